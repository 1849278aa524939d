"""Pictures of single chips: the face, the side that shows in a stack, the shadow, the edge in the
tray."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from trainer.ui.kit.colours import BLACK, INLAY, WHITE
from trainer.ui.kit.theme import darker, felt_font, tint
from trainer.ui.table.drawing.chip_styles import ChipStyle, Edge
from trainer.ui.table.drawing.pixmap_cache import SHADE, CachedPicture, bake

STEP, MARGIN = 0.25, 2.0
# The share by which a band is darker than the face, so that the mark on the face's rim is not
# counted as one.
DIM = 0.32
# Bodies whose strongest colour is weaker are as dark as the lines between chips.
DARK = 64

_ARCS: dict[Edge, tuple[tuple[float, float], ...]] = {
    Edge.FOUR_SMALL: tuple((-90 + 90 * k, 13) for k in range(4)),
    Edge.FIVE_WIDE: tuple((90 + 72 * k, 34) for k in range(5)),
    Edge.FOUR_PAIRS: tuple((-45 + 90 * k + side, 13) for k in range(4) for side in (-11, 11)),
    Edge.THIN_WIDE_THIN: tuple(
        (90 + 120 * k + side, wide) for k in range(3) for side, wide in ((-25, 7), (0, 28), (25, 7))
    ),
    Edge.TWELVE: tuple((-90 + 30 * k, 13) for k in range(12)),
    Edge.SIX_WIDE: tuple((-90 + 60 * k, 24) for k in range(6)),
    Edge.PLAIN: (),
}


# 0.7 ms each.
@lru_cache(maxsize=128)
def chip_face(style: ChipStyle, text: str, radius: float, dpr: float) -> CachedPicture:
    """A chip from above, its value bold on the inlay; an empty text leaves the inlay bare."""

    def draw(painter: QPainter) -> None:
        painter.translate(radius, radius)
        _disc(painter, style.body, style.spots, style.edge, radius, _line(radius, dpr), dim=0.0)
        _rings(painter, style, radius)
        _inlay(painter, style, radius)
        _value(painter, style, text, radius)

    return bake(2 * radius, 2 * radius, dpr, draw, margin=MARGIN)


@lru_cache(maxsize=64)
def chip_side(style: ChipStyle, radius: float, dpr: float) -> CachedPicture:
    """The outlined band that a chip shows under the one above it."""

    def draw(painter: QPainter) -> None:
        painter.translate(radius, radius)
        _disc(
            painter,
            _band_colour(style.body),
            style.spots,
            style.edge,
            radius,
            _line(radius, dpr),
            dim=DIM,
        )

    return bake(2 * radius, 2 * radius, dpr, draw, margin=MARGIN)


@lru_cache(maxsize=32)
def chip_shadow(radius: float, dpr: float) -> CachedPicture:
    """The soft shadow under a stack."""
    wide = radius * 1.12

    def draw(painter: QPainter) -> None:
        shade = QRadialGradient(QPointF(wide, wide), wide)
        shade.setColorAt(0.0, tint(BLACK, 0.5))
        shade.setColorAt(0.78, tint(BLACK, 0.42))
        shade.setColorAt(1.0, tint(BLACK, 0.0))
        painter.fillRect(QRectF(0, 0, 2 * wide, 2 * wide), QBrush(shade))

    return bake(2 * wide, 2 * wide, dpr, draw)


@lru_cache(maxsize=64)
def chips_on_edge(
    style: ChipStyle, width: float, height: float, count: int, dpr: float
) -> CachedPicture:
    """A column of chips on edge in a well, filled from the bottom."""

    def draw(painter: QPainter) -> None:
        across = width * (1.0 if style.size == 1.0 else 0.62)
        deep = height / count
        left = (width - across) / 2
        for k in range(count):
            _edge_on(painter, style, QRectF(left, k * deep, across, deep), odd=k % 2 == 1)
        _roundness(painter, QRectF(left, 0, across, height))

    return bake(width, height, dpr, draw)


def _band_colour(body: str) -> str:
    """The colour of a chip's bands; grey for a black one."""
    colour = QColor(body)
    # Black between black lines could not be counted.
    return colour.lighter(250).name() if colour.value() < DARK else body


def _line(radius: float, dpr: float) -> float:
    """The pen of a chip's outline."""
    # Whole screen pixels, or it blurs over two.
    return max(1, round(0.055 * radius * dpr)) / dpr


def _disc(
    painter: QPainter, body: str, spots: str, edge: Edge, radius: float, line: float, *, dim: float
) -> None:
    rim = radius - line / 2
    painter.setPen(QPen(tint(SHADE, 0.85), line))
    painter.setBrush(QColor(darker(body, dim)))
    painter.drawEllipse(QPointF(0, 0), rim, rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(darker(spots, dim * 0.85)))
    inner = 0.80 if edge in (Edge.FOUR_SMALL, Edge.TWELVE) else 0.72
    for middle, wide in _ARCS[edge]:
        painter.drawPath(_ring_part(middle, wide, inner * radius, rim - line / 2))


