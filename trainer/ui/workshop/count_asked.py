"""The rounds of a house that was handed in, counted by whoever publishes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.game.money import Money
from trainer.marking.words import money, paragraph
from trainer.school.workshop.proof import ProofRound
from trainer.school.workshop.proof_words import bets_told
from trainer.school.workshop.second_count import SecondCount
from trainer.ui.kit.form_dialog import NamedField
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button, column, enter_presses, label, row, wrapped
from trainer.ui.workshop.proof_felt import ProofFelt, open_table
from trainer.wording import say


class CountAsked(Dialog):
    """Shows one round after another, with no payment, and compares what is counted."""

    def __init__(self, window: QWidget, count: SecondCount) -> None:
        heading = say("Settle the rounds of {house}", house=count.house.rules.title)
        super().__init__(window, "count", heading)
        self._count, self._at = count, 0
        self.felt = ProofFelt()
        self.felt.setMinimumSize(760, 380)
        self.number, self.told = label("", "panel"), wrapped("", name="count.told")
        self.bets = wrapped("", "secondary", name="count.bets")
        self.told.setMinimumHeight(2 * self.told.fontMetrics().height())
        sign = count.house.rules.currency
        self.paid = NamedField("count.paid", say("Paid to all places, {sign}", sign=sign))
        self.taken = NamedField("count.taken", say("Taken from all places, {sign}", sign=sign))
        self.leave = Button(say("Stop"), "count.leave", key="Esc", does=self.accept)
        self.skip = Button(say("Next"), "count.next", does=self._skip)
        self.compare = Button(say("Check"), "count.compare", kind="primary", key="Enter")
        self.compare.clicked.connect(self._compare)
        fields = row(self.paid, self.taken, gap=16)
        buttons = row(self.leave, None, self.skip, self.compare, gap=12)
        pieces = (self.number, self.felt, self.bets, fields, self.told, buttons)
        self.setLayout(column(*pieces, gap=12, around=(28, 22, 28, 20)))
        self._show(count.next or 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter compares, unless the keyboard came to another button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not enter_presses(self):
            self._compare()

    def _show(self, at: int, told: str = "") -> None:
        rounds, self._at = self._count.rounds, at
        self.felt.mark(open_table(self._count.house, rounds[at].round_), ())
        bets = bets_told(self._count.house.rules, ProofRound(dict(rounds[at].round_), frozenset()))
        self.bets.setText(" · ".join(bets))
        self.number.setText(say("Round {number} of {count}", number=at + 1, count=len(rounds)))
        for each in (self.paid, self.taken):
            each.write("")
        self.paid.take_keyboard()
        self._tell(told)

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        announce(self, paragraph(words, self.number.text()))

    def _compare(self) -> None:
        try:
            paid, taken = (_amount(each.text) for each in (self.paid, self.taken))
        except ValueError:
            self._tell(say("Write both amounts, like 5 or 2.50; 0 for none."))
            return
        if self._count.count(self._at, paid, taken):
            self._go_on(say("The same."))
        elif self._at in self._count.differing:
            house, due = self._count.house.rules, self._count.rounds[self._at]
            words = say("The house pays {paid} and takes {taken}.",
                        paid=money(house, due.paid), taken=money(house, due.taken))  # fmt: skip
            self._tell(paragraph(say("This round differs."), words))
            self.skip.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._tell(say("Not the same. Settle it again."))
            self.paid.take_keyboard()

    def _skip(self) -> None:
        self._show((self._at + 1) % len(self._count.rounds))

    def _go_on(self, told: str) -> None:
        """To the next round that is not counted; it ends after the last one."""
        at = self._count.next
        if at is None:
            self.accept()
        else:
            self._show(at, told)


def _amount(text: str) -> Money:
    amount = Money.parse(text.strip().replace(",", "."))
    if amount < Money(0):
        raise ValueError(text)
    return amount
