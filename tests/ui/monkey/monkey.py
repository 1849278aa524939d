"""A walk: one screen with its records, and random inputs from there on. All that goes wrong is a
find: a traceback, a warning of Qt's, a stall, the keyboard on something that is not in sight."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from time import thread_time
from traceback import format_exception
from types import TracebackType
from unittest.mock import patch

from PySide6.QtCore import QEvent, QEventLoop, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.ui.monkey.hands import Hands
from trainer.records.registry.acts import Role
from trainer.school.clock import Clock
from trainer.school.demo.founding import in_folder
from trainer.school.demo.making import Size
from trainer.school.people.sign_in import account_of
from trainer.settings import Language, Theme
from trainer.shots.names import NAMES
from trainer.shots.people import PROBLEMS
from trainer.shots.scenes import NOW, Drawing, SceneStage
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.routes import (
    EXAM_BLIND,
    EXAM_RESULT,
    EXAM_RULING,
    EXAM_SET,
    EXAM_SHEET,
    EXAM_TABLE,
    EXAM_WAIT,
    EXAMS,
    FIND,
    HELD,
    LIVE_REPORT,
    LOCKED,
    OWN_PASSWORD,
    ROUTES,
    SIGN_IN,
    WORKSHOP,
)

INPUTS = 170
"""Of a walk, unless others are asked for."""
LONGEST_S = 1.0
"""No input may take more of the processor. Measured is this thread's own time: a busy machine takes
none of it, but twice as much of it goes by where two threads share a core."""
BARE_LOOP_S = 0.006
"""A bare loop where nothing else runs. One that takes longer leaves an input as much longer."""
LEAPS = 0.04
"""So often another page, drill, size, person, language or theme comes at once."""
SIZES = ((1120, 680), (1280, 720), (1600, 1000), (1920, 1080))
SCALES = (100, 115, 130)
DEMOS = {f"demo-{role.value}": role for role in (Role.TRAINEE, Role.SUPERVISOR, Role.ADMIN)}
STARTS = (*NAMES, *DEMOS)
TELLS = 25
"""So many of the last inputs are told with a find."""
SMALL = Size(trainees=2, days=4)
_OFFSCREEN = "This plugin does not support"


class Walk:
    """One seed's inputs. ``finds`` tells what went wrong, with what was done before."""

    def __init__(
        self,
        seed: int,
        inputs: int,
        scene: str = "",
        say: Callable[[str], None] = lambda _: None,
        demo: Path | None = None,
    ) -> None:
        """``say`` hears each input once it is done: where a walk crashes, the next one did.
        ``demo`` is a demo school's folder, for those who begin there."""
        self._say, self._demo = say, demo
        self.seed, self.scene = seed, scene or STARTS[seed % len(STARTS)]
        self.finds: list[str] = []
        self.done: list[str] = []
        self._inputs, self._random = inputs, Random(seed)
        self._since = 0.0
        self._loop: QEventLoop | None = None
        self._acting: QWidget | None = None
        self._hidden: QWidget | None = None

    def go(self) -> list[str]:
        """All inputs are done; what was found."""
        with TemporaryDirectory() as folder, self._watched(), nothing_leaves(Path(folder), self):
            drawing, home = Drawing(self.scene, self._random.choice(SIZES)), Path(folder, "home")
            if self.scene in DEMOS:
                shutil.copytree(demo_school(self._demo), home)
            self._stage = SceneStage(home, drawing)
            self._app = self._stage.app
            self._begin()
            self._app.window.activateWindow()
            self._hands = Hands(self._random, self._app.window)
            self._loop = QEventLoop()
            self._since = thread_time()
            QTimer.singleShot(0, self._step)
            self._loop.exec()
            self._leave()
        return self.finds

    def _begin(self) -> None:
        """The scene is in sight; in a demo school it is the first page of one of its people."""
        if self.scene not in DEMOS:
            self._stage.play(self.scene)
            if self.scene == EXAM_SET:  # forms are drawn beside the window, but for a picture
                office = self._app.parts.of(EXAMS)
                assert isinstance(office, OfficePart)
                office.setting.at_once = False
            return
        registry = self._app.people.registry
        assert registry is not None, "a demo school is a school"
        there = [each for each in registry.people() if each.role == DEMOS[self.scene].value]
        self._app.people.seat(account_of(self._random.choice(there)))
        self._app.window.show()

    def find(self, what: str) -> None:
        """That went wrong after what was done last."""
        told = "\n  ".join(self.done[-TELLS:])
        at = f"seed {self.seed}, {self.scene}, input {len(self.done)}"
        self.finds.append(f"{at}: {what}\n  {told}")

    @property
    def chance(self) -> Random:
        """What the walk's own answers to dialogs are drawn from."""
        return self._random

    def _step(self) -> None:
        """One input. The next one is asked for before: this one may open a dialog, which answers
        only when it is closed."""
        if self._hands.front is self._acting:  # the program lets events in, but no person's
            QTimer.singleShot(1, self._step)
            return
        spent, self._since = thread_time() - self._since, thread_time()
        if self.done and spent > LONGEST_S and spent > LONGEST_S * slowness():
            self.find(f"took {spent:.1f} s of the processor")
        self._look()
        if len(self.done) >= self._inputs or self.finds:
            self._end()
            return
        QTimer.singleShot(0, self._step)
        if QApplication.activeWindow() is None:
            self._hands.front.activateWindow()
        self._since = thread_time()
        self._stage._hands.wait(self._random.randrange(2000))
        self._do(self._hands.front)

    def _do(self, front: QWidget) -> None:
        """The input is told even where it crashes, or opens what answers later."""
        at, before = len(self.done), self._acting
        self.done.append("...")
        leaps = self._random.random() < LEAPS and front is self._app.window
        self._acting = front
        try:
            self.done[at] = self._leap() if leaps else self._hands.act()
            self._say(self.done[at])
        finally:
            self._acting = before

    def _look(self) -> None:
        """What has the keyboard is in sight, or will be at once. A list that drops down may keep it
        while it closes."""
        focused = QApplication.focusWidget()
        ours = focused is not None and focused.window() is self._app.window
        before, self._hidden = self._hidden, None
        if focused is None or not ours or focused.isVisible():
            return
        self._hidden = focused
        if focused is before:
            self.find(f"the keyboard is on {focused.objectName() or focused}, out of sight")

    def _end(self) -> None:
        """Menus and dialogs are closed, one after another, and the walk with them."""
        front = self._hands.front
        if front is self._app.window:
            assert self._loop is not None
            self._loop.quit()
            return
        if isinstance(front, QDialog):
            front.reject()
        else:
            front.close()
        QTimer.singleShot(0, self._end)

    def _leave(self) -> None:
        window = self._app.window
        window.may_close = lambda: True
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    # ------------------------------------------------------------------ leaps

    def _leap(self) -> str:
        ways = [self._resize, self._practise, self._turn, self._look_otherwise, self._sit_down]
        return self._random.choice([*ways, self._go_away])()

    def _go_away(self) -> str:
        """The window is out of sight and comes back, as for another program."""
        self._app.window.hide()
        QApplication.processEvents()
        self._app.window.show()
        self._app.window.activateWindow()
        return "away and back"

    def _resize(self) -> str:
        size = self._random.choice(SIZES)
        self._app.window.resize(*size)
        return f"resize to {size}"

    def _turn(self) -> str:
        page = self._random.choice(PAGES)
        self._app.turn_to(page)
        return f"turn to {page}"

    def _practise(self) -> str:
        practice = self._app.practice
        if practice is None or self._sealed or not self._app.people.lets_see("today"):
            return "stay"
        house = self._random.choice([each.id for each in practice.houses()])
        drill = self._random.choice(sorted(practice.curriculum.recipes))
        self._app.practise(house, drill)
        return f"practise {drill} at {house}"

    def _look_otherwise(self) -> str:
        if self._sealed or not self._app.people.lets_see("settings"):
            return "stay"
        self._app.turn_to("settings")
        settings = replace(
            self._app.language.shown(self._app.settings),
            language=self._random.choice(list(Language)),
            theme=self._random.choice(list(Theme)),
            text_scale=self._random.choice(SCALES),
        )
        self._app.pages.settings.changed.emit(settings)
        return f"{settings.language}, {settings.theme}, {settings.text_scale}%"

    def _sit_down(self) -> str:
        """Somebody signs out, and anybody in."""
        people = self._app.people
        if people.registry is None or self._sealed or people.locked:
            return "stay"
        accounts = [account_of(each) for each in people.registry.people() if each.login]
        account = self._random.choice(accounts)
        people.sign_out()
        people.seat(account)
        return f"{account.name} signs in"

    @property
    def _sealed(self) -> bool:
        return bool(self._app.sealed_in)

    # ---------------------------------------------------------------- watched

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Tracebacks and warnings are finds."""
        before = sys.excepthook, qInstallMessageHandler(self._warned)
        sys.excepthook = self._raised
        try:
            yield
        finally:
            sys.excepthook = before[0]
            qInstallMessageHandler(before[1])

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.find("".join(format_exception(kind, error, trace)))

    def _warned(self, kind: QtMsgType, _: object, text: str) -> None:
        harmless = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not harmless and not text.startswith(_OFFSCREEN):
            self.find(f"Qt warns: {text}")


@cache
def slowness() -> float:
    """How many times as much of the processor as alone a bare loop takes at this moment."""
    longest = 0.0
    for _ in range(10):
        since, numbers = thread_time(), {}
        for number in range(100_000):
            numbers[number & 1023] = number
        longest = max(longest, thread_time() - since)
    return max(1.0, longest / BARE_LOOP_S)


def demo_school(folder: Path | None) -> Path:
    """The folder of a small demo school, made where it is not there yet."""
    made = Path(mkdtemp(), "demo") if folder is None else folder
    if not made.exists():
        clock = Clock(lambda: 0, lambda: int(NOW.timestamp() * 1000), lambda: 0)
        for _ in in_folder(made, size=SMALL, clock=clock):
            pass
    return made


CHOSEN_ELSEWHERE = frozenset(
    {
        *("first-start", "session", "table", "debrief", "replay", "quick", "quick-result"),
        *("incident", "quiz-items", "quiz-result", WORKSHOP, LIVE_REPORT, "trainee", "attempt"),
        *(EXAM_TABLE, EXAM_RULING, EXAM_WAIT, EXAM_RESULT, EXAM_SHEET, EXAM_BLIND),
        *("table-test-setup", "table-test-watch", "table-test-form"),
        *(HELD, SIGN_IN, LOCKED, OWN_PASSWORD),
    }
)
"""Pages that show what was begun or chosen on another. Every other page is leapt to."""
PAGES = (*sorted({each.name for each in ROUTES} - CHOSEN_ELSEWHERE), FIND)


@contextmanager
def nothing_leaves(folder: Path, walk: Walk) -> Iterator[None]:
    """No file is chosen but in that folder: a class list, what is none, and nothing at all. No
    other program is begun."""
    (folder / "list.csv").write_text(PROBLEMS, encoding="utf-8")
    (folder / "two.pdf").write_bytes(bytes(range(256)))
    (folder / "three.xlsx").touch()
    (folder / "five").mkdir()

    def file(*_: object) -> tuple[str, str]:
        names = ("", "one.csv", "list.csv", "two.pdf", "three.xlsx", "four", "five", "no/where.csv")
        name = walk.chance.choice(names)
        return (str(folder / name) if name else "", "")

    dialogs = "PySide6.QtWidgets.QFileDialog"
    with (
        patch(f"{dialogs}.getSaveFileName", file),
        patch(f"{dialogs}.getOpenFileName", file),
        patch(f"{dialogs}.getExistingDirectory", lambda *_: file()[0]),
        patch("PySide6.QtGui.QDesktopServices.openUrl", lambda _: True),
        patch("trainer.ui.people.demo_look.DemoLook.begin", lambda _: None),
    ):
        yield
