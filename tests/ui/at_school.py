"""A window at a school, and hands for it: dialogs answered, people signed in by keys."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from shiboken6 import isValid

from tests.ui import dealing_hands
from trainer.records.registry.acts import Role
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.ui.application import Application
from trainer.ui.door_part import DoorPart
from trainer.ui.people_part import PeoplePart

Opened = Callable[..., Application]
WORDS = "my own words 7"
LONGEST_S = 120
"""So long a dialog may take to come."""


def press(key: Qt.Key) -> None:
    """A key, wherever the keyboard is. Without a window manager nobody gives it back to the window
    when a dialog is gone."""
    if QApplication.focusWidget() is None:
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                window.activateWindow()
        QApplication.processEvents()
    dealing_hands.press(key)


def type_(text: str, then: Qt.Key = Qt.Key.Key_Tab) -> None:
    """Where the keyboard is; then that key."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)
    press(then)


def in_dialog(do: Callable[[QDialog], object], name: str = "asked") -> None:
    """Done in the next dialog of that name; one that never comes, or stays, fails the test."""
    until = monotonic() + LONGEST_S

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.objectName() == name and _has_keys(dialog):
            do(dialog)
            QTimer.singleShot(0, lambda: _must_be_gone(dialog))
        elif monotonic() < until:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def _has_keys(dialog: QDialog) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and dialog.isAncestorOf(focused)


def _must_be_gone(dialog: QDialog) -> None:
    if isValid(dialog) and dialog.isVisible():
        dialog.reject()
        raise AssertionError(f"{dialog.accessibleName()}: it was not done")


def bar(app: Application) -> list[str]:
    """The pages that the side bar leads to."""
    found = [each.objectName() for each in app.window.bar.findChildren(QPushButton)]
    return [name.removeprefix("nav.") for name in found if name.startswith("nav.")]


def door(app: Application) -> DoorPart:
    part = app.parts.of("sign-in")
    assert isinstance(part, DoorPart)
    return part


def people(app: Application) -> PeoplePart:
    part = app.parts.of("people")
    assert isinstance(part, PeoplePart)
    return part


def as_admin(app: Application) -> People:
    """What an administrator does meanwhile at another app."""
    registry = app.people.registry
    assert registry is not None
    row = next(each for each in registry.people() if each.role == "admin")
    admin = Account(row.account, row.login or "", row.name, Role.ADMIN)
    return People(registry, admin, app.people.wall_ms)


def set_up(app: Application) -> None:
    app.turn_to("set-up-school")
    type_("Olga Brandt")
    type_("Olga")
    type_(WORDS)
    type_(WORDS, Qt.Key.Key_Return)


def sign_in_as(app: Application, login: str, password: str) -> None:
    page = door(app).sign_in
    page.login.take_keyboard()
    type_(login)
    type_(password, Qt.Key.Key_Return)


def hear(heard: list[str], told: QDialog) -> None:
    heard.extend(label.text() for label in told.findChildren(QLabel))
    press(Qt.Key.Key_Return)
