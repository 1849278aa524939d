"""Announcements to a screen reader, made at once."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(where: QWidget, words: str, *, at_once: bool = False) -> None:
    """A screen reader says the words: when it has time, or ``at_once``, over what it says now.

    Nothing happens where nobody listens.
    """
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(where, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)
