"""The window as a screen reader meets it: roles, actions by name, and announcements.

A widget with an ``accessible_role`` is met in that role. Its ``accessible_actions`` name what it
offers beside being pressed, so that nothing takes dragging or the other button alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

AccessibleActions = Mapping[str, Callable[[], None]]


class AccessibleControl(QAccessibleWidget):
    """One control with its role and its actions.

    It lives as long as its widget does, and holds no reference to it: whichever of the two is gone
    first, nothing is left behind.
    """

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)

    def state(self) -> QAccessible.State:
        state, button = super().state(), self._button
        if button is not None and button.isCheckable():
            state.checkable = state.selectable = True
            state.checked = state.selected = button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        button = self._button
        names = [press()] if button is not None and button.isEnabled() else []
        return [*names, *self._actions(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        button, accessible_actions = self._button, self._actions()
        if name == press() and button is not None:
            button.click()
        elif name in accessible_actions:
            accessible_actions[name]()
        else:
            super().doAction(name)

    @property
    def _button(self) -> QAbstractButton | None:
        widget = self.object()
        return widget if isinstance(widget, QAbstractButton) else None

    def _actions(self) -> AccessibleActions:
        named: Callable[[], AccessibleActions] = getattr(self.object(), "accessible_actions", dict)
        return named()


def press() -> str:
    """The name of the action that any button offers."""
    return QAccessibleActionInterface.pressAction()


def _met(_: str, thing: QObject) -> QAccessibleInterface | None:
    role = getattr(thing, "accessible_role", None)
    if role is None or not isinstance(thing, QWidget):
        return None
    return AccessibleControl(thing, role)


def install() -> None:
    """Have widgets met in their roles. It costs nothing while nobody listens."""
    QAccessible.installFactory(_met)


def announce(where: QWidget, words: str, *, at_once: bool = False) -> None:
    """Have a screen reader say the words: when it has time, or ``at_once``, over what it says now.

    Nothing happens while nobody listens.
    """
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(where, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)
