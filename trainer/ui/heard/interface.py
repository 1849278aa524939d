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
    """One control with its role and its deeds. It lives as long as its widget does."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._widget = widget
        self._button = widget if isinstance(widget, QAbstractButton) else None

    def state(self) -> QAccessible.State:
        state = super().state()
        if self._button is not None and self._button.isCheckable():
            state.checkable = state.selectable = True
            state.checked = state.selected = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        names = [press()] if self._button is not None and self._button.isEnabled() else []
        return [*names, *self._deeds, *super().actionNames()]

    @property
    def _deeds(self) -> Deeds:
        deeds: Deeds = getattr(self._widget, "deeds", dict)()
        return deeds

    def doAction(self, name: str) -> None:
        if name == press() and self._button is not None:
            self._button.click()
        elif name in (deeds := self._deeds):
            deeds[name]()
        else:
            super().doAction(name)


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
