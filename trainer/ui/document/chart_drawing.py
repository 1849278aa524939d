"""Charts and bars drawn on a canvas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from trainer.document import BarLine, BarList, Chart, ChartLane, ChartLine, LaneEvent, LineStyle
from trainer.ui.document.canvas import LEFT, MIDDLE, RIGHT, Canvas
from trainer.ui.kit.theme import tint

EDGES = (28, -18, -42)
DOT, TICK, ABOVE, NAME_HIGH = 3.5, 4, 27, 16
VALUE, CAP = 6.5, 6
"""The radius of a range's value, and half the height of its ends."""
LANE, LANE_NAME, MARK = 22, 70, 5
LINE_HIGH, HEAD_HIGH, BAR_HIGH = 31, 24, 17
WORDS, FIGURE, SIDE, NARROW = 0.45, 70, 60, 540
"""The share of the words; the width of the figure at a bar's end and of each one to its right."""
HATCH = 5
TWO_LINES_PX = 12


def draw_chart(canvas: Canvas, room: QRectF, chart: Chart) -> None:
    canvas.painter.fillRect(room, QColor(canvas.theme.surface))
    _ChartDrawing(canvas, chart, _box(room, chart, canvas.unit)).draw()


def event_places(room: QRectF, chart: Chart, unit: float) -> tuple[tuple[LaneEvent, QPointF], ...]:
    """The events of all lanes from left to right, each with its place in that room."""
    box = _box(room, chart, unit)
    placed = (
        (event, QPointF(_across(chart, box, event.x), _lane_at(box, lane, unit)))
        for lane, each in enumerate(chart.lanes)
        for event in each.events
    )
    return tuple(sorted(placed, key=lambda each: (each[1].x(), each[1].y())))


def _box(room: QRectF, chart: Chart, unit: float) -> QRectF:
    """The room of the lines, within the axes and above the lanes."""
    lanes = len(chart.lanes) * round(LANE * unit)
    box = room.adjusted(*(round(edge * unit) for edge in (chart.left, *EDGES)))
    return box.adjusted(round(LANE_NAME * unit) if lanes else 0, 0, 0, -lanes)


def _across(chart: Chart, box: QRectF, x: float) -> float:
    across = chart.across
    return box.left() + box.width() * (x - across.low) / ((across.high - across.low) or 1)


def _lane_at(box: QRectF, lane: int, unit: float) -> float:
    return box.bottom() + round(LANE * unit) * (lane + 0.6)


