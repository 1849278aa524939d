"""The odds of one wrong rule against slips."""

from __future__ import annotations

from itertools import pairwise, product
from math import exp, log, prod

import pytest

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.marking.belief_evidence import SLIP, Case
from trainer.marking.belief_odds import (
    DROPPED,
    HELD,
    HELD_AT_FIRST,
    OTHER,
    TAKEN_UP,
    Gain,
    gain_of,
    log_held,
    log_sum,
    share_among,
)
from trainer.marking.exposures import Evidence, evidence
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

CELL, ANTE = (3, Wager.PLAY), (3, Wager.ANTE)
FIVE = pay(Money(500))


def _round(done: Done) -> Evidence:
    """One Play to be paid 5, which the rule leaves alone."""
    return evidence({CELL: FIVE}, {"one": {CELL: PUSH}}, {CELL: done})


def _gain(*rounds: Evidence) -> Gain:
    case = Case.of(rounds, 4)
    return gain_of(case, case.records[0].rounds, case.wrong, SLIP)


def _both(first: Done, then: Done) -> Evidence:
    """A Play and an Ante to be paid 5 each, which the rule leaves alone."""
    due = {CELL: FIVE, ANTE: FIVE}
    return evidence(due, {"one": {CELL: PUSH, ANTE: PUSH}}, {CELL: first, ANTE: then})


HIT, CLEAN, WRONG = _round(PUSH), _round(FIVE), _round(TAKE)


def test_each_hit_speaks_for_a_rule() -> None:
    one, two, three = (_gain(*[HIT] * count).log_odds for count in (1, 2, 3))
    assert 0 < one < two < three


def test_each_right_answer_speaks_against_a_rule_and_against_its_being_held_still() -> None:
    found = [_gain(*[HIT] * 4, *[CLEAN] * count) for count in range(4)]
    for before, after in pairwise(found):
        assert after.log_odds < before.log_odds
        assert after.now < before.now


def test_a_wrong_answer_of_another_kind_speaks_less_against_it_than_a_right_one() -> None:
    held, doubted, refuted = (_gain(HIT, HIT, each).log_odds for each in (HIT, WRONG, CLEAN))
    assert refuted < doubted < held


def test_a_rule_dropped_after_it_was_held_keeps_its_odds_for_then() -> None:
    """So many right answers tell that it is held no more, not that it never was."""
    found = _gain(*[HIT] * 4, *[CLEAN] * 12)
    assert found.log_odds > 0
    assert found.now < 0.05


def _by_every_history(rounds: tuple[Evidence, ...]) -> tuple[float, float]:
    """The same odds, and the share of them in which it is still held, by adding up every way in
    which the rule may have been held and dropped from round to round."""
    slip = exp(Case.of([HIT], 4).cost((0, CELL), SLIP))
    whole = still = 0.0
    for (steady, prior), history in product(HELD, product((True, False), repeat=len(rounds) + 1)):
        hit, clean, wrong = steady / slip, (1 - steady) / (1 - SLIP), exp(OTHER)
        chances = {
            HIT: hit,
            CLEAN: clean,
            WRONG: wrong,
            HIT_AND_CLEAN: hit * clean,
            HIT_AND_WRONG: hit * wrong,
            CLEAN_AND_WRONG: clean * wrong,
            TWO_HITS: hit**1.3,
            TWO_CLEAN: clean**1.5,
            TWO_WRONG: wrong**1.5,
        }
        first = HELD_AT_FIRST if history[0] else 1 - HELD_AT_FIRST
        goes_on = {
            (True, True): 1 - DROPPED,
            (True, False): DROPPED,
            (False, True): TAKEN_UP,
            (False, False): 1 - TAKEN_UP,
        }
        changes = prod(goes_on[each] for each in pairwise(history))
        shown = prod(chances[each] for each, held in zip(rounds, history[1:], strict=True) if held)
        whole += prior * first * changes * shown
        still += prior * first * changes * shown * history[-1]
    return log(whole), still / whole


HIT_AND_CLEAN, HIT_AND_WRONG, CLEAN_AND_WRONG, TWO_HITS, TWO_CLEAN, TWO_WRONG = MIXED = (
    _both(PUSH, FIVE),
    _both(PUSH, TAKE),
    _both(FIVE, TAKE),
    _both(PUSH, PUSH),
    _both(FIVE, FIVE),
    _both(TAKE, TAKE),
)


@pytest.mark.parametrize(
    "rounds",
    [*[*product((HIT, CLEAN, WRONG), repeat=3)][:9], *zip(MIXED), *product(MIXED, (HIT, CLEAN))],
)
def test_the_odds_are_those_of_every_history(rounds: tuple[Evidence, ...]) -> None:
    rounds = (HIT, *rounds)
    found = _gain(*rounds)
    assert (found.log_odds, found.now) == pytest.approx(_by_every_history(rounds))


def test_several_hits_of_a_round_count_as_one_and_a_part() -> None:
    both = evidence(
        {CELL: FIVE, ANTE: FIVE}, {"one": {CELL: PUSH, ANTE: PUSH}}, {CELL: PUSH, ANTE: PUSH}
    )
    assert _gain(HIT).log_odds < _gain(both).log_odds < _gain(HIT, HIT).log_odds


@pytest.mark.parametrize(("hits", "clean"), [(1, 0), (3, 1), (2, 2.5)])
def test_a_rule_may_be_held_more_or_less_steadily(hits: float, clean: float) -> None:
    chances = (prior * steady**hits * (1 - steady) ** clean for steady, prior in HELD)
    assert exp(log_held(hits, clean)) == pytest.approx(sum(chances))


def test_the_share_of_one_among_others_and_none_at_all() -> None:
    assert share_among(log(3), [log(4), log(2)]) == pytest.approx(3 / 10)
    assert share_among(log(3), ()) == pytest.approx(3 / 4)


def test_a_chance_too_small_to_be_reckoned_adds_nothing() -> None:
    assert log_sum([0.0, -800.0]) == 0.0
