"""Paper painted sheet after sheet, and as a PDF file that is written whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

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
from PySide6.QtWidgets import QApplication

from trainer.paper.whole_file import write_whole
from trainer.school.printout import Printout
from trainer.ui.kit.colours import PALE_PRINT
from trainer.ui.kit.theme import CHINESE, FAMILY, load_chinese, load_fonts
from trainer.wording import speaks_english

DOTS_PER_INCH = 300
MARGIN_MM, ACROSS_MM, POINTS, SMALL_POINTS = 16.0, 12.0, 10, 8
ACROSS_POINTS, ACROSS_SHARE, ACROSS_TURNED = 110, 1.0, 50
"""The words over a whole sheet: their size, how much of its width they take at most before they are
turned, by how many degrees, and 8 per cent of ink."""
FOOT, GAP = DOTS_PER_INCH // 4, DOTS_PER_INCH // 12
# Readers of PDF look for its end within the last kilobyte.
_END, _TAIL = b"%%EOF", 1024


def write_whole_pdf(paper: Printout | Drawn, path: Path, *, force: bool = False) -> None:
    """Write the paper into that file, in A4. Raises RecordsFault."""
    write_whole(path, lambda draft: _fill(paper, draft), force=force)


def _fill(paper: Printout | Drawn, draft: Path) -> None:
    """Qt does not say what it could not write: a file that is whole has its end."""
    if not write_pdf(paper, draft) or not _ends(draft):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _ends(draft: Path) -> bool:
    with draft.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _TAIL))
        return _END in file.read()


class Drawn(Protocol):
    """Paper that draws itself, page after page."""

    @property
    def title(self) -> str: ...

    @property
    def layout(self) -> QPageLayout: ...

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None: ...


def write_pdf(paper: Printout | Drawn, out: Path) -> bool:
    """The paper is in the file, A4. False where it could not be written."""
    start_qt()
    return _can_be_written(out) and paint(paper, _writer(paper, out))


def start_qt() -> None:
    """There is an application, as a paper without a window needs, and a language before it."""
    # Qt crashes over Chinese letters where its translations came before the application.
    if QApplication.instance() is None:
        _kept.append(QApplication(["trainer"]))


# It lives as long as the program.
_kept: list[QApplication] = []


def paint(paper: Printout | Drawn, device: QPagedPaintDevice) -> bool:
    """The paper is painted, sheet after sheet. False where the device takes nothing."""
    load_fonts()
    if not speaks_english():
        load_chinese()
    painter = QPainter()
    if not painter.begin(device):
        return False
    if isinstance(paper, Printout):
        _paint_printout(paper, device, painter)
    else:
        paper.paint(device, painter)
    return painter.end()


def _paint_printout(printout: Printout, device: QPagedPaintDevice, painter: QPainter) -> None:
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
        for block in blocks:
            laid = laid_out(block, self._printout.style, self._device, self._device.width())
            high = laid.size().height()
            if self._y and self._y + high > self._high:
                self.turn()
            self._paint(laid, high)

    def turn(self) -> None:
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

    def _print_across(self) -> None:
        """Pale over the whole sheet, so that no copy of it passes for anything else."""
        text, wide = self._printout.across, float(self._device.width())
        if not text:
            return
        chosen = paper_type(ACROSS_POINTS, bold=True)
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
        self._painter.setFont(paper_type(POINTS))
        aside = (
            Qt.AlignmentFlag.AlignRight if self._printout.foot else Qt.AlignmentFlag.AlignHCenter
        )
        self._painter.drawText(room, low | aside, str(self._number))
        self._painter.setFont(paper_type(SMALL_POINTS))
        self._painter.drawText(room, low | Qt.AlignmentFlag.AlignLeft, self._printout.foot)


def laid_out(html: str, style: str, device: QPagedPaintDevice, wide: float) -> QTextDocument:
    """The body of a page, broken into lines of that width on that paper."""
    document = QTextDocument()
    # Else it is laid out for the screen, whose dots are some three times as large.
    document.documentLayout().setPaintDevice(device)
    document.setDocumentMargin(0)
    document.setDefaultFont(paper_type(POINTS))
    document.setDefaultStyleSheet(style)
    document.setHtml(f"<body>{html}</body>")
    document.setTextWidth(wide)
    return document


def paper_type(points: int, *, bold: bool = False) -> QFont:
    """The program's type, with the Chinese letters where it has none."""
    made = QFont([FAMILY, CHINESE])
    made.setPointSize(points)
    made.setBold(bold)
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
    writer.setPageLayout(layout_of(paper))
    return writer


def layout_of(paper: Printout | Drawn) -> QPageLayout:
    return page_layout(landscape=paper.landscape) if isinstance(paper, Printout) else paper.layout


def page_layout(*, landscape: bool) -> QPageLayout:
    """Across there is less room to spare at the edges."""
    edge = ACROSS_MM if landscape else MARGIN_MM
    turned = QPageLayout.Orientation
    way = turned.Landscape if landscape else turned.Portrait
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, way, QMarginsF(edge, edge, edge, edge), QPageLayout.Unit.Millimeter)
