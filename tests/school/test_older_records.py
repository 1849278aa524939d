"""Records from before the first release are not opened as they are; made again by their log, they
tell all that records of today tell."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.records.broken import broken_at
from trainer.records.faults import RecordsFault
from trainer.records.file import SCHEMA
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.doctor import mend

HOUSE = "six-card-bonus"
NOW = datetime(2026, 11, 22, tzinfo=UTC)


@pytest.fixture
def old(home: Path) -> Path:
    home.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).with_name("schema_2.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(home / RECORDS)) as db:
        db.executescript(script)
    return home


@pytest.fixture
def practice(old: Path) -> Iterator[Practice]:
    mend(old, NOW)
    opened = Practice.open(old)
    yield opened
    opened.close()


def test_a_file_of_schema_two_says_what_makes_it_one_of_today(old: Path) -> None:
    before = (old / RECORDS).read_bytes()
    with pytest.raises(RecordsFault, match="trainer doctor --mend") as refused:
        Practice.open(old)
    assert refused.value.code == "older"
    assert (old / RECORDS).read_bytes() == before
    kept = mend(old, NOW).aside
    assert kept is not None
    assert kept.read_bytes() == before
    Practice.open(old).close()
    with closing(sqlite3.connect(old / RECORDS)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT count(*) FROM events").fetchone() == (22,)


def test_its_events_stay_as_they_were_written(practice: Practice) -> None:
    assert broken_at(practice._log.events()) == ()


def test_what_was_done_is_listed_with_its_marks(practice: Practice) -> None:
    quick, round_ = practice.done()
    assert (quick.drill, quick.right, quick.lines) == ("check-the-bets", 7, 8)
    assert (round_.drill, round_.right, round_.lines) == ("two-seats", 3, 4)
    tape = practice.tape(round_.attempt_id)
    assert tape is not None
    assert len(tape.mistakes) == 1


def test_its_open_round_goes_on_where_it_was(practice: Practice) -> None:
    left, sitting = practice.left_off(), practice.resume()
    assert left is not None
    assert sitting is not None
    assert (left.house, left.drill, left.begun) == ("mbs", "folds", True)
    assert len(sitting.acts) == 3
    sitting.finish()


def test_its_rounds_show_skills_and_count_for_the_plan(practice: Practice) -> None:
    """Skills and wrong rules were not kept then; the log tells them."""
    seen = practice.observed.observations()
    assert {each.house for each in seen} == {HOUSE, "mbs"}
    assert set(practice.observed.states(str)) == {each.skill for each in seen}
    assert practice.observed.latest_exposures(HOUSE, 1)
    assert practice.sessions.standings(HOUSE)
    assert practice.progress.at(HOUSE).figures.lines == 4


def test_a_rebuild_of_it_changes_nothing(practice: Practice) -> None:
    before = (practice.observed.observations(), practice.observed.states(str))
    practice.rebuild()
    assert (practice.observed.observations(), practice.observed.states(str)) == before
