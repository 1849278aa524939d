"""The events at the table, for people who hear it: the table's description, and announcements."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trainer.ui.heard.announcing import announce


def say_note(table: QWidget, note: str) -> None:
    """A screen reader says the note now, and again where it comes to the table."""
    table.setAccessibleDescription(note)
    announce(table, note)
