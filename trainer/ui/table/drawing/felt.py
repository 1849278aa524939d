"""The felt: room, rail, cloth, the house's words and the dealer's furniture, in one picture."""

from __future__ import annotations

from functools import lru_cache
from math import copysign, cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from trainer.ui.kit.colours import BLACK, WHITE
from trainer.ui.kit.theme import BRASS, Palette, tint
from trainer.ui.table.drawing.felt_prints import draw_printing
from trainer.ui.table.drawing.furniture import draw_furniture
from trainer.ui.table.drawing.pixmap_cache import bake
from trainer.ui.table.drawing.words import FeltWords
from trainer.ui.table.geometry import Rail, TableGeometry


class Halo(NamedTuple):
    """The extent of a soft edge, and its darkness at the path."""

    reach: float
    strength: float


# 50 ms, and 4 to 9 MB: a table keeps its own felt while it is in sight.
@lru_cache(maxsize=1)
def felt(places: TableGeometry, words: FeltWords, theme: Palette, dpr: float) -> QPixmap:
    """Draw the whole table without what moves or changes with a round."""

    def draw(painter: QPainter) -> None:
        _room(painter, places, theme)
        _rail(painter, places, theme)
        _cloth(painter, places, words.colours_in(theme))
        draw_printing(painter, places, words)
        draw_furniture(painter, places)

    ground = QColor(theme.room[1])
    return bake(places.width, places.height, dpr, draw, ground=ground).pixmap


def _room(painter: QPainter, places: TableGeometry, theme: Palette) -> None:
    shade = QLinearGradient(0, 0, 0, places.height * 0.4)
    shade.setColorAt(0, QColor(theme.room[0]))
    shade.setColorAt(1, QColor(theme.room[1]))
    painter.fillRect(QRectF(0, 0, places.width, places.height), QBrush(shade))


def _rail(painter: QPainter, places: TableGeometry, theme: Palette) -> None:
    u, rail = places.u, places.rail
    edge = superellipse(rail, 0)
    _halo(painter, places, edge, Halo(0.62 * u, 0.09))
    shade = QLinearGradient(0, 0, 0, places.height * 0.6)
    shade.setColorAt(0, QColor(theme.rail[0]))
    shade.setColorAt(1, QColor(theme.rail[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawPath(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(WHITE, 0.13), max(1.0, 0.03 * u)))
    painter.drawPath(superellipse(rail, 0.13 * u))
    painter.setPen(QPen(tint(BLACK, 0.30), max(1.0, 0.05 * u)))
    painter.drawPath(superellipse(rail, 0.02 * u))
    painter.setPen(QPen(QColor(BRASS), 0.07 * u))
    painter.drawPath(superellipse(rail, 0.45 * u))


def _cloth(painter: QPainter, places: TableGeometry, colours: tuple[str, str, str]) -> None:
    u = places.u
    cloth = superellipse(places.rail, 0.48 * u)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(_pool(places, colours)))
    painter.drawPath(cloth)
    painter.setClipPath(cloth)
    painter.fillRect(QRectF(0, 0, places.width, places.height), QBrush(_weave()))
    _halo(painter, places, cloth, Halo(0.75 * u, 0.36))
    _corners(painter, places)
    painter.restore()


def _pool(places: TableGeometry, colours: tuple[str, str, str]) -> QRadialGradient:
    """Draw the light on the middle of the table."""
    centre = QPointF(places.width / 2, places.height * 0.51)
    pool = QRadialGradient(centre, 0.72 * max(places.width, places.height * 1.2))
    pool.setColorAt(0.0, QColor(colours[0]))
    pool.setColorAt(0.52, QColor(colours[1]))
    pool.setColorAt(1.0, QColor(colours[2]))
    return pool


def _corners(painter: QPainter, places: TableGeometry) -> None:
    """Darken the sides and the room under the dealer's hands a little."""
    shade = QLinearGradient(0, 0, places.width, 0)
    for at, dark in ((0.0, 0.09), (0.14, 0.0), (0.86, 0.0), (1.0, 0.09)):
        shade.setColorAt(at, tint(BLACK, dark))
    painter.fillRect(QRectF(0, 0, places.width, places.height), QBrush(shade))


@lru_cache(maxsize=1)
def _weave() -> QPixmap:
    """Four pixels of baize, repeated over the cloth."""
    tile = QPixmap(4, 4)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for x, y, thread in ((0, 0, BLACK), (2, 2, BLACK), (2, 0, WHITE), (0, 2, WHITE)):
        painter.fillRect(x, y, 1, 1, tint(thread, 0.05 if thread == BLACK else 0.028))
    painter.end()
    return tile


def _halo(painter: QPainter, places: TableGeometry, path: QPainterPath, halo: Halo) -> None:
    """Draw a soft dark edge along a path, small and then enlarged."""
    # Softer, and much faster.
    small, layers = 0.2, 10

    def draw(little: QPainter) -> None:
        little.scale(small, small)
        faint = tint(BLACK, 1 - (1 - halo.strength) ** (1 / layers))
        for layer in range(layers):
            wide = 2 * halo.reach * ((layer + 1) / layers) ** 1.25
            little.strokePath(path, QPen(faint, wide))

    picture = bake(places.width * small, places.height * small / 2, 1.0, draw).pixmap
    room = QRectF(0, 0, picture.width() / small, picture.height() / small)
    painter.drawPixmap(room, picture, QRectF(picture.rect()))


def superellipse(rail: Rail, inset: float) -> QPainterPath:
    """The table's edge, or a curve that far inside it; open at the dealer's side."""
    steps, power = 160, 2 / rail.exponent
    across, down = rail.across - inset, rail.down - inset
    path = QPainterPath(QPointF(rail.centre.x - across, rail.centre.y + 2 * rail.down))
    for k in range(steps + 1):
        turn = pi * (1 + k / steps)
        x = copysign(abs(cos(turn)) ** power, cos(turn)) * across
        y = abs(sin(turn)) ** power * down
        path.lineTo(QPointF(rail.centre.x + x, rail.centre.y - y))
    path.lineTo(QPointF(rail.centre.x + across, rail.centre.y + 2 * rail.down))
    path.closeSubpath()
    return path
