"""The marks that tell chips apart: inlay, edge pattern and colour, in rising order of value."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec import Struct

from trainer.game.money import NOTHING, Money
from trainer.ui.kit.colours import CHIPS


class Edge(Enum):
    """The pattern of edge spots: on the face, and as it shows on a chip's edge."""

    FOUR_SMALL = "four small"
    FIVE_WIDE = "five wide"
    FOUR_PAIRS = "four pairs"
    THIN_WIDE_THIN = "thin, wide, thin"
    TWELVE = "twelve narrow"
    SIX_WIDE = "six wide"
    PLAIN = "plain"


class ChipStyle(Struct, frozen=True):
    """The looks of one value. ``inlay`` counts the inlay's sides; 0 is a circle, 1 a bar across,
    2 a diamond."""

    body: str
    spots: str
    ink: str
    inlay: int
    edge: Edge
    size: float = 1.0


ONE = ChipStyle(*CHIPS["1"], 0, Edge.FOUR_SMALL)
FIVE = ChipStyle(*CHIPS["5"], 5, Edge.FIVE_WIDE)
TWENTY_FIVE = ChipStyle(*CHIPS["25"], 4, Edge.FOUR_PAIRS)
HUNDRED = ChipStyle(*CHIPS["100"], 6, Edge.THIN_WIDE_THIN)
FIVE_HUNDRED = ChipStyle(*CHIPS["500"], 8, Edge.TWELVE)
THOUSAND = ChipStyle(*CHIPS["1000"], 2, Edge.SIX_WIDE)
SMALL = ChipStyle(*CHIPS["small"], 3, Edge.PLAIN, size=0.72)
BLANK = ChipStyle(*CHIPS["blank"], 1, Edge.PLAIN)
"""A chip without value: no money, and none of the house's."""

RISING = (ONE, FIVE, TWENTY_FIVE, HUNDRED, FIVE_HUNDRED, THOUSAND)
_DOLLAR = Money(100)
_USUAL = {
    Money(100): ONE,
    Money(500): FIVE,
    Money(2500): TWENTY_FIVE,
    Money(10000): HUNDRED,
    Money(50000): FIVE_HUNDRED,
    Money(100000): THOUSAND,
}


@lru_cache(maxsize=256)
def style_of(value: Money, values: tuple[Money, ...]) -> ChipStyle:
    """The looks of a value among the tray's values: the usual ones, else in rising order."""
    if value <= NOTHING:
        return BLANK
    if value < _DOLLAR:
        return SMALL
    whole = sorted(each for each in values if each >= _DOLLAR)
    if value in _USUAL and all(each in _USUAL for each in whole):
        return _USUAL[value]
    rank = whole.index(value) if value in whole else len(whole)
    return RISING[min(rank, len(RISING) - 1)]


def chip_text(value: Money) -> str:
    """The print of a chip: ``5``, ``2.50``, ``.50``; nothing on a chip without value."""
    return str(value).removeprefix("0")
