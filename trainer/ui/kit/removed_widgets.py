"""Widgets that leave the window."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

_leaving: set[QWidget] = set()


def put_away(widget: QWidget) -> None:
    """Hide the widget, and delete it once the window is back at its events."""
    # Held until Qt has deleted it in the window's own thread: a garbage collection in another
    # thread that found the last reference would delete it there, while its events are delivered.
    _leaving.add(widget)
    widget.destroyed.connect(partial(_leaving.discard, widget))
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
