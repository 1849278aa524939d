"""Quick sittings in the list of what was done."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from trainer.dealing.house import House
from trainer.records.quick_store import QuickResult
from trainer.school.results import AttemptDone
from trainer.wording import say_list


def listed(result: QuickResult, houses: Mapping[str, House], drill_title: str) -> AttemptDone:
    """One finished sitting as a line among the rounds."""
    wrong = result.items - result.right
    titles = [houses[each].title if each in houses else each for each in result.houses]
    return AttemptDone(
        attempt_id=result.attempt,
        when=datetime.fromtimestamp(result.begun_at_ms / 1000, UTC).astimezone(),
        house=result.house,
        house_title=say_list(titles, ""),
        drill=result.drill,
        drill_title=drill_title,
        number=1,
        right=result.right,
        lines=result.items,
        points=round(100 * result.right / result.items, 1) if result.items else 0.0,
        passed=not wrong,
        hands_per_hour=None,
        mistakes=wrong,
        by_severity={},
        by_kind={},
        quick=True,
        elapsed_ms=result.elapsed_ms,
        median_ms=result.median_ms,
    )
