"""What lies under the pieces: the baked felt, and on it the prints and lights of the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap

from trainer.ui.table.felt import felt
from trainer.ui.table.geometry import Box
from trainer.ui.table.piece import Look
from trainer.ui.table.seat_print import draw_brackets, draw_meter, draw_seat
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.theme import Theme

REFIT_MS = 90


class Backdrop(QObject):
    """The felt as one picture. While the window is dragged larger, the old picture is stretched."""

    baked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._cloth: QPixmap | None = None
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(REFIT_MS)
        self._settled.timeout.connect(self._bake)

    def fit(self, look: Look, *, resizing: bool) -> None:
        """The felt is of this size and these words; soon, where only the size changes."""
        self._look = look
        if resizing and self._cloth is not None:
            self._settled.start()
        else:
            self._cloth = None

    def paint(self, painter: QPainter, event: QPaintEvent, shown: TableShown, here: Here) -> None:
        """Draw what is dirty."""
        look = self._look
        assert look is not None
        if self._cloth is None:
            self._bake()
        for part in _parts(event):
            self._draw_cloth(painter, part, look)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in shown.seats:
            if _touched(event, look.places.seat(seat.number).light):
                draw_seat(painter, look, seat, lit=seat.number == here.seat)
        draw_brackets(painter, look, shown)
        if _touched(event, look.places.meter):
            draw_meter(painter, look, shown)

    def _bake(self) -> None:
        assert self._look is not None
        look = self._look
        self._cloth = felt(look.places, look.words, look.theme, look.dpr)
        self.baked.emit()

    def _draw_cloth(self, painter: QPainter, part: QRect, look: Look) -> None:
        assert self._cloth is not None
        wide = self._cloth.width() / look.places.width
        high = self._cloth.height() / look.places.height
        source = QRectF(part.x() * wide, part.y() * high, part.width() * wide, part.height() * high)
        painter.drawPixmap(QRectF(part), self._cloth, source)


def _parts(event: QPaintEvent) -> Iterator[QRect]:
    region = event.region()
    return iter(cast(Iterable[QRect], region))


def draw_nothing(painter: QPainter, room: QRect, theme: Theme) -> None:
    """Before there is a round."""
    painter.fillRect(room, QColor(theme.ground))


def _touched(event: QPaintEvent, box: Box) -> bool:
    room = QRectF(box.x, box.y, box.w, box.h).adjusted(-20, -20, 20, 20)
    return event.region().intersects(room.toAlignedRect())
