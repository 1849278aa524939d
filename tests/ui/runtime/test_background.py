"""Work beside the window is answered in it, whoever has left; nothing dies in a thread."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from threading import Event, get_ident

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from trainer.errors import InputError, Problem
from trainer.ui.runtime.background import AT_ONCE, Background
from trainer.ui.station.deliveries import Deliveries

ROOT = Path(__file__).parents[3]
SOON_MS = 60_000
FEW, MANY = 300, 10_000


class Requester(QObject):
    """Asks for work and is gone before it is done, as a page may be."""

    died_in: list[int] = []  # noqa: RUF012

    def ask(self, background: Background) -> None:
        background.run(lambda: sum(range(300)), self.hear, owner=self)

    def hear(self, found: int) -> None:
        assert get_ident() == self.window, found

    window = get_ident()

    def __del__(self) -> None:
        self.died_in.append(get_ident())


class StubPost:
    """Takes two steps and never has news."""

    told = None

    def deliver(self) -> list[None]:
        return [None, None]

    def news(self) -> bool:
        return False

    def forget_the_erased(self) -> None: ...

    closed = False

    def close(self) -> None:
        self.closed = True


def begin_and_end(times: int) -> None:
    """Deliveries that begin and end, and requesters that leave, while the window goes on."""
    background = Background()
    for turn in range(times):
        deliveries = Deliveries(background, lambda: False)
        deliveries.begin(StubPost)  # type: ignore[arg-type]
        requester = Requester()
        requester.ask(background)
        if turn % 3:
            QApplication.processEvents()
        deliveries.end()
        if turn % 2:
            requester.deleteLater()
        del requester, deliveries
    background.close(60)
    assert set(Requester.died_in) <= {Requester.window}, "a page died in a thread"


def test_deliveries_hold_no_records_once_the_window_is_gone(qapp: QApplication) -> None:
    """Nobody hears the answer of a step, nor is anything begun after it."""
    background, post = Background(), StubPost()
    deliveries = Deliveries(background, lambda: False)
    deliveries.begin(lambda: post)  # type: ignore[arg-type, return-value]
    background.wait(1, SOON_MS / 1000)
    deliveries.end()
    background.close(SOON_MS / 1000)
    assert not post.closed
    deliveries.close()
    assert post.closed


def in_a_program(times: int) -> subprocess.CompletedProcess[str]:
    """A crash of it is a return code here."""
    program = f"""
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.ui.runtime.test_background import begin_and_end
begin_and_end({times})
print("sound")
"""
    command = [sys.executable, "-X", "faulthandler", "-c", program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000)


def test_some_hundred_begins_and_ends_crash_nothing() -> None:
    done = in_a_program(FEW)
    assert (done.returncode, done.stdout, done.stderr) == (0, "sound\n", "")


@pytest.mark.slow
def test_ten_thousand_begins_and_ends_crash_nothing() -> None:
    done = in_a_program(MANY)
    assert (done.returncode, done.stdout, done.stderr) == (0, "sound\n", "")


def test_work_is_done_in_a_thread_and_answered_in_the_window(qtbot: QtBot) -> None:
    answers: list[tuple[int, int]] = []
    Background().run(get_ident, lambda at: answers.append((at, get_ident())))
    qtbot.waitUntil(lambda: bool(answers), timeout=SOON_MS)
    ((worked, answered),) = answers
    assert worked != answered == get_ident()


def test_an_answer_is_for_nobody_who_is_deleted_and_a_fault_is_for_whoever_can_tell_it(
    qtbot: QtBot,
) -> None:
    background, owner, told, go = Background(), QObject(), [], Event()  # type: ignore[var-annotated]

    def refuse() -> None:
        raise InputError([Problem(("here",), "it", "wrong")])

    background.run(lambda: go.wait(60), told.append, owner=owner)
    owner.deleteLater()
    go.set()
    background.run(refuse, failed=lambda error: told.append(str(error)))
    qtbot.waitUntil(lambda: not background.busy, timeout=SOON_MS)
    assert told == ["here: wrong"]


def test_answers_wait_while_the_mouse_is_pressed(qtbot: QtBot) -> None:
    """A button that an answer makes anew would not hear the release of its press."""
    window, background, answered = QWindow(), Background(), list[int]()
    window.show()
    qtbot.waitExposed(window)
    QTest.mousePress(window, Qt.MouseButton.LeftButton)
    number = background.run(lambda: 1, answered.append)
    background.wait(number, SOON_MS)
    for _ in range(3):
        QApplication.processEvents()
    assert not answered
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: answered == [1], timeout=SOON_MS)


def test_answers_wait_for_no_release_that_was_lost(qtbot: QtBot) -> None:
    window, background, answered = QWindow(), Background(), list[int]()
    window.show()
    qtbot.waitExposed(window)
    QTest.mousePress(window, Qt.MouseButton.LeftButton)
    try:
        background.run(lambda: 1, answered.append)
        qtbot.waitUntil(lambda: answered == [1], timeout=SOON_MS)
    finally:
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton)


def test_a_bug_is_raised_in_the_window_and_stops_no_other_work(qtbot: QtBot) -> None:
    background, done = Background(), []  # type: ignore[var-annotated]
    with capture_exceptions() as raised:
        background.run(lambda: 1 // 0)
        background.run(lambda: 1, done.append)
        qtbot.waitUntil(lambda: bool(done and raised), timeout=SOON_MS)
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]


def test_in_a_lane_one_is_at_work_and_the_newest_alone_waits(qtbot: QtBot) -> None:
    """What a form settles after each change is needed for the last one only."""
    background, go = Background(), Event()
    done: list[str] = []
    answered: list[str] = []

    def ask(name: str, *, lane: str = "settle", until: Event | None = None) -> None:
        def work() -> str:
            assert until is None or until.wait(60)
            done.append(name)
            return name

        background.run(work, answered.append, lane=lane)

    ask("first", until=go)
    ask("second")
    ask("third")
    ask("beside", lane="count")
    ask("apart", lane="")
    qtbot.waitUntil(lambda: set(answered) == {"beside", "apart"}, timeout=SOON_MS)
    ask("last")
    go.set()
    qtbot.waitUntil(lambda: not background.busy, timeout=SOON_MS)
    assert answered[2:] == ["first", "last"]
    assert sorted(done) == sorted(answered)


def test_more_than_a_few_are_never_at_work_and_all_are_done(qtbot: QtBot) -> None:
    background, go = Background(), Event()
    begun: list[int] = []
    done: list[int] = []

    def work(number: int) -> int:
        begun.append(number)
        go.wait(60)
        return number

    for number in range(3 * AT_ONCE):
        background.run(partial(work, number), done.append)
    qtbot.waitUntil(lambda: len(begun) == AT_ONCE, timeout=SOON_MS)
    go.set()
    qtbot.waitUntil(lambda: len(done) == 3 * AT_ONCE, timeout=SOON_MS)
    assert sorted(begun) == sorted(done) == list(range(3 * AT_ONCE))


def test_nothing_is_begun_or_answered_after_the_end(qtbot: QtBot) -> None:
    background, told = Background(), []  # type: ignore[var-annotated]
    background.run(lambda: 1, told.append)
    background.close(60)
    background.run(lambda: 2, told.append)
    QApplication.processEvents()
    assert told == []


def test_no_other_module_of_the_window_begins_a_thread() -> None:
    begins = ("Thread(", "QThread", "ThreadPool", "QRunnable", "concurrent.futures")
    modules = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / "trainer" / "ui").rglob("*.py")
    }
    found = {name for name, text in modules.items() if any(each in text for each in begins)}
    assert found == {"trainer/ui/runtime/background.py"}
