"""A trainee's check of the bets, marked: found, missed, false alarms, wrong reasons."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.finding import Code
from trainer.drills.irregularities.bets import BetsTable, bet_codes, bets_table
from trainer.marking.bet_marks import BetMarks, Spotted, mark_bets


def table(name: str, *codes: str) -> BetsTable:
    return bets_table(house(name), ruled(name), 3, codes)


def marked(name: str, laid: BetsTable, marks: set[Spotted]) -> BetMarks:
    sources = {each.code: each.source for each in bet_codes(house(name), ruled(name))}
    return mark_bets(laid.faults, marks, sources)


@pytest.mark.parametrize("name", HOUSES)
def test_all_found_and_nothing_else_is_without_mistake(name: str) -> None:
    for seed in range(40):
        laid = bets_table(house(name), ruled(name), seed)
        marks = marked(name, laid, set(laid.answer))
        assert not marks.mistakes
        assert marks.passed


@pytest.mark.parametrize("name", HOUSES)
def test_nothing_marked_misses_every_fault_with_its_rule(name: str) -> None:
    laid = table(name, "no_base_wager")
    marks = marked(name, laid, set())
    assert set(marks.missed) == laid.answer
    assert {mistake.code for mistake in marks.mistakes} == {Code.MISSING}
    assert {mistake.source for mistake in marks.mistakes} == {each.source for each in laid.faults}
    assert not marks.passed


def test_a_false_alarm_counts_and_cites_the_rule_that_is_kept() -> None:
    """6CB Game and Bonus Wager ¶1."""
    laid = table("six-card-bonus", "limits")
    calm = next(s.number for s in laid.round_.seats if s.number not in dict(laid.answer))
    marks = marked("six-card-bonus", laid, {*laid.answer, (calm, "ante_amount")})
    assert marks.false_alarms == ((calm, "ante_amount"),)
    assert [mistake.code for mistake in marks.mistakes] == [Code.UNEXPECTED]
    assert marks.mistakes[0].source.cite == "6CB Game and Bonus Wager ¶1"


def test_a_wrong_reason_at_the_right_seat_is_one_mistake() -> None:
    """BOX ¶2."""
    laid = table("boxes", "unequal_antes")
    seat = next(seat for seat, code in laid.answer if code == "unequal_antes")
    others = {each for each in laid.answer if each != (seat, "unequal_antes")}
    marks = marked("boxes", laid, {*others, (seat, "too_many_open")})
    assert [mistake.code for mistake in marks.mistakes] == [Code.WRONG_CALL]
    assert marks.mistakes[0].expected == "unequal_antes"
    assert marks.mistakes[0].got == "too_many_open"


def test_what_is_let_pass_is_told_with_the_wrong_rule_behind_it() -> None:
    """6CB 6 Card Bonus Wager ¶1."""
    laid = table("six-card-bonus", "six_card_not_equal_pair_plus")
    assert "VL02" in marked("six-card-bonus", laid, set()).beliefs
    assert not marked("six-card-bonus", laid, set(laid.answer)).beliefs
