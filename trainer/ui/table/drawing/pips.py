"""Suit signs and court crests as shapes on a grid of 100."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from trainer.game.cards import Rank, Suit
from trainer.ui.kit.colours import BLACK_SUIT, BLUE_SUIT, GREEN_SUIT, RED_SUIT
from trainer.ui.kit.path_data import shape
from trainer.ui.kit.widgets import has_four_colours

TWO_COLOURS = {
    Suit.SPADES: BLACK_SUIT,
    Suit.HEARTS: RED_SUIT,
    Suit.DIAMONDS: RED_SUIT,
    Suit.CLUBS: BLACK_SUIT,
}
FOUR_COLOURS = TWO_COLOURS | {Suit.DIAMONDS: BLUE_SUIT, Suit.CLUBS: GREEN_SUIT}


def suit_colour(suit: Suit) -> str:
    """The ink of a suit in the deck that the program shows."""
    return (FOUR_COLOURS if has_four_colours() else TWO_COLOURS)[suit]


_PIPS = {
    Suit.SPADES: "M50 2 C42 18 7 40 7 62 7 76 17 83 28 83 37 83 44 79 47.5 71 46.5 84 42 93 33 98 "
    "L67 98 C58 93 53.5 84 52.5 71 56 79 63 83 72 83 83 83 93 76 93 62 93 40 58 18 50 2",
    Suit.HEARTS: "M50 22 C43 7 28 3 17 9 4 17 2 36 11 51 19 65 38 79 50 97 "
    "62 79 81 65 89 51 98 36 96 17 83 9 72 3 57 7 50 22",
    Suit.DIAMONDS: "M50 1 Q63 30 87 50 63 70 50 99 37 70 13 50 37 30 50 1",
}
_BAND = "R13 63 74 11 0"
_CRESTS = {
    Rank.KING: f"{_BAND} M18 54 C2 40 8 22 26 24 36 25 44 32 50 44 56 32 64 25 74 24 "
    "92 22 98 40 82 54 Z R46 2 8 28 0 R38 8.5 24 8 0",
    Rank.QUEEN: f"{_BAND} M12 56 1 18 22 36 30 10 42 33 50 20 58 33 70 10 78 36 99 18 88 56 Z "
    "O50 8 7.5",
    Rank.JACK: _BAND,
}
_FEATHER = "M26 56 C16 34 24 6 58 2 80 0 92 12 88 25 84 36 70 34 70 25 64 36 60 44 62 56 Z"
_VEIN = "M36 56 C36 38 44 22 60 13 48 25 42 40 42 56 Z"


@cache
def pip(suit: Suit) -> QPainterPath:
    """The suit's sign, 100 by 100."""
    return shape(_PIPS[suit]) if suit in _PIPS else _club()


@cache
def crest(rank: Rank) -> QPainterPath:
    """A court's crest, 100 by 76: the king's cross crown, the queen's coronet, a plume."""
    path = shape(_CRESTS[rank])
    if rank is Rank.JACK:
        path.addPath(shape(_FEATHER).subtracted(shape(_VEIN)))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def fill_in(painter: QPainter, path: QPainterPath, box: QRectF, high: float = 100) -> None:
    """Fill a grid shape into a box with the painter's brush."""
    grid = QTransform.fromTranslate(box.x(), box.y())
    grid.scale(box.width() / 100, box.height() / high)
    painter.drawPath(grid.map(path))


def _club() -> QPainterPath:
    leaves = shape("O50 24 21.5 O26 58 21.5 O74 58 21.5")
    foot = shape("M46 40 C48 70 44 91 33 98 L67 98 C56 91 52 70 54 40 Z")
    return leaves.united(foot).united(shape("O50 50 11")).simplified()
