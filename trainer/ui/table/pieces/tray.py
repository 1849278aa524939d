"""The chip tray: one well for each value, its chips on edge, its key on the tray's edge."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from trainer.game.money import Money
from trainer.ui.kit.colours import ON_KEYCAP, ON_TRAY, SHADE, WELL, WHITE
from trainer.ui.kit.hold_timer import HoldTimer
from trainer.ui.kit.theme import HERE, KEYCAP, felt_font, tint
from trainer.ui.table.drawing.chip_styles import ChipStyle, style_of
from trainer.ui.table.drawing.chips import chip_face, chips_on_edge
from trainer.ui.table.drawing.pixmap_cache import rounded
from trainer.ui.table.geometry import Box
from trainer.ui.table.pieces.piece import Look, Piece, Wheel

_LEVELS = ((14, 13), (17, 15), (15, 12), (13, 10), (9, 7), (8, 6))
_FULL = 18
"""The chips that the wells of a pair show, those of a full one."""


def in_tray(where: QPointF, look: Look, beyond: float = 0.3) -> bool:
    """True over the tray and so far beyond its edge, in units of the table."""
    tray = look.places.tray.grown(beyond * look.places.u)
    return QRectF(tray.x, tray.y, tray.w, tray.h).contains(where)


class TrayPiece(Piece):
    """The well of one value.

    A press cuts a chip out; holding it gathers more and more; the wheel over it does either. With
    Shift, or aside, or towards the hand, chips go back. Pulled out of the tray, the gathered chips
    are ``taken_out``, or one chip.
    """

    shows_focus = True
    rolled = Signal(int)
    taken_out = Signal(object)

    def __init__(self, value: Money, rank: int, parent: QWidget) -> None:
        super().__init__(f"tray.{value}", parent)
        self.value, self.rank = value, rank
        self.key_shown = ""
        self.with_shift = False
        self._wheel = Wheel()
        self._held = Gathering(self._gather, self)
        self._aside = self._out = False
        self.can_be_pulled = True

    @property
    def gathered(self) -> int:
        """The number of chips that holding it has cut out."""
        return self._held.done

    def stand_at(self, look: Look, well: Box) -> None:
        """Stand in the tray; the keycap reaches over the tray's edge."""
        over = 0.2 * look.places.u
        self.stand(look, Box(well.x, well.y - over, well.w, well.h + over))

    def hint(self, key: str) -> None:
        """Show this key on the tray's edge; none if it is empty."""
        if key != self.key_shown:
            self.key_shown = key
            self.changed()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._aside = shift or event.button() == Qt.MouseButton.RightButton
        self._out = False
        self._held.begin()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Count as a press what a shaky hand does inside the tray; beyond it, chips come along."""
        super().mouseMoveEvent(event)
        if not self.pulling:
            return
        self._held.end()
        where = self._on_table(event)
        if not (self._aside or self._out or self.look is None or in_tray(where, self.look)):
            self._out = True
            self.taken_out.emit(where)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held.end()
        self.with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        # Its chips are cut out already: the release must not be a press on top of it.
        if self._held.done:
            self.setDown(False)
        # The place of the release counts, even where no move was told from there.
        self.mouseMoveEvent(event)
        pulled = self.pulling
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if pulled and inside and not self._out and not self._held.done:
            self.clicked.emit()
        self.with_shift = False

    def hideEvent(self, event: QHideEvent) -> None:
        self._held.end()
        super().hideEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Cut chips out for a turn away from the hand, put them back for one towards it."""
        notches = self._wheel.turned(event)
        if notches:
            self.rolled.emit(notches)
        event.accept()

    def _gather(self) -> None:
        self.rolled.emit(-1 if self._aside else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressing = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() not in pressing:
            event.ignore()
            return
        self.with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.click()
        self.with_shift = False

    def state(self) -> Hashable:
        return self.key_shown, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        box = QRectF(self.geometry())
        style = style_of(self.value, look.values)
        top = box.y() + 0.2 * u
        legend = box.bottom() - 0.55 * u
        wells = QRectF(box.x() + 0.07 * u, top + 0.12 * u, 1.47 * u, legend - top - 0.16 * u)
        wells.moveCenter(QRectF(box.x(), wells.y(), box.width(), wells.height()).center())
        for side in (0, 1):
            half = QRectF(wells.x() + side * 0.77 * u, wells.y(), 0.70 * u, wells.height())
            self._well(painter, look, half, style, _LEVELS[self.rank % len(_LEVELS)][side])
        self._legend(painter, look, QRectF(box.x(), legend, box.width(), 0.5 * u), style)
        if self.underMouse() or self.hasFocus():
            self._ring(painter, box, u)
        if self.key_shown:
            keycap(painter, box.center().x(), box.y() + 0.2 * u, u, self.key_shown)

    def _well(
        self, painter: QPainter, look: Look, box: QRectF, style: ChipStyle, level: int
    ) -> None:
        u = look.places.u
        shade = QLinearGradient(box.topLeft(), box.topRight())
        for at, colour in ((0, WELL[0]), (0.45, WELL[1]), (1, WELL[0])):
            shade.setColorAt(at, QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shade))
        painter.drawRoundedRect(box, 0.07 * u, 0.07 * u)
        high = box.height() * level / _FULL
        chips = chips_on_edge(style, box.width() - 0.04 * u, high, level, look.dpr)
        painter.save()
        painter.setClipPath(rounded(box, 0.07 * u))
        chips.draw(painter, box.x() + 0.02 * u, box.bottom() - high)
        painter.restore()

    def _legend(self, painter: QPainter, look: Look, box: QRectF, style: ChipStyle) -> None:
        u = look.places.u
        face = felt_font(max(0.33 * u, 12), bold=True)
        text = str(self.value)
        painter.setFont(face)
        wide = painter.fontMetrics().horizontalAdvance(text)
        radius, gap = 0.225 * u, 0.13 * u
        left = box.center().x() - (2 * radius + gap + wide) / 2
        picture = chip_face(style, "", radius, look.dpr)
        picture.draw_about(painter, left + radius, box.center().y())
        painter.setPen(QColor(ON_TRAY))
        words = QRectF(left + 2 * radius + gap, box.y(), wide + 8, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    def _ring(self, painter: QPainter, box: QRectF, u: float) -> None:
        strong = self.hasFocus()
        inner = box.adjusted(0.03 * u, 0.25 * u, -0.03 * u, -0.05 * u)
        colour = tint(HERE, 1.0) if strong else tint(WHITE, 0.35)
        painter.setPen(QPen(colour, max(1.4, (0.04 if strong else 0.022) * u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 0.1 * u, 0.1 * u)


def keycap(painter: QPainter, x: float, y: float, u: float, key: str) -> None:
    """Draw a keycap about a point."""
    half = max(0.18 * u, 8.5)
    cap = QRectF(x - half, y - half, 2 * half, 2 * half)
    painter.setPen(QPen(tint(SHADE, 0.75), 1))
    painter.setBrush(QColor(SHADE))
    painter.drawRoundedRect(cap.translated(0, 1.2), 0.22 * half, 0.22 * half)
    painter.setBrush(QColor(KEYCAP))
    painter.drawRoundedRect(cap, 0.26 * half, 0.26 * half)
    painter.setFont(felt_font(1.22 * half, bold=True))
    painter.setPen(QColor(ON_KEYCAP))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


FIRST_MS, SLOWEST_MS, FASTEST_MS, FASTER = 380, 170, 45, 0.86
"""How long to hold before the first, then from which pace to which, and how much faster each."""


class Gathering(QObject):
    """Repeats an act while something is held."""

    def __init__(self, again: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._again = again
        self._pace = float(SLOWEST_MS)
        self._timer = HoldTimer(self)
        self._timer.passed.connect(self._once_more)
        self.done = 0

    def begin(self) -> None:
        """Repeat the act from now on."""
        self.done, self._pace = 0, float(SLOWEST_MS)
        self._timer.start(FIRST_MS)

    def end(self) -> None:
        self._timer.stop()

    def _once_more(self) -> None:
        self.done += 1
        self._timer.start(round(self._pace))
        self._pace = max(FASTEST_MS, self._pace * FASTER)
        self._again()
