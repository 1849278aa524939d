"""A school in which everything happened once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table

from tests.records.registry.desks import (
    PROOF,
    STATION,
    Desk,
    ask_for_review,
    finish_round,
    mistake,
    tell_beliefs,
)
from tests.records.registry.desks import marked as round_marked
from trainer.records.exam import ExamBegun, ExamLog, ExamOutcome, ExamResult
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow
from trainer.records.registry.rows.marks import ExamMarked, ItemRow, Marks, StandingNow


def keep_busy(desk: Desk, log: Log) -> tuple[str, ...]:
    """Rounds delivered, reviewed, overridden, worked as a remedial; an exam sat, signed and voided.
    The attempts that were marked."""
    attempts = _deliver(desk, log)
    _review(desk, log, attempts)
    _examine(desk, log)
    act = desk.registry.act
    published = {"house": "mbs", "edition": "2", "fingerprint": "f"}
    act(desk.supervisor, ActKind.HOUSE_PUBLISHED, published)
    act(desk.admin, ActKind.ACCOUNT_CLOSED, {"account": desk.stranger, "reason": "moved"})
    return attempts


def _deliver(desk: Desk, log: Log) -> tuple[str, ...]:
    desk.registry.act(desk.supervisor, ActKind.REMEDIAL_SET, _remedial(desk))
    attempts = tuple(finish_round(log, number) for number in (1, 2, 3))
    first, second, third = attempts
    more = {"drill": "irregular", "source": "random"}
    marks = Marks(
        rounds=(
            round_marked(first),
            round_marked(second, remedial="r", clean=True, passed=True, right=3, elapsed_ms=4000),
            round_marked(third, day=20_720, house="prime", **more),
        ),
        mistakes=(mistake(first), mistake(first, 2, "minor"), mistake(third, 1, "serious")),
        items=(ItemRow(third, "pay.ante", 2, 1, rest_clean=True),),
        standings=(StandingNow("pay.ante", "mbs", "learning", 1 / 3, 2, 1000, 2000),),
        beliefs_of=("mbs",),
    )
    desk.submit(log, marks)
    tell_beliefs(desk.registry)
    return attempts


def _remedial(desk: Desk) -> dict[str, Any]:
    return {
        "remedial": "r",
        "account": desk.trainee,
        "house": "mbs",
        "drill": "settle",
        "skills": ["pay.ante"],
        "due_ms": 9,
        "in_a_row": 1,
        "note": "Ünïcode",
    }


def _review(desk: Desk, log: Log, attempts: tuple[str, ...]) -> None:
    asked = ask_for_review(log, attempts[0], "I paid it.")
    desk.submit(log)
    act = desk.registry.act
    said = {"attempt": attempts[0], "number": 1, "text": "You did.", "answers": asked}
    act(desk.supervisor, ActKind.COMMENTED, said)
    for attempt, number, was, to in (
        (attempts[0], 1, "critical", "none"),
        (attempts[2], 1, "serious", "minor"),
    ):
        said = {"attempt": attempt, "number": number, "code": "wrong_amount", "reason": "seen"}
        said |= {"seat": 3, "wager": "ante"}
        act(desk.supervisor, ActKind.OVERRIDDEN, {**said, "was": was, "to": to})


def _examine(desk: Desk, log: Log) -> None:
    registry, sam = desk.registry, desk.supervisor
    registry.act(
        sam,
        ActKind.EXAM_SET,
        {"exam": "e", "title": "Final", "house": "mbs", "blueprint": {"areas": ["pay", 1.5]}},
    )
    assigned = {"exam": "e", "account": desk.trainee, "due_ms": 99}
    registry.act(sam, ActKind.EXAM_ASSIGNED, assigned)
    (blueprint,) = (each.blueprint for each in registry.rows(ExamRow))
    first, second = registry.new_id(), registry.new_id()
    for sitting in (first, second):
        registry.sign_in("sam", "pin", PROOF)
        opened = registry.open_exam(sam, sitting, "e", desk.trainee, STATION)
        _sit(log, sitting, opened.facts["seed"], blueprint)
        ended = ExamMarked(sitting, "ended", "failed", 150, 9, 1, '["pay"]', 77)
        desk.submit(log, Marks(exams=(ended,)))
    registry.act(sam, ActKind.BLIND_MARKED, {"sitting": first, "marks": {"1": "ok"}})
    registry.act(sam, ActKind.SHEET_SEEN, {"sitting": first, "exam": "e", "account": desk.trainee})
    signed = {"sitting": first, "role": "first", "outcome": "failed", "comment": "Again."}
    registry.act(sam, ActKind.EXAM_SIGNED, {**signed, "head": end_of(desk, first)})
    registry.act(sam, ActKind.EXAM_VOIDED, {"sitting": second, "reason": "a power cut"})
    test = {"test": "t", "account": desk.trainee, "house": "mbs", "form": "{}", "outcome": "passed"}
    registry.act(sam, ActKind.TABLE_TEST_RECORDED, test)
    order_live(desk)


def end_of(desk: Desk, sitting: str) -> str:
    """The hash, in hexadecimal, of the event that ended that sitting."""
    *_, last = desk.registry.events_of(sitting)
    return last.hash.hex()


def _sit(log: Log, sitting: str, seed: int, blueprint: str) -> None:
    exams = ExamLog(log)
    begun = ExamBegun(sitting, "e", blueprint, seed, "mbs", "2", "f", program="1", by="sam")
    exams.begun(begun)
    exams.ended(sitting, ExamResult(ExamOutcome.FAILED, 150, 9, 1, ("pay",), 9000))


def contents(registry: Registry, tables: tuple[Table, ...]) -> Mapping[str, frozenset[Any]]:
    """Every row of these tables. A cell of sums that is all nought is as none."""
    with registry.reading() as db:
        return {
            table.name: frozenset(
                tuple(row) for row in db.execute(table.select()) if not _is_nought(table, row)
            )
            for table in tables
        }


def _is_nought(table: Table, row: Any) -> bool:
    sums = [column.name for column in table.columns if not column.primary_key]
    return "tallies" in table.name and not any(row._mapping[name] for name in sums)


def order_live(desk: Desk) -> None:
    """The trainee's table is paused and goes on, and a note is sent there."""
    act, table = desk.registry.act, {"account": desk.trainee}
    act(desk.supervisor, ActKind.LIVE_PAUSED, table)
    act(desk.supervisor, ActKind.LIVE_RESUMED, table)
    note = {**table, "text": "Look once more at seat 4.", "when": "seat"}
    act(desk.supervisor, ActKind.LIVE_NOTED, note)
