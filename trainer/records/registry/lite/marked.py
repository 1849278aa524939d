"""The marks of a delivery, taken into the registry's file with its events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Table, exists, select, text
from sqlalchemy.dialects.sqlite import insert

from trainer.records import driven
from trainer.records.event import Kind
from trainer.records.registry.derived.clearing import clear
from trainer.records.registry.derived.folding import fold
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.derived.severities import counted
from trainer.records.registry.marks import Marks, QuickMarked, RoundMarked, StandingNow
from trainer.records.registry.marks_plain import plain_of, wide
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import events
from trainer.records.registry.rows.marks import (
    exam_marks,
    open_beliefs,
    quick,
    round_items,
    round_mistakes,
    rounds,
    standings,
)
from trainer.records.registry.submit import Delivery


def take_marks(db: Connection, delivery: Delivery) -> None:
    """What was marked of attempts that this chain ends, and that nobody marked before. Nothing that
    is there is changed by it."""
    marks = delivery.marks
    fresh = _unmarked(db, delivery.chain, marks)
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
    _insert(db, rounds, (_round(each, severities, owner) for each in of_rounds))
    _insert(db, quick, ({**wide(each), **owner[each.attempt]} for each in of_quick))
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


def _unmarked(db: Connection, chain: str, marks: Marks) -> frozenset[str]:
    """Which of the attempts have ended in this chain, and have no marks yet."""
    told = _attempts(marks)
    if not told:
        return frozenset()
    found = driven.among(db, _ENDED, told)
    ended = {attempt for attempt, in_chain in found if in_chain == chain}
    marked = (driven.among(db, there, ended) for there in _MARKED)
    return frozenset(ended.difference(*({attempt for (attempt,) in each} for each in marked)))


_ENDS = f"'{Kind.FINISHED}', '{Kind.QUICK_FINISHED}'"
_ENDED = f"SELECT attempt, chain FROM events WHERE kind IN ({_ENDS}) AND attempt IN ()"
_MARKED = tuple(f"SELECT attempt FROM {each} WHERE attempt IN ()" for each in ("rounds", "quick"))


def _round(
    marked: RoundMarked,
    severities: Mapping[str, Mapping[str, int]],
    owner: Mapping[str, Mapping[str, Any]],
) -> dict[str, Any]:
    return {**wide(marked), **severities[marked.attempt], **owner[marked.attempt]}


def _insert(db: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    driven.insert_plain(db, table, list(rows))


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
    """Those of the houses that are told of, and no others of these houses."""
    for house in marks.beliefs_of:
        driven.run(db, _FORGET, {"account": account, "house": house})
    told = (each for each in marks.beliefs if each.house in marks.beliefs_of)
    _insert(db, open_beliefs, ({**plain_of(each), "account": account} for each in told))


_FORGET = "DELETE FROM open_beliefs WHERE account = :account AND house = :house"


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
