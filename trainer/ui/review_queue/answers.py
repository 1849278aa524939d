"""The answers of a sitting of questions: those that were wrong as cards, the others in lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from trainer.school.one_question.screens import ItemDone
from trainer.school.questions.result_shown import QuickSummary
from trainer.school.remark import Remark
from trainer.ui.debrief.said_block import blocks_of
from trainer.ui.quick.result_parts import WrongCard, asked, seconds
from trainer.ui.widgets import Piece, column, frame, label, row, wrapped
from trainer.wording import say


class AnswersList(QScrollArea):
    """Scrolls through the answers."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("attempt.answers")
        self.setAccessibleName(say("Answers"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def present(
        self, result: QuickSummary, said: Sequence[Remark], *, four_colour: bool = False
    ) -> None:
        """Show these answers, each with what was said of it."""
        page, pieces = frame("plain"), list[Piece]()
        for item in result.wrong:
            pieces.append(WrongCard(item, four_colour=four_colour))
            number = item.marked.number
            of_it = [each for each in said if each.number == number]
            pieces += blocks_of(of_it, f"attempt.answer.{number}.said")
        right = [item for item in result.items if item.marked.right]
        if right:
            pieces.append(_right(right))
        page.setLayout(column(*pieces, None, gap=14, around=(0, 0, 10, 0)))
        self.setWidget(page)


def _right(items: Sequence[ItemDone]) -> QFrame:
    card = frame("card")
    lines: list[Piece] = [label(say("Right answers"), "section")]
    for item in items:
        line = row(label(str(item.marked.number), "strong"), gap=10)
        line.addWidget(wrapped(f"{asked(item)}  {item.marked.given}", "dense"), 1)
        line.addWidget(label(seconds(item.marked.elapsed_ms), "secondary"))
        lines.append(line)
    card.setLayout(column(*lines, gap=6, around=(18, 14, 18, 14)))
    return card
