"""The tasks of a quiz's items."""

from __future__ import annotations

from enum import StrEnum

from trainer.wording import phrase, say

QUIZ = "quiz"
"""What the records call a quiz, where drills have their names."""
TITLE = phrase("Quiz")


class ItemKind(StrEnum):
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


def _words(kind: ItemKind) -> str:
    match kind:
        case ItemKind.READING:
            return say("Read the hands")
        case ItemKind.FLASH:
            return say("Name the payout")
        case ItemKind.MANNER:
            return say("Say how it is done")
        case ItemKind.ORDER:
            return say("Put the steps in order")
        case ItemKind.BETS:
            return say("Check the bets")
        case ItemKind.SEAT:
            return say("Settle a seat")
        case ItemKind.RULE:
            return say("Make the ruling")
