"""What is small can be touched beside it too; a mouse points as exactly as ever."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import controls, played
from trainer.ui.kit.touch_targets import FINGER, aside, reached

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def touch(window: QWidget, at: QPoint, device: QPointingDevice) -> None:
    handle = window.windowHandle()
    for kind, held in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, NONE),
    ):
        where = QPointF(at)
        there = QPointF(window.mapToGlobal(at))
        event = QMouseEvent(kind, where, there, LEFT, held, Qt.KeyboardModifier(0), device)
        QApplication.sendEvent(handle, event)


def test_a_finger_beside_a_key_presses_it_and_a_mouse_does_not(qtbot: QtBot) -> None:
    with played("table-mbs") as app:
        undo = app.window.findChild(QAbstractButton, "key.undo")
        assert isinstance(undo, QAbstractButton)
        pressed: list[bool] = []
        undo.clicked.connect(lambda: pressed.append(True))
        beside = undo.mapTo(app.window, undo.rect().center()) + QPoint(-18, 0)
        QTest.mouseClick(app.window.windowHandle(), LEFT, Qt.KeyboardModifier(0), beside)
        assert not pressed
        touch(app.window, beside, QTest.createTouchDevice())
        assert pressed


def test_a_touch_on_a_control_stays_there(qtbot: QtBot) -> None:
    with played("settings") as app:
        for control in app.window.findChildren(QPushButton):
            if control.isVisible():
                middle = control.mapTo(app.window, control.rect().center())
                if app.window.rect().contains(middle):
                    assert aside(app.window, middle).isNull(), control.objectName()


@pytest.mark.parametrize("scene", ["table-mbs", "settings", "quick-order", "results"])
def test_every_control_can_be_touched_within_a_finger_of_its_middle(
    qtbot: QtBot, scene: str
) -> None:
    """A touch anywhere in its 44 pixels comes to it, or to what lies nearer."""
    with played(scene) as app:
        for control in controls(app.window):
            corner = control.mapTo(app.window, QPoint(0, 0))
            room = reached(control.rect().translated(corner))
            assert room.width() >= FINGER
            assert room.height() >= FINGER
            for at in (room.topLeft(), room.bottomRight()):
                if not app.window.rect().contains(at):
                    continue
                led = app.window.childAt(at + aside(app.window, at))
                assert led is not None, control.objectName()


def test_the_second_press_of_a_double_click_does_nothing_on_the_page_it_led_to(
    qtbot: QtBot,
) -> None:
    with played("table-mbs") as app:
        app.turn_to("settings")
        QApplication.processEvents()
        dark = app.window.findChild(QAbstractButton, "settings.theme.dark")
        assert isinstance(dark, QAbstractButton)
        pressed: list[bool] = []
        dark.pressed.connect(lambda: pressed.append(True))
        at = dark.mapTo(app.window, dark.rect().center())
        mouse = QPointingDevice.primaryPointingDevice()
        again = QMouseEvent(
            QEvent.Type.MouseButtonDblClick, QPointF(at), QPointF(app.window.mapToGlobal(at)),
            LEFT, LEFT, Qt.KeyboardModifier(0), mouse,
        )  # fmt: skip
        app.turn_to("help")
        touch(app.window, QPoint(5, 5), mouse)
        app.turn_to("settings")
        QApplication.sendEvent(app.window.windowHandle(), again)
        assert not pressed
        touch(app.window, QPoint(5, 5), mouse)
        QApplication.sendEvent(app.window.windowHandle(), again)
        assert pressed
