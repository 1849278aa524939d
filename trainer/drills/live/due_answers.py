"""The due answer to a wish at a house: by its document, or the school's reading of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.dealing.house import House
from trainer.dealing.irregularity import Ruling
from trainer.drills.live.tempers import PlayerWish, WishAnswer
from trainer.game.pay import Source
from trainer.wording import phrase

READING = phrase(
    "No clause tells how a dealer answers; this is what keeps the game fair and quick."
)


class WishHandled(StrEnum):
    """The way in which a wish was handled."""

    RIGHT = "right"
    LATE = "late"
    WRONG = "wrong"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class AnswerDue:
    """The right answers, the best first, and the clause or reading that they rest on."""

    answers: tuple[WishAnswer, ...]
    source: Source
    at_once: bool = False


def due(house: House, wish: PlayerWish) -> AnswerDue:
    """The right answers to that wish at that house. Calling the floor is never wrong if something
    is to be ruled; if the floor decides, only that is right."""
    ruled = house.irregularities
    if wish.event is None or wish.facts is None or ruled is None:
        answers = wish.answers or (WishAnswer.FLOOR,)
        return AnswerDue(answers, Source(reading=READING), wish.lands_ms is not None)
    line = ruled.decides(wish.event, wish.facts)
    floor = line.ruling is Ruling.CALL_SUPERVISOR
    answers = (WishAnswer.FLOOR,) if floor else (WishAnswer.STOP, WishAnswer.FLOOR)
    return AnswerDue(answers, line.source, wish.lands_ms is not None)


def handled(owed: AnswerDue, answer: WishAnswer | None, *, landed: bool) -> WishHandled:
    """Judge the handling of a wish: ``answer`` is the last one, ``landed`` that it came after what
    should have been stopped."""
    if answer is None or answer is WishAnswer.WAIT:
        return WishHandled.IGNORED
    if answer not in owed.answers:
        return WishHandled.WRONG
    return WishHandled.LATE if landed and owed.at_once else WishHandled.RIGHT
