from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from uuid import UUID

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt
from trainer.records.attempt import AttemptState, Timed
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.uuid7 import Uuid7


def test_a_round_comes_back_as_it_was_played(log: Log) -> None:
    attempt = log.dealt(dealt())
    log.acted(attempt, "reveal dealer", 900)
    log.acted(attempt, "take 3 ante", 1500)
    log.undone(attempt, 1700)
    log.acted(attempt, "pay 3 ante 5", 2500)
    log.finished(attempt, 3000)

    evidence = log.attempt(attempt)
    assert evidence is not None
    assert evidence.dealt == dealt()
    assert evidence.acts == (Timed("reveal dealer", 900), Timed("pay 3 ante 5", 2500))
    assert (evidence.undone, evidence.elapsed_ms) == (1, 3000)
    assert evidence.state is AttemptState.FINISHED


def test_an_unfinished_round_is_there_when_the_file_is_opened_again(log: Log, path: Path) -> None:
    first = log.dealt(dealt())
    log.abandoned(first, 10)
    second = log.dealt(dealt(2))
    log.acted(second, "reveal dealer", 900)
    log.close()

    again = Log.open(path, lambda: 0)
    left = again.last_attempt()
    assert left is not None
    assert (left.id, left.state, left.trace) == (second, AttemptState.OPEN, ("reveal dealer",))
    again.close()


def test_what_is_undone_stays_in_the_log(log: Log) -> None:
    attempt = log.dealt(dealt())
    log.acted(attempt, "take 3 ante", 900)
    log.undone(attempt, 1000)
    assert [event.kind for event in log.events()] == [Kind.DEALT, Kind.ACTED, Kind.UNDONE]


def test_the_log_only_grows(log: Log, path: Path) -> None:
    log.dealt(dealt())
    log.close()
    with sqlite3.connect(path) as db:
        for change in ("UPDATE events SET body = '{}'", "DELETE FROM events"):
            with pytest.raises(sqlite3.IntegrityError, match="the log only grows"):
                db.execute(change)
    db.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [("body", '{"action":"pay 3 ante 5","elapsed_ms":1}'), ("at_ms", 5), ("kind", "act_undone")],
)
def test_a_changed_event_is_found_and_named(
    log: Log, path: Path, column: str, value: object
) -> None:
    _play(log, 5)
    log.close()
    _tamper(path, f"UPDATE events SET {column} = ? WHERE place = 3", value)
    again = Log.open(path, lambda: 0)
    assert broken_at(again.events()) == (3,)
    again.close()


def test_a_missing_event_is_found_where_it_was(log: Log, path: Path) -> None:
    _play(log, 5)
    log.close()
    _tamper(path, "DELETE FROM events WHERE place = ?", 3)
    again = Log.open(path, lambda: 0)
    assert broken_at(again.events()) == (4,)
    again.close()


def test_an_untouched_log_is_whole(log: Log) -> None:
    _play(log, 5)
    assert broken_at(log.events()) == ()


def test_ids_grow_when_the_clock_is_set_back(path: Path) -> None:
    """Rounds keep their order, in one run of the program and from one to the next."""
    made = []
    for clock in (2_000_000, 1_000_000):
        log = Log.open(path, lambda now=clock: now)  # type: ignore[misc]
        made += [log.dealt(dealt(number)) for number in (1, 2)]
        log.close()
    assert made == sorted(made)


def test_an_id_is_a_uuid_of_version_seven_with_its_time() -> None:
    made = UUID(Uuid7(lambda: 1_790_000_000_123)())
    assert (made.version, made.variant) == (7, "specified in RFC 4122")
    assert made.int >> 80 == 1_790_000_000_123


def test_a_thousand_ids_of_one_millisecond_are_in_order() -> None:
    new_id = Uuid7(lambda: 7)
    made = [new_id() for _ in range(5000)]
    assert made == sorted(set(made))


def test_the_tables_are_strict(log: Log, path: Path) -> None:
    log.close()
    with sqlite3.connect(path) as db:
        listed = "SELECT name, strict, wr FROM pragma_table_list WHERE type = 'table'"
        found = {name: (strict, by_key) for name, strict, by_key in db.execute(listed)}
    db.close()
    tables = {"events", "elsewhere", "results", "mistakes", "quick_results", "quick_answers"}
    of_skills = {"observations", "exposures", "skill_states"}
    assert {name for name, (strict, _) in found.items() if strict} == tables | of_skills
    assert {name for name, (_, by_key) in found.items() if by_key} >= of_skills | {"elsewhere"}


def test_the_steps_lead_to_the_tables_that_the_program_uses(log: Log) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from trainer.records.file import FIRST, SCHEMA
    from trainer.records.migrate import settings
    from trainer.records.tables import metadata

    with log.transaction() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
        steps = list(ScriptDirectory.from_config(settings(db)).walk_revisions())
    assert len(steps) == SCHEMA - FIRST + 1


def _play(log: Log, events: int) -> None:
    attempt = log.dealt(dealt())
    for number in range(events - 1):
        log.acted(attempt, f"pay 3 ante {number + 1}", number)


def _tamper(path: Path, sql: str, value: object) -> None:
    """As someone would who knows the file."""
    with sqlite3.connect(path) as db:
        db.execute("DROP TRIGGER events_no_update")
        db.execute("DROP TRIGGER events_no_delete")
        db.execute(sql, (value,))
    db.close()


def test_attempts_of_one_round_are_found_before_the_first_of_them_came(log: Log) -> None:
    first = log.new_id()
    going = [log.dealt(replace(dealt(), moved_from=first))]
    assert log.of_same_deal(going[0]) == frozenset()
    going.append(log.dealt(replace(dealt(), moved_from=first)))
    going.append(log.dealt(replace(dealt(), moved_from=going[1])))
    for each in going:
        assert log.of_same_deal(each) == set(going) - {each}


def test_of_a_round_that_went_on_more_often_than_anybody_moves_few_are_read(log: Log) -> None:
    """A station may say so of thousands, and the marker has others to mark."""
    last = log.dealt(dealt())
    going = [last, *(last := log.dealt(replace(dealt(), moved_from=last)) for _ in range(50))]
    read: list[str] = []
    attempt = log.attempt
    log.attempt = lambda id_: (read.append(id_), attempt(id_))[1]  # type: ignore[method-assign, assignment, func-returns-value]
    for each in going:
        assert log.of_same_deal(each) == frozenset()
    assert read == []


def test_a_round_of_other_cards_is_not_the_same_whatever_it_says(log: Log) -> None:
    first = log.dealt(dealt())
    other = log.dealt(replace(dealt(2), moved_from=first))
    assert log.of_same_deal(first) == log.of_same_deal(other) == frozenset()


def test_what_was_taken_back_with_its_transaction_is_asked_for_again(log: Log) -> None:
    first = log.dealt(dealt())
    with suppress(ZeroDivisionError), log.transaction():
        log.acted(first, "fold", 1)
        log.of_same_deal(first)
        raise ZeroDivisionError
    moved = log.dealt(replace(dealt(), moved_from=first))
    assert log.of_same_deal(first) == {moved}
