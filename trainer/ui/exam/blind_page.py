"""Blind marking: a second examiner sees what was dealt and done, and no marks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from trainer.school.exam.signing import PlaceSeen, TaskMark
from trainer.ui.exam.numbers import Number
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    cell_grid,
    column,
    emptied,
    frame,
    label,
    row,
    wrapped,
)
from trainer.ui.kit.words_form import Unsent
from trainer.wording import say

MOST = 60


class BlindTask(Struct, frozen=True):
    """One task as it was dealt and done. ``name`` is that of its marks: ``round 3``."""

    name: str
    title: str
    dealt: Sequence[PlaceSeen]
    done: Sequence[PlaceSeen]


class BlindShown(Struct, frozen=True):
    """One sitting: whose, of what, task by task."""

    title: str
    under: str
    tasks: Sequence[BlindTask]


class BlindPage(Unsent):
    """Shows the tasks. Emits the marks that the examiner gave."""

    left = Signal()
    marked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam-blind")
        self.setAccessibleName(say("Mark blind"))
        back = SquareButton("exam-blind.back", "back", say("Back"))
        self._head = PageHead(
            back,
            Elided("", "panel", name="exam-blind.title"),
            label("", tone="quiet", name="exam-blind.under"),
        )
        self.do = Button(say("Give these marks"), "exam-blind.do", kind="primary", key="Ctrl Enter")
        self._head.add(self.do)
        self._tasks: QVBoxLayout = column(gap=10, around=(36, 18, 36, 28))
        self._numbers: dict[str, tuple[Number, Number]] = {}
        scroll = ScrollArea("exam-blind.scroll", say("Tasks"), sideways=True)
        scroll.hold(self._tasks)
        self.setLayout(column(self._head, (scroll, 1), gap=0))
        self._head.left.connect(self.left)
        self.do.clicked.connect(self._give)

    def present(self, shown: BlindShown) -> None:
        self._head.title.setText(shown.title)
        self._head.under.setText(shown.under)
        emptied(self._tasks)
        self._numbers = {}
        words = say("Count the errors in each task. The other marks are shown afterwards.")
        self._tasks.addWidget(wrapped(words, tone="quiet"))
        for task in shown.tasks:
            self._tasks.addWidget(self._task(task))
        self._tasks.addStretch(1)
        first = next(iter(self._numbers.values()), None)
        if first is not None:
            first[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def marks(self) -> dict[str, TaskMark]:
        return {
            name: TaskMark(errors.value(), min(critical.value(), errors.value()))
            for name, (errors, critical) in self._numbers.items()
        }

    @property
    def is_begun(self) -> bool:
        return self.isVisible() and any(each.errors for each in self.marks.values())

    def forget(self) -> None:
        self._numbers = {}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif enter and control:
            self._give()
        else:
            super().keyPressEvent(event)

    def _give(self, *_: object) -> None:
        self.marked.emit(self.marks)

    def _task(self, task: BlindTask) -> QFrame:
        slug = task.name.replace(" ", "-")
        errors = Number(
            f"exam-blind.{slug}.errors",
            say("{name}: {value}", name=task.title, value=say("Errors")),
            0,
            MOST,
        )
        critical = Number(
            f"exam-blind.{slug}.critical",
            say("{name}: {value}", name=task.title, value=say("of these critical")),
            0,
            MOST,
        )
        self._numbers[task.name] = (errors, critical)
        head = row(
            label(task.title, "section"),
            None,
            label(say("Errors")),
            errors,
            12,
            label(say("of these critical")),
            critical,
            gap=8,
        )
        dealt = column(label(say("Dealt"), "caption"), _dealt(task.dealt), None, gap=4)
        done = column(label(say("Done"), "caption"), _done(task.done), None, gap=4)
        both = row((dealt, 2), (done, 3), gap=28)
        return frame("card", column(head, both, gap=8, around=(20, 12, 20, 14)))


def _dealt(places: Sequence[PlaceSeen]) -> QGridLayout:
    """A row a place: its hand, its wagers, its decision."""
    grid = cell_grid(16, 6, around=0)
    for at, each in enumerate(places):
        if not each.place:
            grid.addWidget(wrapped(each.pieces[0], "dense"), at, 0, 1, 4)
            continue
        grid.addWidget(label(each.place, "strong"), at, 0)
        for piece, text in enumerate(each.pieces, start=1):
            made = wrapped(text, "dense") if piece == _WAGERS else label(text, "dense")
            grid.addWidget(made, at, piece)
    grid.setColumnStretch(_WAGERS, 1)
    return grid


_WAGERS = 2


def _done(places: Sequence[PlaceSeen]) -> QGridLayout:
    """A row a visit: its acts, one after another."""
    grid = cell_grid(16, 6, around=0)
    if not places:
        grid.addWidget(label(say("Nothing"), "dense"), 0, 0)
    for at, each in enumerate(places):
        acts = QWidget()
        steps = [f"→ {text}" if step else text for step, text in enumerate(each.pieces)]
        acts.setLayout(Flow(8, *(label(text, "dense") for text in steps)))
        grid.addWidget(label(each.place, "strong"), at, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(acts, at, 1)
    grid.setColumnStretch(1, 1)
    return grid
