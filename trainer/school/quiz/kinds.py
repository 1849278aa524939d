"""The tasks of a quiz's items."""

from __future__ import annotations

from enum import StrEnum

from trainer.wording import phrase, say

QUIZ = "quiz"
"""What the records call a quiz, where drills have their names."""
TITLE = phrase("Quiz")


class Kind(StrEnum):
    """The first five are asked as quick drills ask them, under the same names."""

    READING = "reading"
    FLASH = "flash"
    MANNER = "manner"
    ORDER = "order"
    BETS = "bets"
    SEAT = "seat"
    RULE = "rule"

    @property
    def words(self) -> str:
        return _words(self)


def _words(kind: Kind) -> str:
    match kind:
        case Kind.READING:
            return say("Read the hands")
        case Kind.FLASH:
            return say("Name the payout")
        case Kind.MANNER:
            return say("Say how it is done")
        case Kind.ORDER:
            return say("Put the steps in order")
        case Kind.BETS:
            return say("Check the bets")
        case Kind.SEAT:
            return say("Settle a seat")
        case Kind.RULE:
            return say("Make the ruling")
