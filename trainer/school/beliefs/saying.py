"""How a belief is said: how sure it is, and since when."""

from __future__ import annotations

from trainer.school.beliefs.held import Sureness
from trainer.wording import say, say_count, say_figure

_NEVER_SURER = 99
_ALMOST_CERTAIN, _VERY_LIKELY, _LIKELY, _EVEN = 0.99, 0.95, 0.8, 0.5


def how_sure(sureness: Sureness, probability: float | None, hits: int, clean: int) -> str:
    """``Almost certain (98%): it showed 4 times of the 5 where it could.``"""
    if sureness is Sureness.CLEARED:
        return say("Right five times in a row: it is held no more.")
    if probability is None:
        return say("It fits everything in this round. One round does not tell more.")
    return say(
        "{likely} ({percent}%): {shown}",
        likely=_likely(probability),
        percent=say_figure(str(min(round(100 * probability), _NEVER_SURER))),
        shown=_shown(hits, hits + clean),
    )


def _likely(probability: float) -> str:
    if probability >= _ALMOST_CERTAIN:
        return say("Almost certain")
    if probability >= _VERY_LIKELY:
        return say("Very likely")
    if probability >= _LIKELY:
        return say("Likely")
    return say("More likely than not") if probability > _EVEN else say("Possible")


def _shown(hits: int, times: int) -> str:
    return say_count(
        "it showed the only time that it could.",
        "it showed {hits} of the {count} times that it could.",
        count=times,
        hits=hits,
    )


def since_when(sureness: Sureness, rounds_ago: int) -> str:
    """``First seen 3 rounds ago``; the day is said beside it. Of a single round nothing is said."""
    if sureness is Sureness.FITS:
        return ""
    if sureness is Sureness.CLEARED:
        return say_count(
            "Last seen in the last round", "Last seen {count} rounds ago", count=max(rounds_ago, 1)
        )
    if rounds_ago <= 1:
        return say("First seen in the last round")
    return say_count(
        "First seen {count} round ago", "First seen {count} rounds ago", count=rounds_ago
    )