class _ChartDrawing(Struct, frozen=True):
    """``box`` is the room of the lines, within the axes."""

    canvas: Canvas
    chart: Chart
    box: QRectF

    def draw(self) -> None:
        self._draw_grounds()
        self._draw_scale()
        self._draw_ticks_across()
        self._draw_columns()
        for line in self.chart.lines:
            self._draw_line(line)
        for alarm in self.chart.alarms:
            self._draw_alarm(self._at(*alarm))
        for place, lane in enumerate(self.chart.lanes):
            self._draw_lane(lane, _lane_at(self.box, place, self.canvas.unit))

    def _draw_grounds(self) -> None:
        for low, high in self.chart.grounds:
            left, right = (_across(self.chart, self.box, each) for each in (low, high))
            ground = QRectF(left, self.box.top(), right - left, self.box.height())
            self.canvas.painter.fillRect(ground, QColor(self.canvas.theme.well))

    def _draw_lane(self, lane: ChartLane, middle: float) -> None:
        wide = self.canvas.px(LANE_NAME + self.chart.left) - 10
        self._write(QRectF(self.box.left() - wide - 8, middle - 10, wide, 20), lane.name, LEFT)
        for event in lane.events:
            self._draw_mark(QPointF(_across(self.chart, self.box, event.x), middle), event.mark)

    def _draw_mark(self, at: QPointF, mark: str) -> None:
        """Draw a mistake's mark by its shape; a tick if nothing was wrong."""
        painter, theme = self.canvas.painter, self.canvas.theme
        box = QRectF(at.x() - MARK, at.y() - MARK, 2 * MARK, 2 * MARK)
        painter.setPen(QPen(QColor(theme.text_2), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark == "■":
            painter.fillRect(box, QColor(theme.critical))
        elif mark == "▲":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.serious))
            corners = (QPointF(at.x(), box.top()), box.bottomRight(), box.bottomLeft())
            painter.drawPolygon(QPolygonF(corners))
        elif mark:
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        else:
            painter.drawLine(QPointF(at.x(), box.top()), QPointF(at.x(), box.bottom()))

    def _at(self, x: float, y: float) -> QPointF:
        up, box = self.chart.up, self.box
        high = (y - up.low) / ((up.high - up.low) or 1)
        return QPointF(_across(self.chart, box, x), box.bottom() - box.height() * high)

    def _draw_scale(self) -> None:
        painter, theme, box = self.canvas.painter, self.canvas.theme, self.box
        for value, words in self.chart.up.ticks:
            y = self._at(self.chart.across.low, value).y()
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            wide = max(60, self.canvas.px(self.chart.left))
            self._write(QRectF(box.left() - wide, y - 20, wide - 7, 40), words, RIGHT)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        lanes = self.canvas.px(LANE) * len(self.chart.lanes)
        below = QRectF(box.left(), box.bottom() + lanes + 22, box.width(), 18)
        self._write(below, self.chart.across.name, MIDDLE)
        above = QRectF(box.left() - 34, box.top() + self.canvas.px(-28), box.width(), 16)
        self._write(above, self.chart.up.name, LEFT)

    def _draw_ticks_across(self) -> None:
        """Draw the marks below; words that would run into those before are left out."""
        ended = -1e9
        foot = self.box.bottom() + self.canvas.px(LANE) * len(self.chart.lanes)
        for value, words in self.chart.across.ticks:
            x, wide = self._at(value, 0).x(), self.canvas.width_of(words, 12)
            self.canvas.painter.setPen(QPen(QColor(self.canvas.theme.outline), 1))
            self.canvas.painter.drawLine(QPointF(x, foot), QPointF(x, foot + TICK))
            if x - wide / 2 > ended + 6:
                self._write(QRectF(x - wide / 2 - 2, foot + 5, wide + 4, 16), words, MIDDLE)
                ended = x + wide / 2

    def _draw_columns(self) -> None:
        painter, theme = self.canvas.painter, self.canvas.theme
        painter.setPen(QPen(QColor(theme.accent), 1))
        painter.setBrush(tint(theme.accent, 0.35))
        for low, high, value in self.chart.columns:
            if value:
                corners = self._at(low, value), self._at(high, self.chart.up.low)
                painter.drawRect(QRectF(*corners).adjusted(2, 0, -2, 0))

    def _draw_line(self, line: ChartLine) -> None:
        points = [self._at(*each) for each in line.points]
        if not points:
            return
        if line.style is not LineStyle.DOTS:
            self.canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.canvas.painter.setPen(self._pen(line.style))
            self.canvas.painter.drawPolyline(QPolygonF(points))
        ranges = line.style in (LineStyle.RANGE, LineStyle.OPEN_RANGE)
        if ranges:
            self._draw_range(points, filled=line.style is LineStyle.RANGE)
        elif line.style in (LineStyle.MAIN, LineStyle.DOTS):
            self._draw_dots(points, filled=line.style is LineStyle.MAIN)
        self._name(line.name, points[0] if line.style is LineStyle.LIMIT else points[-1])
        if ranges:
            for place, name in line.names:
                self._name_above(name, points[place])
        else:
            self._name_points(line.names, points)

    def _pen(self, style: LineStyle) -> QPen:
        theme = self.canvas.theme
        match style:
            case LineStyle.LIMIT:
                return QPen(QColor(theme.serious), 1.4, Qt.PenStyle.DashLine)
            case LineStyle.OTHER:
                return QPen(QColor(theme.outline), 1.4, Qt.PenStyle.DotLine)
            case LineStyle.MAIN | LineStyle.DOTS | LineStyle.RANGE | LineStyle.OPEN_RANGE:
                return QPen(QColor(theme.accent), 2)

    def _draw_dots(self, points: Sequence[QPointF], *, filled: bool) -> None:
        painter, theme = self.canvas.painter, self.canvas.theme
        painter.setPen(QPen(QColor(theme.accent), 1.5))
        painter.setBrush(QColor(theme.accent if filled else theme.surface))
        for each in points:
            painter.drawEllipse(each, DOT, DOT)

    def _draw_range(self, points: Sequence[QPointF], *, filled: bool) -> None:
        """Draw the ends of a range, and its value as a large dot."""
        painter, theme, (low, value, high) = self.canvas.painter, self.canvas.theme, points
        for end in (low, high):
            painter.drawLine(end - QPointF(0, CAP), end + QPointF(0, CAP))
        painter.setBrush(QColor(theme.accent if filled else theme.surface))
        painter.drawEllipse(value, VALUE, VALUE)

    def _name(self, name: str, end: QPointF) -> None:
        if not name:
            return
        wide = self.canvas.width_of(name, 12) + 4
        left = max(self.box.left(), min(end.x() - wide / 2, self.box.right() - wide))
        high = end.y() - 20 if end.y() > self.box.top() + 20 else end.y() + 4
        self._write(QRectF(left, high, wide, 16), name, MIDDLE)

    def _name_points(self, names: Sequence[tuple[int, str]], points: Sequence[QPointF]) -> None:
        """Write the names of points beside them, clear of the line and of one another."""
        written: list[QRectF] = []
        for place, name in names:
            rooms = list(self._rooms_beside(points[place], name))
            free = next((each for each in rooms if not _met(each, points, written)), None)
            written.append(free or rooms[0])
            if free is not None:  # no line of the grid strikes it out
                self.canvas.painter.fillRect(free, QColor(self.canvas.theme.surface))
            self._write(written[-1], name, MIDDLE)

    def _rooms_beside(self, at: QPointF, name: str) -> Iterator[QRectF]:
        """The rooms for a point's name that lie within the chart, the usual one first."""
        wide, off, tall = self.canvas.width_of(name, 12) + 4, DOT + 3, self.canvas.px(NAME_HIGH)
        middle, half = at.x() - wide / 2, tall / 2
        left = max(self.box.left(), min(middle, self.box.right() - EDGES[1] - wide))
        low, high = at.y() + off, at.y() - off - tall
        yield QRectF(left, low, wide, tall)
        yield QRectF(left, high, wide, tall)
        yield QRectF(at.x() - off - wide, at.y() - half, wide, tall)
        yield QRectF(at.x() - off - wide, high, wide, tall)
        if at.x() + off + wide <= self.box.right() - EDGES[1]:
            yield QRectF(at.x() + off, at.y() - half, wide, tall)

    def _name_above(self, name: str, at: QPointF) -> None:
        """Write the figure of a range above its dot."""
        wide = self.canvas.width_of(name, 12) + 4
        left = min(at.x() - wide / 2, self.box.right() - EDGES[1] - wide)
        self._write(QRectF(left, at.y() - ABOVE, wide, 16), name, MIDDLE)

    def _draw_alarm(self, at: QPointF) -> None:
        painter, theme = self.canvas.painter, self.canvas.theme
        painter.setPen(QPen(QColor(theme.surface), 1))
        painter.setBrush(QColor(theme.critical))
        shape = [QPointF(0, -8), QPointF(7, 5), QPointF(-7, 5)]
        painter.drawPolygon(QPolygonF([at + each for each in shape]))

    def _write(self, room: QRectF, words: str, side: Qt.AlignmentFlag) -> None:
        """Write the words of an axis, whatever room they need."""
        self.canvas.painter.setPen(QColor(self.canvas.theme.text_2))
        self.canvas.painter.setFont(self.canvas.font(12))
        # In large type the letters are higher than this room, and Qt would clip them.
        whole = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        self.canvas.painter.drawText(room, side | whole, words)


