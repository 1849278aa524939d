"""The layout, as a picture of the felt: drawn large and made as small as its place."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from trainer.dealing.house import House
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import LIGHT, RADIUS_CARD, Palette
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import SeatShown, SpotShown, TableShown
from trainer.ui.table.table import TableWidget
from trainer.wording import now_speaking

DRAWN, SMALLEST = QSize(1180, 806), QSize(320, 180)
LAID = 0.84
"""The share of the table's height that is felt, pay tables included; below are the tray and the
racks."""


class FeltPicture(Painted, NamedWidget):
    """Shows a table, never smaller than ``least``; nothing on it can be touched."""

    def __init__(self, name: str, spoken: str, least: QSize = SMALLEST) -> None:
        super().__init__(name, spoken)
        self.setMinimumSize(least)
        self._theme, self._four_colour = LIGHT, False
        self._shown: TableShown | None = None
        self._drawn: QPixmap | None = None

    def wear(self, theme: Palette, *, four_colour: bool) -> None:
        """Take this theme and this deck."""
        self._theme, self._four_colour, self._drawn = theme, four_colour, None
        self.update()

    def present(self, shown: TableShown) -> None:
        """Show that table."""
        # Drawn anew only where it differs: that takes some 60 ms.
        if shown != self._shown:
            self._shown, self._drawn = shown, None
            self.update()

    def paint(self, painter: QPainter) -> None:
        picture = self._picture()
        if picture is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self._room(picture)
        rounded = QPainterPath()
        rounded.addRoundedRect(room, RADIUS_CARD, RADIUS_CARD)
        painter.setClipPath(rounded)
        painter.drawPixmap(room, picture, QRectF(picture.rect()))

    def _room(self, picture: QPixmap) -> QRectF:
        size = picture.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        room = QRectF(0, 0, size.width(), size.height())
        room.moveCenter(QRectF(self.rect()).center())
        return room

    def _picture(self) -> QPixmap | None:
        if self._drawn is None and self._shown is not None:
            self._drawn = _felt(self._shown, self._theme, now_speaking(), self._four_colour)
        return self._drawn


@lru_cache(maxsize=2)  # the workshop's two pages show the same felt one after the other
def _felt(shown: TableShown, theme: Palette, _language: object, four_colour: bool) -> QPixmap:
    drawn = drawn_large(shown, theme, four_colour=four_colour)
    return drawn.copy(0, 0, drawn.width(), round(drawn.height() * LAID))


def drawn_large(shown: TableShown, theme: Palette, *, four_colour: bool) -> QPixmap:
    """The whole table as a picture of the size ``DRAWN``, from which smaller ones are made."""
    table = TableWidget(theme)
    table.wear(theme, four_colour=four_colour, motion=False)
    table.resize(DRAWN)
    table.present(shown)
    drawn = table.grab()
    table.deleteLater()
    return drawn


def bare_felt(house: House) -> TableShown:
    """The house's table before anybody sits down."""
    rules = house.rules
    spots = tuple(SpotShown(wager) for wager in rules.wagers)
    seats = tuple(SeatShown(n, occupied=False, spots=spots) for n in range(1, rules.places + 1))
    return TableShown(felt_words(rules), rules.chips, seats, hints=False)
