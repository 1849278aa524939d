"""Line icons on a grid of 20, drawn in the colour of the words beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

IconName = Literal[
    "home",
    "drills",
    "houses",
    "results",
    "progress",
    "mistakes",
    "quiz",
    "tick",
    "settings",
    "help",
    "back",
    "document",
    "first",
    "step_back",
    "play",
    "pause",
    "step_on",
    "last",
    "account",
    "people",
    "register",
    "exam",
    "felt",
    "lock",
    "live",
    "find",
]


def draw_icon(painter: QPainter, name: IconName, box: QRectF, colour: str) -> None:
    """Fill the box with the icon, in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 20, box.height() / 20)
    pen = QPen(QColor(colour), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_SHAPES[name]())
    painter.restore()


# Every button of the side bar is coloured three times while a window opens.
@lru_cache(maxsize=256)
def pixmap(name: IconName, colour: str, side: int, dpr: float) -> QPixmap:
    """Draw the icon as a picture with that side."""
    picture = QPixmap(QSize(round(side * dpr), round(side * dpr)))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_icon(painter, name, QRectF(0, 0, side, side), colour)
    painter.end()
    return picture


def icon(name: IconName, colour: str, dpr: float, side: int = 18) -> QIcon:
    """The icon for a button."""
    return QIcon(pixmap(name, colour, side, dpr))


def _home() -> QPainterPath:
    path = _line((3, 9.5), (10, 3.5), (17, 9.5))
    path.addPath(_line((5, 8.5), (5, 16.5), (8.2, 16.5), (8.2, 12)))
    path.addPath(_line((8.2, 12), (11.8, 12), (11.8, 16.5), (15, 16.5), (15, 8.5)))
    return path


def _drills() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 10), 6.8, 6.8)
    path.addEllipse(QPointF(10, 10), 2.8, 2.8)
    return path


def _houses() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 4.5, 14, 11), 1.6, 1.6)
    path.addPath(_line((3, 8), (17, 8)))
    path.addPath(_line((6, 12), (9, 12)))
    return path


def _results() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(4, 3, 12, 14), 1.6, 1.6)
    for y in (7, 10, 13):
        path.addPath(_line((7, y), (13, y)))
    return path


def _progress() -> QPainterPath:
    path = _line((3.5, 3.5), (3.5, 16.5), (17, 16.5))
    path.addPath(_line((6.5, 13), (10, 9), (12.5, 11), (16.5, 5.5)))
    return path


def _mistakes() -> QPainterPath:
    path = _line((10, 3.5), (17.2, 16.3), (2.8, 16.3), (10, 3.5))
    path.addPath(_line((10, 8.2), (10, 11.8)))
    path.addPath(_line((10, 13.9), (10, 14.0)))
    return path


def _quiz() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 3.5, 13, 13), 1.6, 1.6)
    path.addPath(_line((6.5, 10.2), (9, 12.7), (13.6, 7.3)))
    return path


def _tick() -> QPainterPath:
    return _line((3.5, 10.5), (8, 15), (16.5, 5))


def _settings() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 10), 2.3, 2.3)
    path.addEllipse(QPointF(10, 10), 4.9, 4.9)
    for tooth in range(8):
        across, down = cos(tooth * pi / 4), sin(tooth * pi / 4)
        path.moveTo(10 + 4.9 * across, 10 + 4.9 * down)
        path.lineTo(10 + 7.1 * across, 10 + 7.1 * down)
    return path


def _help() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 10), 7, 7)
    path.moveTo(7.8, 8.2)
    path.cubicTo(7.8, 5.2, 12.4, 5.4, 12.2, 8.2)
    path.cubicTo(12.1, 9.8, 10, 9.9, 10, 11.6)
    path.addPath(_line((10, 13.9), (10, 14.0)))
    return path


def _back() -> QPainterPath:
    path = _line((16, 10), (4, 10))
    path.addPath(_line((9, 5), (4, 10), (9, 15)))
    return path


def _document() -> QPainterPath:
    path = _line((12, 3), (5, 3), (5, 17), (15, 17), (15, 6), (12, 3))
    path.addPath(_line((12, 3), (12, 6), (15, 6)))
    return path


