"""Everything derived is made again from the log, to the last column."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.records.rounds import dealt
from tests.school.slipping import work_quick, work_round
from tests.school.tables import Ticking
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.records.elsewhere import FromElsewhere
from trainer.records.faults import RecordsFault
from trainer.records.log import Log
from trainer.records.quick import ItemPlanned, QuickAnswered, QuickBegun, QuickLog
from trainer.records.store import Store
from trainer.records.tables import (
    exposures,
    metadata,
    mistakes,
    observations,
    quick_answers,
    quick_results,
    results,
    skill_states,
)
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice

DERIVED = (
    results,
    mistakes,
    quick_results,
    quick_answers,
    observations,
    exposures,
    skill_states,
)
DRILLS = (("mbs", "as-it-comes"), ("six-card-bonus", "whole-two-seats"), ("boxes", "many-boxes"))
QUICK = (
    ("mbs", Exercise.READING),
    ("six-card-bonus", Exercise.ORDER),
    ("boxes", Exercise.IRREGULARITIES),
    ("prime", Exercise.FLASH),
    ("posted", Exercise.BETS),
)


@pytest.fixture
def practice(home: Path, clock: Ticking) -> Iterator[Practice]:
    times = Clock(running=clock.running, wall=clock.wall, zone=lambda: -480)
    opened = Practice.open(home, times)
    yield opened
    opened.close()


@pytest.mark.parametrize("left", ["'[['", "CAST(x'5bff' AS TEXT)"])
@pytest.mark.parametrize("column", ["exposures.seen", "observations.seen", "skill_states.state"])
def test_damage_beside_the_log_names_its_remedy_when_it_is_read(
    practice: Practice, column: str, left: str
) -> None:
    """A text that is none, and one that is cut off."""
    work_round(practice.start("mbs", "as-it-comes", seed=1), Stream("damage"))
    table, name = column.split(".")
    with practice._log.transaction() as db:
        db.exec_driver_sql(f"UPDATE {table} SET {name} = {left}")
    with pytest.raises(RecordsFault) as raised:
        (practice.beliefs.history("mbs"), practice.progress.at("mbs"))
    assert raised.value.code == "derived"


@pytest.mark.parametrize(("was", "is_now"), [('"clean"', '"blean"'), ('"=', '"=z')])
def test_a_word_beside_the_log_that_is_none_names_its_remedy(
    practice: Practice, was: str, is_now: str
) -> None:
    """One flipped bit: the line is still JSON."""
    work_round(practice.start("mbs", "as-it-comes", seed=1), Stream("damage"))
    with practice._log.transaction() as db:
        db.exec_driver_sql("UPDATE exposures SET seen = replace(seen, ?, ?)", (was, is_now))
    with pytest.raises(RecordsFault) as raised:
        practice.beliefs.history("mbs")
    assert raised.value.code == "derived"


def test_a_sitting_of_no_house_beside_the_log_names_its_remedy(
    practice: Practice, home: Path
) -> None:
    work_quick(practice.quick.start("mbs", "flash-pair-plus", seed=1), Stream("damage"))
    practice.close()
    with closing(sqlite3.connect(home / RECORDS)) as db:
        db.executescript(
            """PRAGMA legacy_alter_table = ON;
            CREATE TABLE copy AS SELECT * FROM quick_results;
            DROP TABLE quick_results;
            ALTER TABLE copy RENAME TO quick_results;
            UPDATE quick_results SET house = NULL;"""
        )
    again = Practice.open(home, practice.clock)
    with pytest.raises(RecordsFault) as raised:
        again.quick.done()
    again.close()
    assert raised.value.code == "derived"


def test_a_mistake_that_an_index_puts_in_another_round_names_its_remedy(
    practice: Practice, home: Path
) -> None:
    """One changed character of a key: SQLite may come upon it on its way to others."""
    chance = Stream("damage")
    for seed in range(4):
        work_round(practice.start("mbs", "as-it-comes", seed=seed), chance)
    keys = {each.attempt.encode() for each in Store(practice._log).mistakes()}
    practice.close()
    with closing(sqlite3.connect(home / RECORDS)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (page,) = db.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_mistakes_1'"
        ).fetchone()
    whole, told = (home / RECORDS).read_bytes(), set[str]()
    for key in re.finditer(b"|".join(keys), whole[(page - 1) * size : page * size]):
        at = (page - 1) * size + key.start()
        (home / RECORDS).write_bytes(whole[:at] + b"/" + whole[at + 1 :])
        again = Practice.open(home, practice.clock)
        try:
            again.done()
        except RecordsFault as fault:
            told.add(fault.code)
        again.close()
    assert told == {"derived"}


def tables(practice: Practice) -> dict[str, list[tuple[Any, ...]]]:
    """Every derived table, row by row."""
    with practice._log.transaction() as db:
        return {
            table.name: [
                tuple(row) for row in db.execute(table.select().order_by(*table.primary_key))
            ]
            for table in DERIVED
        }


def drop(practice: Practice) -> None:
    """Every derived table as it is on the first day."""
    with practice._log.transaction() as db:
        for table in reversed(DERIVED):
            table.drop(db)
        metadata.create_all(db, tables=list(DERIVED))


def some_days(practice: Practice, clock: Ticking, days: int = 2) -> None:
    """Rounds and quick drills, by turns, with slips; one clock that is set back."""
    chance = Stream("some days")
    for day in range(days):
        clock.now_ms += 86_400_000 if day != 1 else -3_600_000
        for house, drill in DRILLS:
            work_round(practice.start(house, drill, seed=day + 1, seats=None), chance)
        for house, exercise in QUICK[day % 2 :: 2]:
            fit = [each.name for each in practice.quick.drills(house) if each.exercise is exercise]
            work_quick(practice.quick.start(house, fit[0], seed=day), chance)
    last = practice.results.attempts()[0].attempt_id
    work_round(practice.again(last), chance)


def test_all_derived_tables_are_what_a_replay_of_the_log_makes(
    practice: Practice, clock: Ticking
) -> None:
    some_days(practice, clock)
    kept = tables(practice)
    print({name: len(rows) for name, rows in kept.items()})
    assert all(rows for rows in kept.values())
    drop(practice)
    assert not any(tables(practice).values())
    practice.rebuild()
    assert tables(practice) == kept


def test_a_replay_changes_nothing_that_is_as_it_should_be(
    practice: Practice, clock: Ticking
) -> None:
    some_days(practice, clock, days=1)
    kept = tables(practice)
    practice.rebuild()
    assert tables(practice) == kept


def test_what_no_station_of_ours_recorded_keeps_nothing_else_from_being_made_again(
    practice: Practice, clock: Ticking, tmp_path: Path
) -> None:
    """A station may deliver for all who signed in there, and what it delivers is fetched at every
    station of theirs."""
    some_days(practice, clock, days=1)
    kept, log = tables(practice), Log.open(tmp_path / "elsewhere.sqlite3", clock.wall)
    for told in (
        replace(dealt(), chip_marks="none of ours"),
        replace(dealt(), part="neither"),
    ):
        log.finished(log.dealt(told), 9)
    asked, quick = (ItemPlanned(1, "irr.a"),), QuickLog(log)
    begun = QuickBegun(
        "mbs", "1", "f", "one-card-or-two", "irregularities", 1, "at_once", asked, "0"
    )
    sitting = quick.begun(begun)
    quick.answered(sitting, QuickAnswered(1, {}, None, {"right": True}, 9))
    quick.finished(sitting)
    practice._log.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    practice.rebuild()
    assert tables(practice) == kept


def test_records_from_before_skills_were_observed_are_filled_when_they_are_read(
    practice: Practice, clock: Ticking, home: Path
) -> None:
    """A file of the version before: results without what they show, marked by its marking."""
    some_days(practice, clock, days=1)
    kept, count = tables(practice), len(practice.observed.observations())
    with practice._log.transaction() as db:
        for table in (observations, exposures, skill_states):
            db.execute(table.delete())
        db.execute(results.update().values(marked_by="1:" + "f" * 8))
        db.execute(quick_results.update().values(marked_by="1:" + "f" * 8))
    practice.close()
    again = Practice.open(home, Clock(running=clock.running, wall=clock.wall))
    assert len(again.observed.observations()) == count > 0
    assert tables(again) == kept
    again.close()


def test_the_very_same_round_again_is_no_evidence(practice: Practice, clock: Ticking) -> None:
    work_round(practice.start("mbs", "as-it-comes", seed=1), Stream("first"))
    first = practice.results.attempts()[0].attempt_id
    work_round(practice.again(first), Stream("second"))
    second = practice.results.attempts()[0].attempt_id
    assert not any(each.hinted for each in practice.observed.observations(attempt=first))
    assert all(each.hinted for each in practice.observed.observations(attempt=second))


def test_a_round_that_could_not_be_finished_shows_nothing(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Result, observations and states are recorded with the round's end, or none of them."""
    from trainer.records.observed_store import ObservedStore

    def fails(*_: object) -> None:
        raise AssertionError("power cut")

    sitting = practice.start("mbs", "as-it-comes", seed=1)
    with monkeypatch.context() as patched:
        patched.setattr(ObservedStore, "_fold_on", fails)
        with pytest.raises(AssertionError, match="power cut"):
            work_round(sitting, Stream("cut"))
    assert not any(tables(practice).values())
    sitting.finish(99_000)
    assert all(tables(practice)[name] for name in ("results", "observations", "skill_states"))