def _met(room: QRectF, points: Sequence[QPointF], written: Iterable[QRectF]) -> bool:
    """True if the line through these points, or anything written, crosses that room."""
    line = QPainterPath()
    line.addPolygon(QPolygonF(list(points)))
    pen = QPainterPathStroker()
    pen.setWidth(2 * DOT)
    return pen.createStroke(line).intersects(room) or any(room.intersects(w) for w in written)


# ------------------------------------------------------------------------------------- bars


def bars_high(canvas_px: float, bars: BarList) -> int:
    """The height of the bars, given the size of a pixel of the design."""
    return round(canvas_px * (HEAD_HIGH + max(1, len(bars.bars)) * LINE_HIGH))


def draw_bars(canvas: Canvas, room: QRectF, bars: BarList) -> None:
    """Draw the titles of the figures, and a line for each bar."""
    head = QRectF(room.left(), room.top(), room.width(), canvas.px(HEAD_HIGH))
    _write_beside(canvas, head, bars.heads, px=12, more=14)
    most = max((sum(each.parts) for each in bars.bars), default=1) or 1
    for place, bar in enumerate(bars.bars):
        top = room.top() + canvas.px(HEAD_HIGH) + place * canvas.px(LINE_HIGH)
        _draw_bar(canvas, QRectF(room.left(), top, room.width(), canvas.px(LINE_HIGH)), bar, most)


