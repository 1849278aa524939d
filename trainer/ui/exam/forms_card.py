"""Three forms of an exam side by side: other cards and seats, the same weight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal

from trainer.game.rules import Result
from trainer.school.exam.drawn_forms import DrawnForm
from trainer.school.exam.forms import FormWeight
from trainer.school.exam.wrong_rules import LEAST
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.widgets import Button, cell_grid, column, emptied, hairline, label, row, wrapped
from trainer.wording import say, say_figure, say_list

FORMS = ("A", "B", "C")

_Cells = Sequence[Sequence[int]]


class FormsCard(Ground):
    """Shows what the forms hold. Emits the seed of a form to be read, and the first of three to be
    drawn."""

    opened = Signal(int)
    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__("card", "exam-set.forms")
        self.first = 1
        self._others = Button(say("Draw three others"), "exam-set.forms.others")
        self._others.setProperty("small", "true")
        self._others.clicked.connect(self._draw_others)
        self._grid = cell_grid(6, 3, wide=0)
        head = row(label(say("Three forms"), "section"), gap=8)
        self._alike = wrapped(say("same weight, other cards and seats"), "secondary")
        head.addWidget(self._alike, 1)
        head.addWidget(self._others)
        self.setLayout(column(head, self._grid, gap=6, around=(20, 8, 20, 10)))

    def show_tall(self, tall: bool) -> None:
        """Set the rows apart, if the window has the room."""
        self._grid.setVerticalSpacing(7 if tall else 3)

    def present(self, weight: FormWeight | None, starred: int) -> None:
        """Show the counts common to all forms until three are drawn; None if there are none."""
        emptied(self._grid)
        self._others.setVisible(weight is not None)
        self._alike.setText(say("same weight, other cards and seats") if weight else "")
        if weight is not None:
            enough = sum(each.times >= LEAST for each in weight.rules)
            by = [weight.results.get(each, 0) for each in _RESULTS]
            held = ((weight.decisions, starred), by, (enough,))
            self._fill([[each] * len(FORMS) for each in held])

    def show_forms(self, forms: Sequence[DrawnForm]) -> None:
        """Show what these hold, and how often a dealer passes them."""
        emptied(self._grid)
        held: list[_Cells] = [
            [(each.decisions, each.starred) for each in forms],
            [[each.results.get(result, 0) for result in _RESULTS] for each in forms],
            [(each.rules,) for each in forms],
        ]
        self._fill(held)
        passing = [round(1000 * each.passing) for each in forms]
        texts = [say("{part}%", part=say_figure(f"{each / 10:.1f}")) for each in passing]
        apart = say_figure(f"{(max(passing) - min(passing)) / 10:.1f}")
        self._line(len(held), say("A 1% dealer passes, simulated"), [*texts, apart])

    def _fill(self, rows: Sequence[_Cells]) -> None:
        for at, name in enumerate(FORMS):
            self._grid.addWidget(self._form(at, name), 0, at + 1)
        self._grid.addWidget(label(say("Differ by"), "caption"), 0, len(FORMS) + 1)
        for down, (words, cells) in enumerate(zip(_heads(), rows, strict=True)):
            self._line(down, words, [*map(_together, cells), str(_most_apart(cells))])

    def _line(self, down: int, words: str, texts: Sequence[str]) -> None:
        line = 2 * down + 2
        self._grid.addWidget(hairline(), line - 1, 0, 1, len(FORMS) + 2)
        self._grid.addWidget(wrapped(words, "dense"), line, 0)
        for at, text in enumerate(texts):
            cell = label(text, "dense")
            cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(cell, line, at + 1)

    def _form(self, at: int, name: str) -> Button:
        made = Button(say("Form {name}", name=name), f"exam-set.form.{name}")
        made.setProperty("small", "true")
        made.clicked.connect(partial(self._open, at))
        return made

    def _open(self, at: int, *_: object) -> None:
        self.opened.emit(self.first + at)

    def _draw_others(self, *_: object) -> None:
        self.first += len(FORMS)
        self.wanted.emit(self.first)


_RESULTS = (Result.WIN, Result.LOSE, Result.PUSH)


def _heads() -> Iterator[str]:
    yield say("Decisions; starred")
    yield say("To pay; to take; to leave")
    yield say("Wrong rules at least twice")


def _together(cells: Sequence[int]) -> str:
    return say_list([*map(str, cells)], ";")


def _most_apart(cells: _Cells) -> int:
    """The most by which one figure differs between the forms."""
    return max([max(each) - min(each) for each in zip(*cells, strict=True)], default=0)
