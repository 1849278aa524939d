"""Reviews by a supervisor: the queue, an opened attempt, remarks, remedials."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from trainer.errors import InputError
from trainer.records.registry.reads.review_filter import AT_MOST, Wanted
from trainer.records.registry.reads.review_marks import Line
from trainer.school.clock import DAY_MS
from trainer.school.practice import Practice
from trainer.school.re_marking.re_marking_page import NAME as RE_MARKING
from trainer.school.review.assignments import Assigning
from trainer.school.review.remedials_page import NAME as REMEDIALS
from trainer.school.review.reviewer import Reviewer
from trainer.school.review.reviews import Opened, Reviews
from trainer.school.words.date_words import end_of_day, in_ms
from trainer.ui.application import Application
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.review_queue.attempt_page import AttemptPage
from trainer.ui.review_queue.attempt_words import attempt_shown, marks_for
from trainer.ui.review_queue.page import QueuePage
from trainer.ui.review_queue.re_marking_part import ReMarkingPages
from trainer.ui.review_queue.remedials import RemedialPages
from trainer.ui.review_queue.snapshot import AttemptRow, QueueShown, attempt_row
from trainer.wording import say

QUEUE: PageName[QueuePage] = PageName("attempts")
ATTEMPT: PageName[AttemptPage] = PageName("attempt")
EXAMS = "exams"

LOOK_MS = 3_000
"""How often the list is asked for while deliveries are being marked."""


class ReviewController:
    """Brings the pages up to date and does what they ask for."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._opened: Opened | None = None
        self._wanted = Wanted()
        self._came_from: str = QUEUE
        self.looking = QTimer(app.window, singleShot=True, interval=LOOK_MS)
        self.looking.timeout.connect(self._look)
        self._being_marked = 0
        self.remedials = RemedialPages(app, lambda: self._assigning, self.show)
        self.re_marking = ReMarkingPages(app)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(QUEUE, self._build_queue),
                made_by(ATTEMPT, self._build_attempt),
                *self.remedials.builders.items(),
                *self.re_marking.builders.items(),
            )
        )

    def open(self, page: str) -> None:
        if page == QUEUE:
            self.refresh()
        elif page == REMEDIALS:
            self.remedials.open(page)
        elif page == RE_MARKING:
            self.re_marking.open(page)

    @property
    def queue(self) -> QueuePage:
        return self._app.window.pages.page(QUEUE)

    @property
    def attempt(self) -> AttemptPage:
        return self._app.window.pages.page(ATTEMPT)

    # ------------------------------------------------------------- use cases

    @cached_property
    def _reviewer(self) -> Reviewer | None:
        registry = self._app.people.registry
        return None if registry is None else Reviewer(registry, self._app.people.account)

    @property
    def _reviews(self) -> Reviews | None:
        practice = self._app.practice
        if self._reviewer is None or practice is None:
            return None
        return Reviews(self._reviewer, practice)

    @property
    def _assigning(self) -> Assigning | None:
        practice = self._app.practice
        if self._reviewer is None or practice is None:
            return None
        return Assigning(self._reviewer, practice)

    # ------------------------------------------------------------- the queue

    def refresh(self) -> None:
        reviewer, reviews = self._reviewer, self._reviews
        if self._app.practice is None:
            return
        if reviewer is None or reviews is None:
            self.queue.show_trouble(say("The school's records cannot be reached."))
            return
        try:
            book = reviewer.book
            self._wanted = self.queue.filters.wanted(self._since_ms)
            count, doubts = book.count(self._wanted), book.doubts()
            choices = reviews.choices(self._wanted.class_)
            shown = QueueShown(
                *(count, count == AT_MOST, book.waiting(), choices, doubts.being_marked),
                mismatches=doubts.unlike,
                refused=sum(each.times for each in doubts.refused),
            )
            self.queue.present(shown, lambda at, many: self._lines(reviewer, at, many))
            self._look_again(shown.being_marked)
        except InputError as error:
            self.queue.show_trouble("\n".join(each.message for each in error.problems))

    def _look_again(self, being_marked: int) -> None:
        self._being_marked = being_marked
        if being_marked:
            self.looking.start()

    def _look(self) -> None:
        """Ask beside the window how far the marker has come since."""
        reviewer = self._reviewer
        if reviewer is None or self._app.window.page != QUEUE:
            return
        self._app.background.run(
            lambda: reviewer.book.doubts().being_marked,
            self._marked_meanwhile,
            failed=lambda _: self.looking.start(),
            owner=self.queue,
            lane="attempts.marked",
        )

    def _marked_meanwhile(self, being_marked: int) -> None:
        """Show what was marked; what has the keys keeps them, and an open menu stays open."""
        if self._app.window.page != QUEUE:
            return
        if being_marked == self._being_marked or QApplication.activePopupWidget() is not None:
            self.looking.start()
            return
        has_keys = QApplication.focusWidget()
        self.refresh()
        if has_keys is not None:
            has_keys.setFocus()

    def _lines(self, reviewer: Reviewer, offset: int, limit: int) -> Sequence[AttemptRow]:
        found: Sequence[Line] = ()
        with self._app.told(say("The school's records cannot be read")):
            found = reviewer.book.page(self._wanted, offset, limit)
        now, house, drill = self._app.now(), self._house_title, self._practice.quick.title
        return [attempt_row(each, now, house, drill) for each in found]

    def _house_title(self, houses: str) -> str:
        return " + ".join(map(self._practice.curriculum.shelf.title_of, houses.split("+")))

    def _since_ms(self, days: int) -> int:
        """The first moment of the day that many days ago."""
        today = end_of_day(self._app.now(), 0)
        return in_ms(today) + 1000 - days * DAY_MS

    def _retry(self) -> None:
        self.__dict__.pop("_reviewer", None)
        self._app.people.door()
        self.refresh()

    # ------------------------------------------------------------ an attempt

    def show(self, attempt: str, came_from: str = "") -> None:
        """Open that attempt; the way back leads to the page that it was opened from."""
        came_from = came_from or self._app.window.page
        if not self._app.may_turn():
            return
        heading = say("This attempt cannot be opened")
        with self._app.told(heading):
            opened = self._reviews.open(attempt) if self._reviews is not None else None
            if opened is None:
                self._app.tell(heading, (say("Its marks have not come in yet."),))
                return
            self._came_from = came_from if came_from != ATTEMPT else self._came_from
            self._show(opened)
            self._app.window.turn_to(ATTEMPT)

    def _show(self, opened: Opened) -> None:
        self._opened = opened
        self._app.speak_of(opened.marked.house)
        place = self.queue.place(opened.attempt_id)
        shown = attempt_shown(opened, self._practice, self._app.now(), place)
        self.attempt.present(shown)

    def _again(self) -> None:
        """Show the attempt with the remark made just now."""
        if self._opened is not None and self._reviews is not None:
            opened = self._reviews.open(self._opened.attempt_id)
            if opened is not None:
                self._show(opened)

    def _move(self, by: int) -> None:
        """Go to the next attempt of the queue, or the one before."""
        if self._opened is None:
            return
        beside = self.queue.beside(self._opened.attempt_id, by)
        if beside:
            self.show(beside)

    def _leave(self) -> None:
        attempt = self._opened.attempt_id if self._opened is not None else ""
        self._app.turn_to(self._came_from)
        if self._app.window.page == QUEUE:
            self.queue.choose(attempt)

    def _watch(self, number: int, met: int = 0) -> None:
        heading = say("This round cannot be shown again")
        if self._opened is None or self._reviews is None:
            return
        with self._app.told(heading):
            tape = self._reviews.tape(self._opened.attempt_id)
            if tape is None:
                why = say("Its house or its cards cannot be read by today's rules.")
                self._app.tell(heading, (why,))
                return
            self._app.debriefs.watch_tape(tape, number, met)

    def _read_clause(self, number: int) -> None:
        debrief = self._opened.debrief if self._opened is not None else None
        mistakes = debrief.mistakes if debrief is not None else ()
        mistake = next((each for each in mistakes if each.number == number), None)
        if debrief is not None and mistake is not None and mistake.has_clause:
            self._app.debriefs.open_clause(debrief.house, mistake.rule)

    def _read_cited(self, cite: str) -> None:
        debrief = self._opened.debrief if self._opened is not None else None
        if debrief is not None:
            self._app.debriefs.open_clause(debrief.house, cite)

    def _open_exam(self, sitting: str) -> None:
        """Open the exam's own sheet, on which it is signed."""
        part = self._app.parts.one(EXAMS, OfficePart)
        part.sheet.show(sitting, QUEUE)

    # -------------------------------------------------------- what is said of it

    @contextmanager
    def _said(self) -> Iterator[None]:
        """Show the remark on the page; a failure is told beside the form."""
        try:
            yield
        except InputError as error:
            messages = [each.message for each in error.problems]
            if not self.attempt.trouble(messages):
                self._app.tell(say("This could not be recorded and was not done"), messages)
            return
        self._again()

    def _comment(self, number: int, words: str) -> None:
        opened, reviews = self._opened, self._reviews
        if opened is not None and reviews is not None:
            with self._said():
                reviews.comment(opened.attempt_id, number, words, waits(opened, number))

    def _ask_override(self, number: int) -> None:
        opened = self._opened
        if opened is not None:
            said = opened.remarks
            self.attempt.open_override(lambda number: marks_for(opened, number, said))

    def _override(self, number: int, to: str, reason: str) -> None:
        opened, reviews = self._opened, self._reviews
        if opened is not None and reviews is not None:
            with self._said():
                reviews.override(opened, number, to, reason, waits(opened, number))

    def _ask_assigning(self, number: int) -> None:
        opened, assigning = self._opened, self._assigning
        if opened is None or assigning is None or self._reviewer is None:
            return
        with self._app.told(say("A remedial cannot be assigned")):
            remedies = assigning.because_of(opened, number)
            people = self._reviewer.book.own().trainees
            days = assigning.pass_rule.due_in_days
            if not self.attempt.assigning.isVisible():
                self.attempt.open_assigning(remedies, people, opened.marked.account, days)
            else:
                self.attempt.assigning.offer(remedies)

    def _assign(self, number: int, note: str) -> None:
        opened, assigning, form = self._opened, self._assigning, self.attempt.assigning
        if opened is None or assigning is None:
            return
        if form.remedy is None or not form.accounts:
            form.trouble.tell([say("Choose what, and for whom.")])
            return
        due_ms = in_ms(end_of_day(self._app.now(), form.days))
        because = (opened.attempt_id, number)
        with self._said():
            assigning.assign(form.remedy, form.accounts, due_ms, because, note)

    def _withdraw(self, remedial: str, reason: str) -> None:
        if self._assigning is not None:
            with self._said():
                self._assigning.withdraw(remedial, reason)

    # ------------------------------------------------------------------ built

    @property
    def _practice(self) -> Practice:
        practice = self._app.practice
        assert practice is not None, "pages are asked for when the school is open"
        return practice

    def _build_queue(self) -> QueuePage:
        page = QueuePage()
        page.changed.connect(self.refresh)
        page.opened.connect(self.show)
        page.exam_opened.connect(self._open_exam)
        page.remedials.connect(lambda: self._app.turn_to(REMEDIALS))
        page.older.connect(lambda: self._app.turn_to(RE_MARKING))
        page.retry.connect(self._retry)
        return page

    def _build_attempt(self) -> AttemptPage:
        page = AttemptPage()
        page.left.connect(self._leave)
        page.moved.connect(self._move)
        page.watch.connect(self._watch)
        page.clause.connect(self._read_clause)
        page.watch_met.connect(lambda number: self._watch(0, number))
        page.cited.connect(self._read_cited)
        page.commented.connect(self._comment)
        page.overriding_asked.connect(self._ask_override)
        page.overridden.connect(self._override)
        page.exam_opened.connect(self._open_exam)
        page.assigning_asked.connect(self._ask_assigning)
        page.assigned.connect(self._assign)
        page.withdrawn.connect(self._withdraw)
        return page


def waits(opened: Opened, number: int) -> str | None:
    """The request that a remark on that number answers: one about it, else any."""
    open_ = [each for each in opened.said.requests if each.answered_by is None]
    about = [each for each in open_ if each.number == number] or open_
    return about[0].event if about else None
