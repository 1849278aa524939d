"""The odds of a wrong rule against slips, in logs."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import exp, log

from trainer.marking.belief_evidence import LATER_CLEAN, LATER_HIT, Case, Place
from trainer.marking.evidence import Seen

HELD = ((0.97, 0.6), (0.85, 0.25), (0.7, 0.15))
"""How steadily a rule is held, and how likely that is."""


def log_gain(
    case: Case, seen: Iterable[tuple[Place, Seen]], hits: Collection[Place], slip: float
) -> float:
    """The log odds that these exposures give the rule against slips."""
    hit = clean = cost = 0.0
    rounds_hit: set[int] = set()
    rounds_clean: set[int] = set()
    for place, how in seen:
        if how is Seen.HIT and place in hits:
            weight = LATER_HIT if place[0] in rounds_hit else 1.0
            rounds_hit.add(place[0])
            hit, cost = hit + weight, cost + weight * case.cost(place, slip)
        elif how is Seen.CLEAN:
            clean += LATER_CLEAN if place[0] in rounds_clean else 1.0
            rounds_clean.add(place[0])
    return log_held(hit, clean) - cost - clean * log(1 - slip)


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
