"""Time in words: the clock beside the table, as the drill has it, and the pace."""

from __future__ import annotations

from trainer.drills.recipe import DrillClock
from trainer.wording import say


def clock_words(clock: DrillClock, elapsed_ms: int) -> str:
    """``0:47`` spent, or what is left of a limit; past it ``+0:05``. Empty where it is hidden."""
    spent = elapsed_ms // 1000
    if clock.limit is None:
        return _minutes(spent) if clock.shown else ""
    left = clock.limit - spent
    return _minutes(left) if left >= 0 else f"+{_minutes(-left)}"


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def clock(elapsed_ms: int) -> str:
    """``2:06``: minutes and seconds."""
    return _minutes(elapsed_ms // 1000)


def pace_words(hands_per_hour: int | None) -> str:
    """``165 hands/h``; a dash where too little time went by to tell."""
    return "–" if hands_per_hour is None else say("{number} hands/h", number=hands_per_hour)
