"""Suit signs and court crests as shapes on a grid of 100."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from trainer.game.cards import Rank, Suit
from trainer.ui.kit.colours import BLACK_SUIT, BLUE_SUIT, GREEN_SUIT, RED_SUIT

TWO_COLOURS = {
    Suit.SPADES: BLACK_SUIT,
    Suit.HEARTS: RED_SUIT,
    Suit.DIAMONDS: RED_SUIT,
    Suit.CLUBS: BLACK_SUIT,
}
FOUR_COLOURS = TWO_COLOURS | {Suit.DIAMONDS: BLUE_SUIT, Suit.CLUBS: GREEN_SUIT}


def suit_colour(suit: Suit, *, four_colour: bool) -> str:
    """The ink of a suit in a two-colour or a four-colour deck."""
    return (FOUR_COLOURS if four_colour else TWO_COLOURS)[suit]


@cache
def pip(suit: Suit) -> QPainterPath:
    """The suit's sign, 100 by 100."""
    drawn = {Suit.SPADES: _spade, Suit.HEARTS: _heart, Suit.DIAMONDS: _diamond, Suit.CLUBS: _club}
    return drawn[suit]()


@cache
def crest(rank: Rank) -> QPainterPath:
    """A court's crest, 100 by 76: the king's cross crown, the queen's coronet, a plume."""
    drawn = {Rank.KING: _crown, Rank.QUEEN: _coronet, Rank.JACK: _plume}
    return drawn[rank]()


def fill_in(painter: QPainter, path: QPainterPath, box: QRectF, high: float = 100) -> None:
    """Fill a grid shape into a box with the painter's brush."""
    grid = QTransform.fromTranslate(box.x(), box.y())
    grid.scale(box.width() / 100, box.height() / high)
    painter.drawPath(grid.map(path))


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(50, 2))
    path.cubicTo(42, 18, 7, 40, 7, 62)
    path.cubicTo(7, 76, 17, 83, 28, 83)
    path.cubicTo(37, 83, 44, 79, 47.5, 71)
    path.cubicTo(46.5, 84, 42, 93, 33, 98)
    path.lineTo(67, 98)
    path.cubicTo(58, 93, 53.5, 84, 52.5, 71)
    path.cubicTo(56, 79, 63, 83, 72, 83)
    path.cubicTo(83, 83, 93, 76, 93, 62)
    path.cubicTo(93, 40, 58, 18, 50, 2)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(50, 22))
    path.cubicTo(43, 7, 28, 3, 17, 9)
    path.cubicTo(4, 17, 2, 36, 11, 51)
    path.cubicTo(19, 65, 38, 79, 50, 97)
    path.cubicTo(62, 79, 81, 65, 89, 51)
    path.cubicTo(98, 36, 96, 17, 83, 9)
    path.cubicTo(72, 3, 57, 7, 50, 22)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(50, 1))
    path.quadTo(63, 30, 87, 50)
    path.quadTo(63, 70, 50, 99)
    path.quadTo(37, 70, 13, 50)
    path.quadTo(37, 30, 50, 1)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((50, 24), (26, 58), (74, 58)):
        path.addEllipse(QPointF(x, y), 21.5, 21.5)
    foot = QPainterPath(QPointF(46, 40))
    foot.cubicTo(48, 70, 44, 91, 33, 98)
    foot.lineTo(67, 98)
    foot.cubicTo(56, 91, 52, 70, 54, 40)
    foot.closeSubpath()
    heart = QPainterPath()
    heart.addEllipse(QPointF(50, 50), 11, 11)
    return path.united(foot).united(heart).simplified()


def _crown() -> QPainterPath:
    path = _band()
    body = QPainterPath(QPointF(18, 54))
    body.cubicTo(2, 40, 8, 22, 26, 24)
    body.cubicTo(36, 25, 44, 32, 50, 44)
    body.cubicTo(56, 32, 64, 25, 74, 24)
    body.cubicTo(92, 22, 98, 40, 82, 54)
    body.closeSubpath()
    path.addPath(body)
    path.addRect(46, 2, 8, 28)
    path.addRect(38, 8.5, 24, 8)
    path.setFillRule(path.fillRule().WindingFill)
    return path


def _coronet() -> QPainterPath:
    path = _band()
    points = ((12, 56), (1, 18), (22, 36), (30, 10), (42, 33), (50, 20))
    points += tuple((100 - x, y) for x, y in reversed(points[:-1]))
    body = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        body.lineTo(x, y)
    body.closeSubpath()
    path.addPath(body)
    path.addEllipse(QPointF(50, 8), 7.5, 7.5)
    return path


def _plume() -> QPainterPath:
    path = _band()
    feather = QPainterPath(QPointF(26, 56))
    feather.cubicTo(16, 34, 24, 6, 58, 2)
    feather.cubicTo(80, 0, 92, 12, 88, 25)
    feather.cubicTo(84, 36, 70, 34, 70, 25)
    feather.cubicTo(64, 36, 60, 44, 62, 56)
    feather.closeSubpath()
    vein = QPainterPath(QPointF(36, 56))
    vein.cubicTo(36, 38, 44, 22, 60, 13)
    vein.cubicTo(48, 25, 42, 40, 42, 56)
    vein.closeSubpath()
    path.addPath(feather.subtracted(vein))
    return path


def _band() -> QPainterPath:
    path = QPainterPath()
    path.addRect(13, 63, 74, 11)
    return path
