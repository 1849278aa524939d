"""The tie of a sentence to the rules, and its sign."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.ui.kit.widgets import worn
from trainer.wording import phrase

DOT = 6.5


class Tie(Enum):
    """The tie of a sentence to the rules."""

    RULE = phrase("rule")
    READING = phrase("reading")
    NO_RULE = phrase("no rule")
    NO_PLACE = phrase("not held here")
    OPEN = phrase("still open")


SIGNS = {Tie.RULE: "●", Tie.READING: "◌", Tie.NO_RULE: "–", Tie.NO_PLACE: "×", Tie.OPEN: "○"}


@dataclass(frozen=True, slots=True)
class SentenceShown:
    """A sentence with its number and its tie; ``number`` is the clause as printed, ``rule`` the
    name of what cites it."""

    clause: str
    number: str
    says: str
    tie: Tie
    rule: str = ""


def draw_dot(painter: QPainter, at: QPointF, tie: Tie) -> None:
    """Filled for a rule, a ring for none yet, dashed for a reading, a stroke for no rule, a cross
    for one that the program cannot hold."""
    theme = worn()
    if tie is Tie.RULE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.cite))
        painter.drawEllipse(at, DOT - 1.5, DOT - 1.5)
        return
    if tie is Tie.NO_RULE:
        painter.setPen(QPen(QColor(theme.text_2), 1.6))
        painter.drawLine(at - QPointF(4, 0), at + QPointF(4, 0))
        return
    if tie is Tie.NO_PLACE:
        painter.setPen(QPen(QColor(theme.text), 1.6))
        for down in (-4, 4):
            painter.drawLine(at - QPointF(4, down), at + QPointF(4, down))
        return
    edge = QPen(QColor(theme.reading_edge if tie is Tie.READING else theme.text), 1.8)
    if tie is Tie.READING:
        edge.setDashPattern([1.6, 1.2])
    painter.setPen(edge)
    painter.setBrush(QColor(theme.surface))
    painter.drawEllipse(at, DOT - 2, DOT - 2)
