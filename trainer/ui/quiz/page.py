"""The page of a quiz: the boards of the quick drills, a seat to settle, and the certainty."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from trainer.marking.words import paragraph, sentence
from trainer.school.one_question.screens import BetsShown, OrderShown, QuestionShown, SeatAsked
from trainer.school.questions.certainty import Certainty
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, enter_presses, label, row, wrapped
from trainer.ui.quick.choices import BigKey
from trainer.ui.quick.page import HOW, HOW_TO_CHECK, HOW_TO_ORDER, QuickPage
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.quiz.seat_board import SeatBoard
from trainer.wording import phrase, say, say_phrase

HOW_TO_SETTLE = phrase("Take, leave or pay each wager")


class QuizPage(QuickPage):
    """Shows one item, then asks for the certainty. Emits that too."""

    sure = Signal(object)
    changed_mind = Signal()
    leave_words = phrase("Leave the quiz")

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quiz-items")
        self.seat, self.certainty = SeatBoard(), CertaintyBar()
        self._asking = False
        self._grounds.addWidget(self.seat)
        self.feedback.hide()
        self._whole.addWidget(self.certainty)
        self.seat.settled.connect(self._answer)
        self.certainty.sure.connect(self._picked)
        self.certainty.changed_mind.connect(self._change)
        take_by_tab_alone(self)

    def present(self, shown: QuickShown) -> None:
        self._leave_certainty()
        super().present(shown)
        self.certainty.wait(_how(shown))
        if isinstance(shown.item, SeatAsked):
            self.seat.present(shown.item, shown)
            self._grounds.setCurrentWidget(self.seat)
            self.seat.go(0)

    def begin(self, *, at_once: bool) -> None:
        """Say nothing: a quiz tells nothing before its end."""

    def ask_certainty(self, given: str) -> None:
        self._asking = True
        self._grounds.setEnabled(False)
        self.certainty.ask(given)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._asking or event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif event.text() in ("1", "2", "3"):
            self._picked(Certainty(int(event.text())))
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Left):
            self._change()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)

    def _answer(self, answer: object) -> None:
        if not self._asking:
            super()._answer(answer)

    def _picked(self, certainty: Certainty) -> None:
        if self._asking:
            self._leave_certainty()
            self.sure.emit(certainty)

    def _change(self) -> None:
        """Take the answer back before it counts."""
        if not self._asking or self._shown is None:
            return
        self._leave_certainty()
        self.certainty.wait(_how(self._shown))
        item = self._shown.item
        if isinstance(item, SeatAsked):
            self.seat.go(0)
        elif self.amount.isVisible():
            self.amount.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed_mind.emit()

    def _leave_certainty(self) -> None:
        self._asking = False
        self._grounds.setEnabled(True)


def _how(shown: QuickShown) -> str:
    match shown.item:
        case QuestionShown(kind=kind):
            how = say_phrase(HOW[kind])
        case OrderShown():
            how = say_phrase(HOW_TO_ORDER)
        case BetsShown():
            how = say_phrase(HOW_TO_CHECK)
        case _:
            how = say_phrase(HOW_TO_SETTLE)
    return paragraph(sentence(how), say("The right answers are shown at the end."))


HIGH = 108


class CertaintyBar(Ground):
    """The foot of a quiz: how to answer, then the three keys of the certainty. Emits the certainty,
    or that the answer is to be changed."""

    sure = Signal(object)
    changed_mind = Signal()

    def __init__(self) -> None:
        super().__init__("footer", "quiz.certainty")
        self.setFixedHeight(scaled(HIGH))
        self._how = wrapped("", tone="quiet", name="quiz.how")
        self._given = label("", "section", name="quiz.given")
        self.keys = {each: self._key(each) for each in Certainty}
        self._back = Button(say("Change the answer"), "quiz.change", key="←")
        self._back.clicked.connect(self.changed_mind)
        self._layers = QStackedWidget()
        for layer in (self._telling(), self._asking()):
            self._layers.addWidget(layer)
        self.setLayout(column(self._layers, around=(28, 10, 28, 12)))

    def wait(self, how: str) -> None:
        self._how.setText(how)
        self._layers.setCurrentIndex(0)

    def ask(self, given: str) -> None:
        text = say("How sure are you?")
        if given:
            text = say("Your answer: {answer}. How sure are you?", answer=given)
        self._given.setText(text)
        self._layers.setCurrentIndex(1)
        announce(self, text, at_once=True)

    def _key(self, certainty: Certainty) -> BigKey:
        words = say(
            "{certainty}: +{won} or −{lost}",
            certainty=certainty.words,
            won=int(certainty),
            lost=certainty.lost,
        )
        if not certainty.lost:
            words = say("{certainty}: +{won} or 0", certainty=certainty.words, won=int(certainty))
        key = BigKey(str(int(certainty)), words, f"quiz.sure.{int(certainty)}")
        key.clicked.connect(partial(self._picked, certainty))
        return key

    def _picked(self, certainty: Certainty, *_: object) -> None:
        self.sure.emit(certainty)

    def _telling(self) -> QWidget:
        made = QWidget()
        made.setLayout(column(None, self._how, None))
        return made

    def _asking(self) -> QWidget:
        made = QWidget()
        keys = row(*self.keys.values(), gap=10)
        made.setLayout(column(row(self._given, None, self._back), keys, gap=6))
        return made
