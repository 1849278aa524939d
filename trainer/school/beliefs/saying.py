"""The words for a belief: how sure it is, and since when."""

from __future__ import annotations

from trainer.school.held_beliefs import Sureness
from trainer.wording import say, say_count, say_figure

_NEVER_SURER = 99
_PROBABLY = 0.8


def how_sure(sureness: Sureness, probability: float | None, hits: int, clean: int) -> str:
    """``Probably (84%). Seen 4 of 5 times.``"""
    if sureness is Sureness.PATTERN:
        return say_count(
            "{some} of {count} mistake.",
            "{some} of {count} mistakes.",
            count=hits + clean,
            some=hits,
        )
    if sureness is Sureness.CLEARED or probability is None:
        return say("Cleared: right the last three times.")
    percent = say_figure(str(min(round(100 * probability), _NEVER_SURER)))
    seen = _seen(hits, hits + clean)
    if sureness is Sureness.CONFIRMED:
        return say("Confirmed ({percent}%). {seen}", percent=percent, seen=seen)
    if probability >= _PROBABLY:
        return say("Probably ({percent}%). {seen}", percent=percent, seen=seen)
    return say("Perhaps ({percent}%). {seen}", percent=percent, seen=seen)


def _seen(hits: int, times: int) -> str:
    return say_count("Seen once.", "Seen {hits} of {count} times.", count=times, hits=hits)


def since_when(sureness: Sureness, rounds_ago: int) -> str:
    """``First seen 3 rounds ago``; the day is said beside it."""
    if sureness is Sureness.CLEARED:
        return say_count(
            "Last seen in the last round", "Last seen {count} rounds ago", count=max(rounds_ago, 1)
        )
    if rounds_ago <= 1:
        return say("First seen in the last round")
    return say_count(
        "First seen {count} round ago", "First seen {count} rounds ago", count=rounds_ago
    )
