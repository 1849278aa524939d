"""A station's login, against every function and every table of the server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec import structs

from tests.records.registry.busy import contents
from tests.records.registry.desks import (
    PROOF,
    STATION,
    Desk,
    as_another,
    finish_round,
    round_events,
    verifier,
)
from tests.records.registry.prepared import OnServer, clock
from tests.records.registry.server import Server, database_in
from trainer.records.event import BEFORE_ALL, Event, Kind, written
from trainer.records.event_shape import DAY_MS, MOST_A_DAY, MOST_BYTES, MOST_EVENTS
from trainer.records.log import Log
from trainer.records.registry.acts import LARGEST_ACT
from trainer.records.registry.postgres.door import PostgresDoor, _event_plain
from trainer.records.registry.postgres.engine import server_engine
from trainer.records.registry.rows.log import signed_in
from trainer.records.registry.rows.people import StrangerRow
from trainer.records.registry.tables import ALL, KEPT
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where
from trainer.records.uuid7 import Uuid7

FAR_MS = 4_000_000_000_000


@pytest.fixture
def at_station(
    server: Server, on_server: OnServer, desk: Desk, place: Path | str
) -> Iterator[psycopg.Connection[Any]]:
    """A login of a station, by which the stranger signed in once."""
    login = "hostile1"
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute("SELECT pg_advisory_lock(78)")
        if not db.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [login]).fetchone():
            db.execute(f"CREATE ROLE {login} LOGIN IN ROLE school_station")
    with desk.registry.transaction() as own:
        own.execute(signed_in.insert(), {"account": desk.stranger, "login": login, "at_ms": 1})
    name = database_in(place)
    with psycopg.connect(server.url(name, login), autocommit=True) as db:
        db.execute("SET search_path = school")
        yield db


_GUESSES: Sequence[Any] = (
    *(None, "", "school", "x" * 5000, "'; DELETE FROM school.rounds; --"),
    *("[]", "{}", "[{}]", '[{"place":1}]', 0, -1, 2**62, b"\x00"),
)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_no_write_that_a_station_can_express_changes_marks_or_evidence(
    at_station: psycopg.Connection[Any], busy_desk: Desk
) -> None:
    desk = busy_desk
    kept = tuple(table for table in ALL if table not in KEPT)
    before = contents(desk.registry, kept)
    tables = at_station.execute(_TABLES).fetchall()
    assert len(tables) > 30
    for table, column in tables:
        for statement in _WRITES:
            with pytest.raises(psycopg.DatabaseError), at_station.transaction():
                at_station.execute(statement.format(table, column))
    chance = random.Random(7)
    known = [desk.trainee, desk.stranger, desk.supervisor, *_attempts(desk)]
    for name, types in at_station.execute(_FUNCTIONS).fetchall():
        for _ in range(60):
            values = [chance.choice((*_GUESSES, *known)) for _ in types]
            _called(at_station, name, types, values)
    assert contents(desk.registry, kept) == before


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
@pytest.mark.parametrize("isolation", ["REPEATABLE READ", "READ COMMITTED"])
def test_a_round_is_told_once_whatever_a_station_does_not_see(
    at_station: psycopg.Connection[Any], desk: Desk, log: Log, isolation: str
) -> None:
    """The trainee delivers a round while somebody else's transaction, which does not see that, is
    open, and tells the same one."""
    sent = _as_ones_own(desk, finish_round(log))
    at_station.execute(f"BEGIN ISOLATION LEVEL {isolation}")
    at_station.execute("SELECT state()")
    if isolation == "REPEATABLE READ":
        assert desk.submit(log).all_kept
        with pytest.raises(psycopg.DatabaseError, match="not_permitted"):
            at_station.execute("SELECT submit(%s, %s, %s, %s, %s)", sent)
    else:
        at_station.execute("SELECT submit(%s, %s, %s, %s, %s)", sent)
        _deliver_and_cut_off(desk, log, at_station)
    assert desk.registry.head(sent[0]) is None


def _deliver_and_cut_off(
    desk: Desk, log: Log, holder: psycopg.Connection[Any], after_ms: int = 0
) -> None:
    """The trainee's delivery is kept, and who made it wait has no connection any more."""
    with ThreadPoolExecutor(1) as others:
        delivered = others.submit(desk.submit, log)
        while not delivered.done():
            desk.registry.end_holders(after_ms)
        assert delivered.result().all_kept
    with pytest.raises(psycopg.OperationalError):
        holder.execute("SELECT 1")


