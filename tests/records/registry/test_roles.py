"""Every role, command, table and function: what is written here, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.desks import PROOF, Desk, verifier
from tests.records.registry.prepared import BUSY, LATER, OnServer, Put, clock
from tests.records.registry.server import Server
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.faults import ActRefused, RegistryRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.people import AccountNow
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where
from trainer.school.records_care.school_doctor import examine_school, mend_school

GROUPS = (
    *("school_station", "school_supervisor", "school_author", "school_admin"),
    *("school_marker", "school_backup"),
)
NAMED = ("station1", "desk1", "author1", "office1", "marker1", "copier1")
LOGINS = dict(zip(NAMED, GROUPS, strict=True))
NOBODY = "nobody1"

COMMANDS = ("SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER")

SEEN_BY_SUPERVISORS = [
    *("chains", "events", "deliveries", "claims", "mismatches", "refused"),
    *("erasures", "classes", "members"),
    *("rounds", "round_mistakes", "round_items", "quick", "standings"),
    *("open_beliefs", "beliefs_due"),
    *("exam_marks", "exams", "exam_assignments", "exam_sittings", "exam_tasks"),
    *("signatures", "blind_marks", "sheets_seen", "table_tests", "review_requests", "comments"),
    *("overrides", "remedials", "houses_published", "re_markings", "tallies", "live_orders"),
    *("kind_tallies", "item_scopes", "item_tallies", "overrides_in_force", "mistakes_in_force"),
    *("rounds_in_force", "quick_in_force", "remedial_work", "people_shown"),
]
NUMBERS = "deliveries_number_seq"
KEPT_FROM_THEM = [
    *(
        "people",
        "strangers",
        "badges",
        "signed_in",
        "spent",
        "exam_locks",
        "settings",
        "alembic_version",
        "live_tables",
        "live_watches",
    ),
]
MAY_SELECT = {
    "school_station": set(),
    "school_supervisor": {*SEEN_BY_SUPERVISORS, "signed_in", "live_tables"},
    "school_author": {"houses_published"},
    "school_admin": {
        *("chains", "events", "erasures", "deliveries", "classes", "members", "exams"),
        *("houses_published", "people_shown", "alembic_version", "signed_in", "refused"),
    },
    "school_marker": set(SEEN_BY_SUPERVISORS),
    "school_backup": {*SEEN_BY_SUPERVISORS, *KEPT_FROM_THEM},
}
MARKS = {
    *("rounds", "round_mistakes", "round_items", "quick", "standings", "open_beliefs"),
    *(
        "beliefs_due",
        "exam_marks",
        "mismatches",
        "tallies",
        "kind_tallies",
        "item_scopes",
        "item_tallies",
    ),
}
MARKER_CHANGES = {
    **{table: {"INSERT", "UPDATE", "DELETE"} for table in MARKS},
    "review_requests": {"INSERT"},
}
"""Beside single columns of deliveries, remedials and sittings of exams."""
SHOWN_OF_PEOPLE = [
    "account",
    "login",
    "name",
    "role",
    "state",
    "email",
    "tries",
    "locked_until_ms",
    "language",
]

SIGNING = {
    "state",
    "challenge",
    "fresh_nonce",
    "begin_try",
    "sign_in",
    "change_secret",
    "sign_out",
    "account_now",
    *("choices_made", "house_acts", "house_archive"),
}
MAY_EXECUTE = {
    "school_station": {
        *SIGNING,
        *(
            "submit",
            "chain_head",
            "assignments_of",
            "sittings_of",
            "said_to",
            "own_events",
            "open_exam",
            "next_task",
            "begin_live",
            "show_live",
        ),
    },
    "school_supervisor": {*SIGNING, "act", "re_mark", "sign", "chain_head", "watch_live"},
    "school_author": {*SIGNING, "act"},
    "school_admin": {*SIGNING, "act", "erase", "chain_head"},
    "school_backup": {"state", "chain_head", "note_backup"},
    "school_marker": {
        *("state", "take_lock", "end_holders"),
        *("choices_made", "house_acts", "house_archive"),
    },
}


@pytest.fixture
def logins(server: Server, on_server: OnServer) -> Server:
    """A login of each role, and one of none."""
    on_server.database()
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute("SELECT pg_advisory_lock(77)")
        for login, group in (*LOGINS.items(), (NOBODY, "")):
            if not db.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [login]).fetchone():
                db.execute(f"CREATE ROLE {login} LOGIN" + (f" IN ROLE {group}" if group else ""))
    return server


def test_every_table_is_open_to_whom_it_is_written_here(logins: Server, database: str) -> None:
    with psycopg.connect(logins.url(database)) as db:
        tables = [
            name
            for (name,) in db.execute(
                "SELECT relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
                "WHERE n.nspname = 'school' AND relkind IN ('r', 'v', 'p', 'f', 'm', 'S')"
            )
        ]
        assert sorted(tables) == sorted({*SEEN_BY_SUPERVISORS, *KEPT_FROM_THEM, NUMBERS})
        for login, group in (*LOGINS.items(), (NOBODY, "")):
            for table in tables:
                for command in COMMANDS:
                    ask = "SELECT has_table_privilege(%s, %s, %s)"
                    (may,) = db.execute(ask, [login, f"school.{table}", command]).fetchone() or ()
                    written = command == "SELECT" and table in MAY_SELECT.get(group, set())
                    if group == "school_marker":
                        written |= command in MARKER_CHANGES.get(table, set())
                    assert may is written, (login, command, table)


def test_every_function_is_open_to_whom_it_is_written_here(logins: Server, database: str) -> None:
    with psycopg.connect(logins.url(database)) as db:
        functions = db.execute(
            "SELECT p.oid, p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace "
            "WHERE n.nspname = 'school'"
        ).fetchall()
        assert {name for _, name in functions} >= set().union(*MAY_EXECUTE.values())
        for login, group in (*LOGINS.items(), (NOBODY, "")):
            for oid, name in functions:
                ask = "SELECT has_function_privilege(%s, %s::oid, 'EXECUTE')"
                (may,) = db.execute(ask, [login, oid]).fetchone() or ()
                assert may is (name in MAY_EXECUTE.get(group, set())), (login, name)


def test_columns_schemas_and_databases_are_open_no_further(logins: Server, database: str) -> None:
    asked = "SELECT has_column_privilege(%s, 'school.people', %s, %s)"
    with psycopg.connect(logins.url(database)) as db:
        columns = [
            name
            for (name,) in db.execute(
                "SELECT attname FROM pg_attribute WHERE attrelid = 'school.people'::regclass "
                "AND attnum > 0 AND NOT attisdropped"
            )
        ]
        for login, group in (*LOGINS.items(), (NOBODY, "")):
            for column in columns:
                for command in ("SELECT", "INSERT", "UPDATE", "REFERENCES"):
                    (may,) = db.execute(asked, [login, column, command]).fetchone() or ()
                    sees = group in ("school_supervisor", "school_marker", "school_admin")
                    shown = sees and column in SHOWN_OF_PEOPLE
                    reads = command == "SELECT" and (shown or group == "school_backup")
                    assert may is reads, (login, command, column)
            for ask, may_be in (
                ("has_schema_privilege(%(r)s, 'school', 'CREATE')", False),
                ("has_schema_privilege(%(r)s, 'school', 'USAGE')", bool(group)),
                ("has_schema_privilege(%(r)s, 'public', 'CREATE')", False),
                ("has_database_privilege(%(r)s, %(d)s, 'TEMP')", group == "school_backup"),
                ("has_database_privilege(%(r)s, %(d)s, 'CREATE')", False),
                ("has_database_privilege(%(r)s, %(d)s, 'CONNECT')", bool(group)),
            ):
                row = db.execute(f"SELECT {ask}", {"r": login, "d": database}).fetchone()
                assert row == (may_be,), (login, ask)


def test_the_server_says_no_to_each_of_them_and_means_it(logins: Server, database: str) -> None:
    """As the logins themselves, not by what the server says of them."""
    tries = (
        "SELECT * FROM school.{}",
        "DELETE FROM school.{}",
        "TRUNCATE school.{}",
        "UPDATE school.{} SET chain = chain",
    )
    for login, group in LOGINS.items():
        with psycopg.connect(logins.url(database, login), autocommit=True) as db:
            for table in ("events", "chains", "people", "rounds"):
                for sql in tries[: 3 + (table != "people")]:
                    marks = group == "school_marker" and table in MARKS
                    if marks and not sql.startswith("TRUNCATE"):
                        continue
                    if sql.startswith("SELECT") and table in MAY_SELECT[group]:
                        db.execute(sql.format(table))
                        continue
                    with pytest.raises(psycopg.errors.InsufficientPrivilege):
                        db.execute(sql.format(table))
    with pytest.raises(psycopg.OperationalError, match="CONNECT"):
        psycopg.connect(logins.url(database, NOBODY))


def test_functions_that_act_for_their_owner_look_into_our_schema_alone(
    logins: Server, database: str
) -> None:
    with psycopg.connect(logins.url(database)) as db:
        found = db.execute(
            "SELECT p.proname, p.proconfig FROM pg_proc p "
            "JOIN pg_namespace n ON n.oid = p.pronamespace "
            "WHERE n.nspname = 'school' AND p.prosecdef"
        ).fetchall()
    assert {name for name, _ in found} == set().union(*MAY_EXECUTE.values())
    assert [name for name, kept in found if "search_path=school, pg_temp" not in kept] == []


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_login_decides_for_accounts_of_its_own_role_alone(desk: Desk, logins: Server) -> None:
    assert isinstance(desk.registry.where, At)
    database = str(desk.registry.where.url.database)
    opened = {"class": "c", "title": "C", "house": "", "account": desk.supervisor}
    handed_in = {"house": "r", "edition": "2", "fingerprint": "f", "archive": "x"}
    with _at(logins, database, "desk1") as at_desk:
        with pytest.raises(ActRefused):
            at_desk.act(desk.admin, ActKind.CLASS_OPENED, opened)
        at_desk.act(desk.supervisor, ActKind.CLASS_OPENED, opened)
        with pytest.raises(RegistryRefused) as refused:
            at_desk.erase(desk.admin, desk.trainee)
        assert refused.value.code in ("no_right", "not_permitted")
        assert len(at_desk.rows(EventRow)) > 5
        assert at_desk.people() == desk.registry.people()
    with _at(logins, database, "author1") as author:
        with pytest.raises(ActRefused):
            author.act(desk.supervisor, ActKind.CLASS_CLOSED, {"class": "c"})
        author.act(desk.author, ActKind.HOUSE_HANDED_IN, handed_in)
    with _at(logins, database, "station1") as station:
        with pytest.raises(RegistryRefused):
            station.act(desk.supervisor, ActKind.CLASS_CLOSED, {"class": "c"})
        with pytest.raises(RegistryRefused) as refused:
            station.rows(EventRow)
        assert refused.value.code == "no_right"
        assert "ask an administrator to give this login that role" in str(refused.value)
        station.sign_in("tim", "password", PROOF)
        assert station.assignments_of(desk.trainee) == ()
        assert not station.is_demo


@contextmanager
def _at(server: Server, database: str, login: str) -> Iterator[Registry]:
    """The registry, by that login."""
    registry = Registry.open(server.url(database, login), lambda: 1_790_000_000_000)
    try:
        yield registry
    finally:
        registry.close()


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
@pytest.mark.parametrize(("login", "who"), [("station1", "trainee"), ("author1", "author")])
def test_a_login_that_reads_no_accounts_is_told_of_who_is_signed_in_there_alone(
    desk: Desk, logins: Server, login: str, who: str
) -> None:
    assert isinstance(desk.registry.where, At)
    database, mine = str(desk.registry.where.url.database), desk.plain()[who]
    secret = {"password_hash": verifier(PROOF)}
    desk.registry.act(desk.admin, ActKind.SECRET_SET, _password_of(mine), secret)
    name = {"trainee": "tim", "author": "ann"}[who]
    with _at(logins, database, login) as station:
        station.sign_in(name, "password", PROOF)
        assert station.account_now(mine) == AccountNow(Role(who), is_open=True)
        with psycopg.connect(logins.url(database, login), autocommit=True) as past:
            shown = (station.badges.shown(mine, "password") for _ in count())
            for other in (*(a for a in desk.plain().values() if a != mine), "", "x" * 10_000):
                for badge in (next(shown), "", "0" * 32 + "." + "0" * 64):
                    with pytest.raises(psycopg.Error, match="not_signed_in"):
                        past.execute("SELECT school.account_now(%s, %s)", [other, badge])
            spent = next(shown)
            past.execute("SELECT school.account_now(%s, %s)", [mine, spent])
            with pytest.raises(psycopg.Error, match="proof_spent"):
                past.execute("SELECT school.account_now(%s, %s)", [mine, spent])
            for table in ("people", "people_shown", "badges", "signed_in"):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    past.execute(f"SELECT * FROM school.{table}")
        desk.registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, {"account": mine, "reason": "left"})
        assert station.account_now(mine) == AccountNow(Role(who), is_open=False)


def _password_of(account: str) -> dict[str, str]:
    return {"account": account, "which": "password"}


OF_RESULTS = {
    *("commented", "overridden", "remedial_set", "remedial_withdrawn", "exam_signed"),
    *("exam_voided", "blind_marked", "table_test_recorded", "re_marked", "live_noted"),
}
"""Acts that say how somebody did."""


def test_an_administrators_login_sees_no_results(
    logins: Server, on_server: OnServer, tmp_path: Path
) -> None:
    """docs/school.md. He reads acts, and none that says how somebody did; whoever copies the
    records reads all of them."""
    busy = _database(on_server.put(BUSY, tmp_path))
    with psycopg.connect(logins.url(busy, "copier1")) as db:
        told = db.execute("SELECT chain, kind FROM school.events ORDER BY chain, place").fetchall()
    assert {kind for chain, kind in told if chain == "school"} & OF_RESULTS
    assert {chain for chain, _ in told} > {"school"}
    with psycopg.connect(logins.url(busy, "office1"), autocommit=True) as db:
        seen = db.execute("SELECT chain, kind FROM school.events ORDER BY chain, place").fetchall()
        assert seen == [(c, k) for c, k in told if c == "school" and k not in OF_RESULTS]
        for table in (*MARKS, "mistakes_in_force", "exam_sittings", "signatures", "comments"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                db.execute(f"SELECT * FROM school.{table}")


def test_whoever_copies_the_records_has_the_doctor_look_at_them(
    logins: Server, on_server: OnServer, tmp_path: Path
) -> None:
    busy = _database(on_server.put(BUSY, tmp_path))
    at = where(logins.url(busy, "copier1"))
    with psycopg.connect(logins.url(busy)) as db:
        assert examine_school(at, clock()).findings == ()
        db.execute("UPDATE school.tallies SET rounds = rounds + 1")
        db.commit()
    assert [each.invariant.value for each in examine_school(at, clock()).findings] == ["sums"]
    with pytest.raises(RegistryRefused, match="may not do that"):
        mend_school(at, clock())


def test_an_administrators_login_erases_without_seeing_what(
    logins: Server, on_server: OnServer, tmp_path: Path
) -> None:
    from trainer.records.registry.rows.people import PersonKept

    busy = on_server.put(BUSY, tmp_path)
    office = Registry.open(logins.url(_database(busy), "office1"), lambda: LATER)
    office.erase(busy.ids["admin"], busy.ids["trainee"])
    office.close()
    erased = busy.registry.row(PersonKept, account=busy.ids["trainee"])
    assert erased is not None
    assert erased.state == "erased"


def _database(put: Put) -> str:
    return str(put.at).partition("@/")[2].partition("?")[0]
