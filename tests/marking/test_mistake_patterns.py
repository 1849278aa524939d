"""Mistakes that share a trait, and when that is told as a rule of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from math import log
from random import Random

import pytest

from tests.marking.test_belief_evidence import answered
from trainer.game.wagers import Wager
from trainer.marking.belief_evidence import SLIP, Case
from trainer.marking.belief_odds import log_held
from trainer.marking.exposures import Evidence, WagerAct
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


def test_mistakes_of_two_rounds_are_enough() -> None:
    both = answered(SHOWN, SHOWN, SHOWN, act=WagerAct.LEFT)
    pattern, _ = told([both, PLAIN, both, PLAIN])
    assert pattern is not None
    assert len(pattern.explains) == 6


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


def test_mistakes_without_the_traits_or_apart_from_all_wagers_are_not_explained() -> None:
    elsewhere = answered(OTHER, act=WagerAct.TAKEN)
    no_wager = Evidence((), frozenset({(9, Wager.PLAY)}), ())
    pattern, _ = told([elsewhere, LEFT, no_wager, PLAIN, LEFT, PLAIN, LEFT, LEFT])
    assert pattern is not None
    assert ({number for number, _ in pattern.explains}, pattern.of) == ({1, 4, 6, 7}, 6)


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
    """The wagers of each trait and each pair of traits, each pair looked at both ways round."""
    wrong = case.bits(case.wrong)
    least = max(2, wrong.bit_count() // 6)
    common = [each for each in case.traits if (each & wrong).bit_count() >= least]
    return shared_enough(case, {*common, *(one & two for one, two in product(common, common))})


def shared_enough(case: Case, candidates: Iterable[int]) -> set[int]:
    """Those where enough mistakes share an act and no more wagers went right that the act would
    have spoilt."""
    wrong = case.bits(case.wrong)
    least = max(2, wrong.bit_count() // 6)
    found = set()
    for wagers in candidates:
        hits = {act: wagers & wrong & bits for act, bits in case.by_act.items()}
        most = max(hits, key=lambda act: hits[act].bit_count())
        clean = wagers & case.right & ~case.due[most]
        if least <= hits[most].bit_count() >= clean.bit_count():
            found.add(wagers)
    return found


def reckoned(case: Case, found: SharedTraits) -> float:
    """The same odds, mistake by mistake: in each round the first counts whole and a later one three
    tenths, as the chance that it was a slip does; a round went right for three quarters."""
    traits = len(case.traits)
    pair = UNLISTED / (traits * (traits - 1))
    priors = {1: UNLISTED / 2 / traits, 2: pair, 3: pair / traits * 4}
    mine = [each for each in case.wrong if found.mistakes >> case.numbers[each] & 1]
    (act,) = {case.acts[each] for each in mine}
    slip = {WagerAct.LEFT: log(SLIP * 0.3), WagerAct.TAKEN: log(SLIP * 0.25)}[act]
    rounds = Counter(number for number, _ in mine)
    weight = sum(1 + 0.3 * (mistakes - 1) for mistakes in rounds.values())
    right = 0.75 * (found.wagers & case.right & ~case.due[act]).bit_count()
    by_slips = weight * slip + right * log(1 - SLIP)
    by_rule = log_held(weight, right) + weight * log(0.3)
    return log(priors[found.traits.bit_count()]) + by_rule - by_slips


def triples(case: Case, two: Sequence[SharedTraits]) -> tuple[set[int], set[int]]:
    """The wagers of the likeliest eight pairs each with a third trait: those that must be weighed,
    and those that may be, where pairs are equally likely."""
    pairs = sorted(
        (each for each in two if each.traits.bit_count() == 2), key=lambda e: -e.log_odds
    )
    last = pairs[7].log_odds if len(pairs) > 7 else float("-inf")
    wrong = case.bits(case.wrong)
    least = max(2, wrong.bit_count() // 6)
    common = [each for each in case.traits if (each & wrong).bit_count() >= least]

    def joined(some: Iterable[SharedTraits]) -> set[int]:
        every = {(each.wagers & one, each.wagers, one) for each in some for one in common}
        return {both for both, pair, one in every if both not in (pair, one)}

    must = joined(each for each in pairs if each.log_odds > last)
    return must, joined(each for each in pairs if each.log_odds >= last)


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
    must, may = triples(case, two)
    three = {each.wagers for each in shared if each.traits.bit_count() == 3}
    assert shared_enough(case, must) <= three <= shared_enough(case, may)
    assert len(two) == len({(each.wagers, each.traits.bit_count()) for each in two})
    for each in shared:
        assert each.log_odds == pytest.approx(reckoned(case, each))
        assert each.wagers & case.bits(case.wrong) & each.mistakes == each.mistakes
        for trait, bits in enumerate(case.traits):
            assert not each.traits >> trait & 1 or not each.wagers & ~bits
