"""Table tests for the tests: set up at any house, with a clock that stands still but for what is
said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.school.tables import Ticking
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.table_form import RoundWanted, TableForm
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.debrief import Debrief
from trainer.school.table_test.record import Dealer, TableTest
from trainer.school.table_test.table_tests import (
    Recorded,
    RoundAtTable,
    TableTests,
    TableTestWanted,
)

RECIPES, _ = sound_recipes()
INES = Dealer("Ines Moreau", "0199-ines")


@dataclass
class Books:
    """A school's records of tests alone: what the program asks of them, kept in memory."""

    examiner: str = "K. Lindqvist"
    books: dict[str, tuple[TableTest, int]] = field(default_factory=dict)

    def dealers(self) -> Sequence[Dealer]:
        return (INES, Dealer("Luc Bernard", "0199-luc"))

    def name_of(self, account: str) -> str:
        return {each.account: each.name for each in self.dealers()}.get(account, "")

    def record(self, test: TableTest, rounds: Sequence[Debrief]) -> str:
        self.books.setdefault(test.id, (test, len(rounds)))
        return f"{len(self.books):064x}"

    def recorded(self) -> Sequence[Recorded]:
        found = [test for test, _ in self.books.values() if test.decided is not None]
        return [_line(each) for each in found]

    def read(self, test: str, houses: Mapping[str, House]) -> TableTest | None:
        return self.books[test][0] if test in self.books else None


def _line(test: TableTest) -> Recorded:
    assert test.decided is not None
    decided = test.decided
    return Recorded(
        test.id, test.dealer.name, test.house, decided.outcome, decided.examiner, decided.at_ms
    )


def opened_at(home: Path, shelf: HouseShelf, ticking: Ticking) -> TableTests:
    clock = Clock(running=ticking.running, wall=ticking.wall)
    return TableTests.at(home, Curriculum(shelf, RECIPES), clock)


def form_for(tests: TableTests, part: Part) -> TableForm:
    return next(form for form in tests.forms.values() if form.part is part)


def set_up(
    tests: TableTests,
    house: str = "mbs",
    part: Part = Part.SETTLEMENT,
    *,
    dealer: Dealer = INES,
    rounds: Sequence[RoundWanted] | None = None,
    seed: str = "7",
) -> TableTest:
    form = form_for(tests, part)
    return tests.set_up(TableTestWanted(house, form, dealer, seed, tuple(rounds or form.rounds)))


def tap_all_as_due(at: RoundAtTable) -> int:
    """Everything that is proposed next, one tap each: how many taps it took."""
    taps = 0
    while (likely := at.board.next) is not None:
        at.tap((likely.act,))
        taps += 1
    return taps
