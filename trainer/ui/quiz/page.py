"""The page of a quiz: the boards of the quick drills, a seat to settle, and how sure one is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from trainer.school.one_question.screens import BetsShown, OrderShown, QuestionShown, SeatAsked
from trainer.school.questions.certainty import Certainty
from trainer.ui.focus import take_by_tab_alone
from trainer.ui.quick.page import HOW, HOW_TO_CHECK, HOW_TO_ORDER, QuickPage
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.quiz.certainty_bar import CertaintyBar
from trainer.ui.quiz.seat_board import SeatBoard
from trainer.ui.widgets import enter_presses
from trainer.wording import phrase, say, say_phrase

HOW_TO_SETTLE = phrase("Take, leave or pay each wager")


class QuizPage(QuickPage):
    """Shows one item and asks how sure the answer is. Emits that too."""

    sure = Signal(object)
    changed_mind = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quiz-items")
        self.seat, self.certainty = SeatBoard(), CertaintyBar()
        self._asking = False
        self._grounds.addWidget(self.seat)
        self.feedback.hide()
        self.layout().addWidget(self.certainty)  # type: ignore[union-attr]
        self.seat.settled.connect(self._answer)
        self.certainty.sure.connect(self._picked)
        self.certainty.changed_mind.connect(self._change)
        take_by_tab_alone(self)

    def present(self, shown: QuickShown) -> None:
        """Show this item, not answered yet."""
        self._leave_certainty()
        super().present(shown)
        self.certainty.wait(_how(shown))
        if isinstance(shown.item, SeatAsked):
            self.seat.present(shown.item, shown)
            self._grounds.setCurrentWidget(self.seat)
            self.seat.go(0)

    def begin(self, *, at_once: bool) -> None:
        """Nothing is said before the end, so there is nothing to say of it."""

    def ask_certainty(self, given: str) -> None:
        """The answer stands; how sure is it?"""
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
        """The answer is taken back, before it counts."""
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
    when = say("Answers come at the end.")
    return f"{how}. {when}"