def _as_ones_own(desk: Desk, attempt: str) -> list[str]:
    """A delivery of that round in a chain of the stranger's, as the server takes it."""
    told: list[Event] = []
    for each in round_events(Uuid7(clock()), clock()()):
        before = told[-1].hash if told else BEFORE_ALL
        told.append(as_another(each, before=before, attempt=attempt))
    hexed = ({**structs.asdict(e), "before": e.before.hex(), "hash": e.hash.hex()} for e in told)
    return [told[0].id, STATION, desk.stranger, json.dumps(list(hexed)), "{}"]


_TRY = "SELECT begin_try(%s, 'password', fresh_nonce(), %s)"


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_who_makes_others_wait_in_an_open_transaction_is_cut_off(
    at_station: psycopg.Connection[Any], desk: Desk, log: Log
) -> None:
    """A station's login tries to sign in as the trainee, who is signed in nowhere yet, and leaves
    that unfinished. Where it may be told of, it is cut off after a fifth of the time."""
    finish_round(log)
    at_station.execute("BEGIN")
    at_station.execute(_TRY, [_login(desk), b"no proof"])
    _deliver_and_cut_off(desk, log, at_station, after_ms=1000)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_try_to_sign_in_that_is_left_unfinished_makes_nobody_wait(
    at_station: psycopg.Connection[Any],
    desk: Desk,
    log: Log,
    server: Server,
    place: Path | str,
) -> None:
    """Neither the deliveries of whoever it is about, nor other tries, nor what is decided."""
    finish_round(log)
    name = database_in(place)
    with psycopg.connect(server.url(name), autocommit=True) as own:
        own.execute("SET search_path = school")
        own.execute("SET lock_timeout = 1000")
        for each in ("INSERT INTO signed_in VALUES (%s, 'station1', 1)",
                     "INSERT INTO badges VALUES ('old', %s, 'pin', 1)"):  # fmt: skip
            own.execute(each, [desk.trainee])
        own.execute("INSERT INTO spent VALUES ('old', 1)")
        nonce = at_station.execute("SELECT fresh_nonce()").fetchone()
        tried = ["nobody", "password", *(nonce or ()), b"x" * 32]
        at_station.execute("SELECT begin_try(%s, %s, %s, %s)", tried)
        at_station.execute("BEGIN")
        at_station.execute(_TRY, [_login(desk), b"no proof"])
        changed = at_station.execute(
            _CHANGE, [*tried, verifier(PROOF).rpartition("$")[0], b"y" * 32]
        ).fetchone()
        assert changed is not None
        assert "account" not in changed[0]
        own.execute(_TRY, ["sam", b"no proof"])
        own.execute("SELECT take_lock('acts')")
        own.execute("SELECT lock_account(%s)", [desk.trainee])
    at_station.execute("ROLLBACK")


