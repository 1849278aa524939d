"""The page of a quick drill: one question, its answers, and a line of feedback."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QStackedWidget, QWidget

from trainer.drills.questions.question import AnswerKind
from trainer.marking.words import paragraph, sentence
from trainer.school.one_question.screens import (
    BetsShown,
    MarkedAnswer,
    OrderShown,
    QuestionShown,
    places_in,
)
from trainer.ui.amount_entry import AmountEntry
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button, Elided, column, enter_presses, label, row, worn, wrapped
from trainer.ui.quick.bets_board import BetsBoard
from trainer.ui.quick.choices import ChoiceKeys
from trainer.ui.quick.feedback import FeedbackBar, earlier
from trainer.ui.quick.order_board import OrderBoard
from trainer.ui.quick.question_felt import QuestionFelt
from trainer.ui.quick.snapshot import QuickShown, place_of
from trainer.wording import phrase, say, say_phrase

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
HOW = {
    AnswerKind.CHOICE: phrase("Answer with a key or a click"),
    AnswerKind.AMOUNT: phrase("Type what is paid, then Enter"),
    AnswerKind.CARDS: phrase("Point to cards with their keys, then Enter"),
}
HOW_TO_CHECK = phrase("Press a digit for the place and a letter for the fault")
ANSWERS_HIGH = 130
HOW_TO_ORDER = phrase("Press the keys in order, or drag each step to its place")


class QuickPage(QWidget):
    """Shows one item. Emits the answer, that the next may come, or that the drill is left."""

    answered = Signal(object)
    onward = Signal()
    left = Signal()
    waits_always = False
    leave_words = phrase("Leave the drill")
    accessible_role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shown: QuickShown | None = None
        self._waits = False
        self.header, self.stage, self.feedback = (
            QuickHeader(say_phrase(self.leave_words)),
            QuestionFelt(),
            FeedbackBar(),
        )
        self.choices, self.amount, self.order = ChoiceKeys(), AmountEntry(), OrderBoard()
        self.bets = BetsBoard()
        self._ask = label("", "title", name="quick.ask")
        self._help = wrapped("", "secondary", name="quick.help")
        self._help.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._help.hide()
        self._five = Button(say("These five"), "quick.cards.done", kind="primary", key="Enter")
        self._order_ask = label("", "title", name="quick.order.ask")
        self._put_together()
        self._connect()

    # ----------------------------------------------------------------- shown

    def present(self, shown: QuickShown) -> None:
        self._shown, self._waits = shown, False
        self.header.present(shown)
        match shown.item:
            case QuestionShown() as question:
                self._present_question(shown, question)
            case OrderShown() as steps:
                self._order_ask.setText(steps.ask)
                self.order.present(steps)
                self._layers.setCurrentIndex(1)
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            case BetsShown() as bets:
                self.bets.present(bets, shown)
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._grounds.setCurrentIndex(1 if isinstance(shown.item, BetsShown) else 0)
        cards = self.stage.accessibleName() if isinstance(shown.item, QuestionShown) else ""
        self.setAccessibleName(f"{shown.item.ask} {cards}".strip())
        announce(self, self.accessibleName())

    def begin(self, *, at_once: bool) -> None:
        item = self._shown.item if self._shown is not None else None
        how = HOW[item.kind] if isinstance(item, QuestionShown) else HOW_TO_ORDER
        when = say("The right answers are shown at the end.")
        if at_once:
            when = say("The right answer is shown at once.")
        self.feedback.say(paragraph(sentence(say_phrase(how)), when))
        self.bets.say_last(paragraph(sentence(say_phrase(HOW_TO_CHECK)), when))

    def show_help(self, text: str) -> None:
        """Show a worked example, or half of the way; nothing if it is empty."""
        self._help.setText(text)
        self._help.setVisible(bool(text))
        if text:
            announce(self, text)

    def tell(self, marked: MarkedAnswer, *, waits: bool) -> None:
        """Say what was right; if it ``waits``, the item stays until the trainee goes on."""
        self.feedback.tell(marked, waits=waits)
        right = earlier(marked.number, say("Right: {answer}", answer=marked.due))
        self.bets.say_last(right if marked.right else "")
        if not waits:
            return
        self._waits = True
        self._show_told(marked)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def quiet(self) -> None:
        self.feedback.clear()
        self.bets.say_last("")

    def tick(self, clock: str) -> None:
        self.header.tick(clock)

    def _present_question(self, shown: QuickShown, question: QuestionShown) -> None:
        self._layers.setCurrentIndex(0)
        self._ask.setText(question.ask)
        self._ask.setVisible(bool(question.hands))
        self.stage.present(shown)
        kinds = list(AnswerKind)
        self._answers.setCurrentIndex(kinds.index(question.kind))
        match question.kind:
            case AnswerKind.CHOICE:
                self.choices.present(question.choices)
                self._answers.setFixedHeight(max(ANSWERS_HIGH, self.choices.high))
            case AnswerKind.AMOUNT:
                self.amount.present(question.currency, question.chips)
            case AnswerKind.CARDS:
                self._five.setEnabled(False)
        amount = question.kind is AnswerKind.AMOUNT
        by_tab = Qt.FocusPolicy.TabFocus  # a click beside the amount leaves its field the keyboard
        self.setFocusPolicy(by_tab if amount else Qt.FocusPolicy.StrongFocus)
        there: QWidget = self.amount.field if amount else self
        there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_told(self, marked: MarkedAnswer) -> None:
        item = self._shown.item if self._shown is not None else None
        match item:
            case QuestionShown(kind=AnswerKind.CHOICE):
                given = next((c.id for c in item.choices if c.words == marked.given), None)
                self.choices.show_told(marked.due_answer, given)
            case QuestionShown(kind=AnswerKind.AMOUNT):
                self.amount.hold(still=True)
            case QuestionShown():
                self.stage.hold(still=True)
                self._five.setEnabled(False)
                if isinstance(marked.due_answer, frozenset):
                    self.stage.show_cards(marked.due_answer)  # type: ignore[arg-type]
            case OrderShown():
                if isinstance(marked.due_answer, tuple):
                    self.order.show_told(places_in(marked.due_answer))
            case BetsShown():
                self.bets.show_told(marked)

    # ---------------------------------------------------------------- touched

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._waits:
            self._while_waiting(event)
        elif event.modifiers() & _OTHERS or not self._pressed(event):
            super().keyPressEvent(event)

    def _while_waiting(self, event: QKeyEvent) -> None:
        """Go on with Enter."""
        # Not with the answers' keys: nobody answers the next item by accident.
        if event.key() in (*_ENTER, Qt.Key.Key_Space):
            self._go_on()

    def _pressed(self, event: QKeyEvent) -> bool:
        """True if the key did something to this item."""
        if event.key() in _ENTER:
            return self._enter()
        place = place_of(event.text())
        item = self._shown.item if self._shown is not None else None
        doing: dict[object, Callable[[int], bool]] = {
            AnswerKind.CHOICE: self.choices.pick,
            AnswerKind.CARDS: self.stage.point,
        }
        match item:
            case OrderShown():
                if event.key() == Qt.Key.Key_Backspace:
                    self.order.take_back()
                    return True
                if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                    return self.order.step(1 if event.key() == Qt.Key.Key_Down else -1)
                return place is not None and self.order.pick(place)
            case BetsShown():
                return self._look(event)
            case QuestionShown(kind=AnswerKind.AMOUNT):
                return self.amount.add_chip(event.text())
            case QuestionShown():
                return place is not None and doing[item.kind](place)
            case _:
                return False

    def _look(self, event: QKeyEvent) -> bool:
        """Go to seats by digit or arrows, and to reasons by letter."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.bets.step(1 if event.key() == Qt.Key.Key_Right else -1)
            return True
        if event.text().isdecimal():
            return self.bets.look_at(int(event.text()))
        return event.text().isalpha() and self.bets.toggle(event.text())

    def _enter(self) -> bool:
        item = self._shown.item if self._shown is not None else None
        match item:
            case OrderShown():
                return self.order.send() or enter_presses(self)
            case BetsShown():
                self.bets.send()
                return True
            case QuestionShown(kind=AnswerKind.CARDS) if self._five.isEnabled():
                self._send_cards()
                return True
            case _:
                return enter_presses(self)

    def _answer(self, answer: object) -> None:
        if not self._waits:
            self.answered.emit(answer)

    def _send_cards(self, *_: object) -> None:
        self._answer(self.stage.chosen)

    def _pointed(self, cards: frozenset[object]) -> None:
        item = self._shown.item if self._shown is not None else None
        wanted = item.how_many if isinstance(item, QuestionShown) else 0
        self._five.setEnabled(len(cards) == wanted)

    def _go_on(self) -> None:
        if self._waits:
            self._waits = False
            self.feedback.go_on()
            self.onward.emit()

    # ----------------------------------------------------------------- layout

    def _connect(self) -> None:
        self.header.left.connect(self.left)
        self.choices.picked.connect(self._answer)
        self.amount.entered.connect(self._answer)
        self.order.ordered.connect(self._answer)
        self.bets.checked.connect(self._answer)
        self.bets.onward.connect(self._go_on)
        self.stage.pointed.connect(self._pointed)
        self._five.clicked.connect(self._send_cards)
        self.feedback.onward.connect(self._go_on)

    def _put_together(self) -> None:
        self._answers = QStackedWidget()
        cards = QWidget()
        self._five.setMinimumHeight(50)
        cards.setLayout(column(row(None, self._five, None), None))
        for layer in (self.choices, self.amount, cards):
            self._answers.addWidget(_at_top(layer))
        self._answers.setFixedHeight(ANSWERS_HIGH)
        question, steps = QWidget(), QWidget()
        body = column((self.stage, 1), self._help, gap=14)
        body.addWidget(self._ask, 0, Qt.AlignmentFlag.AlignHCenter)
        body.addWidget(self._answers)
        question.setLayout(body)
        steps.setLayout(column(self._order_ask, (self.order, 1), gap=10))
        self._layers = QStackedWidget()
        for layer in (question, steps):
            self._layers.addWidget(layer)
        paper = QWidget()
        paper.setLayout(column((self._layers, 1), self.feedback, gap=12, around=(28, 16, 28, 16)))
        self._grounds = QStackedWidget()
        for ground in (paper, self.bets):
            self._grounds.addWidget(ground)
        self._whole = column(self.header, (self._grounds, 1), gap=0)
        self.setLayout(self._whole)


