"""An amount that is pasted or dropped is as well written as one that is typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.game.money import Money
from trainer.ui.amount_entry import AmountEntry


@pytest.mark.parametrize(
    ("pasted", "amount"), [("5.764", "0"), ("1,50", "1.50"), ("12", "12"), ("a", "0"), ("1.", "1")]
)
def test_what_is_pasted_is_an_amount_or_nothing(qtbot: QtBot, pasted: str, amount: str) -> None:
    entry = AmountEntry()
    qtbot.addWidget(entry)
    entry.present("$", (Money.parse("5"),))
    QApplication.clipboard().setText(pasted)
    entry.field.paste()
    assert entry.amount() == Money.parse(amount)


def test_enter_enters_what_was_pasted(qtbot: QtBot) -> None:
    entry, entered = AmountEntry(), list[Money]()
    qtbot.addWidget(entry)
    entry.present("$", (Money.parse("5"),))
    entry.entered.connect(entered.append)
    entry.field.insert("2.5")
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert entered == [Money.parse("2.50")]
