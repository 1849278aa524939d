"""A look at a demo school, made and shown by a process of its own, so that no real records are
touched."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from trainer import assets
from trainer.errors import Problem
from trainer.school.demo.founding import FOLDER, unfinished
from trainer.school.station.joined import SCHOOL_FILE
from trainer.wording import say

Tell = Callable[[str, Iterable[Problem | str]], None]
_DAY = re.compile(r"day (\d+) of (\d+)")


class DemoLook(QObject):
    """Makes the demo school if there is none yet, and opens it. ``start`` can take the place of
    what starts another window."""

    def __init__(self, window: QWidget, home: Path, tell: Tell) -> None:
        super().__init__(window)
        self.folder = home / FOLDER
        self.start: Callable[[Path], None] = start_window
        self.command = [*assets.program(), "school", "demo"]
        self._window, self._tell = window, tell
        self._making: QProcess | None = None
        self._maker = 0
        self._shown: QProgressDialog | None = None

    def begin(self) -> None:
        """Show the demo school in a window of its own, once it is made."""
        if (self.folder / SCHOOL_FILE).exists():
            self.start(self.folder)
        elif self._making is None:
            self._make()

    def _make(self) -> None:
        made = self._making = QProcess(self)
        made.readyReadStandardError.connect(self._said)
        made.finished.connect(self._finished)
        self._shown = self._progress()
        program, *rest = self.command
        made.start(program, [*rest, str(self.folder)])
        self._maker = made.processId()

    def _progress(self) -> QProgressDialog:
        words = say("Creating the demo school: several thousand rounds are dealt and marked.")
        shown = QProgressDialog(words, say("Cancel"), 0, 0, self._window)
        shown.setObjectName("demo.progress")
        shown.setAccessibleName(words)
        shown.setWindowTitle(say("Demo school"))
        shown.setWindowModality(Qt.WindowModality.WindowModal)
        shown.setMinimumDuration(0)
        shown.setAutoReset(False)
        shown.canceled.connect(self._cancel)
        shown.show()
        return shown

    def _said(self) -> None:
        if self._making is None or self._shown is None:
            return
        # What has come so far may end in the middle of a letter.
        text = bytes(self._making.readAllStandardError().data()).decode(errors="replace")
        for day, days in _DAY.findall(text):
            self._shown.setMaximum(int(days))
            self._shown.setValue(int(day))

    def _cancel(self) -> None:
        if self._making is not None:
            self._making.kill()  # Windows has no gentler way to end a program without a window

    def _finished(self, status: int) -> None:
        shown, self._shown, self._making = self._shown, None, None
        cancelled = shown is not None and shown.wasCanceled()
        if shown is not None:
            shown.close()
        if cancelled:
            for draft in self.folder.parent.glob(f"{unfinished(self._maker)}-*"):
                shutil.rmtree(draft, ignore_errors=True)
        elif status == 0:
            self.start(self.folder)
        else:
            self._tell(say("The demo school cannot be created"), (str(self.folder),))


def start_window(folder: Path) -> None:
    """Start another window of the program, at home in that folder."""
    started = QProcess()
    around = QProcessEnvironment.systemEnvironment()
    around.insert("TRAINER_HOME", str(folder))
    started.setProcessEnvironment(around)
    program, *rest = assets.program()
    started.setProgram(program)
    started.setArguments(rest)
    started.startDetached()
