"""A control as a screen reader meets it: what it is, how it stands, and what can be done with it.

A widget that says ``heard_as`` is met in that role. What it offers beside being pressed its
``deeds`` name, so that nothing is done by dragging or by the other button alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

Deeds = Mapping[str, Callable[[], None]]


class Heard(QAccessibleWidget):
    """One control with its role and its deeds. It lives as long as its widget does, and holds no
    reference to it: whichever of the two is gone first, nothing is left behind."""

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
        return [*names, *self._deeds(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        button, deeds = self._button, self._deeds()
        if name == press() and button is not None:
            button.click()
        elif name in deeds:
            deeds[name]()
        else:
            super().doAction(name)

    @property
    def _button(self) -> QAbstractButton | None:
        widget = self.object()
        return widget if isinstance(widget, QAbstractButton) else None

    def _deeds(self) -> Deeds:
        named: Callable[[], Deeds] = getattr(self.object(), "deeds", dict)
        return named()


def press() -> str:
    """The name of what any button offers."""
    return QAccessibleActionInterface.pressAction()


def _met(_: str, thing: QObject) -> QAccessibleInterface | None:
    role = getattr(thing, "heard_as", None)
    if role is None or not isinstance(thing, QWidget):
        return None
    return Heard(thing, role)


def install() -> None:
    """Widgets that say how they are heard are heard so. Costs nothing where nobody listens."""
    QAccessible.installFactory(_met)
