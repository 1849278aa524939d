"""One wager of a mistake, answered again: take, leave, or pay an amount."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from trainer.game.money import Money
from trainer.marking.wager_acts import WagerAsked
from trainer.marking.wager_handling import Done
from trainer.ui.amount_entry import AmountField, decision
from trainer.ui.debrief.chip_row import ChipRow
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, Elided, column, label, row
from trainer.wording import say, say_figure

HIGH, PAY_WIDE = 34, 84
ROOM, CHIPS_WIDE, BESIDE_WORDS = 380, 44, 50
"""The room of a row in a narrow column; the chips; what a button has beside its words."""


class AnswerRow(QFrame):
    """One wager with its answers. Emits that something was decided, or that the keyboard goes
    on."""

    decided = Signal()
    entered = Signal()

    def __init__(
        self, asked: WagerAsked, currency: str, chips: tuple[Money, ...], under: str
    ) -> None:
        super().__init__()
        self.asked = asked
        name = f"{under}.{asked.wager}"
        self.setObjectName(name)
        self.setProperty("kind", "answer")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("{wager}: take, leave or pay", wager=asked.spot))
        self.take = self._button(say("Take"), f"{name}.take", "J")
        leave = say("Nothing") if asked.wager.is_bonus else say("Leave it")
        self.leave = self._button(leave, f"{name}.leave", "–")
        self.pay = self._button(say("Pay"), f"{name}.pay.open", "K")
        self.field = _field(asked, name)
        self._sign = label(currency, "strong")
        self._lay_out(asked, currency, chips)
        self.take.clicked.connect(lambda: self.press(self.take))
        self.leave.clicked.connect(lambda: self.press(self.leave))
        self.pay.clicked.connect(lambda: self.open_amount())
        self.field.textEdited.connect(lambda _: self.decided.emit())
        self.field.returnPressed.connect(self.entered)

    @property
    def done(self) -> Done | None:
        """The decision; None before there is one."""
        return decision(self.take, self.leave, self.field)

    def begin(self) -> None:
        """Take the keyboard: at the amount, if that is what is open."""
        there: QWidget = self if self.field.isHidden() else self.field
        there.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, button: QAbstractButton) -> None:
        """Take or leave it; a typed amount is dropped."""
        for each in (self.take, self.leave):
            each.setChecked(each is button)
        self.field.clear()
        self._show_amount(shown=False)
        self.decided.emit()

    def open_amount(self, typed: str = "") -> None:
        """Open the field of an amount, and give it the keyboard."""
        for each in (self.take, self.leave):
            each.setChecked(False)
        self._show_amount(shown=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.insert(typed)
        self.decided.emit()

    def _show_amount(self, *, shown: bool) -> None:
        self.pay.setVisible(not shown)
        self._sign.setVisible(shown)
        self.field.setVisible(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.typed(event.text()):
            super().keyPressEvent(event)

    def typed(self, text: str) -> bool:
        """Answer by a key: take, leave, or the first digit of an amount. True if it is one."""
        if text.upper() == "J" and not self.asked.wager.is_bonus:
            self._by_key(self.take)
        elif text and text in "-–":
            self._by_key(self.leave)
        elif text.upper() == "K":
            self.open_amount()
        elif text.isdigit() and text.isascii():
            self.open_amount(text)
        else:
            return False
        return True

    def _by_key(self, button: QAbstractButton) -> None:
        self.press(button)
        self.entered.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to an open amount; but Tab stops here, or it would not get past the
        row."""
        super().focusInEvent(event)
        tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if not self.field.isHidden() and event.reason() not in tab:
            self.field.setFocus(event.reason())

    def _button(self, text: str, name: str, key: str) -> Button:
        button = Button(text, name, kind="segment", key=key)
        button.setAccessibleName(say("{name}: {value}", name=self.asked.spot, value=text))
        button.setCheckable(True)
        button.setFixedHeight(scaled(HIGH))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @property
    def _is_long(self) -> bool:
        """True if the name would be cut beside the answers, which then go below it."""
        words = QFontMetricsF(font(13)).horizontalAdvance
        answers = [each.text() for each in (self.take, self.leave, self.pay)]
        wide = sum(words(each) + scaled(BESIDE_WORDS) for each in answers)
        name = QFontMetricsF(font(14, bold=True)).horizontalAdvance(self.asked.spot)
        return wide + name + scaled(CHIPS_WIDE) > scaled(ROOM)

    def _lay_out(self, asked: WagerAsked, currency: str, chips: tuple[Money, ...]) -> None:
        named = column(Elided(asked.spot, "strong"), gap=0)
        line = row(gap=6)
        if asked.amount is not None:
            named.addWidget(label(f"{currency}{say_figure(asked.amount.grouped)}", "caption"))
            line.addWidget(ChipRow(asked.amount, chips, high=HIGH))
        line.addLayout(named, 1)
        segments = row(self.take, self.leave, self.pay, self._sign, self.field, gap=3)
        if self._is_long:
            segments.addStretch(1)
            segments.addStrut(scaled(HIGH))  # the style takes the buttons' own least height
            self.setLayout(column(line, segments, gap=4, around=(4, 1, 4, 3)))
        else:
            line.addLayout(segments)
            self.setLayout(column(line, around=(4, 1, 4, 1)))
        self.take.setHidden(asked.wager.is_bonus)
        self._show_amount(shown=False)


def _field(asked: WagerAsked, name: str) -> AmountField:
    field = AmountField()
    field.setObjectName(f"{name}.pay")
    field.setAccessibleName(say("Paid on {wager}", wager=asked.spot))
    field.setFont(font(16, bold=True))
    field.setStyleSheet(f"font-size: {scaled(16)}px; font-weight: 700;")
    field.setFixedSize(scaled(PAY_WIDE), scaled(HIGH))
    return field
