"""Where the columns of the class board stand, for its head, its rows and its foot alike."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from trainer.ui.theme import scaled

NAME, PACE, BADGE, GAP, EDGE = 138, 54, 104, 3, 8
LEAST_CELL, MOST_NAME = 40, 230


@dataclass(frozen=True, slots=True)
class Columns:
    """The places of a row that is so wide and has so many areas."""

    wide: float
    areas: int

    @property
    def cell(self) -> float:
        """How wide a cell is."""
        room = self.wide - scaled(NAME + PACE + BADGE) - 2 * EDGE
        return max(scaled(LEAST_CELL), room / max(1, self.areas))

    @property
    def name(self) -> QRectF:
        return QRectF(EDGE, 0, scaled(NAME) - 6, 0)

    def area(self, place: int) -> QRectF:
        left = EDGE + scaled(NAME) + place * self.cell
        return QRectF(left, 0, self.cell - GAP, 0)

    @property
    def pace(self) -> QRectF:
        return QRectF(EDGE + scaled(NAME) + self.areas * self.cell, 0, scaled(PACE) - 8, 0)

    @property
    def badge(self) -> QRectF:
        left = EDGE + scaled(NAME + PACE) + self.areas * self.cell
        return QRectF(left, 0, max(scaled(BADGE), self.wide - left - EDGE), 0)
