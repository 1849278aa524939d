"""Every house's own table as it is shown: real words, real chips, so many seats taken."""

from __future__ import annotations

from functools import cache

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import table_after
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.game.money import Money
from trainer.library.houses import load_houses
from trainer.ui.table.cut import Cut
from trainer.ui.table.drawing.words import FeltWords
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_shown import DealtShown, table_shown

SHELF = load_houses(None)
HOUSES = tuple(SHELF)
PLACARDS = [
    (house, placard) for house in HOUSES for placard in (*SHELF[house].rules.placards, None)
]
ANY = (WeighedEvents((), 1),)


@cache
def felt(house: str, placard: str | None) -> FeltWords:
    """What is printed there."""
    return felt_words(SHELF[house].rules, placard)


@cache
def shown_at(house: str, seats: int, part: Part = Part.WHOLE) -> TableShown:
    """A round of that house with so many seats taken, all dealt and nothing decided yet."""
    at: House = SHELF[house]
    recipe = Recipe("any", "Any", "", Seats(seats, seats), ANY, part=part)
    round_ = generate(at.rules, recipe, seed=7)
    cut = Cut(at.rules.chips).make(Money.parse("1131"))
    dealt = DealtShown.at(at, round_, table_after(at, round_, (), part))
    return table_shown(dealt, cut)
