"""While the window waits for the school it is painted, and nothing overtakes what it is doing."""

from __future__ import annotations

import sys
from threading import Thread

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from trainer.ui.runtime import school_wait
from trainer.ui.runtime.background import Background
from trainer.ui.runtime.school_wait import SchoolWait


@pytest.fixture(autouse=True)
def _long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school_wait, "STILL_S", 0.0)


class Window(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.painted = self.asked = 0
        self.stays = False
        self.button = QPushButton("Do", self)

    def paintEvent(self, _: QPaintEvent) -> None:
        self.painted += 1

    def closeEvent(self, event: QCloseEvent) -> None:
        self.asked += 1
        event.setAccepted(not self.stays)


class Broken(QWidget):
    def paintEvent(self, _: QPaintEvent) -> None:
        raise ValueError("a paint")


def test_the_window_is_painted_while_it_waits(qtbot: QtBot) -> None:
    window, wait = Window(), SchoolWait(Background())
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.painted > 0)
    before = window.painted
    window.update()
    wait()
    assert window.painted == before + 1


def test_timers_answers_and_the_closing_of_the_window_come_after_it(qtbot: QtBot) -> None:
    background, told = Background(), list[str]()
    window, wait = Window(), SchoolWait(background)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    done = background.run(lambda: 7, lambda _: told.append("answer"), owner=window)
    background.wait(done, 60.0)
    QTimer.singleShot(1, window, lambda: told.append("timer"))
    QTest.qSleep(5)
    handle = window.windowHandle()
    QTimer.singleShot(0, window, handle.close)
    for _ in range(3):
        wait()
    assert told == []
    assert window.isVisible()
    cursor = QApplication.overrideCursor()
    assert cursor is not None
    assert cursor.shape() is Qt.CursorShape.BusyCursor
    qtbot.waitUntil(lambda: sorted(told) == ["answer", "timer"] and not window.isVisible())
    assert QApplication.overrideCursor() is None


def test_nothing_is_done_in_a_short_wait(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window, wait, told = Window(), SchoolWait(Background()), list[str]()
    qtbot.addWidget(window)
    QTimer.singleShot(0, window, lambda: told.append("queued"))
    with monkeypatch.context() as short:
        short.setattr(school_wait, "STILL_S", 60.0)
        wait()
        assert told == []
    wait()
    assert told == ["queued"]
    qtbot.waitUntil(lambda: QApplication.overrideCursor() is None)


def test_a_window_is_asked_to_close_once_and_not_if_it_is_gone(qtbot: QtBot) -> None:
    window, gone, wait = Window(), QWindow(), SchoolWait(Background())
    qtbot.addWidget(window)
    window.stays = True
    window.show()
    gone.show()
    qtbot.waitExposed(window)
    handle = window.windowHandle()
    for each in (handle, handle, gone):
        QTimer.singleShot(0, each, each.close)
    wait()
    assert window.asked == 0
    delete(gone)
    qtbot.waitUntil(lambda: QApplication.overrideCursor() is None)
    assert window.asked == 1
    window.stays = False


def test_another_thread_waits_without_the_window(qtbot: QtBot) -> None:
    window, wait = Window(), SchoolWait(Background())
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.painted > 0)
    before = window.painted
    window.update()
    thread = Thread(target=wait)
    thread.start()
    thread.join()
    assert window.painted == before
    assert QApplication.overrideCursor() is None


def test_an_error_while_the_window_waits_for_the_school_is_told_after_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A paint is taken meanwhile: its dialog would run inside an act that is half done."""
    told: list[str] = []
    window, wait = Broken(), SchoolWait(Background())
    qtbot.addWidget(window)
    monkeypatch.setattr(sys, "excepthook", lambda _, error, __: told.append(str(error)))
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: bool(told))
    told.clear()
    window.update()
    wait()
    assert told == []
    qtbot.waitUntil(lambda: "a paint" in told)
