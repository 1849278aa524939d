"""A chart as a value, and how it is drawn: on the screen, dark or light, and in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from trainer.ui.paper import worn
from trainer.ui.theme import Theme, font, scaled, tint

LEFT, RIGHT, TOP, BOTTOM = 46, 18, 28, 42
DOT, TICK = 3.5, 4
HIGH, BELOW = 240, 25


class Style(Enum):
    """How a line is drawn. Each differs by more than its colour."""

    MAIN = auto()
    OTHER = auto()
    LIMIT = auto()
    DOTS = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """Points joined; the name is written at the last of them, of a limit at the first. ``names``
    says what single points are called, by their place."""

    name: str
    points: tuple[tuple[float, float], ...]
    style: Style = Style.MAIN
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Axis:
    """What it counts, from where to where, and the marks on it."""

    name: str
    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """One chart. ``alarms`` are marked with a triangle; ``columns`` stand as bars, each from one x
    to another. ``says`` tells all of it in words, for who cannot see it."""

    says: str
    across: Axis
    up: Axis
    lines: tuple[Line, ...] = ()
    alarms: tuple[tuple[float, float], ...] = ()
    columns: tuple[tuple[float, float, float], ...] = ()


class PlotView(QWidget):
    """Shows one chart in the colours of now. Its name tells all of it."""

    heard_as = QAccessible.Role.Chart

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFixedHeight(scaled(HIGH))
        self._plot: Plot | None = None

    def present(self, plot: Plot) -> None:
        """Show this chart."""
        self._plot = plot
        self.setAccessibleName(plot.says)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._plot is not None:
            painter = QPainter(self)
            draw_plot(painter, QRectF(self.rect()), self._plot, worn())
            painter.end()


def draw_plot(painter: QPainter, room: QRectF, plot: Plot, theme: Theme) -> None:
    """The chart in that room."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(room, QColor(theme.surface))
    _Drawing(painter, room, plot, theme).all()


class _Drawing:
    def __init__(self, painter: QPainter, room: QRectF, plot: Plot, theme: Theme) -> None:
        self.painter, self.plot, self.theme = painter, plot, theme
        sides = (scaled(LEFT), scaled(TOP), -scaled(RIGHT), -scaled(BOTTOM))
        self.box = room.adjusted(*sides)

    def all(self) -> None:
        self._axes()
        self._columns()
        for line in self.plot.lines:
            self._line(line)
        for at in self.plot.alarms:
            self._alarm(self._at(*at))

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self._across(x), self._up(y))

    def _across(self, x: float) -> float:
        axis = self.plot.across
        return self.box.left() + self.box.width() * (x - axis.low) / ((axis.high - axis.low) or 1)

    def _up(self, y: float) -> float:
        axis = self.plot.up
        return self.box.bottom() - self.box.height() * (y - axis.low) / (
            (axis.high - axis.low) or 1
        )

    # --- axes

    def _axes(self) -> None:
        painter, theme, box = self.painter, self.theme, self.box
        painter.setFont(font(12))
        for value, text in self.plot.up.ticks:
            y = self._up(value)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            self._text(QRectF(box.left() - 60, y - 10, 53, 20), text, Qt.AlignmentFlag.AlignRight)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        self._ticks_across()
        name = QRectF(box.left(), box.bottom() + 22, box.width(), 18)
        self._text(name, self.plot.across.name, Qt.AlignmentFlag.AlignHCenter)
        above = QRectF(box.left() - 34, box.top() - scaled(TOP), box.width(), 16)
        if self.plot.up.name:
            self._text(above, self.plot.up.name, Qt.AlignmentFlag.AlignLeft)

    def _ticks_across(self) -> None:
        """The marks below; those that would run into the one before are left without words."""
        ended = -1e9
        for value, text in self.plot.across.ticks:
            x = self._across(value)
            self.painter.setPen(QPen(QColor(self.theme.outline), 1))
            foot = self.box.bottom()
            self.painter.drawLine(QPointF(x, foot), QPointF(x, foot + TICK))
            wide = QFontMetricsF(font(12)).horizontalAdvance(text)
            if x - wide / 2 > ended + 6:
                place = QRectF(x - wide / 2 - 2, foot + 5, wide + 4, 16)
                self._text(place, text, Qt.AlignmentFlag.AlignHCenter)
                ended = x + wide / 2

    def _text(self, box: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
        self.painter.setPen(QColor(self.theme.text_2))
        self.painter.setFont(font(12))
        self.painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    # --- what is counted

    def _columns(self) -> None:
        self.painter.setPen(QPen(QColor(self.theme.accent), 1))
        self.painter.setBrush(tint(self.theme.accent, 0.35))
        for low, high, value in self.plot.columns:
            if value:
                top, foot = self._at(low, value), self._at(high, self.plot.up.low)
                self.painter.drawRect(QRectF(top, foot).adjusted(2, 0, -2, 0))

    def _line(self, line: Line) -> None:
        points = [self._at(*each) for each in line.points]
        if not points:
            return
        pen = self._pen(line.style)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        if line.style is not Style.DOTS:
            self.painter.setPen(pen)
            self.painter.drawPolyline(QPolygonF(points))
        if line.style in (Style.MAIN, Style.DOTS):
            self._dots(points, filled=line.style is Style.MAIN)
        self._named(line.name, points[0] if line.style is Style.LIMIT else points[-1])
        for place, name in line.names:
            self._named(name, points[place] + QPointF(0, BELOW))

    def _pen(self, style: Style) -> QPen:
        theme = self.theme
        match style:
            case Style.LIMIT:
                return QPen(QColor(theme.serious), 1.4, Qt.PenStyle.DashLine)
            case Style.OTHER:
                return QPen(QColor(theme.outline), 1.4, Qt.PenStyle.DotLine)
            case Style.MAIN | Style.DOTS:
                return QPen(QColor(theme.accent), 2)

    def _dots(self, points: Sequence[QPointF], *, filled: bool) -> None:
        self.painter.setPen(QPen(QColor(self.theme.accent), 1.5))
        self.painter.setBrush(QColor(self.theme.accent if filled else self.theme.surface))
        for each in points:
            self.painter.drawEllipse(each, DOT, DOT)

    def _named(self, name: str, end: QPointF) -> None:
        if not name:
            return
        wide = QFontMetricsF(font(12)).horizontalAdvance(name) + 4
        left = max(self.box.left(), min(end.x() - wide / 2, self.box.right() - wide))
        high = end.y() - 20 if end.y() > self.box.top() + 20 else end.y() + 4
        self._text(QRectF(left, high, wide, 16), name, Qt.AlignmentFlag.AlignHCenter)

    def _alarm(self, at: QPointF) -> None:
        self.painter.setPen(QPen(QColor(self.theme.surface), 1))
        self.painter.setBrush(QColor(self.theme.critical))
        shape = [QPointF(0, -8), QPointF(7, 5), QPointF(-7, 5)]
        self.painter.drawPolygon(QPolygonF([at + each for each in shape]))
