"""A file whose observations were not kept by their keys has the same ones afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, text

from trainer.records.migrate import settings

OF_OLD = (
    ("observations", (2, 1, "b", "cmp.tie", "mbs", 1, None, 0, 1, 2000, 7, "3")),
    ("observations", (1, 1, "a", "read.pair", "mbs", 0, 900, 1, 0, 1000, 7, "3 ante")),
    ("exposures", ("b", "PP07", "3 pair_plus", "hit", "mbs", 2000)),
    ("exposures", ("a", "SQ01", "0", "clean", "boxes", 1000)),
)


@pytest.mark.parametrize("table", ["observations", "exposures"])
def test_what_was_shown_stays_and_stands_by_its_key(tmp_path: Path, table: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'records.sqlite3'}")
    told = sorted(row for of, row in OF_OLD if of == table)
    with engine.begin() as db:
        command.upgrade(settings(db), "0003")
        for of, row in OF_OLD:
            db.exec_driver_sql(f"INSERT INTO {of} VALUES ({', '.join('?' * len(row))})", row)
        assert _without_rowid(db, table) == 0
        command.upgrade(settings(db), "0004")
        assert [tuple(row) for row in db.execute(text(f"SELECT * FROM {table}"))] == told
        assert _without_rowid(db, table) == 1
    engine.dispose()


def _without_rowid(db: Connection, table: str) -> int:
    found = "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = :name"
    return int(db.scalar(text(found), {"name": table}) or 0)
