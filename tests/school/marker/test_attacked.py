"""Everything that a station's login can do to a server at once, beside a station that is honest."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from threading import Event as Flag
from typing import Any

import psycopg
import pytest
from msgspec import structs

from tests.records.registry.server import why_not
from tests.school.marker.test_beside import _until
from tests.school.station.bench.prepared import Worked, worked
from tests.school.station.bench.server_school import STATION, ServerSchool, server_school
from tests.school.station.bench.stations import chained
from trainer.library.houses import HouseShelf
from trainer.records.event import Event, link, written
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.care.verified import verify
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow, RefusedRow
from trainer.records.registry.rows.marks import MismatchRow, RoundRow
from trainer.records.registry.where import where
from trainer.school.clock import SYSTEM
from trainer.school.records_care.school_doctor import examine_school

STATION_ID = "00000000-0000-0000-0000-000000000001"
DELIVERIES, LEAST = 40, 3
YEAR_MS = 31_557_600_000
SECRET = "$argon2id-sha256$v=19$m=65536,t=3,p=4$" + "A" * 22
TRY = "SELECT school.begin_try(%s, 'password', %s, %s)"
CHANGE = "SELECT school.change_secret(%s, 'password', %s, %s, 'password', %s, %s, 0)"
SUBMIT = "SELECT school.submit(%s, %s, %s, %s, '{}')"

pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server"),
    pytest.mark.posix,
    pytest.mark.slow,
]


@dataclass
class Attacker:
    """One kind of attack, again and again by a login of its own; ``done`` counts them."""

    attack: Callable[[Attacker], None]
    url: str
    account: str
    victim: str
    work: Sequence[Worked]
    chance: Random
    over: Flag
    done: int = 0
    open: list[psycopg.Connection[Any]] = field(default_factory=list)

    def connect(self) -> psycopg.Connection[Any]:
        self.open.append(psycopg.connect(self.url, autocommit=True, connect_timeout=5))
        return self.open[-1]

    @property
    def session(self) -> psycopg.Connection[Any]:
        """The connection in use; a new one where it was cut off."""
        return self.open[-1] if self.open and not self.open[-1].closed else self.connect()

    def run(self) -> int:
        while not self.over.is_set():
            self.done += 1
            try:
                self.attack(self)
            except psycopg.Error:
                with suppress(psycopg.Error):
                    self.session.execute("ROLLBACK")
                self.over.wait(0.05)
        for each in self.open:
            each.close()
        return self.done

    def submit(self, events: Sequence[Event]) -> None:
        plain = [
            {
                **structs.asdict(e),
                "kind": str(e.kind),
                "before": e.before.hex(),
                "hash": e.hash.hex(),
            }
            for e in events
        ]
        at = events[0].id, STATION_ID, self.account
        self.session.execute(SUBMIT, (*at, written(plain)))  # type: ignore[arg-type]


def hold_a_try(by: Attacker) -> None:
    """Begins to sign in as the honest trainee, and holds what that locks."""
    (nonce,) = by.session.execute("SELECT school.fresh_nonce()").fetchone() or ("",)
    by.session.execute("BEGIN")
    by.session.execute(TRY, (by.victim, nonce, os.urandom(32)))
    by.session.execute("SELECT pg_sleep(600)")


def hold_the_acts(by: Attacker) -> None:
    """Asks for another secret by a forged proof, and never ends the transaction."""
    (nonce,) = by.session.execute("SELECT school.fresh_nonce()").fetchone() or ("",)
    login, proof = f"nobody {by.chance.random()}", os.urandom(32)
    by.session.execute(TRY, (login, nonce, proof))
    by.session.execute("BEGIN")
    by.session.execute(CHANGE, (login, nonce, proof, SECRET, os.urandom(32)))
    by.session.execute("SELECT pg_sleep(600)")


def flood(by: Attacker) -> None:
    """Real rounds under new ids, cut into single events."""
    for events in chained(by.work):
        for at in range(len(events)):
            by.submit(events[at : at + 1])


def idle(by: Attacker) -> None:
    """As many connections as there may be, each in a transaction."""
    by.connect().execute("BEGIN")


def lie_about_the_time(by: Attacker) -> None:
    """A round of other years, soundly hashed."""
    (told,) = chained(by.work[:1])
    years, before, events = by.chance.choice((-40, -20, -3, 3, 400)), told[0].before, []
    for each in told:
        at_ms = each.at_ms + years * YEAR_MS
        hash_ = link(before, each.id, each.attempt, each.kind, at_ms, each.body)
        events.append(structs.replace(each, at_ms=at_ms, before=before, hash=hash_))
        before = hash_
    by.submit(events)


def send_too_much(by: Attacker) -> None:
    """One event far too large, soundly hashed."""
    ((first, *_),) = chained(by.work[:1])
    body = "x" * by.chance.choice((10**6, 3 * 10**7))
    hash_ = link(first.before, first.id, first.attempt, first.kind, first.at_ms, body)
    by.submit([structs.replace(first, body=body, hash=hash_)])


def shout(by: Attacker) -> None:
    """Fills the queue in which the server keeps what listeners are told, and one listens not."""
    if len(by.open) < 2:
        by.connect().execute("LISTEN x")
        by.connect()
    notify = "SELECT pg_notify(c, %s || i) FROM generate_series(1, 50) i, "
    notify += "unnest(ARRAY['x', 'school_delivered']) c"
    by.session.execute(notify, ("x" * 7000,))


ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    *(hold_a_try, hold_a_try, hold_the_acts, flood, flood),
    *(idle, lie_about_the_time, send_too_much, shout),
)


def test_an_honest_station_is_served_amid_every_attack_at_once(
    shelf: HouseShelf, tmp_path: Path
) -> None:
    """Each of its deliveries, a sign-in there and an act of the administrator are answered at the
    first try, so within the server's patience for one statement, while the marker cuts off whoever
    makes others wait; afterwards all is marked, and everybody's records are sound."""
    work, over = worked(shelf, tmp_path / "work", 8), Flag()
    with server_school(3) as school, school.marked(tmp_path, processes=1), ExitStack() as ended:
        registry = ended.enter_context(closing(Registry.open(school.owner, SYSTEM.wall)))
        victim, *evil = school.trainees
        admin = next(each.account for each in registry.people() if each.role == Role.ADMIN)
        class_ = {"class": school.class_}
        url = _station(school, "honest", victim)
        honest = ended.enter_context(closing(Registry.open(url, SYSTEM.wall)))
        rounds = chained(work * (DELIVERIES // len(work) + 1))
        waited = [_delivered(honest, victim, rounds, 0)]
        attackers = [
            Attacker(
                each, _station(school, f"evil{n}", who), who, victim, work[:2], Random(n), over
            )
            for n, (each, who) in enumerate(zip(ATTACKS, cycle(evil)))
        ]
        _until(lambda: registry.count(RoundRow) > 0)
        with ThreadPoolExecutor(len(attackers)) as pool:
            running = [pool.submit(each.run) for each in attackers]
            try:
                _until(lambda: all(each.done for each in attackers))
                for number in range(1, DELIVERIES):
                    waited.append(_delivered(honest, victim, rounds, number))
                    if number % (DELIVERIES // LEAST) == 0:
                        registry.act(admin, ActKind.CLASS_RENAMED, {**class_, "title": f"{number}"})
                        assert not honest.sign_in(victim, "password", bytes(32)).account
            finally:
                over.set()
                _until(lambda: _ended(attackers, running))
        waited.sort()
        print(f"\nof {len(waited)} deliveries, half took {waited[len(waited) // 2]:.3f} s at most,")
        print(f"the longest {waited[-1]:.3f} s; attacks: {[each.done for each in attackers]}")
        _until(lambda: not registry.count(DeliveryRow, account=victim, waits=True))
        assert registry.count(RoundRow, account=victim) == DELIVERIES
        assert registry.rows(MismatchRow, account=victim) == ()
        refused = {each.reason for each in registry.rows(RefusedRow)}
        assert refused >= {"wrong_clock", "too_large"}
        at = where(school.owner)
        assert verify(at).sound
        assert examine_school(at, SYSTEM.wall).findings == ()


def _station(school: ServerSchool, name: str, account: str) -> str:
    """The URL of another station, as an administrator makes one, where that account signed in."""
    with psycopg.connect(school.owner, autocommit=True) as db:
        db.execute(f"CREATE ROLE {name} LOGIN CONNECTION LIMIT 20 IN ROLE school_station".encode())
        db.execute("INSERT INTO school.signed_in VALUES (%s, %s, 1)", (account, name))
    return school.station.replace(STATION, name)


def _delivered(
    station: Registry, account: str, rounds: Sequence[Sequence[Event]], number: int
) -> float:
    """Deliver that round; how many seconds it took."""
    begun = time.perf_counter()
    answers = station.submit(rounds[0][0].id, STATION_ID, account, rounds[number])
    assert answers.all_kept, answers
    return time.perf_counter() - begun


def _ended(attackers: Sequence[Attacker], running: Sequence[Future[int]]) -> bool:
    """True once all of them are over; what they wait in is ended."""
    for connection in [one for each in attackers for one in each.open]:
        with suppress(psycopg.Error):
            connection.cancel()
    return all(each.done() for each in running)
