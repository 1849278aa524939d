"""The cut: a payout built in front of the bank, one stack a value."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.money import Money
from trainer.ui.table.geometry import Box
from trainer.ui.table.piece import Look, Piece
from trainer.ui.table.snapshot import CutShown
from trainer.ui.table.stacks import Pile, by_value, draw_stack
from trainer.ui.theme import HERE, INK, font, tint


class CutPiece(Piece):
    """The cut zone. Press a stack to put one chip back; aside to empty it; pull it to a spot."""

    shows_focus = True
    shows_hover = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__("cut", parent)
        self.shown = CutShown()
        self.typed: str | None = None
        self.currency = "$"
        self.held = False
        self._arriving: Money | None = None
        self.value_pressed: Money | None = None

    def stand_at(self, look: Look, place: Box) -> None:
        """The zone lies in front of the tray."""
        self.currency = look.words.currency
        self.stand(look, place.grown(0.04 * look.places.u))

    def present(self, cut: CutShown) -> None:
        """The zone shows what is cut."""
        if cut != self.shown:
            self.shown = cut
            self.can_be_pulled = bool(cut.chips)
            self.changed()

    def type_in(self, typed: str | None) -> None:
        """The amount being typed, or None when nothing is typed."""
        if typed != self.typed:
            self.typed = typed
            self.changed()

    def arrive(self, value: Money | None) -> None:
        """A chip of this value is on its way here, and not yet drawn; None when it is there."""
        self._arriving = value
        self.changed()

    def landing(self, look: Look, value: Money) -> QPointF:
        """Where a chip of this value would come down."""
        there = [centre for stack, centre in self._stacks(look) if stack[0] == value]
        return there[-1] if there else QRectF(self.geometry()).center()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.value_pressed = self._value_at(event.position() + QPointF(self.pos()))
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def draw(self, painter: QPainter, look: Look) -> None:
        if self.hasFocus() or self.typed is not None:
            self._ring(painter, look)
        if self.typed is not None:
            self._typing(painter, look)
            return
        if self.held:
            return
        radius = self._radius(look)
        for stack, centre in self._stacks(look):
            if stack[0] == self._arriving:
                stack = stack[1:]
            pile = Pile(stack, look.values, radius, look.dpr)
            draw_stack(painter, pile, centre)
        if self.shown.total:
            self._total(painter, look, self.shown.total)

    def pile(self, look: Look) -> Pile:
        """All that is cut, as one pile that a hand could lift."""
        return Pile(self.shown.chips, look.values, look.places.chip_radius, look.dpr)

    def _stacks(self, look: Look) -> list[tuple[tuple[Money, ...], QPointF]]:
        stacks = by_value(self.shown.chips)
        pitch = 2.5 * self._radius(look)
        zone = QRectF(self.geometry())
        total = 0.85 * look.places.u if self.shown.total else 0.0
        first = zone.center().x() - total * 0.5 - pitch * (len(stacks) - 1) / 2
        return [
            (stack, QPointF(first + k * pitch, zone.center().y())) for k, stack in enumerate(stacks)
        ]

    def _radius(self, look: Look) -> float:
        """As large as the zone allows: many stacks, or tall ones, are drawn smaller."""
        stacks = by_value(self.shown.chips)
        if not stacks:
            return look.places.cut_radius
        room = (3.7 - (0.95 if self.shown.total else 0.0)) * look.places.u
        wide = room / (2.5 * len(stacks) - 0.5)
        high = 1.14 * look.places.u / (2 + 0.25 * max(map(len, stacks)))
        return min(look.places.cut_radius, wide, high)

    def _value_at(self, where: QPointF) -> Money | None:
        if self.look is None:
            return None
        radius = self._radius(self.look)
        for stack, centre in self._stacks(self.look):
            if abs(where.x() - centre.x()) <= radius * 1.1:
                return stack[0]
        return None

    def _total(self, painter: QPainter, look: Look, text: str) -> None:
        u = look.places.u
        zone = QRectF(self.geometry())
        painter.setFont(font(max(0.30 * u, 12), bold=True))
        wide = painter.fontMetrics().horizontalAdvance(text) + 0.34 * u
        label = QRectF(zone.right() - wide - 0.16 * u, zone.center().y() - 0.23 * u, wide, 0.46 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#04120E", 0.72))
        painter.drawRoundedRect(label, 0.23 * u, 0.23 * u)
        painter.setPen(QColor(INK))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _typing(self, painter: QPainter, look: Look) -> None:
        painter.setFont(font(0.5 * look.places.u, bold=True))
        painter.setPen(QColor(INK))
        text = f"{self.currency}{self.typed}▏"
        painter.drawText(QRectF(self.geometry()), Qt.AlignmentFlag.AlignCenter, text)

    def _ring(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        painter.setPen(QPen(QColor(HERE), max(1.6, 0.045 * u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.04 * u
        box = QRectF(self.geometry()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 0.16 * u, 0.16 * u)
