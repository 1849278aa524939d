"""The problems of a blueprint, in the words of the page on which it is changed."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.drills.events import EVENTS
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import ItemWanted
from trainer.errors import Problem
from trainer.wording import Phrase, phrase, say, say_list, say_phrase


def event_words(name: str) -> str:
    """An event, as a sentence."""
    return say_phrase(Phrase(EVENTS[name].sentence))


_STAR_ON = {
    "ace_low_straight": phrase("a hand of 3-2-A"),
    "beaten_with_ante_bonus": phrase("Ante Bonus of a beaten hand"),
    "dealer_not_qualified": phrase("Ante where the dealer does not qualify"),
    "fold_with_live_wager": phrase("a wager that stays in play after a fold"),
    "low_pair_qualifies": phrase("Play against a low pair"),
    "low_queen_qualifies": phrase("Play against Q-3-2 to Q-6-3"),
    "tie": phrase("Play of an equal hand"),
}
"""The wager that is starred, of the events that the floor tests star."""


def starred_words(areas: Mapping[ExamArea, ItemWanted], shows: Mapping[str, ItemWanted]) -> str:
    """``The star is on: Play of an equal hand; Ante Bonus of a beaten hand.`` Nothing for none."""
    on = [area.words for area, wanted in areas.items() if wanted.starred]
    for event, wanted in shows.items():
        if wanted.starred:
            words = _STAR_ON.get(event)
            on.append(say_phrase(words) if words else event_words(event).removesuffix("."))
    return say("The star is on: {wagers}.", wagers=say_list(on, ";")) if on else ""


def problem_words(problem: Problem) -> str:
    """The problem in words: its place, the fault, and the remedy."""
    match problem.where, problem.code:
        case ("shows", str(event)), "cannot_show" if event in EVENTS:
            return say("{thing} This house cannot show it. Remove it.", thing=event_words(event))
        case ("shows", str(event)), "does_not_fit" if event in EVENTS:
            return say(
                "{thing} It cannot come that often. Ask for less, or add rounds or seats.",
                thing=event_words(event),
            )
        case ("areas", str(area)), "cannot_show":
            return say("{thing}: the house has none. Remove it.", thing=ExamArea(area).words)
        case ("areas", str(area)), "does_not_fit":
            return say(
                "{thing}: not that many decisions fit. Ask for fewer, or add rounds or seats.",
                thing=ExamArea(area).words,
            )
        case ("rulings",), "cannot_show":
            return say("The house has no rulings. Ask for none.")
        case _:
            return problem.message
