"""Exams on the machine where they are sat: begun, resumed, ended, and looked at afterwards."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from trainer.errors import InputError
from trainer.library.scenarios.blueprints import blueprint_of
from trainer.records.exam import (
    SCHOOL_AWAY,
    SIGN_IN_ENDED,
    ExamBegun,
    ExamLog,
    ExamOutcome,
    ExamResult,
    ExamSat,
)
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse, exam_house
from trainer.school.exam.forms import AnyForms, forms_of
from trainer.school.exam.opening import ExamStuck, Opening, nothing_to_go_on_with, one_is_under_way
from trainer.school.exam.release import Seeds
from trainer.school.exam.sheet import ExamSheet, is_older, sheet_of
from trainer.school.exam.sitting import ExamSitting
from trainer.school.program import program_version
from trainer.school.skills.skill_store import Skills
from trainer.school.words.date_words import at as local_time
from trainer.wording import say


class ExamWaiting(Struct, frozen=True):
    """An exam under way that is not on the screen. ``left_at`` is when it was left with that note;
    without a note the program ended, or it runs ``elsewhere``, and ``left_at`` is its last record.
    ``stuck`` says why it can only be discontinued; it is empty otherwise."""

    sitting: str
    title: str
    house_title: str
    number: int
    of: int
    left_at: datetime
    note: str
    opened_by: str
    stuck: str = ""
    elsewhere: bool = False


class ExamRoom:
    """The exams of one log. Methods raise RecordsFault if it cannot be read or written."""

    def __init__(self, curriculum: Curriculum, log: Log, clock: Clock, skills: Skills) -> None:
        self._curriculum, self._skills = curriculum, skills
        self._log, self._exams, self._clock = log, ExamLog(log), clock

    # --- sat

    def begin(self, opening: Opening, seeds: Seeds) -> ExamSitting:
        """The first task of the opened sitting; ``seeds`` gives the others. Raises ExamRefused if
        another is under way, InputError if this house cannot meet the blueprint, KeyError if it is
        gone."""
        self.may_begin()
        blueprint = blueprint_of(opening.blueprint)
        at = exam_house(self._curriculum, blueprint.house)
        forms = forms_of(at, blueprint)
        with self._log.transaction():
            self._exams.begun(self._as_begun(opening, at))
            sitting = self._sit(opening.sitting, forms, at, seeds)
            sitting.draw()
            sitting.sit()
        return sitting

    def may_begin(self) -> None:
        """Do nothing if an exam may begin. Raises ExamRefused if another is under way."""
        if self.under_seal:
            raise one_is_under_way()

    def waiting(self) -> ExamWaiting | None:
        """The exam that ``go_on`` would go on with."""
        sat = self._exams.under_way()
        if sat is None:
            return None
        last = local_time(self._last_at_ms(sat))
        waiting = ExamWaiting(
            sitting=sat.id,
            title=say("Exam"),
            house_title=sat.begun.house,
            number=1,
            of=1,
            left_at=last,
            note=_note(sat),
            opened_by=sat.begun.by,
            elsewhere=self._log.is_elsewhere(sat.id),
        )
        try:
            sitting = self._sitting_of(sat, None)
        except ExamStuck as stuck:
            return replace(waiting, stuck=stuck.problems[0].message)
        return replace(
            waiting,
            title=sitting.blueprint.heading,
            house_title=sitting.at.house.title,
            number=sitting.number,
            of=sitting.of,
        )

    def go_on(self, by: str, seeds: Seeds) -> ExamSitting:
        """Resume the exam, allowed by that supervisor. Raises ExamRefused if none is under way, its
        house has changed, or the next task is not given."""
        sat = self._exams.under_way()
        if sat is None:
            raise nothing_to_go_on_with()
        sitting = self._sitting_of(sat, seeds)
        house = sitting.at.house
        if house.fingerprint != sat.begun.fingerprint:
            raise ExamStuck(
                say(
                    "The rules of {house} changed since the exam began. It can only be "
                    "discontinued.",
                    house=house.title,
                )
            )
        sitting.draw()
        with self._log.transaction():
            self._exams.resumed(sat.id, by, sitting.elapsed_ms)
            sitting.sit()
        return sitting

    def discontinue(self, reason: str, by: str) -> ExamResult:
        """End the exam under way for that reason, by that supervisor. Raises ExamRefused if there
        is none."""
        sat = self._exams.under_way()
        if sat is None:
            raise nothing_to_go_on_with()
        try:
            sitting = self._sitting_of(sat, None)
        except ExamStuck:
            return self._end_unmarked(sat, reason, by)
        return sitting.discontinue(reason, by)

    @property
    def under_seal(self) -> bool:
        """True if an exam has begun that has not ended."""
        return bool(self._log.sealed())

    # --- looked at

    def sat(self) -> tuple[ExamSat, ...]:
        """The exams that ended here, the latest first."""
        ended = [sat for sat in self._exams.all() if sat.ended is not None]
        return tuple(reversed(ended))

    def sheet(self, sitting: str) -> ExamSheet | None:
        """The result sheet of that sitting; None before its end, or if today's rules cannot read
        it."""
        sat = self._exams.sat(sitting)
        if sat is None or sat.ended is None:
            return None
        return sheet_of(ExamEvidence(sat, self._exams.rounds(sat)), self._curriculum)

    def stands(self, sat: ExamSat) -> ExamResult:
        """The result of an exam that has ended: as told, or derived anew if an older program told
        it."""
        assert sat.result is not None, "what has ended has its result"
        sheet = self.sheet(sat.id) if is_older(sat.result) else None
        return sheet.result if sheet is not None else sat.result

    # --- what it is made from

    def _as_begun(self, opening: Opening, at: ExamHouse) -> ExamBegun:
        return ExamBegun(
            sitting=opening.sitting,
            exam=opening.exam,
            blueprint=opening.blueprint,
            seed=opening.seed,
            house=at.house.id,
            edition=at.house.rules.edition,
            fingerprint=at.house.fingerprint,
            program=program_version(),
            by=opening.by,
            zone_min=self._clock.zone(),
            alone=opening.alone,
        )

    def _sitting_of(self, sat: ExamSat, seeds: Seeds | None) -> ExamSitting:
        """The sitting as it stands. Raises ExamStuck if nothing here can deal its tasks: its house
        is gone, or another station began it with a blueprint that cannot be read."""
        try:
            blueprint = blueprint_of(sat.begun.blueprint)
            at = exam_house(self._curriculum, sat.begun.house, sat.begun.fingerprint)
            forms = forms_of(at, blueprint)
        except (InputError, KeyError) as error:
            raise ExamStuck(
                say("This station cannot read the exam or its house. It can only be discontinued.")
            ) from error
        return self._sit(sat.id, forms, at, seeds)

    def _end_unmarked(self, sat: ExamSat, reason: str, by: str) -> ExamResult:
        """End an exam whose tasks cannot be marked here: none counts."""
        result = ExamResult(ExamOutcome.DISCONTINUED, 0, 0, 0, (), sat.seen_ms, reason, by, 0, ())
        open_ = ExamEvidence(sat, self._exams.rounds(sat)).open_round
        with self._log.transaction():
            if open_ is not None:
                self._log.abandoned(open_.id, open_.elapsed_ms)
            self._exams.ended(sat.id, result)
        return result

    def _sit(
        self, sitting: str, forms: AnyForms, at: ExamHouse, seeds: Seeds | None
    ) -> ExamSitting:
        return ExamSitting(
            sitting, forms, at, self._curriculum, self._log, self._clock, self._skills, seeds
        )

    def _last_at_ms(self, sat: ExamSat) -> int:
        if sat.away:
            return sat.breaks[-1].since_ms
        last = self._log.last_event()
        assert last is not None, "an exam that is under way has begun"
        return last.at_ms


def _note(sat: ExamSat) -> str:
    """The trainee's reason for leaving it; empty without one."""
    note = sat.breaks[-1].note if sat.away else ""
    return "" if note in (SCHOOL_AWAY, SIGN_IN_ENDED) else note
