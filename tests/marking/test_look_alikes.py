"""Of the three reasons for a wager exactly one is right: the others are those of other rules."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house
from trainer.drills.generate import deal
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import SeatSettlement, settle
from trainer.game.wagers import Wager
from trainer.marking.look_alikes import Reasons, reasons
from trainer.school.reasoning import mixed

AGAINST = (Wager.PLAY, Wager.ANTE)


def every(name: str, seed: int = 4, count: int = 60) -> list[tuple[HouseRules, SeatSettlement]]:
    rules = house(name).rules
    return [
        (rules.at_table(round_.placard), seat)
        for round_ in deal(rules, seed, count, None, ())
        for seat in settle(rules, round_).seats
    ]


def found(rules: HouseRules, seat: SeatSettlement, wager: Wager) -> Reasons:
    made = reasons(rules, seat, wager)
    assert made is not None, (rules.house, seat, wager)
    return made


@pytest.mark.parametrize("name", HOUSES)
def test_every_settled_wager_has_three_reasons_that_differ(name: str) -> None:
    for rules, seat in every(name):
        for line in seat.lines:
            told = found(rules, seat, line.wager)
            assert len(set(told.all)) == 3
            assert sorted(mixed(told, "a")) == sorted(told.all)
            if line.odds is not None and line.result is Result.WIN and not line.wager.is_bonus:
                assert line.odds.words in told.right


@pytest.mark.parametrize("name", HOUSES)
def test_no_look_alike_is_right_for_the_same_wager_elsewhere(name: str) -> None:
    """Against the dealer a reason names the situation: it is right there and nowhere else."""
    right: dict[tuple[Wager, str], Situation | None] = {}
    seats = every(name, count=150)
    for rules, seat in seats:
        for wager in AGAINST:
            if seat.line(wager):
                reason = found(rules, seat, wager).right
                assert right.setdefault((wager, reason), seat.situation) is seat.situation
    for rules, seat in seats:
        for wager in AGAINST:
            for other in found(rules, seat, wager).others if seat.line(wager) else ():
                assert right.get((wager, other)) is not seat.situation


@pytest.mark.parametrize("name", HOUSES)
def test_a_bonus_that_is_due_is_never_explained_by_winning(name: str) -> None:
    for rules, seat in every(name, count=300):
        told = reasons(rules, seat, Wager.ANTE_BONUS)
        if told is not None and seat.situation not in (None, Situation.FOLDED):
            due = seat.line(Wager.ANTE_BONUS) is not None
            earns = "earns the" in told.right
            assert earns is due


def test_the_order_tells_nothing() -> None:
    rules, seat = every("mbs")[0]
    told = found(rules, seat, seat.lines[0].wager)
    places = {mixed(told, str(seed)).index(told.right) for seed in range(40)}
    assert places == {0, 1, 2}


def test_other_cards_are_said_to_bring_the_other_result() -> None:
    """Which cards a side wager looks at is only worth asking where they would change the result."""
    for rules, seat in every("six-card-bonus"):
        for line in seat.lines:
            told = found(rules, seat, line.wager)
            by_cards = [each for each in told.others if " cards:" in each]
            if line.result is Result.LOSE:
                assert all(each.endswith("is paid.") for each in by_cards)
            elif rules.side(line.wager) is not None:
                asked = [each for each in by_cards if _cards(each) != _cards(told.right)]
                assert all(each.endswith("is taken.") for each in asked)


def _cards(reason: str) -> bool:
    return "best five" in reason
