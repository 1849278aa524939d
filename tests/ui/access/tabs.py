"""Where Tab leads, as it is pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

MOST = 400


def tab_order(window: QWidget) -> list[QWidget]:
    """The widgets that Tab comes to, from where the keyboard is until it comes round."""
    order: list[QWidget] = []
    for _ in range(MOST):
        here = QApplication.focusWidget()
        assert here is not None, "Tab led nowhere"
        if here in order:
            return order
        order.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes round")


def has_a_place(widget: QWidget, order: list[QWidget]) -> bool:
    """Whether Tab comes to it, or to one of its group, where arrows lead on to it.

    What is gone by then had no more than its time: the panel lists the keys of one place.
    """
    if not isValid(widget) or not widget.isVisible():
        return True
    stops = [each for each in order if isValid(each)]
    if widget in stops or any(widget.isAncestorOf(each) for each in stops):
        return True
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and any(each in stops for each in group.buttons())