def _ring_part(middle: float, wide: float, inner: float, outer: float) -> QPainterPath:
    """A part of a ring; angles in degrees, clockwise from three o'clock."""
    start, sweep = -(middle + wide / 2), wide
    path = QPainterPath()
    path.arcMoveTo(_square(outer), start)
    path.arcTo(_square(outer), start, sweep)
    path.arcTo(_square(inner), start + sweep, -sweep)
    path.closeSubpath()
    return path


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _rings(painter: QPainter, style: ChipStyle, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(WHITE, 0.30), max(0.7, 0.03 * radius)))
    painter.drawEllipse(QPointF(0, 0), 0.68 * radius, 0.68 * radius)
    painter.setPen(QPen(tint(WHITE, 0.20), max(0.7, 0.03 * radius)))
    painter.drawArc(_square(0.93 * radius), 35 * 16, 110 * 16)


def _inlay(painter: QPainter, style: ChipStyle, radius: float) -> None:
    painter.setPen(QPen(tint(style.ink, 0.22), max(0.6, 0.03 * radius)))
    painter.setBrush(QColor(INLAY))
    if style.inlay == 0:
        painter.drawEllipse(QPointF(0, 0), 0.56 * radius, 0.56 * radius)
    elif style.inlay == 1:
        bar = QRectF(-0.62 * radius, -0.22 * radius, 1.24 * radius, 0.44 * radius)
        painter.drawRect(bar)
    else:
        painter.drawPolygon(_polygon(style.inlay, _reach(style.inlay) * radius))


def _reach(sides: int) -> float:
    """The length of an inlay's corners, in radii, so that all inlays have the same area."""
    return {2: 0.78, 3: 0.80, 4: 0.74, 5: 0.68, 6: 0.64}.get(sides, 0.61)


def _polygon(sides: int, reach: float) -> QPolygonF:
    """A polygon that stands on a side; of two sides, a square on its corner."""
    if sides == 2:
        corners = ((0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0))
        return QPolygonF([QPointF(x, y) for x, y in corners])
    first = -90 if sides % 2 else -90 + 180 / sides
    turns = ((first + 360 * k / sides) * pi / 180 for k in range(sides))
    return QPolygonF([QPointF(reach * cos(t), reach * sin(t)) for t in turns])


def _value(painter: QPainter, style: ChipStyle, text: str, radius: float) -> None:
    if not text:
        return
    size = {1: 0.86, 2: 0.74, 3: 0.58}.get(len(text), 0.46) * radius
    path = QPainterPath()
    path.addText(QPointF(0, 0), felt_font(100, bold=True), text)
    box = path.boundingRect()
    painter.save()
    painter.translate(0, 0.10 * radius if style.inlay == 3 else 0.02 * radius)
    painter.scale(size / 100, size / 100)
    painter.translate(-box.center().x(), -box.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.ink))
    painter.drawPath(path)
    painter.restore()


_BARS: dict[Edge, tuple[tuple[float, float], ...]] = {
    Edge.FOUR_SMALL: ((0.42, 0.16),),
    Edge.FIVE_WIDE: ((0.20, 0.17), (0.63, 0.17)),
    Edge.FOUR_PAIRS: ((0.13, 0.08), (0.28, 0.08), (0.64, 0.08), (0.79, 0.08)),
    Edge.THIN_WIDE_THIN: ((0.19, 0.05), (0.30, 0.40), (0.76, 0.05)),
    Edge.TWELVE: (),
    Edge.SIX_WIDE: ((0.10, 0.16), (0.42, 0.16), (0.74, 0.16)),
    Edge.PLAIN: (),
}


def _edge_on(painter: QPainter, style: ChipStyle, box: QRectF, *, odd: bool) -> None:
    painter.fillRect(box, QColor(style.body))
    bars = _BARS[style.edge] if style.edge is not Edge.TWELVE else _chequers(odd=odd)
    for left, wide in bars:
        where = QRectF(box.x() + left * box.width(), box.y(), wide * box.width(), box.height())
        painter.fillRect(where, QColor(style.spots))
    line = max(0.6, 0.16 * box.height())
    painter.fillRect(QRectF(box.x(), box.bottom() - line, box.width(), line), tint(SHADE, 0.55))
    painter.fillRect(QRectF(box.x(), box.y(), box.width(), line * 0.8), tint(WHITE, 0.14))


def _chequers(*, odd: bool) -> tuple[tuple[float, float], ...]:
    return tuple((k / 6, 1 / 6) for k in range(6) if (k % 2 == 1) is odd)


def _roundness(painter: QPainter, box: QRectF) -> None:
    shade = QLinearGradient(box.topLeft(), box.topRight())
    for at, dark in ((0.0, 0.62), (0.22, 0.12), (0.45, 0.0), (0.75, 0.16), (1.0, 0.66)):
        shade.setColorAt(at, tint(BLACK, dark))
    painter.fillRect(box, QBrush(shade))