_CHANGE = "SELECT change_secret(%s, %s, %s, %s, 'password', %s, %s, 0)"


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_what_is_too_large_is_refused_before_anybody_waits_for_it(
    desk: Desk, server: Server, place: Path | str
) -> None:
    """To read it takes the longer the larger it is, and nothing else is decided meanwhile."""
    name = database_in(place)
    large = json.dumps({"by": desk.supervisor, "sitting": "x" * LARGEST_ACT})
    with (
        psycopg.connect(server.url(name), autocommit=True) as own,
        psycopg.connect(server.url(name)) as holder,
    ):
        own.execute("SET search_path = school")
        own.execute("SET lock_timeout = 1000")
        holder.execute("SELECT school.take_lock('acts')")
        for query in (
            "SELECT act(%s, 'exam_voided', %s, '{}', 0)",
            "SELECT sign(%s, 'badge', %s, 0)",
            "SELECT open_exam(%s, 'badge', %s, 0)",
        ):
            with pytest.raises(psycopg.Error, match="too_much"):
                own.execute(query, [desk.supervisor, large])


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_of_a_delivery_of_many_megabytes_nothing_is_read_or_kept(
    at_station: psycopg.Connection[Any], desk: Desk
) -> None:
    """Each of its events is small enough."""
    new_id, at_ms = Uuid7(clock()), clock()()
    told, before = [], BEFORE_ALL
    for place in range(1, MOST_EVENTS + 1):
        event = _asked(new_id, place, at_ms)
        told.append(as_another(event, before=before))
        before = told[-1].hash
    sent = json.dumps([_event_plain(each) for each in told])
    assert len(sent) > 3 * MOST_BYTES
    query = "SELECT submit(%s, 'station', %s, %s, '{}')"
    row = at_station.execute(query, [told[0].id, desk.stranger, sent]).fetchone()
    assert row is not None
    assert (row[0]["why"], row[0]["head"]) == ("too_large", 0)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_nobody_fills_the_servers_disk_by_what_he_delivers_in_a_day(
    at_station: psycopg.Connection[Any], desk: Desk
) -> None:
    """The rest is taken on the next day, and what others deliver meanwhile."""
    new_id, at_ms = Uuid7(clock()), clock()()
    event = as_another(_asked(new_id, 1, at_ms), before=BEFORE_ALL)

    def why(claims: str | None = "{}") -> str | None:
        sent = json.dumps([_event_plain(event)])
        query = "SELECT submit(%s, 'station', %s, %s, %s)"
        row = at_station.execute(query, [event.id, desk.stranger, sent, claims]).fetchone()
        assert row is not None
        answer: str | None = row[0]["why"]
        return answer

    def sent(day: str, bytes_: int) -> None:
        with desk.registry.transaction() as own:
            own.exec_driver_sql(
                f"UPDATE signed_in SET sent_day = {day}, sent_bytes = {bytes_}"
                f" WHERE account = '{desk.stranger}'"
            )

    today = f"now_ms() / {DAY_MS}"
    sent(today, MOST_A_DAY - 10_000)
    assert why() == "too_much_today"
    sent(today, MOST_A_DAY - 20_000)
    assert why(json.dumps({event.id: "x" * 5_000})) == "too_much_today"
    assert desk.registry.head(event.id) is None
    sent(f"{today} - 1", MOST_A_DAY)
    assert why(None) is None
    with desk.registry.reading() as db:
        last = db.execute(signed_in.select().where(signed_in.c.account == desk.stranger)).one()
    assert 15_000 < last.sent_bytes < 20_000


