"""The texts before and after the guided round, one thing at a time."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.wording import say


@dataclass(frozen=True, slots=True)
class Station:
    """A thing on the page, by the name of its widget, and what is told of it."""

    shows: str
    title: str
    says: str


def before_the_round(seat: int) -> tuple[Station, ...]:
    """The table from where the dealer stands, and how it is worked; ``seat`` is an occupied one."""
    return (
        Station(
            "dealer.hand",
            say("You stand where the dealer stands"),
            say(
                "This is your own hand. The players sit across the table: seat 1 at your left, "
                "the highest seat at your right."
            ),
        ),
        Station(
            f"seat{seat}.play",
            say("A seat and its wagers"),
            say(
                "The spot farthest from you is the wager that was made last. Go to a seat by its "
                "number on the keyboard, to a spot with the arrows; or click what you want to "
                "touch."
            ),
        ),
        Station(
            "tray.5",
            say("The bank"),
            say(
                "Cut a payout out of the tray: click a well, or press the letter above it. "
                "Then place it beside the wager with K."
            ),
        ),
        Station(
            "panel",
            say("What to do now"),
            say(
                "In this round the panel tells every next act, with its keys. F1 lists all keys, "
                "U takes back the last act, Esc pauses."
            ),
        ),
    )


def after_the_round() -> tuple[Station, ...]:
    """The texts about reading a debrief."""
    return (
        Station(
            "debrief.columns",
            say("What was due, and what you did"),
            say(
                "The left column is the round without fault, the right one is yours. "
                "Where they part, the line is lit."
            ),
        ),
        Station(
            "debrief.mistakes",
            say("The marks"),
            say(
                "■ is critical: money is wrong at the end. ▲ is serious: put right too late, or "
                "out of turn. ○ is a slip that costs nothing. Each mark names its rule; click "
                "the rule to read the clause."
            ),
        ),
    )
