"""Remarks on a mistake or a sitting, the form that asks for a review, and the card of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import assert_never

from PySide6.QtCore import Qt, Signal

from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import Debrief
from trainer.school.questions.result import QuickSummary
from trainer.school.remark import Remark, RemarkSort
from trainer.school.words.date_words import moment
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.widgets import Button, Piece, column, emptied, label, row, wrapped
from trainer.ui.kit.words_form import WordsForm
from trainer.wording import say


class SaidBlock(Ground):
    """One remark."""

    def __init__(self, remark: Remark, name: str, *, of: str = "") -> None:
        super().__init__("belief", name)
        head = heading(remark)
        self.setAccessibleName(paragraph(sentence(head), of, remark.change, remark.text))
        lines: list[Piece] = [row(wrapped(head, "caption"), gap=8)]
        if of:
            lines.append(wrapped(of, "secondary"))
        if remark.change:
            lines.append(wrapped(remark.change, "strong"))
        lines.append(wrapped(remark.text))
        if remark.sort is RemarkSort.ASKED and not remark.answered:
            lines.append(wrapped(_state(remark), "secondary"))
        self.setLayout(column(*lines, gap=3, around=(14, 9, 12, 10)))


def _state(remark: Remark) -> str:
    """The state of a request without an answer."""
    if remark.seen:
        return say("Not answered yet")
    return say("The school has not marked this round. Nobody sees the request yet.")


def heading(remark: Remark) -> str:
    """``K. Lindqvist commented, 16 Nov 2026, 18:45``."""
    when = moment(remark.at_ms)
    who = remark.who or say("Somebody")
    match remark.sort:
        case RemarkSort.ASKED if remark.who:
            return say("{who} asks for a review, {when}", who=who, when=when)
        case RemarkSort.ASKED:
            return say("A review was asked for, {when}", when=when)
        case RemarkSort.COMMENT:
            return say("{who}, {when}", who=who, when=when)
        case RemarkSort.OVERRIDE:
            return say("{who} changed the mark, {when}", who=who, when=when)
        case _ as never:
            assert_never(never)


class SaidOfAll(Ground):
    """All remarks on a round as a whole, under one heading."""

    def __init__(self, remarks: Sequence[Remark]) -> None:
        super().__init__("card", "debrief.said")
        blocks = blocks_of(remarks, "debrief.said")
        head = label(say("Comments on this attempt"), "section")
        self.setLayout(column(head, *blocks, gap=8, around=(18, 14, 18, 16)))


def blocks_of(remarks: Iterable[Remark], name: str) -> tuple[SaidBlock, ...]:
    return tuple(SaidBlock(each, f"{name}.{turn}") for turn, each in enumerate(remarks, 1))


def review_form(name: str) -> WordsForm:
    asks = say("What should the supervisor look at, and why?")
    made = WordsForm(name, say("Ask for a review"), say("Ask"), asks)
    made.hide()
    return made


class ReviewCard(Ground):
    """Shows remarks; hidden if there are none and nobody can be asked. Emits the subject and the
    words of a request for a review."""

    asked = Signal(int, str)

    def __init__(self, name: str) -> None:
        super().__init__("card", name, say("Review"))
        self._about: tuple[tuple[int, str], ...] = ()
        self._said = column(gap=8)
        self.ask_ = Button(say("Ask for a review"), f"{name}.ask", key="R", does=self.ask)
        self.form = review_form(f"{name}.form")
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
        if not self.isHidden() and not self.ask_.isHidden():
            self.form.open(self._about, 0)

    def stop_asking(self) -> None:
        self.form.hide()
        self.ask_.setFocus(Qt.FocusReason.OtherFocusReason)


def about_sitting(result: QuickSummary) -> tuple[tuple[int, str], ...]:
    """The choices of subject by number: the whole sitting, or one of its questions."""
    numbers = (item.marked.number for item in result.items)
    questions = ((number, say("Question {number}", number=number)) for number in numbers)
    return ((0, say("The whole sitting")), *questions)


def about_round(debrief: Debrief, hidden: Set[int]) -> tuple[tuple[int, str], ...]:
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
