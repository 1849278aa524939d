"""Patterns: common traits of mistakes that no listed wrong rule explains."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from math import log

from msgspec import Struct

from trainer.dealing.order import steps_in
from trainer.marking.belief_evidence import LATER_CLEAN, LATER_HIT, Case, Place
from trainer.marking.belief_odds import log_held, log_sum, share_among

UNLISTED = 0.05
"""The odds beforehand of any rule that is in no list."""
PATTERN_AT = 0.95
# Fewer mistakes, or mistakes of one round alone, may be one coincidence.
LEAST_MISTAKES, LEAST_ROUNDS = 3, 2


class Pattern(Struct, frozen=True):
    """Mistakes that no listed rule explains and that share traits: ``len(explains)`` of ``of``."""

    traits: int
    explains: frozenset[Place]
    of: int


class SharedTraits(Struct, frozen=True):
    """Common traits of mistakes, all wagers with them and those mistakes as bits, and the weight of
    the explanation."""

    traits: int
    wagers: int
    mistakes: int
    log_odds: float


def shared_traits(case: Case, mistakes: Collection[Place], slip: float) -> Iterator[SharedTraits]:
    """Every trait and pair of traits that a good part of the mistakes share."""
    wrong = case.bits(mistakes)
    least = max(2, wrong.bit_count() // 6)
    if wrong.bit_count() < 2:
        return
    rounds = _by_round(case, mistakes)
    costs = {
        case.numbers[place]: case.cost(place, slip) for place in mistakes if place in case.numbers
    }
    # Of each act: the mistakes by it, and what tells against it where it was right.
    acts = [(bits & wrong, case.right & ~case.due[act]) for act, bits in case.by_act.items()]
    gains: dict[tuple[int, int], float] = {}
    common = [
        (1 << place, bits)
        for place, bits in enumerate(case.traits)
        if (bits & wrong).bit_count() >= least
    ]

    def weighed(candidates: Iterable[tuple[int, int]], prior: float) -> list[SharedTraits]:
        found = []
        for trait, bits in candidates:
            if (bits & wrong).bit_count() < least:
                continue
            counts = [(bits & mistaken).bit_count() for mistaken, _ in acts]
            most = max(counts)
            mistaken, against = acts[counts.index(most)]
            clean = (bits & against).bit_count()
            if most >= least and clean <= most:
                hits = bits & mistaken
                if (hits, clean) not in gains:
                    gains[hits, clean] = _pattern_gain(hits, clean, rounds, costs, slip)
                found.append(SharedTraits(trait, bits, hits, log(prior) + gains[hits, clean]))
        return found

    one, two, three = _priors(len(case.traits))
    yield from weighed(common, one)
    # Each pair once: with both orders, and narrower rules weighed first, a diagnosis took twice as
    # long.
    pairs = weighed(_joined(combinations(common, 2)), two)
    yield from pairs
    pairs.sort(key=lambda each: -each.log_odds)
    yield from weighed(
        _joined(product([(each.traits, each.wagers) for each in pairs[:BEAM]], common)), three
    )


BEAM = 8
"""The number of pairs of traits, the best ones, that are tried with a third."""


def _joined(two: Iterable[tuple[_Traits, _Traits]]) -> list[_Traits]:
    """Both traits of each pair together, if that leaves fewer wagers than either; once for each set
    of wagers."""
    found: dict[int, int] = {}
    for (one, bits), (other, others) in two:
        both = bits & others
        if both != bits and both != others:
            found.setdefault(both, one | other)
    return [(traits, bits) for bits, traits in found.items()]


_Traits = tuple[int, int]
"""Traits, and the wagers that show all of them, as bits."""


def _priors(count: int) -> tuple[float, float, float]:
    """The odds beforehand of one trait, of one pair, and of one with a third."""
    one = UNLISTED / 2 / max(count, 1)
    two = UNLISTED / max(count * (count - 1), 1)
    return one, two, two / max(count, 1) * 4


def _by_round(case: Case, mistakes: Iterable[Place]) -> tuple[int, ...]:
    """The mistakes of each round, as bits."""
    rounds: dict[int, int] = {}
    for place in mistakes:
        if place in case.numbers:
            rounds[place[0]] = rounds.get(place[0], 0) | 1 << case.numbers[place]
    return tuple(rounds.values())


def _pattern_gain(
    hits: int, clean: int, rounds: Iterable[int], costs: Mapping[int, float], slip: float
) -> float:
    """The log odds of a pattern against slips, whose answer is not known beforehand."""
    weight = cost = 0.0
    for each in rounds:
        count = (each & hits).bit_count()
        if count:
            weight += 1 + LATER_HIT * (count - 1)
            numbers = list(steps_in(each & hits))
            cost += costs[numbers[0]] + LATER_HIT * sum(costs[each] for each in numbers[1:])
    few = (1 + LATER_CLEAN) / 2 * clean
    return log_held(weight, few) + weight * log(_ALIKE) - cost - few * log(1 - slip)


# The chance that an unlisted rule does with a wager just what was done.
_ALIKE = 0.3


def pattern_of(
    case: Case, shared: Sequence[SharedTraits], mistakes: Collection[Place]
) -> Pattern | None:
    """The pattern of the mistakes, if it is likelier than slips; None for two mistakes, or of one
    round alone."""
    top = shared[0]
    explains = frozenset(place for place in mistakes if case.bits((place,)) & top.mistakes)
    rounds = {number for number, _ in explains}
    family = log_sum(each.log_odds for each in shared if each.mistakes & top.mistakes)
    if (
        share_among(family, ()) < PATTERN_AT
        or len(explains) < LEAST_MISTAKES
        or len(rounds) < LEAST_ROUNDS
    ):
        return None
    return Pattern(top.traits, explains, len(mistakes))
