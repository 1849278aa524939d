"""Registries prepared once, and put before each test as they were: in a file, in a database."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, text

from tests.draws import DRAWS
from tests.records.registry.busy import keep_busy
from tests.records.registry.desks import Desk
from tests.records.registry.server import Server, alone
from trainer.records.log import Log
from trainer.records.registry.postgres.making import ROLES, make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.signed_in import PASSWORD, PIN
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where

EMPTY, DESK, BUSY = "empty", "desk", "busy"
BEGAN = 1_790_000_000_000
LATER = BEGAN + 60_000
"""After everything that was prepared."""

_GROUPS = ", ".join(ROLES)
_numbers = count(1)


def clock(begins: int = LATER) -> Callable[[], int]:
    """A clock that ticks whenever it is looked at."""
    ticks = count(begins)
    return lambda: next(ticks)


@dataclass(frozen=True, slots=True)
class Put:
    """A registry put there for a test; the station's log as far as it was delivered."""

    at: Path | str
    registry: Registry
    ids: dict[str, str]
    log: Path


@dataclass(slots=True)
class InFiles:
    """Prepared files, copied for each test."""

    folder: Path
    _ids: dict[str, dict[str, str]] = field(default_factory=dict)

    def put(self, what: str, folder: Path) -> Put:
        if what not in self._ids:
            self._ids[what] = self._make(what)
        made = folder / "school.sqlite3"
        shutil.copyfile(self.folder / f"{what}.sqlite3", made)
        log = _log_copied(self.folder / f"{what}-log.sqlite3", folder)
        return Put(made, Registry.open(made, clock(), as_owner=True), self._ids[what], log)

    def give_back(self, put: Put) -> None:
        put.registry.close()

    def _make(self, what: str) -> dict[str, str]:
        registry = Registry.open(
            self.folder / f"{what}.sqlite3", clock(BEGAN), make=True, as_owner=True
        )
        try:
            return _fill(registry, what, self.folder / f"{what}-log.sqlite3")
        finally:
            registry.close()


@dataclass(slots=True)
class OnServer:
    """One database for all tests of a worker, in which each finds what it begins with."""

    folder: Path
    server: Server
    worker: str
    _at: str = ""
    _registry: Registry | None = None
    _kept: dict[str, tuple[dict[str, str], dict[str, list[dict[str, Any]]]]] = field(
        default_factory=dict
    )

    def put(self, what: str, folder: Path) -> Put:
        registry = self._opened()
        if what not in self._kept:
            self._kept[what] = self._make(registry, what)
        ids, rows = self._kept[what]
        _empty(registry, rows)
        for account in ids.values():  # the ids are the same for all tests, the badges are gone
            registry.badges.drop(account, PASSWORD)
            registry.badges.drop(account, PIN)
        log = _log_copied(self.folder / f"{what}-server-log.sqlite3", folder)
        return Put(self._at, registry, ids, log)

    def give_back(self, put: Put) -> None:
        """The connection stays: what it planned once it need not plan again."""

    def close(self) -> None:
        if self._registry is not None:
            self._registry.close()

    def database(self) -> str:
        """The name of another one, fresh, whose folder goes when the server stops."""
        self._make_template()
        name = f"school_{self.worker}_{next(_numbers)}"
        with owner_of(self.server) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE template_school")
            # A database's own grants are not copied with it.
            db.execute(f"REVOKE ALL ON DATABASE {name} FROM PUBLIC")
            db.execute(f"GRANT CONNECT ON DATABASE {name} TO {_GROUPS}")
            db.execute(f"GRANT TEMPORARY ON DATABASE {name} TO school_backup")
        return name

    def _opened(self) -> Registry:
        if self._registry is None:
            self._at = self.server.url(self.database())
            self._registry = Registry.open(self._at, clock(), as_owner=True)
        return self._registry

    def _make(
        self, registry: Registry, what: str
    ) -> tuple[dict[str, str], dict[str, list[dict[str, Any]]]]:
        _empty(registry, {})
        early = Registry.open(self._at, clock(BEGAN), as_owner=True)
        try:
            ids = _fill(early, what, self.folder / f"{what}-server-log.sqlite3")
        finally:
            early.close()
        with registry.reading() as db:
            rows = {t.name: [dict(r) for r in db.execute(t.select()).mappings()] for t in ALL}
        rows["spent"] = []  # the server forgets them after minutes: late tests would find fewer
        return ids, rows

    def _make_template(self) -> None:
        """By whichever worker comes first."""
        with alone(self.folder.parent), owner_of(self.server) as db:
            made = db.execute("SELECT 1 FROM pg_database WHERE datname = 'template_school'")
            if made.fetchone() is None:
                db.execute("CREATE DATABASE template_school")
                at = where(self.server.url("template_school"))
                assert isinstance(at, At)
                make_school(at)


Prepared = InFiles | OnServer


def owner_of(server: Server, database: str = "postgres") -> psycopg.Connection[Any]:
    return psycopg.connect(server.url(database), autocommit=True)


def _fill(registry: Registry, what: str, log_file: Path) -> dict[str, str]:
    if what == EMPTY:
        return {}
    with DRAWS.shared(f"prepared {what}"):
        desk = Desk.opened(registry)
        if what == BUSY:
            log = Log.open(log_file, clock(BEGAN))
            keep_busy(desk, log)
            log.close()
        return desk.plain()


def _empty(registry: Registry, rows: dict[str, list[dict[str, Any]]]) -> None:
    """These rows are there, and nothing else, past every guard."""
    with registry.transaction() as db:
        db.execute(text("SET LOCAL session_replication_role = replica"))
        for table in ALL:
            if table.name != "settings":
                _replace(db, table.name, rows.get(table.name, []))


def _replace(db: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    (table,) = (each for each in ALL if each.name == name)
    db.execute(table.delete())
    if rows:
        db.execute(table.insert(), rows)


def _log_copied(source: Path, folder: Path) -> Path:
    path = folder / "station" / "records.sqlite3"
    path.parent.mkdir(parents=True, exist_ok=True)
    if source.exists():
        shutil.copyfile(source, path)
    return path
