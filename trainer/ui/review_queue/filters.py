"""The filters of the queue: two rows of drop-down lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from trainer.records.registry.reads.review_filter import Outcome, Sort, Wanted, What
from trainer.school.review.queue import QueueChoices, QueueNamed
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.widgets import Button, column, row
from trainer.wording import Phrase, phrase, say, say_phrase

FIRST_DAYS = 30

_WHAT: Mapping[What, Phrase] = {
    What.EXAM: phrase("Exams"),
    What.ROUND: phrase("Rounds"),
    What.QUICK: phrase("Quick drills"),
    What.QUIZ: phrase("Quizzes"),
}
_OUTCOMES: Mapping[Outcome, Phrase] = {
    Outcome.PASSED: phrase("Passed"),
    Outcome.FAILED: phrase("Not passed"),
    Outcome.VOID: phrase("Void"),
    Outcome.ASKED: phrase("Review requested"),
    Outcome.OVERRIDDEN: phrase("Overridden"),
    Outcome.COMMENTED: phrase("Commented"),
}
_SORTS: Mapping[Sort, Phrase] = {
    Sort.WAITING: phrase("Waiting first"),
    Sort.NEWEST: phrase("Latest first"),
    Sort.OLDEST: phrase("Earliest first"),
    Sort.MISTAKES: phrase("Most mistakes first"),
    Sort.SHARE: phrase("Least right first"),
    Sort.TRAINEE: phrase("By trainee"),
}
_PERIODS: Mapping[int, Phrase] = {  # in days; 0 is all of them
    7: phrase("Last 7 days"),
    14: phrase("Last 14 days"),
    30: phrase("Last 30 days"),
    90: phrase("Last 90 days"),
    0: phrase("All days"),
}


class Filters(QWidget):
    """Shows the ways to narrow the list. Emits that another choice was made."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.classes = _box("class", say("Class"))
        self.trainees = _box("trainee", say("Trainee"))
        self.houses = _box("house", say("House"))
        self.drills = _box("drill", say("Drill"))
        self.what = _box("kind", say("Kind"))
        self.outcomes = _box("outcome", say("Outcome"))
        self.period = _box("time", say("Time"))
        self.sort = _box("sort", say("Order"))
        self.clear = Button(say("Clear the filters"), "attempts.clear", key="X")
        what = [(each.value, say_phrase(text)) for each, text in _WHAT.items()]
        self.what.offer([("", say("All kinds")), *what])
        outcomes = [(each.value, say_phrase(text)) for each, text in _OUTCOMES.items()]
        self.outcomes.offer([("", say("All outcomes")), *outcomes])
        self.period.offer((days, say_phrase(text)) for days, text in _PERIODS.items())
        self.sort.offer((each.value, say_phrase(text)) for each, text in _SORTS.items())
        self.offer(QueueChoices((), (), (), ()))
        self.reset()
        self._put_together()

    def offer(self, choices: QueueChoices) -> None:
        """Offer these; what was chosen stays chosen."""
        for box, every, named in (
            (self.classes, say("All my classes"), choices.classes),
            (self.trainees, say("All trainees"), choices.trainees),
            (self.houses, say("All houses"), choices.houses),
            (self.drills, say("All drills"), choices.drills),
        ):
            box.offer([("", every), *((each.id, each.title) for each in _distinct(named))])

    def reset(self) -> None:
        """Narrow nothing but the time, and sort what waits first."""
        for box in self._boxes:
            with QSignalBlocker(box):
                box.setCurrentIndex(0)
        with QSignalBlocker(self.period):
            self.period.choose(FIRST_DAYS)
        self.clear.setEnabled(False)

    @property
    def narrowed(self) -> bool:
        """True if anything but the order is chosen."""
        chosen = [box for box in self._boxes if box not in (self.sort, self.period)]
        return self.days != FIRST_DAYS or any(box.currentIndex() > 0 for box in chosen)

    @property
    def days(self) -> int:
        return int(self.period.currentData() or 0)

    def wanted(self, since_ms: Callable[[int], int]) -> Wanted:
        """The wish of the filters; ``since_ms`` gives the time that many days ago."""
        what, outcome = self.what.currentData(), self.outcomes.currentData()
        return Wanted(
            class_=_chosen(self.classes),
            account=_chosen(self.trainees),
            house=_chosen(self.houses),
            drill=_chosen(self.drills),
            what=What(what) if what else None,
            outcome=Outcome(outcome) if outcome else None,
            since_ms=since_ms(self.days) if self.days else 0,
            sort=Sort(self.sort.currentData()),
        )

    @property
    def _boxes(self) -> Sequence[DropDown]:
        people = (self.classes, self.trainees, self.houses, self.drills)
        return (*people, self.what, self.outcomes, self.period, self.sort)

    def _choose(self, *_: object) -> None:
        self.clear.setEnabled(self.narrowed)
        self.changed.emit()

    def _clear(self) -> None:
        self.reset()
        self.changed.emit()

    def _put_together(self) -> None:
        for box in self._boxes:
            box.currentIndexChanged.connect(self._choose)
        self.clear.clicked.connect(self._clear)
        upper, lower = row(gap=10), row(gap=10)
        for box in self._boxes[:4]:
            upper.addWidget(box, 1)
        for box in self._boxes[4:]:
            lower.addWidget(box, 1)
        self.setLayout(column(upper, lower, gap=8))


def _box(name: str, spoken: str) -> DropDown:
    made = DropDown(f"attempts.{name}", spoken, narrow=True)
    made.setMinimumWidth(120)
    return made


def _chosen(box: DropDown) -> str:
    return str(box.currentData() or "")


def _distinct(named: Sequence[QueueNamed]) -> Sequence[QueueNamed]:
    """Tell two of the same name apart by the end of their id."""
    titles = [each.title for each in named]
    return [
        each
        if titles.count(each.title) == 1
        else QueueNamed(each.id, f"{each.title} ({each.id[-4:]})")
        for each in named
    ]
