"""The changes of each event in the tables, said once for both databases, and made by the same SQL
in both."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sqlalchemy import Connection, Table, Text

from trainer.records import raw_rows
from trainer.records.event import Kind
from trainer.records.registry.acts import ActKind
from trainer.records.registry.derived.in_force import quoted
from trainer.records.registry.rows import exams, live, people, review


class Of(Enum):
    """A property of an event beside its facts. ``OWNER`` is the account that its chain is of."""

    ID = "id"
    AT = "at_ms"
    ATTEMPT = "attempt"
    OWNER = "account"


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the event under that name; ``else_`` without one."""

    name: str
    else_: str | int | None = None


Source = Fact | Of | str | int | None
"""Where a value comes from; a text or a number stands for itself."""


@dataclass(frozen=True, slots=True)
class Adds:
    """A new row. Where there is one by that key the event is refused, or with ``again`` the row is
    as it says now. ``if_said``: only where the event has that fact."""

    table: Table
    values: Mapping[str, Source]
    again: bool = False
    if_said: str = ""


@dataclass(frozen=True, slots=True)
class Changes:
    """The row of that key, which must exist, has these values. ``if_said``: as for ``Adds``."""

    table: Table
    key: Mapping[str, Source]
    values: Mapping[str, Source]
    if_said: str = ""


@dataclass(frozen=True, slots=True)
class Removes:
    """The row of that key is no more."""

    table: Table
    key: Mapping[str, Source]
    if_said: str = ""


Step = Adds | Changes | Removes

BY = Fact("by")


_BY: Mapping[str, Source] = {"by": BY, "at_ms": Of.AT}


def _said(names: str, **more: Source) -> dict[str, Source]:
    """Facts under their own names, and more."""
    return {name: Fact(name) for name in names.split()} | more


def _person(**values: Source) -> Changes:
    return Changes(people.people, _said("account"), values)


_ANSWERED = Changes(
    review.review_requests,
    {"event": Fact("answers")},
    {"answered_by": Of.ID, "answered_at_ms": Of.AT},
    if_said="answers",
)
_MEMBER = _said("class account", since_ms=Of.AT, until_ms=None)
_REMARK = _said("attempt answers", event=Of.ID, **_BY)
_NOTE = _said("account", note=Fact("text"), note_when=Fact("when"))
_REMEDIAL = _said("remedial account house drill skills due_ms why_attempt", **_BY)

PROJECTIONS: Mapping[str, tuple[Step, ...]] = {
    ActKind.ACCOUNT_OPENED: (_person(role=Fact("role"), state="open"),),
    ActKind.ACCOUNT_CLOSED: (_person(state="closed"),),
    ActKind.ACCOUNT_REOPENED: (_person(state="open"),),
    ActKind.ROLE_GIVEN: (_person(role=Fact("role")),),
    ActKind.ERASED: (_person(state="erased"),),
    ActKind.CLASS_OPENED: (
        Adds(people.classes, _said("class title house", state="open")),
        Adds(people.members, _MEMBER, again=True, if_said="account"),
    ),
    ActKind.CLASS_RENAMED: (Changes(people.classes, _said("class"), _said("title")),),
    ActKind.CLASS_CLOSED: (Changes(people.classes, _said("class"), {"state": "closed"}),),
    ActKind.JOINED_CLASS: (Adds(people.members, _MEMBER, again=True),),
    ActKind.LEFT_CLASS: (Changes(people.members, _said("class account"), {"until_ms": Of.AT}),),
    ActKind.HOUSE_PUBLISHED: (
        Adds(review.houses_published, _said("house edition fingerprint", **_BY), again=True),
    ),
    ActKind.EXAM_SET: (
        Adds(
            exams.exams,
            _said("exam title house blueprint", set_at_ms=Of.AT, by=BY, state="set"),
        ),
    ),
    ActKind.EXAM_WITHDRAWN: (Changes(exams.exams, _said("exam"), {"state": "withdrawn"}),),
    ActKind.EXAM_ASSIGNED: (
        Adds(exams.exam_assignments, _said("exam account due_ms", **_BY), again=True),
    ),
    ActKind.EXAM_UNASSIGNED: (Removes(exams.exam_assignments, _said("exam account")),),
    ActKind.EXAM_OPENED: (
        Adds(
            exams.exam_sittings,
            _said("sitting exam account station seed", opened_at_ms=Of.AT, by=BY, state="open"),
        ),
    ),
    ActKind.EXAM_SIGNED: (
        Adds(exams.signatures, _said("sitting role outcome comment head", **_BY)),
    ),
    ActKind.SHEET_SEEN: (Adds(exams.sheets_seen, _said("sitting", **_BY)),),
    ActKind.BLIND_MARKED: (Adds(exams.blind_marks, _said("sitting marks", **_BY)),),
    ActKind.EXAM_VOIDED: (Changes(exams.exam_sittings, _said("sitting"), {"state": "voided"}),),
    ActKind.TABLE_TEST_RECORDED: (
        Adds(exams.table_tests, _said("test account house form outcome", **_BY)),
    ),
    ActKind.COMMENTED: (
        Adds(review.comments, _REMARK | _said("text", number=Fact("number", 0))),
        _ANSWERED,
    ),
    ActKind.OVERRIDDEN: (
        Adds(
            review.overrides,
            _REMARK | _said("number code was reason seat wager", to_=Fact("to")),
        ),
        _ANSWERED,
    ),
    ActKind.REMEDIAL_SET: (
        Adds(
            review.remedials,
            _REMEDIAL
            | {"why_number": Fact("why_number", 0), "in_a_row": Fact("in_a_row", 1)}
            | {"note": Fact("note", ""), "state": "open", "reason": ""},
        ),
    ),
    ActKind.REMEDIAL_WITHDRAWN: (
        Changes(
            review.remedials,
            _said("remedial", state="open"),
            _said("reason", state="withdrawn"),
        ),
    ),
    ActKind.LIVE_PAUSED: (
        Adds(live.live_orders, _said("account", paused_by=BY, paused_ms=Of.AT), again=True),
    ),
    ActKind.LIVE_RESUMED: (
        Changes(live.live_orders, _said("account"), {"paused_by": None, "paused_ms": None}),
    ),
    ActKind.LIVE_NOTED: (
        Adds(
            live.live_orders,
            _NOTE | {"note_id": Of.ID, "note_by": BY, "note_ms": Of.AT},
            again=True,
        ),
    ),
    ActKind.RE_MARKED: (
        Adds(
            review.re_markings,
            _said("house rounds reason", event=Of.ID, from_=Fact("from"), to_=Fact("to"), **_BY),
        ),
    ),
    Kind.REVIEW_ASKED: (
        Adds(
            review.review_requests,
            _said(
                "number text",
                event=Of.ID,
                attempt=Of.ATTEMPT,
                account=Of.OWNER,
                at_ms=Of.AT,
            ),
        ),
    ),
}
"""By the kind of event. What is not named here changes no table but by what it is marked."""

