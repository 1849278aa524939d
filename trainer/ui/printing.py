"""Printouts go on paper: as a PDF file, or by a printer that the machine knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from trainer.errors import InputError
from trainer.school.printout import Printout
from trainer.ui.colours import PALE_PRINT
from trainer.ui.theme import CHINESE, FAMILY, load_chinese, load_fonts
from trainer.ui.widgets import Button, column, label, row
from trainer.wording import say, speaks_english

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PDF = ".pdf"
DOTS_PER_INCH = 300
MARGIN_MM, ACROSS_MM, POINTS, SMALL_POINTS = 16.0, 12.0, 10, 8
ACROSS_POINTS, ACROSS_SHARE, ACROSS_TURNED = 110, 1.0, 50
"""The words over a whole sheet: their size, how much of its width they take at most before they are
turned, by how many degrees, and 8 per cent of ink."""
FOOT, GAP = DOTS_PER_INCH // 4, DOTS_PER_INCH // 12
Tell = Callable[[str, Iterable[str]], None]


class Way(Enum):
    """The way onto paper."""

    FILE = "file"
    PRINTER = "printer"


class Printing:
    """Asks how, and does it; tells what came of it. What asks can be exchanged: ``ask_way``,
    ``ask_file`` and ``ask_printer``; each gives nothing where the person thought better of it."""

    def __init__(self, window: QWidget, tell: Tell) -> None:
        self._window, self._tell = window, tell
        self.ask_way: Callable[[], Way | None] = self._ask_way
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_printer: Callable[[], QPrinter | None] = self._ask_printer

    def put(self, printout: Printout, name: str) -> bool:
        """The printout is on paper; ``name`` is proposed for its file. True where that was done."""
        match self.ask_way():
            case Way.FILE:
                return self._to_file(printout, name)
            case Way.PRINTER:
                return self._to_printer(printout)
            case _:
                return False

    def _to_file(self, printout: Printout, name: str) -> bool:
        chosen = self.ask_file(name)
        if not chosen:
            return False
        from trainer.ui.whole_pdf import write_whole_pdf

        out = Path(chosen if chosen.lower().endswith(PDF) else chosen + PDF)
        try:
            write_whole_pdf(printout, out, force=True)
        except InputError as error:
            self._tell(say("This cannot be saved"), map(str, error.problems))
            return False
        self._tell(say("Saved as PDF"), (str(out),))
        return True

    def _to_printer(self, printout: Printout) -> bool:
        printer = self.ask_printer()
        if printer is None:
            return False
        done = paint(printout, printer)
        if not done:
            name = printer.printerName()
            said = say("{printer} takes nothing now. Save it as PDF instead.", printer=name)
            self._tell(say("This cannot be printed"), (said,))
        return done

    def _ask_way(self) -> Way | None:
        return WayAsked(self._window).asked() if _has_printer() else Way.FILE

    def _ask_file(self, name: str) -> str:
        title, kinds = say("Save as PDF"), "PDF (*.pdf)"
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, name + PDF, kinds)
        return chosen

    def _ask_printer(self) -> QPrinter | None:
        from PySide6.QtPrintSupport import QPrintDialog

        printer = _printer()
        dialog = QPrintDialog(printer, self._window)
        return printer if dialog.exec() == QDialog.DialogCode.Accepted else None


class WayAsked(QDialog):
    """Asks whether to print or to save."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        heading = say("Print or save as PDF")
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self.setObjectName("printing.way")
        self._way: Way | None = None
        printer = Button(say("Choose a printer"), "printing.printer", kind="primary")
        file = Button(say("Save as PDF"), "printing.file")
        for button, way in ((printer, Way.PRINTER), (file, Way.FILE)):
            button.setMinimumHeight(46)
            button.clicked.connect(lambda _=False, way=way: self._chosen(way))
        line = row(printer, file, gap=12)
        self.setLayout(column(label(heading, "panel"), line, gap=16, around=(28, 24, 28, 24)))

    def asked(self) -> Way | None:
        """Show the dialog and return the choice."""
        self.exec()
        return self._way

    def _chosen(self, way: Way) -> None:
        self._way = way
        self.accept()


class Drawn(Protocol):
    """Paper that draws itself, page after page."""

    @property
    def title(self) -> str: ...

    @property
    def landscape(self) -> bool: ...

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None: ...


def write_pdf(paper: Printout | Drawn, out: Path) -> bool:
    """The paper is in the file, A4. False where it could not be written."""
    if QApplication.instance() is None:
        _kept.append(QApplication(["trainer"]))
    return _can_be_written(out) and paint(paper, _writer(paper, out))


_kept: list[QApplication] = []
"""The application that a paper without a window needs; it lives as long as the program."""


