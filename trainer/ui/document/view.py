"""The rules for every widget of a block: it shows one block, and the next in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from trainer.document import Target

Go = Callable[[Target], None]
"""Look there, or do that."""


@dataclass(frozen=True, slots=True)
class Page:
    """The page of a view.

    ``go`` follows what is pressed; ``stack`` makes a place for blocks below one another, ``line``
    one for blocks side by side.
    """

    go: Go
    stack: Callable[[int], Any]
    line: Callable[[], Any]


_leaving: set[QWidget] = set()


def put_away(widget: QWidget) -> None:
    """Hide the widget, and hold it until Qt has deleted it in the window's own thread: the garbage
    collector, which may run in another, must not find its last reference."""
    _leaving.add(widget)
    widget.destroyed.connect(partial(_leaving.discard, widget))
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
