"""Why rounds are marked again, and which of their figures the act keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

KEPT_FIGURES = (
    "attempt",
    "marked_by",
    "right",
    "lines",
    "tenths",
    "passed",
    "players_short_cents",
    "house_short_cents",
    "mistakes",
    "critical",
)


@dataclass(frozen=True, slots=True)
class ReMarking:
    """The house whose rules were corrected; by what its rounds were marked before, and are now."""

    house: str
    from_: str
    to: str
    reason: str

    def facts(self, was: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """What the act says, beside who did it."""
        return {
            "house": self.house,
            "from": self.from_,
            "to": self.to,
            "rounds": len(was),
            "reason": self.reason,
            "was": [dict(each) for each in was],
        }
