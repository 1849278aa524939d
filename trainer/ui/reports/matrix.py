"""The transfer matrix: taught at one house, at work at another, the share of wrong decisions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.school.reports.crossing import Crossing, Crossings
from trainer.ui.reports.board_rows import write
from trainer.ui.reports.shades import shade
from trainer.ui.theme import RADIUS_LABEL, Theme, scaled
from trainer.wording import say, say_figure

HEAD_HIGH, LINE_HIGH, NAME = 44, 46, 150
WORST = 10.0
"""Per cent wrong: what has no colour any more."""


def matrix_high(crossings: Crossings) -> int:
    """How high it is."""
    return scaled(HEAD_HIGH) + scaled(LINE_HIGH) * max(1, len(crossings.houses))


def draw_matrix(
    painter: QPainter, room: QRectF, crossings: Crossings, titles: Mapping[str, str], theme: Theme
) -> None:
    """A line for each house taught at, a column for each house at work at."""
    houses = crossings.houses
    wide = min(scaled(170), (room.width() - scaled(NAME)) / max(1, len(houses)))
    left, top = room.left() + scaled(NAME), room.top() + scaled(HEAD_HIGH)
    work = QRectF(left, room.top(), wide * len(houses), scaled(20))
    write(painter, work, say("At work at"), quiet=True, px=12, theme=theme)
    taught = QRectF(room.left(), top - scaled(22), scaled(NAME), scaled(20))
    write(painter, taught, say("Taught at"), quiet=True, px=12, theme=theme)
    for place, house in enumerate(houses):
        title = titles.get(house, house)
        head = QRectF(left + place * wide, top - scaled(22), wide - 4, scaled(20))
        write(painter, head, title, middle=True, theme=theme)
        name = QRectF(room.left(), top + place * scaled(LINE_HIGH), scaled(NAME), scaled(LINE_HIGH))
        write(painter, name, title, bold=True, theme=theme)
        for column, at in enumerate(houses):
            box = QRectF(left + column * wide, name.top() + 2, wide - 4, scaled(LINE_HIGH) - 4)
            _cell(painter, box, crossings.cells.get((house, at)), theme)


def _cell(painter: QPainter, box: QRectF, of: Crossing | None, theme: Theme) -> None:
    if of is None or of.share is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
        return
    ground, ink = shade(_filled(of.share), theme)
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
    painter.setPen(ink)
    wrong = say("{share} % wrong", share=say_figure(f"{100 * of.share:.1f}"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, wrong)


def _filled(share: float) -> int:
    """The fewer are wrong, the fuller the colour: as on the class board."""
    return round(98 - min(1.0, 100 * share / WORST) * 38)
