"""The school's marks are the marker's: of the evidence, once, and the same ones whenever it is done
again."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.records.registry.busy import contents
from tests.records.registry.desks import STATION, Desk
from tests.school.beliefs.holder import works
from tests.school.review.classroom import Classroom
from tests.school.review.conftest import Opened
from tests.school.workshop.made import made
from tests.some_houses import shelf
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.marking.predict import Misread
from trainer.records.event import Event, Kind, link
from trainer.records.log import Log
from trainer.records.registry.reads.delivered import MOST_UNLIKE
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import (
    BeliefRow,
    BeliefsDueRow,
    MismatchRow,
    MistakeRow,
    RoundRow,
    mismatches,
)
from trainer.records.registry.tables import MARKED, ROLLED_UP
from trainer.records.registry.where import where
from trainer.school.curriculum import Curriculum
from trainer.school.marker.marker import MOST_KEPT, Marker
from trainer.school.practice import RECORDS
from trainer.school.records_care.school_doctor import examine_school
from trainer.school.workshop.drafts import Workshop

ALL = (*MARKED, *ROLLED_UP)


def test_what_was_changed_on_a_stations_disk_is_marked_by_its_evidence_and_listed(
    room: Classroom,
) -> None:
    attempt = room.round(without="pay")
    room.practice.close()
    with sqlite3.connect(room.folder / RECORDS) as db:
        db.execute('UPDATE results SET "right" = lines, tenths = 1000, passed = 1')
        db.execute("UPDATE results SET players_short_cents = 0, house_short_cents = 0")
        db.execute("DELETE FROM mistakes")
    db.close()
    room.deliver()
    (row,) = room.registry.rows(RoundRow)
    assert (row.attempt, row.passed) == (attempt, False)
    assert row.right < row.lines
    assert room.registry.count(MistakeRow, attempt=attempt) > 0
    (told,) = room.registry.rows(MismatchRow)
    assert (told.attempt, told.account, told.station) == (attempt, room.desk.trainee, STATION)
    assert (json.loads(told.claimed)["passed"], json.loads(told.found)["passed"]) == (True, False)


def test_what_is_not_believed_is_named_for_the_supervisor_and_by_the_doctor(
    room: Classroom, tmp_path: Path
) -> None:
    room.round(without="pay")
    _deliver_only(room)
    assert room.reviewer.book.doubts().being_marked == 1
    room.mark()
    (attempt,) = (each.attempt for each in room.registry.rows(RoundRow))
    with room.registry.transaction() as db:
        db.execute(mismatches.insert(), _mismatch(room, attempt))
    last = room.registry.rows(DeliveryRow)[0]
    for _ in range(2):
        room.registry.submit(last.chain, STATION, room.desk.trainee, [_bad(room, last)])
    doubts = room.reviewer.book.doubts()
    assert (doubts.being_marked, doubts.unlike, len(doubts.mismatches)) == (0, 1, 1)
    assert [(each.reason, each.times) for each in doubts.refused] == [("bad_body", 2)]
    examined = examine_school(where(tmp_path / "school.sqlite3"), int)
    assert (examined.findings, examined.doubts) == ((), doubts)


def test_however_much_stations_claim_little_of_it_is_kept_and_read(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of the supervisor's had to read all of it, by the hundred megabytes."""
    monkeypatch.setattr("trainer.school.station.courier.shown", _claims_much)
    room.round()
    room.deliver()
    (told,) = room.registry.rows(MismatchRow)
    assert len(told.claimed) == MOST_KEPT
    with room.registry.transaction() as db:
        for number in range(MOST_UNLIKE):
            db.execute(mismatches.insert(), _mismatch(room, str(number)))
    doubts = room.reviewer.book.doubts()
    assert (doubts.unlike, len(doubts.mismatches)) == (MOST_UNLIKE + 1, MOST_UNLIKE)


def _claims_much(_log: Log, rounds: Iterable[str], _sittings: Iterable[str]) -> dict[str, str]:
    return dict.fromkeys(rounds, "x" * 100_000)


def _mismatch(room: Classroom, attempt: str) -> dict[str, Any]:
    own = {"account": room.desk.trainee, "station": STATION, "at_ms": 1}
    return {**own, "attempt": attempt, "claimed": "{}", "found": ""}


