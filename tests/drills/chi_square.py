"""Whether what was counted fits what was expected, or only another count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeVar

_Kind = TypeVar("_Kind", bound=Hashable)

FEW = 5
"""Kinds expected less often than this are counted together."""


def fits(seen: Mapping[_Kind, int], weights: Mapping[_Kind, int | Fraction]) -> bool:
    """Whether the counts could well come from those weights; never where a kind has no weight.

    Seeds are fixed, so this says the same every time; a bias of a few per cent is far beyond it.
    """
    if not seen.keys() <= weights.keys():
        return False
    drawn, total = sum(seen.values()), sum(weights.values())
    expected = {kind: float(Fraction(weight) / total * drawn) for kind, weight in weights.items()}
    return _likely(*_pooled(Counter(seen), expected))


def alike(one: Mapping[_Kind, int], other: Mapping[_Kind, int]) -> bool:
    """Whether two counts could well come from the same weights."""
    share = sum(one.values()) / (sum(one.values()) + sum(other.values()))
    both = Counter(one) + Counter(other)
    seen = Counter({(kind, True): count for kind, count in one.items()})
    seen += Counter({(kind, False): count for kind, count in other.items()})
    expected = {(kind, True): share * count for kind, count in both.items()}
    expected |= {(kind, False): (1 - share) * count for kind, count in both.items()}
    distance, kinds = _pooled(seen, expected)
    return _likely(distance, 1 + (kinds - 1) // 2)


def _pooled(seen: Counter[_Kind], expected: Mapping[_Kind, float]) -> tuple[float, int]:
    """Pearson's distance, and over how many kinds."""
    rare = [kind for kind, count in expected.items() if count < FEW]
    pairs = [(seen[kind], count) for kind, count in expected.items() if count >= FEW]
    pooled = sum(expected[kind] for kind in rare)
    if pooled >= FEW:
        pairs.append((sum(seen[kind] for kind in rare), pooled))
    return sum((count - right) ** 2 / right for count, right in pairs), len(pairs)


def _likely(distance: float, kinds: int) -> bool:
    """Wilson and Hilferty's approximation, four standard deviations wide."""
    free = max(kinds - 1, 1)
    size = pow(distance / free, 1 / 3)
    assert isinstance(size, float)
    return size < 1 - 2 / (9 * free) + 4 * sqrt(2 / (9 * free))
