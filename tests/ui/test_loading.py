from __future__ import annotations

from threading import Event

from pytestqt.qtbot import QtBot

from trainer.errors import InputError
from trainer.ui.background import Background
from trainer.ui.reports.loading import Loading


def never(error: InputError) -> None:
    raise AssertionError(error)


def test_what_takes_long_is_seen_to_be_under_way_until_it_is_there(qtbot: QtBot) -> None:
    loading, go_on = Loading(Background(), never), Event()
    shown: list[bool] = []
    with qtbot.waitSignal(loading.slow):
        loading.load(lambda: go_on.wait(5), shown.append)
    with qtbot.waitSignal(loading.over):
        go_on.set()
    qtbot.waitUntil(lambda: bool(shown))
    assert shown == [True]


def test_what_comes_at_once_shows_no_line(qtbot: QtBot) -> None:
    loading = Loading(Background(), never)
    with qtbot.assertNotEmitted(loading.slow, wait=500):
        loading.load(lambda: 1, lambda _: None)


def test_whoever_leaves_waits_no_more(qtbot: QtBot) -> None:
    loading, go_on = Loading(Background(), never), Event()
    shown: list[bool] = []
    loading.load(lambda: go_on.wait(5), shown.append)
    with qtbot.waitSignal(loading.over):
        loading.drop()
    go_on.set()
    qtbot.wait(100)
    assert not shown
