"""Fresh cards that show what one mistake was about, whatever it was, at every house."""

from __future__ import annotations

import random
from collections import Counter
from itertools import count

import pytest

from tests.bench.ratios import compare
from tests.drills.shown import shows
from tests.school.debrief.test_columns import HOUSES, rounds, script_of, spoilt
from tests.school.tables import DRILL, FAULTLESS, SIX_CARD, round_at
from trainer.dealing.action import Action
from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.script import faultless
from trainer.game.hands import Category
from trainer.game.rules import Result
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.school.curriculum import NothingToDeal
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.school.trap import (
    MOST_EVENTS_AT_ONCE,
    MistakeTrap,
    Owed,
    TrapRepeat,
    deal_again,
    round_like,
    trap_of,
    traps,
)

HOUSE = "six-card-bonus"
MOST_MARKINGS = 10


def verdict_of(shelf: HouseShelf, *, without: str, instead: str | None = None) -> Verdict:
    house = shelf[HOUSE]
    trace = [instead if act == without else act for act in FAULTLESS]
    return check(script_of(house, round_at(house, SIX_CARD)), [act for act in trace if act])


def finished(practice: Practice, *, without: str) -> Sitting:
    sitting = practice.start(HOUSE, DRILL.name, seed=1)
    for act in FAULTLESS:
        if act != without:
            sitting.act(Action.parse(act), 1)
    sitting.finish(1000)
    return sitting


def test_a_wager_paid_wrongly_is_about_its_row_of_the_pay_table(shelf: HouseShelf) -> None:
    verdict = verdict_of(shelf, without="pay 7 pair_plus 60", instead="pay 7 pair_plus 50")
    (finding,) = verdict.findings
    straight = Owed(Wager.PAIR_PLUS, Result.WIN, "pair_plus.pays.straight")
    assert trap_of(verdict, finding) == MistakeTrap(frozenset({straight}), seat=7)


def test_a_step_that_was_left_out_is_about_such_a_step(shelf: HouseShelf) -> None:
    verdict = verdict_of(shelf, without="tuck 4")
    (finding,) = verdict.findings
    assert finding.due is not None
    assert trap_of(verdict, finding) == MistakeTrap(steps=frozenset({finding.due.kind}), seat=4)


def test_a_slip_of_order_is_about_both_wagers_at_one_seat(shelf: HouseShelf) -> None:
    trace = list(FAULTLESS)
    trace.insert(trace.index("pay 7 ante 20"), trace.pop(trace.index("take 7 six_card_bonus")))
    house = shelf[HOUSE]
    verdict = check(script_of(house, round_at(house, SIX_CARD)), trace)
    (finding,) = verdict.findings
    trap = trap_of(verdict, finding)
    assert Owed(Wager.SIX_CARD_BONUS, Result.LOSE) in trap.owed
    assert {owed.result for owed in trap.owed} == {Result.LOSE, Result.WIN}


def test_the_dealers_hand_called_wrongly_is_about_such_a_hand(shelf: HouseShelf) -> None:
    house = shelf["mbs"]
    round_ = next(rounds(house, 1, seed=3))
    script = script_of(house, round_)
    other = next(each for each in Category if each is not script.settlement.dealer.category)
    called = [str(act) for act in faultless(script)]
    at = next(place for place, act in enumerate(called) if act.startswith("call dealer"))
    called[at] = f"call dealer {other.value}"
    verdict = check(script, called)
    assert [trap_of(verdict, each) for each in verdict.findings] == [
        MistakeTrap(dealer=script.settlement.dealer.category)
    ]


@pytest.mark.parametrize("name", HOUSES)
def test_fresh_cards_show_what_any_mistake_was_about(shelf: HouseShelf, name: str) -> None:
    house, rng, dealt = shelf[name], random.Random(f"trap {name}"), Counter[bool]()
    for round_ in rounds(house, 6, seed=21):
        script = script_of(house, round_)
        verdict = check(script, spoilt(rng, [str(act) for act in faultless(script)]))
        for finding in verdict.findings[:2]:
            trap = trap_of(verdict, finding)
            fresh = deal_again(TrapRepeat(house, round_, None), trap, seed=4)
            assert len(fresh.seats) == len(round_.seats)
            dealt[trap.shown_by(script_of(house, fresh))] += 1
            assert trap.shown_by(script), "the round itself shows what went wrong in it"
    assert dealt[True] >= 4
    assert dealt[False] == 0


