"""A remedial is cleared by its own rounds, so many in a row without an error, and by no others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select, text

from tests.records.registry.million import blank_row
from tests.records.registry.prepared import clock
from trainer.records.registry.derived.views import clear
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import quick, rounds
from trainer.records.registry.rows.review import remedials

WORKED = tuple(product((0, 1), repeat=6))
"""With an error or without, six times over."""


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Connection]:
    """A registry with a remedial for each way to work one, and each of 1, 2 and 3 in a row."""
    registry = Registry.open(tmp_path / "school.sqlite3", clock(), make=True)
    with registry.transaction() as db:
        _fill(db)
        yield db
    registry.close()


def test_all_ways_to_work_one(db: Connection) -> None:
    db.execute(text(clear("")))
    for row in db.execute(select(remedials)):
        worked = WORKED[int(row.remedial[3:])]
        assert row.cleared_at_ms == _cleared_at(worked, row.in_a_row), worked
        assert row.state == ("open" if row.cleared_at_ms is None else "cleared")


def test_one_alone(db: Connection) -> None:
    db.execute(text(clear()), {"remedial": "r2-63"})
    cleared = select(remedials.c.remedial, remedials.c.cleared_by)
    assert db.execute(cleared.where(remedials.c.state == "cleared")).all() == [("r2-63", "r2-63.1")]


def test_no_more_is_read_than_was_worked_for_it(db: Connection) -> None:
    plan = db.execute(text(f"EXPLAIN QUERY PLAN {clear()}"), {"remedial": "r2-63"}).all()
    told = "\n".join(step.detail for step in plan)
    for table in ("rounds", "quick"):
        assert f"SEARCH {table} USING INDEX {table}_by_remedial (remedial=?)" in told


def _cleared_at(worked: tuple[int, ...], in_a_row: int) -> int | None:
    run = 0
    for at, clean in enumerate(worked):
        run = run + 1 if clean else 0
        if run >= in_a_row:
            return at
    return None


def _fill(db: Connection) -> None:
    rows: dict[Table, list[dict[str, Any]]] = {rounds: [], quick: [], remedials: []}
    for in_a_row in (1, 2, 3):
        for number, worked in enumerate(WORKED):
            for table, told in _worked(f"r{in_a_row}-{number:02}", in_a_row, worked):
                rows[table].append(blank_row(table) | {"account": "a", "house": "mbs", **told})
    for table, those in rows.items():
        db.execute(table.insert(), those)


def _worked(
    name: str, in_a_row: int, worked: tuple[int, ...]
) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Every other one was worked in questions, and one at a house that does not count."""
    yield remedials, {"remedial": name, "in_a_row": in_a_row, "state": "open"}
    for at, clean in enumerate(worked):
        own = {"attempt": f"{name}.{at}", "remedial": name, "clean": clean}
        yield (quick, {**own, "at_ms": at}) if at % 2 else (rounds, {**own, "dealt_at_ms": at})
    elsewhere = {"attempt": f"{name}.x", "remedial": name, "clean": 1, "house": "prime"}
    yield rounds, elsewhere
