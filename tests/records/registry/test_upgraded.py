"""A school of the first release, with rows in every table, is brought to today's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine, text

from tests.records.registry.busy import contents
from tests.records.registry.desks import Desk, finish_round, marks_of
from tests.records.registry.prepared import clock, owner_of
from tests.records.registry.server import Server
from trainer.records.log import Log
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.derived.views import view_statements
from trainer.records.registry.lite.schema import OURS
from trainer.records.registry.making import make
from trainer.records.registry.migrate import FIRST, MACHINERY, migrate
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import where
from trainer.school.records_care.school_doctor import examine_school

Rows = Mapping[str, list[dict[str, Any]]]


def test_a_school_of_the_first_release_keeps_every_row_and_goes_on(
    busy_desk: Desk, log: Log, place: Path | str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    before, rows = contents(busy_desk.registry, tuple(ALL)), _rows(busy_desk.registry)
    if isinstance(place, Path):
        old: Path | str = tmp_path / "old.sqlite3"
        kept = _old_file(tmp_path / "old.sqlite3", rows)
    else:
        server = request.getfixturevalue("server")
        old, kept = _old_database(server, str(place).partition("?")[0], rows)
    assert {"rounds", "events", "people", "exam_sittings", "round_mistakes"} <= kept
    make(old, clock())
    registry = Registry.open(old, clock(), as_owner=True)
    after = contents(registry, tuple(ALL))
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    desk = Desk(registry, **busy_desk.plain())
    attempt = finish_round(log, 9)
    assert desk.submit(log, marks_of(attempt)).all_kept
    assert registry.count(RoundRow, attempt=attempt) == 1
    assert unlike(registry.where) == {}
    registry.close()
    assert examine_school(where(old), clock()).findings == ()


def _rows(registry: Registry) -> Rows:
    with registry.reading() as db:
        return {
            each.name: [dict(row._mapping) for row in db.execute(each.select())] for each in ALL
        }


def _old_file(path: Path, rows: Rows) -> set[str]:
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        kept = _of_first_release(db, rows)
        for statement in view_statements():
            db.execute(text(statement))
        db.exec_driver_sql(f"PRAGMA application_id={OURS}")
        db.exec_driver_sql(f"PRAGMA user_version={FIRST}")
    engine.dispose()
    return kept


def _old_database(server: Server, beside: str, rows: Rows) -> tuple[str, set[str]]:
    name = f"{beside.rpartition('/')[2]}_old"
    with owner_of(server) as owner:
        owner.execute(f"CREATE DATABASE {name}")
    url = server.url(name)
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        db.execute(text("CREATE SCHEMA school"))
        db.execute(text("SET search_path = school"))
        kept = _of_first_release(db, rows)
        last = "(SELECT max(number) FROM deliveries)"
        db.execute(text(f"SELECT setval(pg_get_serial_sequence('deliveries', 'number'), {last})"))
    engine.dispose()
    return url, kept


def _of_first_release(db: Connection, rows: Rows) -> set[str]:
    """The tables of then, with these rows as far as they had columns for them; which of them have
    any."""
    migrate(db, f"{FIRST:04}")
    then = MetaData()
    then.reflect(db)
    for table in then.sorted_tables:
        # By another version's print functions, guards and views are made anew.
        told = [each for each in rows.get(table.name, []) if each.get("name") != MACHINERY]
        names = {column.name for column in table.columns}
        if told:
            db.execute(table.insert(), [{n: v for n, v in r.items() if n in names} for r in told])
    return {name for name, told in rows.items() if told and name in then.tables}
