"""Stations of one school, between which a trainee moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from tests.records.registry.busy import contents
from tests.school.exam.delivering import mark_all
from tests.school.exam.sat import SMALL, faultless, sit_task
from tests.school.exam.schools import LIGHT, PASSWORD, School
from tests.school.proving import prove
from tests.school.slipping import work_quick, work_round
from tests.school.tables import Ticking
from tests.school.test_rebuild import tables
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.exam import ExamOutcome
from trainer.records.log import Log
from trainer.records.registry.care.rebuilt_tables import ORPHANS, counted, unlike
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import MismatchRow, RoundRow, rounds
from trainer.records.registry.said import RequestRow
from trainer.records.registry.tables import ACTED, MARKED, ROLLED_UP
from trainer.records.uuid7 import Uuid7
from trainer.records.verified import verify
from trainer.school.clock import SYSTEM, Clock
from trainer.school.curriculum import Curriculum
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.exam_evidence import delivered
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.opening import Opening
from trainer.school.exam.release import FromSchool
from trainer.school.marker.marker import Marker
from trainer.school.people.rights import Account
from trainer.school.people.sign_in import SchoolDoor
from trainer.school.people.station_people import KnownPeople
from trainer.school.practice import RECORDS, Practice
from trainer.school.re_marking.re_marking import ReMarker
from trainer.school.remark import RemarkSort
from trainer.school.review.reviewer import Reviewer
from trainer.school.review.reviews import Reviews
from trainer.school.second_try import SecondAnswer
from trainer.school.station.courier import LOOKS_IN_MS, Address, Courier, Fetched

HOUSE = "six-card-bonus"


@dataclass
class Station:
    """A machine at which somebody signs in, works, and meets the school where it can."""

    home: Path
    at: Path | str
    account: Account
    password: str = PASSWORD
    time: Ticking = field(default_factory=Ticking)
    ahead_ms: int = 0
    """How far its clock is ahead of the school's."""

    def __post_init__(self) -> None:
        self.id = Uuid7(SYSTEM.wall)()
        self.clock = Clock(self.time.running, lambda: SYSTEM.wall() + self.ahead_ms)
        log = Log.open(self.home / RECORDS, self.clock.wall)
        self.practice = Practice(_library().shelf, _library().recipes, log, self.clock)
        self.pages, self.whole = 0, False
        self.sign_in()

    def sign_in(self) -> None:
        self.registry = Registry.open(self.at, SYSTEM.wall)
        SchoolDoor(self.registry, KnownPeople(self.home), SYSTEM.wall, LIGHT).let_in(
            self.account.login, self.password
        )
        address = Address(self.id, self.account.id, self._open)
        self.courier = Courier(self.home / RECORDS, address, self.clock, Random(1).random)

    def _open(self) -> Registry:
        return Registry.open(self.at, SYSTEM.wall, badges=self.registry.badges)

    def work(self, *seeds: int) -> None:
        """A round for each of these seeds, with slips."""
        for seed in seeds:
            sitting = self.practice.start(HOUSE, "whole-two-seats", seed=seed)
            work_round(sitting, Stream(f"round {seed}"))

    def ask(self, seed: int) -> None:
        """A sitting of questions."""
        drills = self.practice.quick.drills(HOUSE)
        drill = next(each for each in drills if each.exercise is Exercise.READING)
        sitting = self.practice.quick.start(HOUSE, drill.name, seed=seed)
        work_quick(sitting, Stream(f"questions {seed}"))

    def meet(self) -> None:
        """What was done here is delivered, and what was done elsewhere is taken in."""
        self.time.now_ms += LOOKS_IN_MS
        for step in self.courier.deliver():
            if isinstance(step, Fetched):
                self.pages, self.whole = self.pages + 1, not step.told
                self.practice.take_in(step.told)
        assert self.courier.status is not None
        assert self.courier.status.well, self.courier.status

    def done(self) -> list[str]:
        return [each.attempt_id for each in self.practice.done()]

    def close(self) -> None:
        self.courier.close()
        self.registry.close()
        self.practice.close()


@cache
def _library() -> Curriculum:
    return Curriculum(load_houses(), sound_recipes()[0])


def stations(folder: Path, school: School, at: Path | str, count: int) -> list[Station]:
    homes = [folder / f"station {number}" for number in range(1, count + 1)]
    return [Station(home, at, school.trainee) for home in homes]


