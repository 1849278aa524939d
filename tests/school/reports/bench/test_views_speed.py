"""What every supervisor's view costs at a million rounds, from a cold start.

Cold: the file is not in the machine's memory, and the connection is new, so that it opens the file
and reads the schema first. The program itself has started: its modules are there, and the question
was put together before. Beside milliseconds stand the processor's share of them, which a busy
machine leaves alone, and the ratio to a yardstick of the same run: a bare ``SELECT`` of one row by
its key, as cold.

A school of that size takes minutes to make. Where TRAINER_BENCH_SCHOOL names a file, it is made
there once, and used from then on. TRAINER_BENCH_ROUNDS=10000000 makes ten such schools in one file,
by copying.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import pytest
from sqlalchemy import Connection, create_engine, select
from sqlalchemy.pool import NullPool

from tests.records.registry.million import Shape, fill, repeat
from tests.school.reports.filled import NOW_MS
from tests.school.review.queue_views import queue_views
from trainer.library.houses import HouseShelf, load_houses
from trainer.records.registry.derived.views import make_views
from trainer.records.registry.lite.engine import PAGE_BYTES
from trainer.records.registry.reads import marked_otherwise
from trainer.records.registry.rows.people import people
from trainer.records.registry.sessions import Sessions
from trainer.records.registry.tables import metadata
from trainer.school.clock import Clock
from trainer.school.reports.curves import curves
from trainer.school.reports.pace import paces
from trainer.school.reports.pages.items import items
from trainer.school.reports.pages.transfer import crossings
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import PERIODS, Scope

pytestmark = pytest.mark.bench

AT_MOST_MS, TURNS = 50, 11
A_MILLION = 1_000_000
ROUNDS = int(os.environ.get("TRAINER_BENCH_ROUNDS", A_MILLION))
CLASS, ACCOUNT, HOUSE = "class-003", "01920000-0000-7000-8000-000000000050", "posted"


class Cold:
    """A registry's file that is read by a new connection each time."""

    is_demo = False

    ask = Sessions.ask

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as db:
            yield db

    def forget(self) -> None:
        """The machine has nothing of the file in its memory."""
        with self.path.open("rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def marked_by_older_rules(self) -> int:
        """As if the rules of one house had been corrected since."""
        with self.reading() as db:
            found = marked_otherwise.marked_by(db)
            return sum(marked_otherwise.how_many(db, each) for each in found if each.house == HOUSE)

    def one_row(self) -> None:
        with self.reading() as db:
            db.execute(select(people).where(people.c.account == ACCOUNT)).first()


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Cold:
    named = os.environ.get("TRAINER_BENCH_SCHOOL")
    path = Path(named) if named else tmp_path_factory.mktemp("million") / "school.sqlite3"
    if not path.exists():
        _make(path.with_suffix(".draft"))
        path.with_suffix(".draft").rename(path)
    return Cold(path)


def _make(path: Path, rounds: int = ROUNDS) -> None:
    path.unlink(missing_ok=True)
    one = path.with_suffix(".million")
    if rounds > A_MILLION and not one.exists():
        _make(one, A_MILLION)
    made = create_engine(f"sqlite:///{path}")
    with made.begin() as db:
        for pragma in (f"page_size={PAGE_BYTES}", "journal_mode=OFF", "cache_size=-2000000"):
            db.exec_driver_sql(f"PRAGMA {pragma}")
        metadata.create_all(db)
        make_views(db)
        if rounds > A_MILLION:
            repeat(db, one, rounds // A_MILLION)
        else:
            fill(db, Shape(rounds=rounds))
    made.dispose()
    os.sync()


@dataclass(frozen=True)
class Took:
    """Milliseconds from a cold start, and how many of them the processor worked."""

    ms: float
    cpu_ms: float


def timed(cold: Cold, view: Callable[[], object]) -> Took:
    """In the middle of some turns."""
    view()
    turns = sorted((_turn(cold, view) for _ in range(TURNS)), key=lambda each: each.ms)
    return turns[TURNS // 2]


def _turn(cold: Cold, view: Callable[[], object]) -> Took:
    cold.forget()
    begun, worked = perf_counter(), process_time()
    view()
    return Took(1000 * (perf_counter() - begun), 1000 * (process_time() - worked))


def views(reports: Reports) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every view that a supervisor can ask for, of a class and of the whole school."""
    for class_ in (CLASS, ""):
        for period in PERIODS:
            for house in (HOUSE, None):
                of = Scope(class_, house, None, period)
                yield from _of(reports, of, f"{class_ or 'the school'}, {period.title}, {house}")
    yield "what waits, of a class", lambda: reports.waiting(CLASS)
    yield "what waits, of all", reports.waiting
    yield "a readiness sheet", lambda: reports.skill_sheet(ACCOUNT, HOUSE)
    yield "the drills", reports.drills
    yield "the classes", reports.classes


def _of(reports: Reports, of: Scope, named: str) -> Iterator[tuple[str, Callable[[], object]]]:
    for by in By:
        yield f"pareto by {by}: {named}", partial(reports.pareto, of, by)
    yield f"curves: {named}", lambda: reports.viewed(of, curves)
    yield f"pace: {named}", lambda: reports.viewed(of, paces)
    yield (
        f"transfer: {named}",
        lambda: reports.viewed(of, partial(crossings, houses=reports.titles)),
    )
    yield f"items: {named}", lambda: reports.viewed(of, items)
    if of.class_:
        yield f"board: {named}", lambda: reports.board(of)
        yield f"a trainee: {named}", lambda: reports.trainee(ACCOUNT, of)
        yield f"after the exam: {named}", lambda: reports.relapses(of)


@pytest.mark.skipif(not hasattr(os, "posix_fadvise"), reason="only where a file can be forgotten")
def test_every_view_of_a_million_rounds_comes_within_fifty_milliseconds(cold: Cold) -> None:
    shelf: HouseShelf = load_houses()
    clock = Clock(lambda: 0, lambda: NOW_MS, lambda: 0)
    reports = Reports(cold, shelf, {}, clock)  # type: ignore[arg-type]
    yardstick = timed(cold, cold.one_row).ms
    bytes_a_round = cold.path.stat().st_size / ROUNDS
    print(f"\n{ROUNDS:,} rounds, of each {bytes_a_round:.0f} bytes on the disk beside its evidence")
    print(f"one row by its key, cold: {yardstick:.1f} ms")
    slow: dict[str, float] = {}
    older = ("what older rules of a house marked", cold.marked_by_older_rules)
    for name, view in (*views(reports), *queue_views(cold, CLASS, NOW_MS), older):
        took = timed(cold, view)
        ratio = took.ms / yardstick
        print(
            f"{took.ms:6.1f} ms, CPU {took.cpu_ms:5.1f}, {ratio:5.1f} times the yardstick: {name}"
        )
        slow |= {name: took.ms} if took.ms > AT_MOST_MS else {}
    assert not slow
