"""The second person's own count of a house that was handed in: the money of each worked round."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from trainer.dealing.house import House
from trainer.game.money import NOTHING, Money, total
from trainer.game.rules import Result
from trainer.library.cases import Case, load_cases
from trainer.library.house import PLACARDS, load_house
from trainer.records.registry.reads.own import HouseAct
from trainer.school.house_book.school_houses import looked_at
from trainer.school.workshop.proof_words import settled

LOOKS = 2
"""A round that is counted wrong so often differs: the house's figures are told then."""


class RoundToCount(Struct, frozen=True):
    """A worked round, all that is paid in it, and all that is taken."""

    round_: Mapping[str, Any]
    paid: Money
    taken: Money


class SecondCount(Struct):
    """The rounds of the house, and the counts of each so far, by its number."""

    house: House
    rounds: tuple[RoundToCount, ...]
    wrong: dict[int, int] = field(default_factory=dict)
    right: set[int] = field(default_factory=set)

    def count(self, at: int, paid: Money, taken: Money) -> bool:
        """True if that round comes to the same. A round that differs stays so: its figures are
        known by then."""
        same = (paid, taken) == (self.rounds[at].paid, self.rounds[at].taken)
        if same and at not in self.differing:
            self.right.add(at)
        elif not same and at not in self.right:
            self.wrong[at] = self.wrong.get(at, 0) + 1
        return same

    @property
    def differing(self) -> tuple[int, ...]:
        """The rounds that came to something else."""
        return tuple(at for at, times in self.wrong.items() if times >= LOOKS)

    @property
    def came_to(self) -> tuple[int, int]:
        """How many rounds were counted the same, and of how many."""
        return len(self.right), len(self.rounds)

    @property
    def next(self) -> int | None:
        """The first round that is not counted yet."""
        done = {*self.right, *self.differing}
        return next((at for at in range(len(self.rounds)) if at not in done), None)


def second_count(act: HouseAct, archive: str) -> SecondCount:
    """The rounds of the house that was handed in. Raises InputError for a faulty archive."""
    with tempfile.TemporaryDirectory() as into:
        folder = looked_at(archive, act.house, Path(into))
        house = load_house(folder, tuple(sorted(folder.glob(f"{PLACARDS}/*.yaml"))))
        return SecondCount(house, tuple(_to_count(house, load_cases(folder))))


def _to_count(house: House, cases: tuple[Case, ...]) -> Iterator[RoundToCount]:
    for case in cases:
        if case.settles:
            seats = settled(house.rules, case.round_).seats
            lines = [line for seat in seats for line in seat.lines]
            yield RoundToCount(
                case.round_,
                total(line.pays for line in lines if line.result is Result.WIN),
                total(line.stake or NOTHING for line in lines if line.result is Result.LOSE),
            )
