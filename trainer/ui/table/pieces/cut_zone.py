"""The cut: a payout built in front of the bank, one stack for each value."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from trainer.game.chips import Stack, Stacks
from trainer.game.money import Money
from trainer.ui.kit.theme import DEEP, HERE, INK, felt_font, tint
from trainer.ui.table.drawing.chip_stacks import (
    Pile,
    by_value,
    draw_stack,
    stack_height,
    tallest_radius,
)
from trainer.ui.table.geometry import Box
from trainer.ui.table.pieces.piece import Look, Piece, Wheel
from trainer.ui.table.snapshot import CutShown
from trainer.wording import say_figure


class CutPiece(Piece):
    """The cut zone. A press on a stack puts one chip back, a press aside empties it; it can be
    pulled to a spot."""

    shows_focus = True
    shows_hover = False
    rolled = Signal(object, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("cut", parent)
        self.shown = CutShown()
        self.typed: str | None = None
        self.currency = "$"
        self.held = False
        self.wheel = Wheel()
        self._arriving: Money | None = None
        self.value_pressed: Money | None = None
        self.modifiers = Qt.KeyboardModifier.NoModifier

    def stand_at(self, look: Look, place: Box) -> None:
        self.currency = look.words.currency
        self.stand(look, place.grown(0.04 * look.places.u))

    def present(self, cut: CutShown) -> None:
        if cut != self.shown:
            self.shown = cut
            self.can_be_pulled = bool(cut.chips)
            self.changed()

    def type_in(self, typed: str | None) -> None:
        """Show the amount being typed; None when nothing is typed."""
        if typed != self.typed:
            self.typed = typed
            self.changed()

    def arrive(self, value: Money | None) -> None:
        """Leave out a chip of this value that is on its way here; None once it has landed."""
        self._arriving = value
        self.changed()

    def landing(self, look: Look, value: Money) -> QPointF:
        """The point at which a chip of this value would land."""
        return self._stacks(look).landing(value)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.value_pressed = self._value_at(event.position())
        self.modifiers = event.modifiers()
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Add a chip to the stack under the mouse for a turn away from the dealer; take one off for
        a turn nearer."""
        value = self._value_at(event.position())
        notches = self.wheel.turned(event)
        if value is not None and notches:
            self.rolled.emit(value, notches)
        event.accept()

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
        self._stacks(look).draw(painter, self._arriving)
        if self._total_wide(look):
            self._total(painter, look)

    def _value_at(self, where: QPointF) -> Money | None:
        return self._stacks(self.look).value_at(where.x() + self.x()) if self.look else None

    def pile(self, look: Look) -> Pile:
        """The whole cut as one pile that a hand could lift."""
        shown, radius = self.shown, look.places.chip_radius
        return Pile(shown.chips, look.values, radius, look.dpr, shown.stacks)

    def _stacks(self, look: Look) -> CutStacks:
        zone = QRectF(self.geometry())
        return CutStacks(self.shown, look, zone, self._total_wide(look))

    def _total_wide(self, look: Look) -> float:
        """The width of the total and the sign before it, in the zone."""
        if not self.shown.total and not self.shown.back:
            return 0.0
        u = look.places.u
        words = QFontMetricsF(self._total_font(u)).horizontalAdvance(self.shown.total)
        return words + (0.40 if self.shown.back else 0.0) * u + 0.34 * u

    def _total_font(self, u: float) -> QFont:
        """The font of the total: smaller if many stacks need the room."""
        return felt_font(max((0.30 if len(self.shown.stacks) <= FEW else 0.25) * u, 12), bold=True)

    def _total(self, painter: QPainter, look: Look) -> None:
        """The total, if it may be shown; before it, if it was paid and taken back."""
        u, zone = look.places.u, QRectF(self.geometry())
        painter.setFont(self._total_font(u))
        wide, sign = self._total_wide(look), 0.40 * u if self.shown.back else 0.0
        label = QRectF(zone.right() - wide - 0.12 * u, zone.center().y() - 0.23 * u, wide, 0.46 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(DEEP, 0.72))
        painter.drawRoundedRect(label, 0.23 * u, 0.23 * u)
        if self.shown.back:
            _draw_back(painter, QPointF(label.left() + 0.36 * u, label.center().y()), 0.12 * u)
        painter.setPen(QColor(INK))
        text = label.adjusted(0.17 * u + sign, 0, 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, self.shown.total)

    def _typing(self, painter: QPainter, look: Look) -> None:
        painter.setFont(felt_font(0.5 * look.places.u, bold=True))
        painter.setPen(QColor(INK))
        typed = say_figure(self.typed or "")
        text = f"{self.currency}{typed}▏"
        painter.drawText(QRectF(self.geometry()), Qt.AlignmentFlag.AlignCenter, text)

    def _ring(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        painter.setPen(QPen(QColor(HERE), max(1.6, 0.045 * u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.04 * u
        box = QRectF(self.geometry()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 0.16 * u, 0.16 * u)


def _draw_back(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw an arrow that turns back."""
    pen = QPen(QColor(INK), max(1.4, 0.3 * radius))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    about = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawArc(about, -100 * 16, 260 * 16)
    tip = QPointF(middle.x() - radius, middle.y() - 0.1 * radius)
    painter.drawLine(tip, tip + QPointF(-0.6 * radius, -0.7 * radius))
    painter.drawLine(tip, tip + QPointF(0.75 * radius, -0.55 * radius))


FEW, APART, CLOSE = 3, 2.5, 2.15
"""Up to so many stacks stand well apart, more of them close together; in radii."""
GHOST = 0.55
"""How strongly chips are drawn that were paid and taken back."""


class CutStacks(Struct, frozen=True):
    """The stacks of one cut in a zone; ``aside`` of its width is taken by the total."""

    cut: CutShown
    look: Look
    zone: QRectF
    aside: float = 0.0

    @property
    def stacks(self) -> Stacks:
        """The stacks as they stand; one for each value, if that is not known."""
        return self.cut.stacks or by_value(self.cut.chips)

    @property
    def apart(self) -> float:
        """The distance of neighbouring stacks, in radii."""
        return APART if len(self.stacks) <= FEW else CLOSE

    @property
    def radius(self) -> float:
        """The radius of the chips: smaller where there are many stacks, or tall ones."""
        places = self.look.places
        if not self.stacks:
            return places.cut_radius
        wide = (self.zone.width() - 0.4 * places.u - self.aside) / (
            self.apart * (len(self.stacks) - 1) + 2
        )
        tall, high = max(map(len, self.stacks)), self.zone.height() - 0.1 * places.u
        return min(places.cut_radius, wide, tallest_radius(tall, high))

    def standing(self) -> Iterator[tuple[Stack, QPointF]]:
        pitch, middle = self.apart * self.radius, self.zone.center()
        first = middle.x() - self.aside / 2 - pitch * (len(self.stacks) - 1) / 2
        for k, stack in enumerate(self.stacks):
            yield stack, QPointF(first + k * pitch, middle.y())

    def value_at(self, x: float) -> Money | None:
        """The chip on top of the stack there."""
        near = self.radius * self.apart / 2
        return next((s[-1] for s, centre in self.standing() if abs(x - centre.x()) <= near), None)

    def landing(self, value: Money) -> QPointF:
        """The point at which a chip of this value landed last."""
        tops = [centre for stack, centre in self.standing() if stack[-1] == value]
        return tops[-1] if tops else self.zone.center()

    def draw(self, painter: QPainter, arriving: Money | None) -> None:
        """Draw all stacks, without a chip on its way; copies of a stake are tied at the top."""
        landing = self.landing(arriving) if arriving is not None else None
        painter.setOpacity(GHOST if self.cut.back else 1.0)
        for stack, centre in self.standing():
            there = stack[:-1] if centre == landing else stack
            draw_stack(painter, Pile(there, self.look.values, self.radius, self.look.dpr), centre)
        painter.setOpacity(1.0)
        self._tie(painter)

    def _tie(self, painter: QPainter) -> None:
        """Draw a line level with the tops of the stacks that copy a stake."""
        copies = [each for at, each in enumerate(self.standing()) if at in self.cut.sized]
        if not copies:
            return
        r, (stack, first) = self.radius, copies[0]
        top = first.y() - stack_height(len(stack), r, self.look.dpr) / 2 - 0.09 * r
        pen = QPen(tint(INK, 0.9), max(1.4, 0.07 * r))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for _, centre in copies:
            painter.drawLine(QPointF(centre.x() - r, top), QPointF(centre.x() + r, top))