def _bad(room: Classroom, last: DeliveryRow) -> Event:
    """An event that follows and is none of this program."""
    before = room.registry.events_in(last.chain, last.last - 1)[0]
    id_, kind, body = room.registry.new_id(), Kind.ACTED, '{"action":1}'
    hash_ = link(before.hash, id_, before.attempt, kind, before.at_ms, body)
    place = before.place + 1
    return Event(place, id_, before.attempt, kind, before.at_ms, body, before.hash, hash_)


def test_what_was_shown_as_it_is_marked_is_not_listed(room: Classroom) -> None:
    room.round(without="pay")
    room.round(seed=6)
    room.deliver()
    assert room.registry.count(RoundRow) == 2
    assert room.registry.rows(MismatchRow) == ()


def test_what_takes_long_is_marked_by_itself(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever delivers meanwhile waits for one of it, not for all."""
    monkeypatch.setattr("trainer.school.marker.marker.LONGEST_S", 0)
    for seed in range(3):
        room.round(seed=seed)
        _deliver_only(room)
    marker = _marker(room.registry, room)
    steps = marker.work()
    assert (next(steps), marker.waiting()) == (1, 2)
    assert sum(steps) == 2
    marker.close()


def test_made_anew_from_nothing_every_row_is_the_same(room: Classroom) -> None:
    for seed in range(4):
        room.round(seed=seed, without="pay" if seed % 2 else "")
        room.deliver()
    before = contents(room.registry, ALL)
    marker = _marker(room.registry, room)
    marker.anew()
    assert room.registry.count(RoundRow) == 0
    assert marker.waiting() == 4
    for _ in marker.work():
        pass
    marker.close()
    assert contents(room.registry, ALL) == before


def test_beliefs_are_told_when_nothing_waits_and_stay_due_till_then(
    room: Classroom, shelf: HouseShelf
) -> None:
    """A marker that ends in between leaves nothing stale: what is due is told by the next one."""
    misread = Misread(shelf["mbs"].rules, shelf.rules)
    for seed in range(4):
        works(misread, room.practice.test_belief("mbs", ["PP11"], seed=seed), ["PP11"])
        _deliver_only(room)
    marker = _marker(room.registry, room)
    work, marked = marker.work(), 0
    while marked < 4:  # in one step or in several, as the machine has time
        marked += next(work)
    marker.close()
    (due,) = room.registry.rows(BeliefsDueRow)
    first, *_, last = room.registry.rows(DeliveryRow, order="number")
    assert (due.house, due.delivery, due.since_ms) == ("mbs", last.number, first.at_ms)
    assert not room.registry.rows(BeliefRow)
    room.mark()
    assert not room.registry.rows(BeliefsDueRow)
    (row,) = (each for each in room.registry.rows(BeliefRow) if each.misreading == "PP11")
    (held,) = (each for each in room.practice.beliefs.of("mbs") if each.id == "PP11")
    figures = row.per_cent, row.hits, row.clean, row.clean_since, row.wagers
    assert held.shown == (*figures, None), "the trainee's page and the board judge by the same"
    assert figures[1:] == (held.hits, 0, 0, held.hits)
    before = room.registry.rows(BeliefRow, order="misreading")
    marker = _marker(room.registry, room)
    marker.anew()
    assert list(marker.work())
    marker.close()
    assert room.registry.rows(BeliefRow, order="misreading") == before


def test_a_copy_that_holds_something_else_is_made_anew(room: Classroom) -> None:
    """A school put back from a backup knows less than the marker's copy."""
    room.round()
    room.deliver()
    copy = room.folder / "marking" / room.desk.trainee / RECORDS
    with sqlite3.connect(copy) as db:
        db.execute("DROP TRIGGER events_no_delete")
        db.execute("DELETE FROM events WHERE place > 3")
    db.close()
    room.round(seed=6)
    room.deliver()
    assert room.registry.count(RoundRow) == 2
    assert room.registry.rows(MismatchRow) == ()


def test_houses_are_read_again_when_the_school_chose_another_reading(room: Classroom) -> None:
    read: list[int] = []

    def curriculum() -> Curriculum:
        read.append(len(read))
        return room.practice.curriculum

    marker = Marker(room.registry, curriculum, room.folder / "marking")
    for seed in (5, 6, 7):
        room.round(seed=seed)
        _deliver_only(room)
        assert sum(marker.work()) == 1
        if seed == 6:
            marker.renew()
    marker.close()
    assert read == [0, 1]
    assert room.registry.count(RoundRow) == 3


def test_a_round_of_a_house_that_was_withdrawn_meanwhile_is_marked(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path, shelf())
    workshop.publish(made(tmp_path, "hilltop"))
    ticks, place = count(), tmp_path / "school.sqlite3"
    desk = Desk.opened(Registry.open(place, lambda: next(ticks), make=True))
    room = Classroom(desk, place, load_houses(tmp_path / "houses"), tmp_path / "station")
    attempt = room.play(room.practice.start("hilltop", "as-it-comes", seed=1), without="pay")
    _deliver_only(room)
    workshop.withdraw("hilltop")
    curriculum = Curriculum(load_houses(tmp_path / "houses"), sound_recipes()[0])
    marker = Marker(room.registry, lambda: curriculum, tmp_path / "marking")
    assert sum(marker.work()) == 1
    marker.close()
    assert [each.attempt for each in room.registry.rows(RoundRow)] == [attempt]
    assert room.registry.count(MistakeRow, attempt=attempt) > 0
    assert room.registry.rows(MismatchRow) == ()
    room.close()


@pytest.mark.posix
def test_killed_at_twenty_points_each_round_is_marked_once(room: Classroom) -> None:
    _killed(room, points=20)


@pytest.mark.posix
@pytest.mark.slow
def test_killed_at_a_thousand_points_each_round_is_marked_once(room: Classroom) -> None:
    _killed(room, points=1000)


@pytest.mark.posix
@pytest.mark.slow
def test_killed_at_a_thousand_points_beside_a_server_each_round_is_marked_once(
    opened: Opened, database: str
) -> None:
    _killed(opened(database), points=1000)


def _killed(room: Classroom, points: int) -> None:
    """Begun again and again on the same records, until each time it is killed at another call."""
    for seed in range(3):
        room.round(seed=seed, without="pay")
        _deliver_only(room)
    folder, school = room.folder / "killed", room.place
    if isinstance(school, Path):
        shutil.copytree(room.folder.parent, folder, ignore=shutil.ignore_patterns("killed"))
        school = folder / "school.sqlite3"
    room.mark()
    meant = contents(room.registry, ALL)
    _unmark(school)
    calls = _child(school, folder, room, None)
    chance = random.Random(points)
    for each in range(points):
        if each % 7 == 0:  # all from the first delivery again, so that every point comes up
            _unmark(school)
        _child(school, folder, room, chance.randrange(1, calls))
    _child(school, folder, room, None)
    registry = Registry.open(school, int)
    assert contents(registry, ALL) == meant
    assert registry.count(DeliveryRow, waits=True) == 0
    registry.close()


def _unmark(school: Path | str) -> None:
    """Nobody has the records open afterwards: what forks must not share them with its child."""
    registry = Registry.open(school, int)
    registry.unmark()
    registry.close()


def _deliver_only(room: Classroom) -> None:
    room.mark, marked = (lambda: None), room.mark  # type: ignore[method-assign]
    try:
        room.deliver()
    finally:
        room.mark = marked  # type: ignore[method-assign]


def _child(school: Path | str, folder: Path, room: Classroom, dies_at: int | None) -> int:
    """Mark in a process of its own, killed at that call of the program's; how many calls it took,
    where it lived."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            os.write(writer, str(_mark(school, folder, room, dies_at)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    with os.fdopen(reader) as told:
        said = told.read()
    assert said or dies_at is not None
    return int(said or 0)


def _mark(school: Path | str, folder: Path, room: Classroom, dies_at: int | None) -> int:
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1
            if calls == dies_at:
                os.kill(os.getpid(), signal.SIGKILL)

    registry = Registry.open(school, int)
    marker = Marker(registry, lambda: room.practice.curriculum, folder / "marking")
    watch: Callable[..., None] = sys.setprofile
    watch(count)
    for _ in marker.work():
        pass
    watch(None)
    marker.close()
    registry.close()
    return calls


def _marker(registry: Registry, room: Classroom) -> Marker:
    return Marker(registry, lambda: room.practice.curriculum, room.folder / "marking")
