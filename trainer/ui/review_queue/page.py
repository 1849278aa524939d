"""The queue of attempts: those that wait for the supervisor stand first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from trainer.records.registry.reads.review_filter import Outcome, Sort, Wanted, What
from trainer.school.review.reviews import QueueChoices
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.text_rows import TextModel, TextTable
from trainer.ui.kit.widgets import Button, column, frame, label, press_key, row, wrapped
from trainer.ui.review_queue.snapshot import COLUMNS, AttemptRow, QueueShown
from trainer.wording import Phrase, phrase, say, say_count, say_phrase

Load = Callable[[int, int], Sequence[AttemptRow]]
"""Reads so many rows from that place on."""

PAGE = 100


class QueueModel(TextModel):
    """The rows of the queue, read a page at a time as the list is scrolled."""

    def __init__(self) -> None:
        super().__init__(COLUMNS)
        self._load: Load = lambda offset, limit: ()
        self.count = 0

    def page_through(self, count: int, load: Load) -> None:
        """Show the first page of that many rows."""
        self._load, self.count = load, count
        self.present(load(0, PAGE) if count else ())

    def attempt(self, place: int) -> AttemptRow | None:
        """Give the row at that place, and read it first if it must be; None where there is none."""
        while place >= len(self._rows) and self.canFetchMore(QModelIndex()):
            self.fetchMore(QModelIndex())
        found = self.row(place)
        return found if isinstance(found, AttemptRow) else None

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        return not parent.isValid() and len(self._rows) < self.count

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        first = len(self._rows)
        more = self._load(first, PAGE)
        if not more:  # attempts were erased since they were counted
            self.count = first
            return
        self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
        self._rows += more
        self.endInsertRows()


class QueuePage(NamedWidget):
    """Shows the queue. Emits that the filters were changed, and which attempt to open, or the
    sitting of which exam."""

    changed = Signal()
    opened = Signal(str)
    exam_opened = Signal(str)
    remedials = Signal()
    older = Signal()
    retry = Signal()

    def __init__(self) -> None:
        super().__init__("attempts", say("Attempts"))
        self.filters = Filters()
        self._model = QueueModel()
        self.table = TextTable("attempts.list", say("Attempts"), COLUMNS, self._model)
        self.open_ = Button(say("Open"), "attempts.open", kind="primary", key="Enter")
        self.assigned = Button(say("Remedials"), "attempts.remedials", key="D", does=self.remedials)
        self.older_ = Button(say("Older rules"), "attempts.older", key="O", does=self.older)
        self._told = label("", "secondary", name="attempts.count")
        self._nothing = wrapped("", "section", name="attempts.nothing")
        self._again = Button(say("Try again"), "attempts.retry", kind="primary", does=self.retry)
        self._layers = QStackedLayout()
        self._put_together()
        self._connect()

    def present(self, shown: QueueShown, load: Load) -> None:
        """Show these; the line that was chosen stays chosen where it is still there."""
        before = self.table.chosen_key
        self.filters.offer(shown.choices)
        self._model.page_through(shown.count, load)
        self._told.setText(_count_words(shown))
        self._again.hide()
        self._nothing.setText(
            say("No attempt matches these filters.")
            if self.filters.narrowed
            else say("No rounds in this period")
        )
        self._layers.setCurrentIndex(0 if shown.count else 1)
        self.open_.setEnabled(shown.count > 0)
        self.choose(before)

    def show_trouble(self, sentence: str) -> None:
        """Say why there is nothing to be shown, and offer to try again."""
        self._told.setText("")
        self._nothing.setText(sentence)
        self._again.show()
        self.open_.setEnabled(False)
        self._layers.setCurrentIndex(1)

    @property
    def chosen(self) -> AttemptRow | None:
        return self._model.attempt(self.table.currentIndex().row())

    def choose(self, attempt: str) -> None:
        """Choose that attempt and bring it in sight; the first one, if it is not there."""
        self.table.choose(attempt)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def beside(self, attempt: str, by: int) -> str:
        """Find the next attempt that is no exam, or the one before; empty at the ends."""
        place = self.place(attempt)
        if place is None:
            return ""
        at = place[0] - 1 + by
        while (row_ := self._model.attempt(at)) is not None and row_.is_exam:
            at += by
        return row_.key if row_ is not None else ""

    def place(self, attempt: str) -> tuple[int, int] | None:
        """Number that attempt from 1, and say of how many; None if it is not in the list."""
        at = self._model.place_of(attempt)
        found = self._model.row(at)
        return (at + 1, self._model.count) if found is not None and found.key == attempt else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"Enter": self._open, "D": self.remedials.emit, "O": self.older.emit}
        if self.filters.clear.isEnabled():
            keys["X"] = self.filters.clear.click
        if not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _open(self, *_: object) -> None:
        chosen = self.chosen
        if chosen is not None:
            (self.exam_opened if chosen.is_exam else self.opened).emit(chosen.key)

    def _connect(self) -> None:
        self.filters.changed.connect(self.changed)
        self.table.doubleClicked.connect(self._open)
        self.open_.clicked.connect(self._open)

    def _put_together(self) -> None:
        ground = frame("card", column(self.table, around=(1, 4, 1, 10)))
        empty, card = QWidget(), frame("card")
        card.setLayout(column(self._nothing, row(self._again, None), gap=16, around=24))
        empty.setLayout(column(card, None))
        head = row(label(say("Attempts"), "title"), self._told, gap=14)
        ways = (self.filters.clear, self.older_, self.assigned, self.open_)
        head.addLayout(Flow(14, *ways, at_right=True), 1)
        # Its place first: it shows what is put in, at once.
        self.setLayout(
            column(head, self.filters, (self._layers, 1), gap=14, around=(36, 28, 36, 28))
        )
        for layer in (ground, empty):
            self._layers.addWidget(layer)


def _count_words(shown: QueueShown) -> str:
    """``1,204 attempts, 5 wait for you``."""
    if shown.capped:
        words = say("The latest {count} attempts", count=shown.count)
    else:
        words = say_count("{count} attempt", "{count} attempts", count=shown.count)
    if shown.waiting:
        waits = say_count("{count} waits for you", "{count} wait for you", count=shown.waiting)
        words = say("{attempts}, {waits}", attempts=words, waits=waits)
    return " · ".join([words, *_doubted(shown)])


def _doubted(shown: QueueShown) -> Iterator[str]:
    """``being marked: 3``, ``does not match its evidence: 1``."""
    if shown.being_marked:
        yield say("being marked: {count}", count=shown.being_marked)
    if shown.mismatches:
        yield say("does not match its evidence: {count}", count=shown.mismatches)
    if shown.refused:
        yield say("deliveries refused: {count}", count=shown.refused)


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
        self.clear = Button(say("Clear the filters"), "attempts.clear", key="X", does=self._clear)
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
            box.offer([("", every), *_distinct(named)])

    def reset(self) -> None:
        """Narrow nothing but the time, and sort what waits first."""
        # Each box would tell of a change, and the queue be read for every one.
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


def _distinct(named: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Tell two of the same name apart by the end of their id."""
    titles = [title for _, title in named]
    return [
        (id_, title if titles.count(title) == 1 else f"{title} ({id_[-4:]})")
        for id_, title in named
    ]