def _play() -> QPainterPath:
    return _line((6.5, 4), (16, 10), (6.5, 16), (6.5, 4))


def _pause() -> QPainterPath:
    path = _line((7, 4.5), (7, 15.5))
    path.addPath(_line((13, 4.5), (13, 15.5)))
    return path


def _step_on() -> QPainterPath:
    return _line((7.5, 4), (13.5, 10), (7.5, 16))


def _step_back() -> QPainterPath:
    return _line((12.5, 4), (6.5, 10), (12.5, 16))


def _last() -> QPainterPath:
    path = _line((5.5, 4), (11.5, 10), (5.5, 16))
    path.addPath(_line((15, 4), (15, 16)))
    return path


def _first() -> QPainterPath:
    path = _line((14.5, 4), (8.5, 10), (14.5, 16))
    path.addPath(_line((5, 4), (5, 16)))
    return path


def _account() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 6.6), 3.1, 3.1)
    path.moveTo(4, 16.6)
    path.cubicTo(4, 10.4, 16, 10.4, 16, 16.6)
    return path


def _people() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(7.6, 7), 2.7, 2.7)
    path.moveTo(2.6, 15.8)
    path.cubicTo(2.6, 10.4, 12.6, 10.4, 12.6, 15.8)
    path.moveTo(12.4, 4.6)
    path.cubicTo(15.6, 4.6, 15.6, 9.4, 12.6, 9.5)
    path.moveTo(14.4, 11.6)
    path.cubicTo(16.4, 12.2, 17.4, 13.6, 17.4, 15.8)
    return path


def _register() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(2.5, 4.5, 15, 11), 1.6, 1.6)
    path.addEllipse(QPointF(7, 8.6), 1.5, 1.5)
    path.moveTo(4.8, 13)
    path.cubicTo(4.8, 10.6, 9.2, 10.6, 9.2, 13)
    path.addPath(_line((11.6, 8.2), (15, 8.2)))
    path.addPath(_line((11.6, 11.2), (15, 11.2)))
    return path


def _exam() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 7.6), 4.6, 4.6)
    path.addPath(_line((7.2, 11.4), (6.4, 17), (10, 14.8), (13.6, 17), (12.8, 11.4)))
    return path


def _felt() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(2.8, 6)
    path.lineTo(17.2, 6)
    path.cubicTo(17.2, 17, 2.8, 17, 2.8, 6)
    for x in (7, 10, 13):
        path.addEllipse(QPointF(x, 9.4), 0.7, 0.7)
    return path


def _lock() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(4.5, 9, 11, 7.5), 1.6, 1.6)
    path.moveTo(6.8, 9)
    path.cubicTo(6.8, 2.6, 13.2, 2.6, 13.2, 9)
    return path


def _find() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(8.6, 8.6), 5, 5)
    path.moveTo(12.4, 12.4)
    path.lineTo(16.6, 16.6)
    return path


def _live() -> QPainterPath:
    """Waves of a thing that happens now."""
    path = QPainterPath()
    path.addEllipse(QPointF(10, 10), 1.8, 1.8)
    for radius in (4.6, 7.4):
        box = QRectF(10 - radius, 10 - radius, 2 * radius, 2 * radius)
        for start in (-45, 135):
            path.arcMoveTo(box, start)
            path.arcTo(box, start, 90)
    return path


def _line(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


_SHAPES: dict[IconName, Callable[[], QPainterPath]] = {
    "home": _home,
    "drills": _drills,
    "houses": _houses,
    "results": _results,
    "progress": _progress,
    "mistakes": _mistakes,
    "quiz": _quiz,
    "tick": _tick,
    "settings": _settings,
    "help": _help,
    "back": _back,
    "document": _document,
    "first": _first,
    "step_back": _step_back,
    "play": _play,
    "pause": _pause,
    "step_on": _step_on,
    "last": _last,
    "account": _account,
    "people": _people,
    "register": _register,
    "exam": _exam,
    "felt": _felt,
    "lock": _lock,
    "live": _live,
    "find": _find,
}
