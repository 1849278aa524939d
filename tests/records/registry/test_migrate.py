"""The steps make the tables that the program works with: each is written out, and stays so."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from tests.records.registry.prepared import OnServer, clock, owner_of
from tests.records.registry.server import Server
from trainer.records.registry.faults import RegistryRefused
from trainer.records.registry.making import make
from trainer.records.registry.migrate import FIRST, migrate
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


def test_a_school_from_before_the_first_release_is_left_as_it_is(
    tmp_path: Path, server: Server, on_server: OnServer
) -> None:
    path, url = tmp_path / "school.sqlite3", server.url(on_server.database())
    make(path, clock())
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version={FIRST - 1}")
    at = where(url)
    assert isinstance(at, At)
    with owner_of(server, str(at.url.database)) as db:
        db.execute(f"UPDATE {OURS}.alembic_version SET version_num = '{FIRST - 1:04}'")
    for made in (str(path), url):
        with pytest.raises(RegistryRefused, match="before the first release") as refused:
            make(made, clock())
        assert refused.value.code == "before_first_release"


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
