"""The number of mistakes of each severity in a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from trainer.records.registry.rows.marks import MistakeRow

COUNTED = ("critical", "serious", "minor")
SEVERITIES = ("mistakes", *COUNTED)
"""The columns of a round that say how many."""


def counted(mistakes: Iterable[MistakeRow]) -> Mapping[str, Mapping[str, int]]:
    """The columns ``SEVERITIES`` of each round; 0 of one without any. Advice is no mistake."""
    counts: dict[str, dict[str, int]] = defaultdict(_none)
    for each in mistakes:
        of_round = counts[each.attempt]
        if each.severity in COUNTED:
            of_round["mistakes"] += 1
            of_round[each.severity] += 1
    return counts


def _none() -> dict[str, int]:
    return dict.fromkeys(SEVERITIES, 0)
