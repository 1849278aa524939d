"""Where a trainee asks a supervisor to look at a round, or at one mistake of it."""

from __future__ import annotations

from trainer.school.debrief import Debrief
from trainer.ui.words_form import WordsForm
from trainer.wording import say


def asking_form() -> WordsForm:
    """The form, not in sight yet."""
    made = WordsForm(
        "debrief.asking",
        say("Ask for a review"),
        say("Ask"),
        say("What shall the supervisor look at, and why?"),
    )
    made.hide()
    return made


def about(debrief: Debrief) -> tuple[tuple[int, str], ...]:
    """What it can be about, by number: the whole round, or one of its mistakes."""
    mistakes = (
        (
            each.number,
            say("{number}. {mistake}, {where}", number=each.number, mistake=each.title,
                where=each.where),
        )
        for each in debrief.mistakes
    )  # fmt: skip
    return ((0, say("The whole round")), *mistakes)
