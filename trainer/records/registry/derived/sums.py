"""The upkeep of the roll-ups: the marks in force of an attempt are added, or taken away.

Before something changes that counts (an override, marks made anew, an erasure) the attempt is
folded out, and folded in after it; so the sums are always those of what is in force. ``remake``
says the same of everything at once. The statements are the same for SQLite and PostgreSQL.

On PostgreSQL the rows of everybody are everyone's to wait for: one transaction folds at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from sqlalchemy import Connection, Table, text

from trainer.records import raw_rows
from trainer.records.registry.derived.in_force import quoted
from trainer.records.registry.derived.parts import (
    AS_MARKED,
    IN_FORCE,
    PARTS,
    SCOPED,
    TAUGHT,
    Grains,
    Part,
    Sums,
)
from trainer.records.registry.tallies import (
    ALL,
    ANSWERS,
    DAY,
    EVERYBODY,
    SCOPE,
    TALLIES,
    WEEK,
    item_tallies,
)


def fold(db: Connection, attempts: Iterable[str], sign: int) -> None:
    """Count the marks in force of these attempts from now on (``sign`` 1), or no more (-1)."""
    asked = tuple(attempts)
    there = {has: _having(db, has, asked) for has in _LOOKED_AT}
    for overridden in (False, True):
        counted = [each for each in asked if (each in there["overrides"]) is overridden]
        for has, numbers, adds in together(overridden=overridden):
            own = [each for each in counted if each in there[has]]
            if own and numbers:
                raw_rows.run_all(db, numbers, [{"attempt": each} for each in own])
            if own:
                raw_rows.run_among(db, adds, own, {"sign": sign})


_LOOKED_AT = ("overrides", *(part.has for part in PARTS))


def _having(db: Connection, table: str, attempts: Sequence[str]) -> frozenset[str]:
    """The rows that the table has of these attempts."""
    found = f"SELECT DISTINCT attempt FROM {table} WHERE attempt IN ()"
    return frozenset(row[0] for row in raw_rows.among(db, found, attempts))


def remake(db: Connection) -> None:
    """Every roll-up is made again of all that is in force."""
    for statement in REMAKE:
        db.execute(_read(statement))


def _those(part: Part, which: str) -> str:
    """The rows of those attempts."""
    # The limit makes the database look attempts up once, and not again for every grain.
    columns = ", ".join(map(quoted, part.columns))
    return f"(SELECT {columns} FROM {part.read} WHERE attempt {which})"


@cache
def together(*, overridden: bool) -> tuple[tuple[str, str, str], ...]:
    """The statements that fold many attempts at once, each with the table that has its rows: the
    one that numbers the scopes of one attempt, or none, and the one that adds all of them. Most of
    their rows are the same ones."""
    # Where nobody overrode a mark, the marks themselves are read: the views of what is in force
    # would take several times as long.
    read = IN_FORCE if overridden else AS_MARKED
    few = f"IN () LIMIT {AT_MOST}"
    return tuple(
        (
            part.has,
            _numbers(part).format(**read) if part.scoped else "",
            _adds(part, part.grains, _those(part, few), ":sign").format(**read),
        )
        for part in PARTS
    )


def _numbers(part: Part) -> str:
    one = _those(part, "= :attempt LIMIT 1")
    return _scope_numbers(_at(part.grains, f"{one} r"))


AT_MOST = 100_000
"""More attempts than are ever folded at once."""


def _at(grains: Grains, read: str) -> str:
    """A round or a sitting ``r``, with the grains ``g`` that it counts at: ``column1`` is whose,
    ``column2`` day, week or all, ``column3`` their number."""
    times = ", ".join(f"({each[0]}, '{each[1]}', {at})" for at, each in enumerate(grains, 1))
    return f"{read}, (VALUES {times}) AS g"


def _adds(part: Part, grains: Grains, read: str, sign: str) -> str:
    """The statement that adds the rows read to a roll-up, in which all else is 0."""
    figures = {name: f"{sign} * {_sum(of)}" for name, of in part.sums.items()}
    columns = {**part.keys, **figures}
    rest = [each.name for each in part.table.columns if each.name not in columns]
    chosen = ", ".join([*columns.values(), *("0" for _ in rest)])
    groups = ", ".join(str(place) for place in range(1, len(part.keys) + 1))
    beside, where = (_BESIDE, _OWN) if part.scoped else ("", _TAUGHT_SOMEWHERE)
    select = f"SELECT {chosen} FROM {_at(grains, f'{read} r{part.beside}')}{beside} WHERE {where}"
    return _into(part.table, [*columns, *rest], f"{select} GROUP BY {groups}", part.sums)


_TAUGHT_SOMEWHERE = f"(g.column1 <> {TAUGHT} OR r.taught <> '')"


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


# Coarser rows of a roll-up, one after another, from its own finer ones ``r``.
_COARSER: tuple[tuple[Sums, str], ...] = (
    ({"grain": f"'{WEEK}'", "at": "(r.at + 3) / 7"}, f"r.grain = '{DAY}'"),
    ({"grain": f"'{ALL}'", "at": "0"}, f"r.grain = '{WEEK}'"),
    ({"account": f"'{EVERYBODY}'"}, f"substr(r.account, 1, 1) <> '{EVERYBODY}'"),
)


def _summed(table: Table, keys: Sums, where: str) -> str:
    names = [column.name for column in table.columns]
    own = [column.name for column in table.primary_key]
    figures = [name for name in names if name not in own]
    sums = [f"sum({quoted(name)})" for name in figures]
    chosen = [keys.get(name, quoted(name)) for name in own] + sums
    groups = ", ".join(str(place) for place in range(1, len(own) + 1))
    select = f"SELECT {', '.join(chosen)} FROM {table.name} r WHERE {where} GROUP BY {groups}"
    return f"INSERT INTO {table.name} ({', '.join(map(quoted, [*own, *figures]))}) {select}"


def _anew(part: Part) -> Iterator[str]:
    """All that is in force of it, at the finest grains."""
    if part.scoped:
        with_it = f"EXISTS (SELECT 1 FROM {part.has} h WHERE h.attempt = r.attempt)"
        yield _scope_numbers_of_all(_at(part.finest, f"{part.read} r"), with_it)
    yield _adds(part, part.finest, part.read, "1")


def _coarser(table: Table) -> Iterator[str]:
    for keys, where in _COARSER:
        if table is item_tallies:
            yield from _coarser_scopes(keys, where)
        else:
            yield _summed(table, keys, where)


# ---------------------------------------------------------------------------- the scopes of items

# Each scope has a number, given when it is first needed, and for good: who needs one asks inside
# the transaction that folds, of which there is one at a time. CROSS JOIN tells SQLite to look from
# the left to the right.
_SCOPED_BY = ", ".join(map(quoted, SCOPE))
_LAST_SCOPE = "(SELECT coalesce(max(scope), 0) FROM item_scopes)"


def _scope_numbers(read: str) -> str:
    """The statement that numbers a round's new scopes, of a read with its counted grains."""
    # Without WHERE, SQLite takes the ON of ON CONFLICT for the ON of a join.
    return _into_scopes(
        f"SELECT {_LAST_SCOPE} + g.column3, {', '.join(SCOPED.values())} FROM {read} WHERE true"
    )


