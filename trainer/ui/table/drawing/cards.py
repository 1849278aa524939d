"""Cards: a large index that no fan covers, one large sign, and the back."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from trainer.game.cards import Card, Rank
from trainer.ui.kit.colours import BACK, BACK_EDGE, CARD, LATTICE, PLASTIC, WHITE
from trainer.ui.kit.theme import felt_font, tint
from trainer.ui.kit.widgets import has_four_colours
from trainer.ui.table.drawing.pips import crest, fill_in, pip, suit_colour
from trainer.ui.table.drawing.pixmap_cache import SHADE, CachedPicture, bake, rounded, soft_shadow
from trainer.ui.table.geometry import CARD_SHAPE

PAPER = CARD


class CardCut(Struct, frozen=True):
    """The look of a card: its width, the screen's sharpness, and a mark on it."""

    width: float
    dpr: float
    covered: bool = False
    index: float = 0.50


def face(card: Card, cut: CardCut) -> CachedPicture:
    return _face(card, cut, has_four_colours())


def back(cut: CardCut, colour: str = BACK) -> CachedPicture:
    return _back(cut.width, cut.dpr, colour)


@lru_cache(maxsize=16)
def cut_card(width: float, dpr: float) -> CachedPicture:
    """The cut card: plain plastic, a little smaller than a card."""
    inset = 0.03 * width

    def draw(painter: QPainter) -> None:
        box = QRectF(0, 0, width, width * CARD_SHAPE).adjusted(inset, inset, -inset, -inset)
        corner = 0.085 * width
        soft_shadow(painter, box, corner, drop=0.03 * width, blur=0.04 * width, strength=0.36)
        painter.setPen(QPen(tint(SHADE, 0.38), 1))
        painter.setBrush(QColor(PLASTIC))
        painter.drawRoundedRect(box, corner, corner)
        painter.setPen(QPen(tint(WHITE, 0.4), max(1.0, 0.014 * width)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = 0.07 * width
        painter.drawRoundedRect(box.adjusted(edge, edge, -edge, -edge), corner / 2, corner / 2)

    return bake(width, width * CARD_SHAPE, dpr, draw, margin=_margin(width))


# A millisecond each. 52 cards in three sizes have room.
@lru_cache(maxsize=160)
def _face(card: Card, cut: CardCut, _four_colours: bool) -> CachedPicture:
    def draw(painter: QPainter) -> None:
        _blank(cut.width, cut.dpr).draw(painter, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(suit_colour(card.suit)))
        _index(painter, card, cut)
        if not cut.covered:
            _sign(painter, card, cut.width)

    return bake(cut.width, cut.width * CARD_SHAPE, cut.dpr, draw, margin=_margin(cut.width))


@lru_cache(maxsize=16)
def _blank(width: float, dpr: float) -> CachedPicture:
    """Paper and shadow alone, which every face of that size begins with."""
    shape = width, width * CARD_SHAPE
    return bake(*shape, dpr, lambda painter: _paper(painter, width), margin=_margin(width))


@lru_cache(maxsize=16)
def _back(width: float, dpr: float, colour: str) -> CachedPicture:
    def draw(painter: QPainter) -> None:
        _paper(painter, width)
        _lattice(painter, width, colour)

    return bake(width, width * CARD_SHAPE, dpr, draw, margin=_margin(width))


def _margin(width: float) -> float:
    return round(0.12 * width) + 2.0


def _paper(painter: QPainter, width: float) -> None:
    unit = width / 1.22
    box = QRectF(0, 0, width, width * CARD_SHAPE)
    corner = 0.085 * width
    soft_shadow(painter, box, corner, drop=0.04 * unit, blur=0.05 * unit, strength=0.36)
    painter.setPen(QPen(tint(SHADE, 0.38), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)


def _index(painter: QPainter, card: Card, cut: CardCut) -> None:
    w = cut.width
    glyph = rank_path(card.rank, cut.index * w, widest=0.36 * w)
    middle = glyph.boundingRect().center().x()
    painter.drawPath(glyph.translated(0.235 * w - middle, 0.455 * w))
    side = 0.28 * w
    fill_in(painter, pip(card.suit), QRectF(0.235 * w - side / 2, 0.545 * w, side, side))


def rank_path(rank: Rank, size: float, widest: float) -> QPainterPath:
    """The rank as a shape on the line y = 0; ``10`` is squeezed to the greatest width."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), felt_font(100, bold=True), "10" if rank is Rank.TEN else str(rank))
    scale = size / 100
    across = min(scale, widest / path.boundingRect().width()) if rank is Rank.TEN else scale
    return QTransform.fromScale(across, scale).map(path)


def _sign(painter: QPainter, card: Card, w: float) -> None:
    high = w * CARD_SHAPE
    if card.rank not in (Rank.JACK, Rank.QUEEN, Rank.KING):
        side = 0.54 * w
        where = QPointF(0.665 * w, 0.735 * high)
        fill_in(painter, pip(card.suit), _about(where, side, side))
        return
    fill_in(painter, pip(card.suit), _about(QPointF(0.70 * w, 0.815 * high), 0.40 * w, 0.40 * w))
    painter.setOpacity(0.9)
    box = _about(QPointF(0.70 * w, 0.548 * high), 0.40 * w, 0.304 * w)
    fill_in(painter, crest(card.rank), box, high=76)
    painter.setOpacity(1.0)


def _about(centre: QPointF, w: float, h: float) -> QRectF:
    return QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h)


def _lattice(painter: QPainter, w: float, colour: str) -> None:
    border = 0.07 * w
    inner = QRectF(0, 0, w, w * CARD_SHAPE).adjusted(border, border, -border, -border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(inner, 0.04 * w, 0.04 * w)
    painter.save()
    painter.setClipPath(rounded(inner, 0.04 * w))
    painter.setPen(QPen(tint(LATTICE, 0.62), max(0.6, 0.011 * w)))
    step, high = 0.115 * w, w * CARD_SHAPE
    for k in range(-14, 30):
        x = k * step
        painter.drawLine(QPointF(x, 0), QPointF(x + high, high))
        painter.drawLine(QPointF(x, high), QPointF(x + high, 0))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(BACK_EDGE, 0.75), max(0.8, 0.014 * w)))
    inset = 0.065 * w
    painter.drawRoundedRect(inner.adjusted(inset, inset, -inset, -inset), 0.03 * w, 0.03 * w)
