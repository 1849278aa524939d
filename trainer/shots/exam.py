"""The scenes of exams: set by a supervisor, sat by a trainee, marked and signed; and the scenes of
table tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, ExamClock, ItemWanted, PassRule, Retake
from trainer.drills.table_form import CriterionGrade
from trainer.library.scenarios.blueprints import text_of
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.school.clock import DAY_MS, Clock
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.opening import Opening
from trainer.school.exam.release import Chosen
from trainer.school.exam.sitting import ExamSitting
from trainer.school.people.rights import Account
from trainer.school.sitting import Sitting
from trainer.school.table_test.record import CriterionJudged, Dealer
from trainer.shots import people
from trainer.shots.people import (
    SUPERVISOR,
    TRAINEES,
    a_school,
    deliver,
    practice_of,
    registry_of,
    signed_in,
)
from trainer.ui.application import Application
from trainer.ui.exam.candidate_part import CandidatePart
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.routes import EXAM_SET, EXAMS, MY_EXAMS, TABLE_TEST
from trainer.ui.table_test.controller import TableTestController
from trainer.ui.table_test.list_page import TableTestBegun
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH

SEED = 7
EXAM = Blueprint(
    name="scene",
    title="The floor test",
    house="mbs",
    areas={ExamArea.TIES: ItemWanted(2, starred=True)},
    shows={
        "dealer_not_qualified": ItemWanted(1, starred=True),
        "tie": ItemWanted(),
        "pair": ItemWanted(),
    },
    rounds=3,
    seats=5,
    decisions=45,
    rulings=1,
    passing=PassRule(errors=2, critical=0),
    clock=ExamClock(exam=20),
    retake=Retake(tries=3, days=7),
)
Faultless = Callable[["Sitting"], Sequence[Action]]


class Hall:
    """A school in which an exam is set, and a trainee who sits it at this window."""

    def __init__(
        self, app: Application, clock: Clock, faultless: Faultless, wait: Callable[[int], None]
    ) -> None:
        self._app, self._clock, self._faultless, self._wait = app, clock, faultless, wait

    def play(self, scene: str) -> None:
        a_school(self._app, self._clock.wall)
        if scene == "exams-empty":
            signed_in(self._app, Role.SUPERVISOR)
            self._app.turn_to(EXAMS)
            return
        exam = self._set()
        {
            "my-exams": self._mine,
            "exam-table": self._table,
            "exam-ruling": self._ruling,
            "exam-result": self._result,
            "exams": self._list,
            EXAM_SET: self._list,
            "exam-sheet": self._list,
            "exam-blind": self._list,
        }[scene](exam)
        self._at_the_office(scene)
        self._app.window.may_close = lambda: True  # a picture is left without a note

    def _at_the_office(self, scene: str) -> None:
        part = self._app.parts.one(EXAMS, OfficePart)
        if scene == EXAM_SET:
            part.setting.at_once = True
            self._app.turn_to(EXAM_SET)
        elif scene == "exam-sheet":
            part.sheet.show(self._last_sitting(part))
        elif scene == "exam-blind":
            part.blind.show(self._last_sitting(part))

    @staticmethod
    def _last_sitting(part: OfficePart) -> str:
        office = part.at.office
        assert office is not None, "the school is open"
        return office.sittings(1)[0].sitting.sitting

    # ------------------------------------------------------------------- played

    def _set(self) -> str:
        """A supervisor sets two exams and assigns one to the class."""
        staff = signed_in(self._app, Role.SUPERVISOR)
        office = self._office(staff)
        withdrawn = office.set(replace(EXAM, title="A first try"))
        office.withdraw(withdrawn)
        exam = office.set(EXAM)
        (class_,) = office.classes()
        office.assign(exam, [each.id for each in class_.trainees], self._clock.wall() + 7 * DAY_MS)
        return exam

    def _office(self, staff: Account) -> ExamOffice:
        curriculum = practice_of(self._app).curriculum
        return ExamOffice(registry_of(self._app), staff, curriculum, self._clock.wall)

    def _opened(self, exam: str) -> Opening:
        """The exam is opened for the first trainee, who sits down."""
        registry = registry_of(self._app)
        who = {row.name: row.account for row in registry.people()}
        staff, trainee, sitting = who[SUPERVISOR], who[TRAINEES[0]], registry.new_id()
        facts = {"sitting": sitting, "exam": exam, "account": trainee, "station": "", "seed": SEED}
        with closing(Registry.open(str(registry.where), self._clock.wall, as_owner=True)) as owner:
            owner.act(staff, ActKind.EXAM_OPENED, facts)
        signed_in(self._app, Role.TRAINEE)
        return Opening(sitting, exam, trainee, text_of(EXAM), SEED, staff)

    def _sat(self, exam: str) -> ExamSitting:
        opening, registry = self._opened(exam), registry_of(self._app)
        seeds = Chosen(registry, opening.sitting, lambda at: SEED + at, self._clock.wall)
        sitting = practice_of(self._app).exams.begin(opening, seeds)
        self._candidate.take(sitting)
        return sitting

    @property
    def _candidate(self) -> CandidatePart:
        return self._app.parts.one(MY_EXAMS, CandidatePart)

    def _mine(self, exam: str) -> None:
        """An exam was left with a note, and another waits."""
        sitting = self._sat(exam)
        self._work(sitting, 12)
        candidate = self._candidate
        candidate.ask_note = lambda: "The fire alarm rang."
        candidate.leave_exam()

    def _table(self, exam: str) -> None:
        sitting = self._sat(exam)
        self._work(sitting, 9)
        self._candidate.take(sitting)

    def _ruling(self, exam: str) -> None:
        sitting = self._sat(exam)
        while sitting.scene is None:
            self._work(sitting, None)
            sitting.hand_in()
        self._candidate.take(sitting)

    def _result(self, exam: str) -> None:
        """Two payments are left out, and the irregularity is let pass."""
        sitting, left_out = self._sat(exam), 2
        while sitting.task is not None:
            if sitting.round is None:
                sitting.watch.go_on()
                self._wait(9000)
                sitting.rule(())
                continue
            self._work(sitting, None, without=left_out)
            left_out = 0
            sitting.hand_in()
        self._candidate.take(sitting)

    def _list(self, exam: str) -> None:
        """The sitting was delivered, and a supervisor looks at it."""
        self._result(exam)
        deliver(self._app, self._clock)
        signed_in(self._app, Role.SUPERVISOR)
        self._app.turn_to(EXAMS)
        part = self._app.parts.one(EXAMS, OfficePart)
        part.list.choose(exam)

    def _work(self, sitting: ExamSitting, count: int | None, without: int = 0) -> None:
        """Do that many acts of the current round, leaving that many payments out."""
        assert sitting.round is not None, "a round is at hand"
        sitting.watch.go_on()
        for act in self._faultless(sitting.round)[:count]:
            self._wait(4200)
            if act.verb is Verb.PAY and without:
                without -= 1
            else:
                sitting.round.act(act)


DEALER, SCHOOL = Dealer("Ines Moreau"), "Riverside Dealer School"
TABLE_SEED = "20"
STEP_MS, SOME = 2700, 9
RECORDED_MS = 1_795_200_000_000


def play_table_test(app: Application, scene: str, house: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    tests = app.parts.one(TABLE_TEST, TableTestController)
    if scene.endswith("school"):
        _in_a_school(app, wait)
        return
    tests.list.name_school(SCHOOL)
    form = "whole-round" if scene.endswith("whole") else "settling"
    tests.list.begin(TableTestBegun(house, form, DEALER, TABLE_SEED))
    if scene == TABLE_TEST:
        tests.list.begin(TableTestBegun("mbs", "whole-round", Dealer("Luc Bernard"), TABLE_SEED))
        app.turn_to(TABLE_TEST)
    elif scene.startswith(WATCH):
        _watch(tests, scene, wait)
    elif scene == FORM:
        _hold(tests, wait)
    else:
        assert scene.startswith(SETUP), "no other scene is played here"


def _in_a_school(app: Application, wait: Callable[[int], None]) -> None:
    """Put a supervisor at the window; record one test of a trainee, and open another."""
    people.a_school(app, lambda: RECORDED_MS)
    people.signed_in(app, Role.SUPERVISOR)
    tests = app.parts.one(TABLE_TEST, TableTestController)
    office = tests.at.office
    assert office is not None, "the school's records are at hand"
    first, other, *_ = office.dealers()
    tests.list.begin(TableTestBegun("mbs", "settling", first, TABLE_SEED))
    _hold(tests, wait)
    tests.form.decide(ExamOutcome.FAILED, office.examiner, "Ante taken at seat 7.", "")
    tests.list.begin(TableTestBegun("mbs", "whole-round", other, TABLE_SEED))
    app.turn_to(TABLE_TEST)


def _watch(tests: TableTestController, scene: str, wait: Callable[[int], None]) -> None:
    """Watch half of the round, with a mistake in it."""
    tests.board.watch(0)
    _tap(tests, wait, SOME)
    if scene.endswith("otherwise"):
        board = tests.at.watched.board
        seat = next(each for each in board.columns if each.rest)
        tests.board.ask_spot(next(each for each in seat.spots if each.wager is not None))
    elif scene.endswith("end"):
        tests.board.ask_end()


def _tap(tests: TableTestController, wait: Callable[[int], None], taps: int) -> None:
    """Tap that many times; the first payment is taken instead."""
    slipped = False
    for _ in range(taps):
        likely = tests.at.watched.board.next
        if likely is None:
            return
        act, pays = likely.act, likely.act.verb is Verb.PAY
        wait(STEP_MS)
        tests.board.tap((Action(Verb.TAKE, act.place, act.wager) if pays and not slipped else act,))
        slipped = slipped or pays


def _hold(tests: TableTestController, wait: Callable[[int], None]) -> None:
    """End all rounds, and judge half of the criteria."""
    for number in range(len(tests.at.held.rounds)):
        tests.board.watch(number)
        _tap(tests, wait, 500)
        tests.board.end(())
    for criterion in tests.at.held.form.criteria[:2]:
        tests.form.judge(criterion.name, CriterionJudged(CriterionGrade.SOUND, "Calm, and clear."))
    tests.form.show()
