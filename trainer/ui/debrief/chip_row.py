"""An amount as the chips that make it: one stack a value, to be counted."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.ui.table.stacks import Pile, by_value, draw_stack, stack_height

RADIUS, GAP, ABREAST = 17.0, 4.0, 6


class StackRow(QWidget):
    """Stacks of chips side by side, in more rows where they are many. The words beside them say the
    sum."""

    def __init__(self, stacks: Stacks, values: tuple[Money, ...]) -> None:
        super().__init__()
        self.stacks, self._values = stacks, values
        tallest = max(map(len, stacks), default=0)
        self._deep = round(stack_height(tallest, RADIUS) + 8)
        wide = min(len(stacks), ABREAST) * (2 * RADIUS + GAP) + 4
        self.setFixedSize(round(wide), self._deep * ceil(len(stacks) / ABREAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, sharp = QPainter(self), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, stack in enumerate(self.stacks):
            line, place = divmod(number, ABREAST)
            x = 2 + RADIUS + place * (2 * RADIUS + GAP)
            foot = (line + 1) * self._deep - 5
            y = foot - stack_height(len(stack), RADIUS, sharp) / 2
            draw_stack(painter, Pile(stack, self._values, RADIUS, sharp), QPointF(x, y))
        painter.end()


class ChipRow(StackRow):
    """The fewest chips of the house for an amount. The words beside it say the amount."""

    def __init__(self, amount: Money, values: tuple[Money, ...]) -> None:
        super().__init__(by_value(fewest(amount, values)), values)
