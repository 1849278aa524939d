"""The feedback on an answer: a sign and a word, the right answer, the reason, and the rule."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from trainer.marking.words import paragraph, sentence
from trainer.school.one_question.screens import MarkedAnswer, MarkReason
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, emptied, label, row, worn, wrapped
from trainer.wording import say, say_count

HIGH, LONGEST = 108, 40


class FeedbackBar(Ground):
    """One line of feedback, as high as most of them need, so that nothing moves; higher where its
    words need more. Emits to go on."""

    onward = Signal()

    def __init__(self) -> None:
        super().__init__("card", "quick.feedback")
        self._onward: Button | None = None
        self._heading: QLabel | None = None
        self._number = 0
        self.setMinimumHeight(HIGH + (scaled(HIGH) - HIGH) // 2)
        self._body = row(gap=16, around=(20, 12, 20, 12))
        self.setLayout(self._body)

    def clear(self) -> None:
        self._empty()

    def say(self, text: str) -> None:
        """Write a quiet line."""
        self._empty()
        self._body.addWidget(wrapped(text, tone="quiet"))

    def tell(self, marked: MarkedAnswer, *, waits: bool) -> None:
        """Tell the right answer and the reason; if it ``waits``, show the button that goes on."""
        self._empty()
        self._body.addWidget(Sign(right=marked.right), 0, Qt.AlignmentFlag.AlignTop)
        self._number = marked.number
        self._heading = label(heading(marked), "section", name="quick.feedback.heading")
        words = column(
            self._heading,
            wrapped(grounds(marked), name="quick.feedback.why"),
            2,
            rule_line(marked.reason, "quick.feedback"),
            None,
            gap=3,
        )
        self._body.addLayout(words, 1)
        if waits:
            self._offer()
        else:
            self.go_on()
        self._announce(paragraph(sentence(heading(marked)), grounds(marked)))

    def go_on(self) -> None:
        """Keep the words while the next question is worked, under the number of theirs and
        without the button."""
        if self._onward is not None:
            self._onward.hide()
        self._onward = None
        if self._heading is not None:
            self._heading.setText(earlier(self._number, self._heading.text()))
            self._heading = None

    def _offer(self) -> None:
        self._onward = Button(say("Continue"), "quick.onward", kind="primary", key="Enter")
        self._onward.clicked.connect(self.onward)
        self._body.addWidget(self._onward, 0, Qt.AlignmentFlag.AlignVCenter)

    def _empty(self) -> None:
        emptied(self._body)
        self.setAccessibleName("")
        self._onward = self._heading = None

    def _announce(self, text: str) -> None:
        """Have a screen reader say it; the keyboard stays where it is."""
        self.setAccessibleName(text)
        announce(self, text, at_once=True)


def earlier(number: int, words: str) -> str:
    """The words about that question, to stand beside the next one."""
    return say("Question {number}. {words}", number=number, words=words)


def heading(marked: MarkedAnswer) -> str:
    """``Right: Straight``; for a wrong answer, what was said too."""
    short = len(marked.due) <= LONGEST
    if marked.right:
        return say("Right: {answer}", answer=marked.due) if short else say("Right")
    said = say("You said: {answer}", answer=marked.given)
    given = said if marked.given else say("Time ran out")
    if not short:
        return _slips(marked) if marked.given else given
    right = say("Right: {answer}", answer=marked.due)
    return paragraph(sentence(right), given)


def grounds(marked: MarkedAnswer) -> str:
    """The reason, and the wrong rule that may have led to the answer."""
    if not marked.belief:
        return marked.reason.why
    return paragraph(marked.reason.why, possible_cause(marked.belief))


def possible_cause(rule: str) -> str:
    """The wrong rule that may have led to the answer, named as one."""
    return say("Possible cause: {rule}.", rule=rule)


def _slips(marked: MarkedAnswer) -> str:
    slips = len(marked.reasons)
    if slips < 2:
        return say("Not right")
    return say_count(
        "Not right: {count} slip", "Not right: {count} slips, the first of them", count=slips
    )


class Sign(Painted, QWidget):
    """A tick in a circle, or a cross in a square; the words beside it say the same."""

    def __init__(self, *, right: bool, side: int = 22) -> None:
        super().__init__()
        self._right = right
        self.setFixedSize(QSize(side, side))

    def paint(self, painter: QPainter) -> None:
        painter.scale(self.width() / 22, self.height() / 22)
        theme = worn()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if self._right else theme.critical))
        pen = QPen(QColor(theme.on_accent if self._right else theme.surface), 2.2)
        if self._right:
            painter.drawEllipse(QPointF(11, 11), 10, 10)
            painter.setPen(pen)
            painter.drawPolyline([QPointF(6.5, 11.5), QPointF(9.8, 14.6), QPointF(15.6, 7.8)])
        else:
            painter.drawRoundedRect(1, 1, 20, 20, 3, 3)
            painter.setPen(pen)
            painter.drawLine(QPointF(7, 7), QPointF(15, 15))
            painter.drawLine(QPointF(15, 7), QPointF(7, 15))


def rule_line(reason: MarkReason, name: str) -> QWidget:
    made = QWidget()
    chip = RuleChip(f"{name}.rule", reason.rule, reason.clause)
    made.setLayout(row(chip, badge(reason, f"{name}.source"), None, gap=8))
    return made


def badge(reason: MarkReason, name: str) -> SourceTold:
    """The badge of a rule: the house's own, or the school's reading with its reason."""
    if not reason.is_reading:
        return SourceTold(say("house rule"), name, "house", "")
    silent = say("The document is silent here. This is the school's reading.")
    return SourceTold(say("school's reading"), name, "reading", reason.reading_reason or silent)
