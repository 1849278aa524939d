"""Whoever publishes a house counts its rounds without seeing its figures."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from tests.school.workshop.made import made
from trainer.game.money import Money
from trainer.library.archive import packed
from trainer.library.cases import load_cases
from trainer.records.registry.acts import ActKind
from trainer.records.registry.reads.own import HouseAct
from trainer.school.workshop.second_count import SecondCount, second_count

ONE = Money.parse("1")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> SecondCount:
    draft = made(tmp_path_factory.mktemp("home"), "lakeside")
    kind = ActKind.HOUSE_HANDED_IN.value
    act = HouseAct("id", kind, draft.id, "1", "", "author", "Sam Hart", 0, "Lakeside")
    archive = b64encode(packed(draft.folder, draft.placards)).decode()
    count = second_count(act, archive)
    worked = [each for each in load_cases(draft.folder) if each.settles]
    assert len(count.rounds) == len(worked) > 20
    return count


def test_what_is_paid_and_taken_is_that_of_the_worked_round(
    fresh: SecondCount, tmp_path: Path
) -> None:
    cases = [case for case in load_cases(made(tmp_path, "lakeside").folder) if case.settles]
    for case, due in zip(cases, fresh.rounds, strict=True):
        lines = [line.split() for told in (case.settles or {}).values() for line in told]
        paid = sum(Money.parse(each[2]).cents for each in lines if each[1] == "win")
        assert due.paid == Money(paid), case.title
        assert (due.taken > Money(0)) == any(each[1] == "lose" for each in lines), case.title


def test_a_round_that_is_counted_wrong_twice_differs_from_then_on(fresh: SecondCount) -> None:
    """Its figures are told then."""
    count = SecondCount(fresh.house, fresh.rounds[:3])
    first, second, third = count.rounds
    assert count.count(0, first.paid, first.taken)
    assert not count.count(1, second.paid + ONE, second.taken)
    assert count.next == 1
    assert not count.count(1, second.paid, second.taken + ONE)
    assert count.count(1, second.paid, second.taken), "as it was told"
    assert (count.differing, count.came_to, count.next) == ((1,), (1, 3), 2)
    assert not count.count(2, third.paid + ONE, third.taken)
    assert count.count(2, third.paid, third.taken), "at the second look"
    assert (count.differing, count.came_to) == ((1,), (2, 3))
    assert count.next is None
