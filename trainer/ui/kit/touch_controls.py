"""Controls that a finger hits without looking: at least 44 pixels high."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.kit.touch_targets import TOUCHED
from trainer.ui.kit.widgets import Button


def for_fingers(*widgets: QWidget) -> None:
    """Make these, and every control in them, high enough for a finger."""
    for widget in widgets:
        for each in (widget, *widget.findChildren(QWidget)):
            if isinstance(each, TOUCHED) and not each.property("finger"):
                each.setProperty("finger", "true")


def lined(*buttons: QAbstractButton) -> None:
    """Align their words at the left, to be read down."""
    for button in buttons:
        button.setProperty("lined", "true")


def wide_button(name: str, key: str, text: str = "", *, kind: str = "") -> Button:
    """A button for a finger, as wide as its place."""
    made = Button(text, name, kind=kind, key=key)
    made.setMinimumWidth(60)
    for_fingers(made)
    return made