def _at_top(inner: QWidget) -> QWidget:
    made = QWidget()
    made.setLayout(column(inner, None))
    return made


LINE_HIGH, FIGURE_WIDE = 4, 64


class QuickHeader(PageHead):
    """Shows how far the sitting is. Emits that it is left."""

    def __init__(self, leave: str) -> None:
        tip = say("Leave (Esc). Your place is kept.")
        back = SquareButton("quick.leave", "back", leave, tip)
        title = Elided("", "panel", name="quick.title")
        super().__init__(back, title, Elided("", "secondary", name="quick.house"))
        self._right = Figure(say("Right so far"), "quick.right")
        self._place = Figure(say("Question"), "quick.number")
        self._clock = Figure(say("Clock"), "quick.clock")
        for figure in (self._right, self._place, self._clock):
            figure.keep_room(FIGURE_WIDE)
            self.add(figure)
        self._progress = ProgressLine()
        self.underline(self._progress)

    def present(self, shown: QuickShown) -> None:
        self.title.setText(shown.drill)
        self.under.setText(shown.house)
        self._place.tell(say("{some} of {all}", some=shown.number, all=shown.of))
        self._right.setVisible(shown.right is not None)
        self._right.tell(f"{shown.right}")
        self.tick(shown.clock)
        self._progress.reach(shown.begun)

    def tick(self, clock: str) -> None:
        """Show that time; hide an empty one."""
        self._clock.setVisible(bool(clock))
        self._clock.tell(clock)


class ProgressLine(Painted, QWidget):
    """A thin line, as long as what is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(LINE_HIGH)
        self._reached = 0.0

    def reach(self, share: float) -> None:
        """Show that share as done, 0 to 1."""
        self._reached = share
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(worn().line))
        wide = round(self.width() * self._reached)
        painter.fillRect(0, 0, wide, self.height(), QColor(worn().accent))
