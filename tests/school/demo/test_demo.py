"""The demo school: real rounds by simulated trainees, the same for the same seed, never mixed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from trainer.dealing.finding import Code
from trainer.errors import InputError
from trainer.library.houses import load_houses
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.derived.sums import remake
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.tallies import TALLIES
from trainer.school.clock import Clock
from trainer.school.demo.cast import COURSE_DAYS, COURSES
from trainer.school.demo.day import MovedClock
from trainer.school.demo.delivery import MarkedBeside
from trainer.school.demo.exams import ANSWERS, QUESTIONS
from trainer.school.demo.founding import in_folder, in_registry
from trainer.school.demo.making import SCHOOL_MS, Making, Size, begins
from trainer.school.demo_mark import PASSWORD, PIN, demo_secrets
from trainer.school.people.rights import Right
from trainer.school.people.sign_in import SchoolDoor
from trainer.school.people.station_people import KnownPeople
from trainer.school.station.joined import read_joined

NOW_MS = 1_795_000_000_000
TINY = Size(trainees=1, days=1)
CLOCK = Clock(lambda: 0, lambda: NOW_MS, lambda: 0)

Told = list[tuple[object, ...]]


def made(file: Path, seed: int = 1) -> Registry:
    wall = MovedClock(NOW_MS)
    registry = Registry.open(file, wall.wall, make=True)
    for _ in Making(registry, load_houses(), wall, seed, TINY).days():
        pass
    return registry


def test_a_process_beside_marks_the_same(demo: Registry, tmp_path: Path) -> None:
    file, wall = tmp_path / "school.sqlite3", MovedClock(NOW_MS)
    registry = Registry.open(file, wall.wall, make=True)
    for _ in Making(registry, load_houses(), wall, 1, TINY, beside=str(file)).days():
        pass
    assert told(registry) == told(demo)
    registry.close()


def test_what_keeps_the_process_beside_from_marking_is_told(tmp_path: Path) -> None:
    marked = MarkedBeside(str(tmp_path / "no school"), tmp_path)
    with pytest.raises(InputError, match="no school"):
        marked.finish()
    marked.close()


def told(registry: Registry) -> Told:
    """The rounds as they were marked, without what is drawn anew."""
    rows = registry.rows(RoundRow, order="dealt_at_ms")
    return [
        (r.dealt_at_ms, r.house, r.drill, r.right, r.lines, r.elapsed_ms, r.players_short_cents)
        for r in rows
    ]


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Registry]:
    registry = made(tmp_path_factory.mktemp("demo") / "school.sqlite3")
    yield registry
    registry.close()


def test_it_is_a_demo_from_its_first_event_on(demo: Registry) -> None:
    assert demo.is_demo
    assert demo.count(RoundRow) > 0
    names = {each.name for each in demo.people()}
    assert {course.trainees[0].name for course in COURSES} < names


def test_everybody_of_it_signs_in_by_the_password_that_is_told(
    demo: Registry, tmp_path: Path
) -> None:
    door = SchoolDoor(demo, KnownPeople(tmp_path), CLOCK.wall)
    for person in demo.people():
        by_pin = person.role == Role.SUPERVISOR
        assert person.has_pin is by_pin
    supervisor = next(each for each in demo.people() if each.role == Role.SUPERVISOR)
    login = supervisor.login or ""
    assert door.let_in(login, PASSWORD).account.id == supervisor.account
    assert door.for_right(login, PIN, Right.OPEN_EXAMS).id == supervisor.account
    assert PASSWORD in demo_secrets()
    assert PIN in demo_secrets()


def test_its_rounds_are_worked_act_by_act_and_marked(demo: Registry) -> None:
    for row in demo.rows(RoundRow, limit=5):
        attempt = demo.attempt(row.attempt)
        assert attempt is not None
        assert len(attempt.acts) > row.hands
        assert attempt.elapsed_ms == row.elapsed_ms
        assert row.lines > 0


def test_what_was_delivered_comes_to_the_sums_that_are_made_of_the_rows(demo: Registry) -> None:
    """So rows that are written as rows, and summed at once, stand for delivered ones."""
    with demo.transaction() as db:
        kept = [sorted(map(tuple, db.execute(select(table)))) for table in TALLIES]
        remake(db)
        assert [sorted(map(tuple, db.execute(select(table)))) for table in TALLIES] == kept
        assert kept[0]


@pytest.mark.parametrize("zone_min", [0, 480, -210])
def test_its_last_day_is_over_by_now_and_lies_on_one_calendar_day(zone_min: int) -> None:
    for hour in range(48):
        now_ms = NOW_MS + hour * 3_600_000
        first = begins(now_ms, zone_min)
        last = first + SCHOOL_MS
        assert last <= now_ms < last + 86_400_000
        zone_ms = zone_min * 60_000
        assert (first + zone_ms) // 86_400_000 == (last - 1 + zone_ms) // 86_400_000


def test_nothing_of_it_lies_in_the_future(demo: Registry) -> None:
    told = [each.received_at_ms for each in demo.rows(EventRow)]
    assert max(told) <= NOW_MS
    assert max(each.at_ms for each in demo.rows(EventRow)) <= NOW_MS


def test_every_mistake_that_is_disputed_has_words_that_are_true_of_it() -> None:
    assert set(QUESTIONS) == set(ANSWERS) == set(Code)
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)
    cards = re.compile(r"\b(ace|king|queen|jack|straight|flush|tie|pair)\b|\d", re.IGNORECASE)
    assert not [text for text in (*QUESTIONS.values(), *ANSWERS.values()) if cards.search(text)]


@pytest.mark.slow
def test_the_same_seed_makes_the_same_school_and_another_another(
    demo: Registry, tmp_path: Path
) -> None:
    again, other = made(tmp_path / "again.sqlite3"), made(tmp_path / "other.sqlite3", seed=2)
    assert told(again) == told(demo)
    assert told(other) != told(demo)
    again.close()
    other.close()


def test_it_is_never_mixed_with_a_school(tmp_path: Path) -> None:
    file = tmp_path / "school.sqlite3"
    registry = Registry.open(file, CLOCK.wall, make=True)
    admin = registry.new_id()
    facts = {"account": admin, "role": "admin"}
    private = {"login": "a", "name": "A", "language": ""}
    registry.act(admin, ActKind.ACCOUNT_OPENED, facts, private)
    registry.close()
    with pytest.raises(InputError):
        next(in_registry(file, clock=CLOCK))
    registry = Registry.open(file, CLOCK.wall)
    assert not registry.is_demo
    assert len(registry.people()) == 1
    registry.close()


def test_a_folder_that_holds_anything_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(InputError, match=re.escape("holds files already")):
        next(in_folder(tmp_path, clock=CLOCK))
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.slow
def test_a_folder_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    making = in_folder(folder, size=Size(trainees=1, days=1), clock=CLOCK)
    progress = next(making)
    assert not folder.exists()
    assert progress.day == COURSE_DAYS
    assert list(making) == []
    joined = read_joined(folder)
    assert joined is not None
    assert joined.is_here
    assert [each.name for each in tmp_path.iterdir()] == ["demo"]


@pytest.mark.slow
def test_a_making_that_is_broken_off_leaves_nothing(tmp_path: Path) -> None:
    making = in_folder(tmp_path / "demo", size=TINY, clock=CLOCK)
    next(making)
    making.close()  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []
