"""The showing of one wrong rule, by one act and so far, and how steadily it is held by that."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Seen(StrEnum):
    """The trainee's answer to a case in which a wrong rule's answer differs from the right one."""

    HIT = "hit"
    CLEAN = "clean"
    OTHER = "other"


# The shares of its hands at which a wrong rule may answer, and how likely each is beforehand.
_STEADINESS = (
    (0.985, 0.45),
    (0.93, 0.1),
    (0.85, 0.1),
    (0.7, 0.08),
    (0.55, 0.08),
    (0.4, 0.07),
    (0.25, 0.07),
    (0.12, 0.05),
)
# How likely it is that a rule was dropped between two hands that could show it.
_DROPPED = 0.01


class RuleShown(NamedTuple):
    """The hands at which a wrong rule could show: its ``hits``, the ``clean`` ones from the first
    hit to the last, and those ``since``. It explains its hits in ``per_cent`` cases of a hundred,
    and ``wagers`` wrong wagers of rounds; those of a rule that is cleared lie before
    ``until_ms``."""

    per_cent: int
    hits: int
    clean: int
    since: int
    wagers: int
    until_ms: int | None = None

    def held(self) -> list[tuple[float, float]]:
        """The shares of its hands at which it may answer now, each with its probability; what is
        left of 1 is that it is not held."""
        stays: list[tuple[float, float]] = []
        dropped = 0.0
        for share, prior in _STEADINESS:
            shown = prior * share**self.hits * (1 - share) ** self.clean
            clean = (1 - share) * (1 - _DROPPED)
            stays.append((share, shown * clean**self.since))
            dropped += shown * _DROPPED * (1 - clean**self.since) / (1 - clean)
        whole = 100 * (dropped + sum(each for _, each in stays))
        return [(share, self.per_cent * each / whole) for share, each in stays]
