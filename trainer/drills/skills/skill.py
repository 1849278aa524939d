"""A skill: the smallest decision that a supervisor would correct on its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.recipe import Exercise
from trainer.wording import Phrase, phrase, say_phrase

AT = "@"
"""Separates the house in the id of a skill that each house has for itself."""


class Area(StrEnum):
    """The area of a skill, from the cards to the table as a whole."""

    READING = "reading"
    COMPARING = "comparing"
    QUALIFYING = "qualifying"
    BEST_FIVE = "best_five"
    MULTIPLYING = "multiplying"
    ANTE_AND_PLAY = "ante_and_play"
    PAY_TABLES = "pay_tables"
    FOLDS = "folds"
    STEPS = "steps"
    CALLS = "calls"
    ORDER = "order"
    BETS = "bets"
    RULINGS = "rulings"
    MANNER = "manner"

    @property
    def words(self) -> str:
        return say_phrase(_area_phrases(self)[0])

    @property
    def head(self) -> str:
        """The area in a word or two, for the head of a column."""
        return say_phrase(_area_phrases(self)[1])


class ByRound(Struct, frozen=True):
    """Rounds at the table that show these events, worked for that part, ask for the skill. No
    events: it is so common that ordinary rounds ask for it."""

    events: tuple[str, ...] = ()
    part: Part = Part.SETTLEMENT


class ByQuestion(Struct, frozen=True):
    """Questions of a quick drill, on any of these skills in the drill's own words; the words are
    empty if the exercise has none."""

    exercise: Exercise
    asked: tuple[str, ...] = ()


class ByScene(Struct, frozen=True):
    """Irregularities acted out, of any of these lines of the house's list."""

    lines: tuple[str, ...]


Producer = ByRound | ByQuestion | ByScene
"""How a generator can ask for a skill."""


@dataclass(frozen=True, slots=True)
class Skill:
    """One skill as one house asks it.

    ``id`` names it in the records for good: ``read.straight.a23`` is the same at every house,
    ``pay.pair_plus.flush@mbs`` is that house's own. ``needs`` are the ids of its prerequisites, all
    of the same house. ``reference_ms`` is the time that a working dealer takes, from when
    everything it depends on is visible. ``high_stakes``: 40 to 1 and more, or a jackpot. ``by`` is
    in order of preference, never empty.
    """

    id: str
    area: Area
    reference_ms: int
    by: tuple[Producer, ...]
    needs: tuple[str, ...] = ()
    high_stakes: bool = False
    told: Callable[[], str] = field(default=str, repr=False, compare=False)

    @property
    def words(self) -> str:
        """The skill in a few words, in the reader's language."""
        return self.told()

    def looks_like(self, other: str) -> bool:
        """True if the skill of that id is easily taken for this one: ``pay.pair_plus.flush`` for
        ``pay.pair_plus.straight``. Their ids differ in the last word."""
        return other != self.id and _stem(other) == _stem(self.id)

    @property
    def shared(self) -> bool:
        """True if it is the same skill at every house."""
        return AT not in self.id


def _stem(id_: str) -> str:
    return id_.partition(AT)[0].rpartition(".")[0]


def own(name: str, house: str) -> str:
    """The id of a skill that the house has for itself: ``fold@six-card-bonus``."""
    return f"{name}{AT}{house}"


def _area_phrases(area: Area) -> tuple[Phrase, Phrase]:
    """The area in words, and in one or two for the head of a column."""
    match area:
        case Area.READING:
            return phrase("Reading hands"), phrase("Read")
        case Area.COMPARING:
            return phrase("Comparing hands"), phrase("Compare")
        case Area.QUALIFYING:
            return phrase("Does the dealer play?"), phrase("Qualify")
        case Area.BEST_FIVE:
            return phrase("The best five of six"), phrase("Best five")
        case Area.MULTIPLYING:
            return phrase("Working out amounts"), phrase("Sums")
        case Area.ANTE_AND_PLAY:
            return phrase("Ante and Play"), phrase("Ante")
        case Area.PAY_TABLES:
            return phrase("Pay tables"), phrase("Pay tables")
        case Area.FOLDS:
            return phrase("Folded hands"), phrase("Folds")
        case Area.STEPS:
            return phrase("Steps of a round"), phrase("Steps")
        case Area.CALLS:
            return phrase("What is said"), phrase("Calls")
        case Area.ORDER:
            return phrase("Order of a round"), phrase("Order")
        case Area.BETS:
            return phrase("Checking bets"), phrase("Bets")
        case Area.RULINGS:
            return phrase("Irregularities"), phrase("Rulings")
        case Area.MANNER:
            return phrase("Handling"), phrase("Manner")
