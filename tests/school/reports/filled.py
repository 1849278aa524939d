"""A small school written as rows, and its reports worked out from those rows one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine
from sqlalchemy.pool import StaticPool

from tests.records.registry.million import LAST_DAY, Shape, fill
from trainer.library.houses import HouseShelf
from trainer.records.declared import metadata
from trainer.records.registry.derived import in_force
from trainer.records.registry.rows import marks
from trainer.records.registry.sessions import Sessions
from trainer.school.clock import Clock
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import Scope

NOW_MS = LAST_DAY * 86_400_000 + 50_000_000
SMALL = Shape(rounds=700, trainees=12, days=70, a_class=6)

Row = dict[str, Any]


def in_memory() -> Engine:
    """A registry's tables and views, empty."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    tables = (marks.rounds, marks.round_mistakes, marks.quick)
    names = [[each.name for each in table.columns] for table in tables]
    with engine.begin() as db:
        metadata.create_all(db)
        for statement in in_force.statements(*names):
            db.exec_driver_sql(statement)
    return engine


@dataclass
class Filled:
    """The school, as reports and as rows."""

    engine: Engine
    is_demo: bool = False

    ask = Sessions.ask

    @classmethod
    def of(cls, shape: Shape = SMALL) -> Filled:
        filled = cls(in_memory())
        with filled.engine.begin() as db:
            fill(db, shape)
        return filled

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.begin() as db:
            yield db

    def reports(self, shelf: HouseShelf, by: str = "") -> Reports:
        clock = Clock(lambda: 0, lambda: NOW_MS, lambda: 0)
        return Reports(self, shelf, {}, clock, by=by)  # type: ignore[arg-type]

    def rows(self, table: Table, keep: Callable[[Row], bool] = bool) -> list[Row]:
        with self.reading() as db:
            every = [dict(row._mapping) for row in db.execute(table.select())]
        return [row for row in every if keep(row)]

    def within(self, table: Table, scope: Scope) -> list[Row]:
        """The rows of that table which the scope is about, found one by one."""
        first = scope.period.first_day(LAST_DAY)
        accounts = self.accounts(scope.class_)
        return self.rows(
            table,
            lambda row: (
                (first is None or row["day"] >= first)
                and (accounts is None or row["account"] in accounts)
                and scope.house in (None, row["house"])
                and scope.drill in (None, row["drill"])
            ),
        )

    def accounts(self, class_: str) -> set[str] | None:
        if not class_:
            return None
        from trainer.records.registry.rows.people import members

        return {row["account"] for row in self.rows(members) if row["class"] == class_}