DECIDED = tuple(kind for kind in PROJECTIONS if kind in list(ActKind))
# What changes tables as an act, in the school's own chain, and what does in a trainee's: neither
# changes any in the other, whatever a station delivers under its name.
DELIVERED = tuple(kind for kind in PROJECTIONS if kind not in DECIDED)

EXAM_ENDED = """UPDATE exam_sittings SET
 outcome = m.outcome, decisions = m.decisions, errors = m.errors, critical = m.critical,
 failed_areas = m.failed_areas, ended_at_ms = m.ended_at_ms,
 state = CASE exam_sittings.state WHEN 'open' THEN m.state ELSE exam_sittings.state END
 FROM exam_marks m WHERE m.sitting = exam_sittings.sitting"""
"""What a station marked of a sitting stands in it; one that was voided stays so."""


class NothingThere(Exception):
    """An event changes a row that is not there."""


def project(db: Connection, event: Mapping[str, Any], *, strictly: bool = True) -> None:
    """The tables are as the event of that row says, in which ``account`` is whose chain it is of.
    Raises NothingThere where it changes what is not there, unless it is told ``strictly=False``: of
    what was erased, events may remain."""
    if not event["body"] or event["kind"] not in PROJECTIONS:
        return
    facts = ":f" if db.dialect.name == "sqlite" else ":f::json"
    said: Mapping[str, Any] = json.loads(event["body"])
    values = {"f": event["body"], **{each.value: event[each.value] for each in Of}}
    for step in PROJECTIONS[event["kind"]]:
        if step.if_said and said.get(step.if_said) is None:
            continue
        changed = raw_rows.run(db, statement(step, facts, ":"), values)
        if isinstance(step, Changes) and strictly and not changed:
            raise NothingThere(step.table.name)


def statement(step: Step, facts: str, of: str) -> str:
    """The SQL of a step. ``facts`` is the event's JSON, ``of`` stands before its properties."""

    def value(column: str, source: Source) -> str:
        match source:
            case Fact(name, else_):
                said = f"{facts} ->> {literal(name)}"
                is_text = isinstance(step.table.c[column].type, Text)
                fact = said if is_text else f"CAST({said} AS bigint)"
                return fact if else_ is None else f"coalesce({fact}, {_constant(else_)})"
            case Of():
                return f"{of}{source.value}"
            case _:
                return _constant(source)

    def equal(values: Mapping[str, Source]) -> list[str]:
        return [f"{quoted(name)} = {value(name, each)}" for name, each in values.items()]

    name = step.table.name
    match step:
        case Removes():
            return f"DELETE FROM {name} WHERE {' AND '.join(equal(step.key))}"
        case Changes():
            where = " AND ".join(equal(step.key))
            return f"UPDATE {name} SET {', '.join(equal(step.values))} WHERE {where}"
        case Adds():
            columns = ", ".join(map(quoted, step.values))
            values = ", ".join(value(each, source) for each, source in step.values.items())
            insert = f"INSERT INTO {name} ({columns}) VALUES ({values})"
            return f"{insert} {_or_changed(step)}" if step.again else insert


def _or_changed(step: Adds) -> str:
    keys = [column.name for column in step.table.primary_key]
    rest = (f"{quoted(each)} = excluded.{quoted(each)}" for each in step.values if each not in keys)
    return f"ON CONFLICT ({', '.join(map(quoted, keys))}) DO UPDATE SET {', '.join(rest)}"


def literal(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"


def _constant(value: str | int | None) -> str:
    if value is None:
        return "NULL"
    return literal(value) if isinstance(value, str) else str(value)
