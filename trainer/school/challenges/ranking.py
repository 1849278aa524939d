"""The ranking of results at one shared round: accuracy first, then pace."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Result = TypeVar("Result")


def ranked(
    results: Iterable[Result],
    *,
    right: Callable[[Result], int],
    of: Callable[[Result], int],
    elapsed_ms: Callable[[Result], int],
) -> tuple[tuple[int, Result], ...]:
    """Each result with its rank; equal results share a rank."""

    def key(result: Result) -> tuple[float, int]:
        return -(right(result) / max(1, of(result))), elapsed_ms(result)

    ordered = sorted(results, key=key)
    keys = [key(each) for each in ordered]
    return tuple((keys.index(key(each)) + 1, each) for each in ordered)
