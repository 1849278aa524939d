"""What was entered in a dialog that the lock put away: it is there when that dialog is opened
again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QWidget


class KeptEntries(QObject):
    """Keeps the entries of a window's dialogs, each under all that the dialog says."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._kept: dict[str, dict[str, Any]] = {}

    def keep(self, dialog: QDialog) -> None:
        """Keep what was entered there, but for passwords and PINs."""
        self._kept[_said_in(dialog)] = {
            each.objectName(): property_.read(each) for each, property_ in _entries(dialog)
        }

    def give_back(self, dialog: QDialog) -> None:
        """Fill in what was entered when that dialog was open before, once."""
        kept = self._kept.pop(_said_in(dialog), {})
        for each, property_ in _entries(dialog):
            if each.objectName() in kept:
                property_.write(each, kept[each.objectName()])

    def forget(self) -> None:
        """Drop them: somebody else sits down."""
        self._kept.clear()


def _said_in(dialog: QDialog) -> str:
    """Its heading and its words: a reason for closing one account fits no other."""
    said = (each.text() for each in dialog.findChildren(QLabel) if not each.objectName())
    return "\n".join((dialog.windowTitle(), *said))


_NORMAL = QLineEdit.EchoMode.Normal


def _entries(dialog: QDialog) -> Iterator[tuple[QWidget, Any]]:
    """The fields, lists and choices with a name, and the property of each that a person changes."""
    for each in dialog.findChildren(QWidget):
        is_secret = isinstance(each, QLineEdit) and each.echoMode() is not _NORMAL
        property_ = each.metaObject().userProperty()
        if each.objectName() and property_.isValid() and not is_secret:
            yield each, property_
