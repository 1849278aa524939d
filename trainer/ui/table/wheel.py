"""The mouse wheel in whole notches; the small turns of smooth wheels are added up."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent

NOTCH = 120


class Wheel:
    """Counts the whole notches of one wheel over one thing."""

    def __init__(self) -> None:
        self._over = 0

    def turned(self, event: QWheelEvent) -> int:
        """The number of notches since the last call: above zero away from the hand."""
        delta = event.angleDelta().y()
        if delta * self._over < 0:
            self._over = 0
        self._over += delta
        notches = int(self._over / NOTCH)
        self._over -= notches * NOTCH
        return notches
