"""The layout, as a picture of the felt: drawn large and made as small as its place."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent, QPixmap

from trainer.dealing.house import House
from trainer.school.seating import LeftOff
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_CARD, Palette
from trainer.ui.kit.widgets import has_four_colours, worn
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import SeatShown, SpotShown, TableShown
from trainer.ui.table.table import TableWidget
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.wording import now_speaking

DRAWN, SMALLEST = QSize(1180, 806), QSize(320, 180)
LAID, DOWN = 0.84, 16.1
"""The share of the table's height that is felt, pay tables included; below are the tray and the
racks; and how high all of it is, in units."""


class FeltPicture(Painted, NamedWidget):
    """Shows a table, never smaller than ``least``; nothing on it can be touched."""

    def __init__(self, name: str, spoken: str, least: QSize = SMALLEST) -> None:
        super().__init__(name, spoken)
        self.setMinimumSize(least)
        self._shown: TableShown | None = None

    def present(self, shown: TableShown) -> None:
        if shown != self._shown:
            self._shown = shown
            self.update()

    def paint(self, painter: QPainter) -> None:
        if self._shown is None:
            return
        picture = _felt(self._shown, worn(), now_speaking(), has_four_colours())
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


# Drawn anew only where it differs: that takes some 60 ms. The workshop's two pages show the same
# felt one after the other.
@lru_cache(maxsize=2)
def _felt(shown: TableShown, _theme: Palette, _language: object, _four_colours: bool) -> QPixmap:
    drawn = drawn_large(shown)
    return drawn.copy(0, 0, drawn.width(), round(drawn.height() * LAID))


def drawn_large(shown: TableShown) -> QPixmap:
    """The whole table as a picture of the size ``DRAWN``, from which smaller ones are made."""
    table = TableWidget()
    table.moves = False
    table.resize(DRAWN)
    table.present(shown)
    drawn = table.grab()
    table.deleteLater()
    return drawn


class GrabbedTable(NamedWidget):
    """A table that nobody can touch, drawn as large as its words need and made as small as its
    place. ``down``: how far down it is seen, in units; there are ``across`` in its width."""

    accessible_role = QAccessible.Role.Graphic
    across: float
    down: float
    least_unit: float

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__(name, spoken)
        self.table = TableWidget(self)
        self.table.setEnabled(False)
        self.table.setMinimumSize(1, 1)
        self.table.stretches = self.table.moves = False
        self.table.hide()
        self._picture = QPixmap()

    def present(self, shown: TableShown) -> None:
        self.table.present(shown)
        self._picture = QPixmap()
        self.update()

    def draw(self, painter: QPainter, picture: QPixmap) -> None:
        """Draw the picture of the table, and what stands over it."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._picture = QPixmap()

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
        painter.setClipPath(corners)
        self.draw(painter, self._picture)
        painter.end()

    def _drawn_size(self) -> QSize:
        """The size of the whole table, some of which may lie below the room."""
        unit = min(self.width() / self.across, self.height() / self.down)
        larger = max(1.0, self.least_unit / max(1.0, unit))
        below = (DOWN - self.down) * unit
        return QSize(round(self.width() * larger), round((self.height() + below) * larger))


def bare_felt(house: House) -> TableShown:
    """The house's table before anybody sits down."""
    rules = house.rules
    spots = tuple(SpotShown(wager) for wager in rules.wagers)
    seats = tuple(SeatShown(n, occupied=False, spots=spots) for n in range(1, rules.places + 1))
    return TableShown(felt_words(rules), rules.chips, seats, hints=False)


def picture_of(house: House, left_off: LeftOff | None, wide: int, dpr: float) -> QPixmap:
    """The round as it was left, or the bare felt of the house, as a small picture."""
    shown = bare_felt(house)
    if left_off is not None:
        shown = table_shown(DealtShown.at(house, left_off.round_, left_off.view), hints=False)
    return _small(shown, worn(), now_speaking(), has_four_colours(), wide, dpr)


# 60 ms, asked for whenever somebody comes back to the page of today.
@lru_cache(maxsize=4)
def _small(
    shown: TableShown, _theme: Palette, _language: object, _four: bool, wide: int, dpr: float
) -> QPixmap:
    drawn = drawn_large(shown)
    small = drawn.scaledToWidth(round(wide * dpr), Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(dpr)
    return small
