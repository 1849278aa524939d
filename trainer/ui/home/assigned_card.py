"""A supervisor's assignments: author, date, progress, and a button that deals each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.records.registry.said import Remedial
from trainer.school.practice import Practice
from trainer.school.review.assignments import remedial_words
from trainer.school.words.date_words import at, due
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say


class AssignedShown(Struct, frozen=True):
    """One remedial: its subject, who assigned it, when it is due, and its progress.

    ``overdue``: its day is over, which ``by`` says too. ``id`` is empty for one that is cleared.
    """

    id: str
    words: str
    by: str
    progress: str
    note: str = ""
    overdue: bool = False


class AssignedCard(Ground):
    """Shows the assignments; hidden if there are none. Emits the id of the one to be worked."""

    worked = Signal(str)

    def __init__(self) -> None:
        super().__init__("card", "assigned", say("Assigned to you"))
        self._lines = column(gap=0)
        head = label(say("Assigned to you"), "section")
        self.setLayout(column(head, self._lines, gap=8, around=(20, 16, 20, 16)))
        self._first = ""
        self._assigned: tuple[AssignedShown, ...] = ()
        self.hide()

    def present(self, assigned: Sequence[AssignedShown]) -> None:
        """Show these, the first due first."""
        if tuple(assigned) == self._assigned:
            return  # a button made anew under a press would not hear its release
        self._assigned = tuple(assigned)
        emptied(self._lines)
        self._first = next((each.id for each in assigned if each.id), "")
        for turn, each in enumerate(assigned, 1):
            self._lines.addWidget(hairline())
            self._lines.addWidget(self._line(each, f"assigned.{turn}"))
        self.setVisible(bool(assigned))

    def work_first(self) -> bool:
        """Work the one that is due first. False if there is none."""
        if self._first:
            self.worked.emit(self._first)
        return bool(self._first)

    def _line(self, shown: AssignedShown, name: str) -> QWidget:
        made = QWidget()
        made.setObjectName(name)
        words = column(wrapped(shown.words, "strong"), gap=2)
        by = wrapped(shown.by, "secondary", tone="serious" if shown.overdue else "")
        words.addWidget(by)
        words.addWidget(wrapped(shown.progress, "secondary"))
        if shown.note:
            words.addWidget(wrapped(say('"{note}"', note=shown.note), "dense"))
        body = row((words, 1), gap=16, around=(0, 10, 0, 10))
        if shown.id:
            body.addWidget(self._button(shown, name), 0, Qt.AlignmentFlag.AlignVCenter)
        made.setLayout(body)
        return made

    def _button(self, shown: AssignedShown, name: str) -> Button:
        key = "A" if shown.id == self._first else ""
        made = Button(say("Work on it"), f"{name}.work", key=key)
        made.setAccessibleDescription(shown.words)
        made.clicked.connect(partial(self._work, shown.id))
        return made

    def _work(self, remedial: str, *_: object) -> None:
        self.worked.emit(remedial)


def assigned_shown(practice: Practice, now: datetime) -> tuple[AssignedShown, ...]:
    """The remedials to be worked, the first due first, then those cleared today."""
    start = now.replace(hour=0, minute=0, second=0, microsecond=0)
    reviews = practice.reviews
    still = tuple(_open(each, practice, now) for each in reviews.assigned())
    cleared = reviews.cleared(int(start.timestamp() * 1000))
    return (*still, *(_cleared(each, practice) for each in cleared))


def _open(each: Remedial, practice: Practice, now: datetime) -> AssignedShown:
    return AssignedShown(
        id=each.remedial,
        words=_words(each, practice),
        by=say("Assigned by {who}, {due}", who=each.by_name, due=due(each.due_ms, now)),
        progress=say(
            "{run} of {needed} in a row without an error; other practice does not count",
            run=min(each.run, each.in_a_row),
            needed=each.in_a_row,
        ),
        note=each.note,
        overdue=at(each.due_ms) < now,
    )


def _cleared(each: Remedial, practice: Practice) -> AssignedShown:
    by = say("Assigned by {who}", who=each.by_name)
    return AssignedShown("", _words(each, practice), by, say("Cleared today"))


def _words(each: Remedial, practice: Practice) -> str:
    house = practice.curriculum.shelf.title_of(each.house)
    return say("{what}, {house}", what=remedial_words(each, practice), house=house)
