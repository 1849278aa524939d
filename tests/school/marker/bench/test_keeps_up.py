"""One marker beside a server, held against what marking alone takes, and against the clock."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from time import process_time

import pytest

from tests.records.registry.server import why_not
from tests.school.station.bench.prepared import worked
from tests.school.station.bench.server_school import server_school
from tests.school.station.bench.stations import Deliveries, Load, chained
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.marker.marker import Marker
from trainer.school.recorded_rounds import derive
from trainer.school.skills.house_skills import Books
from trainer.school.skills.skill_store import Skills

pytestmark = pytest.mark.bench

ACCOUNTS, WARM, ROUNDS = 10, 5, 25
MOST_TIMES = 3.0
"""What the marker takes of the processor for a round, all in all, against its marking alone."""
STATIONS, SECONDS, A_SECOND = 40, 60, 100
MOST_LATE_S = 2.0


def test_a_round_is_marked_for_the_school(shelf: HouseShelf, tmp_path: Path) -> None:
    """Read, marked once, kept in the copy, written with all sums, against ``derive`` of the same
    rounds: how a round went, its mistakes, what it showed."""
    work = worked(shelf, tmp_path / "worked", WARM + ROUNDS)
    alone_s = _alone(shelf, tmp_path / "worked")
    registry = Registry.open(tmp_path / "school.sqlite3", SYSTEM.wall, make=True)
    admin, *accounts = (registry.new_id() for _ in range(1 + ACCOUNTS))
    _open(registry, admin, admin, "admin")
    for account in accounts:
        _open(registry, admin, account, "trainee")
    chains = {account: chained(work) for account in accounts}
    curriculum = Curriculum(shelf, sound_recipes()[0])
    marker = Marker(registry, lambda: curriculum, tmp_path / "marking")
    _submit(registry, chains, range(WARM))
    assert sum(marker.work()) == ACCOUNTS * WARM
    _submit(registry, chains, range(WARM, WARM + ROUNDS))
    begun = process_time()
    assert sum(marker.work()) == ACCOUNTS * ROUNDS
    took_s = (process_time() - begun) / (ACCOUNTS * ROUNDS)
    marker.close()
    registry.close()
    print(
        f"\na round marked for the school: {took_s * 1000:.1f} ms of the processor, "
        f"{took_s / alone_s:.2f} times its marking alone ({alone_s * 1000:.1f} ms), "
        f"at most {MOST_TIMES:g}"
    )
    assert took_s < MOST_TIMES * alone_s


def _alone(shelf: HouseShelf, folder: Path) -> float:
    """Seconds for one round, by what was worked last."""
    log = Log.open(folder / "records.sqlite3", SYSTEM.wall)
    skills, recipes = Skills(Books(shelf), log), sound_recipes()[0]
    attempts = list(log.finished_attempts())
    begun = 0.0
    for number, attempt in enumerate(attempts):
        if number == WARM:
            begun = process_time()
        assert derive(attempt, shelf, recipes, skills) is not None
    took = process_time() - begun
    log.close()
    return took / (len(attempts) - WARM)


def _open(registry: Registry, by: str, account: str, role: str) -> None:
    named = {"login": account, "name": "Somebody", "language": ""}
    registry.act(by, ActKind.ACCOUNT_OPENED, {"account": account, "role": role}, named)


def _submit(registry: Registry, chains: Mapping[str, Deliveries], turns: range) -> None:
    """One round of each after another, and again."""
    for turn, account in product(turns, chains):
        told = chains[account]
        assert registry.submit(told[0][0].id, "a desk", account, told[turn]).all_kept


@pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")
def test_a_hundred_rounds_a_second(shelf: HouseShelf, tmp_path: Path) -> None:
    """From forty stations to a server of PostgreSQL, while a supervisor reads every report."""
    every_s = STATIONS / A_SECOND
    with server_school(STATIONS) as school, school.marked(tmp_path):
        load = Load(
            station_url=school.station,
            accounts=school.trainees,
            work=worked(shelf, tmp_path, round(SECONDS / every_s) + 1),
            look=lambda: school.look(shelf),
            folder=tmp_path,
            seconds=SECONDS,
            watched_url=school.supervisor,
            every_s=every_s,
        )
        took = load.run()
        registry = Registry.open(school.owner, SYSTEM.wall)
        assert registry.count(RoundRow) == registry.count(DeliveryRow)
        registry.close()
    assert took.wrong == ()
    took.tell()
    late = sorted(took.marked)
    p99 = late[int(len(late) * 0.99)]
    middle = late[len(late) // 2]
    print(f"{len(late)} rounds, {A_SECOND} a second: marked after {middle:.2f} s, p99 {p99:.2f} s")
    assert p99 < MOST_LATE_S
