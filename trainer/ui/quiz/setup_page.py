"""Setting a quiz up: the houses, the areas, how many questions, how long for each; beside it how
answers count, and the last quizzes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from trainer.drills.skills.skill import Area
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.quiz_blueprint import ITEMS, QuizBlueprint
from trainer.school.results import AttemptDone
from trainer.school.words.date_words import lately_at
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.painted import LineButton, LineCell
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    centred,
    column,
    emptied,
    frame,
    hairline,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.ui.quiz.checks import Checks
from trainer.wording import say, say_list

WIDEST, BESIDE, SIDE_WIDE = 1420, 1250, 400
LISTED = 8
"""The last quizzes that are listed."""

ITEM_COUNTS = (10, 20, 30, 50)
SECONDS = (10, 20, 30, 60)
AreasOf = Callable[[Sequence[str]], Sequence[Area]]


class QuizSetupPage(ScrollArea):
    """Shows what a quiz is made of. Emits the blueprint to begin, or to print; or an earlier quiz
    that is to be opened."""

    begun = Signal(object)
    printed = Signal(object)
    opened = Signal(str)
    at_table = Signal()

    def __init__(self) -> None:
        super().__init__("quiz", say("Quiz"), sideways=True)
        self._areas_of: AreasOf = lambda _: ()
        self.houses = Checks("quiz.houses", say("Houses"), 3)
        self.areas = Checks("quiz.areas", say("Areas"), 3)
        self.items = Segments("quiz.items", say("Questions"), [(n, str(n)) for n in ITEM_COUNTS])
        self.seconds = Segments(
            "quiz.seconds",
            say("Time for each"),
            [(0, say("No clock")), *((n, say("{number} s", number=n)) for n in SECONDS)],
        )
        self.begin = Button(say("Start the quiz"), "quiz.begin", kind="primary", key="Enter")
        self.begin.setMinimumHeight(46)
        self.paper = Button(say("Print or save as PDF"), "quiz.print", key="P", does=self._print)
        self.paper.setMinimumHeight(46)
        self.table = Button(say("At a real table"), "quiz.table", does=self.at_table)
        self.table.setMinimumHeight(46)
        self._missing = label("", "secondary", name="quiz.missing")
        self._last = column(gap=0)
        self.items.show_chosen(ITEMS)
        self.seconds.show_chosen(0)
        self._put_together()
        self.houses.changed.connect(self._offer_areas)
        self.areas.changed.connect(self._check)
        self.begin.clicked.connect(self._begin)

    def present(
        self, houses: Sequence[tuple[str, str]], areas_of: AreasOf, chosen: Sequence[str]
    ) -> None:
        """Offer these houses; what was chosen before stays chosen."""
        before = [each for each in self.houses.values if each in dict(houses)]
        self._areas_of = areas_of
        self.houses.offer(houses, before or chosen)
        self._offer_areas()
        self.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_last(self, quizzes: Sequence[AttemptDone], now: datetime) -> None:
        emptied(self._last)
        for place, each in enumerate(quizzes):
            when = lately_at(each.when, now)
            right = say("{some} of {all}", some=each.right, all=each.lines)
            cells = (
                LineCell(when, 0.4, quiet=True),
                LineCell(each.house_title, 0.4),
                LineCell(right, 0.2, bold=True, right=True),
            )
            spoken = say_list((when, each.house_title, right), "")
            line = LineButton(cells, f"quiz.last.{place}", spoken)
            line.clicked.connect(partial(self.opened.emit, each.attempt_id))
            self._last.addWidget(line)
        if not quizzes:
            self._last.addWidget(wrapped(say("No quiz yet."), "secondary"))

    @property
    def blueprint(self) -> QuizBlueprint | None:
        """The chosen quiz; None if the choice makes none."""
        houses = tuple(map(str, self.houses.values))
        areas = tuple(each for each in self.areas.values if isinstance(each, Area))
        items, seconds = self.items.value, self.seconds.value
        if not houses or not areas:
            return None
        return QuizBlueprint(
            houses,
            () if self.areas.all_chosen else areas,
            items if isinstance(items, int) else ITEMS,
            seconds if isinstance(seconds, int) and seconds else None,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Enter": self._begin, "P": self._print}):
            super().keyPressEvent(event)

    def _begin(self, *_: object) -> None:
        if self.blueprint is not None:
            self.begun.emit(self.blueprint)

    def _print(self, *_: object) -> None:
        if self.blueprint is not None:
            self.printed.emit(self.blueprint)

    def _offer_areas(self) -> None:
        """Offer the areas of the chosen houses; all are chosen if all were before."""
        there = self._areas_of([str(each) for each in self.houses.values])
        before = self.areas.values
        everything = self.areas.all_chosen
        self.areas.offer([(area, area.words) for area in there], there if everything else before)
        self._check()

    def _check(self) -> None:
        ready = self.blueprint is not None
        self.begin.setEnabled(ready)
        self.paper.setEnabled(ready)
        self._missing.setVisible(not ready)
        if not self.houses.values:
            self._missing.setText(say("Choose a house."))
        elif not ready:
            self._missing.setText(say("Choose an area."))

    def _put_together(self) -> None:
        intro = wrapped(
            say("The right answers are shown at the end. You also say how sure you are."),
            tone="quiet",
        )
        body = column(gap=12, around=(20, 16, 20, 18))
        parts = (
            (say("Houses"), self.houses),
            (say("Areas"), self.areas),
            (say("Questions"), self.items),
            (say("Time for each"), self.seconds),
        )
        for place, (title, control) in enumerate(parts):
            if place:
                body.addWidget(hairline())
            name = label(title, "strong")
            name.setFixedWidth(scaled(130))
            line = row(gap=12)
            line.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(control, 1)
            body.addLayout(line)
        card = frame("card", body)
        ways_on = row(self.begin, self.paper, self.table, self._missing, None, gap=12)
        head = label(say("Last quizzes"), "section")
        last = frame("card", column(head, self._last, gap=8, around=(20, 16, 20, 18)))
        self._side = QWidget()
        self._side.setLayout(column(_scoring(), last, None, gap=16))
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(16)
        self._columns.addLayout(column(card, ways_on, None, gap=14), 1)
        self._columns.addWidget(self._side)
        content = QWidget()
        content.setMaximumWidth(WIDEST + 72)
        page_title = label(say("Quiz"), "title")
        whole = column(page_title, intro, self._columns, None, gap=14, around=(36, 28, 36, 28))
        content.setLayout(whole)
        self.hold(centred(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the rest beside the form where there is room, else below it."""
        super().resizeEvent(event)
        ways, beside = QBoxLayout.Direction, self.viewport().width() >= scaled(BESIDE)
        self._columns.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._side.setMinimumWidth(scaled(SIDE_WIDE) if beside else 0)
        self._side.setMaximumWidth(scaled(SIDE_WIDE) if beside else WIDEST)


def _scoring() -> QFrame:
    """The marks of an answer by its certainty."""
    grid = cell_grid(24, 8, wide=0)
    for at, head in enumerate((say("Right"), say("Wrong")), start=1):
        grid.addWidget(label(head, "caption"), 0, at, Qt.AlignmentFlag.AlignRight)
    for place, each in enumerate(reversed(Certainty), start=1):
        grid.addWidget(label(each.words, "strong"), place, 0)
        lost = f"−{each.lost}" if each.lost else "0"
        for at, marks in enumerate((f"+{int(each)}", lost), start=1):
            grid.addWidget(label(marks, "strong"), place, at, Qt.AlignmentFlag.AlignRight)
    made = frame("card")
    made.setObjectName("quiz.scoring")
    title = label(say("How answers count"), "section")
    made.setLayout(column(title, grid, gap=8, around=(20, 16, 20, 18)))
    return made
