"""The two lists of the page of today: the drills with their keys, and the latest results."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame

from trainer.ui.home.drill_row import DrillRow
from trainer.ui.home.groups import DrillGroups
from trainer.ui.home.snapshot import AttemptShown, DrillOffered
from trainer.ui.line_button import LineButton, LineCell, LineHeads
from trainer.ui.widgets import column, emptied, label, row, wrapped
from trainer.wording import say

KEYED = 9
MOST_RECENT = 8


class DrillList(QFrame):
    """The drills of the chosen house, one kind of them listed. Emits the id of the chosen one, and
    when the chosen one shall begin."""

    chosen = Signal(str)
    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("drills")
        self._rows = column(gap=0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, DrillRow] = {}
        self._drills: tuple[DrillOffered, ...] = ()
        self.groups = DrillGroups()
        self.groups.chosen.connect(self._choose_group)
        head = label(say("Drills"), "section")
        pieces = (head, self.groups, self._rows, None)
        self.setLayout(column(*pieces, gap=8, around=(20, 16, 14, 14)))

    def present(self, drills: tuple[DrillOffered, ...], chosen: str) -> None:
        """Show those that are of the chosen one's kind; the first nine have a number key."""
        self._drills = drills
        kind = next((drill.group for drill in drills if drill.id == chosen), "")
        self.groups.present(tuple(dict.fromkeys(drill.group for drill in drills)), kind)
        listed = tuple(drill for drill in drills if drill.group == kind)
        if tuple(self._buttons) != tuple(drill.id for drill in listed):
            self._build(listed)
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)

    def press(self, number: int) -> bool:
        """Choose the drill with that key. True where there is one."""
        ids = list(self._buttons)[:KEYED]
        if not 1 <= number <= len(ids):
            return False
        self._buttons[ids[number - 1]].setFocus()
        self._buttons[ids[number - 1]].click()
        return True

    def _build(self, drills: tuple[DrillOffered, ...]) -> None:
        emptied(self._rows)
        self._buttons = {}
        for number, drill in enumerate(drills, start=1):
            key = str(number) if number <= KEYED else ""
            button = DrillRow(drill, key)
            button.clicked.connect(partial(self._choose, drill.id))
            button.begun.connect(self.begun)
            self._group.addButton(button)
            self._buttons[drill.id] = button
            self._rows.addWidget(button)

    def _choose(self, drill: str, *_: object) -> None:
        self.chosen.emit(drill)

    def _choose_group(self, group: str) -> None:
        """The first drill of that kind is the chosen one."""
        first = next((drill for drill in self._drills if drill.group == group), None)
        if first is not None:
            self.chosen.emit(first.id)


class RecentList(QFrame):
    """The latest rounds. Emits the id of the one that shall be opened."""

    opened = Signal(str)
    all_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("recent")
        self._rows = column(gap=0)
        self.setLayout(
            column(
                label(say("Recent results"), "section"),
                self._rows,
                None,
                gap=8,
                around=(20, 16, 14, 14),
            )
        )

    def present(self, recent: tuple[AttemptShown, ...]) -> None:
        """Show these rounds, the latest first."""
        emptied(self._rows)
        if not recent:
            empty = wrapped(say("No rounds yet. Settle a table to see how it went."), tone="quiet")
            self._rows.addLayout(row(empty, around=(0, 6, 0, 0)))
            return
        self._rows.addWidget(LineHeads(_cells(_heads())))
        for attempt in recent[:MOST_RECENT]:
            button = LineButton(_cells(attempt), f"recent.{attempt.id}", _spoken(attempt))
            button.clicked.connect(partial(self._open, attempt.id))
            self._rows.addWidget(button)

    def _open(self, attempt: str, *_: object) -> None:
        self.opened.emit(attempt)


def _cells(attempt: AttemptShown) -> tuple[LineCell, ...]:
    return (
        LineCell(attempt.when, 92, quiet=True),
        LineCell(attempt.drill, 0.6, bold=True),
        LineCell(attempt.house, 0.4, quiet=True),
        LineCell(attempt.right, 56, right=True),
        LineCell(attempt.pace, 54, quiet=True, right=True, from_width=520),
    )


def _spoken(attempt: AttemptShown) -> str:
    return say(
        "{when}, {drill}, {house}, {share} right",
        when=attempt.when,
        drill=attempt.drill,
        house=attempt.house,
        share=attempt.right,
    )


def _heads() -> AttemptShown:
    return AttemptShown("", say("When"), say("Drill"), say("House"), say("Right"), say("Hands/h"))
