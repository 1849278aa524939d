from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Thread, get_ident
from weakref import ref

from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from trainer.ui.application import Application


class Ring:
    """Refers to itself, so that only the collector can find that nobody else does."""

    def __init__(self, died_in: list[int]) -> None:
        self.died_in, self.self = died_in, self

    def __del__(self) -> None:
        self.died_in.append(get_ident())


def test_garbage_dies_in_the_windows_thread_whatever_others_do(
    open_app: Callable[..., Application], qtbot: QtBot
) -> None:
    """Qt's widgets may be deleted in no other."""
    open_app()
    died_in: list[int] = []
    Ring(died_in)
    work = Thread(target=lambda: [[each] for each in range(100_000)])
    work.start()
    work.join()
    assert not died_in
    gc_due = [[each] for each in range(10_000)]
    qtbot.waitUntil(lambda: bool(died_in))
    assert set(died_in) == {get_ident()}
    assert gc_due
    assert not gc.isenabled()


def test_a_closed_window_is_garbage(qtbot: QtBot) -> None:
    """Twice: what the first one of a program holds is frozen, as part of what always lives."""
    for _ in range(2):
        with played("settings") as app:
            closed = ref(app)
        del app
    gc.collect()
    assert closed() is None
