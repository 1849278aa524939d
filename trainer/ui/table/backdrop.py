"""The ground under the pieces: the felt as one picture, with the prints and lights of the round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import HERE
from trainer.ui.kit.widgets import worn
from trainer.ui.table.drawing.felt import felt
from trainer.ui.table.pieces.piece import Look
from trainer.ui.table.pieces.seat_print import Print, bracket_prints, draw_seat, meter_print
from trainer.ui.table.snapshot import Here, TableShown

REACH = 20


class Backdrop:
    """The felt as one picture. Only its dirty parts are drawn."""

    def __init__(self) -> None:
        self._look: Look | None = None
        self._cloth: QPixmap | None = None
        self._rooms: dict[int, QRect] = {}
        self._printed: TableShown | None = None
        self._prints: tuple[Print, ...] = ()

    def fit(self, look: Look) -> None:
        self._look, self._cloth, self._printed = look, None, None
        self._rooms = {seat.number: _room(look, seat.number) for seat in look.places.seats}

    def paint(self, painter: QPainter, event: QPaintEvent, shown: TableShown, here: Here) -> None:
        look, dirty = self._look, event.region()
        assert look is not None
        self._draw_cloth(painter, dirty, look)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in shown.seats:
            if dirty.intersects(self._rooms[seat.number]):
                draw_seat(painter, look, seat, lit=seat.number == here.seat)
        for each in self._prints_of(look, shown):
            if dirty.intersects(each.room):
                each.draw(painter)

    def _draw_cloth(self, painter: QPainter, dirty: QRegion, look: Look) -> None:
        if self._cloth is None:
            self._cloth = felt(look.places, look.words, look.theme, look.dpr)
        sharp = look.dpr
        for part in cast("Iterable[QRect]", dirty):
            # Whole pixels are copied as they are; only between them Qt has to reckon.
            if sharp == 1:
                painter.drawPixmap(part, self._cloth, part)
                continue
            source = QRectF(part.topLeft() * sharp, part.size() * sharp)
            painter.drawPixmap(QRectF(part), self._cloth, source)

    def _prints_of(self, look: Look, shown: TableShown) -> tuple[Print, ...]:
        """The prints of the round across its seats."""
        if shown is not self._printed:
            meter = meter_print(look, shown)
            self._prints = (*bracket_prints(look, shown), *((meter,) if meter else ()))
            self._printed = shown
        return self._prints


def _room(look: Look, number: int) -> QRect:
    light = look.places.seat(number).light.grown(REACH)
    return QRectF(light.x, light.y, light.w, light.h).toAlignedRect()


def draw_nothing(painter: QPainter, room: QRect) -> None:
    """Draw the ground before there is a round."""
    painter.fillRect(room, QColor(worn().ground))


def draw_tray_edge(painter: QPainter, look: Look) -> None:
    """Light the tray's edge while chips are held."""
    tray, u = look.places.tray, look.places.u
    painter.setPen(QPen(QColor(HERE), max(2.0, 0.05 * u)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(tray.x, tray.y, tray.w, tray.h), 0.17 * u, 0.17 * u)


SETTLED_MS = 150


class Stretched(Painted, QWidget):
    """Hides the table under a picture of it. Emits once the size has not changed for a moment."""

    settled = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # It covers the table: Qt need not paint every piece below it while the window is pulled.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        self._picture = QPixmap()
        self._quiet = QTimer(self, interval=SETTLED_MS)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.settle)

    def follow(self, table: QWidget, old: QSize) -> None:
        """Show the last picture at the table's new size, until the size settles."""
        if self.isHidden():
            self._picture = table.grab(QRect(QPoint(0, 0), old))
            self.show()
            self.raise_()
        self.setGeometry(table.rect())
        self._quiet.start()

    def settle(self) -> None:
        self._quiet.stop()
        if self.isHidden():
            return
        self.hide()
        self._picture = QPixmap()
        self.settled.emit()

    def paint(self, painter: QPainter) -> None:
        painter.drawPixmap(self.rect(), self._picture)
