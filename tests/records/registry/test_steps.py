"""The steps make the tables that the program works with: each is written out, and stays so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from tests.records.registry.prepared import OnServer, clock, owner_of
from tests.records.registry.server import Server
from trainer.records.registry.making import make
from trainer.records.registry.migrate import HEAD, SCHEMA, migrate
from trainer.records.registry.postgres.engine import server_engine
from trainer.records.registry.registry import Registry
from trainer.records.registry.tables import metadata
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where

MEANT, OURS = "meant", "school"


def test_the_steps_make_a_file_of_today(tmp_path: Path) -> None:
    path = tmp_path / "school.sqlite3"
    make(path, clock())
    with _file(str(path)) as made, _file(":memory:") as meant:
        metadata.create_all(meant)
        assert _shape(made, None) == _shape(meant, None)
        assert _statements(made) == _statements(meant), "strict, and with rows by key"


def test_a_file_of_each_step_is_brought_up_to_date() -> None:
    for step in range(1, SCHEMA):
        with _file(":memory:") as made, _file(":memory:") as meant:
            migrate(made, f"{step:04}")
            migrate(made)
            metadata.create_all(meant)
            assert _shape(made, None) == _shape(meant, None)
            assert _statements(made) == _statements(meant)


def test_the_steps_make_a_database_of_today(server: Server, on_server: OnServer) -> None:
    assert_of_today(server.url(on_server.database()))


def assert_of_today(url: str) -> None:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as db:  # never committed: nothing of it stays
            db.execute(text(f"CREATE SCHEMA {MEANT}"))
            metadata.create_all(db.execution_options(schema_translate_map={None: MEANT}))
            made, meant = _shape(db, OURS), _shape(db, MEANT)
    finally:
        engine.dispose()
    assert made == meant


def test_an_older_school_on_a_server_is_brought_up_to_date(
    server: Server, on_server: OnServer
) -> None:
    """The oldest, and the one before today's; the steps between are those of a file."""
    for step in (1, SCHEMA - 1):
        name = f"older_{on_server.worker}_{step}"
        with owner_of(server) as db:
            db.execute(f"CREATE DATABASE {name}")
        at = where(server.url(name))
        assert isinstance(at, At)
        engine = server_engine(at, patience_ms=0)
        try:
            with engine.begin() as old:
                old.execute(text(f"CREATE SCHEMA {OURS}"))
                migrate(old, f"{step:04}")
        finally:
            engine.dispose()
        made = make(server.url(name), clock())
        assert (made.before, made.now) == (f"{step:04}", HEAD)
        assert_of_today(server.url(name))
        with closing(Registry.open(server.url(name), clock())) as registry:
            assert registry.choices_made() == ()


ITEM = (
    'account, grain, at, house, drill, source, skill, answers, "right", clean_answers, clean_right'
)
ITEMS = [
    ("one", "w", 2900, "mbs", "settle", "random", "pay.ante", 7, 5, 4, 3),
    ("one", "w", 2900, "mbs", "settle", "random", "read.flush", 2, 2, 0, 0),
    ("one", "a", 0, "mbs", "settle", "exam", "pay.ante", 9, 6, 4, 3),
    ("*", "a", 0, "mbs", "settle", "exam", "pay.ante", 10, 6, 4, 3),
]
SHORT = {
    "round_mistakes": (
        "a1",
        1,
        "missing",
        "minor",
        None,
        None,
        None,
        "3.1",
        "Ante",
        "Seat 3",
        None,
    ),
    "round_items": ("a1", "pay.ante", 2, 1, 0),
    "standings": ("one", "pay.ante", "mbs", "learning", 0.25, 4, 77, 78),
    "open_beliefs": ("one", "mbs", "PP01", "confirmed", 76),
}


def test_what_was_kept_by_the_second_step_is_kept_by_the_third() -> None:
    with _file(":memory:") as db:
        migrate(db, "0002")
        db.exec_driver_sql(f"INSERT INTO item_tallies ({ITEM}) VALUES ({_places(11)})", ITEMS)
        for table, row in SHORT.items():
            db.exec_driver_sql(f"INSERT INTO {table} VALUES ({_places(len(row))})", row)
        migrate(db, "0003")
        kept = f"SELECT {ITEM} FROM item_tallies JOIN item_scopes USING (scope)"
        assert sorted(map(tuple, db.execute(text(kept)))) == sorted(ITEMS)
        assert db.scalar(text("SELECT count(*) FROM item_scopes")) == 3, "one for each of them"
        for table, row in SHORT.items():
            assert db.execute(text(f"SELECT * FROM {table}")).all() == [row]


def _places(count: int) -> str:
    return ", ".join("?" * count)


@pytest.mark.parametrize("wrong", ["column", "kind", "index"])
def test_a_difference_would_be_seen(tmp_path: Path, wrong: str) -> None:
    changes = {
        "column": "ALTER TABLE classes ADD COLUMN colour TEXT",
        "kind": "ALTER TABLE classes RENAME COLUMN title TO name",
        "index": "DROP INDEX rounds_by_exam",
    }
    with _file(":memory:") as made, _file(":memory:") as meant:
        migrate(made)
        metadata.create_all(meant)
        assert _shape(made, None) == _shape(meant, None)
        made.execute(text(changes[wrong]))
        assert _shape(made, None) != _shape(meant, None)


@contextmanager
def _file(path: str) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as db:
            yield db
    finally:
        engine.dispose()


def _shape(db: Connection, schema: str | None) -> dict[str, Any]:
    """Every table: its columns in their order, its key, what is there once, its indexes."""
    found = inspect(db)
    told = (
        found.get_multi_columns(schema),
        found.get_multi_pk_constraint(schema),
        found.get_multi_unique_constraints(schema),
        found.get_multi_indexes(schema),
    )
    columns, keys, once, indexes = (_by_name(each) for each in told)
    names = columns.keys() - {"alembic_version"}
    assert names == set(metadata.tables)
    return {
        name: (
            [(each["name"], str(each["type"]), _rest(each)) for each in columns[name]],
            keys[name]["constrained_columns"],
            sorted((each["name"], each["column_names"]) for each in once[name]),
            sorted((each["name"], each["column_names"], each["unique"]) for each in indexes[name]),
        )
        for name in names
    }


def _by_name(told: Any) -> dict[str, Any]:
    return {name: what for (_, name), what in told.items()}


def _rest(column: Any) -> tuple[Any, ...]:
    default = str(column["default"]).replace(f"{MEANT}.", f"{OURS}.")
    return column["nullable"], default, column.get("autoincrement")


def _statements(db: Connection) -> dict[str, str]:
    """The text of every table and index, as SQLite keeps it."""
    query = (
        "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL "
        "AND type IN ('table', 'index') AND name <> 'alembic_version'"
    )
    return {name: " ".join(sql.split()) for name, sql in db.execute(text(query))}
