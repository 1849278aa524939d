"""A school of so many trainees on a real PostgreSQL server, as stations and supervisors see it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import psycopg

from tests.records.registry.server import Server, of_ones_own
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.declared import plain
from trainer.records.registry.acts import ActKind
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import SignedInRow, signed_in
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where
from trainer.school.clock import SYSTEM
from trainer.school.reports.curves import curves
from trainer.school.reports.pace import paces
from trainer.school.reports.pages.items import items
from trainer.school.reports.pages.transfer import crossings
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import Scope

STATION, SUPERVISOR, MARKER = "a_station", "a_supervisor", "a_marker"


@dataclass(frozen=True, slots=True)
class ServerSchool:
    """The URLs by which stations, supervisors and the marker know it; a class, its trainees."""

    station: str
    supervisor: str
    marker: str
    owner: str
    class_: str
    trainees: tuple[str, ...]

    @contextmanager
    def marked(self, folder: Path, processes: int = 0) -> Iterator[subprocess.Popen[bytes]]:
        """The marker beside the server, as so many processes that are ended at last; as many as it
        chooses, for 0."""
        command = [sys.executable, "-m", "trainer", "school", "marker", self.marker]
        own = {**os.environ, "TRAINER_HOME": str(folder / "marker")}
        command += ["--folder", str(folder / "marking"), "--processes", str(processes)]
        with subprocess.Popen(command, env=own) as marker:
            try:
                yield marker
            finally:
                marker.terminate()

    def look(self, shelf: HouseShelf) -> Callable[[], object]:
        """What a supervisor reads again and again: every report of the class."""
        registry = Registry.open(self.supervisor, SYSTEM.wall)
        reports = Reports(registry, shelf, sound_recipes()[0], SYSTEM)
        mine, everybody = Scope(self.class_), Scope()

        def all_of_them() -> object:
            board, page = reports.board(mine), reports.trainee(self.trainees[0], mine)
            paretos = [reports.pareto(scope, by) for scope in (mine, everybody) for by in By]
            others = (
                reports.viewed(mine, curves),
                reports.viewed(mine, paces),
                reports.viewed(everybody, items),
            )
            return (
                board,
                page,
                paretos,
                others,
                reports.viewed(everybody, partial(crossings, houses=reports.titles)),
                reports.waiting(),
            )

        return all_of_them


@contextmanager
def server_school(trainees: int) -> Iterator[ServerSchool]:
    """On a server of its own that syncs as a real one does, to a disk."""
    with of_ones_own("fsync=on", "max_connections=120", on_disk=True) as server:
        with psycopg.connect(server.url("postgres"), autocommit=True) as db:
            db.execute("CREATE DATABASE school")
        owner = server.url("school")
        at = where(owner)
        assert isinstance(at, At)
        make_school(at)
        yield _opened(server, owner, trainees)


def _opened(server: Server, owner: str, trainees: int) -> ServerSchool:
    with psycopg.connect(owner, autocommit=True) as db:
        db.execute(f"CREATE ROLE {STATION} LOGIN IN ROLE school_station")
        db.execute(f"CREATE ROLE {SUPERVISOR} LOGIN IN ROLE school_supervisor")
        db.execute(f"CREATE ROLE {MARKER} LOGIN IN ROLE school_marker")
    registry = Registry.open(owner, SYSTEM.wall)
    class_, accounts = _class_of(registry, trainees)
    with registry.transaction() as db:
        rows = [plain(SignedInRow(each, STATION, SYSTEM.wall())) for each in accounts]
        db.execute(signed_in.insert(), rows)
    registry.close()
    return ServerSchool(
        station=server.url("school", STATION),
        supervisor=server.url("school", SUPERVISOR),
        marker=server.url("school", MARKER),
        owner=owner,
        class_=class_,
        trainees=accounts,
    )


def _class_of(registry: Registry, trainees: int) -> tuple[str, tuple[str, ...]]:
    admin, class_ = registry.new_id(), registry.new_id()
    with registry.transaction():
        _open(registry, admin, admin, "admin")
        facts = {"class": class_, "title": "Evening class", "house": "mbs"}
        registry.act(admin, ActKind.CLASS_OPENED, facts)
        accounts = tuple(registry.new_id() for _ in range(trainees))
        for each in accounts:
            _open(registry, admin, each, "trainee")
            registry.act(admin, ActKind.JOINED_CLASS, {"class": class_, "account": each})
    return class_, accounts


def _open(registry: Registry, by: str, account: str, role: str) -> None:
    named = {"login": account, "name": f"Trainee {account[-4:]}", "language": ""}
    registry.act(by, ActKind.ACCOUNT_OPENED, {"account": account, "role": role}, named)
