"""Export: the button that pages put beside their lists, and the writing of the chosen file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Protocol
from unicodedata import normalize

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionButton, QWidget

from trainer.errors import InputError, Problem
from trainer.paper.sheet import Sheet
from trainer.paper.text_files import write_csv, write_json
from trainer.paper.xlsx_file import write_xlsx
from trainer.school.printout import printout_of_sheets
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.widgets import Button
from trainer.ui.printing.file_dialogs import ask_save
from trainer.ui.printing.whole_pdf import write_whole_pdf
from trainer.wording import Phrase, phrase, say, say_phrase

EDGE, ARROW = 15, 18
"""The room at either side of what stands in the button, and the arrow's own."""

LONGEST_NAME = 60
# Names that Windows keeps for its devices, whatever their ending.
DEVICES = frozenset(
    ("CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10)))
)

Tell = Callable[[str, Iterable[Problem | str]], None]


class Format(Enum):
    """The format of a written table."""

    CSV = ".csv"
    XLSX = ".xlsx"
    JSON = ".json"
    PDF = ".pdf"

    @property
    def words(self) -> str:
        return say_phrase(_WORDS[self])


_WORDS: dict[Format, Phrase] = {
    Format.CSV: phrase("CSV, for any program"),
    Format.XLSX: phrase("XLSX, for Excel"),
    Format.JSON: phrase("JSON, for programs"),
    Format.PDF: phrase("PDF, for paper"),
}


class ExportChoice(Protocol):
    """One line of the menu: ``value`` tells it from the others."""

    @property
    def value(self) -> str: ...

    @property
    def words(self) -> str: ...


class MenuButton(Painted, Button):
    """A button that opens a menu, with an arrow that says so."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        hint.setWidth(round(2 * EDGE + words + ARROW))
        return hint

    def paint(self, painter: QPainter) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setPen(self._ink())
        painter.setFont(self.font())
        room = QRectF(self.rect()).adjusted(EDGE, 0, -EDGE, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(QPen(self._ink(), 1.6))
        x, y = room.right() - 5, self.height() / 2 + 0.5
        painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])


class ExportMenu(MenuButton):
    """The button, with a menu of formats or of other choices. Emits the chosen one."""

    asked = Signal(object)

    def __init__(self, name: str, choices: Sequence[ExportChoice] = tuple(Format)) -> None:
        super().__init__(say("Export"), name)
        menu = QMenu(self)
        menu.setObjectName(f"{name}.formats")
        menu.setAccessibleName(say("Export as"))
        for each in choices:
            menu.addAction(self._action(menu, each))
        self.setMenu(menu)

    def _action(self, menu: QMenu, choice: ExportChoice) -> QAction:
        made = QAction(choice.words, menu)
        made.setObjectName(f"{self.objectName()}{choice.value}")
        made.triggered.connect(lambda _=False: self.asked.emit(choice))
        return made


class Exporting:
    """Asks for a file, writes it, and says how that went.

    ``ask_file`` can take the place of the dialog; an empty text means that the person cancelled.
    """

    def __init__(self, window: QWidget, tell: Tell) -> None:
        self._window, self._tell = window, tell
        self.ask_file: Callable[[str, str], str] = self._ask_file

    def put(self, sheets: Sequence[Sheet], format_: Format, name: str) -> bool:
        """Write these tables into a file, which is proposed to be called ``name``; a CSV holds the
        first of them alone. True if that was done."""
        return self.write(name, format_.value, lambda path: _write(sheets, format_, path))

    def write(self, name: str, ending: str, write: Callable[[Path], None]) -> bool:
        """Write the named file by ``write``; True if that was done."""
        chosen = self.ask_file(file_name(name), ending)
        if not chosen:
            return False
        path = Path(chosen if chosen.lower().endswith(ending) else chosen + ending)
        try:
            with waiting():
                write(path)
        except InputError as error:
            self._tell(say("This cannot be exported"), error.problems)
            return False
        self._tell(say("Exported"), (str(path),))
        return True

    def _ask_file(self, name: str, ending: str) -> str:
        return ask_save(self._window, say("Export"), name, ending)


def file_name(words: str) -> str:
    """A name for a file, made of those words, that every system takes and none hides."""
    kept = (each if each.isalnum() or each in " -_.@" else "-" for each in normalize("NFC", words))
    name = "".join(kept)[:LONGEST_NAME].strip(" .-")
    return f"_{name}" if name.partition(".")[0].upper() in DEVICES else name or "export"


@contextmanager
def waiting() -> Iterator[None]:
    """Show the pointer of a busy program."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _write(sheets: Sequence[Sheet], format_: Format, path: Path) -> None:
    """Overwrite without a question."""
    # The dialog has asked.
    match format_:
        case Format.CSV:
            write_csv(sheets[0], path, force=True)
        case Format.XLSX:
            write_xlsx(sheets, path, force=True)
        case Format.JSON:
            write_json(sheets, path, force=True)
        case Format.PDF:
            write_whole_pdf(printout_of_sheets(sheets), path, force=True)
