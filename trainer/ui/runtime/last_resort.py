"""The one place that catches every error: told in plain words, written to the log, nothing lost."""

from __future__ import annotations

import sys
import threading
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from trainer.wording import phrase, say, say_phrase

LOG = "trainer.log"
OURS = phrase(
    "This is a fault in the program, not yours. Your work at the table is kept, and you can "
    "continue. This file holds the details for the developers:"
)


class LastResort:
    """The last net for errors that no other part has caught: written to the log, and told in plain
    words, one at a time."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._telling = False

    def install(self) -> None:
        """Answer for every error that nobody else answers for, in other threads too."""
        sys.excepthook = self
        # Work beside the window does not end without a word.
        threading.excepthook = self._of_thread

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        written = self._write("".join(format_exception(kind, error, trace)))
        if self._telling or QApplication.instance() is None:
            return
        # Late: it is installed before the first paint, and widgets come after it.
        from trainer.ui.runtime.faults import tell

        self._telling = True
        try:
            tell(
                QApplication.activeWindow(),
                say("Something went wrong"),
                (say_phrase(OURS), written),
            )
        finally:
            self._telling = False

    def _of_thread(self, ended: threading.ExceptHookArgs) -> None:
        """Hand the error to the window's own thread, which tells it."""
        app, error = QApplication.instance(), ended.exc_value
        if app is not None and error is not None:
            # A single shot with a receiver runs in the receiver's thread, whoever started it.
            QTimer.singleShot(0, app, lambda: self(ended.exc_type, error, ended.exc_traceback))

    def _write(self, text: str) -> str:
        """Write the text to the log and return its place; if that fails, the text itself goes to
        the terminal."""

        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with self._log.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now(UTC).isoformat()}\n{text}\n")
        except OSError as error:
            sys.stderr.write(text)
            return say("{file} could not be written ({why}).", file=self._log, why=error.strerror)
        return str(self._log)
