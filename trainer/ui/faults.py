"""What the window says when something is wrong: plain words, the place of the log, nothing lost."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from trainer.errors import Problem
from trainer.ui.paper import Button, label, row, wrapped

LOG = "trainer.log"
OURS = (
    "This is a fault of the program, not yours. Everything that was done at the table is kept, "
    "and you can go on. What happened is written in this file, for those who mend it:"
)


class Told(QDialog):
    """A few sentences with a heading, and one button."""

    def __init__(self, parent: QWidget | None, heading: str, sentences: Iterable[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.setObjectName("told")
        self.setAccessibleName(heading)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(label(heading, "panel"))
        for sentence in sentences:
            text = wrapped(sentence)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.setFixedWidth(520)
            layout.addWidget(text)
        close = Button("Close", "told.close", kind="primary", key="Enter")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout.addSpacing(4)
        layout.addLayout(row(None, close))


def tell(parent: QWidget | None, heading: str, sentences: Iterable[str]) -> None:
    """The trainee reads this before anything else goes on."""
    Told(parent, heading, sentences).exec()


def tell_problems(parent: QWidget | None, heading: str, problems: Iterable[Problem | str]) -> None:
    """Each problem in its own line: where, what is wrong, what would be right."""
    tell(parent, heading, [str(problem) for problem in problems])


class LastResort:
    """What no other part has caught: written to the log, and told in plain words, one at a time."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._telling = False

    def install(self) -> None:
        """From now on it answers for every error that nobody else answers for."""
        sys.excepthook = self

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        written = self._write("".join(traceback.format_exception(kind, error, trace)))
        if self._telling or QApplication.instance() is None:
            return
        self._telling = True
        try:
            tell(QApplication.activeWindow(), "Something went wrong", (OURS, written))
        finally:
            self._telling = False

    def _write(self, text: str) -> str:
        """Where it was written; where it could not be, the text itself goes to the terminal."""
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with self._log.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now(UTC).isoformat()}\n{text}\n")
        except OSError as error:
            sys.stderr.write(text)
            return f"{self._log} could not be written ({error.strerror})."
        return str(self._log)
