"""Texts that a button puts on the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button
from trainer.wording import say

SAID_MS = 2500


def copy(text: str, by: Button) -> None:
    """Put the text on the clipboard; the button that was pressed says so for a while."""
    words, sentence = by.text(), say("Copied")
    QGuiApplication.clipboard().setText(text)
    if words != sentence:
        _name(by, sentence)
        QTimer.singleShot(SAID_MS, by, lambda: _name(by, words))
    announce(by, sentence)


def _name(button: Button, words: str) -> None:
    button.setText(words)
    button.setAccessibleName(words)