def _asked(new_id: Uuid7, place: int, at_ms: int) -> Event:
    """Somebody asks at length for a review of what the school has not."""
    body = written({"number": 0, "text": "x" * 15_000})
    kind = Kind.REVIEW_ASKED
    return Event(place, new_id(), new_id(), kind, at_ms, body, BEFORE_ALL, BEFORE_ALL)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_station_in_an_old_transaction_is_cut_off_though_nobody_waits(
    at_station: psycopg.Connection[Any], desk: Desk
) -> None:
    """It listens: until it ends, everything that anybody is told has to be kept, and at last no
    delivery can be told any more."""
    at_station.execute("LISTEN anything")
    at_station.execute("BEGIN")
    at_station.execute("SELECT 1")
    desk.registry.end_holders(60_000)
    at_station.execute("SELECT 1")
    desk.registry.end_holders(0)
    with pytest.raises(psycopg.OperationalError):
        at_station.execute("SELECT 1")


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_who_listens_and_reads_nothing_does_not_fill_the_servers_queue(
    at_station: psycopg.Connection[Any], server: Server, desk: Desk, place: Path | str
) -> None:
    """Whatever its role. The marker, which reads nothing while it marks, listens no more then."""
    name = database_in(place)
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute("SELECT pg_advisory_lock(78)")
        if not db.execute("SELECT 1 FROM pg_roles WHERE rolname = 'deaf1'").fetchone():
            db.execute("CREATE ROLE deaf1 LOGIN IN ROLE school_author")
    door = desk.registry._door
    assert isinstance(door, PostgresDoor)
    with psycopg.connect(server.url(name, "deaf1"), autocommit=True) as deaf:
        deaf.execute("LISTEN school_delivered")
        door.await_delivery(0.01)
        for _ in range(40):
            at_station.execute(_SHOUTED)
        desk.registry.end_holders(0)
        desk.registry.spare_queue()
        assert not door._listening.closed, "the queue is nearly empty"
        desk.registry.spare_queue(0.0)
        assert door._listening.closed
        pid, there = deaf.info.backend_pid, "SELECT 1 FROM pg_stat_activity WHERE pid = %s"
        assert at_station.execute(there, [pid]).fetchone(), "nor is anybody cut off"
        while at_station.execute(there, [pid]).fetchone():
            desk.registry.end_holders(0, 0.0)
    door.await_delivery(0.01)
    assert not door._listening.closed, "it listens again where it waits again"


_SHOUTED = (
    "SELECT pg_notify('school_delivered', repeat('x', 7000) || n) FROM generate_series(1, 200) n"
)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_station_that_calls_the_marker_all_the_time_calls_it_once(
    at_station: psycopg.Connection[Any], on_server: OnServer, place: Path | str
) -> None:
    """Everybody may tell everybody; each of a thousand calls was a look at all deliveries."""
    name = database_in(place)
    at = where(on_server.server.url(name))
    assert isinstance(at, At)
    door = PostgresDoor(at, clock())
    door.await_delivery(0.01)
    at_station.execute(
        "SELECT pg_notify('school_delivered', n::text) FROM generate_series(1, 1000) n"
    )
    door.await_delivery(60)
    assert list(door._listening.notifies(timeout=0)) == []
    door.close()


