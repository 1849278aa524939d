"""A source tells more on a click, and keeps no other button from being pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.debrief.sources import RuleChip
from trainer.ui.kit.widgets import Button, column

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("pressed", ["rule", "onward"])
def test_a_click_beside_the_clause_closes_it_and_presses_what_lies_there(
    qtbot: QtBot, pressed: str
) -> None:
    """*Next* came to nothing while the rule of the answer was open; the rule itself stays shut."""
    page, rule, onward = QWidget(), RuleChip("rule", "4.3", "Pay it."), Button("Next", "onward")
    page.setLayout(column(onward, 300, rule))
    qtbot.addWidget(page)
    page.show()
    heard: list[str] = []
    onward.clicked.connect(lambda: heard.append("onward"))
    rule.click()
    popover = QApplication.activePopupWidget()
    assert popover is not None
    target = rule if pressed == "rule" else onward
    at = popover.mapFromGlobal(target.mapToGlobal(QPoint(4, 4)))
    QTest.mouseClick(popover, LEFT, NONE, at)
    assert QApplication.activePopupWidget() is None
    assert heard == ([] if pressed == "rule" else ["onward"])
