"""What reports read: sums that are kept, people and classes, and what waits for somebody.

Each function asks once, by an index, for some hundred rows; how many rounds there are is all the
same to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select

from trainer.records.registry.declared import read
from trainer.records.registry.derived.tallies import (
    EVERYBODY,
    item_tallies,
    kind_tallies,
    tallies,
)
from trainer.records.registry.rows.exams import SittingRow, exam_sittings, exams, signatures
from trainer.records.registry.rows.marks import (
    BeliefRow,
    RoundRow,
    StandingRow,
    open_beliefs,
    rounds,
    standings,
)
from trainer.records.registry.rows.people import ClassRow, classes, members, people
from trainer.records.registry.rows.review import review_requests

Db = Connection
"""What is asked, for those who may not know what it is."""

ALL_TOGETHER = (EVERYBODY,)


@dataclass(frozen=True, slots=True)
class Slice:
    """Which sums: of these accounts, at that grain, since that day or week, at a house, in a drill;
    None is any."""

    accounts: tuple[str, ...] = ALL_TOGETHER
    grain: str = "a"
    since: int | None = None
    house: str | None = None
    drill: str | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """Figures of one group: ``of`` are those by which it was grouped."""

    of: tuple[Any, ...]
    figures: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        return self.figures[name]


def sums(db: Connection, of: Slice, by: Sequence[str], figures: Sequence[str]) -> tuple[Sum, ...]:
    """What rounds and sittings add up to, by these columns."""
    return tuple(_summed(db, tallies, of, by, figures))


def kind_sums(
    db: Connection, of: Slice, by: Sequence[str], *, only_misread: bool = False
) -> tuple[Sum, ...]:
    """What mistakes add up to, by these columns; only those that a wrong rule explains, if so."""
    where = [kind_tallies.c.misreading != ""] if only_misread else []
    return tuple(_summed(db, kind_tallies, of, by, _COSTS, where))


def item_sums(
    db: Connection, of: Slice, by: Sequence[str], source: str | None = None
) -> tuple[Sum, ...]:
    """What answers to items add up to, by these columns: of exams, of true chance, or of both."""
    where = [] if source is None else [item_tallies.c.source == source]
    return tuple(_summed(db, item_tallies, of, by, _ANSWERS, where))


_COSTS = ("mistakes", "players_short_cents", "house_short_cents")
_ANSWERS = ("answers", "right", "clean_answers", "clean_right")


def _summed(
    db: Connection,
    table: Table,
    of: Slice,
    by: Sequence[str],
    figures: Sequence[str],
    more: Sequence[ColumnElement[Any]] = (),
) -> Iterator[Sum]:
    keys = [table.c[name] for name in by]
    totals = (func.coalesce(func.sum(table.c[name]), 0).label(name) for name in figures)
    query = select(*keys, *totals)
    grouped = query.where(*_where(table, of), *more).group_by(*keys).order_by(*keys)
    for row in db.execute(grouped):
        yield Sum(tuple(row[: len(by)]), dict(zip(figures, map(int, row[len(by) :]), strict=True)))


def _where(table: Table, of: Slice) -> Iterator[ColumnElement[bool]]:
    yield table.c.account.in_(of.accounts)
    yield table.c.grain == of.grain
    if of.since is not None:
        yield table.c.at >= of.since
    for column, wanted in ((table.c.house, of.house), (table.c.drill, of.drill)):
        if wanted is not None:
            yield column == wanted


# ------------------------------------------------------------------------------ people and classes


@dataclass(frozen=True, slots=True)
class Listed:
    """A trainee by name. ``house`` is what the class is taught."""

    account: str
    name: str
    house: str = ""


def open_classes(db: Connection) -> tuple[ClassRow, ...]:
    """The classes that are taught, by title."""
    query = select(classes).where(classes.c.state == "open").order_by(classes.c.title)
    return tuple(read(ClassRow, row._asdict()) for row in db.execute(query))


def trainees_of(db: Connection, class_: str) -> tuple[Listed, ...]:
    """Who is in that class now and learns, by name."""
    own = classes.c["class"] == members.c["class"]
    query = (
        select(people.c.account, people.c.name, classes.c.house)
        .select_from(members.join(classes, own).join(people, people.c.account == members.c.account))
        .where(members.c["class"] == class_, members.c.until_ms.is_(None), *_LEARNS)
        .order_by(people.c.name, people.c.account)
    )
    return tuple(Listed(*row) for row in db.execute(query))


_LEARNS = (people.c.role == "trainee", people.c.state == "open")

# ------------------------------------------------------------------------------------- one account


def standings_of(db: Connection, account: str) -> tuple[StandingRow, ...]:
    """How that account stands with every skill that it was ever asked for."""
    query = select(standings).where(standings.c.account == account)
    return tuple(read(StandingRow, row._asdict()) for row in db.execute(query))


def beliefs_of(db: Connection, accounts: Sequence[str]) -> tuple[BeliefRow, ...]:
    """The wrong rules that these accounts go by."""
    query = select(open_beliefs).where(open_beliefs.c.account.in_(accounts))
    ordered = query.order_by(open_beliefs.c.account, open_beliefs.c.since_ms)
    return tuple(read(BeliefRow, row._asdict()) for row in db.execute(ordered))


def last_rounds(db: Connection, account: str, limit: int) -> tuple[RoundRow, ...]:
    """The rounds that account did last, as they were marked, the last one first."""
    mine = select(*(rounds.c[name] for name in _OF_A_ROUND)).where(rounds.c.account == account)
    query = mine.order_by(rounds.c.dealt_at_ms.desc()).limit(limit)
    return tuple(read(RoundRow, row._asdict()) for row in db.execute(query))


_OF_A_ROUND = tuple(RoundRow.__dataclass_fields__)


def sittings_of(db: Connection, accounts: Sequence[str]) -> tuple[SittingRow, ...]:
    """The exams that these accounts sat to an end, the first one first."""
    mine = exam_sittings.c.account.in_(accounts), exam_sittings.c.ended_at_ms.is_not(None)
    query = select(exam_sittings).where(*mine).order_by(exam_sittings.c.ended_at_ms)
    return tuple(read(SittingRow, row._asdict()) for row in db.execute(query))


# ---------------------------------------------------------------------------------- what is waiting


@dataclass(frozen=True, slots=True)
class Unsigned:
    """An exam that ended and that nobody has signed."""

    sitting: str
    account: str
    name: str
    title: str
    house: str
    outcome: str
    decisions: int
    errors: int
    ended_at_ms: int


@dataclass(frozen=True, slots=True)
class Requested:
    """A review that a trainee asks for, and nobody has answered."""

    event: str
    attempt: str
    number: int
    account: str
    name: str
    text: str
    at_ms: int


def unsigned(db: Connection, accounts: Sequence[str] | None) -> tuple[Unsigned, ...]:
    """The exams that wait for a signature, the last one first; those of these accounts."""
    at = exam_sittings.c
    signed = select(signatures.c.sitting).where(signatures.c.sitting == at.sitting)
    query = (
        select(
            at.sitting,
            at.account,
            people.c.name,
            exams.c.title,
            exams.c.house,
            func.coalesce(at.outcome, ""),
            func.coalesce(at.decisions, 0),
            func.coalesce(at.errors, 0),
            at.ended_at_ms,
        )
        .select_from(
            exam_sittings.join(exams, exams.c.exam == at.exam).join(
                people, people.c.account == at.account
            )
        )
        .where(at.state.in_(("ended", "discontinued")), at.ended_at_ms.is_not(None))
        .where(~signed.exists(), *_among(at.account, accounts))
        .order_by(at.ended_at_ms.desc())
    )
    return tuple(Unsigned(*row) for row in db.execute(query))


def requested(db: Connection, accounts: Sequence[str] | None) -> tuple[Requested, ...]:
    """The reviews that are asked for, the last one first; those of these accounts."""
    at = review_requests.c
    query = (
        select(at.event, at.attempt, at.number, at.account, people.c.name, at.text, at.at_ms)
        .select_from(review_requests.join(people, people.c.account == at.account))
        .where(at.answered_by.is_(None), *_among(at.account, accounts))
        .order_by(at.at_ms.desc())
    )
    return tuple(Requested(*row) for row in db.execute(query))


def _among(column: Any, accounts: Sequence[str] | None) -> list[ColumnElement[bool]]:
    return [] if accounts is None else [column.in_(accounts)]
