"""Registries prepared once and copied for each test: in a file, and in a database."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tests.records.registry.busy import keep_busy
from tests.records.registry.desks import Desk
from tests.records.registry.server import Server, alone
from trainer.records.log import Log
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where

EMPTY, DESK, BUSY = "empty", "desk", "busy"
NOW = 1_790_000_000_000
_LOGINS = "school_station, school_supervisor, school_author, school_admin"
_numbers = count(1)


def clock(begins: int = NOW) -> Callable[[], int]:
    """A clock that ticks whenever it is looked at."""
    ticks = count(begins)
    return lambda: next(ticks)


@dataclass(frozen=True, slots=True)
class Prepared:
    """Where templates are kept; without a server, in files alone."""

    root: Path
    worker: str
    server: Server | None = None

    def registry(self, what: str, folder: Path) -> Path | str:
        """A fresh copy of that."""
        self._make(what)
        if self.server is None:
            made = folder / "school.sqlite3"
            shutil.copyfile(self._file(what), made)
            return made
        return self.server.url(self.database(what))

    def database(self, what: str) -> str:
        """The name of a fresh copy on the server, whose folder goes when it stops."""
        assert self.server is not None
        self._make(what)
        name = f"school_{self.worker}_{next(_numbers)}"
        with owner_of(self.server) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE template_{what}")
            # A database's own grants are not copied with it.
            db.execute(f"REVOKE ALL ON DATABASE {name} FROM PUBLIC")
            db.execute(f"GRANT CONNECT ON DATABASE {name} TO {_LOGINS}")
        return name

    def ids(self, what: str) -> dict[str, Any]:
        """Whose accounts there are."""
        found: dict[str, Any] = json.loads(self._ids(what).read_text())
        return found

    def log(self, path: Path) -> None:
        """Put the station's records of a busy school there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self._log(), path)

    # --- made by whoever comes first

    def _make(self, what: str) -> None:
        with alone(self.root):
            if not self._ids(what).exists():
                ids = self._fill(what)
                self._ids(what).write_text(json.dumps(ids))

    def _fill(self, what: str) -> dict[str, Any]:
        at = self._at(what)
        if what == EMPTY:
            return {}
        registry = Registry.open(at, clock(), make=True)
        try:
            desk = Desk.opened(registry)
            if what == BUSY:
                self._keep_busy(desk)
            return desk.plain()
        finally:
            registry.close()

    def _at(self, what: str) -> Path | str:
        if self.server is None:
            if what == EMPTY:
                Registry.open(self._file(what), clock(), make=True).close()
            return self._file(what)
        with owner_of(self.server) as db:
            db.execute(f"CREATE DATABASE template_{what}")
        at = where(self.server.url(f"template_{what}"))
        assert isinstance(at, At)
        make_school(at)
        return self.server.url(f"template_{what}")

    def _keep_busy(self, desk: Desk) -> None:
        log = Log.open(self._log(), clock())
        keep_busy(desk, log)
        log.close()

    def _file(self, what: str) -> Path:
        return self.root / f"prepared-{what}.sqlite3"

    def _ids(self, what: str) -> Path:
        return self.root / f"prepared-{what}{'-server' if self.server else ''}.json"

    def _log(self) -> Path:
        return self.root / f"prepared-log{'-server' if self.server else ''}.sqlite3"


def owner_of(server: Server, database: str = "postgres") -> psycopg.Connection[Any]:
    return psycopg.connect(server.url(database), autocommit=True)