FILLING = (
    "SELECT lo_create(0)",
    "SELECT lo_creat(-1)",
    "SELECT lo_from_bytea(0, 'x'::bytea)",
    "SELECT lo_put(1, 0, 'x'::bytea)",
    "SELECT pg_advisory_lock(1)",
    "SELECT pg_try_advisory_lock(1, 2)",
    "SELECT pg_advisory_xact_lock_shared(1)",
    "SELECT pg_try_advisory_xact_lock(1)",
    "SELECT count(pg_advisory_lock(i)) FROM generate_series(1, 200000) i",
    "SELECT pg_logical_emit_message(false, 'a', repeat('x', 1000))",
    "SELECT count(pg_export_snapshot()) FROM generate_series(1, 200000)",
    "CREATE TEMP TABLE mine (a int)",
    "CREATE SCHEMA mine",
    "CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "COPY (SELECT 1) TO '/tmp/mine'",
    "COPY (SELECT 1) TO PROGRAM 'cat'",
    "SELECT nextval('school.deliveries_number_seq')",
    "ALTER ROLE school_station SET statement_timeout = 1",
    "SET ROLE school_marker",
    "SET SESSION AUTHORIZATION postgres",
)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
@pytest.mark.parametrize("statement", FILLING)
def test_a_station_fills_neither_the_disk_nor_the_table_of_locks(
    at_station: psycopg.Connection[Any], desk: Desk, statement: str
) -> None:
    """With 200,000 advisory locks of one login every other one was out of shared memory."""
    with pytest.raises(psycopg.Error) as refused:
        at_station.execute(statement)
    assert refused.value.sqlstate in ("42501", "0LP01"), refused.value
    assert desk.registry.people()


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_what_a_login_sets_for_its_sessions_keeps_no_station_from_delivering(
    server: Server, desk: Desk, place: Path | str
) -> None:
    """Every login may set that for itself, and so for all machines that share it."""
    name = database_in(place)
    with psycopg.connect(server.url(name), autocommit=True) as db:
        db.execute(
            "DO $$ BEGIN CREATE ROLE hostile2 LOGIN; EXCEPTION WHEN OTHERS THEN NULL; END $$"
        )
        db.execute("GRANT school_station TO hostile2")
        for setting, worst in SET_BY_A_LOGIN.items():
            db.execute(f"ALTER ROLE hostile2 SET {setting} = {worst}")
    at = where(server.url(name, "hostile2"))
    assert isinstance(at, At)
    engine = server_engine(at)
    with engine.begin() as asked:
        found = {
            each: asked.exec_driver_sql(f"SHOW {each}").scalar() for each in SET_BY_A_LOGIN
        } | {"": asked.exec_driver_sql("SHOW transaction_read_only").scalar()}
    engine.dispose()
    assert found == {
        "default_transaction_read_only": "off",
        "search_path": "school,pg_temp",
        "local_preload_libraries": "",
        "idle_session_timeout": "0",
        "idle_in_transaction_session_timeout": "0",
        "default_transaction_isolation": "read committed",
        "synchronous_commit": "on",
        "client_encoding": "UTF8",
        "role": "none",
        "statement_timeout": "15s",
        "lock_timeout": "15s",
        "": "off",
    }


SET_BY_A_LOGIN = {
    "default_transaction_read_only": "on",
    "search_path": "pg_catalog",
    "local_preload_libraries": "'nowhere'",
    "idle_session_timeout": "1",
    "idle_in_transaction_session_timeout": "1",
    "default_transaction_isolation": "serializable",
    "synchronous_commit": "off",
    "client_encoding": "'latin1'",
    "role": "school_station",
    "statement_timeout": "1",
    "lock_timeout": "1",
}


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_how_a_session_reads_texts_shows_no_check_value(
    at_station: psycopg.Connection[Any], desk: Desk
) -> None:
    """With this setting the pattern that cuts off what is kept of a secret read otherwise."""
    asked = "SELECT challenge('tim', 'password')"
    before = at_station.execute(asked).fetchone()
    at_station.execute("SET standard_conforming_strings = off")
    assert at_station.execute(asked).fetchone() == before == (verifier(PROOF).rpartition("$")[0],)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_however_many_proofs_were_shown_a_sign_in_reads_none_of_the_others(
    desk: Desk, server: Server, place: Path | str
) -> None:
    """Each question of a day leaves one: with 10,000 of them a sign-in took 89 ms of the server.
    A badge holds as long."""
    name = database_in(place)
    with psycopg.connect(server.url(name), autocommit=True) as own:
        own.execute("SET search_path = school")
        own.execute(_SIGNS_IN, [b"1" * 32, desk.trainee, "1"])  # planned while there are none
        for fill in _FILLED:
            own.execute(fill, [FAR_MS])
        own.execute("BEGIN")
        own.execute(_SIGNS_IN, [b"2" * 32, desk.trainee, "2"])
        read = own.execute(_READ).fetchone()
        own.execute("ROLLBACK")
    assert read is not None
    assert read[0] < 20


_FILLED = (
    "INSERT INTO spent SELECT 'n' || i, %s FROM generate_series(1, 5000) i",
    "INSERT INTO badges (badge, account, which, until_ms)"
    " SELECT i, '', '', %s FROM generate_series(1, 5000) i",
)
_READ = """SELECT sum(seq_tup_read + idx_tup_fetch) FROM pg_stat_xact_user_tables
 WHERE schemaname = 'school' AND relname IN ('spent', 'badges')"""
