"""The parts of a quiz's result: tables of parts, and a wrong answer with where to go from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from trainer.school.questions.quiz_sheet import Graded, QuizPart
from trainer.ui.quick.result_parts import WrongCard
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say


def marks_words(marks: int) -> str:
    """Marks with a true minus."""
    return f"−{-marks}" if marks < 0 else str(marks)


class PartsCard(QFrame):
    """The result of each part of the quiz."""

    def __init__(self, title: str, name: str, parts: Sequence[QuizPart]) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName(f"quiz.{name}")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(0, 1)
        for at, head in enumerate(("", say("Right"), say("Marks"))):
            grid.addWidget(_cell(head, "caption", right=at > 0), 0, at)
        for place, part in enumerate(parts, start=1):
            right = say("{some} of {all}", some=part.right, all=part.items)
            words = wrapped(part.words, "dense", name=f"quiz.{name}.{part.name}")
            words.setAccessibleName(
                say(
                    "{name}: {share} right, {marks} marks",
                    name=part.words,
                    share=right,
                    marks=part.marks,
                )
            )
            grid.addWidget(words, place, 0)
            grid.addWidget(_cell(right, "dense", right=True), place, 1)
            grid.addWidget(_cell(marks_words(part.marks), "dense", right=True), place, 2)
        self.setLayout(column(label(title, "section"), grid, gap=8, around=(18, 14, 18, 16)))


class ErrorCard(WrongCard):
    """A wrong answer of a quiz. Emits that its clause is asked for, or fresh ones of its kind."""

    clause = Signal(int)
    drill = Signal(int)

    def __init__(self, graded: Graded, *, four_colour: bool) -> None:
        super().__init__(graded.item, four_colour=four_colour)
        number = graded.number
        reason = graded.item.marked.reason
        clause = Button(say("The clause"), f"quiz.clause.{number}")
        clause.clicked.connect(lambda: self.clause.emit(number))
        clause.setVisible(reason.clause is not None)
        drill = Button(say("Practise this"), f"quiz.drill.{number}")
        drill.clicked.connect(lambda: self.drill.emit(number))
        clause.setAccessibleName(say("The clause of question {number}", number=number))
        drill.setAccessibleName(say("Practise what question {number} asked", number=number))
        told = [graded.house_title, graded.area.words]
        if graded.certainty is not None:
            told.append(graded.certainty.words)
        about = wrapped(" · ".join(told), "secondary", name=f"quiz.about.{number}")
        line = row(gap=8)
        line.addWidget(about, 1)
        line.addWidget(clause)
        line.addWidget(drill)
        self.layout().addLayout(line)  # type: ignore[union-attr]


def _cell(text: str, role: str, *, right: bool) -> QLabel:
    made = label(text, role)
    if right:
        made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return made
