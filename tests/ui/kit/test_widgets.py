"""Buttons take what is meant for them, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.form_dialog import KeepAsked, NamedField
from trainer.ui.kit.widgets import Button

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PRESS, AGAIN = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


def click(button: Button, kind: QEvent.Type, at_ms: int) -> None:
    here = QPointF(9, 9)
    for each in (kind, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(each, here, button.mapToGlobal(here), LEFT, LEFT, NONE)
        event.setTimestamp(at_ms)
        QApplication.sendEvent(button, event)


def test_a_double_click_presses_nothing_that_its_first_click_brought(qtbot: QtBot) -> None:
    """Its second press would print the sheet that the first one opened."""
    button = Button("Print", "print")
    qtbot.addWidget(button)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append(button.text()))
    click(button, AGAIN, 5_000)
    assert not pressed
    click(button, PRESS, 9_000)
    click(button, AGAIN, 9_100)
    assert len(pressed) == 2


def test_enter_presses_the_button_of_a_dialog_that_the_keys_have_come_to(qtbot: QtBot) -> None:
    """It pressed the default one; where there was none, Enter was dead."""
    window = QWidget()
    qtbot.addWidget(window)
    asked = KeepAsked(window, "asked", "leave", "Leave?", ["Lost."], "Leave")
    with qtbot.waitExposed(asked):
        asked.show()
    asked.activateWindow()
    assert asked.keep.hasFocus()
    QTest.keyClick(asked.keep, Qt.Key.Key_Backtab)
    assert asked.lose.hasFocus()
    QTest.keyClick(asked.lose, Qt.Key.Key_Return)
    assert asked.result() == QDialog.DialogCode.Accepted


def test_the_whole_name_of_a_field_is_read_in_a_narrow_dialog(qtbot: QtBot) -> None:
    """The Russian for why rounds are marked again was cut at the edge."""
    field = NamedField("asked.reason", "Reason, kept for good with the old figures and your name")
    qtbot.addWidget(field)
    (title,) = field.findChildren(QLabel)
    field.resize(200, 120)
    field.show()
    assert title.height() >= title.heightForWidth(title.width()) > title.fontMetrics().height()
