"""Stacks of 1 to 20 chips of every value beside their counts, to be looked at and to be counted.

``python -m tests.ui.chip_chart OUT.png`` draws them as at a table of 1280x720, four times as large.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from trainer.game.money import Money
from trainer.ui.kit.theme import felt_font
from trainer.ui.table.drawing.chip_stacks import Pile, draw_stack, stack_height

VALUES = tuple(map(Money.parse, ("0.50", "1", "5", "25", "100", "500", "1000")))
MOST = 20
FELT, INK = "#0D4F3D", "#F1E7CB"
ENLARGED = 4


def stack(value: Money, count: int, radius: float, dpr: float) -> QImage:
    """One stack alone on the felt, in its own pixels."""
    high = stack_height(count, radius, dpr) + 16
    picture = QImage(round(2.5 * radius * dpr), round(high * dpr), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(dpr)
    picture.fill(QColor(FELT))
    painter = QPainter(picture)
    chips = Pile((value,) * count, VALUES, radius, dpr)
    draw_stack(painter, chips, QPointF(1.25 * radius, high / 2))
    painter.end()
    return picture


def chart(radius: float, dpr: float) -> QImage:
    """All of them, enlarged without smoothing: what a dealer sees, pixel by pixel."""
    wide = round(2.6 * radius * dpr) * ENLARGED
    high = round((stack_height(MOST, radius) + 34) * dpr) * ENLARGED
    picture = QImage(wide * MOST, high * len(VALUES), QImage.Format.Format_RGB32)
    picture.fill(QColor(FELT))
    painter = QPainter(picture)
    painter.setFont(felt_font(14 * ENLARGED, bold=True))
    painter.setPen(QColor(INK))
    for row, value in enumerate(VALUES):
        for count in range(1, MOST + 1):
            drawn = stack(value, count, radius, dpr)
            large = drawn.scaled(drawn.width() * ENLARGED, drawn.height() * ENLARGED)
            large.setDevicePixelRatio(1)
            left, foot = (count - 1) * wide, (row + 1) * high - 22 * ENLARGED
            painter.drawImage(left + (wide - large.width()) // 2, foot - large.height(), large)
        for count in range(1, MOST + 1):
            left, foot = (count - 1) * wide, (row + 1) * high - 22 * ENLARGED
            centred = Qt.AlignmentFlag.AlignCenter
            painter.drawText(left, foot, wide, 20 * ENLARGED, centred, str(count))
    painter.end()
    return picture


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    from trainer.ui.kit.theme import load_fonts

    load_fonts()
    chart(15.0, 1.0).save(sys.argv[1])
