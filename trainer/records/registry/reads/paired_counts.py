"""Counts added up two at a time, as the two halves of one number.

A view over a class adds up dozens of counts in thousands of rows. What that costs is the number of
sums, and of values that are handed over: half as many take about two thirds of the time. Counts are
never below zero, and never come to two thousand million, so a half is never too small for one;
money and times are added up alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, literal_column

from trainer.records.registry.tallies import FIGURES

Figure = tuple[str, ...]
"""One figure, or two that are added up as one number."""
Rows = Sequence[tuple[Any, ...]]

_BITS = 32
_LOWER = (1 << _BITS) - 1
_TIMES: ColumnElement[int] = literal_column(str(1 << _BITS))
_COUNTS = frozenset(FIGURES) - {"players_short_cents", "house_short_cents", "elapsed_ms"}


def side_by_side(figures: Sequence[str]) -> tuple[Figure, ...]:
    """These figures in their order, each count together with the next one."""
    return tuple(_pairs(figures))


def _pairs(figures: Sequence[str]) -> Iterator[Figure]:
    left = tuple(figures)
    while left:
        two = len(left) > 1 and _COUNTS.issuperset(left[:2])
        yield left[: 1 + two]
        left = left[1 + two :]


def beside(*counts: ColumnElement[Any]) -> ColumnElement[Any]:
    """Two counts as one number; one figure as it is."""
    return counts[0] if len(counts) == 1 else counts[0] * _TIMES + counts[1]


def apart(rows: Rows, columns: Sequence[Figure]) -> Rows:
    """Rows of such columns with every figure in a column of its own."""
    return tuple(zip(*_each(zip(*rows, strict=True), columns), strict=True))


def _each(values: Iterator[tuple[Any, ...]], columns: Sequence[Figure]) -> Iterator[Sequence[Any]]:
    for of, column in zip(values, columns, strict=False):
        if len(column) == 1:
            yield of
        else:
            yield [each >> _BITS for each in of]
            yield [each & _LOWER for each in of]
