"""An amount, typed with digits and Enter; chips may be clicked together as well."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QRegularExpressionValidator
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from trainer.game.money import Money
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, column, emptied, label, row, worn
from trainer.ui.table.drawing.chip_styles import chip_text, style_of
from trainer.ui.table.drawing.chips import chip_face
from trainer.ui.table.keys import CHIP_LETTERS
from trainer.wording import say, say_figure

_WRITTEN = QRegularExpression(r"\d{0,7}([.,]\d{0,2})?")
_SO_FAR = re.compile(r"\d{0,7}(\.\d{0,2})?")


class AmountEntry(QWidget):
    """The amount to be paid. Emits the amount at Enter."""

    entered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.field = AmountField()
        self._sign = label("$", "title")
        self._enter = Button(say("Pay it"), "quick.amount.enter", kind="primary", key="Enter")
        self._enter.setMinimumHeight(50)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(6)
        self._values: tuple[Money, ...] = ()
        line = row(None, self._sign, self.field, self._enter, 28, self._chips, None, gap=10)
        hint = label(say("Nothing is paid: 0, or Enter alone"), "caption")
        self.setLayout(column(line, row(None, hint, None), gap=6))
        self.field.returnPressed.connect(self._send)
        self._enter.clicked.connect(self._send)

    def present(self, currency: str, values: Sequence[Money]) -> None:
        """Empty the field, and offer the house's chips."""
        self._sign.setText(currency)
        self.field.clear()
        self.hold(still=False)
        if tuple(values) == self._values:
            return
        self._values = tuple(values)
        emptied(self._chips)
        for place, value in enumerate(sorted(values)):
            chip = ChipKey(value, self._values, CHIP_LETTERS[place : place + 1])
            chip.clicked.connect(partial(self._add, value))
            self._chips.addWidget(chip)

    def hold(self, *, still: bool) -> None:
        """Refuse all input while ``held``."""
        self.field.setReadOnly(still)
        self._enter.setEnabled(not still)

    def add_chip(self, key: str) -> bool:
        """Add the chip with that key. True where there is one."""
        place = CHIP_LETTERS.find(key.upper()) if key else -1
        values = sorted(self._values)
        if not 0 <= place < len(values) or self.field.isReadOnly():
            return False
        self._add(values[place])
        return True

    def amount(self) -> Money:
        """The amount entered so far; nothing for an empty field."""
        return Money.parse(self.field.figure or "0")

    def _add(self, value: Money, *_: object) -> None:
        self.field.setText(say_figure(str(self.amount() + value)))
        self.field.setFocus()

    def _send(self) -> None:
        if not self.field.isReadOnly():
            self.entered.emit(self.amount())


class AmountField(QLineEdit):
    """Takes digits and a point or a comma; letters and the other keys go on to the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick.amount")
        self.setAccessibleName(say("How much is paid"))
        self.setFont(font(24, bold=True))
        # The window's style sheet sets the size of its fields, and wins over setFont.
        self.setStyleSheet(f"font-size: {scaled(24)}px; font-weight: 700;")
        self.setMaxLength(10)
        self.setValidator(QRegularExpressionValidator(_WRITTEN, self))  # what is pasted or dropped
        self.setFixedSize(190, 50)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    @property
    def figure(self) -> str:
        """The digits typed so far, with a point in every language; empty for none. ``.5`` is a
        half, never 5."""
        typed = _plain(self.text())
        return (f"0{typed}" if typed.startswith(".") else typed).rstrip(".")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = _plain(event.text())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(event)
            return
        if text and text.isprintable() and not self._fits(text):
            event.ignore()
            return
        if text == ".":
            self.insert(say_figure(text))
            return
        super().keyPressEvent(event)

    def _enter(self, event: QKeyEvent) -> None:
        """Consume Enter."""
        if self.isReadOnly():
            event.ignore()
            return
        super().keyPressEvent(event)
        # What it leads to must not take it for its own.
        event.accept()

    def _fits(self, text: str) -> bool:
        at, had = self.cursorPosition(), self.text()
        selected = self.selectedText()
        kept = had.replace(selected, "", 1) if selected else had[:at] + text + had[at:]
        return text in "0123456789." and bool(_SO_FAR.fullmatch(_plain(kept)))


def _plain(text: str) -> str:
    """Write a point for whichever mark was typed."""
    return text.replace(",", ".")


class ChipKey(Painted, QAbstractButton):
    """A chip that adds its value."""

    def __init__(self, value: Money, values: tuple[Money, ...], key: str) -> None:
        super().__init__()
        self._value, self._values, self.key = value, values, key
        self.setObjectName(f"quick.chip.{value}")
        self.setAccessibleName(say("Add {amount}, key {key}", amount=value, key=key))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(QSize(48, 66))

    def paint(self, painter: QPainter) -> None:
        style = style_of(self._value, self._values)
        chip = chip_face(style, chip_text(self._value), 21, self.devicePixelRatioF())
        chip.draw_about(painter, 24, 23)
        painter.setPen(worn().text_2)
        painter.setFont(font(12, bold=self.hasFocus()))
        painter.drawText(QRectF(0, 48, 48, 17), Qt.AlignmentFlag.AlignCenter, self.key)


def decision(take: QAbstractButton, leave: QAbstractButton, field: AmountField) -> Done | None:
    """The decision on a wager by its buttons and its amount; None before there is one."""
    if take.isChecked():
        return TAKE
    if leave.isChecked():
        return PUSH
    text = field.figure
    if not text:
        return None
    amount = Money.parse(text)
    return pay(amount) if amount else PUSH
