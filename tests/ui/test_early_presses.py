"""A press of the mouse on what stood there before never reaches what stands there now."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.at_school import Opened
from trainer.records.registry.acts import Role
from trainer.school.people.sign_in import account_of
from trainer.ui.application import Application
from trainer.ui.early_presses import EarlyPresses
from trainer.ui.people_controller import PeopleController

_LEFT = Qt.MouseButton.LeftButton


def _press(window: QWidget, at: QRect) -> None:
    """It waits in the queue, as what is pressed while the window is busy."""
    handle = window.windowHandle()
    assert handle is not None
    place = QPointF(at.center())
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        held = _LEFT if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, place, place, _LEFT, held, Qt.KeyboardModifier.NoModifier)
        QApplication.postEvent(handle, event)


def test_what_stands_there_now_is_not_pressed(qtbot: QtBot) -> None:
    now, pressed = QPushButton("Now"), list[bool]()
    now.clicked.connect(lambda: pressed.append(True))
    qtbot.addWidget(now)
    now.show()
    qtbot.waitExposed(now)
    for where, page in ((now.rect(), "help"), (QRect(900, 900, 9, 9), "")):
        _press(now, now.rect())
        assert EarlyPresses({"help": where}).page() == page
    QApplication.processEvents()
    assert not pressed
    _press(now, now.rect())
    QApplication.processEvents()
    assert pressed == [True], "what is pressed afterwards is"


@pytest.mark.parametrize(("pressed", "shown"), [("help", "help"), ("quiz", "class")])
def test_a_press_before_a_demo_school_is_open_leads_to_what_was_pressed(
    open_app: Opened,
    home: Path,
    a_made_school: Path,
    monkeypatch: pytest.MonkeyPatch,
    pressed: str,
    shown: str,
) -> None:
    """The supervisor's bar has other pages at the same places."""
    shutil.copytree(a_made_school, home)

    def let_in(people: PeopleController) -> bool:
        assert people.registry is not None
        window = people._shell.window
        _press(window, window.bar.in_window[pressed])
        there = [account_of(each) for each in people.registry.people()]
        people.seat(next(each for each in there if each.role is Role.SUPERVISOR))
        return True

    def opened(app: Application) -> None:
        app.window.show()
        QApplication.processEvents()
        open_school(app)

    open_school = Application.open_school
    monkeypatch.setattr(Application, "open_school", opened)
    monkeypatch.setattr(PeopleController, "_let_in_to_look", let_in)
    app = open_app()
    QApplication.processEvents()
    assert app.window.page == shown
