"""How the roll-ups are kept: what is in force of an attempt is added, or taken away.

Before something changes that counts (an override, marks made anew, an erasure) the attempt is
folded out, and folded in after it; so the sums are always those of what is in force. ``remake``
says the same of everything at once. The statements are the same for SQLite and PostgreSQL.

On PostgreSQL the rows of everybody are everyone's to wait for: let one transaction fold at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from sqlalchemy import Connection, Table, TextClause, text

from trainer.records import driven
from trainer.records.registry.derived.parts import (
    AS_MARKED,
    IN_FORCE,
    PARTS,
    TAUGHT,
    Grains,
    Part,
    Sums,
    quoted,
)
from trainer.records.registry.derived.tallies import ALL, DAY, EVERYBODY, TALLIES, WEEK


def fold(db: Connection, attempts: Iterable[str], sign: int) -> None:
    """What is in force of these attempts counts from now on (``sign`` 1), or no more (-1)."""
    for attempt in attempts:
        overridden, *there = driven.first(db, _THERE, attempt) or ()
        parts = fold_sql(":attempt", ":sign", overridden=bool(overridden))
        for (_, statement), has in zip(parts, there, strict=True):
            if has:
                driven.run(db, statement, {"attempt": attempt, "sign": sign})


_THERE = "SELECT " + ", ".join(
    f"EXISTS (SELECT 1 FROM {table} WHERE attempt = ?1)"
    for table in ("overrides", *(part.has for part in PARTS))
)
"""Whether somebody overrode an attempt, and which parts have it."""


def remake(db: Connection) -> None:
    """Every roll-up is made again of all that is in force."""
    for statement in REMAKE:
        db.execute(_read(statement))


@cache
def fold_sql(attempt: str, sign: str, *, overridden: bool) -> tuple[tuple[str, str], ...]:
    """What folds that attempt; both are SQL: a bound name, a parameter of a function. Each with the
    table that has the attempt, where there is anything to be folded. Of one that nobody overrode
    the marks are in force as they are: the views would take several times as long to say so."""
    read = IN_FORCE if overridden else AS_MARKED
    return tuple((each.has, _folds(each, read, attempt, sign)) for each in PARTS)


def _folds(part: Part, read: Sums, attempt: str, sign: str) -> str:
    """With a limit the attempt is reckoned once, and not again for every grain."""
    columns = ", ".join(map(quoted, part.columns))
    one = f"(SELECT {columns} FROM {part.read} WHERE attempt = {attempt} LIMIT 1)"
    return _adds(part, part.grains, one, sign, grouped=part.repeats).format(**read)


def _adds(part: Part, grains: Grains, read: str, sign: str, *, grouped: bool) -> str:
    """What adds the rows that are read to a roll-up. What is not counted in them is 0."""
    times = ", ".join(f"({whose}, '{grain}')" for whose, grain in grains)
    figures = {name: f"{sign} * {_sum(of) if grouped else of}" for name, of in part.sums.items()}
    told = {**part.keys, **figures}
    rest = [each.name for each in part.table.columns if each.name not in told]
    chosen = ", ".join([*told.values(), *("0" for _ in rest)])
    groups = ", ".join(str(place) for place in range(1, len(part.keys) + 1))
    select = (
        f"SELECT {chosen} FROM {read} r{part.beside}, (VALUES {times}) AS g "
        f"WHERE (g.column1 <> {TAUGHT} OR r.taught <> '')"
    )
    return _into(
        part.table, [*told, *rest], f"{select} GROUP BY {groups}" if grouped else select, part.sums
    )


def _into(table: Table, columns: Iterable[str], select: str, sums: Iterable[str]) -> str:
    """Rows come to be, or are added to those that are."""
    keys = ", ".join(quoted(column.name) for column in table.primary_key)
    added = (f"{each} = {table.name}.{each} + excluded.{each}" for each in map(quoted, sums))
    return (
        f"INSERT INTO {table.name} ({', '.join(map(quoted, columns))}) {select} "
        f"ON CONFLICT ({keys}) DO UPDATE SET {', '.join(added)}"
    )


def _sum(of: str) -> str:
    return f"sum({of})" if of != "1" else "count(*)"


# ------------------------------------------------------------------------------- all of it at once


def _summed(table: Table, keys: Sums, where: str) -> str:
    """Coarser rows of a roll-up, from its own finer ones."""
    names = [column.name for column in table.columns]
    own = [column.name for column in table.primary_key]
    figures = [name for name in names if name not in own]
    sums = [f"sum({quoted(name)})" for name in figures]
    chosen = [keys.get(name, quoted(name)) for name in own] + sums
    groups = ", ".join(str(place) for place in range(1, len(own) + 1))
    select = f"SELECT {', '.join(chosen)} FROM {table.name} WHERE {where} GROUP BY {groups}"
    return f"INSERT INTO {table.name} ({', '.join(map(quoted, [*own, *figures]))}) {select}"


def _coarser(table: Table) -> Iterator[str]:
    yield _summed(table, {"grain": f"'{WEEK}'", "at": "(at + 3) / 7"}, f"grain = '{DAY}'")
    yield _summed(table, {"grain": f"'{ALL}'", "at": "0"}, f"grain = '{WEEK}'")
    yield _summed(table, {"account": f"'{EVERYBODY}'"}, f"substr(account, 1, 1) <> '{EVERYBODY}'")


REMAKE: tuple[str, ...] = (
    *(f"DELETE FROM {table.name}" for table in TALLIES),
    *(_adds(each, each.finest, each.read, "1", grouped=True).format(**IN_FORCE) for each in PARTS),
    *(statement for table in TALLIES for statement in _coarser(table)),
)


@cache
def _read(statement: str) -> TextClause:
    return text(statement)
