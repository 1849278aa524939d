"""How the roll-ups are kept: what is in force of an attempt is added, or taken away.

Before something changes that counts (an override, marks made anew, an erasure) the attempt is
folded out, and folded in after it; so the sums are always those of what is in force. ``remake``
says the same of everything at once. The statements are the same for SQLite and PostgreSQL.

On PostgreSQL the rows of everybody are everyone's to wait for: let one transaction fold at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from sqlalchemy import Connection, Table, TextClause, text

from trainer.records import driven
from trainer.records.registry.derived.tallies import (
    ALL,
    ANSWERS,
    ASKED,
    BY_AREA,
    COSTS,
    DAY,
    EVERYBODY,
    FIGURES,
    OF_ROUND,
    PACE_S,
    PACES,
    TALLIES,
    WEEK,
    WHEN,
    item_tallies,
    kind_tallies,
    tallies,
)

OWN, ALL_OF_THEM, TAUGHT = 1, 2, 3
"""Whose sums: the account's, everybody's, theirs who were taught at the same house."""


_GRAINS = (
    *((whom, grain) for whom in (OWN, ALL_OF_THEM) for grain in (DAY, WEEK, ALL)),
    (TAUGHT, WEEK),
    (TAUGHT, ALL),
)
_FINEST = ((OWN, DAY), (TAUGHT, WEEK))
"""Those of which all others are sums."""

_ACCOUNT = (
    f"CASE g.column1 WHEN {OWN} THEN r.account WHEN {ALL_OF_THEM} THEN '{EVERYBODY}' "
    f"ELSE '{EVERYBODY}' || r.taught END"
)
_AT = f"CASE g.column2 WHEN '{DAY}' THEN r.day WHEN '{WEEK}' THEN (r.day + 3) / 7 ELSE 0 END"
_KEYS: Mapping[str, str] = {
    "account": _ACCOUNT,
    "grain": "g.column2",
    "at": _AT,
    "house": "r.house",
    "drill": "r.drill",
}

Sums = Mapping[str, str]


def fold(db: Connection, attempts: Iterable[str], sign: int) -> None:
    """What is in force of these attempts counts from now on (``sign`` 1), or no more (-1)."""
    for attempt in attempts:
        for statement in fold_sql(":attempt", ":sign"):
            driven.run(db, statement, {"attempt": attempt, "sign": sign})


def remake(db: Connection) -> None:
    """Every roll-up is made again of all that is in force."""
    for statement in REMAKE:
        db.execute(_read(statement))


@cache
def fold_sql(attempt: str, sign: str) -> tuple[str, ...]:
    """What folds that attempt; both are SQL: a bound name, a parameter of a function."""
    return tuple(_counted(_GRAINS, lambda view: _alone(view, attempt), sign))


def _alone(view: str, attempt: str) -> str:
    """The one row of that view that is of the attempt: with a limit it is reckoned once, and not
    again for every grain."""
    return f"(SELECT * FROM {view} WHERE attempt = {attempt} LIMIT 1)"


def _counted(
    grains: Iterable[tuple[int, str]], read: Callable[[str], str], sign: str
) -> Iterator[str]:
    """``read`` gives what a view of rounds or sittings is read from."""
    times = ", ".join(f"({whose}, '{grain}')" for whose, grain in grains)
    rounds, sittings = read("rounds_in_force"), read("quick_in_force")
    each = f"r, (VALUES {times}) AS g"
    of = f"(g.column1 <> {TAUGHT} OR r.taught <> '')"
    made, asked = f"{of} AND {_COUNTS}", f"{of} AND i.attempt = r.attempt"
    yield _added(tallies, {}, _of_round(), f"{rounds} {each}", of, sign)
    yield _added(tallies, {}, _of_quick(), f"{sittings} {each}", of, sign)
    yield _added(kind_tallies, _KIND, _COST, f"{rounds} {each}, mistakes_in_force m", made, sign)
    yield _added(item_tallies, _ITEM, _ANSWER, f"{rounds} {each}, round_items i", asked, sign)


def _added(
    table: Table, more: Mapping[str, str], sums: Sums, source: str, where: str, sign: str
) -> str:
    keys = {**_KEYS, **more}
    chosen = [*keys.values(), *(f"{sign} * {_sum(each)}" for each in sums.values())]
    groups = ", ".join(str(place) for place in range(1, len(keys) + 1))
    select = f"SELECT {', '.join(chosen)} FROM {source} WHERE {where} GROUP BY {groups}"
    return _into(table, (*keys, *sums), select, tuple(sums))


def _into(table: Table, columns: Iterable[str], select: str, sums: Iterable[str]) -> str:
    """Rows come to be, or are added to those that are. What is not counted here is 0."""
    named, keys = list(columns), [column.name for column in table.primary_key]
    rest = [column.name for column in table.columns if column.name not in named]
    head, _, tail = select.partition(" FROM ")
    nothing = "".join(", 0" for _ in rest)
    added = ", ".join(f"{_q(one)} = {table.name}.{_q(one)} + excluded.{_q(one)}" for one in sums)
    return (
        f"INSERT INTO {table.name} ({', '.join(map(_q, [*named, *rest]))}) "
        f"{head}{nothing} FROM {tail} "
        f"ON CONFLICT ({', '.join(map(_q, keys))}) DO UPDATE SET {added}"
    )


def _q(name: str) -> str:
    return f'"{name}"'


def _sum(of: str) -> str:
    return f"sum({of})" if of != "1" else "count(*)"


# --------------------------------------------------------------------------------- what is summed


def _of_round() -> Sums:
    own = {name: f"r.{_q(name)}" for name in (*OF_ROUND, *ASKED, *BY_AREA)}
    return {"rounds": "1", **own, **dict(zip(PACES, map(_in_step, range(len(PACES))), strict=True))}


def _in_step(step: int) -> str:
    """1 where a hand of the round took as long as that step of the histogram says."""
    low = f"r.elapsed_ms >= {1000 * PACE_S[step - 1]} * r.hands" if step else ""
    high = f"r.elapsed_ms < {1000 * PACE_S[step]} * r.hands" if step < len(PACE_S) else ""
    within = " AND ".join(bound for bound in (low, high, "r.hands > 0") if bound)
    return f"CASE WHEN {within} THEN 1 ELSE 0 END"


def _of_quick() -> Sums:
    return {
        "sittings": "1",
        "items": "r.items",
        "items_right": f"r.{_q('right')}",
        **{name: f"r.{_q(name)}" for name in BY_AREA},
    }


_KIND = {
    "kind": "coalesce(m.wager, 'table') || '.' || m.code",
    "misreading": "coalesce(m.misreading, '')",
}
_COST: Sums = dict(
    zip(
        COSTS,
        (
            "1",
            "CASE WHEN m.money_cents < 0 THEN -m.money_cents ELSE 0 END",
            "CASE WHEN m.money_cents > 0 THEN m.money_cents ELSE 0 END",
        ),
        strict=True,
    )
)
_COUNTS = "m.attempt = r.attempt AND m.severity IN ('critical', 'serious', 'minor')"

_ITEM = {"source": "r.source", "skill": "i.skill"}
_ANSWER: Sums = dict(
    zip(
        ANSWERS,
        (
            "i.answers",
            f"i.{_q('right')}",
            "CASE WHEN i.rest_clean = 1 THEN i.answers ELSE 0 END",
            f"CASE WHEN i.rest_clean = 1 THEN i.{_q('right')} ELSE 0 END",
        ),
        strict=True,
    )
)
# ------------------------------------------------------------------------------- all of it at once


def _summed(table: Table, keys: Mapping[str, str], where: str) -> str:
    """Coarser rows of a roll-up, from its own finer ones."""
    names = [column.name for column in table.columns]
    own = [column.name for column in table.primary_key]
    figures = [name for name in names if name not in own]
    chosen = [keys.get(name, _q(name)) for name in own] + [f"sum({_q(name)})" for name in figures]
    groups = ", ".join(str(place) for place in range(1, len(own) + 1))
    select = f"SELECT {', '.join(chosen)} FROM {table.name} WHERE {where} GROUP BY {groups}"
    return f"INSERT INTO {table.name} ({', '.join(map(_q, [*own, *figures]))}) {select}"


def _coarser(table: Table) -> Iterator[str]:
    yield _summed(table, {"grain": f"'{WEEK}'", "at": "(at + 3) / 7"}, f"grain = '{DAY}'")
    yield _summed(table, {"grain": f"'{ALL}'", "at": "0"}, f"grain = '{WEEK}'")
    yield _summed(table, {"account": f"'{EVERYBODY}'"}, f"substr(account, 1, 1) <> '{EVERYBODY}'")


REMAKE: tuple[str, ...] = (
    *(f"DELETE FROM {table.name}" for table in TALLIES),
    *_counted(_FINEST, str, "1"),
    *(statement for table in TALLIES for statement in _coarser(table)),
)

assert len(WHEN) == len(_KEYS)
assert set(FIGURES) >= {*_of_round(), *_of_quick()}


@cache
def _read(statement: str) -> TextClause:
    return text(statement)
