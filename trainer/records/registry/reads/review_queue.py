"""The queue of a supervisor: exams, rounds and sittings of those in his classes, page by page.

What waits for him comes first: reviews that were asked for, then exams that nobody signed. All that
a line shows of a round stands in one index, trainee by trainee in the order of time, so that a page
is as quick among a million rounds as among ten: the latest days are looked through first, and
earlier ones only as long as the page is not full.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    Select,
    bindparam,
    func,
    literal,
    select,
    union_all,
)

from trainer.records.registry.reads.review_filter import AT_MOST, Sort, Wanted, What
from trainer.records.registry.reads.review_parts import (
    ACCOUNTS,
    form_of,
    given,
    named,
    parts,
    to_sign,
)
from trainer.records.registry.rows import marks, people, review

_requests = review.review_requests.c
_DAY_MS = 86_400_000
# So many of the latest days are looked through, one after the other: for a page of the latest
# attempts, and for all that are listed or counted.
_FEW_DAYS, _MANY_DAYS = (2, 12, 72), (45, 180, 720)


@dataclass(frozen=True, slots=True)
class Key:
    """One line of the queue, as it was marked. ``waits``: it stands before all others."""

    what: What
    attempt: str
    account: str
    house: str
    drill: str
    at_ms: int
    right: int
    lines: int
    wrong: int
    critical: int
    passed: bool | None
    state: str
    signed: bool
    waits: bool = False


_COLUMNS = tuple(each.name for each in fields(Key) if each.name != "waits")


def accounts_of(db: Connection, by: str, class_: str = "") -> tuple[str, ...]:
    """The accounts of trainees who are in an open class together with that one, or in that
    class."""
    asked = {"by": by, "of": class_} if class_ else {"by": by}
    return tuple(sorted(db.scalars(_together(bool(class_)), asked)))


@cache
def _together(of_one: bool) -> Select[Any]:
    mine, theirs = people.members.alias("mine"), people.members.alias("theirs")
    joined = mine.join(theirs, mine.c["class"] == theirs.c["class"])
    joined = joined.join(people.classes, people.classes.c["class"] == mine.c["class"])
    joined = joined.join(people.people, people.people.c.account == theirs.c.account)
    query = select(theirs.c.account).select_from(joined).distinct()
    query = query.where(
        mine.c.account == bindparam("by"),
        mine.c.until_ms.is_(None),
        theirs.c.until_ms.is_(None),
        people.classes.c.state == "open",
        people.people.c.role == "trainee",
        people.people.c.state != "erased",
    )
    return query.where(mine.c["class"] == bindparam("of")) if of_one else query


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
    if not accounts:
        return 0
    found = 0
    for span in _back(db, accounts, wanted, _MANY_DAYS):
        found = db.scalar(_count(form_of(span)), given(span, accounts=accounts)) or 0
        if found >= AT_MOST:
            return AT_MOST
    return found


@cache
def _count(form: Wanted) -> Select[Any]:
    each = [part.with_only_columns(literal(1), maintain_column_froms=True) for part in parts(form)]
    every = union_all(*(part.limit(AT_MOST).subquery().select() for part in each)).subquery()
    return select(func.count()).select_from(every)


def _asked_for(accounts: Sequence[str], wanted: Wanted) -> tuple[str, ...]:
    return tuple(each for each in accounts if wanted.account in ("", each))


def waiting(db: Connection, accounts: Sequence[str]) -> int:
    """The number of attempts that wait: reviews that were asked for, and exams that nobody
    signed."""
    return len(_waiting(db, accounts, Wanted())) if accounts else 0


# ------------------------------------------------------------------------------- what waits first


def _waiting(db: Connection, accounts: Sequence[str], wanted: Wanted) -> tuple[Key, ...]:
    """Reviews that were asked for, the longest waiting first, then exams to be signed; however
    long ago they were."""
    whenever = wanted if wanted.until_ms is not None else replace(wanted, since_ms=0)
    return (*_asked(db, accounts, whenever), *_to_sign(db, accounts, whenever))


_ASKED = (
    select(_requests.attempt)
    .where(_requests.account.in_(ACCOUNTS), review.WAITS)
    .group_by(_requests.attempt)
    .order_by(func.min(_requests.at_ms))
    .limit(AT_MOST)
)


def _asked(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    if wanted.what is What.EXAM:
        return []
    attempts = list(db.scalars(_ASKED, {"accounts": accounts}))
    if not attempts:
        return []
    rows = db.execute(_named(form_of(wanted)), given(wanted, attempts=attempts)).all()
    known = {row.attempt: _key(row) for row in rows}
    return [replace(known[each], waits=True) for each in attempts if each in known]


@cache
def _named(form: Wanted) -> Select[Any]:
    return select(union_all(*named(form)).subquery())


def _to_sign(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    if wanted.what not in (None, What.EXAM):
        return []
    rows = db.execute(_unsigned(form_of(wanted)), given(wanted, accounts=accounts)).all()
    return [replace(_key(row), waits=True) for row in rows]


@cache
def _unsigned(form: Wanted) -> Select[Any]:
    return to_sign(form).limit(AT_MOST)


# -------------------------------------------------------------------------------------- the rest


def _listed(
    db: Connection,
    accounts: Sequence[str],
    wanted: Wanted,
    offset: int,
    limit: int,
    without: Sequence[str],
) -> tuple[Key, ...]:
    room = max(0, min(limit, AT_MOST - offset))
    if not room:
        return ()
    page = {"offset": offset, "room": room, "reach": offset + room}
    found: Sequence[Row[Any]] = ()
    for span in _spans(db, accounts, wanted):
        asked = given(span, accounts=accounts, **page)
        more = {"without": without} if without else {}
        found = db.execute(_list(form_of(span), bool(without)), {**asked, **more}).all()
        if len(found) == room:
            break
    return tuple(map(_key, found))


@cache
def _list(form: Wanted, without: bool) -> Select[Any]:
    """A page of the list. No more of any sort can be on it than up to its end."""
    reach, offset, room = (bindparam(name, type_=Integer()) for name in ("reach", "offset", "room"))
    each = [
        part.order_by(*_order(form.sort, part.selected_columns)).limit(reach).subquery().select()
        for part in parts(form, without=without)
    ]
    every = union_all(*each).subquery()
    return select(every).order_by(*_order(form.sort, every.c)).offset(offset).limit(room)


def _spans(db: Connection, accounts: Sequence[str], wanted: Wanted) -> Iterator[Wanted]:
    """The filter for some last days, for more, and for all the time; in another order than that of
    time for those days alone that hold the latest that can be listed."""
    if wanted.sort in (Sort.WAITING, Sort.NEWEST):
        yield from _back(db, accounts, wanted, _FEW_DAYS)
        return
    for span in _back(db, accounts, wanted, _MANY_DAYS):
        if span == wanted:
            break
        asked = given(span, accounts=accounts, offset=AT_MOST - 1)
        last = db.scalar(_last(form_of(span)), asked)
        if last is not None:
            yield replace(wanted, since_ms=last)
            return
    yield wanted


@cache
def _last(form: Wanted) -> Select[Any]:
    """The beginning of the one at that place, the latest first."""
    each = [part.with_only_columns(part.selected_columns.at_ms) for part in parts(form)]
    every = union_all(*each).subquery()
    return select(every.c.at_ms).order_by(every.c.at_ms.desc()).offset(bindparam("offset")).limit(1)


def _back(
    db: Connection, accounts: Sequence[str], wanted: Wanted, days: Sequence[int]
) -> Iterator[Wanted]:
    """The filter for so many days up to the latest round, and at last for all the time."""
    newest = db.scalar(_NEWEST, {"accounts": accounts}) or 0
    end = newest if wanted.until_ms is None else min(newest, wanted.until_ms)
    for span in days:
        since = end - span * _DAY_MS
        if since > wanted.since_ms:
            yield replace(wanted, since_ms=since)
    yield wanted


_own = marks.rounds.alias("own").c
_latest = (
    select(func.max(_own.dealt_at_ms))
    .where(_own.account == people.people.c.account)
    .scalar_subquery()
    .label("at_ms")
)
_each = select(_latest).where(people.people.c.account.in_(ACCOUNTS)).subquery()
# When the last round of these accounts was dealt; asked person by person, each has it at the end of
# a run in the index.
_NEWEST = select(func.max(_each.c.at_ms))


def _key(row: Row[Any]) -> Key:
    what, *rest, passed, state, signed = _values(row)
    came_out = None if passed is None else bool(passed)
    values: tuple[Any, ...] = (_WHAT[what], *rest, came_out, state, bool(signed))
    return Key(*values)


_WHAT = {each.value: each for each in What}
_values = attrgetter(*_COLUMNS)


def _order(sort: Sort, at: Any) -> tuple[Any, ...]:
    newest = (at.at_ms.desc(), at.attempt.desc())
    match sort:
        case Sort.WAITING | Sort.NEWEST:
            return newest
        case Sort.OLDEST:
            return (at.at_ms, at.attempt)
        case Sort.MISTAKES:
            return (at.wrong.desc(), *newest)
        case Sort.SHARE:
            return (at.share, *newest)
        case Sort.TRAINEE:
            return (at.name, *newest)
