"""The form that asks a supervisor for a review, and the card of a sitting's remarks and reviews."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from trainer.school.debrief.debrief import Debrief
from trainer.school.questions.result_shown import QuickSummary
from trainer.school.remark import Remark
from trainer.ui.debrief.remarks_block import SaidBlock
from trainer.ui.kit.widgets import Button, column, emptied, label, row
from trainer.ui.kit.words_form import WordsForm
from trainer.wording import say


def review_form(name: str) -> WordsForm:
    """Make the form, hidden."""
    asks = say("What should the supervisor look at, and why?")
    made = WordsForm(name, say("Ask for a review"), say("Ask"), asks)
    made.hide()
    return made


class ReviewCard(QFrame):
    """Shows remarks; hidden if there are none and nobody can be asked. Emits the subject and the
    words of a request for a review."""

    asked = Signal(int, str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Review"))
        self._about: tuple[tuple[int, str], ...] = ()
        self._said = column(gap=8)
        self.ask_ = Button(say("Ask for a review"), f"{name}.ask", key="R")
        self.form = review_form(f"{name}.form")
        self.ask_.clicked.connect(self.ask)
        self.form.sent.connect(self.asked)
        self.form.cancelled.connect(self.stop_asking)
        head = label(say("Review"), "section")
        body = column(head, self._said, row(self.ask_, None), self.form, gap=8)
        body.setContentsMargins(18, 14, 18, 16)
        self.setLayout(body)
        self.hide()

    def present(
        self, about: Sequence[tuple[int, str]], remarks: Sequence[Remark], *, can_ask: bool
    ) -> None:
        """Show these remarks; a review can be asked for about these."""
        self._about = tuple(about)
        names = dict(about)
        emptied(self._said)
        for turn, each in enumerate(remarks, 1):
            of = names.get(each.number, "") if each.number else ""
            self._said.addWidget(SaidBlock(each, f"{self.objectName()}.{turn}", of=of))
        self.form.hide()
        self.ask_.setVisible(can_ask)
        self.setVisible(can_ask or bool(remarks))

    def ask(self, *_: object) -> None:
        """Open the form of a request."""
        if not self.isHidden() and not self.ask_.isHidden():
            self.form.open(self._about, 0)

    def stop_asking(self) -> None:
        """Close the form."""
        self.form.hide()
        self.ask_.setFocus(Qt.FocusReason.OtherFocusReason)


def about_sitting(result: QuickSummary) -> tuple[tuple[int, str], ...]:
    """The choices of subject by number: the whole sitting, or one of its questions."""
    numbers = (item.marked.number for item in result.items)
    questions = ((number, say("Question {number}", number=number)) for number in numbers)
    return ((0, say("The whole sitting")), *questions)


def about_round(debrief: Debrief, hidden: Set[int] = frozenset()) -> tuple[tuple[int, str], ...]:
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