def _draw_bar(canvas: Canvas, line: QRectF, bar: BarLine, most: float) -> None:
    words = QRectF(line.left(), line.top(), line.width() * WORDS - 12, line.height())
    _write_name(canvas, words, bar)
    _write_beside(canvas, line, bar.beside)
    beside = len(_fitting(canvas, bar.beside, line.width())) * canvas.px(SIDE) + canvas.px(FIGURE)
    room = max(0.0, line.width() * (1 - WORDS) - beside)
    left, high = line.left() + line.width() * WORDS, canvas.px(BAR_HIGH)
    for place, part in enumerate(bar.parts):
        box = QRectF(left, line.center().y() - high / 2, room * part / most, high)
        _draw_part(canvas, box, bar, hatched=place > 0)
        left = box.right()
    end = QRectF(left + 7, line.top(), canvas.px(FIGURE), line.height())
    canvas.write(end, bar.figure, bold=True)


def _draw_part(canvas: Canvas, box: QRectF, bar: BarLine, *, hatched: bool) -> None:
    accent, painter = QColor(canvas.theme.accent), canvas.painter
    if hatched and not box.width():
        return
    painter.setPen(QPen(accent, 1))
    filled = accent if bar.strong else tint(canvas.theme.accent, 0.35)
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if hatched else QBrush(filled))
    painter.drawRect(box)
    if hatched:
        _hatch(canvas, box)


def _hatch(canvas: Canvas, box: QRectF) -> None:
    """Draw the lines one by one."""
    # The pattern of a brush comes out as a grid in a PDF.
    within, path = QPainterPath(), QPainterPath()
    within.addRect(box)
    for step in range(0, int(box.width() + box.height()) + HATCH, HATCH):
        path.moveTo(box.left() + step - box.height(), box.bottom())
        path.lineTo(box.left() + step, box.top())
    canvas.painter.save()
    canvas.painter.setClipPath(within, Qt.ClipOperation.IntersectClip)
    canvas.painter.drawPath(path)
    canvas.painter.restore()


def _write_name(canvas: Canvas, box: QRectF, bar: BarLine) -> None:
    """Write the words, in two smaller lines if one does not hold them."""
    fits = canvas.width_of(bar.words, 13, bold=bar.strong) <= box.width()
    canvas.painter.setPen(QColor(canvas.theme.text))
    side = (RIGHT | Qt.AlignmentFlag.AlignVCenter).value
    canvas.write_wrapped(
        box, bar.words, px=13 if fits else TWO_LINES_PX, bold=bar.strong, side=side
    )


def _write_beside(
    canvas: Canvas, line: QRectF, figures: tuple[str, ...], *, px: float = 13, more: float = 0
) -> None:
    shown = _fitting(canvas, figures, line.width())
    for place, words in enumerate(shown):
        left = line.right() - (len(shown) - place) * canvas.px(SIDE) - more
        box = QRectF(left, line.top(), canvas.px(SIDE) - 4 + more, line.height())
        canvas.write(box, words, px=px, quiet=True, side=RIGHT)


def _fitting(canvas: Canvas, figures: tuple[str, ...], wide: float) -> tuple[str, ...]:
    if wide >= canvas.px(NARROW) or len(figures) < 3:
        return figures
    # A narrow card leaves those in the middle to its table.
    return figures[0], figures[-1]