def paint(paper: Printout | Drawn, device: QPagedPaintDevice) -> bool:
    """The paper is painted, sheet after sheet. False where the device takes nothing."""
    load_fonts()
    if not speaks_english():
        load_chinese()
    painter = QPainter()
    if not painter.begin(device):
        return False
    if isinstance(paper, Printout):
        _fill(paper, device, painter)
    else:
        paper.paint(device, painter)
    return painter.end()


def _fill(printout: Printout, device: QPagedPaintDevice, painter: QPainter) -> None:
    sheets = Sheets(device, painter, printout)
    for number, part in enumerate(printout.parts):
        if number:
            sheets.turn()
        sheets.fill(part)


class Sheets:
    """Paints blocks below one another; what has no room left goes on the next sheet."""

    def __init__(self, device: QPagedPaintDevice, painter: QPainter, printout: Printout) -> None:
        self._device, self._painter, self._printout = device, painter, printout
        self._high = float(device.height() - FOOT)
        self._number, self._y = 1, 0.0
        self._print_foot()

    def fill(self, blocks: Iterable[str]) -> None:
        """These blocks come next."""
        for block in blocks:
            laid = self._laid(block)
            high = laid.size().height()
            if self._y and self._y + high > self._high:
                self.turn()
            self._paint(laid, high)

    def turn(self) -> None:
        """Begin a new sheet."""
        self._device.newPage()
        self._number, self._y = self._number + 1, 0.0
        self._print_foot()

    def _paint(self, laid: QTextDocument, high: float) -> None:
        """Paint the block; a longer one than a sheet goes on where it ended."""
        above = 0.0
        while True:
            room = self._high - self._y
            self._painter.save()
            self._painter.translate(0, self._y - above)
            laid.drawContents(self._painter, QRectF(0, above, self._device.width(), room))
            self._painter.restore()
            if high - above <= room:
                break
            above += room
            self.turn()
        self._y += high - above + GAP

    def _laid(self, block: str) -> QTextDocument:
        document = QTextDocument()
        document.documentLayout().setPaintDevice(self._device)
        document.setDocumentMargin(0)
        document.setDefaultFont(_type(POINTS))
        document.setDefaultStyleSheet(self._printout.style)
        document.setHtml(f"<body>{block}</body>")
        document.setTextWidth(self._device.width())
        return document

    def _print_across(self) -> None:
        """Pale over the whole sheet, so that no copy of it passes for anything else."""
        text, wide = self._printout.across, float(self._device.width())
        if not text:
            return
        chosen = _type(ACROSS_POINTS)
        chosen.setBold(True)
        long = QFontMetricsF(chosen, self._device).horizontalAdvance(text)
        chosen.setPointSizeF(ACROSS_POINTS * min(1.0, ACROSS_SHARE * wide / long))
        self._painter.save()
        self._painter.setFont(chosen)
        self._painter.setPen(QColor(PALE_PRINT))
        self._painter.translate(wide / 2, self._high / 2)
        self._painter.rotate(-ACROSS_TURNED)
        box = QRectF(-wide, -wide / 4, 2 * wide, wide / 2)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        self._painter.restore()

    def _print_foot(self) -> None:
        self._print_across()
        room = QRectF(0, self._high, self._device.width(), FOOT)
        low = Qt.AlignmentFlag.AlignBottom
        self._painter.setFont(_type(POINTS))
        aside = (
            Qt.AlignmentFlag.AlignRight if self._printout.foot else Qt.AlignmentFlag.AlignHCenter
        )
        self._painter.drawText(room, low | aside, str(self._number))
        self._painter.setFont(_type(SMALL_POINTS))
        self._painter.drawText(room, low | Qt.AlignmentFlag.AlignLeft, self._printout.foot)


def _type(points: int) -> QFont:
    """The program's type, with the Chinese letters where it has none."""
    made = QFont([FAMILY, CHINESE])
    made.setPointSize(points)
    return made


def _can_be_written(out: Path) -> bool:
    try:
        with out.open("ab"):
            return True
    except OSError:
        return False


def _writer(paper: Printout | Drawn, out: Path) -> QPdfWriter:
    writer = QPdfWriter(str(out))
    writer.setTitle(paper.title)
    writer.setCreator("Dealer School")
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(_layout(landscape=paper.landscape))
    return writer


def _layout(*, landscape: bool = False) -> QPageLayout:
    """Across there is less room to spare at the edges."""
    edge = ACROSS_MM if landscape else MARGIN_MM
    turned = QPageLayout.Orientation
    way = turned.Landscape if landscape else turned.Portrait
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, way, QMarginsF(edge, edge, edge, edge), QPageLayout.Unit.Millimeter)


def _has_printer() -> bool:
    from PySide6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


def _printer() -> QPrinter:
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(DOTS_PER_INCH)
    printer.setPageLayout(_layout())
    return printer
