"""The wrong rules of a trainee, in a line each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from trainer.school.reports.pareto import belief_words
from trainer.ui.reports.cards import day_text
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.records.registry.rows.marks import BeliefRow

_ORDER = ("confirmed", "suspected")


def belief_lines(
    beliefs: Iterable[BeliefRow], house: str | None, titles: Mapping[str, str]
) -> tuple[str, ...]:
    """Those that are held or may be, at that house or at any; what is held first."""
    open_ = [each for each in beliefs if each.verdict in _ORDER and house in (None, each.house)]
    return tuple(
        _line(each, titles)
        for each in sorted(open_, key=lambda each: (_ORDER.index(each.verdict), each.since_ms))
    )


def _line(each: BeliefRow, titles: Mapping[str, str]) -> str:
    words = belief_words(each.misreading, titles)
    day = day_text(each.since_ms // 86_400_000)
    if each.verdict == "confirmed":
        return say("{belief}: held since {day}", belief=words, day=day)
    return say("{belief}: suspected since {day}", belief=words, day=day)
