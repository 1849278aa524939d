"""An amount as the chips that make it: one stack for each value, to be counted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.ui.table.drawing.chip_stacks import Pile, by_value, draw_pile, draw_stack, stack_height

RADIUS, GAP, WIDEST, HIGHEST = 17.0, 3.0, 122, 66


class StackRow(QWidget):
    """Stacks of chips side by side, closed up if there are many. The words beside them say the
    sum."""

    def __init__(self, stacks: Stacks, values: tuple[Money, ...], *, high: int = HIGHEST) -> None:
        super().__init__()
        self.stacks, self._values = stacks, values
        self._radius = min(RADIUS, high / 2 - 2)
        tallest = max(map(len, stacks), default=0)
        wide = max(1, round(len(stacks) * (2 * self._radius + GAP)) + 2)
        deep = round(stack_height(tallest, self._radius)) + 6
        self._fits = wide <= WIDEST and deep <= high
        self.setFixedSize(min(wide, WIDEST), min(deep, high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, sharp = QPainter(self), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._fits:
            self._stand(painter, sharp)
        else:
            pile = Pile((), self._values, self._radius, sharp, self.stacks)
            draw_pile(painter, pile, QRectF(self.rect()).adjusted(1, 1, -1, -3))
        painter.end()

    def _stand(self, painter: QPainter, sharp: float) -> None:
        """Stand all stacks on one line."""
        for place, stack in enumerate(self.stacks):
            x = 1 + self._radius + place * (2 * self._radius + GAP)
            y = self.height() - 4 - stack_height(len(stack), self._radius, sharp) / 2
            draw_stack(painter, Pile(stack, self._values, self._radius, sharp), QPointF(x, y))


class ChipRow(StackRow):
    """The fewest chips of the house for an amount. The words beside it say the amount."""

    def __init__(self, amount: Money, values: tuple[Money, ...], *, high: int = HIGHEST) -> None:
        super().__init__(by_value(fewest(amount, values)), values, high=high)
