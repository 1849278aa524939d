"""The trainee's time, by that of the latest rounds."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

from trainer.dealing.procedure import Part
from trainer.records.round_result import RoundResult
from trainer.school.session.best_table import TIME_OF

FIRST_HAND_MS = 25_000
"""A hand, before anything is known of the trainee."""

LATEST = 20
_MINUTE = 60_000


def hand_ms(latest: Iterable[RoundResult]) -> int:
    """The median time that a hand took in these rounds; what is usual where there are none."""
    took = [each.elapsed_ms / each.hands for each in latest if each.hands and each.elapsed_ms]
    return round(median(took)) if took else FIRST_HAND_MS


def minutes_for(rounds: int, seats: int, hand: int, part: Part = Part.SETTLEMENT) -> int:
    """So many whole minutes for that many rounds, at least one."""
    return max(1, round(rounds * seats * hand * TIME_OF[part] / _MINUTE))
