"""The felt of a station as a picture: all of it, however small the room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.settings import Settings
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table.table import TableWidget
from trainer.ui.theme import RADIUS_CARD, Palette

ACROSS, DOWN, LEAST_UNIT = 21.0, 16.1, 29.0
"""The table in units; it is drawn no smaller than so many pixels to one, and then made smaller:
below that the words on it would crowd out the chips."""


class LiveFelt(QWidget):
    """Shows a table that nobody can touch."""

    heard_as = QAccessible.Role.Graphic

    def __init__(self, spoken: str) -> None:
        super().__init__()
        self.setObjectName("live.felt")
        self.setAccessibleName(spoken)
        self.table = TableWidget(parent=self)
        self.table.setEnabled(False)
        self.table.setMinimumSize(1, 1)
        self.table.stretches = False
        self.table.hide()
        self._picture = QPixmap()

    def wear(self, theme: Palette, settings: Settings) -> None:
        """The table takes these surroundings and the deck."""
        self.table.wear(theme, four_colour=settings.four_colour_deck, motion=False)
        self._picture = QPixmap()
        self.update()

    def present(self, shown: TableShown) -> None:
        """Show this table."""
        self.table.present(shown)
        self._picture = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.table.shown is None:
            return
        size = self._drawn_size()
        if self._picture.deviceIndependentSize().toSize() != size:
            self.table.resize(size)
            self._picture = self.table.grab()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        corners = QPainterPath()
        corners.addRoundedRect(self.rect(), RADIUS_CARD, RADIUS_CARD)
        painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()

    def _drawn_size(self) -> QSize:
        """The size of the room, but no smaller than the words on the felt need."""
        unit = min(self.width() / ACROSS, self.height() / DOWN)
        larger = max(1.0, LEAST_UNIT / max(1.0, unit))
        return QSize(round(self.width() * larger), round(self.height() * larger))
