"""Table tests as the list shows them."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.table_test.record import Dealer, TableTest
from trainer.school.table_test.sheets import when
from trainer.school.table_test.table_tests import Recorded
from trainer.wording import say, say_list


@dataclass(frozen=True, slots=True)
class TableTestOffered:
    """The choices for a new test: houses and forms by id and title, and the people who can be
    tested."""

    houses: tuple[tuple[str, str], ...]
    forms: tuple[tuple[str, str, str], ...]
    dealers: tuple[Dealer, ...]
    can_record: bool


@dataclass(frozen=True, slots=True)
class TestLine:
    """One test in the list. ``state`` says how far it is, ``signed`` whether it is decided."""

    __test__ = False

    id: str
    dealer: str
    about: str
    state: str
    signed: bool


def open_line(test: TableTest, house: str) -> TestLine:
    """A test that is kept on this machine."""
    over = sum(each.over for each in test.rounds)
    told = [house, test.form.heading, when(test.made_at_ms)]
    name = test.dealer.name or say("No name yet")
    return TestLine(test.id, name, say_list(told, ""), _state(test, over), test.decided is not None)


def _state(test: TableTest, over: int) -> str:
    if test.decided is not None and test.decided.recorded:
        return say("{outcome}, recorded", outcome=test.decided.outcome.words)
    if test.decided is not None:
        return say("{outcome}, signed", outcome=test.decided.outcome.words)
    return say("Rounds over: {over} of {count}", over=over, count=len(test.rounds))


def recorded_line(recorded: Recorded, house: str) -> TestLine:
    """A test in the school's records."""
    told = [house, when(recorded.at_ms), recorded.examiner]
    name = recorded.dealer or say("Erased")
    return TestLine(recorded.test, name, say_list(told, ""), recorded.outcome.words, signed=True)
