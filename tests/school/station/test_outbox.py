"""The end of a log is the outbox: it is cut where something came to its end."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt
from trainer.records.event import Event, Kind
from trainer.records.faults import RecordsFault
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.school.station.outbox import (
    AT_MOST,
    ENOUGH,
    NOTHING,
    Head,
    Parcel,
    chain_of,
    is_here,
    next_parcel,
    waiting,
)


@pytest.fixture
def log(home: Path) -> Iterator[Log]:
    ticks = count(1_790_000_000_000)
    opened = Log.open(home / "records.sqlite3", lambda: next(ticks))
    yield opened
    opened.close()


def _round(log: Log, acts: int = 3) -> str:
    attempt = log.dealt(dealt())
    for number in range(acts):
        log.acted(attempt, "pay 3 ante 5", number)
    log.finished(attempt, 9)
    return attempt


def _parcels(log: Log, after: Head = NOTHING) -> list[Parcel]:
    found: list[Parcel] = []
    looked = LookedAt(log.file.path)
    while True:
        with looked.look() as reader:
            parcel = next_parcel(reader, after)
        if parcel is None:
            return found
        found.append(parcel)
        after = parcel.head


def test_nothing_waits_in_a_log_in_which_nothing_is_finished(log: Log) -> None:
    assert _parcels(log) == []
    attempt = log.dealt(dealt())
    log.acted(attempt, "reveal dealer", 1)
    assert _parcels(log) == []


def test_a_round_waits_from_the_moment_it_is_finished(log: Log) -> None:
    first, open_ = _round(log), log.dealt(dealt())
    (parcel,) = _parcels(log)
    assert parcel.rounds == (first,)
    assert [event.place for event in parcel.events] == [1, 2, 3, 4, 5]
    log.abandoned(open_, 5)
    assert [each.rounds for each in _parcels(log, parcel.head)] == [()]


def test_the_parcels_are_the_log_in_order_and_each_ends_with_a_round(log: Log) -> None:
    rounds = [_round(log, acts=number % 7) for number in range(70)]
    parcels = _parcels(log)
    events = [event for parcel in parcels for event in parcel.events]
    assert events == list(log.events())
    assert broken_at(events) == ()
    assert [each for parcel in parcels for each in parcel.rounds] == rounds
    assert all(parcel.events[-1].kind is Kind.FINISHED for parcel in parcels)
    assert all(ENOUGH <= len(parcel.events) < ENOUGH + 9 for parcel in parcels[:-1])


def test_a_round_without_end_is_cut_all_the_same(log: Log) -> None:
    _round(log)
    attempt = log.dealt(dealt())
    with log.transaction():
        for number in range(2 * AT_MOST):
            log.acted(attempt, "pay 3 ante 5", number)
    log.finished(attempt, 9)
    parcels = _parcels(log)
    assert [len(parcel.events) for parcel in parcels] == [5, AT_MOST, AT_MOST, 2]
    assert [parcel.rounds for parcel in parcels][1:] == [(), (), (attempt,)]


def test_what_waits_is_counted_in_rounds(log: Log) -> None:
    _round(log)
    (parcel,) = _parcels(log)
    _round(log)
    log.abandoned(log.dealt(dealt()), 1)
    with LookedAt(log.file.path).look() as reader:
        assert waiting(reader, NOTHING) == 2
        assert waiting(reader, parcel.head) == 1
        assert chain_of(reader) == parcel.events[0].id
        assert is_here(reader, parcel.head)
        assert not is_here(reader, Head(parcel.head.place, b"other"))
        assert not is_here(reader, Head(999, parcel.head.hash))


_TAMPERED = (
    "UPDATE events SET body = replace(body, 'ante 5', 'ante 50') WHERE place = 7",
    "UPDATE events SET at_ms = 5 WHERE place = 7",
    "UPDATE events SET kind = 'round_won' WHERE place = 7",
    "UPDATE events SET attempt = id WHERE place = 7",
    "UPDATE events SET before = zeroblob(32) WHERE place = 7",
    "UPDATE events SET hash = zeroblob(32) WHERE place = 7",
    "DELETE FROM events WHERE place = 7",
)


@pytest.mark.parametrize("tampering", _TAMPERED)
def test_an_event_that_was_altered_is_not_delivered_and_named(log: Log, tampering: str) -> None:
    for _ in range(3):
        _round(log)
    _tamper(log.file.path, tampering)
    with pytest.raises(RecordsFault, match="event 7 ") as caught:
        _parcels(log)
    assert caught.value.code == "altered"
    assert "nothing from there on is delivered" in caught.value.message


def test_a_row_that_was_put_back_together_breaks_the_next_one(log: Log) -> None:
    """Whoever alters an event and its hash too does not fit what follows."""
    for _ in range(2):
        _round(log)
    events: list[Event] = list(log.events())
    _tamper(log.file.path, f"UPDATE events SET hash = x'{events[3].hash.hex()}' WHERE place = 4")
    assert len(_parcels(log)) == 1
    _tamper(log.file.path, f"UPDATE events SET hash = x'{events[2].hash.hex()}' WHERE place = 4")
    with pytest.raises(RecordsFault, match="event 4 "):
        _parcels(log)


def test_looking_holds_nobody_up(log: Log) -> None:
    _round(log)
    with LookedAt(log.file.path).look() as reader:
        _round(log)
        assert waiting(reader, NOTHING) == 1
    with LookedAt(log.file.path).look() as reader:
        assert waiting(reader, NOTHING) == 2


def _tamper(path: Path, sql: str) -> None:
    with sqlite3.connect(path) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            db.execute(f"DROP TRIGGER {name}")
        db.execute(sql)
    db.close()
