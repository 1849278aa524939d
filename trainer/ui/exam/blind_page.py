"""Blind marking: a second examiner sees what was dealt and done, and no marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.school.exam.signing import TaskMark
from trainer.ui.exam.numbers import Number
from trainer.ui.page_head import PageHead, SquareButton
from trainer.ui.scroll_area import ScrollArea
from trainer.ui.widgets import Button, column, emptied, enter_presses, frame, label, row, wrapped
from trainer.wording import say

MOST = 60


@dataclass(frozen=True, slots=True)
class BlindTask:
    """One task as it was dealt and done. ``name`` is that of its marks: ``round 3``."""

    name: str
    title: str
    dealt: Sequence[str]
    done: Sequence[str]


@dataclass(frozen=True, slots=True)
class BlindShown:
    """One sitting: whose, of what, task by task."""

    title: str
    under: str
    tasks: Sequence[BlindTask]


class BlindPage(QWidget):
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
            label("", "panel", name="exam-blind.title"),
            label("", tone="quiet", name="exam-blind.under"),
        )
        self.do = Button(say("Give these marks"), "exam-blind.do", kind="primary", key="Ctrl Enter")
        self._head.add(self.do)
        self._tasks: QVBoxLayout = column(gap=10, around=(36, 18, 36, 28))
        self._numbers: dict[str, tuple[Number, Number]] = {}
        scroll = ScrollArea("exam-blind.scroll", say("Tasks"), sideways=True)
        scroll.hold(self._tasks)
        whole = column(self._head, gap=0)
        whole.addWidget(scroll, 1)
        self.setLayout(whole)
        self._head.left.connect(self.left)
        self.do.clicked.connect(self._give)

    def present(self, shown: BlindShown) -> None:
        """Show this sitting, to be marked."""
        self._head.title.setText(shown.title)
        self._head.under.setText(shown.under)
        emptied(self._tasks)
        self._numbers = {}
        told = say("Count the errors in each task. The other marks are shown afterwards.")
        self._tasks.addWidget(wrapped(told, tone="quiet"))
        for task in shown.tasks:
            self._tasks.addWidget(self._task(task))
        self._tasks.addStretch(1)
        first = next(iter(self._numbers.values()), None)
        if first is not None:
            first[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def marks(self) -> dict[str, TaskMark]:
        """The examiner's marks, by task."""
        return {
            name: TaskMark(errors.value(), min(critical.value(), errors.value()))
            for name, (errors, critical) in self._numbers.items()
        }

    def number(self, task: str) -> tuple[Number, Number]:
        """The counters of a task: errors, and critical ones."""
        return self._numbers[task]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif enter and control:
            self._give()
        elif enter:
            enter_presses(self)
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
            say("{name}: {value}", name=task.title, value=say("Critical")),
            0,
            MOST,
        )
        self._numbers[task.name] = (errors, critical)
        card = frame("card")
        head = row(
            label(task.title, "section"),
            None,
            label(say("Errors")),
            errors,
            12,
            label(say("Critical")),
            critical,
            gap=8,
        )
        both = row(gap=24)
        for title, lines in ((say("Dealt"), task.dealt), (say("Done"), task.done)):
            side: QVBoxLayout = column(label(title, "caption"), gap=2)
            for line in lines:
                side.addWidget(wrapped(line, "dense"))
            side.addStretch(1)
            both.addLayout(side, 1)
        card.setLayout(column(head, both, gap=8, around=(20, 12, 20, 14)))
        return card
