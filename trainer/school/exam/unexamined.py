"""The abilities about which an exam says nothing: the sheet tells it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from trainer.dealing.procedure import Part
from trainer.drills.exam.blueprint import Blueprint
from trainer.wording import say


class Unexamined(StrEnum):
    """A part of the work that no task of the exam asks for."""

    WHOLE_ROUND = "steps of the round"
    BETS = "bets"
    IRREGULARITIES = "irregularities"
    MANNER = "manner"

    @property
    def words(self) -> str:
        """As the sheet says it, in the reader's language."""
        match self:
            case Unexamined.WHOLE_ROUND:
                return say("the steps before settling")
            case Unexamined.BETS:
                return say("bets that may not stand")
            case Unexamined.IRREGULARITIES:
                return say("irregularities")
            case Unexamined.MANNER:
                return say("manner")


def unexamined(blueprint: Blueprint) -> tuple[Unexamined, ...]:
    """The abilities that the blueprint leaves out."""
    return tuple(_left_out(blueprint))


def _left_out(blueprint: Blueprint) -> Iterator[Unexamined]:
    if blueprint.part is not Part.WHOLE:
        yield Unexamined.WHOLE_ROUND
    yield Unexamined.BETS
    if not blueprint.rulings:
        yield Unexamined.IRREGULARITIES
    yield Unexamined.MANNER
