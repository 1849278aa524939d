"""The form that asks a supervisor to look at a round, or at one mistake of it."""

from __future__ import annotations

from collections.abc import Set

from trainer.school.debrief import Debrief
from trainer.ui.words_form import WordsForm
from trainer.wording import say


def asking_form() -> WordsForm:
    """Make the form, hidden."""
    made = WordsForm(
        "debrief.asking",
        say("Ask for a review"),
        say("Ask"),
        say("What should the supervisor look at, and why?"),
    )
    made.hide()
    return made


def about(debrief: Debrief, hidden: Set[int] = frozenset()) -> tuple[tuple[int, str], ...]:
    """The choices of subject by number: the whole round, or one of its mistakes.

    Mistakes whose answers are hidden are named by their numbers alone.
    """
    mistakes = (
        (each.number, say("Mistake {number}", number=each.number))
        if each.number in hidden
        else
        (
            each.number,
            say("{number}. {mistake}, {where}", number=each.number, mistake=each.title,
                where=each.where),
        )
        for each in debrief.mistakes
    )  # fmt: skip
    return ((0, say("The whole round")), *mistakes)
