"""The odds of a wrong rule against slips, in logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from math import exp, log
from typing import NamedTuple

from msgspec import Struct

from trainer.marking.belief_evidence import (
    LATER_CLEAN,
    LATER_HIT,
    Case,
    Place,
    ShownInRound,
    counted,
)

HELD = ((0.97, 0.6), (0.85, 0.25), (0.7, 0.15))
"""How steadily a rule is held, and how likely that is."""


# How likely it is that a rule was dropped, or taken up, between two rounds that could show it.
# Mistakes are explained, so many a rule is dropped soon. With 0.02 in place of 0.07 a quarter of
# the statements confirmed once and then at 50 to 80% were true, with 0.07 two thirds.
DROPPED, TAKEN_UP = 0.07, 0.005
# What an answer that is wrong in another way counts: whoever holds the rule gives its answer.
OTHER = log(0.25)
HELD_AT_FIRST = 0.8
"""Of the rules that are ever held, so many are from the first round on."""


class Gain(Struct, frozen=True):
    """The log odds of a rule against slips, and the probability that it is then still held."""

    log_odds: float
    now: float


def gain_of(
    case: Case, rounds: Iterable[ShownInRound], left: AbstractSet[Place], slip: float
) -> Gain:
    """The evidence of these rounds, in order, for the rule: it may be taken up and dropped.
    ``left`` are the mistakes that nothing else explains."""
    by_round = [*_evidence_by_round(case, rounds, left, slip)]
    found = [_held_through(by_round, steady, prior, slip) for steady, prior in HELD]
    whole = log_sum(each.log_odds for each in found)
    return Gain(whole, sum(exp(each.log_odds - whole) * each.now for each in found))


class _RoundEvidence(NamedTuple):
    """The evidence of one round: hits, clean exposures and other answers, and the log chance that
    slips did so."""

    hit: float
    clean: float
    other: float
    cost: float


def _evidence_by_round(
    case: Case, rounds: Iterable[ShownInRound], left: AbstractSet[Place], slip: float
) -> Iterator[_RoundEvidence | float]:
    """The evidence round by round; of one with clean exposures alone only their weight."""
    # Nearly all are such rounds.
    for each in rounds:
        if not (each.hits or each.others):
            yield each.clean
            continue
        hits = [place for place in each.hits if place in left]
        other = counted(len([place for place in each.others if place in left]), LATER_CLEAN)
        if hits:
            first, *later = [case.cost(place, slip) for place in hits]
            cost = first + LATER_HIT * sum(later)
            yield _RoundEvidence(counted(len(hits), LATER_HIT), each.clean, other, cost)
        elif each.clean or other:
            yield _RoundEvidence(0.0, each.clean, other, 0.0)


def _held_through(
    rounds: Iterable[_RoundEvidence | float], steady: float, prior: float, slip: float
) -> Gain:
    """The evidence for a rule that is held that steadily all the time."""
    log_hit, log_clean = log(steady), log((1 - steady) / (1 - slip))
    held, free, scale = HELD_AT_FIRST, 1 - HELD_AT_FIRST, log(prior)
    of_clean: dict[float, float] = {}
    for each in rounds:
        dropped, taken_up = held * DROPPED, free * TAKEN_UP
        if isinstance(each, float):
            odds = of_clean.get(each) or of_clean.setdefault(each, exp(each * log_clean))
        else:
            hit, clean, other, cost = each
            odds = exp(hit * log_hit + clean * log_clean + other * OTHER - cost)
        held = (held - dropped + taken_up) * odds
        free += dropped - taken_up
        whole = held + free
        scale += log(whole)
        held, free = held / whole, free / whole
    return Gain(scale, held)


def log_held(hit: float, clean: float) -> float:
    """The log chance of so many hits and clean exposures, where the rule is held."""
    return log_sum(
        log(prior) + hit * log(steady) + clean * log(1 - steady) for steady, prior in HELD
    )


def log_sum(logs: Iterable[float]) -> float:
    listed = list(logs)
    top = max(listed)
    return top + log(sum(exp(each - top) for each in listed))


def share_among(log_odds: float, others: Iterable[float]) -> float:
    """The chance of one among others and of none at all, each with its log odds."""
    listed = [0.0, *others]
    top = max(log_odds, *listed)
    return exp(log_odds - top) / sum(exp(each - top) for each in (log_odds, *listed))
