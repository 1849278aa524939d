"""The class board on paper: A4 across, names first, thirty to a page, nothing cut."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPainter, QPen, QPolygonF

from trainer.school.exports.exam_record.printed import visible
from trainer.school.reports.board import Board, BoardRow
from trainer.school.reports.readiness import LOW, Cell, Readiness, rule_words
from trainer.ui.colours import BOARD_PRINT
from trainer.ui.reports.area_heads import head
from trainer.ui.reports.board_rows import badge_words, pace_text
from trainer.ui.theme import CHINESE, FAMILY
from trainer.wording import say, say_figure

A_PAGE = 30
WIDE, ROW, TOP, FIRST = 273.0, 4.75, 9.0, 26.0
"""In millimetres: the paper between its margins, a row, the heads of columns, the first row."""
NAME, PACE, STANDING, REASON, AREA = 38.0, 13.0, 24.0, 58.0, 17.0
FOOT = 181.0
INK, QUIET, LINE, ACCENT, ALARM = BOARD_PRINT
PALEST, FULL = 86, 100
"""Per cent: what has no tint, and what has all of it."""
_AS_DARK = 0.38

Middle = Qt.AlignmentFlag.AlignVCenter
Right = Qt.AlignmentFlag.AlignRight | Middle
Centred = Qt.AlignmentFlag.AlignHCenter | Middle


@dataclass(frozen=True, slots=True)
class BoardPaper:
    """A board, to be printed; ``about`` says of what it is, ``foot`` by whom and when."""

    board: Board
    title: str
    about: str
    foot: str
    landscape: bool = True

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.board.rows) // A_PAGE))

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        """Page after page, the heads repeated."""
        for page in range(self.pages):
            if page:
                device.newPage()
            _Page(painter, device, self).draw(page)


class _Page:
    """One page; everything is measured in millimetres."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice, paper: BoardPaper) -> None:
        self._painter, self._device, self._paper = painter, device, paper
        self._mm = device.logicalDpiX() / 25.4
        areas = len(paper.board.areas)
        self._area = min(AREA, (WIDE - NAME - PACE - STANDING - REASON) / max(1, areas))
        self._after = NAME + self._area * areas

    def draw(self, page: int) -> None:
        board = self._paper.board
        self._heading()
        self._heads()
        rows = board.rows[page * A_PAGE : (page + 1) * A_PAGE]
        for place, row in enumerate(rows):
            self._row(FIRST + place * ROW, row)
        if page + 1 == self._paper.pages:
            self._means(FIRST + len(rows) * ROW)
        self._foot(page)

    # --- above

    def _heading(self) -> None:
        paper, board = self._paper, self._paper.board
        counted = [(board.count(each), each.words) for each in Readiness]
        self._write(0, 0, WIDE - 70, 9, paper.title, 18, bold=True)
        self._write(0, 9, WIDE - 70, 5, paper.about, 9, quiet=True)
        for place, (count, words) in enumerate(counted):
            left = WIDE - 22 * (len(counted) - place)
            figure = say_figure(str(count))
            self._write(left, 0, 22, 8, figure, 15, bold=True, side=Right)
            self._write(left, 8, 22, 5, words, 8, quiet=True, side=Right)

    def _heads(self) -> None:
        top, high = TOP + 7, FIRST - TOP - 8
        low = Qt.AlignmentFlag.AlignBottom
        self._write(0, top, NAME, high, say("Trainee"), 7.5, quiet=True, side=low)
        middle = low | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        for place, area in enumerate(self._paper.board.areas):
            box = (NAME + place * self._area, top, self._area, high)
            self._write(*box, head(area), 7.5, quiet=True, side=middle)
        box = (self._after, top, PACE, high)
        self._write(*box, say("Hands/h"), 7.5, quiet=True, side=low | Qt.AlignmentFlag.AlignRight)
        left = self._after + PACE + 3
        self._write(left, top, STANDING, high, say("Standing"), 7.5, quiet=True, side=low)
        left += STANDING
        self._write(left, top, WIDE - left, high, say("Would help most"), 7.5, quiet=True, side=low)
        self._rule(FIRST, LINE, 0.2)

    # --- the rows

    def _row(self, top: float, row: BoardRow) -> None:
        self._write(0, top, NAME - 1, ROW, self._name(row.name), 9.1, bold=True)
        for place, area in enumerate(self._paper.board.areas):
            self._cell(NAME + place * self._area, top, row.cells[area])
        pace = pace_text(row.hands_per_hour)
        self._write(self._after, top, PACE, ROW, pace, 8.6, side=Right)
        left = self._after + PACE + 3
        ready = row.readiness is Readiness.READY
        self._write(left, top, STANDING, ROW, badge_words(row.judged), 8.6, bold=ready)
        left += STANDING
        reason = row.judged.why[1] if len(row.judged.why) > 1 else "–"
        self._write(left, top, WIDE - left, ROW, reason, 8.6)
        self._rule(top + ROW, LINE, 0.1)

    def _cell(self, left: float, top: float, cell: Cell) -> None:
        """The share on its tint, which can be told in grey; dashed where nothing was seen."""
        box = self._box(left + 0.3, top + 0.3, self._area - 0.6, ROW - 0.6)
        if cell.per_cent is None:
            self._frame(box, Qt.PenStyle.DashLine)
            unseen = say("not seen")
            room = QFontMetricsF(self._type(6.5), self._device).horizontalAdvance(unseen)
            told = unseen if room < box.width() else "–"
            self._write(left, top, self._area, ROW, told, 6.5, quiet=True, side=Centred)
            return
        if cell.told:
            self._painter.fillRect(box, _tint(cell.per_cent))
        else:
            self._frame(box, Qt.PenStyle.DotLine)
        figure = say_figure(str(cell.per_cent))
        self._write(left, top, self._area, ROW, figure, 8.6, quiet=not cell.told, side=Centred)
        if cell.low and cell.told:
            self._mark(left + self._area - 2.2, top + ROW / 2)

    def _means(self, top: float) -> None:
        board = self._paper.board
        self._rule(top, INK, 0.4)
        self._write(0, top, NAME, ROW, say("Class"), 8.6)
        for place, area in enumerate(board.areas):
            mean = board.means.get(area)
            told = "–" if mean is None else say_figure(str(round(100 * mean)))
            box = (NAME + place * self._area, top, self._area, ROW)
            self._write(*box, told, 8.6, bold=True, side=Centred)
        pace = pace_text(board.hands_per_hour)
        self._write(self._after, top, PACE, ROW, pace, 8.6, bold=True, side=Right)

    def _name(self, name: str) -> str:
        """A long name: given names give way to their first letter, the last name never does."""
        metrics, room = QFontMetricsF(self._type(9.1, bold=True), self._device), NAME - 2
        words = visible(name).split()
        for at in range(len(words) - 1):
            if metrics.horizontalAdvance(" ".join(words)) <= room * self._mm:
                break
            words[at] = f"{words[at][0]}."
        return " ".join(words)

    # --- below

    def _foot(self, page: int) -> None:
        wrap = Qt.TextFlag.TextWordWrap
        below = say("▲ below {limit}", limit=LOW)
        told = f"{rule_words()} {below}."
        self._write(0, FOOT - 8, WIDE, 8, told, 7.5, side=Qt.AlignmentFlag.AlignTop | wrap)
        self._write(0, FOOT, WIDE - 30, 5, self._paper.foot, 7.5, quiet=True)
        number = say("Page {number} of {all}", number=page + 1, all=self._paper.pages)
        self._write(WIDE - 30, FOOT, 30, 5, number, 7.5, quiet=True, side=Right)

    # --- how it is drawn

    def _box(self, left: float, top: float, wide: float, high: float) -> QRectF:
        return QRectF(*(each * self._mm for each in (left, top, wide, high)))

    def _write(
        self,
        left: float,
        top: float,
        wide: float,
        high: float,
        text: str,
        points: float,
        *,
        bold: bool = False,
        quiet: bool = False,
        side: Qt.AlignmentFlag | Qt.TextFlag | int = Middle,
    ) -> None:
        """The text in that box; one line too long for it is set smaller, never cut."""
        box, chosen = self._box(left, top, wide, high), self._type(points, bold=bold)
        if not int(side) & int(Qt.TextFlag.TextWordWrap):
            long = QFontMetricsF(chosen, self._device).horizontalAdvance(text)
            if long > box.width():
                chosen = self._type(points * box.width() / long, bold=bold)
        self._painter.setFont(chosen)
        self._painter.setPen(QColor(QUIET if quiet else INK))
        self._painter.drawText(box, int(side), text)

    def _type(self, points: float, *, bold: bool = False) -> QFont:
        made = QFont([FAMILY, CHINESE])
        made.setPointSizeF(points)
        made.setBold(bold)
        return made

    def _rule(self, top: float, colour: str, thick: float) -> None:
        self._painter.setPen(QPen(QColor(colour), thick * self._mm))
        y = top * self._mm
        self._painter.drawLine(QPointF(0, y), QPointF(WIDE * self._mm, y))

    def _frame(self, box: QRectF, style: Qt.PenStyle) -> None:
        self._painter.setPen(QPen(QColor(QUIET), 0.15 * self._mm, style))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(box)

    def _mark(self, x: float, y: float) -> None:
        """A small triangle."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(ALARM))
        points: Iterable[tuple[float, float]] = ((0, -0.9), (0.9, 0.7), (-0.9, 0.7))
        corners = [QPointF(x + dx, y + dy) * self._mm for dx, dy in points]
        self._painter.drawPolygon(QPolygonF(corners))


def _tint(per_cent: int) -> QColor:
    """The fuller the more is right."""
    share = min(1.0, max(0.0, (per_cent - PALEST) / (FULL - PALEST))) * _AS_DARK
    accent, paper = QColor(ACCENT), 255
    parts = (accent.red(), accent.green(), accent.blue())
    return QColor(*(round(paper + (part - paper) * share) for part in parts))
