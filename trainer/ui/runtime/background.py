"""All work that is done beside the window: no other module of the window begins a thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from trainer.errors import InputError
from trainer.wording import spoken_as_here

T = TypeVar("T")
AT_ONCE = 6
"""More threads than that are never at work; what is asked for meanwhile waits."""
# While the mouse is pressed, answers wait; for a longer press, or a lost release, they do not.
LOOK_MS, LONGEST_PRESS_S = 10, 1.0


class Task(Struct, frozen=True):
    """Work, and the window's answers to how it ends; nothing is answered once ``owner`` is
    deleted."""

    work: Callable[[], Any]
    then: Callable[[Any], None] | None
    failed: Callable[[InputError], None] | None
    owner: QObject | None
    lane: str = ""


class Exchange:
    """The state that the window and its threads share. It uses Qt only to announce a result.

    A QObject whose last reference is dropped in a thread dies there, while the window may be
    delivering its signals: the program crashes. So ``begun`` holds every task until the window has
    taken its result, and a thread drops its own references before it announces.
    """

    def __init__(self, announce: Callable[[], None]) -> None:
        self._lock = Lock()
        self._announce: Callable[[], None] | None = announce
        self._ended: deque[tuple[int, Any, BaseException | None]] = deque()
        self.begun: dict[int, Task] = {}

    def work(self, number: int) -> None:
        """Run the task with that number in this thread, and hand in its result."""
        result, error = None, None
        try:
            result = self.begun[number].work()
        except BaseException as raised:  # noqa: BLE001  (raised again in the window)
            error = raised
        with self._lock:
            self._ended.append((number, result, error))
            # The thread's last references: a QObject whose last one is dropped here would die here.
            del result, error
            # Within the lock: else the window could be closed between this question and the signal.
            if self._announce is not None:
                self._announce()

    def take(self) -> tuple[int, Any, BaseException | None] | None:
        """Take the oldest result; None if the window was closed meanwhile."""
        with self._lock:
            return self._ended.popleft() if self._ended else None

    def close(self) -> None:
        """Announce nothing any more."""
        with self._lock:
            self._announce = None


class Background(QObject):
    """Does work in threads and answers in the window's own. It lives as long as the program."""

    _arrived = Signal()

    def __init__(self) -> None:
        app = QCoreApplication.instance()
        super().__init__(app)
        self._exchange = Exchange(self._arrived.emit)
        self._threads: dict[int, Thread] = {}
        self._waiting: deque[int] = deque()
        self._last, self._closed = 0, False
        self.is_held = False
        """True while the window is in the middle of an act, which no answer may overtake."""
        self._arrived.connect(self._answer_between_presses)
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def run(
        self,
        work: Callable[[], T],
        then: Callable[[T], None] | None = None,
        *,
        failed: Callable[[InputError], None] | None = None,
        owner: QObject | None = None,
        lane: str = "",
    ) -> int:
        """Do ``work`` beside the window, then give its result to ``then``; return the task's
        number.

        ``work`` speaks the window's language. ``failed`` hears what a person can mend; everything
        else that ``work`` raises is raised in the window, even if its owner has left. In a ``lane``
        one task is at work at a time, and the newest alone waits: the one whose place it takes is
        neither done nor answered.
        """
        self._last += 1
        if not self._closed:
            self._leave_out(lane)
            task = Task(spoken_as_here(work), then, failed, owner, lane)
            self._exchange.begun[self._last] = task
            self._waiting.append(self._last)
            self._begin()
        return self._last

    @property
    def busy(self) -> bool:
        """True while anything is under way, or its answer."""
        return bool(self._exchange.begun)

    def wait(self, number: int, patience_s: float) -> None:
        """Wait for that task, so long at most; it is answered later."""
        if number in self._threads:
            self._threads[number].join(patience_s)

    def close(self, patience_s: float = 0.0) -> None:
        """Begin and answer nothing any more; wait so long for what is under way."""
        self._closed = True
        self._waiting.clear()
        self._exchange.close()
        until = monotonic() + patience_s
        for thread in self._threads.values():
            thread.join(max(0.0, until - monotonic()))
        # What is still at work keeps its task: its thread has yet to hand in a result.
        for number in [each for each in self._exchange.begun if not self._is_at_work(each)]:
            del self._exchange.begun[number]

    def _is_at_work(self, number: int) -> bool:
        return number in self._threads and self._threads[number].is_alive()

    def _leave_out(self, lane: str) -> None:
        """Drop the work that waits in that lane."""
        begun = self._exchange.begun
        for number in [each for each in self._waiting if lane and begun[each].lane == lane]:
            self._waiting.remove(number)
            del begun[number]

    def _may_begin(self, number: int) -> bool:
        begun = self._exchange.begun
        lane = begun[number].lane
        return not lane or all(begun[each].lane != lane for each in self._threads)

    def _begin(self) -> None:
        for number in tuple(self._waiting):
            if len(self._threads) >= AT_ONCE:
                return
            if not self._may_begin(number):
                continue
            self._waiting.remove(number)
            # Daemons: at its end Python would wait for every other thread, however long a server
            # takes.
            thread = Thread(target=self._exchange.work, args=(number,), name="beside", daemon=True)
            self._threads[number] = thread
            thread.start()

    def _answer_between_presses(self, until: float = 0.0) -> None:
        """Answer once the mouse is released."""
        until = until or monotonic() + LONGEST_PRESS_S
        pressed = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        # A button that the answer makes anew or lets rest under a press would not hear the release.
        if self.is_held or (pressed and monotonic() < until):
            QTimer.singleShot(LOOK_MS, self, lambda: self._answer_between_presses(until))
        else:
            self._answer()

    def _answer(self) -> None:
        # Each has an announcement of its own: a bug in one stops no other.
        ended = self._exchange.take()
        if ended is None or self._closed:
            return
        number, result, error = ended
        task = self._exchange.begun.pop(number)
        del self._threads[number]
        self._begin()
        _tell(task, result, error)


def _tell(task: Task, result: Any, error: BaseException | None) -> None:
    mended = isinstance(error, InputError) and task.failed is not None
    if error is not None and not mended:
        raise error
    if task.owner is not None and not isValid(task.owner):
        return
    if isinstance(error, InputError) and task.failed is not None:
        task.failed(error)
    elif task.then is not None:
        task.then(result)
