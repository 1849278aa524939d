"""The texts of the tour after the guided round."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.wording import say


@dataclass(frozen=True, slots=True)
class Station:
    """A thing on the page, by the name of its widget, and the text about it."""

    shows: str
    title: str
    says: str


def after_the_round() -> tuple[Station, ...]:
    """The texts about reading a debrief."""
    return (
        Station(
            "debrief.columns",
            say("What was due, and what you did"),
            say(
                "The left column is the round without fault, the right one yours. "
                "A lit line shows a difference."
            ),
        ),
        Station(
            "debrief.mistakes",
            say("The marks"),
            say(
                "■ is critical: money is wrong at the end. ▲ is serious: late or out of turn. "
                "○ is a slip that costs nothing. Each mark names its rule. Click it to read "
                "the clause."
            ),
        ),
    )
