"""An amount as the chips that make it: one stack a value, each chip with its edge to be counted."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.ui.table.chips import STEP
from trainer.ui.table.stacks import Pile, by_value, draw_stack

RADIUS, GAP, MOST = 17.0, 4.0, 6


class StackRow(QWidget):
    """Stacks of chips side by side, as many as may be shown. The words beside them say the sum."""

    def __init__(self, stacks: Stacks, values: tuple[Money, ...]) -> None:
        super().__init__()
        self._values = values
        self._stacks = stacks[:MOST]
        tallest = max((len(stack) for stack in self._stacks), default=0)
        high = 2 * RADIUS + tallest * STEP * RADIUS + 8
        wide = len(self._stacks) * (2 * RADIUS + GAP) + 4
        self.setFixedSize(round(wide), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, stack in enumerate(self._stacks):
            pile = Pile(stack, self._values, RADIUS, self.devicePixelRatioF())
            x = 2 + RADIUS + place * (2 * RADIUS + GAP)
            y = self.height() - 5 - RADIUS - len(stack) * STEP * RADIUS / 2
            draw_stack(painter, pile, QPointF(x, y))
        painter.end()


class ChipRow(StackRow):
    """The fewest chips of the house for an amount. The words beside it say the amount."""

    def __init__(self, amount: Money, values: tuple[Money, ...]) -> None:
        super().__init__(by_value(fewest(amount, values)), values)
