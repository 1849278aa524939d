"""Setting a quiz up: the houses, the areas, how many questions, how long for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.drills.skills.skill import Area
from trainer.school.questions.quiz_blueprint import ITEMS, QuizBlueprint
from trainer.ui.kit.scroll_area import ScrollArea
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    at_left,
    column,
    enter_presses,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.ui.quiz.checks import Checks
from trainer.wording import say

WIDE = 860
ITEM_COUNTS = (10, 20, 30, 50)
SECONDS = (10, 20, 30, 60)
AreasOf = Callable[[Sequence[str]], Sequence[Area]]


class QuizSetupPage(ScrollArea):
    """Shows what a quiz is made of. Emits the blueprint to begin, or to print."""

    begun = Signal(object)
    printed = Signal(object)
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
        self.begin = Button(say("Begin the quiz"), "quiz.begin", kind="primary", key="Enter")
        self.begin.setMinimumHeight(46)
        self.paper = Button(say("Print or save as PDF"), "quiz.print", key="P")
        self.paper.setMinimumHeight(46)
        self.table = Button(say("At a real table"), "quiz.table")
        self.table.setMinimumHeight(46)
        self._missing = label("", "secondary", name="quiz.missing")
        self.items.show_chosen(ITEMS)
        self.seconds.show_chosen(0)
        self._put_together()
        self.houses.changed.connect(self._offer_areas)
        self.areas.changed.connect(self._check)
        self.begin.clicked.connect(self._begin)
        self.paper.clicked.connect(self._print)
        self.table.clicked.connect(self.at_table)

    def present(
        self, houses: Sequence[tuple[str, str]], areas_of: AreasOf, chosen: Sequence[str]
    ) -> None:
        """Offer these houses; what was chosen before stays chosen."""
        before = [each for each in self.houses.values if each in dict(houses)]
        self._areas_of = areas_of
        self.houses.offer(houses, before or chosen)
        self._offer_areas()
        self.begin.setFocus(Qt.FocusReason.OtherFocusReason)

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
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._begin()
        elif event.key() == Qt.Key.Key_P:
            self._print()
        else:
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
            say(
                "Answers come at the end. You also say how sure you are. Certain and right "
                "earns 3. Certain and wrong costs 6."
            ),
            tone="quiet",
        )
        card = frame("card")
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
        card.setLayout(body)
        content = QWidget()
        content.setMaximumWidth(WIDE + 72)
        whole = column(
            label(say("Quiz"), "title"),
            intro,
            card,
            row(self.begin, self.paper, self.table, self._missing, None, gap=12),
            None,
            gap=14,
            around=(36, 28, 36, 28),
        )
        content.setLayout(whole)
        self.hold(at_left(content))
