"""Heat maps drawn on a canvas: the titles of the columns, then row after row."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from trainer.document import HeatCell, HeatChance, HeatLegend, HeatMap, HeatRow
from trainer.ui.document.canvas import LEFT, MIDDLE, RIGHT, Canvas, shade
from trainer.ui.kit.theme import RADIUS_LABEL, felt_font, tint

NAME, FIGURE, BADGE, GAP, EDGE = 138, 54, 104, 3, 8
NOTE = 244
BADGE_TYPE, BADGE_EDGES = 12, 22
STANDING, AXIS, CHANCE, BETWEEN, SHORT_NOTE = 66, 118, 46, 50, 118
"""Of a chance with its interval, and of what stands beside it."""
LEAST_CELL, MOST_CELL, MOST_ON_PAPER = 24, 170, 70
# The type of the titles: smaller than the least they are turned by so many degrees instead.
HEAD_TYPE, LEAST_HEAD_TYPE, TURN = 12, 11, 45
PALER_ON_PAPER, RADIUS_ON_PAPER = 0.38, 2.0
_LOW = Qt.AlignmentFlag.AlignBottom


class HeatLayout(Struct, frozen=True):
    """The places of the columns, for titles, rows and foot alike; ``unit`` is the size of a pixel
    of the design."""

    heat: HeatMap
    wide: float
    unit: float = 1.0
    on_paper: bool = False

    @classmethod
    def on(cls, canvas: Canvas, heat: HeatMap, wide: float) -> HeatLayout:
        return cls(heat, wide, canvas.unit, canvas.on_paper)

    @property
    def head_high(self) -> int:
        if self.heat.roomy:
            return self._px(44)
        if self.turned:
            type_ = QFontMetricsF(felt_font(HEAD_TYPE * self.unit))
            longest = max(map(type_.horizontalAdvance, self.heat.columns))
            return round((longest + type_.height()) * math.sin(math.radians(TURN))) + GAP
        return self._px((34 if self.charted else 30) if self.on_paper else 38)

    @property
    def turned(self) -> bool:
        """True if a title has a word too wide for its column on the screen."""
        if self.on_paper or self.heat.roomy:
            return False
        type_ = QFontMetricsF(felt_font(LEAST_HEAD_TYPE * self.unit))
        words = " ".join(self.heat.columns).split()
        return any(type_.horizontalAdvance(word) > self.cell_wide for word in words)

    @property
    def row_high(self) -> int:
        """The height of a row: thirty have room on a sheet across."""
        if self.heat.roomy:
            return self._px(46)
        return self._px((19 if self.charted else 18) if self.on_paper else 33)

    @property
    def charted(self) -> bool:
        """True if chances are drawn behind the rows."""
        return self.on_paper and any(each.chance for each in self.heat.rows)

    @property
    def cell_high(self) -> int:
        gap = self._px(2 if self.on_paper and not self.heat.roomy else 4)
        return self.row_high - gap

    @property
    def cell_wide(self) -> float:
        beside = NAME if self.heat.roomy else NAME + FIGURE + self._badge_wide
        room = (self.wide - self._px(beside) - self._note - 2 * EDGE) / max(
            1, len(self.heat.columns)
        )
        if self.heat.roomy:
            return min(self._px(MOST_CELL), room)
        return (
            min(self._px(MOST_ON_PAPER), room) if self.on_paper else max(self._px(LEAST_CELL), room)
        )

    def name(self, high: float) -> QRectF:
        return QRectF(0 if self.heat.roomy else EDGE, 0, self._px(NAME) - 6, high)

    def cell(self, place: int, high: float) -> QRectF:
        left = EDGE + self._px(NAME) + place * self.cell_wide
        return QRectF(left, (self.row_high - high) / 2, self.cell_wide - GAP, high)

    def figure(self, high: float) -> QRectF:
        return QRectF(self._after, 0, self._px(FIGURE) - 8, high)

    def badge(self, high: float) -> QRectF:
        left = self._after + self._px(FIGURE) + self._charted_wide
        room = self.wide - left - EDGE - self._note
        if self.on_paper:
            return QRectF(left, 0, self._px(self._badge_wide) - 6, high)
        return QRectF(left, 0, max(self._px(self._badge_wide), room), high)

    def note(self, high: float) -> QRectF:
        left = self._after + self._px(FIGURE + self._badge_wide) + self._charted_wide
        return QRectF(left, 0, self.wide - left, high)

    def axis(self, high: float) -> QRectF:
        """The scale of the chances, from none to sure."""
        left = self._after + self._px(FIGURE + 8)
        return QRectF(left, 0, self._px(AXIS) - 16, high)

    def chance(self, high: float) -> QRectF:
        return QRectF(self._after + self._px(FIGURE + AXIS), 0, self._px(CHANCE) - 6, high)

    def between(self, high: float) -> QRectF:
        left = self._after + self._px(FIGURE + AXIS + CHANCE)
        return QRectF(left, 0, self._px(BETWEEN) - 10, high)

    @property
    def _after(self) -> float:
        """The left edge of what stands behind the cells."""
        return EDGE + self._px(NAME) + len(self.heat.columns) * self.cell_wide

    @property
    def _note(self) -> int:
        if self.charted:
            return self._px(SHORT_NOTE) + self._charted_wide
        noted = self.on_paper and any(each.note for each in self.heat.rows)
        return self._px(NOTE) if noted else 0

    @property
    def _badge_wide(self) -> int:
        if self.charted:
            return STANDING
        return (
            BADGE if self.on_paper else _widest_badge(tuple(each.badge for each in self.heat.rows))
        )

    @property
    def _charted_wide(self) -> int:
        return self._px(AXIS + CHANCE + BETWEEN) if self.charted else 0

    def _px(self, length: float) -> int:
        return round(length * self.unit)


@lru_cache(maxsize=16)
def _widest_badge(badges: tuple[str, ...]) -> int:
    """The room that all of these need, at the size of the design."""
    type_ = QFontMetricsF(felt_font(BADGE_TYPE))
    widest = max(map(type_.horizontalAdvance, badges), default=0)
    return max(BADGE, math.ceil(widest) + BADGE_EDGES + GAP)


def draw_heads(heat: HeatMap, canvas: Canvas, wide: float) -> None:
    """Draw the words above the columns."""
    layout = HeatLayout.on(canvas, heat, wide)
    high = layout.head_high - 3
    canvas.painter.setPen(QColor(canvas.theme.text_2))
    name, figure, badge, note = heat.heads
    canvas.write_wrapped(layout.name(high), name, side=_LOW.value)
    if heat.across:
        room = QRectF(layout.cell(0, 0).left(), 0, wide, canvas.px(20))
        canvas.write(room, heat.across, px=12, quiet=True)
    (_draw_turned if layout.turned else _draw_upright)(canvas, layout)
    canvas.write_wrapped(
        layout.figure(high).adjusted(-10, 0, 0, 0), figure, side=(_LOW | RIGHT).value
    )
    if canvas.on_paper:
        canvas.write_wrapped(layout.badge(high), badge, side=_LOW.value)
        canvas.write_wrapped(layout.note(high), note, side=_LOW.value)
    if layout.charted:
        _draw_chance_heads(canvas, layout, heat.chance_heads)


def _draw_upright(canvas: Canvas, layout: HeatLayout) -> None:
    """Draw the titles of the columns in one size that fits them all."""
    boxes = (layout.cell(place, 0) for place in range(len(layout.heat.columns)))
    rooms = [QRectF(box.left() - 1, 0, box.width() + 2, layout.head_high - 3) for box in boxes]
    named = tuple(zip(rooms, layout.heat.columns, strict=True))
    px = min((canvas.fitting(room, words, HEAD_TYPE) for room, words in named), default=HEAD_TYPE)
    for room, words in named:
        canvas.write_wrapped(room, words, px=px, side=(_LOW | MIDDLE).value)


def _draw_turned(canvas: Canvas, layout: HeatLayout) -> None:
    """Draw the titles of the columns rising to the right, each from the middle of its column."""
    painter = canvas.painter
    painter.setFont(canvas.font(HEAD_TYPE))
    for place, words in enumerate(layout.heat.columns):
        painter.save()
        painter.translate(layout.cell(place, 0).center().x() + GAP, layout.head_high - 2 * GAP)
        painter.rotate(-TURN)
        painter.drawText(QPointF(), words)
        painter.restore()


def _draw_chance_heads(canvas: Canvas, layout: HeatLayout, heads: tuple[str, str]) -> None:
    """Draw the scale below the title of the chance."""
    high, axis = layout.head_high - 3, layout.axis(layout.head_high - 3)
    over = axis.adjusted(-8, 0, canvas.px(CHANCE), -13)
    canvas.write_wrapped(over, heads[0], side=(_LOW | LEFT).value)
    for at in (0.0, 0.5, layout.heat.chance_at):
        middle = axis.left() + at * axis.width()
        room = QRectF(middle - 20, high - 13, 40, 13)
        canvas.write(room, f"{round(100 * at)}", px=10, quiet=True, side=MIDDLE)
    canvas.write_wrapped(
        layout.between(high).adjusted(-12, 0, 0, 0), heads[1], side=(_LOW | RIGHT).value
    )


def draw_row(heat: HeatMap, row: HeatRow, canvas: Canvas, wide: float) -> None:
    """Draw one row: its name, its cells and what stands behind them."""
    layout = HeatLayout.on(canvas, heat, wide)
    high = layout.row_high
    name = layout.name(high)
    canvas.write(name, short_name(canvas, row.name, name.width()), bold=True)
    for place, cell in enumerate(row.cells):
        draw_cell(canvas, layout.cell(place, layout.cell_high), cell)
    canvas.write(layout.figure(high), row.figure, side=RIGHT)
    if layout.charted:
        canvas.painter.fillRect(QRectF(0, high - 0.5, wide, 0.5), QColor(canvas.theme.line))
        if row.chance is not None:
            _draw_chance(canvas, layout, row.chance)
    if canvas.on_paper:
        standing = row.standing if layout.charted else row.badge
        canvas.write(layout.badge(high), standing, bold=row.tone == "good", px=12)
        _write_note(canvas, layout.note(high), row.note)
    elif row.badge:
        draw_badge(canvas, layout.badge(high), row.badge, row.tone)


def _draw_chance(canvas: Canvas, layout: HeatLayout, of: HeatChance) -> None:
    """Draw a dot on its interval, the mark of being ready, and both as figures."""
    painter, theme, high = canvas.painter, canvas.theme, layout.row_high
    axis, middle = layout.axis(high), high / 2
    left, wide = axis.left(), axis.width()
    painter.fillRect(QRectF(left, middle - 0.5, wide, 1), QColor(theme.line))
    painter.setPen(QPen(QColor(theme.text_2), 0.8, Qt.PenStyle.DashLine))
    ready = left + layout.heat.chance_at * wide
    painter.drawLine(QPointF(ready, 0), QPointF(ready, high))
    painter.setPen(QPen(tint(theme.accent, 0.5), 4, c=Qt.PenCapStyle.RoundCap))
    ends = (QPointF(left + each * wide, middle) for each in (of.low, of.high))
    painter.drawLine(*ends)
    painter.setPen(QPen(QColor(theme.accent), 1.8))
    painter.setBrush(QColor(theme.accent if of.reached else theme.surface))
    painter.drawEllipse(QPointF(left + of.chance * wide, middle), 3.6, 3.6)
    canvas.write(layout.chance(high), of.words, px=12, bold=True, side=RIGHT)
    canvas.write(layout.between(high), of.between, px=12, quiet=True, side=RIGHT)


def _write_note(canvas: Canvas, room: QRectF, note: str) -> None:
    """Write it in two small lines if one does not hold it."""
    if canvas.width_of(note, 9) <= room.width():
        canvas.write(room, note, px=12)
    else:
        side = (LEFT | Qt.AlignmentFlag.AlignVCenter).value
        canvas.write_wrapped(room, note, px=8, side=side)


def draw_foot(heat: HeatMap, canvas: Canvas, wide: float) -> None:
    """Draw the row below a line: figures without colours."""
    if heat.foot is None:
        return
    layout = HeatLayout.on(canvas, heat, wide)
    high = layout.row_high
    if canvas.on_paper:
        canvas.painter.fillRect(QRectF(0, 0, wide, 1), QColor(canvas.theme.text))
    canvas.write(layout.name(high), heat.foot.name, quiet=True)
    for place, cell in enumerate(heat.foot.cells):
        canvas.write(layout.cell(place, high), cell.words, bold=True, side=MIDDLE)
    canvas.write(layout.figure(high), heat.foot.figure, bold=True, side=RIGHT)


def draw_cell(canvas: Canvas, box: QRectF, cell: HeatCell) -> None:
    """Draw the words on their colour; dashed if nothing is known, dotted if little is."""
    painter, theme = canvas.painter, canvas.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge, style, ink = theme.outline, Qt.PenStyle.DashLine, QColor(theme.text_2)
    if cell.full is not None and cell.weak:
        style = Qt.PenStyle.DotLine
    elif cell.full is not None:
        ground, ink = _ground(canvas, cell)
        painter.setBrush(ground)
        edge, style = theme.line, Qt.PenStyle.SolidLine
        style = Qt.PenStyle.NoPen if cell.printed is not None and canvas.on_paper else style
    painter.setPen(QPen(QColor(edge), 1, style))
    round_ = RADIUS_ON_PAPER if canvas.on_paper else RADIUS_LABEL
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    most = (10 if canvas.on_paper else 12) if cell.full is None else 12 if canvas.on_paper else 14
    px = canvas.fitting(box.adjusted(2, 0, -2, 0), cell.words, most)
    fits = canvas.width_of(cell.words, px) <= box.width() - 4
    painter.setFont(canvas.font(px))
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.words if fits else "–")
    if cell.marked:
        canvas.triangle(QPointF(box.right() - 8, box.top() + 8))


def _ground(canvas: Canvas, cell: HeatCell) -> tuple[QColor, QColor]:
    """The colour of the cell and the ink on it."""
    full = cell.full or 0.0
    if canvas.on_paper:
        full = PALER_ON_PAPER * (full if cell.printed is None else cell.printed)
    return shade(full, canvas.theme)


def draw_badge(canvas: Canvas, room: QRectF, words: str, tone: str) -> None:
    """Draw a word on its ground, at the right edge of the room."""
    painter, theme = canvas.painter, canvas.theme
    grounds = {
        "good": (theme.house_says_ground, theme.house_says),
        "here": (theme.here_wash, theme.text),
    }
    ground, ink = grounds.get(tone, (theme.well, theme.text_2))
    wide, high = canvas.width_of(words, BADGE_TYPE) + canvas.px(BADGE_EDGES), canvas.px(22)
    box = QRectF(room.right() - wide, room.center().y() - high / 2, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, high / 2, high / 2)
    painter.setFont(canvas.font(BADGE_TYPE))
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def draw_legend(canvas: Canvas, high: float, legend: HeatLegend) -> None:
    """Draw the scale of the colours, and the mark."""
    px, painter = canvas.px, canvas.painter
    canvas.write(QRectF(0, 0, px(26), high), legend.low, px=12, side=RIGHT)
    strip = QRectF(px(32), high / 2 - 6, px(108), 12)
    for at in range(int(strip.width())):
        # Rounded, because each shade is looked for step by step and then kept.
        ground, _ = shade(round(at / strip.width(), 2), canvas.theme)
        painter.fillRect(QRectF(strip.x() + at, strip.y(), 1.5, 12), ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(canvas.theme.outline))
    painter.drawRect(strip)
    after = strip.right() + 6
    canvas.write(QRectF(after, 0, px(24), high), legend.high, px=12, side=LEFT)
    canvas.triangle(QPointF(after + px(38), high / 2))
    canvas.write(QRectF(after + px(46), 0, px(90), high), legend.mark, px=12, quiet=True)


_PATRONYMIC = ("вич", "ьич", "вна", "чна")


def short_name(canvas: Canvas, name: str, room: float) -> str:
    """Shorten a long name: given names become a letter, the family name never does. On a screen
    letters leave from the end; on paper the type is set smaller."""
    words = name.split() or [name]
    # Russian lists put the family name before the given name and the patronymic.
    first = [each.endswith(_PATRONYMIC) for each in words[1:]] == [False, True]
    family = words.pop(0 if first else -1)
    given = words
    letters = [f"{next(filter(str.isalpha, each), each[0])}." for each in given]
    shorter = [letters[:at] + given[at:] for at in range(len(given) + 1)]
    if not canvas.on_paper:
        shorter += [letters[:at] for at in reversed(range(len(given)))]
    names = [" ".join((family, *each) if first else (*each, family)) for each in shorter]
    fitting = (each for each in names if canvas.width_of(each, 13, bold=True) <= room)
    return next(fitting, names[-1])
