"""The table drawn on paper, with an arrow from the first hand that is settled to the last."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from trainer.ui.handouts.ink import MIDDLE, NOTE, Pen
from trainer.wording import say

LEAST, MOST = 300.0, 440.0
"""The least and the greatest height of the drawing; a sheet with less room goes without it."""
DISC, FOOT, HEAD = 56.0, 0.28, 26.0
_CARD = QRectF(0, 0, 46, 62)


def draw_way(pen: Pen, room: QRectF, way: tuple[int, ...], words: str) -> None:
    """Draw the seats in an arch with the dealer below, and the words under the arrow."""
    path, flat = QPainterPath(), room.height() * FOOT
    path.moveTo(room.bottomLeft())
    path.lineTo(room.x(), room.bottom() - flat)
    dome = QRectF(room.x(), room.y(), room.width(), 2 * (room.height() - flat))
    path.arcTo(dome, 180, -180)
    path.lineTo(room.bottomRight())
    path.closeSubpath()
    pen.path(path, fill=pen.ink.pale)
    middle = QPointF(room.center().x(), room.bottom() - flat)
    for number in way:
        at = _on_arch(middle, room, (number - 0.5) / len(way), DISC * 0.8)
        _seat(pen, at, number, first=number == way[0])
    _arrow(pen, middle, room, way)
    inner = QRectF(middle.x() - room.width() * 0.23, middle.y() - 76, room.width() * 0.46, 80)
    pen.write(inner, words, NOTE + 1, bold=True, side=MIDDLE)
    for k in (-1, 0, 1):
        card = _CARD.translated(middle.x() + k * 54 - 23, middle.y() + 14)
        pen.box(card, fill=QColor("white"), edge=pen.ink.deep, round_by=5, thick=3)
    dealer = QRectF(middle.x() + 90, middle.y() + 22, 200, 48)
    pen.write(dealer, say("dealer"), NOTE + 0.8, colour=pen.ink.quiet)


def _on_arch(middle: QPointF, room: QRectF, share: float, inside: float) -> QPointF:
    """The place at that share of the arch, so far inside the edge; seat 1 is on the dealer's
    left."""
    turn = pi - share * pi
    across, high = room.width() / 2 - inside, middle.y() - room.y() - inside
    return QPointF(middle.x() + across * cos(turn), middle.y() - high * sin(turn))


def _seat(pen: Pen, at: QPointF, number: int, *, first: bool) -> None:
    if first:
        pen.number(at.x(), at.y(), number, DISC)
        return
    room = QRectF(at.x() - DISC / 2, at.y() - DISC / 2, DISC, DISC)
    pen.box(room, fill=QColor("white"), edge=pen.ink.deep, round_by=DISC / 2)
    pen.write(room, str(number), NOTE + 1.4, bold=True, side=MIDDLE)


def _arrow(pen: Pen, middle: QPointF, room: QRectF, way: tuple[int, ...]) -> None:
    steps = [way[0] + (way[-1] - way[0]) * k / 60 for k in range(61)]
    points = [_on_arch(middle, room, (each - 0.5) / len(way), DISC * 2.1) for each in steps]
    line = QPainterPath(points[0])
    for each in points[1:]:
        line.lineTo(each)
    pen.painter.setPen(QPen(pen.ink.deep, 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(line)
    tip, before = points[-1], points[-3]
    along = before - tip
    long = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    back = QPointF(along.x() / long * HEAD, along.y() / long * HEAD)
    side = QPointF(-back.y() * 0.6, back.x() * 0.6)
    head = QPainterPath(tip - back * 0.4)
    head.lineTo(tip + back + side)
    head.lineTo(tip + back - side)
    head.closeSubpath()
    pen.path(head, fill=pen.ink.deep)