_SIGNS_IN = "SELECT keep_badge(%s, 'nonce', %s, 'password'), spend(%s, 0)"


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_however_many_chains_somebody_has_a_page_of_them_is_fetched(
    desk: Desk, server: Server, place: Path | str
) -> None:
    """A station may begin thousands in the name of whoever signed in there. What is known was read
    anew for each: with 6,000 of them no page came within a statement's patience."""
    desk.registry.sign_in("tim", "password", PROOF)
    with psycopg.connect(server.url(database_in(place)), autocommit=True) as own:
        own.execute("SET search_path = school")
        for each in _CHAINS:
            own.execute(each, [desk.trainee] if "%s" in each else None)
        chains = own.execute("SELECT chain FROM chains WHERE account = %s", [desk.trainee])
        known = {name: 1 for (name,) in chains}
    assert len(known) >= 6000
    assert desk.registry.own_events(desk.trainee, known, 25) == ()


_CHAINS = (
    """INSERT INTO chains SELECT i::text || repeat('x', 30), %s, 's', 1
 FROM generate_series(1, 6000) i""",
    """INSERT INTO events SELECT chain, 1, 'id' || chain, chain, 'acted', 1, '{}', '', '', 1
 FROM chains WHERE chain LIKE '%x'""",
)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_names_that_nobody_has_fill_no_disk(
    at_station: psycopg.Connection[Any], desk: Desk
) -> None:
    """Each name that was tried was kept, up to 2.7 KB of it; now one of 65,536 is."""
    for number in range(3):
        at_station.execute(
            "SELECT begin_try(%s, 'password', fresh_nonce(), 'x')", [str(number) * 5000]
        )
    assert {len(each.login) for each in desk.registry.rows(StrangerRow)} == {4}


def _login(desk: Desk) -> str:
    (login,) = (each.login for each in desk.registry.people() if each.account == desk.trainee)
    assert login is not None
    return login


_TABLES = """SELECT quote_ident(relname), quote_ident(attname) FROM pg_class c
 JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
 WHERE n.nspname = 'school' AND relkind IN ('r', 'v', 'S') AND a.attnum = 1"""
_FUNCTIONS = """SELECT p.proname, ARRAY(SELECT format_type(t, NULL)
 FROM unnest(p.proargtypes) t) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
 WHERE n.nspname = 'school' AND p.prokind = 'f' AND p.prorettype <> 'trigger'::regtype"""
_WRITES = (
    "INSERT INTO {0} SELECT * FROM {0}",
    "INSERT INTO {0} DEFAULT VALUES",
    "UPDATE {0} SET {1} = {1}",
    "DELETE FROM {0}",
    "TRUNCATE {0}",
    "COPY {0} FROM STDIN",
    "LOCK TABLE {0}",
    "ALTER TABLE {0} RENAME TO gone",
    "DROP TABLE {0}",
)


def _attempts(desk: Desk) -> list[str]:
    with desk.registry.reading() as db:
        return [row[0] for row in db.exec_driver_sql("SELECT attempt FROM rounds")]


def _called(
    db: psycopg.Connection[Any], name: str, types: Sequence[str], values: Sequence[Any]
) -> None:
    """Whatever it answers."""
    places = ", ".join(f"%s::text::{each}" if each != "bytea" else "%s" for each in types)
    given = [
        value if kind == "bytea" and isinstance(value, bytes) else _text(value)
        for kind, value in zip(types, values, strict=True)
    ]
    try:
        db.execute(f"SELECT * FROM {name}({places})", given)
    except (psycopg.Error, UnicodeError):
        return


def _text(value: Any) -> str | None:
    if value is None:
        return None
    return "00" if isinstance(value, bytes) else str(value)
