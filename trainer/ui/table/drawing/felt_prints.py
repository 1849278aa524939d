"""The prints of the house on the cloth between the seats and the dealer."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from trainer.ui.kit.colours import BLACK
from trainer.ui.kit.theme import INK, felt_font, tint
from trainer.ui.table.drawing.lettering import LEAST_PX, Fitted, draw_arched, fit_line, lines_width
from trainer.ui.table.drawing.words import FeltWords, PrintedRow, PrintedTable, reading_note
from trainer.ui.table.geometry import Box, TableGeometry

# The sentence's width in units, where no hand reaches down to it.
SENTENCE = 8.8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def rect(box: Box) -> QRectF:
    """The same box for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


def draw_printing(painter: QPainter, places: TableGeometry, words: FeltWords) -> None:
    """Title, sentence, the dealer's box, the cut zone and the printed tables."""
    _headline(painter, places, words)
    _dealer_box(painter, places)
    _cut_zone(painter, places)
    for place, table in on_felt(places, words):
        _table(painter, place, table, places.u)


def on_felt(places: TableGeometry, words: FeltWords) -> tuple[tuple[Box, PrintedTable], ...]:
    """The printed tables that have room on the felt, each with its place."""
    order = (0, 3, 1, 2) if len(words.printed) < 4 else (0, 1, 2, 3)
    pairs = zip((places.printed[k] for k in order), words.printed, strict=False)
    return tuple((place, table) for place, table in pairs if _has_room(place, table, places.u))


def _has_room(place: Box, table: PrintedTable, u: float) -> bool:
    wide = lines_width(heading_in(table, place.w, u))
    return wide <= place.w and _depth(table, place.w, u) <= place.h


@lru_cache(maxsize=16)
def tables_without_room(places: TableGeometry, words: FeltWords) -> tuple[PrintedTable, ...]:
    shown = {table for _, table in on_felt(places, words)}
    return tuple(table for table in words.printed if table not in shown)


def _headline(painter: QPainter, places: TableGeometry, words: FeltWords) -> None:
    u, at = places.u, places.title
    painter.save()
    (title, _), (sentence, _) = headlines(places, words)
    draw_arched(painter, title, QPointF(at.x, at.y), 70 * u, tint(INK, 0.9))
    draw_arched(painter, sentence, QPointF(at.x, at.y + 0.44 * u), 70 * u, tint(INK, 0.82))
    painter.restore()


def headlines(places: TableGeometry, words: FeltWords) -> tuple[tuple[Fitted, float], ...]:
    """The title and the sentence below it, each with the width that it has."""
    u = places.u
    title = fit_line(words.title.upper(), 0.44 * u, 14, 0.075 * u, 4.9 * u)
    room = _between_hands(places)
    sentence = fit_line(words.sentence.upper(), max(0.235 * u, 10), 10, 0.036 * u, room)
    return (title, 4.9 * u), (sentence, room)


def sentence_band(places: TableGeometry) -> Box:
    # On its arc the ends stand a little lower than the middle.
    u, wide = places.u, _between_hands(places)
    top = places.title.y + 0.18 * u
    return Box(places.title.x - wide / 2, top, wide, 0.46 * u)


def _between_hands(places: TableGeometry) -> float:
    """The width of the sentence: up to the hands that reach down to it, or the greatest width."""
    u, middle = places.u, places.title
    low = [seat.hand for seat in places.seats if seat.hand.bottom > middle.y + 0.1 * u]
    sides = [min(abs(hand.x - middle.x), abs(hand.right - middle.x)) for hand in low]
    return min([SENTENCE * u, *(2 * (side - 0.12 * u) for side in sides)])


def _dealer_box(painter: QPainter, places: TableGeometry) -> None:
    painter.setPen(QPen(tint(INK, 0.42), max(1.0, 0.024 * places.u)))
    painter.setBrush(tint(BLACK, 0.07))
    painter.drawRoundedRect(rect(places.dealer), 0.2 * places.u, 0.2 * places.u)


def _cut_zone(painter: QPainter, places: TableGeometry) -> None:
    pen = QPen(tint(INK, 0.42), max(1.0, 0.022 * places.u))
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    painter.setBrush(tint(BLACK, 0.10))
    painter.drawRoundedRect(rect(places.cut), 0.16 * places.u, 0.16 * places.u)


def type_size(u: float) -> float:
    """The size of the printed tables, never under 10.2 pixels."""
    return max(0.205 * u, 10.2)


def _pitch(u: float) -> float:
    return max(0.297 * u, 14.2)


def _depth(table: PrintedTable, wide: float, u: float) -> float:
    lines = sum(len(rows_of(row, wide, u)) for row in table.rows)
    return 0.36 * u + (lines + table.has_reading) * _pitch(u)


_CHINESE = re.compile(r"[\u2e80-\uffff]")
# The parts of what is too wide for a line: each up to a stroke, or one Chinese letter, which keeps
# its dagger.
_PARTS = re.compile(r"[^/\u2e80-\uffff]+/?|/|[\u2e80-\uffff](?:\u00a0†)?")


def rows_of(row: PrintedRow, wide: float, u: float) -> tuple[str, ...]:
    """The row's words, broken if they would run into its value or out of their column."""
    px = type_size(u)
    room = wide - QFontMetricsF(felt_font(px, bold=True)).horizontalAdvance(row.value) - 0.6 * px
    width, lines = QFontMetricsF(felt_font(px)).horizontalAdvance, [""]
    for word in (f"{row.text}\u00a0†" if row.reading else row.text).split(" "):
        most = room if _CHINESE.search(word) else wide
        for place, part in enumerate((word,) if width(word) <= most else _PARTS.findall(word)):
            joint = "" if place else " "
            longer = f"{lines[-1]}{joint}{part}".strip()
            if lines[-1] and width(longer) > room:
                lines.append(part)
            else:
                lines[-1] = longer
    return tuple(lines)


def heading_in(table: PrintedTable, wide: float, u: float) -> Fitted:
    """The table's heading, in letters that fit its column."""
    px = type_size(u)
    return fit_line(table.heading.upper(), px, LEAST_PX, 0.06 * px, wide)


def _table(painter: QPainter, place: Box, table: PrintedTable, u: float) -> None:
    pitch = _pitch(u)
    heading = heading_in(table, place.w, u)
    painter.setFont(heading.type)
    painter.setPen(tint(INK, 0.94))
    rule = place.y + 0.33 * u
    painter.drawText(QRectF(place.x, place.y, place.w, 0.28 * u), _LEFT, heading.lines[0])
    painter.setPen(QPen(tint(INK, 0.55), 1))
    painter.drawLine(QPointF(place.x, rule - 0.5), QPointF(place.right, rule - 0.5))
    line = QRectF(place.x, rule + 0.03 * u, place.w, pitch)
    for row in table.rows:
        line = _row(painter, line, row, u)
    if table.has_reading:
        painter.setFont(felt_font(type_size(u)))
        painter.setPen(tint(INK, 0.8))
        painter.drawText(line, _LEFT, reading_note())


def _row(painter: QPainter, line: QRectF, row: PrintedRow, u: float) -> QRectF:
    """Print the row; return the line below it."""
    painter.setPen(tint(INK, 0.92))
    painter.setFont(felt_font(type_size(u), bold=True))
    painter.drawText(line, _RIGHT, row.value)
    painter.setFont(felt_font(type_size(u)))
    for words in rows_of(row, line.width(), u):
        painter.drawText(line, _LEFT, words)
        line = line.translated(0, line.height())
    return line
