"""The problems of a blueprint, in the words of the page on which it is changed."""

from __future__ import annotations

from trainer.drills.events import EVENTS
from trainer.drills.exam.areas import ExamArea
from trainer.errors import Problem
from trainer.wording import Phrase, say, say_phrase


def event_words(name: str) -> str:
    """An event, as a sentence."""
    return say_phrase(Phrase(EVENTS[name].sentence))


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
