"""The layout of a house as a practice mat at true size: one sheet of A1, or A4 sheets to join."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPen

from trainer.game.rules import HouseRules
from trainer.ui.handouts.ink import MIDDLE, NOTE, RIGHT, Ink, Pen
from trainer.ui.table.drawing.outlines import is_double, outline
from trainer.ui.table.drawing.words import FeltWords, PrintedTable, SpotWords, reading_note
from trainer.ui.table.felt_words import felt_words
from trainer.wording import say

WIDE, HIGH = 8310.0, 5700.0
"""The mat in tenths of a millimetre: three A4 sheets across and three down."""
SEATS, ACROSS, DOWN = 3, 3, 3
TILE_WIDE, TILE_HIGH = WIDE / ACROSS, HIGH / DOWN
SPOT, PITCH, CARD_WIDE, CARD_HIGH = 570.0, 670.0, 630.0, 880.0
"""A spot that holds a stack of 39 mm chips with room to spare, and a card of poker size."""
SHOWN_OF_CARD = 250.0
RULER = 1000.0
DEALER = QRectF(WIDE / 2 - 1055, 4600, 2110, 1000)


class MatPage(Enum):
    """The paper of the mat."""

    A4 = "a4"
    A1 = "a1"


class PracticeMat(Struct, frozen=True):
    """The mat, in lines of the house's colour or of grey, on A1 or on nine sheets of A4."""

    rules: HouseRules
    placard: str | None = None
    page: MatPage = MatPage.A4
    grey: bool = False

    @property
    def title(self) -> str:
        """The title of the printed file."""
        return say("Practice mat: {house}", house=self.rules.title)

    @property
    def layout(self) -> QPageLayout:
        """The paper lies across, to its edges."""
        sizes = {MatPage.A4: QPageSize.PageSizeId.A4, MatPage.A1: QPageSize.PageSizeId.A1}
        across, none = QPageLayout.Orientation.Landscape, QMarginsF(0, 0, 0, 0)
        unit = QPageLayout.Unit.Millimeter
        layout = QPageLayout(QPageSize(sizes[self.page]), across, none, unit)
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        """Paint the whole mat on one sheet, or part by part with marks to cut and join at."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self.layout.fullRect(QPageLayout.Unit.Millimeter)
        wide, high = 10 * paper.width(), 10 * paper.height()
        painter.scale(device.width() / wide, device.height() / high)
        pen = Pen(painter, Ink.of(self.rules.felt.colours[1], grey=self.grey))
        mat = _Mat(self.rules, felt_words(self.rules, self.placard), pen)
        if self.page is MatPage.A1:
            painter.translate((wide - WIDE) / 2, (high - HIGH) / 2)
            mat.draw()
            return
        corner = QPointF((wide - TILE_WIDE) / 2, (high - TILE_HIGH) / 2)
        for number, (row, column) in enumerate(_tiles()):
            if number:
                device.newPage()
            mat.tile(row, column, corner)


def _tiles() -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(DOWN) for column in range(ACROSS))


class _Mat:
    """Draws the mat with its corner at the origin."""

    def __init__(self, rules: HouseRules, words: FeltWords, pen: Pen) -> None:
        self._rules, self._words, self._pen = rules, words, pen

    def tile(self, row: int, column: int, corner: QPointF) -> None:
        """One part of the mat on a sheet of its own."""
        painter, room = self._pen.painter, QRectF(corner.x(), corner.y(), TILE_WIDE, TILE_HIGH)
        painter.save()
        painter.setClipRect(room)
        painter.translate(corner.x() - column * TILE_WIDE, corner.y() - row * TILE_HIGH)
        self.draw()
        painter.restore()
        self._marks(room)
        words = say(
            "{house}: row {row}, column {column}. Print at 100%, cut at the marks, join.",
            house=self._rules.title,
            row=row + 1,
            column=column + 1,
        )
        below = QRectF(room.x() + 120, room.bottom() + 20, room.width() - 240, 50)
        self._pen.write(below, words, NOTE, colour=self._pen.ink.quiet, side=MIDDLE)

    def _marks(self, room: QRectF) -> None:
        """At each corner, two short lines that the cut runs between."""
        painter = self._pen.painter
        painter.setPen(QPen(self._pen.ink.text, 1.5))
        for x, outward in ((room.left(), -1), (room.right(), 1)):
            for y, down in ((room.top(), -1), (room.bottom(), 1)):
                painter.drawLine(QLineF(x, y + 15 * down, x, y + 75 * down))
                painter.drawLine(QLineF(x + 15 * outward, y, x + 75 * outward, y))

    def draw(self) -> None:
        for seat in range(SEATS):
            self._seat(seat)
        self._dealer()
        left, right = self._words.printed[:2], self._words.printed[2:]
        self._tables(QRectF(180, 4600, 2440, 1000), left)
        self._tables(QRectF(WIDE - 2620, 4600, 2440, 1000), right)
        self._ruler()

    def _seat(self, seat: int) -> None:
        middle = (seat + 0.5) * WIDE / SEATS
        pen, spots = self._pen, self._words.spots
        pitch = min(PITCH, 4 * PITCH / len(spots))
        number = QRectF(middle - 150, 90, 300, 160)
        pen.write(number, str(seat + 1), 36, bold=True, colour=pen.ink.deep, side=MIDDLE)
        for k, spot in enumerate(spots):
            self._spot(QPointF(middle, 300 + (k + 0.5) * pitch), spot)
        top = 300 + 4 * PITCH + 60
        for k in range(3):
            x = middle - 1000 + k * SHOWN_OF_CARD
            pen.box(QRectF(x, top, CARD_WIDE, CARD_HIGH), edge=pen.ink.quiet, round_by=32, thick=5)

    def _spot(self, middle: QPointF, spot: SpotWords) -> None:
        pen, half = self._pen, SPOT / 2
        pen.painter.save()
        pen.painter.translate(middle)
        pen.path(outline(spot.wager, half), thick=16)
        if is_double(spot.wager):
            pen.path(outline(spot.wager, 0.88 * half), thick=8)
        pen.painter.restore()
        room = QRectF(middle.x() - 0.76 * half, middle.y() - 80, 1.52 * half, 160)
        words = spot.short or spot.label
        pen.write(room, words.upper(), 26, bold=True, colour=pen.ink.deep, side=MIDDLE)
        beside = QRectF(middle.x() + half + 70, middle.y() - 215, 900, 430)
        pen.box(beside, edge=pen.ink.quiet, dashed=True, round_by=40, thick=7)

    def _dealer(self) -> None:
        pen = self._pen
        title = QRectF(WIDE / 2 - 2400, 4130, 4800, 190)
        pen.write(title, self._words.title.upper(), 46, bold=True, colour=pen.ink.deep, side=MIDDLE)
        below = QRectF(WIDE / 2 - 2400, 4330, 4800, 120)
        pen.write(below, self._words.sentence, 26, colour=pen.ink.deep, side=MIDDLE)
        pen.box(DEALER, edge=pen.ink.deep, round_by=60, thick=8)
        for k in range(3):
            x = DEALER.x() + 55 + k * (CARD_WIDE + 55)
            pen.box(
                QRectF(x, DEALER.y() + 60, CARD_WIDE, CARD_HIGH), edge=pen.ink.line, round_by=32
            )

    def _tables(self, room: QRectF, tables: tuple[PrintedTable, ...]) -> None:
        wide = (room.width() - 200) / 2
        for k, table in enumerate(tables):
            self._table(QRectF(room.x() + k * (wide + 200), room.y(), wide, room.height()), table)

    def _table(self, room: QRectF, table: PrintedTable) -> None:
        pen = self._pen
        head = QRectF(room.x(), room.y(), room.width(), 120)
        pen.write(head, table.heading.upper(), 22, bold=True, colour=pen.ink.deep)
        pen.rule(room.x(), room.y() + 125, room.width(), strong=True)
        lines = len(table.rows) + table.has_reading
        step = min(120.0, (room.height() - 140) / max(1, lines))
        y = room.y() + 135
        for row in table.rows:
            value = pen.wide(row.value, 18, bold=True) + 40
            line = QRectF(room.x(), y, room.width(), step)
            words = f"{row.text} †" if row.reading else row.text
            pen.write(line.adjusted(0, 0, -value, 0), words, 18)
            pen.write(line, row.value, 18, bold=True, side=RIGHT)
            y += step
        if table.has_reading:
            pen.write(QRectF(room.x(), y, room.width(), step), reading_note(), 13)

    def _ruler(self) -> None:
        """Draw a line to lay a rule against."""
        # A printer that fits to the page makes it shorter.
        pen, x, y = self._pen, 180.0, 4480.0
        pen.painter.setPen(QPen(pen.ink.text, 4))
        pen.painter.drawLine(QLineF(x, y, x + RULER, y))
        for end in (x, x + RULER):
            pen.painter.drawLine(QLineF(end, y - 25, end, y + 25))
        words = say("100 mm: true size where this line is as long")
        pen.write(QRectF(x, y - 90, 1700, 60), words, 9, colour=pen.ink.quiet)
