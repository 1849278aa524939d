"""The laying of the payments, if the drill looks at it: beside the mistakes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.school.debrief import HandlingShown
from trainer.school.severity_words import severity_word
from trainer.ui.debrief.chip_row import StackRow
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.widgets import column, hairline, label, row, wrapped
from trainer.wording import say


class Handling(QFrame):
    """Lists payments that were worth the right thing or not, and could be laid better."""

    def __init__(self, told: tuple[HandlingShown, ...], values: tuple[Money, ...]) -> None:
        super().__init__()
        self.setObjectName("debrief.handling")
        self.setProperty("kind", "card")
        heading = wrapped(say("How the payments were laid"), "section")
        note = wrapped(say("The school's advice. It changes no amount and no score."), "caption")
        body = column(heading, note, gap=4, around=(18, 14, 18, 14))
        for each in told:
            body.addSpacing(6)
            body.addWidget(hairline())
            body.addSpacing(6)
            body.addLayout(_line(each, values))
        self.setLayout(body)
        self.setAccessibleName(heading.text())


def _line(told: HandlingShown, values: tuple[Money, ...]) -> QHBoxLayout:
    mark = MarkBadge(told.severity)
    mark.setAccessibleName(severity_word(told.severity))
    words = column(
        wrapped(told.title, "strong"), wrapped(told.where, "secondary"), wrapped(told.why), gap=2
    )
    line = row(gap=10)
    line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
    line.addLayout(words, 1)
    line.addLayout(_shown(say("Laid"), told.laid, values))
    line.addLayout(_shown(say("Better"), told.better, values))
    return line


def _shown(words: str, stacks: Stacks, values: tuple[Money, ...]) -> QHBoxLayout:
    picture = StackRow(stacks, values)
    return row(column(None, picture, label(words, "caption"), gap=2))