def test_the_hard_part_of_the_hand_comes_again_too(shelf: HouseShelf) -> None:
    """Q-5-3 against Q-7-2, left as a tie: the next one is decided by a lower card too."""
    house = shelf[HOUSE]
    verdict = verdict_of(shelf, without="take 1 play")
    trap = trap_of(verdict, verdict.findings[0])
    for seed in range(3):
        fresh = deal_again(TrapRepeat(house, round_at(house, SIX_CARD), None), trap, seed)
        assert shows(house.rules, fresh, "same_category_kicker")
        assert trap.shown_by(script_of(house, fresh))


def test_it_is_dealt_as_a_round_of_the_same_drill_that_repeats_that_one(
    practice: Practice, shelf: HouseShelf
) -> None:
    before = finished(practice, without="pay 7 pair_plus 60")
    again = practice.trap_again(before.attempt_id, 1, seed=5)
    trap = practice.results.trap(before.attempt_id, 1)
    assert trap is not None
    assert trap.shown_by(script_of(shelf[HOUSE], again.round_))
    assert again.round_ != before.round_
    assert (again.drill_title, again.number, again.of) == (DRILL.title, 1, 1)
    assert practice.trap_again(before.attempt_id, 1, seed=5).round_ == again.round_


def test_a_mistake_that_is_not_there_deals_nothing(practice: Practice) -> None:
    before = finished(practice, without="tuck 4")
    with pytest.raises(NothingToDeal):
        practice.trap_again(before.attempt_id, 2)


def test_what_happened_at_the_seat_comes_first(shelf: HouseShelf) -> None:
    house = shelf[HOUSE]
    round_ = round_at(house, SIX_CARD)
    assert traps(house.rules, round_, [7])[0] == "ace_high_straight"
    assert traps(house.rules, round_, [4])[0] == "fold_with_live_wager"
    assert traps(house.rules, round_, [1])[0] == "same_category_kicker"
    assert set(traps(house.rules, round_, [1])) == set(traps(house.rules, round_))


def test_fresh_cards_show_what_went_wrong(practice: Practice, shelf: HouseShelf) -> None:
    before = finished(practice, without="pay 7 pair_plus 60")
    fresh = practice.same_traps(before.attempt_id, seed=5)
    assert fresh.round_ != before.round_
    assert len(fresh.round_.seats) == len(before.round_.seats)
    assert shows(shelf[HOUSE].rules, fresh.round_, "ace_high_straight")
    assert (fresh.number, fresh.of, fresh.drill_title) == (1, 1, DRILL.title)


def test_the_same_seed_brings_the_same_fresh_cards(practice: Practice) -> None:
    before = finished(practice, without="collect 4")
    dealt = [practice.same_traps(before.attempt_id, seed=5).round_ for _ in range(2)]
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize("seats", [[7, 1], [4, 7], [6, 4], []])
def test_every_trap_that_is_asked_for_is_there(shelf: HouseShelf, seats: list[int]) -> None:
    house = shelf[HOUSE]
    round_ = round_at(house, SIX_CARD)
    fresh = round_like(house.rules, round_, DRILL, seats, seed=3)
    for name in traps(house.rules, round_, seats)[:MOST_EVENTS_AT_ONCE]:
        assert shows(house.rules, fresh, name)


@pytest.mark.bench
def test_fresh_cards_come_at_once(shelf: HouseShelf) -> None:
    """Fresh cards with the traps of two seats, against marking the round that they are for."""
    house, seeds = shelf[HOUSE], count()
    round_ = round_at(house, SIX_CARD)
    found = compare(
        lambda: round_like(house.rules, round_, DRILL, [7, 1], next(seeds)),
        lambda: mark_round(house, round_, FAULTLESS),
        times=2,
    )
    found.tell("fresh cards with two traps of a marking", at_most=MOST_MARKINGS)
    assert found.ratio < MOST_MARKINGS
