"""Three forms of an exam side by side: other cards and seats, the same weight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from trainer.game.rules import Result
from trainer.school.exam.forms import FormWeight
from trainer.school.exam.wrong_rules import LEAST
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say

FORMS = ("A", "B", "C")


class FormsCard(QFrame):
    """Shows what the forms have alike. Emits the seed of a form that is to be read."""

    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam-set.forms")
        self.setProperty("kind", "card")
        self._first = 1
        self._others = Button(say("Draw three others"), "exam-set.forms.others")
        self._others.setProperty("small", "true")
        self._others.clicked.connect(self._draw_others)
        self._told = wrapped("", "dense", name="exam-set.forms.told")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        head = row(label(say("Three forms"), "section"), gap=8)
        head.addWidget(wrapped(say("same weight, other cards and seats"), "secondary"), 1)
        head.addWidget(self._others)
        self.setLayout(column(head, self._grid, self._told, gap=6, around=(20, 12, 20, 14)))

    def present(self, weight: FormWeight | None, starred: int) -> None:
        """Show these counts; None where forms differ."""
        emptied(self._grid)
        self._others.setVisible(weight is not None)
        self._told.setVisible(weight is None)
        self._told.setText(say("Forms differ. Preview shows one of them."))
        if weight is None:
            return
        for at, name in enumerate(FORMS):
            self._grid.addWidget(self._form(at, name), 0, at + 1)
        self._grid.addWidget(label(say("Differ by"), "caption"), 0, len(FORMS) + 1)
        for down, (words, value) in enumerate(_rows(weight, starred)):
            line = 2 * down + 2
            self._grid.addWidget(hairline(), line - 1, 0, 1, len(FORMS) + 2)
            self._grid.addWidget(wrapped(words, "dense"), line, 0)
            for at, text in enumerate((*[value] * len(FORMS), "0")):
                cell = label(text, "dense")
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(cell, line, at + 1)

    def _form(self, at: int, name: str) -> Button:
        made = Button(say("Form {name}", name=name), f"exam-set.form.{name}")
        made.setProperty("small", "true")
        made.clicked.connect(partial(self._open, at))
        return made

    def _open(self, at: int, *_: object) -> None:
        self.opened.emit(self._first + at)

    def _draw_others(self, *_: object) -> None:
        self._first += len(FORMS)


def _rows(weight: FormWeight, starred: int) -> Iterator[tuple[str, str]]:
    yield say("Decisions; starred"), f"{weight.decisions}; {starred}"
    by = [weight.results.get(each, 0) for each in (Result.WIN, Result.LOSE, Result.PUSH)]
    yield say("To pay; to take; to leave"), "; ".join(map(str, by))
    enough = sum(each.times >= LEAST for each in weight.rules)
    yield say("Wrong rules at least twice"), str(enough)
