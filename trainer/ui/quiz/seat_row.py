"""One wager of a seat to be settled: take, leave, or an amount to be paid."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from trainer.game.money import Money
from trainer.marking.wager_acts import WagerAsked
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay
from trainer.ui.amount_entry import AmountField
from trainer.ui.theme import font, scaled
from trainer.ui.widgets import Button, column, label, row
from trainer.wording import say, say_figure

FIELD_WIDE, FIELD_HIGH = 112, 44


class SeatRow(QFrame):
    """Emits that something was decided here, that it is gone on from, or has the keyboard."""

    decided = Signal()
    entered = Signal()
    reached = Signal()

    def __init__(self, asked: WagerAsked, currency: str, under: str = "quiz.seat") -> None:
        super().__init__()
        self.asked = asked
        self.setProperty("kind", "strip")
        name = f"{under}.{asked.wager}"
        self.setObjectName(name)
        self.take = self._button(say("Take"), f"{name}.take", "T")
        self.leave = self._button(
            say("Nothing") if asked.wager.is_bonus else say("Leave it"), f"{name}.leave", "L"
        )
        if asked.wager.is_bonus:
            self.take.hide()  # shown before it has its place, it would be a window of its own
        self.field = AmountField()
        self.field.setObjectName(f"{name}.pay")
        self.field.setAccessibleName(say("Paid on {wager}", wager=asked.spot))
        self.field.setFont(font(18, bold=True))
        self.field.setStyleSheet(f"font-size: {scaled(18)}px; font-weight: 700;")
        self.field.setFixedSize(FIELD_WIDE, FIELD_HIGH)
        words = column(
            label(asked.spot, "strong"), label(_stake(asked, currency), "secondary"), gap=0
        )
        line = row(gap=10, around=(14, 5, 10, 5))
        line.addLayout(words, 1)
        for piece in (self.take, self.leave, label(f"{say('Pay')} {currency}"), self.field):
            line.addWidget(piece)
        self.setLayout(line)
        self._connect()

    @property
    def done(self) -> Done | None:
        """The decision; None for nothing yet."""
        if self.take.isChecked():
            return TAKE
        if self.leave.isChecked():
            return PUSH
        text = self.field.figure
        if not text:
            return None
        amount = Money.parse(text)
        return pay(amount) if amount else PUSH

    def press(self, button: QAbstractButton) -> None:
        """Take or leave it; an amount that was typed is gone."""
        others = {self.take, self.leave} - {button}
        for other in others:
            other.setChecked(False)
        button.setChecked(True)
        self.field.clear()
        self.decided.emit()

    def show_here(self, *, here: bool) -> None:
        """Show if the keyboard is in this row."""
        self.setProperty("here", "true" if here else "false")
        self.style().unpolish(self)
        self.style().polish(self)

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if event.type() == QEvent.Type.FocusIn:
            self.reached.emit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.text().upper()
        if key == "T" and not self.asked.wager.is_bonus:
            self.press(self.take)
            self.entered.emit()
        elif key == "L":
            self.press(self.leave)
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        if text:
            self.take.setChecked(False)
            self.leave.setChecked(False)
        self.decided.emit()

    def _connect(self) -> None:
        for button in (self.take, self.leave):
            button.clicked.connect(lambda _=False, pressed=button: self.press(pressed))
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.entered)
        for piece in (self.take, self.leave, self.field):
            piece.installEventFilter(self)

    def _button(self, text: str, name: str, key: str) -> Button:
        button = Button(text, name, kind="choice", key=key)
        button.setAccessibleName(say("{name}: {value}", name=self.asked.spot, value=text))
        button.setCheckable(True)
        button.setMinimumHeight(FIELD_HIGH)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button


def _stake(asked: WagerAsked, currency: str) -> str:
    if asked.amount is None:
        return say("due or not?")
    return f"{currency}{say_figure(asked.amount.grouped)}"
