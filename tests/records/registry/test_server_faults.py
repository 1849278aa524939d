"""A fault at every call to a server: a clear message, nothing half, and the same may be done again.

Each is failed in turn, the first, the second, until what is tried comes through.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.records.registry.busy import contents
from tests.records.registry.desks import PROOF, STATION, Desk, finish_round
from tests.records.registry.failing_server import (
    DROPPED,
    DROPPED_AFTER,
    FAULTS,
    SHUT_DOWN,
    Fault,
    Seam,
    put_between,
)
from tests.records.registry.prepared import BUSY, EMPTY, OnServer, Put, clock, owner_of
from tests.records.registry.server import Server as Running
from trainer.errors import InputError
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import GARBLED, RegistryDown, RegistryRefused
from trainer.records.registry.postgres.door import PostgresDoor
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.re_marks import Again, ReMarking
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.said import Comment, Said
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import Server, where
from trainer.school.records_care.school_backup import back_up_school, restore_school

Does = Callable[[Registry, Desk, Log], object]
NOW = datetime(2026, 11, 21, tzinfo=UTC)
SECRET = "sEcReT"
"""The password in the URL: no message has it."""


def _submit(registry: Registry, desk: Desk, log: Log) -> object:
    events = tuple(log.events())
    answers = registry.submit(events[0].id, STATION, desk.trainee, events)
    assert answers.all_kept
    return answers


def _act(registry: Registry, desk: Desk, log: Log) -> object:
    first = registry.rows(RoundRow, order="attempt")[0]
    said = {"attempt": first.attempt, "number": 0, "text": "Again."}
    return registry.act(desk.supervisor, ActKind.COMMENTED, said)


def _sign_in(registry: Registry, desk: Desk, log: Log) -> object:
    return registry.sign_in("sam", "pin", PROOF)


def _open_exam(registry: Registry, desk: Desk, log: Log) -> object:
    registry.sign_in("sam", "pin", PROOF)
    of = (desk.trainee, STATION)
    return registry.open_exam(desk.supervisor, registry.new_id(), "e", *of)


def _erase(registry: Registry, desk: Desk, log: Log) -> object:
    return registry.erase(desk.admin, desk.trainee)


def _re_mark(registry: Registry, desk: Desk, log: Log) -> object:
    first = registry.rows(RoundRow, order="attempt", house="mbs")[0]
    why = ReMarking("mbs", "2:f1", "2:f2", "read wrongly")
    return registry.re_mark(desk.supervisor, why, Again((first.attempt,)))


DONE: Mapping[str, Does] = {
    "submit": _submit,
    "act": _act,
    "sign_in": _sign_in,
    "open_exam": _open_exam,
    "erase": _erase,
    "re_mark": _re_mark,
}
IN_SEVERAL = ("sign_in", "open_exam")
"""What takes more than one transaction: the first may stand where a later one fails."""


@pytest.fixture
def seam(monkeypatch: pytest.MonkeyPatch) -> Seam:
    return put_between(monkeypatch)


def _sizes(kept: Mapping[str, frozenset[Any]]) -> Mapping[str, int]:
    return {name: len(rows) for name, rows in kept.items()}


def _opened(at: str, does: Does, desk: Desk, log: Log) -> None:
    """It is done by a window that was opened just now."""
    registry = Registry.open(at, clock())
    try:
        does(registry, desk, log)
    finally:
        registry.close()


def _is_clear(fault: InputError) -> None:
    """A sentence of one line, by which it may be done again."""
    assert isinstance(fault, RegistryDown)
    (problem,) = fault.problems
    assert problem.message
    assert "\n" not in problem.message
    assert SECRET not in str(fault)


def _tried(seam: Seam, fault: Fault, at: int, does: Callable[[], object]) -> bool:
    """Whether that call came to be; then it failed with a clear message, for now."""
    seam.set(fault, at)
    try:
        does()
    except InputError as error:
        _is_clear(error)
    else:
        assert not seam.fired, f"call {at} failed, and nobody was told"
    finally:
        seam.clear()
    return seam.fired


class Tried:
    """One thing that is done at a busy school, over and over, from the same beginning."""

    def __init__(self, on_server: OnServer, folder: Path, seam: Seam, name: str) -> None:
        self._on_server, self._folder, self._seam = on_server, folder, seam
        self._does, self._name = DONE[name], name
        put, log = self._begin()
        seam.set(None, 0)
        _opened(str(put.at), self._does, Desk(put.registry, **put.ids), log)
        self.calls = seam.calls
        seam.clear()
        self._after = _sizes(contents(put.registry, ALL))
        log.close()

    def whole(self, fault: Fault) -> None:
        """Failed at each call in turn."""
        assert self.calls > 2, "there are a connection, a statement and a commit at the least"
        for at in range(1, self.calls + 1):
            assert self.fails(fault, at)
        assert not self.fails(fault, self.calls + 1)

    def fails(self, fault: Fault, at: int) -> bool:
        put, log = self._begin()
        desk = Desk(put.registry, **put.ids)
        before = contents(put.registry, ALL)
        does = partial(_opened, str(put.at), self._does, desk, log)
        fired = _tried(self._seam, fault, at, does)
        if fired:
            self._nothing_is_half(put, before, fault)
            self._is_done_once_again(put, does)
        log.close()
        return fired

    def _nothing_is_half(
        self, put: Put, before: Mapping[str, frozenset[Any]], fault: Fault
    ) -> None:
        now = contents(put.registry, ALL)
        if not fault.after and self._name not in IN_SEVERAL:
            assert now == before
        assert now == before or self._is_a_step(_sizes(now))

    def _is_a_step(self, sizes: Mapping[str, int]) -> bool:
        """All of it is there, or the sign-in alone, or of that the try."""
        passing = {"badges": 0, "spent": 0, "signed_in": 0}
        now, after = {**sizes, **passing}, {**self._after, **passing}
        if self._name == "open_exam":
            return now == after or now["events"] + 1 == after["events"]
        return now == after

    def _is_done_once_again(self, put: Put, does: Callable[[], object]) -> None:
        """A delivery may come twice, and is there once."""
        if self._name == "submit":
            does()
            assert _sizes(contents(put.registry, ALL)) == self._after

    def _begin(self) -> tuple[Put, Log]:
        put = self._on_server.put(BUSY, self._folder)
        log = Log.open(put.log, clock())
        finish_round(log, 4)
        return put, log


@pytest.mark.parametrize("name", DONE)
def test_a_lost_connection_at_any_call_leaves_nothing_half(
    on_server: OnServer, tmp_path: Path, seam: Seam, name: str
) -> None:
    tried = Tried(on_server, tmp_path, seam, name)
    for at in (tried.calls // 2, tried.calls):
        assert tried.fails(DROPPED, at)
    assert tried.fails(DROPPED_AFTER, tried.calls), (
        "even where all was done, and nobody heard of it"
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
def test_each_fault_has_its_own_words(
    on_server: OnServer, tmp_path: Path, seam: Seam, fault: Fault
) -> None:
    put = on_server.put(BUSY, tmp_path)
    registry = Registry.open(str(put.at), clock())
    seam.set(fault, 1)
    with pytest.raises(RegistryDown) as told:
        registry.sign_in("sam", "pin", PROOF)
    seam.clear()
    registry.close()
    assert told.value.code == WORDS[fault.name]


@pytest.mark.parametrize("fault", [DROPPED, SHUT_DOWN], ids=lambda each: each.name)
def test_a_server_lost_while_it_is_read_is_told_without_a_traceback(
    on_server: OnServer,
    tmp_path: Path,
    seam: Seam,
    caplog: pytest.LogCaptureFixture,
    fault: Fault,
) -> None:
    """What a library logs as an error comes to the terminal with one."""
    put = on_server.put(BUSY, tmp_path)
    with closing(Registry.open(str(put.at), clock())) as registry:
        registry.rows(RoundRow)
        seam.set(None, 0)
        registry.rows(RoundRow)
        for at in range(1, seam.calls + 1):
            seam.set(fault, at)
            with pytest.raises(RegistryDown):
                registry.rows(RoundRow)
            seam.clear()
            registry.rows(RoundRow)
    assert not caplog.records


WORDS = {
    "dropped": "unreachable",
    "dropped after it was done": "unreachable",
    "disk full": "disk_full",
    "no memory": "short_of_memory",
    "shut down": "unreachable",
    "serialization": "in_use",
    "lock timeout": "in_use",
    "standby": "standby",
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
@pytest.mark.parametrize("name", DONE)
def test_any_fault_at_any_call_leaves_nothing_half(
    on_server: OnServer, tmp_path: Path, seam: Seam, name: str, fault: Fault
) -> None:
    Tried(on_server, tmp_path, seam, name).whole(fault)


# ------------------------------------------------------------------------- made, copied, put back


def _fresh(server: Running, name: str) -> Server:
    """An empty database."""
    with owner_of(server) as db:
        db.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        db.execute(f"CREATE DATABASE {name}".encode())
    at = where(server.url(name))
    assert isinstance(at, Server)
    return at


def _tables(server: Running, at: Server) -> int:
    assert at.url.database is not None
    with owner_of(server, at.url.database) as db:
        found = db.execute(
            "SELECT count(*) FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid "
            "WHERE n.nspname = 'school'"
        ).fetchone()
    assert found is not None
    return int(found[0])


def _which(calls: int, few: int) -> list[int]:
    """The first calls, the last ones, and some between."""
    every = max(1, calls // few)
    return sorted({1, 2, 3, *range(4, calls, every), calls - 1, calls})


def _init_fails(server: Running, seam: Seam, fault: Fault, few: int) -> None:
    name = "made_with_faults"
    counted = _fresh(server, name)
    seam.set(None, 0)
    make_school(counted)
    calls = seam.calls
    seam.clear()
    at = _fresh(server, name)
    for number in _which(calls, few):
        assert _tried(seam, fault, number, lambda: make_school(at))
        if not (fault.after and number == calls):
            assert _tables(server, at) == 0, f"call {number} of {calls} left something"
    make_school(at)
    assert _tables(server, at) > 50


def test_a_database_is_made_whole_or_not_at_all(server: Running, seam: Seam) -> None:
    _init_fails(server, seam, DROPPED, few=4)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
def test_a_database_is_made_whole_or_not_at_all_whatever_fails(
    server: Running, seam: Seam, fault: Fault
) -> None:
    _init_fails(server, seam, fault, few=60)


def _back_up_fails(
    on_server: OnServer, folder: Path, seam: Seam, fault: Fault, calls: range
) -> bool:
    """Whether it came through in the end."""
    put = on_server.put(BUSY, folder)
    home, at = folder / "home", where(str(put.at))
    home.mkdir(exist_ok=True)
    for number in calls:
        does = partial(back_up_school, at, home, None, NOW, clock(), force=True)
        if not _tried(seam, fault, number, does):
            return True
        assert [each for each in home.rglob("*") if each.is_file()] == [], f"call {number}"
    return False


def _restore_fails(
    on_server: OnServer, server: Running, folder: Path, seam: Seam, fault: Fault
) -> None:
    put = on_server.put(BUSY, folder)
    copied = back_up_school(where(str(put.at)), folder, None, NOW, clock())
    at = where(server.url(on_server.database()))
    empty = _kept(at)
    number = 1
    while _tried(
        seam, fault, number, lambda: restore_school(Path(str(copied.where)), at, NOW, clock())
    ):
        if _kept(at) != empty:
            assert _sizes(_kept(at)) == _sizes(_kept(where(str(put.at)))), "all of it is there"
            return
        number += 1
    assert _sizes(_kept(at)) == _sizes(_kept(where(str(put.at))))


def _kept(at: Any) -> Mapping[str, frozenset[Any]]:
    registry = Registry.open(at.url.render_as_string(hide_password=False), clock())
    try:
        tables = tuple(each for each in ALL if each.name not in ("badges", "settings"))
        return contents(registry, tables)
    finally:
        registry.close()


def test_a_copy_is_there_whole_or_not_at_all(
    on_server: OnServer, tmp_path: Path, seam: Seam
) -> None:
    assert not _back_up_fails(on_server, tmp_path, seam, DROPPED, range(1, 8))


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
def test_a_copy_is_there_whole_or_not_at_all_whatever_fails(
    on_server: OnServer, tmp_path: Path, seam: Seam, fault: Fault
) -> None:
    assert _back_up_fails(on_server, tmp_path, seam, fault, range(1, 1000))


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda each: each.name)
def test_a_copy_is_put_back_whole_or_not_at_all(
    on_server: OnServer, server: Running, tmp_path: Path, seam: Seam, fault: Fault
) -> None:
    _restore_fails(on_server, server, tmp_path, seam, fault)


def test_an_empty_database_stays_empty_where_a_copy_cannot_be_put_there(
    on_server: OnServer, tmp_path: Path, seam: Seam
) -> None:
    put = on_server.put(EMPTY, tmp_path)
    copied = back_up_school(where(str(put.at)), tmp_path, None, NOW, clock())
    before = _kept(where(str(put.at)))
    for number in (1, 4, 9):
        restore = partial(restore_school, Path(str(copied.where)), where(str(put.at)), NOW, clock())
        assert _tried(seam, DROPPED, number, restore)
        assert _kept(where(str(put.at))) == before


ASKED: Mapping[str, Does] = {
    "submit": _submit,
    "head": lambda registry, desk, log: registry.head("chain"),
    "sign in": _sign_in,
    "own events": lambda registry, desk, log: registry.own_events(desk.trainee, {}, 9),
    "exams": lambda registry, desk, log: registry.assignments_of(desk.trainee),
    "sittings": lambda registry, desk, log: registry.sittings_of(desk.trainee),
    "said": lambda registry, desk, log: registry.said_to(desk.trainee),
    "account now": lambda registry, desk, log: registry.account_now(desk.trainee),
    "live": lambda registry, desk, log: registry.show_live(desk.trainee, "{}", ""),
    "readings": lambda registry, desk, log: registry.choices_made(),
    "houses": lambda registry, desk, log: registry.house_acts(),
    "demo": lambda registry, desk, log: registry.is_demo,
    "backup": lambda registry, desk, log: registry.backed_up(),
}
EVENT = {
    "chain": "c",
    "place": 1,
    "id": "a",
    "attempt": "b",
    "kind": "acted",
    "at_ms": 1,
    "body": "{}",
    "before": "00" * 32,
    "hash": "00" * 32,
}
PERSON = {
    "account": "../../elsewhere",
    "login": "sam",
    "name": "Sam",
    "role": "trainee",
    "state": "open",
    "email": None,
    "has_password": True,
    "has_pin": False,
    "tries": 0,
    "locked_until_ms": 0,
    "language": "",
}
OF_NO_ROLE = {**PERSON, "account": STATION, "role": "king"}
LIES: tuple[Any, ...] = (
    {"account": PERSON, "tries_left": 5, "locked_until_ms": 0},
    {"account": OF_NO_ROLE, "tries_left": 5, "locked_until_ms": 0},
    {"role": "king", "open": True},
    *(7, "x", [7], {"events": []}, {"events": [[1]], "head": None}, {"note": 3}),
    *([{}], [EVENT], [{**EVENT, "hash": "zz"}], {"exams": [{}], "sittings": [{}]}),
)


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_what_a_server_answers_that_is_no_school_is_told_and_taken_by_nobody(
    desk: Desk, log: Log, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Of a server that lies, of another version, or cut short on its way."""
    finish_round(log)
    desk.registry.sign_in("tim", "password", PROOF)
    asked = PostgresDoor._asked
    for lie in LIES:

        def lies(door: PostgresDoor, function: str, *said: Any, lie: object = lie) -> object:
            plain = function in ("fresh_nonce", "begin_try")
            return asked(door, function, *said) if plain else lie

        monkeypatch.setattr(PostgresDoor, "_asked", lies)
        told = _told(lambda: ASKED[what](desk.registry, desk, log))
        assert told == GARBLED[0] or not told, (what, lie)


@pytest.mark.parametrize("wrong", [{"at_ms": "soon"}, {"text": ["a"]}, {"number": None}])
def test_a_comment_whose_parts_are_of_other_types_is_none(wrong: dict[str, Any]) -> None:
    """A window that shows it would end in an error, at each start."""
    comment = asdict(Comment("c", "a", 0, "k", "Seat 4 tied.", None, 1, by_name="Kim"))
    told = asdict(Said()) | {"comments": [comment]}
    assert Said.from_plain(told).comments[0].text == "Seat 4 tied."
    with pytest.raises(ValueError, match="comments"):
        Said.from_plain(told | {"comments": [comment | wrong]})


def _told(ask: Callable[[], object]) -> object:
    """The answer, or the code of the refusal."""
    try:
        return ask()
    except RegistryRefused as refused:
        return refused.code
