"""A school on one machine: an administrator, a supervisor, a class of two, and what they did."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path

from tests.draws import DRAWS
from tests.school.exam.delivering import mark_all
from tests.school.exports.worked import work
from trainer.records.exam import ExamBegun, ExamLog, ExamOutcome, ExamResult
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.derived.marked import take_marks
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import ExamMarked, Marks, MistakeRow, RoundRow
from trainer.school.clock import SYSTEM, Clock
from trainer.school.new_school import first_admin, set_up
from trainer.school.people.classes import Classes
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.station_people import person_folder
from trainer.school.post_office import post_of
from trainer.school.practice import RECORDS, Practice
from trainer.school.station.home import StationHome
from trainer.school.station.joined import SCHOOL_FILE, Joined, write_joined

NAME, LOGIN = "Robert'); DROP TABLE people;--", "bobby.tables"
NOTE = "The fire alarm of Elm Street went off."
WORDS = "Robert is slow on ties."
BEGAN_MS = 1_790_000_000_000


@dataclass(frozen=True)
class OneSchool:
    """Where it is, who is in it, and what the trainee sat."""

    home: Path
    registry: Registry
    admin: Account
    supervisor: Account
    trainee: Account
    other: Account
    class_: str
    sitting: str
    exam: str


@cache
def template() -> OneSchool:
    """A closed school to copy, made once."""
    folder = tempfile.TemporaryDirectory(prefix="one-school-")
    _kept.append(folder)
    with DRAWS.shared("one school"):
        made = one_school(Path(folder.name))
    made.registry.close()
    return made


_kept: list[tempfile.TemporaryDirectory[str]] = []
"""Folders that go when the tests end."""


@contextmanager
def copied(home: Path) -> Iterator[OneSchool]:
    """That school in that folder, to be done with as one likes."""
    school = template()
    shutil.copytree(school.home, home)
    registry = Registry.open(home / SCHOOL_FILE, lambda: BEGAN_MS + 10**9, as_owner=True)
    try:
        yield replace(school, home=home, registry=registry)
    finally:
        registry.close()


def one_school(home: Path, url: str = "") -> OneSchool:
    """The trainee has practised, sat an exam that was signed, and was commented on; another of the
    class has done nothing. The school's records are on that machine, or at that URL."""
    # A server refuses what comes from a clock more than a day off its own.
    ticks = count(SYSTEM.wall() if url else BEGAN_MS)
    clock = Clock(running=lambda: next(ticks), wall=lambda: next(ticks))
    registry, admin = _begun(home, url, clock)
    people = People(registry, admin, clock.wall)
    supervisor, trainee, other = (
        people.open(name, role, login, "long enough too").account
        for name, role, login in (
            ("Sue Supervisor", Role.SUPERVISOR, "sue"),
            (NAME, Role.TRAINEE, LOGIN),
            ("Olga Other", Role.TRAINEE, "olga"),
        )
    )
    classes = Classes(registry, admin, clock.wall)
    class_ = classes.open("Evening class", "mbs")
    classes.enrol(class_, [supervisor.id, trainee.id, other.id])
    made = OneSchool(
        *(home, registry, admin, supervisor, trainee, other, class_),
        sitting=registry.new_id(),
        exam=registry.new_id(),
    )
    _set_the_exam(made)
    _practise(made, clock)
    _sit_the_exam(made, clock)
    deliver(made, clock)
    _end_the_exam(made)
    _at_the_desk(made)
    return made


def _begun(home: Path, url: str, clock: Clock) -> tuple[Registry, Account]:
    name = ("Ada Admin", "ada", "long enough", clock.wall)
    if not url:
        _, made, admin = set_up(home, *name)
        made.close()
        return Registry.open(home / SCHOOL_FILE, clock.wall, as_owner=True), admin
    registry = Registry.open(url, clock.wall, as_owner=True)
    write_joined(home, Joined(url, registry.new_id(), "Table 1"))
    return registry, first_admin(registry, *name)


def deliver(school: OneSchool, clock: Clock) -> None:
    """All that was done at the station is at the school, and marked."""
    station = StationHome(school.home)
    joined = station.joined
    assert joined is not None, "the machine belongs to a school"
    post = post_of(station, joined, station.curriculum, clock)
    for _ in post.deliver():
        pass
    post.close()
    assert post.status is not None
    assert post.status.waiting == 0
    mark_all(school.registry, station.curriculum())


