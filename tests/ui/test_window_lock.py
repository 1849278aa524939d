"""The watch over an idle window outlives every window that it looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from trainer.ui.window_lock import Idle


def test_a_menu_that_is_gone_is_watched_no_more(qtbot: QtBot) -> None:
    """Signing out after one had closed ended in a fault."""
    parent, menu = QObject(), QWindow()
    idle = Idle(parent, lambda: 0)
    idle._watch(menu)
    menu.blockSignals(True)  # as where the signal of its end comes late
    delete(menu)
    idle.wait(5)
    assert idle._watched is not menu


def test_a_window_is_not_dropped_in_the_midst_of_its_end(qtbot: QtBot) -> None:
    """A sweep of the garbage may be what ends it, and the program crashed there."""
    parent, menu = QObject(), QWindow()
    idle = Idle(parent, lambda: 0)
    idle._watch(menu)
    delete(menu)
    assert idle._watched is menu
    idle._watch(None)
    assert idle._watched is None
