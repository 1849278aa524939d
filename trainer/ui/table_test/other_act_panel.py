"""The examiner's two panels: the act done in place of the due one, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.dealing.action import Action
from trainer.game.money import Money
from trainer.school.table_test.other_acts import OtherActs, paid
from trainer.ui.amount_entry import AmountField
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.touch_controls import for_fingers, lined, wide_button
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    column,
    emptied,
    enter_presses,
    hairline,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.ui.quiz.checks import Check
from trainer.wording import say, say_count, say_figure

KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0", ".", "⌫")
ACROSS = 3
BESIDE = 46
"""What the edges of a panel and its scroll bar take beside a list."""


class OtherActPanel(QWidget):
    """Shows what may have been done at one place. Emits what was, or that it was nothing."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: OtherActs | None = None
        self._heading = wrapped("", "section", name="otherwise.heading")
        self._due = wrapped("", "secondary", name="otherwise.due")
        self._choices = column(gap=6)
        self._sign = label("$", "panel")
        self.field = AmountField()
        self.field.setObjectName("otherwise.amount")
        self.pay = wide_button("otherwise.pay", "Enter", say("Paid"), kind="primary")
        self.leave = wide_button("otherwise.leave", "L", say("Left it alone"))
        self.back = wide_button("otherwise.back", "Esc", say("Back"))
        self._keypad = QWidget()
        self.field.returnPressed.connect(self._pay)
        self.field.textChanged.connect(lambda _: self._check())
        self.pay.clicked.connect(self._pay)
        self.back.clicked.connect(self.left)
        self.leave.clicked.connect(self.left)
        self._put_together()

    def present(self, shown: OtherActs, due: str) -> None:
        """Show that place, with nothing chosen yet; ``due`` tells the right act, if one is due."""
        self._shown = shown
        self._heading.setText(shown.heading)
        self._due.setText(say("Due: {due}", due=due) if due else "")
        self._due.setVisible(bool(due))
        emptied(self._choices)
        buttons = [self._choice(each.words, each.act, at) for at, each in enumerate(shown.choices)]
        for button in buttons:
            self._choices.addWidget(button)
        take_by_tab_alone(self)
        self._sign.setText(shown.currency)
        self._keypad.setVisible(shown.wager is not None)
        self.leave.setVisible(shown.wager is not None)
        self.field.clear()
        self._check()
        first = self.field if shown.wager is not None else buttons[0] if buttons else self.back
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        elif event.text().upper() == "L" and self.leave.isVisible():
            self.leave.click()
        elif event.text().upper() == "T" and self._shown is not None and self._shown.wager:
            self.chosen.emit(self._shown.choices[0].act) if self._shown.choices else None
        else:
            super().keyPressEvent(event)

    def _choice(self, words: str, act: Action, at: int) -> Button:
        first = at == 0 and self._shown is not None and self._shown.wager is not None
        key = "T" if first and self._shown and self._shown.choices else ""
        button = wide_button(f"otherwise.{act}".replace(" ", "."), key, words)
        button.clicked.connect(partial(self._choose, act))
        return button

    def _choose(self, act: Action, *_: object) -> None:
        self.chosen.emit(act)

    def _press(self, key: str, *_: object) -> None:
        if key == "⌫":
            self.field.backspace()
        elif key == ".":
            self.field.insert(say_figure("."))
        else:
            self.field.insert(key)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _amount(self) -> Money | None:
        text = self.field.figure
        return Money.parse(text) if text else None

    def _check(self) -> None:
        self.pay.setEnabled(self._amount() is not None)

    def _pay(self, *_: object) -> None:
        shown, amount = self._shown, self._amount()
        if shown is not None and shown.wager is not None and shown.place and amount is not None:
            self.chosen.emit(paid(shown.place, shown.wager, amount))

    def _put_together(self) -> None:
        grid = cell_grid(6, 6)
        for at, key in enumerate(KEYS):
            spoken = say("Take a digit away") if key == "⌫" else key
            button = Button(key, f"otherwise.key.{at}")
            button.setAccessibleName(spoken)
            for_fingers(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._press, key))
            grid.addWidget(button, at // ACROSS, at % ACROSS)
        line = row(self._sign, self.field, None, gap=8)
        paid = label(say("Paid another amount"), "strong")
        self._keypad.setLayout(column(hairline(), paid, line, grid, self.pay, gap=8))
        head = column(self._heading, self._due, gap=2)
        scroll = ScrollArea()
        scroll.hold(column(self._choices, self.leave, self._keypad, None, gap=8))
        body = column(head, scroll, self.back, gap=12, around=(14, 10, 14, 12))
        self.setLayout(body)


class EndingPanel(QWidget):
    """Shows what nobody tapped. Emits the numbers of those that were done all the same."""

    ended = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._told = wrapped("", "section", name="ending.told")
        self._how = wrapped(say("Tick what was done anyway. The rest counts as not done."))
        self._list = column(gap=6)
        self._checks: list[Check] = []
        self.all = wide_button("ending.all", "A", say("All of it was done"))
        self.end = wide_button("ending.end", "E", say("End the round"), kind="primary")
        self.back = wide_button("ending.back", "Esc", say("Keep watching"))
        self.all.clicked.connect(self._tick_all)
        self.end.clicked.connect(self._end)
        self.back.clicked.connect(self.left)
        self._put_together()

    def present(self, missing: Sequence[str]) -> None:
        emptied(self._list)
        if missing:
            self._told.setText(
                say_count(
                    "{count} step was due but not tapped.",
                    "{count} steps were due but not tapped.",
                    count=len(missing),
                )
            )
        else:
            self._told.setText(say("Everything that was due was tapped."))
        self._checks = [
            Check(f"ending.{at}", words, say("Done")) for at, words in enumerate(missing)
        ]
        for check in self._checks:
            for_fingers(check)
            lined(check)
            self._list.addWidget(check)
        self._list.addStretch(1)
        self._break_lines()
        self._how.setVisible(bool(missing))
        self.all.setVisible(bool(missing))
        self.end.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Esc": self.left.emit, "A": self._tick_all, "E": self._end}):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        """Break what is too long for a line beside a scroll bar."""
        for check in self._checks:
            check.break_at(self.width() - BESIDE)

    def _tick_all(self, *_: object) -> None:
        for check in self._checks:
            check.setChecked(True)

    def _end(self, *_: object) -> None:
        self.ended.emit(tuple(at for at, check in enumerate(self._checks) if check.isChecked()))

    def _put_together(self) -> None:
        scroll = ScrollArea()
        scroll.hold(column(self._list, around=(0, 0, 8, 0)))
        body = column(self._told, self._how, self.all, gap=10, around=(14, 10, 14, 12))
        body.addWidget(scroll, 1)
        body.addWidget(self.end)
        body.addWidget(self.back)
        self.setLayout(body)
