"""The areas of skill in a word or two, for the heads of columns."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trainer.drills.skills.skill import Area
from trainer.wording import Phrase, phrase, say_phrase

_HEADS: Mapping[Area, Phrase] = MappingProxyType(
    {
        Area.READING: phrase("Read"),
        Area.COMPARING: phrase("Compare"),
        Area.QUALIFYING: phrase("Qualify"),
        Area.BEST_FIVE: phrase("Best five"),
        Area.MULTIPLYING: phrase("Sums"),
        Area.ANTE_AND_PLAY: phrase("Ante"),
        Area.PAY_TABLES: phrase("Pay tables"),
        Area.FOLDS: phrase("Folds"),
        Area.STEPS: phrase("Steps"),
        Area.CALLS: phrase("Calls"),
        Area.ORDER: phrase("Order"),
        Area.BETS: phrase("Bets"),
        Area.RULINGS: phrase("Rulings"),
        Area.MANNER: phrase("Manner"),
    }
)


def area_head(area: Area) -> str:
    """``Pay tables``."""
    return say_phrase(_HEADS[area])
