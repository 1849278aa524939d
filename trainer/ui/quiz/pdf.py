"""A quiz on paper as a PDF file: sheet after sheet, no question torn apart, the key on its own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication

from trainer.school.quiz.paper import Paper
from trainer.school.quiz.paper_html import STYLE, asked_in, due_in
from trainer.ui.theme import CHINESE, FAMILY, load_chinese, load_fonts
from trainer.wording import speaks_english

DOTS_PER_INCH = 300
MARGIN_MM, POINTS = 16.0, 10
FOOT, GAP = DOTS_PER_INCH // 4, DOTS_PER_INCH // 12


def write_pdf(paper: Paper, out: Path) -> bool:
    """The paper is in the file, A4. False where it could not be written."""
    if QApplication.instance() is None:
        _kept.append(QApplication(["trainer"]))
    if not _can_be_written(out):
        return False
    load_fonts()
    if not speaks_english():
        load_chinese()
    painter = QPainter()
    writer = _writer(paper, out)
    if not painter.begin(writer):
        return False
    sheets = Sheets(writer, painter)
    sheets.fill(asked_in(paper))
    sheets.turn()
    sheets.fill(due_in(paper))
    return painter.end()


_kept: list[QApplication] = []
"""The application that a paper without a window needs; it lives as long as the program."""


class Sheets:
    """Paints blocks below one another; what has no room left goes on the next sheet."""

    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer, self._painter = writer, painter
        self._high = float(writer.height() - FOOT)
        self._number, self._y = 1, 0.0
        self._print_number()

    def fill(self, blocks: Iterable[str]) -> None:
        """These blocks come next."""
        for block in blocks:
            laid = self._laid(block)
            high = laid.size().height()
            if self._y and self._y + high > self._high:
                self.turn()
            self._painter.save()
            self._painter.translate(0, self._y)
            laid.drawContents(self._painter)
            self._painter.restore()
            self._y += high + GAP

    def turn(self) -> None:
        """What comes next stands on a new sheet."""
        self._writer.newPage()
        self._number, self._y = self._number + 1, 0.0
        self._print_number()

    def _laid(self, block: str) -> QTextDocument:
        document = QTextDocument()
        document.documentLayout().setPaintDevice(self._writer)
        document.setDocumentMargin(0)
        document.setDefaultFont(_type())
        document.setDefaultStyleSheet(STYLE)
        document.setHtml(f"<body>{block}</body>")
        document.setTextWidth(self._writer.width())
        return document

    def _print_number(self) -> None:
        self._painter.setFont(_type())
        foot = QRectF(0, self._high, self._writer.width(), FOOT)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        self._painter.drawText(foot, flags, str(self._number))


def _type() -> QFont:
    """The program's type, with the Chinese letters where it has none."""
    made = QFont([FAMILY, CHINESE])
    made.setPointSize(POINTS)
    return made


def _can_be_written(out: Path) -> bool:
    try:
        with out.open("ab"):
            return True
    except OSError:
        return False


def _writer(paper: Paper, out: Path) -> QPdfWriter:
    writer = QPdfWriter(str(out))
    writer.setTitle(paper.title)
    writer.setCreator("Dealer School")
    writer.setResolution(DOTS_PER_INCH)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter))
    return writer