def exam_moves(first: Station, second: Station, school: School) -> None:
    """An exam left in the middle of its second round at one station, and sat to its end at another.
    The round that was open is dealt there again, of the same cards; every task counts once."""
    before, opening = len(first.done()), opened(school, first)
    sitting = first.practice.exams.begin(opening, seeds(first, opening))
    sit_task(sitting)
    while sitting.round is None:
        sit_task(sitting)
    number = sitting.number
    sitting.round.act(faultless(sitting.round)[0])
    left = sitting.round.round_
    sitting.leave("Fire alarm")
    first.meet()
    second.meet()
    waiting = second.practice.exams.waiting()
    assert waiting is not None
    assert (waiting.number, waiting.note) == (number, "Fire alarm")
    assert second.done() == first.done()
    going = second.practice.exams.go_on(school.supervisor.id, seeds(second, opening))
    assert going.round is not None
    assert going.round.round_ == left
    while going.task is not None:
        sit_task(going)
    told = going.end()
    assert told.outcome is ExamOutcome.PASSED
    second.meet()
    first.meet()
    assert not first.practice.exams.under_seal
    assert [each.result for each in first.practice.exams.sat()] == [told]
    assert len(first.done()) == before + SMALL.rounds
    assert first.done() == second.done()
    assert tables(first.practice) == tables(second.practice)
    for each in (first, second):
        assert verify(each.home / RECORDS).sound
    mark_all(school.registry, first.practice.curriculum)
    worked = school.registry.rows(RoundRow, exam=opening.sitting, order="dealt_at_ms")
    assert {each.station for each in worked} == {first.id, second.id}
    with school.registry.reading() as db:
        assert dict(counted(db, ORPHANS)) == {}, "each is marked in the chain that tells its end"
    (row,) = school.registry.rows(SittingRow, sitting=opening.sitting)
    assert (row.outcome, row.decisions, row.errors) == ("passed", told.decisions, 0)
    assert school.registry.rows(MismatchRow, account=school.trainee.id) == ()
    evidence = delivered(school.registry, row)
    assert evidence is not None
    assert evidence.sat.result == told


def review_moves(three: Sequence[Station], school: School) -> None:
    """A round is worked at one station; its review is asked for at two others, one of which was
    offline meanwhile, answered, and the round marked again. Everywhere it looks the same."""
    first, second, third = three
    first.work(6, 5)
    for each in three:
        each.meet()
    attempt, *_ = first.done()
    for each in (third, second):
        each.practice.reviews.ask(attempt, 0, f"Asked at {each.home.name}.")
    debrief = second.practice.results.debrief(attempt)
    assert debrief is not None
    asked = next(e for e in second.practice.explained(debrief).mistakes if e.asked)
    acts = tuple(f"take {each.wager.value}" for each in asked.asked)
    second.practice.second_tries.answer(attempt, asked, SecondAnswer(acts))
    second.meet()
    first.practice.reviews.ask(attempt, 0, "Asked where it was worked.")
    for each in (first, third, second, first, third):
        each.meet()
    registry, curriculum = school.registry, first.practice.curriculum
    mark_all(registry, curriculum)
    requests = registry.rows(RequestRow, order="at_ms")
    assert [(each.attempt, each.account) for each in requests] == [(attempt, first.account.id)] * 3
    reviews = Reviews(Reviewer(registry, school.supervisor), first.practice)
    opened = reviews.open(attempt)
    assert opened is not None
    assert len(opened.said.requests) == 3
    assert opened.debrief is not None
    assert [each.code for each in opened.debrief.mistakes] == [e.code for e in debrief.mistakes]
    for request in requests[:2]:
        reviews.comment(attempt, 0, "I looked.", answers=request.event)
    reviews.override(opened, 0, "passed", "It was shown so.", answers=requests[2].event)
    with registry.transaction() as db:
        db.execute(rounds.update().where(rounds.c.house == HOUSE).values(marked_by="older"))
    marker = ReMarker(registry, school.supervisor, curriculum)
    assert marker.apply(marker.look(HOUSE), "The rules were corrected.")
    mark_all(registry, curriculum)
    assert "older" not in {each.marked_by for each in registry.rows(RoundRow)}
    assert registry.rows(MismatchRow, account=first.account.id) == ()
    kept = contents(registry, (*MARKED, *ROLLED_UP, *ACTED))
    made_anew(registry, curriculum, school.home / "anew")
    assert contents(registry, (*MARKED, *ROLLED_UP, *ACTED)) == kept
    for each in three:
        each.meet()
        told = each.practice.reviews.of(attempt)
        assert [one.sort for one in told].count(RemarkSort.ASKED) == 3
        assert all(one.answered for one in told if one.sort is RemarkSort.ASKED)
        assert told == first.practice.reviews.of(attempt)
        assert len(each.practice.second_tries.of(attempt)) == 1
        assert each.done() == first.done()
        assert tables(each.practice) == tables(first.practice)
        assert verify(each.home / RECORDS).sound
    shared = tables(first.practice)
    for each in three:
        each.practice.forget_others()
        each.practice.rebuild()
        assert len(each.done()) == (2 if each is first else 0)
        assert verify(each.home / RECORDS).sound
        each.meet()
        assert tables(each.practice) == shared


def made_anew(registry: Registry, curriculum: Curriculum, folder: Path) -> None:
    """All that is made of the log is made again."""
    marker = Marker(registry, lambda: curriculum, folder)
    marker.anew()
    for _ in marker.work():
        pass
    marker.close()
    assert unlike(registry.where) == {}


def opened(school: School, station: Station) -> Opening:
    registry, trainee = school.registry, school.trainee
    office = ExamOffice(registry, school.supervisor, station.practice.curriculum, SYSTEM.wall)
    exam = office.set(SMALL)
    office.assign(exam, [trainee.id], SYSTEM.wall() + 86_400_000)
    prove(registry, trainee.login, PASSWORD)
    by = school.prove_pin(school.supervisor)
    entrance = Entrance(registry, trainee.id, station.practice.curriculum, SYSTEM)
    return entrance.open(exam, by, station.id)


def seeds(station: Station, opening: Opening) -> FromSchool:
    return FromSchool(station.registry, station.account.id, opening.sitting, station.meet)
