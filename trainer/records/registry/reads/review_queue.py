"""The queue of a supervisor: exams, rounds and sittings of those in his classes, page by page.

What waits for him comes first: reviews that were asked for, then exams that nobody signed. All that
a line shows of a round stands in one index, trainee by trainee in the order of time, so that a page
is as quick among a million rounds as among ten: the latest days are looked through first, and
earlier ones only as long as the page is not full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, TextClause, bindparam, text

from trainer.records.event_shape import DAY_MS
from trainer.records.registry.derived.in_force import PASSED_NOW
from trainer.records.registry.reads.blind_marking import KEPT
from trainer.records.registry.reads.review_filter import AT_MOST, Outcome, Sort, Wanted, What
from trainer.records.registry.rows.review import WAITS

# So many of the latest days are looked through, one after the other: for a page of the latest
# attempts, and for all that are listed or counted.
_FEW_DAYS, _MANY_DAYS = (2, 12, 72), (45, 180, 720)


@dataclass(frozen=True, slots=True)
class Key:
    """One line of the queue, as it was marked. ``waits``: it stands before all others. ``blind``:
    an exam without its marks, because whoever asks may still mark it blind."""

    what: What
    attempt: str
    account: str
    house: str
    drill: str
    at_ms: int
    right: int
    lines: int
    mistakes: int
    critical: int
    passed: bool | None
    state: str
    signed: bool
    blind: bool = False
    waits: bool = False


# ------------------------------------------------------------------------------------ the questions


class _Part(NamedTuple):
    """One sort of attempt, as all are listed: its columns, in the order of ``Key``. ``house`` and
    ``drill`` say that it is of those which are asked for."""

    whats: tuple[What, ...]
    table: str
    columns: str
    source: str
    attempt: str
    at: str
    is_listed: str
    house: str
    drill: str


_SHARE = "{right} * 1000 / coalesce(nullif({lines}, 0), 1) AS share"
_ROUNDS = _Part(
    (What.ROUND,),
    "rounds",
    f"""'round' AS what, rounds.attempt, rounds.account, rounds.house, rounds.drill,
 rounds.dealt_at_ms AS at_ms, rounds."right", rounds.lines, rounds.mistakes,
 rounds.critical, rounds.passed, '' AS state, 0 AS signed, 0 AS blind,
 {_SHARE.format(right='rounds."right"', lines="rounds.lines")}""",
    "rounds",
    "rounds.attempt",
    "rounds.dealt_at_ms",
    "coalesce(rounds.exam, '') = ''",  # so said, no index of exams is gone through
    "rounds.house = :house",
    "rounds.drill = :drill",
)
# Nobody passes or fails a sitting of questions.
_QUICK = _Part(
    (What.QUICK, What.QUIZ),
    "quick",
    f"""CASE quick.drill WHEN 'quiz' THEN 'quiz' ELSE 'quick' END AS what, quick.attempt,
 quick.account, quick.house, quick.drill, quick.at_ms, quick."right", quick.items AS lines,
 quick.items - quick."right" AS mistakes, 0 AS critical, CAST(NULL AS bigint) AS passed,
 '' AS state, 0 AS signed, 0 AS blind,
 {_SHARE.format(right='quick."right"', lines="quick.items")}""",
    "quick",
    "quick.attempt",
    "quick.at_ms",
    "1 = 1",
    "quick.house = :house",
    "quick.drill = :drill",
)
_SIGNED = """EXISTS (SELECT 1 FROM signatures g WHERE g.sitting = exam_sittings.sitting
 AND g.role <> 'second')"""
_RIGHT = "(coalesce(decisions, 0) - coalesce(errors, 0))"
# Without the marks that are kept from whoever asks: neither a filter nor an order tells them.
_AS_TOLD = ", ".join(
    f"CASE WHEN {KEPT} THEN NULL ELSE e.{each} END AS {each}"
    for each in ("outcome", "decisions", "errors", "critical")
)
# The drill of an exam is its title; one of no drill that anybody asks for.
_EXAMS = _Part(
    (What.EXAM,),
    "exam_sittings",
    f"""'exam' AS what, exam_sittings.sitting AS attempt, exam_sittings.account,
 coalesce(x.house, '') AS house, coalesce(x.title, '') AS drill, opened_at_ms AS at_ms,
 {_RIGHT} AS "right", coalesce(decisions, 0) AS lines, coalesce(errors, 0) AS mistakes,
 coalesce(critical, 0) AS critical, CASE outcome WHEN 'passed' THEN 1 WHEN 'failed' THEN 0 END
 AS passed, CASE exam_sittings.state WHEN 'voided' THEN 'voided'
 ELSE coalesce(outcome, exam_sittings.state) END AS state,
 CASE WHEN {_SIGNED} THEN 1 ELSE 0 END AS signed, blind,
 {_SHARE.format(right=_RIGHT, lines="coalesce(decisions, 0)")}""",
    f"""(SELECT e.sitting, e.account, e.exam, e.opened_at_ms, e.ended_at_ms, e.state, {_AS_TOLD},
 CASE WHEN {KEPT} THEN 1 ELSE 0 END AS blind FROM exam_sittings e) exam_sittings
 LEFT JOIN exams x ON x.exam = exam_sittings.exam""",
    "exam_sittings.sitting",
    "opened_at_ms",
    "exam_sittings.state <> 'open'",
    "x.house = :house",
    "1 = 0",
)
_SAID: Mapping[Outcome, str] = {
    Outcome.VOID: "SELECT attempt FROM overrides_in_force WHERE number = 0 AND to_ = 'void'",
    Outcome.ASKED: f"SELECT attempt FROM review_requests WHERE {WAITS}",
    Outcome.OVERRIDDEN: "SELECT attempt FROM overrides_in_force",
    Outcome.COMMENTED: "SELECT attempt FROM comments",
}
_NOW = f"""CASE WHEN rounds.attempt IN (SELECT attempt FROM overrides) THEN {PASSED_NOW}
 ELSE rounds.passed END"""


def _came_out(part: _Part, outcome: Outcome) -> str:
    """That it came out so by the marks in force, or that was said of it. An exam that was voided
    has neither passed nor failed."""
    if part is _EXAMS and outcome is Outcome.VOID:
        return "exam_sittings.state = 'voided'"
    if outcome in _SAID:
        return f"{part.attempt} IN ({_SAID[outcome]})"
    if part is _ROUNDS:
        return f"{_NOW} = {int(outcome is Outcome.PASSED)}"
    of_exam = f"outcome = '{outcome}' AND exam_sittings.state <> 'voided'"
    return of_exam if part is _EXAMS else "1 = 0"


def _select(part: _Part, wanted: Wanted, which: str, columns: str = "") -> str:
    """Of those for which that holds, what the filter lets pass."""
    where = [which, part.is_listed]
    where += [part.house] * bool(wanted.house) + [part.drill] * bool(wanted.drill)
    where += [f"{part.at} >= :since"] * bool(wanted.since_ms)
    if wanted.outcome is not None:
        where.append(_came_out(part, wanted.outcome))
    if part is _QUICK and wanted.what is not None:
        where.append(f"quick.drill {'=' if wanted.what is What.QUIZ else '<>'} 'quiz'")
    own = f"(SELECT p.name FROM people p WHERE p.account = {part.table}.account)"
    name = own if wanted.sort is Sort.TRAINEE else "CAST(NULL AS text)"
    chosen = columns.format(part=part) or f"{part.columns}, {name} AS name"
    return f"SELECT {chosen} FROM {part.source} WHERE {' AND '.join(where)}"


def _every(wanted: Wanted, columns: str = "", rest: str = "", *, without: bool = False) -> str:
    """All sorts of attempts of ``accounts`` that can pass, but for those of ``without``."""
    others = " AND {0.attempt} NOT IN :without" if without else ""
    which = f"{{0.table}}.account IN :accounts{others}"
    return " UNION ALL ".join(
        f"SELECT * FROM ({_select(each, wanted, which.format(each), columns)}{rest}) {each.table}"
        for each in (_ROUNDS, _QUICK, _EXAMS)
        if wanted.what in (None, *each.whats)
    )


def _rows(db: Connection, sql: str, wanted: Wanted, **more: Any) -> Sequence[Row[Any]]:
    given = {"house": wanted.house, "drill": wanted.drill, "since": wanted.since_ms}
    return db.execute(_text(sql), {**given, "by": wanted.by, **more}).all()


@cache
def _text(sql: str) -> TextClause:
    listed = set(re.findall(r"IN :(\w+)", sql))
    return text(sql).bindparams(*(bindparam(name, expanding=True) for name in listed))


# -------------------------------------------------------------------------------------- the answers


def keys(
    db: Connection, accounts: Sequence[str], wanted: Wanted, offset: int, limit: int
) -> tuple[Key, ...]:
    """So many lines of the queue from that place on."""
    accounts = _asked_for(accounts, wanted)
    if not accounts:
        return ()
    if wanted.sort is not Sort.WAITING:
        return _listed(db, accounts, wanted, offset, limit, ())
    first = _waiting(db, accounts, wanted)
    own = [each.attempt for each in first]
    rest = _listed(
        db, accounts, wanted, max(0, offset - len(first)), limit - len(first[offset:]), own
    )
    return (*first[offset : offset + limit], *rest)


def count(db: Connection, accounts: Sequence[str], wanted: Wanted) -> int:
    """The number of attempts that pass; no more than ``AT_MOST`` are counted."""
    accounts = _asked_for(accounts, wanted)
    found = 0
    for span in _back(db, accounts, wanted, _MANY_DAYS) if accounts else ():
        every = _every(span, "1 AS one", f" LIMIT {AT_MOST}")
        sql = f"SELECT count(*) FROM ({every}) every"
        ((found,),) = _rows(db, sql, span, accounts=accounts)
        if found >= AT_MOST:
            return AT_MOST
    return found


def _asked_for(accounts: Sequence[str], wanted: Wanted) -> tuple[str, ...]:
    return tuple(each for each in accounts if wanted.account in ("", each))


def waiting(db: Connection, accounts: Sequence[str]) -> int:
    """The number of attempts that wait: reviews asked for, and exams that nobody signed."""
    return len(_waiting(db, accounts, Wanted())) if accounts else 0


_ASKED = f"""SELECT attempt FROM review_requests WHERE account IN :accounts AND {WAITS}
 GROUP BY attempt ORDER BY min(at_ms) LIMIT {AT_MOST}"""


def _waiting(db: Connection, accounts: Sequence[str], wanted: Wanted) -> tuple[Key, ...]:
    """Reviews asked for, the longest waiting first, then exams to be signed, however old."""
    whenever = replace(wanted, since_ms=0)
    return (*_asked(db, accounts, whenever), *_to_sign(db, accounts, whenever))


def _asked(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    parts = [each for each in (_ROUNDS, _QUICK) if wanted.what in (None, *each.whats)]
    attempts = list(db.scalars(_text(_ASKED), {"accounts": accounts})) if parts else []
    if not attempts:
        return []
    named = [_select(each, wanted, f"{each.attempt} IN :attempts") for each in parts]
    rows = _rows(db, " UNION ALL ".join(named), wanted, attempts=attempts)
    known = {row.attempt: _key(row) for row in rows}
    return [replace(known[each], waits=True) for each in attempts if each in known]


def _to_sign(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    if wanted.what not in (None, What.EXAM):
        return []
    unsigned = f"""exam_sittings.account IN :accounts AND NOT {_SIGNED}
 AND exam_sittings.state <> 'voided'"""
    sql = f"{_select(_EXAMS, wanted, unsigned)} ORDER BY ended_at_ms LIMIT {AT_MOST}"
    return [replace(_key(row), waits=True) for row in _rows(db, sql, wanted, accounts=accounts)]


def _listed(
    db: Connection,
    accounts: Sequence[str],
    wanted: Wanted,
    offset: int,
    limit: int,
    without: Sequence[str],
) -> tuple[Key, ...]:
    """A page of the list. No more of any sort can be on it than up to its end."""
    room = max(0, min(limit, AT_MOST - offset))
    if not room:
        return ()
    given = {"accounts": accounts, "without": without, "offset": offset, "room": room}
    order = f" ORDER BY {_ORDER[wanted.sort]}"
    found: Sequence[Row[Any]] = ()
    for span in _spans(db, accounts, wanted):
        every = _every(span, "", f"{order} LIMIT :reach", without=bool(without))
        sql = f"SELECT * FROM ({every}) every{order} LIMIT :room OFFSET :offset"
        found = _rows(db, sql, span, **given, reach=offset + room)
        if len(found) == room:
            break
    return tuple(map(_key, found))


_NEWEST_FIRST = "at_ms DESC, attempt DESC"
_ORDER: Mapping[Sort, str] = {
    Sort.WAITING: _NEWEST_FIRST,
    Sort.NEWEST: _NEWEST_FIRST,
    Sort.OLDEST: "at_ms, attempt",
    Sort.MISTAKES: f"mistakes DESC, {_NEWEST_FIRST}",
    Sort.SHARE: f"share, {_NEWEST_FIRST}",
    Sort.TRAINEE: f"name, {_NEWEST_FIRST}",
}


def _spans(db: Connection, accounts: Sequence[str], wanted: Wanted) -> Iterator[Wanted]:
    """The filter for some last days, for more, and for all the time; in another order than that of
    time for those days alone that hold the latest that can be listed."""
    if wanted.sort in (Sort.WAITING, Sort.NEWEST):
        yield from _back(db, accounts, wanted, _FEW_DAYS)
        return
    for span in _back(db, accounts, wanted, _MANY_DAYS):
        if span == wanted:
            break
        every = _every(span, "{part.at} AS at_ms")
        last = f"SELECT at_ms FROM ({every}) every ORDER BY at_ms DESC LIMIT 1 OFFSET {AT_MOST - 1}"
        for (at_ms,) in _rows(db, last, span, accounts=accounts):
            yield replace(wanted, since_ms=at_ms)
            return
    yield wanted


# When the last round of these accounts was dealt: of each it is the end of a run in the index.
_NEWEST = """SELECT max(at_ms) FROM (SELECT (SELECT max(dealt_at_ms) FROM rounds own
 WHERE own.account = people.account) AS at_ms FROM people WHERE account IN :accounts) each_one"""


def _back(
    db: Connection, accounts: Sequence[str], wanted: Wanted, days: Sequence[int]
) -> Iterator[Wanted]:
    """The filter for so many days up to the latest round, and at last for all the time."""
    newest = db.scalar(_text(_NEWEST), {"accounts": accounts}) or 0
    for span in days:
        since = newest - span * DAY_MS
        if since > wanted.since_ms:
            yield replace(wanted, since_ms=since)
    yield wanted


def _key(row: Row[Any]) -> Key:
    what, *rest, passed, state, signed, blind = _values(row)
    came_out = None if passed is None else bool(passed)
    values: tuple[Any, ...] = (_WHAT[what], *rest, came_out, state, bool(signed), bool(blind))
    return Key(*values)


_WHAT = {each.value: each for each in What}
_values = attrgetter(*(each.name for each in fields(Key) if each.name != "waits"))
