"""Mistakes that share a trait, and when that is told as a rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import log
from random import Random

import pytest

from tests.marking.test_belief_evidence import answered
from trainer.marking.belief_evidence import SLIP, Case
from trainer.marking.belief_odds import log_held
from trainer.marking.evidence import Evidence, WagerAct
from trainer.marking.mistake_patterns import (
    UNLISTED,
    Pattern,
    SharedTraits,
    pattern_of,
    shared_traits,
)

SHOWN, OTHER = 0b10, 0b01
LEFT = answered(SHOWN, act=WagerAct.LEFT)
RIGHT = answered(SHOWN)
PLAIN = answered(OTHER, OTHER, OTHER)


def told(rounds: Sequence[Evidence]) -> tuple[Pattern | None, list[SharedTraits]]:
    case = Case.of(rounds, 4)
    shared = sorted(shared_traits(case, case.wrong, SLIP), key=lambda each: -each.log_odds)
    return pattern_of(case, shared, case.wrong) if shared else None, shared


def test_three_mistakes_in_as_many_rounds_are_a_pattern() -> None:
    pattern, _ = told([LEFT, PLAIN, LEFT, PLAIN, LEFT])
    assert pattern is not None
    assert (pattern.traits, len(pattern.explains), pattern.of) == (SHOWN, 3, 3)


@pytest.mark.parametrize(
    "rounds",
    [
        [LEFT, PLAIN, LEFT],
        [answered(SHOWN, SHOWN, SHOWN, act=WagerAct.LEFT), PLAIN],
        [LEFT, RIGHT, LEFT, RIGHT, LEFT, RIGHT],
    ],
    ids=["two", "of one round", "as often right"],
)
def test_fewer_or_those_of_one_round_or_half_of_all_are_none(rounds: list[Evidence]) -> None:
    assert told(rounds)[0] is None


def test_the_odds_of_one_trait_are_those_reckoned_by_hand() -> None:
    """Three rounds with one mistake each, a wager left; two wagers with the trait went right."""
    _, (best, *_) = told([LEFT, LEFT, LEFT, RIGHT, RIGHT])
    prior = UNLISTED / 2 / 2
    few = 0.75 * 2
    by_rule = log_held(3, few) + 3 * log(0.3)
    by_slips = 3 * log(SLIP * 0.3) + few * log(1 - SLIP)
    assert best.log_odds == pytest.approx(log(prior) + by_rule - by_slips)


def test_mistakes_of_one_round_count_as_one_and_a_part() -> None:
    _, (two, *_) = told([LEFT] * 2)
    _, (both, *_) = told([answered(SHOWN, SHOWN, act=WagerAct.LEFT), LEFT])
    _, (three, *_) = told([LEFT] * 3)
    assert two.log_odds < both.log_odds < three.log_odds


def every_pair(case: Case) -> set[int]:
    """The wagers of each trait and each pair of traits, where enough mistakes share an act and no
    more wagers went right that the act would have spoilt: each pair looked at both ways round."""
    wrong = case.bits(case.wrong)
    least = max(2, wrong.bit_count() // 6)
    common = [each for each in case.traits if (each & wrong).bit_count() >= least]
    found = set()
    for wagers in {*common, *(one & other for one, other in product(common, common))}:
        hits = {act: wagers & wrong & bits for act, bits in case.by_act.items()}
        most = max(hits, key=lambda act: hits[act].bit_count())
        clean = wagers & case.right & ~case.due[most]
        if least <= hits[most].bit_count() >= clean.bit_count():
            found.add(wagers)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_pair_that_mistakes_share_is_weighed_once(seed: int) -> None:
    chance = Random(seed)
    acts = [WagerAct.LEFT, WagerAct.LEFT, WagerAct.TAKEN, *[WagerAct.RIGHT] * 3]
    rounds = [
        answered(*(chance.getrandbits(7) for _ in range(6)), act=chance.choice(acts))
        for _ in range(14)
    ]
    case = Case.of(rounds, 4)
    _, shared = told(rounds)
    two = [each for each in shared if each.traits.bit_count() <= 2]
    assert {each.wagers for each in two} == every_pair(case)
    assert len(two) == len({(each.wagers, each.traits.bit_count()) for each in two})
    for each in shared:
        assert each.wagers & case.bits(case.wrong) & each.mistakes == each.mistakes
        for trait, bits in enumerate(case.traits):
            assert not each.traits >> trait & 1 or not each.wagers & ~bits
