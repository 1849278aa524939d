"""The stacks of the cut in front of the bank: as large as their zone lets them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from trainer.game.chips import Stack, Stacks
from trainer.game.money import Money
from trainer.ui.table.piece import Look
from trainer.ui.table.snapshot import CutShown
from trainer.ui.table.stacks import Pile, by_value, draw_stack, stack_height, tallest_radius
from trainer.ui.theme import INK, tint

FEW, APART, CLOSE = 3, 2.5, 2.15
"""Up to so many stacks stand well apart, more of them close together; in radii."""
GHOST = 0.55
"""How strongly chips are drawn that were paid and taken back."""


@dataclass(frozen=True, slots=True)
class CutStacks:
    """The stacks of one cut in a zone; ``aside`` of its width is taken by the total."""

    cut: CutShown
    look: Look
    zone: QRectF
    aside: float = 0.0

    @property
    def stacks(self) -> Stacks:
        """The stacks as they stand; one a value, where that is not known."""
        return self.cut.stacks or by_value(self.cut.chips)

    @property
    def apart(self) -> float:
        """The distance of neighbouring stacks, in radii."""
        return APART if len(self.stacks) <= FEW else CLOSE

    @property
    def radius(self) -> float:
        """As large as the zone allows: many stacks, or tall ones, are drawn smaller."""
        places = self.look.places
        if not self.stacks:
            return places.cut_radius
        wide = (self.zone.width() - 0.4 * places.u - self.aside) / (
            self.apart * (len(self.stacks) - 1) + 2
        )
        tall, high = max(map(len, self.stacks)), self.zone.height() - 0.1 * places.u
        return min(places.cut_radius, wide, tallest_radius(tall, high))

    def standing(self) -> Iterator[tuple[Stack, QPointF]]:
        """Each stack with its centre, from the left."""
        pitch, middle = self.apart * self.radius, self.zone.center()
        first = middle.x() - self.aside / 2 - pitch * (len(self.stacks) - 1) / 2
        for k, stack in enumerate(self.stacks):
            yield stack, QPointF(first + k * pitch, middle.y())

    def value_at(self, x: float) -> Money | None:
        """The chip on top of the stack there."""
        near = self.radius * self.apart / 2
        return next((s[-1] for s, centre in self.standing() if abs(x - centre.x()) <= near), None)

    def landing(self, value: Money) -> QPointF:
        """The point at which a chip of this value came down last."""
        tops = [centre for stack, centre in self.standing() if stack[-1] == value]
        return tops[-1] if tops else self.zone.center()

    def draw(self, painter: QPainter, arriving: Money | None) -> None:
        """All stacks but for a chip that is on its way; copies of a stake are tied at the top."""
        landing = self.landing(arriving) if arriving is not None else None
        painter.setOpacity(GHOST if self.cut.back else 1.0)
        for stack, centre in self.standing():
            there = stack[:-1] if centre == landing else stack
            draw_stack(painter, Pile(there, self.look.values, self.radius, self.look.dpr), centre)
        painter.setOpacity(1.0)
        self._tie(painter)

    def _tie(self, painter: QPainter) -> None:
        """A line level with the tops of the stacks that are copies of a stake."""
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