def _set_the_exam(school: OneSchool) -> None:
    sue, act = school.supervisor.id, school.registry.act
    facts = {"exam": school.exam, "title": "Floor test", "house": "mbs", "blueprint": "{}"}
    act(sue, ActKind.EXAM_SET, facts)
    act(
        sue, ActKind.EXAM_ASSIGNED, {"exam": school.exam, "account": school.trainee.id, "due_ms": 1}
    )
    opened = {"sitting": school.sitting, "exam": school.exam, "account": school.trainee.id}
    act(sue, ActKind.EXAM_OPENED, {**opened, "station": "one", "seed": 7})


def _practise(school: OneSchool, clock: Clock) -> None:
    practice = Practice.open(person_folder(school.home, school.trainee.id), clock)
    work(practice)
    practice.close()


def _sit_the_exam(school: OneSchool, clock: Clock) -> None:
    """The second round of practice once more, as an exam's: with a break, and left unfinished."""
    log = Log.open(person_folder(school.home, school.trainee.id) / RECORDS, clock.wall)
    rounds = list(log.finished_attempts())
    dealt = rounds[1].dealt
    exam = ExamLog(log)
    begun = ExamBegun(
        *(school.sitting, school.exam, "{}", 7, "mbs", dealt.edition, dealt.fingerprint),
        *("1", school.supervisor.id),
    )
    exam.begun(begun)
    asked = replace(dealt, mode="exam", drill="exam", exam=school.sitting, seed=7)
    asked = replace(asked, sitting=school.sitting)
    round_ = log.dealt(replace(asked, number=1, of=1))
    for act in rounds[1].acts[:-2]:
        log.acted(round_, act.action, act.elapsed_ms)
    exam.left(school.sitting, NOTE, 5)
    exam.resumed(school.sitting, school.supervisor.id, 5)
    log.finished(round_, 90_000)
    exam.ended(school.sitting, ExamResult(ExamOutcome.FAILED, 20, 5, 1, ("ties",), 95_000))
    log.close()
    practice = Practice.open(person_folder(school.home, school.trainee.id), clock)
    practice.rebuild()
    practice.close()


def _end_the_exam(school: OneSchool) -> None:
    """It has a blueprint that no marker can read, and counts as if it had failed."""
    last = school.registry.rows(DeliveryRow, order="-number")[0]
    failed = ExamMarked(school.sitting, "ended", "failed", 20, 5, 1, '["ties"]', last.at_ms)
    with school.registry.transaction() as db:
        take_marks(db, [(last, Marks(exams=(failed,)))])


def _at_the_desk(school: OneSchool) -> None:
    """It is signed and marked blind; a round is commented on, one of its mistakes overridden."""
    sue, act = school.supervisor.id, school.registry.act
    made = school.registry.rows(MistakeRow, order=("attempt", "number"))[0]
    last = school.registry.events_in(_chain(school))[-1]
    signed = {"sitting": school.sitting, "role": "first", "outcome": "failed"}
    act(sue, ActKind.BLIND_MARKED, {"sitting": school.sitting, "marks": '{"ties": "failed"}'})
    seen = {"sitting": school.sitting, "exam": school.exam, "account": school.trainee.id}
    act(sue, ActKind.SHEET_SEEN, seen)
    act(sue, ActKind.EXAM_SIGNED, {**signed, "comment": WORDS, "head": last.hash.hex()})
    act(sue, ActKind.COMMENTED, {"attempt": made.attempt, "number": 0, "text": WORDS})
    over = {"attempt": made.attempt, "number": made.number, "code": made.code}
    over |= {"seat": made.seat or 0, "wager": made.wager or ""}
    taken = {**over, "was": made.severity, "to": "advice", "reason": f"{NAME} had a cold."}
    act(sue, ActKind.OVERRIDDEN, taken)


def _chain(school: OneSchool) -> str:
    (chain,) = {each.chain for each in school.registry.rows(RoundRow, account=school.trainee.id)}
    return chain
