"""The courier at a real PostgreSQL server: what it answers is understood there as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.busy import contents
from tests.records.registry.failing_server import DROPPED_AFTER, FAULTS, Fault, put_between
from tests.records.registry.server import why_not
from tests.records.rounds import dealt
from tests.school.exam.schools import School, people_of
from tests.school.station.bench.server_school import STATION, ServerSchool, server_school
from tests.school.station.moving import Station, exam_moves, made_anew, review_moves
from tests.school.tables import Ticking
from tests.school.test_rebuild import tables
from trainer.library.house import CHOICES
from trainer.library.house_files.choices import read_choices
from trainer.records.event_shape import DAY_MS
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.care.copied import sound_copy
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.tables import ACTED, MARKED, ROLLED_UP
from trainer.records.registry.where import Where, where
from trainer.school.clock import SYSTEM, Clock
from trainer.school.curriculum import Curriculum
from trainer.school.house_book.reading_choices import bring_choices
from trainer.school.people.rights import Account
from trainer.school.post_office import post_of
from trainer.school.station.courier import Address, Courier
from trainer.school.station.delivery_status import DELIVERING, State, Status
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined

STATION_ID = "0192d3a4-0000-7000-8000-0000000000f1"
pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")


@pytest.fixture(scope="module")
def school() -> Iterator[ServerSchool]:
    with server_school(2) as made:
        yield made


def _deliver(courier: Courier) -> Status:
    for _ in courier.deliver():
        pass
    assert courier.status is not None
    return courier.status


def test_whatever_the_server_does_each_round_is_there_once_and_in_order(
    school: ServerSchool, home: Path
) -> None:
    """Delivered, the connection cut, the login locked and let in again, delivered."""
    time, account = Ticking(), school.trainees[0]
    log = Log.open(home / "records.sqlite3", SYSTEM.wall)
    address = Address("station", account, lambda: Registry.open(school.station, SYSTEM.wall))
    clock = Clock(time.running, SYSTEM.wall)
    courier = Courier(log.file.path, address, clock, lambda: 0.5)

    def work() -> str:
        attempt = log.dealt(dealt())
        log.finished(attempt, 9)
        return attempt

    rounds = [work()]
    assert _deliver(courier) == DELIVERING
    with psycopg.connect(school.owner, autocommit=True) as owner:
        cut = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE usename = %s"
        owner.execute(cut, (STATION,))
        rounds.append(work())
        assert _deliver(courier) == DELIVERING, "on a new line"
        owner.execute(f"ALTER ROLE {STATION} NOLOGIN")
        owner.execute(cut, (STATION,))
        rounds.append(work())
        told = _deliver(courier)
        owner.execute(f"ALTER ROLE {STATION} LOGIN")
    assert (told.state, told.waiting) == (State.REFUSED, 1)
    assert "refuses this machine's login" in told.why
    assert _deliver(courier) == DELIVERING
    courier.close()
    registry = Registry.open(school.owner, SYSTEM.wall)
    theirs = registry.events_in(next(iter(log.events())).id)
    assert [(each.place, each.hash) for each in theirs] == [
        (each.place, each.hash) for each in log.events()
    ]
    kept = registry.rows(DeliveryRow, account=account, order="number")
    assert [(row.first, row.last) for row in kept] == [(1, 2), (3, 4), (5, 6)]
    assert len(rounds) == 3
    registry.close()
    log.close()


@pytest.fixture
def two(school: ServerSchool, tmp_path: Path) -> Iterator[tuple[Station, Station, School]]:
    """Two stations of one person, by the login of stations."""
    registry = Registry.open(school.owner, SYSTEM.wall)
    admin = next(each for each in registry.people() if each.role == "admin")
    by = Account(admin.account, "admin", "", Role.ADMIN)
    people = people_of(registry, by, tmp_path, SYSTEM.wall)
    first, second = (Station(tmp_path / name, school.station, people.trainee) for name in "ab")
    yield first, second, people
    for each in (first, second):
        each.close()
    registry.close()


def test_records_reviews_and_an_exam_follow_the_person_there_too(
    two: tuple[Station, Station, School], school: ServerSchool, tmp_path: Path
) -> None:
    """Between stations, each with a log of its own; who signed out is given nothing. What is made
    of it all is what a file makes of the same log."""
    first, second, people = two
    third = Station(tmp_path / "c", school.station, people.trainee)
    review_moves((first, second, third), people)
    third.close()
    before = len(first.done())
    first.work(1)
    first.meet()
    second.work(2)
    second.meet()
    first.meet()
    assert len(first.done()) == before + 2
    assert first.done() == second.done()
    assert tables(first.practice) == tables(second.practice)
    exam_moves(first, second, people)
    _made_in_a_file(where(school.owner), people, first.practice.curriculum, tmp_path)
    known = second.done()
    second.registry.sign_out(people.trainee.id)
    first.work(3)
    first.meet()
    second.meet()
    assert second.done() == known


def _made_in_a_file(at: Where, people: School, curriculum: Curriculum, folder: Path) -> None:
    """The school there is copied to a file, where all that is made of its log is made anew."""
    copy, made = folder / "copy.sqlite3", (*MARKED, *ROLLED_UP, *ACTED)
    assert sound_copy(at, copy, SYSTEM.wall).sound
    in_file = Registry.open(copy, SYSTEM.wall, as_owner=True)
    made_anew(in_file, curriculum, folder / "marking")
    assert contents(in_file, made) == contents(people.registry, made)
    in_file.close()


@pytest.mark.parametrize("days", [-2, 2])
def test_a_station_whose_clock_is_wrong_is_told_so(
    school: ServerSchool, home: Path, days: int
) -> None:
    """Nothing is delivered before it is set, and nothing is lost."""
    account, joined = school.trainees[0], Joined(school.station, STATION_ID, "Table 4")
    clock = Clock(SYSTEM.running, lambda: SYSTEM.wall() + days * DAY_MS)
    station = StationHome(home)
    log = Log.open(station.records(account), clock.wall)
    log.finished(log.dealt(dealt()), 9)
    log.close()
    post = post_of(station, joined, station.curriculum, clock)
    for _ in post.deliver():
        pass
    assert post.status is not None
    assert (post.status.state, post.status.waiting) == (State.REFUSED, 1)
    assert "set the clock" in post.status.why
    post.close()


def test_another_account_cannot_go_on_with_a_chain(school: ServerSchool, home: Path) -> None:
    time = Ticking()
    log = Log.open(home / "records.sqlite3", SYSTEM.wall)
    log.finished(log.dealt(dealt()), 9)
    for account, state in zip(school.trainees, (State.DELIVERING, State.REFUSED), strict=True):
        address = Address("station", account, lambda: Registry.open(school.station, SYSTEM.wall))
        clock = Clock(time.running, SYSTEM.wall)
        courier = Courier(log.file.path, address, clock, lambda: 0.5)
        assert _deliver(courier).state is state
        courier.close()
        log.finished(log.dealt(dealt()), 9)
    log.close()


def _goes_on(
    school: ServerSchool, home: Path, patch: pytest.MonkeyPatch, fault: Fault, step: int
) -> int:
    """Rounds delivered one by one, each time with another call that fails at first, until none
    does; how often one failed."""
    seam, time, account = put_between(patch), Ticking(), school.trainees[1]
    log = Log.open(home / "records.sqlite3", SYSTEM.wall)
    address = Address("station", account, lambda: Registry.open(school.station, SYSTEM.wall))
    clock = Clock(time.running, SYSTEM.wall)
    fired, worked = True, 0
    while fired:
        log.finished(log.dealt(dealt()), 9)
        worked += 1
        courier = Courier(log.file.path, address, clock, lambda: 0.5)
        seam.set(fault, 1 + (worked - 1) * step)
        told = _deliver(courier)
        fired = seam.fired
        seam.clear()
        assert told == DELIVERING or told.state is State.WAITING, told
        assert _deliver(courier) == DELIVERING
        courier.close()
    registry = Registry.open(school.owner, SYSTEM.wall)
    theirs = registry.events_in(next(iter(log.events())).id)
    assert [each.hash for each in theirs] == [each.hash for each in log.events()]
    assert registry.count(DeliveryRow, account=account) == worked
    registry.close()
    log.close()
    return worked - 1


def test_whichever_call_fails_the_outbox_goes_on_and_nothing_comes_twice(
    school: ServerSchool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _goes_on(school, home, monkeypatch, DROPPED_AFTER, step=2) > 3


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
def test_whatever_fails_the_outbox_goes_on(home: Path, fault: Fault) -> None:
    with server_school(2) as school, pytest.MonkeyPatch.context() as patch:
        assert _goes_on(school, home, patch, fault, step=1) >= 9


def test_a_station_reads_how_the_school_chose(school: ServerSchool, home: Path) -> None:
    """A supervisor's acts on the server; the station's login may ask for them and no more."""
    owner = Registry.open(school.owner, lambda: 7)
    admin = next(each.account for each in owner.people() if each.role == "admin")
    by = owner.new_id()
    named = {"login": "sue", "name": "Sue", "language": ""}
    owner.act(admin, ActKind.ACCOUNT_OPENED, {"account": by, "role": "supervisor"}, named)
    facts = {"house": "mbs", "edition": "1.1", "fingerprint": "f", "why": "our floor does"}
    for answer in ("lost", "stays", "lost"):
        said = {**facts, "reading": "folded_pair_plus", "answer": answer}
        owner.act(by, ActKind.HOUSE_PUBLISHED, said)
    owner.close()
    station = Registry.open(school.station, lambda: 7)
    assert [each.answer for each in station.choices_made()] == ["lost", "stays", "lost"]
    assert bring_choices(home, station)
    station.close()
    assert [each.answer for each in read_choices(home / CHOICES).made] == ["lost", "stays", "lost"]
