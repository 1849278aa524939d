"""The trainee's reasons at the table for the settlement of wagers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame

from trainer.school.questions.certainty import Certainty
from trainer.school.reasoning import Reasoned
from trainer.ui.widgets import column, label, wrapped
from trainer.wording import say


class ReasonedCard(QFrame):
    """One line a reason: the seat, the wager, whether it was right, and how sure."""

    def __init__(self, said: Sequence[Reasoned]) -> None:
        super().__init__()
        self.setObjectName("debrief.reasoned")
        self.setProperty("kind", "card")
        right = sum(each.right for each in said)
        head = say("Reasons: {some} of {all} right", some=right, all=len(said))
        self.setAccessibleName(head)
        lines = [wrapped(_line(each)) for each in said]
        self.setLayout(column(label(head, "section"), *lines, gap=4, around=(18, 14, 18, 16)))


def _line(said: Reasoned) -> str:
    """``Seat 5, Pair Plus: right, Certain``."""
    return say(
        "Seat {seat}, {wager}: {right}, {sure}",
        seat=said.seat,
        wager=said.wager.words,
        right=say("right") if said.right else say("not right"),
        sure=Certainty(said.sure).words.lower(),
    )
