"""A shared round, found by its code among the houses and drills here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from trainer.dealing.house import House
from trainer.drills.recipe import Recipe
from trainer.school.curriculum import Curriculum, NothingToDeal
from trainer.school.rounds.round_code import (
    SEED_BITS,
    RoundCode,
    drill_of,
    edition_of,
)
from trainer.school.seed import fresh_seed
from trainer.wording import say

DRILL_OF_THE_DAY, SEATS_OF_THE_DAY = "as-it-comes", 5
SHARED = "shared "
"""The mode of a shared round as it is recorded: this and its code."""
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class SharedRound:
    """A code with its house and drill."""

    code: RoundCode
    house: House
    drill: Recipe

    @property
    def mode(self) -> str:
        """The mode of its records, by which results at the same round are found."""
        return f"{SHARED}{self.code}"


def shared_round(curriculum: Curriculum, code: RoundCode) -> SharedRound:
    """The round of that code. Raises NothingToDeal for an edition or a drill that is not here."""
    house = next(
        (h for h in curriculum.houses() if edition_of(h.fingerprint) == code.edition), None
    )
    if house is None:
        words = say("This machine does not have the house or edition of this code.")
        raise NothingToDeal(words)
    drills = curriculum.drills(house.id)
    drill = next((each for each in drills if drill_of(each.name) == code.drill), None)
    if drill is None:
        raise NothingToDeal(say("This machine does not have the drill of this code."))
    return SharedRound(code, house, drill)


def of_the_day(house: House, day: date) -> RoundCode:
    """The code of that house's round of the day."""
    return RoundCode.of_day(house.fingerprint, DRILL_OF_THE_DAY, SEATS_OF_THE_DAY, day)


def fresh_code(house: House, drill: str, seats: int | None) -> RoundCode:
    """A new code, to be handed out."""
    return RoundCode.of(house.fingerprint, drill, seats, fresh_seed() % (1 << SEED_BITS))


def code_in(mode: str) -> str:
    """The code in the mode of a record; empty for a round that was not shared."""
    return mode.removeprefix(SHARED) if mode.startswith(SHARED) else ""


def ranked(
    results: Iterable[Result],
    *,
    right: Callable[[Result], int],
    of: Callable[[Result], int],
    elapsed_ms: Callable[[Result], int],
) -> tuple[tuple[int, Result], ...]:
    """Each result at one shared round with its rank: accuracy first, then pace. Equal results share
    a rank."""

    def key(result: Result) -> tuple[float, int]:
        return -(right(result) / max(1, of(result))), elapsed_ms(result)

    ordered = sorted(results, key=key)
    keys = [key(each) for each in ordered]
    return tuple((keys.index(key(each)) + 1, each) for each in ordered)
