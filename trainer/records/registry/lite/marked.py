"""The marks of a delivery, taken into the registry's file with its events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, exists, select, text
from sqlalchemy.dialects.sqlite import insert

from trainer.records import driven
from trainer.records.event import Event, Kind
from trainer.records.registry.derived.clearing import clear
from trainer.records.registry.derived.folding import fold
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.derived.severities import counted
from trainer.records.registry.lite.marked_rows import QUICK, ROUND, quick_row, round_row
from trainer.records.registry.marks import Marks, QuickMarked, RoundMarked, StandingNow
from trainer.records.registry.marks_plain import plain_of
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import events
from trainer.records.registry.rows.marks import (
    exam_marks,
    round_items,
    round_mistakes,
    standings,
)
from trainer.records.registry.submit import Delivery


def take_marks(db: Connection, delivery: Delivery, kept: Iterable[Event]) -> None:
    """What was marked of attempts that this chain ends, and that nobody marked before. Nothing that
    is there is changed by it. ``kept`` are those of the delivery's events that the chain has."""
    marks = delivery.marks
    fresh = _unmarked(db, delivery.chain, marks, kept)
    add_marks(db, marks, fresh, _owner(db, delivery))
    if delivery.account:
        _take_standings(db, delivery.account, marks)
        _take_beliefs(db, delivery.account, marks)
        _take_exams(db, delivery)


def add_marks(
    db: Connection, marks: Marks, fresh: Collection[str], owner: Mapping[str, Mapping[str, Any]]
) -> None:
    """The marks of these attempts stand and count. ``owner`` says by attempt whose they are."""
    severities = counted(marks.mistakes)
    of_rounds = [each for each in marks.rounds if each.attempt in fresh]
    of_quick = [each for each in marks.quick if each.attempt in fresh]
    driven.run_all(db, ROUND, (round_row(each, severities, owner) for each in of_rounds))
    driven.run_all(db, QUICK, (quick_row(each, owner) for each in of_quick))
    driven.insert(db, round_mistakes, [each for each in marks.mistakes if each.attempt in fresh])
    driven.insert(db, round_items, [each for each in marks.items if each.attempt in fresh])
    fold(db, fresh, 1)
    clear_remedials(db, of_rounds, of_quick)


def clear_remedials(
    db: Connection, of_rounds: Iterable[RoundMarked], of_quick: Iterable[QuickMarked]
) -> None:
    """What was worked well enough is cleared."""
    worked = {each.remedial for each in of_rounds} | {each.remedial for each in of_quick}
    for remedial in sorted(filter(None, worked)):
        db.execute(text(clear()), {"remedial": remedial})


def _owner(db: Connection, delivery: Delivery) -> Mapping[str, Mapping[str, Any]]:
    own = {
        "account": delivery.account,
        "station": delivery.station,
        "chain": delivery.chain,
        "taught": driven.column(db, _TAUGHT, (delivery.account,))[0],
    }
    return dict.fromkeys(_attempts(delivery.marks), own)


_TAUGHT = (
    "SELECT coalesce(max(c.house), '') FROM members m JOIN classes c ON c.class = m.class "
    "WHERE m.account = ? AND m.until_ms IS NULL AND c.state = 'open'"
)
"""The house of the class that an account is in."""


def _attempts(marks: Marks) -> set[str]:
    return {each.attempt for each in marks.rounds} | {each.attempt for each in marks.quick}


def _unmarked(db: Connection, chain: str, marks: Marks, kept: Iterable[Event]) -> frozenset[str]:
    """Which of the attempts have ended in this chain, and have no marks yet."""
    told = _attempts(marks)
    ended = {event.attempt for event in kept if event.kind in _ENDING} & told
    if before := told - ended:
        ended.update(attempt for (attempt,) in driven.among(db, _ENDED, before, chain))
    return frozenset(attempt for attempt in ended if driven.first(db, _MARKED, attempt) == (0,))


_ENDING = (Kind.FINISHED, Kind.QUICK_FINISHED)
_ENDED = (
    f"SELECT attempt FROM events WHERE kind IN ('{Kind.FINISHED}', '{Kind.QUICK_FINISHED}') "
    "AND chain = ? AND attempt IN ()"
)
_MARKED = (
    "SELECT EXISTS (SELECT 1 FROM rounds WHERE attempt = ?1) "
    "OR EXISTS (SELECT 1 FROM quick WHERE attempt = ?1)"
)


# --- how the trainee stands


def _take_standings(db: Connection, account: str, marks: Marks) -> None:
    """The latest of each skill stands."""
    driven.run_all(db, _STAND, [(account, *_STANDING(each)) for each in marks.standings])


_NOW = tuple(each.name for each in fields(StandingNow))
_STANDING = attrgetter(*_NOW)


def _latest() -> str:
    rest = [column.name for column in standings.columns if not column.primary_key]
    changed = ", ".join(f"{name} = excluded.{name}" for name in rest)
    return (
        f"INSERT INTO standings (account, {', '.join(_NOW)}) VALUES (?{', ?' * len(_NOW)})"
        f" ON CONFLICT (account, skill) DO UPDATE SET {changed}"
        " WHERE excluded.last_at_ms >= standings.last_at_ms"
    )


_STAND = _latest()


def _take_beliefs(db: Connection, account: str, marks: Marks) -> None:
    """Those of the houses that are told of, and no others of these houses. Mostly they are those
    that stand already: then nothing is written."""
    for house in marks.beliefs_of:
        told = sorted(_BELIEF(each) for each in marks.beliefs if each.house == house)
        if driven.every(db, _BELIEVED, account, house) != told:
            driven.run(db, _FORGET, {"account": account, "house": house})
            driven.run_all(db, _BELIEVE, ((account, house, *each) for each in told))


_BELIEF = attrgetter("misreading", "verdict", "since_ms")
_FORGET = "DELETE FROM open_beliefs WHERE account = :account AND house = :house"
_BELIEVED = (
    "SELECT misreading, verdict, since_ms FROM open_beliefs "
    "WHERE account = ? AND house = ? ORDER BY misreading"
)
_BELIEVE = (
    "INSERT INTO open_beliefs (account, house, misreading, verdict, since_ms) "
    "VALUES (?, ?, ?, ?, ?)"
)


def _take_exams(db: Connection, delivery: Delivery) -> None:
    """A sitting that this chain ends has ended as it was marked the first time."""
    for marked in delivery.marks.exams:
        own = exam_sittings.c.account == delivery.account
        ended = exists().where(
            events.c.attempt == marked.sitting,
            events.c.chain == delivery.chain,
            events.c.kind == Kind.EXAM_ENDED.value,
        )
        sitting = select(exam_sittings.c.sitting).where(own, ended)
        if db.execute(sitting.where(exam_sittings.c.sitting == marked.sitting)).first() is None:
            continue
        row = {**plain_of(marked), "account": delivery.account, "chain": delivery.chain}
        db.execute(insert(exam_marks).values(row).on_conflict_do_nothing())
        one = f"{EXAM_ENDED} AND exam_sittings.sitting = :sitting"
        db.execute(text(one), {"sitting": marked.sitting})