def _scope_numbers_of_all(read: str, where: str, sums: Sums = SCOPED) -> str:
    """The statement that numbers every scope of the rows that are read, as far as it has none."""
    chosen = ", ".join(f"{of} AS {quoted(name)}" for name, of in sums.items())
    each = f"(SELECT DISTINCT {chosen} FROM {read} WHERE {where}) t"
    return _into_scopes(f"SELECT {_LAST_SCOPE} + row_number() OVER (), t.* FROM {each} WHERE true")


def _coarser_scopes(keys: Sums, where: str) -> tuple[str, str]:
    """Sums of coarser scopes from those of finer ones ``r``: their numbers, and the rows."""
    columns = {name: f"r.{quoted(name)}" for name in SCOPE} | dict(keys)
    figures = ", ".join(map(quoted, ANSWERS))
    sums = ", ".join(f"sum(i.{quoted(name)})" for name in ANSWERS)
    rows = (
        f"INSERT INTO item_tallies (scope, skill, {figures}) SELECT s.scope, i.skill, {sums} "
        "FROM item_scopes r CROSS JOIN item_scopes s CROSS JOIN item_tallies i "
        f"WHERE {where} AND {_same(columns)} AND i.scope = r.scope GROUP BY 1, 2"
    )
    return _scope_numbers_of_all("item_scopes r", where, columns), rows


def _into_scopes(select: str) -> str:
    insert = f"INSERT INTO item_scopes (scope, {_SCOPED_BY})"
    return f"{insert} {select} ON CONFLICT ({_SCOPED_BY}) DO NOTHING"


def _same(sums: Sums) -> str:
    return " AND ".join(f"s.{quoted(name)} = {of}" for name, of in sums.items())


_BESIDE = " CROSS JOIN item_scopes s CROSS JOIN round_items i"
_OWN = f"{_same(SCOPED)} AND i.attempt = r.attempt"
"""What is read beside a round and the grains to add up its items: its scopes, and they."""


REMAKE: tuple[str, ...] = (
    *(f"DELETE FROM {table.name}" for table in TALLIES),
    *(statement.format(**IN_FORCE) for part in PARTS for statement in _anew(part)),
    *(statement for table in TALLIES for statement in _coarser(table)),
)


_read = cache(text)
