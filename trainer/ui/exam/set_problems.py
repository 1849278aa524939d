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
            return say("{thing} This house cannot show it; take it out.", thing=event_words(event))
        case ("shows", str(event)), "does_not_fit" if event in EVENTS:
            return say(
                "{thing} It does not come so often beside all else that is asked; ask for less, "
                "or for more rounds or seats.",
                thing=event_words(event),
            )
        case ("areas", str(area)), "cannot_show":
            return say("{thing}: the house has none; take it out.", thing=ExamArea(area).words)
        case ("areas", str(area)), "does_not_fit":
            return say(
                "{thing}: so many decisions do not come together; ask for fewer, or for more "
                "rounds or seats.",
                thing=ExamArea(area).words,
            )
        case ("rulings",), "cannot_show":
            return say("The house rules on no irregularity; ask for none.")
        case _:
            return problem.message
