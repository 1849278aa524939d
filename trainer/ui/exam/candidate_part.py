"""Exams that are sat at this window, under seal from the first card on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QApplication, QDialog

from trainer.document import Route
from trainer.school.clock import Clock
from trainer.school.curriculum import CHOSEN_SKILLS, TEST_BELIEFS
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.my_exams_page import NAME as MY_EXAMS
from trainer.school.exam.my_exams_page import (
    DiscontinueExam,
    MyExamsRoute,
    OpenExam,
    ResumeExam,
    ShowSheet,
    load_my_exams,
    tell_my_exams,
    waiting_words,
)
from trainer.school.exam.opening import ExamStuck, school_is_away
from trainer.school.exam.release import ByPin, Wait
from trainer.school.exam.room import ExamRoom, ExamWaiting
from trainer.school.exam.sheet import ExamSheet
from trainer.school.exam.sitting import ExamSitting
from trainer.school.exam_remedies import ExamRemedy, remedies
from trainer.school.people.rights import Account, Right
from trainer.school.remark import override_words
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.confirm import left_words
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.exam import notes
from trainer.ui.exam.printed import printed_sheet
from trainer.ui.exam.sealed_tasks import SealedRuling, SealedTable
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.exam.sheet_shown import SheetShown
from trainer.ui.exam.task_release import Releasing, WaitPage, after_kill, between
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.people.exam_handover import Opener
from trainer.ui.printing.printing import Printing
from trainer.ui.routes import UNDER_SEAL
from trainer.wording import phrase, say, say_phrase

EXAM_TABLE: PageName[SealedTable] = PageName(routes.EXAM_TABLE)
EXAM_RULING: PageName[SealedRuling] = PageName(routes.EXAM_RULING)
EXAM_WAIT: PageName[WaitPage] = PageName(routes.EXAM_WAIT)
EXAM_RESULT: PageName[SheetPage] = PageName(routes.EXAM_RESULT)

NOT_OPENED = phrase("The exam cannot be opened")
NOT_RECORDED = phrase("This could not be recorded and was not done")


class CandidatePart(DocumentPart):
    """Holds the exam on the screen.

    While there is one, no other page comes into sight, and the window is not closed without a note.
    """

    def __init__(self, app: Application) -> None:
        self.sitting: ExamSitting | None = None
        self._sheet: ExamSheet | None = None
        self.releasing = Releasing(app)
        self.ask_pin: Callable[[str], Account | None] = self._ask_pin
        self.ask_note: Callable[[], str] = lambda: notes.leave_note(app.window).words()
        self.ask_reason: Callable[[], str] = lambda: notes.discontinue_reason(app.window).words()
        self.sure: Callable[[], bool] = lambda: self._hand_in_asked().asked()
        spec = PageSpec(
            phrase("Exams"), (MyExamsRoute,), MyExamsRoute, self._load_mine, tell_my_exams
        )
        super().__init__(
            app,
            {MY_EXAMS: spec},
            lambda: self._room,
            {
                OpenExam: lambda deed: self.begin(deed.exam),
                ResumeExam: lambda _: self.go_on(),
                DiscontinueExam: lambda _: self.discontinue(),
                ShowSheet: lambda deed: self.show_sheet(deed.sitting),
            },
        )
        self.builders = dict(
            (
                *self.builders.items(),
                made_by(EXAM_TABLE, self._build_table),
                made_by(EXAM_RULING, self._build_ruling),
                made_by(EXAM_RESULT, self._build_result),
                made_by(EXAM_WAIT, self._build_wait),
            )
        )
        app.people.window_lock.never_while(lambda: self.sitting is not None)

    def open(self, name: str) -> None:
        """Bring the page of one's exams up to date; the others show what they are given."""
        if name == MY_EXAMS:
            super().open(name)

    # ---------------------------------------------------------------- the list

    def _load_mine(self, room: ExamRoom, at: MyExamsRoute) -> tuple[Route, Any]:
        practice = self._app.practice
        titles = {each.id: each.title for each in practice.houses()} if practice else {}
        return at, load_my_exams(room, self._entrance, titles, self._app.now())

    # --------------------------------------------------------- opened, gone on

    def begin(self, exam: str) -> None:
        """Have a supervisor open that exam by a PIN, and show its first task."""
        heading = say("A supervisor opens the exam")
        self.begin_opened(exam, lambda: self.releasing.opener(heading))

    def begin_opened(self, exam: str, opener: Callable[[], Opener | None]) -> None:
        """Show the first task of an exam that a supervisor opened; nobody is asked if it cannot
        begin."""
        room, entrance, joined = self._room, self._entrance, self._app.people.joined
        if room is None or entrance is None or joined is None:
            return
        with self._app.told(say_phrase(NOT_OPENED)):
            room.may_begin()
            by = opener()
            if by is not None:
                opening = entrance.open(exam, by.account, joined.station, by.locked)
                self.take(room.begin(opening, self.releasing.seeds(opening.sitting)))

    def go_on(self) -> None:
        """Have a supervisor let the exam go on where it stopped."""
        room, waiting = self._room, self._waiting()
        if room is None or waiting is None:
            return
        with self._app.told(say("The exam cannot continue")):
            if self._app.people.registry is None:
                raise school_is_away()
            allowed = self.releasing.let_go_on(waiting.sitting, waiting.opened_by)
            if allowed is not None:
                by, seeds = allowed
                try:
                    sitting = room.go_on(by.id, seeds)
                except ExamStuck as stuck:
                    self._hold(waiting, stuck.problems[0].message)
                    raise
                if isinstance(seeds, ByPin):
                    seeds.forget()
                self.take(sitting)

    def _waiting(self) -> ExamWaiting | None:
        return self._room.waiting() if self._room is not None else None

    def hold(self) -> None:
        """Show nothing but an exam that waits since the program was killed.

        One that was left with a note is listed.
        """
        waiting = self._waiting()
        if self.sitting is not None:
            return
        if waiting is None or waiting.note:
            self._app.sealed_in = frozenset()
            if self._app.window.page == EXAM_WAIT:
                self._app.turn_to(MY_EXAMS)
            return
        self._hold(waiting, waiting.stuck)

    def _hold(self, waiting: ExamWaiting, stuck: str = "") -> None:
        self._app.sealed_in = UNDER_SEAL
        self._app.turn_to(EXAM_WAIT)
        self.wait.present(after_kill(waiting, waiting_words(waiting), stuck))

    def discontinue(self) -> None:
        """Have a supervisor end it, for a reason that is not the trainee's."""
        room = self._room
        reason = self.ask_reason() if room is not None else ""
        by = self.ask_pin(say("A supervisor discontinues the exam")) if reason else None
        if room is None or by is None:
            return
        with self._app.told(say("The exam cannot be discontinued")):
            room.discontinue(reason, by.id)
            self._unseal()
            self._app.turn_to(MY_EXAMS)

    # ------------------------------------------------------------- under seal

    def take(self, sitting: ExamSitting) -> None:
        """Put that exam on the screen, under seal."""
        self.sitting = sitting
        self._app.sealed_in = UNDER_SEAL
        self._app.window.may_close = self._may_close
        self._show_task()

    def _unseal(self) -> None:
        self.sitting = None
        self.releasing.stop()
        self._app.sealed_in = frozenset()
        self._app.window.may_close = self._app.may_close

    def _show_task(self) -> None:
        sitting = self.sitting
        assert sitting is not None, "an exam is sat"
        if sitting.round is not None:
            self._app.turn_to(EXAM_TABLE)
            self.table.wear(self._app.appearance.settings, motion=self._app.appearance.motion)
            self.table.sit_exam(sitting)
            self.table.setFocus()
        elif sitting.scene is not None:
            self._app.turn_to(EXAM_RULING)
            self.ruling.sit_exam(sitting)
        elif sitting.held is not None and sitting.waits is Wait.OVER:
            self._unseal()
            self._app.turn_to(MY_EXAMS)
            self._app.tell(say("The exam cannot continue"), (sitting.held.why,))
        elif sitting.waits is not None:
            self._show_wait(sitting)
        else:
            self._end()

    def _show_wait(self, sitting: ExamSitting) -> None:
        self._app.turn_to(EXAM_WAIT)
        waiting = self._waiting()
        by = waiting.opened_by if waiting is not None else ""
        somebody = self._app.people.school.somebody(by)
        self.wait.present(between(sitting, somebody.name if somebody is not None else ""))
        self.releasing.watch(sitting, self._next_task)

    def _next_task(self) -> None:
        sitting = self.sitting
        if sitting is not None:
            self._go_on_from(sitting.go_to_next)

    def _release(self) -> None:
        """Have the supervisor who opened the exam release its next task."""
        sitting, waiting = self.sitting, self._waiting()
        if sitting is None or sitting.seeds is None or waiting is None:
            return
        if self.releasing.release(sitting.seeds, waiting.opened_by):
            self._next_task()

    def _wish(self, wish: str) -> None:
        """Do what is wished about an exam that waits."""
        wishes: Mapping[str, Callable[[], object]] = {
            "release": self._release,
            "go_on": self.go_on,
            "discontinue": self.discontinue,
            "leave": self.leave_exam,
            "sign_out": self._sign_out,
        }
        wishes[wish]()

    def _sign_out(self) -> None:
        """Leave this station; the exam runs at another, or goes on after the next sign-in."""
        self._unseal()
        self._app.people.sign_out()

    @property
    def _left(self) -> str:
        """The seats of the present round at which nothing was done, in words."""
        round_ = self.sitting.round if self.sitting is not None else None
        if round_ is None or not round_.left:
            return ""
        return left_words(round_.house.rules, round_.left)

    def _hand_in_asked(self) -> notes.SureAsked:
        sitting = self.sitting
        assert sitting is not None, "an exam is sat"
        last, ruling = sitting.number == sitting.of, sitting.scene is not None
        return notes.hand_in(self._app.window, self._left, last=last, ruling=ruling)

    def _hand_in(self) -> None:
        if self.sitting is not None and self.sure() and self.sitting is not None:
            self._go_on_from(self.sitting.hand_in)

    def _rule(self, acts: tuple[str, ...]) -> None:
        sitting = self.sitting
        if sitting is not None and self.sure() and self.sitting is sitting:
            self._go_on_from(lambda: sitting.rule(acts))

    def _go_on_from(self, done: Callable[[], None]) -> None:
        """Show the next task after one that is done and recorded."""
        with self._app.told(say_phrase(NOT_RECORDED)):
            done()
            self._show_task()

    def _time_up(self) -> None:
        """End the round with the round's time, and all of it with the exam's."""
        sitting = self.sitting
        if sitting is None:
            return
        _close_dialogs()
        if sitting.time_is_up:
            self._end()
        elif sitting.round is not None:
            self._go_on_from(sitting.hand_in)

    def _end(self) -> None:
        sitting, room = self.sitting, self._room
        assert sitting is not None, "an exam is sat"
        assert room is not None, "its records are open"
        with self._app.told(say_phrase(NOT_RECORDED)):
            sitting.end()
            self._unseal()
            self.show_sheet(sitting.id)

    def leave_exam(self) -> bool:
        """Leave the exam with a note; False if it goes on."""
        sitting = self.sitting
        note = self.ask_note() if sitting is not None else ""
        if sitting is None or not note or self.sitting is not sitting:
            return False
        with self._app.told(say_phrase(NOT_RECORDED)):
            sitting.leave(note)
            self._unseal()
            self._app.turn_to(MY_EXAMS)
        return self.sitting is None

    def _may_close(self) -> bool:
        return self.sitting is None or self.leave_exam()

    # ----------------------------------------------------------------- result

    def show_sheet(self, sitting: str) -> None:
        """Show the result sheet of an exam that has ended."""
        room = self._room
        self._sheet = room.sheet(sitting) if room is not None else None
        if self._sheet is None:
            heading = say("This sheet cannot be shown")
            why = say("Its house or its cards cannot be read by today's rules.")
            self._app.tell(heading, (why,))
            self._app.turn_to(MY_EXAMS)
            return
        self._app.turn_to(EXAM_RESULT)
        self._app.speak_of(self._sheet.grade.blueprint.house)
        practice = self._app.practice
        found = remedies(self._sheet, practice) if practice is not None else ()
        shown = SheetShown(self._sheet, remedies=found, overridden=self._overridden())
        self.result.present(shown)

    def _overridden(self) -> Mapping[tuple[str, int], str]:
        """The marks that supervisors changed, in words, by round and number: the latest counts."""
        practice = self._app.practice
        said = practice.reviews.said.overrides if practice is not None else ()
        return {
            (each.attempt, each.number): override_words(each.to_, each.by_name, each.reason)
            for each in sorted(said, key=lambda each: each.at_ms)
        }

    def _practise(self, asked: ExamRemedy) -> None:
        """Deal rounds, or ask questions, about what went wrong there."""
        practice, remedy = self._app.practice, asked.remedy
        if practice is None:
            return
        if remedy.drill == TEST_BELIEFS:
            self._app.sit(lambda: practice.test_belief(remedy.house, remedy.skills))
        elif remedy.drill == CHOSEN_SKILLS:
            self._app.sit(lambda: practice.on_skills(remedy.house, remedy.skills))
        else:
            self._app.practise(remedy.house, remedy.drill)

    def _print(self) -> None:
        if self._sheet is not None:
            name = self._app.people.account.name if self._app.people.account else ""
            shown = SheetShown(self._sheet, name, overridden=self._overridden())
            Printing(self._app.window, self._app.tell).put(printed_sheet(shown), "exam")

    # ------------------------------------------------------------ asked of others

    @property
    def _room(self) -> ExamRoom | None:
        practice = self._app.practice
        return practice.exams if practice is not None else None

    @property
    def _entrance(self) -> Entrance | None:
        people, practice = self._app.people, self._app.practice
        if people.account is None or people.registry is None or practice is None:
            return None
        clock = Clock(people.running_ms, people.wall_ms, practice.clock.zone)
        return Entrance(people.registry, people.account.id, practice.curriculum, clock)

    def _ask_pin(self, heading: str) -> Account | None:
        return self._app.people.ask_pin(Right.OPEN_EXAMS, heading)

    # ------------------------------------------------------------------ pages

    @property
    def table(self) -> SealedTable:
        return self._app.window.pages.page(EXAM_TABLE)

    @property
    def ruling(self) -> SealedRuling:
        return self._app.window.pages.page(EXAM_RULING)

    @property
    def wait(self) -> WaitPage:
        return self._app.window.pages.page(EXAM_WAIT)

    @property
    def result(self) -> SheetPage:
        return self._app.window.pages.page(EXAM_RESULT)

    def _build_table(self) -> SealedTable:
        page = SealedTable()
        page.done.connect(self._hand_in)
        page.left.connect(self.leave_exam)
        page.time_up.connect(self._time_up)
        page.troubled.connect(lambda problems: self._app.tell(say_phrase(NOT_RECORDED), problems))
        return page

    def _build_ruling(self) -> SealedRuling:
        page = SealedRuling()
        page.motion = self._app.appearance.motion
        page.answered.connect(self._rule)
        page.left.connect(self.leave_exam)
        page.time_up.connect(self._time_up)
        return page

    def _build_wait(self) -> WaitPage:
        page = WaitPage()
        page.wanted.connect(self._wish)
        return page

    def _build_result(self) -> SheetPage:
        page = SheetPage(EXAM_RESULT)
        page.left.connect(lambda: self._app.turn_to(MY_EXAMS))
        page.printed.connect(self._print)
        page.replayed.connect(self._app.debriefs.watch_round)
        page.remedied.connect(self._practise)
        return page


def _close_dialogs() -> None:
    """Close every dialog: the time is up."""
    # One may have asked before it was left, and stand behind its question.
    while isinstance(dialog := QApplication.activeModalWidget(), QDialog):
        dialog.reject()
