"""The keyboard goes to what is in sight, and a press of the mouse is heard to its end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.focus import KeyboardInSight
from trainer.ui.kit.widgets import Button, column

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def test_a_button_hears_its_release_though_the_keyboard_went_meanwhile(qtbot: QtBot) -> None:
    """A page takes the keyboard once its figures are there."""
    window, button, line = QWidget(), Button("Find", "find"), QLineEdit()
    window.setLayout(column(button, line))
    qtbot.addWidget(window)
    KeyboardInSight(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    at, handle = button.mapTo(window, button.rect().center()), window.windowHandle()
    QTest.mousePress(handle, LEFT, NONE, at)
    assert button.isDown()
    # A real mouse came there before; where a test's is depends on the tests before.
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    line.setFocus(Qt.FocusReason.OtherFocusReason)
    assert line.hasFocus()
    QTest.mouseRelease(handle, LEFT, NONE, at)
    assert pressed
