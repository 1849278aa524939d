"""The wall with many stations at a real server: how far it lags, and what deliveries pay for it."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

import psycopg
import pytest

from tests.records.registry.desks import PROOF, verifier
from tests.records.registry.server import why_not
from tests.school.station.bench.prepared import worked
from tests.school.station.bench.server_school import ServerSchool, server_school
from tests.school.station.bench.stations import Load, Took
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.registry.acts import Role
from trainer.records.registry.proofs import Badges
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import ClassRow
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.live_wall.tile import TileKind, WallTile
from trainer.school.live_wall.wall import LiveWall
from trainer.school.people.rights import Account

pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server"),
    pytest.mark.posix,
]

SAM = "sam"
LOOK_S, BEAT_S = 0.7, 1.0
BEHIND_S = 2.0
SHARE = 0.2
TURNS = 3
"""The same deliveries by turns without the wall and beside it, as no machine is always alike."""
WORSE = 1.25
"""Two such series without any wall differ by so much at their p99."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How far behind each new tile was seen, in seconds; a core's share for looking."""

    behind: Sequence[float]
    share: float


def _prepare(school: ServerSchool) -> None:
    """A supervisor is in the class, and everybody has a password."""
    with psycopg.connect(school.owner, autocommit=True) as db:
        db.execute("SET search_path = school")
        db.execute("UPDATE people SET password_hash = %s", [verifier(PROOF)])
        db.execute(
            "INSERT INTO people (account, login, name, role, state, tries, locked_until_ms, "
            "language) VALUES (%s, %s, 'Sam', 'supervisor', 'open', 0, 0, '')",
            [SAM, SAM],
        )
        db.execute("INSERT INTO members VALUES (%s, %s, 0, NULL)", [school.class_, SAM])


def _show(school: ServerSchool, accounts: Sequence[str], told: Connection) -> None:
    """These stations show an event a second each, until they are ended; the tile says when."""
    doors = []
    for account in accounts:
        registry = Registry.open(school.station, SYSTEM.wall, badges=Badges())
        registry.sign_in(account, "password", PROOF)
        registry.begin_live(account)
        doors.append((account, registry))
    told.send("ready")
    begun, turn, step = time.monotonic(), 0, BEAT_S / len(doors)
    while True:
        for account, registry in doors:
            at = str(SYSTEM.wall())
            registry.show_live(account, WallTile(TileKind.TABLE, at, 1, 10, "d-hooo-").text(), "")
            turn += 1
            time.sleep(max(0.0, begun + turn * step - time.monotonic()))


def _look(school: ServerSchool, shelf: HouseShelf, seconds: float, told: Connection) -> None:
    """What a supervisor's window asks for again and again, until that time is over and each station
    was seen; how old each new tile is."""
    registry = Registry.open(school.supervisor, SYSTEM.wall)
    by = Account(SAM, SAM, "Sam", Role.SUPERVISOR)
    wall = LiveWall(registry, by, Curriculum(shelf, sound_recipes()[0]))
    class_ = ClassRow(school.class_, "Evening class", "mbs", "open")
    known = {each.account: each.tile.drill for each in wall.look(class_).stations}
    told.send("ready")
    begun, used, seen = time.monotonic(), time.process_time(), set[str]()
    behind: list[float] = []
    while time.monotonic() < begun + seconds or len(seen) < len(school.trainees):
        for each in wall.look(class_).stations:
            if each.tile.drill and known.get(each.account) != each.tile.drill:
                known[each.account] = each.tile.drill
                seen.add(each.account)
                behind.append((SYSTEM.wall() - int(each.tile.drill)) / 1000)
        time.sleep(LOOK_S)
    share = (time.process_time() - used) / (time.monotonic() - begun)
    registry.close()
    told.send(Seen(behind, share))


def _watched(
    school: ServerSchool, shelf: HouseShelf, seconds: float, load: Load | None
) -> tuple[Seen, Took | None]:
    """The wall is looked at while the stations show; meanwhile the load is delivered, if any."""
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe()
    looking = fork.Process(target=_look, args=(school, shelf, seconds, theirs), daemon=True)
    looking.start()
    assert ours.recv() == "ready"
    ready, told = fork.Pipe()
    showing = fork.Process(target=_show, args=(school, school.trainees, told), daemon=True)
    showing.start()
    assert ready.recv() == "ready"
    took = load.run() if load is not None else None
    seen = ours.recv()
    looking.join()
    showing.kill()
    showing.join()
    assert isinstance(seen, Seen)
    return seen, took


def test_what_four_stations_show_is_seen(shelf: HouseShelf) -> None:
    with server_school(4) as school:
        _prepare(school)
        seen, _ = _watched(school, shelf, 0.0, None)
    assert len(seen.behind) >= 4


@pytest.mark.bench
def test_forty_stations_at_an_event_a_second(shelf: HouseShelf, tmp_path: Path) -> None:
    """Two seconds behind at most; the p99 of deliveries beside it as without it."""
    seconds = 12
    work = worked(shelf, tmp_path, seconds + 1)
    alone, beside, behind, shares = list[Took](), list[Took](), list[float](), list[float]()
    with server_school(40) as school:
        _prepare(school)
        load = Load(school.station, school.trainees, work, lambda: lambda: None, tmp_path, seconds)
        for _ in range(TURNS):
            alone.append(load.run())
            seen, took = _watched(school, shelf, seconds + 10.0, load)
            assert took is not None
            beside.append(took)
            behind += seen.behind
            shares.append(seen.share)
    assert not [said for took in (*alone, *beside) for said in took.wrong]
    without, with_ = _p99(alone), _p99(beside)
    print(
        f"\nwall of 40: {len(behind)} tiles seen, median {median(behind):.2f} s behind, "
        f"at most {max(behind):.2f}; looking takes {max(shares):.1%} of a core; p99 of a delivery "
        f"{with_ * 1000:.1f} ms, without the wall {without * 1000:.1f}: "
        f"{with_ / without:.2f} times"
    )
    assert max(behind) <= BEHIND_S
    assert max(shares) < SHARE
    assert with_ < WORSE * without


def _p99(series: Sequence[Took]) -> float:
    times = sorted(each for took in series for each in took.deliveries)
    return times[int(len(times) * 0.99)]
