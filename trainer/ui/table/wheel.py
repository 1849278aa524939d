"""The mouse wheel, notch by notch: what smooth wheels turn in between is added up."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent

NOTCH = 120


class Wheel:
    """Counts the whole notches of one wheel over one thing."""

    def __init__(self) -> None:
        self._over = 0

    def turned(self, event: QWheelEvent) -> int:
        """The number of notches further it is: above zero away from the hand."""
        delta = event.angleDelta().y()
        if delta * self._over < 0:
            self._over = 0
        self._over += delta
        notches = int(self._over / NOTCH)
        self._over -= notches * NOTCH
        return notches
