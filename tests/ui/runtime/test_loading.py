from __future__ import annotations

from threading import Event

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.errors import InputError
from trainer.ui.runtime.background import Background
from trainer.ui.runtime.loading import Loading


def never(error: InputError) -> None:
    raise AssertionError(error)


def test_what_takes_long_is_seen_to_be_under_way_until_it_is_there(qtbot: QtBot) -> None:
    page, go_on = QWidget(), Event()
    qtbot.addWidget(page)
    loading = Loading(Background(), never, lambda: page)
    shown: list[bool] = []
    loading.load(go_on.wait, shown.append)
    qtbot.waitUntil(lambda: loading.bar is not None)
    assert not shown
    go_on.set()
    qtbot.waitUntil(lambda: shown == [True])
    assert loading.bar is None


def test_what_comes_at_once_shows_no_line(qtbot: QtBot) -> None:
    loading = Loading(Background(), never, QWidget)
    shown: list[int] = []
    loading.load(lambda: 1, shown.append)
    qtbot.waitUntil(lambda: shown == [1])
    assert not loading._patience.isActive(), "nothing is on its way that would show it"


def test_whoever_leaves_waits_no_more(qtbot: QtBot) -> None:
    background, go_on = Background(), Event()
    loading = Loading(background, never, QWidget)
    shown: list[bool] = []
    loading.load(go_on.wait, shown.append)
    loading.drop()
    assert not loading._patience.isActive()
    go_on.set()
    qtbot.waitUntil(lambda: not background.busy)
    assert not shown
