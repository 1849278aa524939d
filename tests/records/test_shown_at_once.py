"""A file with a row for everything that an attempt showed tells the same once it has a row for an
attempt."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine

from trainer.records.exposed_store import ExposedStore
from trainer.records.file import OURS
from trainer.records.log import Log
from trainer.records.migrate import settings
from trainer.records.observation import ExposureSeen, Observation
from trainer.records.observed_store import ObservedStore
from trainer.school.skills.memory import Memory, RatedExposure
from trainer.school.skills.standing import Standing, standing_of

OBSERVATIONS = (
    Observation(1, 1, "a", "read.pair", "mbs", False, 900, True, False, 1000, 7, "3 ante"),
    Observation(1, 2, "a", "cmp.tie", "boxes", True, None, False, False, 1001, 7, "item 2"),
    Observation(1, 3, "a", "cmp.tie", "mbs", True, 700, False, True, 1002, 7, "item 3"),
    Observation(2, 1, "b", "cmp.tie", "mbs", True, None, False, True, 2000, 7, "3"),
)
EXPOSURES = (
    ExposureSeen("a", "SQ01", "0", "clean", "boxes", 1000),
    ExposureSeen("b", "PP07", "3 pair_plus", "hit", "mbs", 2000),
    ExposureSeen("b", "PP07", "4 pair_plus", "clean", "mbs", 2000),
)
STATES = (
    (
        "cmp.tie",
        '{"seen":3,"ema":0.488,"days":1,"last_day":7,"last_ms":2000,"last_right":true,'
        '"tempos":[0.1,1.25],"memory":{"stability":2.3065,"difficulty":2.118103970459016,'
        '"reviewed_day":6,"due_day":8,"reviews":1},'
        '"first":[{"right":true,"undone":false,"tempo":null,"ema":0.2}]}',
    ),
    (
        "read.pair",
        '{"seen":1,"ema":0.0,"days":1,"last_day":7,"last_ms":1000,"last_right":false,"tempos":[],'
        '"memory":null,"first":[]}',
    ),
)


@pytest.fixture
def log(tmp_path: Path) -> Log:
    """Records of schema 4 with these rows, opened today."""
    path = tmp_path / "records.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        command.upgrade(settings(db), "0004")
        _fill(db)
        db.exec_driver_sql(f"PRAGMA application_id={OURS}")
        db.exec_driver_sql("PRAGMA user_version=4")
    engine.dispose()
    return Log.open(path, int)


def _fill(db: Connection) -> None:
    for table, rows in (("observations", OBSERVATIONS), ("exposures", EXPOSURES)):
        for row in rows:
            values = tuple(getattr(row, name) for name in row.__slots__)
            db.exec_driver_sql(f"INSERT INTO {table} VALUES (?{', ?' * (len(values) - 1)})", values)
    for state in STATES:
        db.exec_driver_sql("INSERT INTO skill_states VALUES (?, ?)", state)


def test_what_was_shown_is_told_as_before(log: Log) -> None:
    assert ObservedStore(log).observations() == OBSERVATIONS
    assert ExposedStore(log).read() == EXPOSURES
    log.close()


def test_a_trainee_stands_as_before_to_the_last_digit(log: Log) -> None:
    states = ObservedStore(log).states(str)
    assert standing_of(states["read.pair"]) == Standing(1, 0.0, 1, 7, 1000, False)
    assert standing_of(states["cmp.tie"]) == Standing(
        *(3, 0.488, 1, 7, 2000, True, (0.1, 1.25)),
        memory=Memory(2.3065, 2.118103970459016, 6, 8, 1),
        first=(RatedExposure(True, False, None, 0.2),),
    )
    log.close()
