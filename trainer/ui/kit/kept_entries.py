"""What was entered in a dialog that the lock put away, or typed on a page that is made anew: it is
there when that is opened again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPlainTextEdit, QWidget


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
        _fill(dialog, kept)

    def forget(self) -> None:
        """Drop them: somebody else sits down."""
        self._kept.clear()


class TypedWords:
    """Keeps what was typed on pages until each is opened again, in another language or size."""

    def __init__(self) -> None:
        self._typed: dict[str, dict[str, Any]] = {}

    def keep(self, pages: Mapping[str, QWidget]) -> None:
        """Keep what a person typed there. What stood there from the first is said anew."""
        for name, page in pages.items():
            typed = {e.objectName(): p.read(e) for e, p in _entries(page) if _is_typed(e)}
            self._typed.setdefault(name, {}).update(typed)

    def give_back(self, name: str, page: QWidget) -> None:
        """Fill in what was typed on that page before it was made anew, once."""
        typed = self._typed.pop(name, {})
        empty = {each.objectName() for each, shown in _entries(page) if not shown.read(each)}
        _fill(page, {name: typed[name] for name in empty & typed.keys()})


def is_typed_in(within: QWidget) -> bool:
    """True if a person typed words there that are no secret."""
    return any(_is_typed(each) and property_.read(each) for each, property_ in _entries(within))


def _fill(within: QWidget, values: Mapping[str, Any]) -> None:
    for each, property_ in _entries(within):
        value = values.get(each.objectName(), property_.read(each))
        if value != property_.read(each):
            property_.write(each, value)
            # Qt takes what a program writes for nobody's.
            if isinstance(each, QLineEdit):
                each.setModified(True)
            elif isinstance(each, QPlainTextEdit):
                each.document().setModified(True)


def _is_typed(field: QWidget) -> bool:
    if isinstance(field, QPlainTextEdit):
        return field.document().isModified()
    return isinstance(field, QLineEdit) and field.isModified()


def _said_in(dialog: QDialog) -> str:
    """Its heading and its words."""
    # A reason for closing one account fits no other.
    said = (each.text() for each in dialog.findChildren(QLabel) if not each.objectName())
    return "\n".join((dialog.windowTitle(), *said))


_NORMAL = QLineEdit.EchoMode.Normal


def _entries(within: QWidget) -> Iterator[tuple[QWidget, Any]]:
    """The fields, lists and choices with a name, and the property of each that a person changes."""
    for each in within.findChildren(QWidget):
        is_secret = isinstance(each, QLineEdit) and each.echoMode() is not _NORMAL
        property_ = each.metaObject().userProperty()
        if each.objectName() and property_.isValid() and not is_secret:
            yield each, property_
