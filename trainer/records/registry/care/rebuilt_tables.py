"""The tables that a registry makes of events and marks: held against new ones, and put right.

New ones are made beside them, of what stands at one moment, so that nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Table, func, select, text

from trainer.records import raw_rows
from trainer.records.registry.acts import SCHOOL, Role
from trainer.records.registry.care.looking import looking
from trainer.records.registry.derived.in_force import quoted
from trainer.records.registry.derived.marked import lock
from trainer.records.registry.derived.sums import remake
from trainer.records.registry.lite.erasing import project_again
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import events
from trainer.records.registry.rows.people import people
from trainer.records.registry.tables import ACTED, NUMBERED, ROLLED_UP
from trainer.records.registry.tallies import SCOPE, item_tallies
from trainer.records.registry.where import Where

STEP = 200
"""So many rows are put right in one transaction."""

_PROJECTED = (*ACTED, people)
_PASSES = 5


def unlike(at: Where) -> Mapping[str, int]:
    """The rows, by table, that are not as events and marks give them."""
    with _made_beside(at) as (db, kept):
        remake(db)
        queries = {each.name: _apart(each, kept) for each in (*_PROJECTED, *ROLLED_UP)}
        return dict(counted(db, {n: f"SELECT count(*) FROM ({q}) t" for n, q in queries.items()}))


def put_right(registry: Registry) -> Iterator[int]:
    """Put right what is unlike, in steps for which nobody waits long: how many rows, after each.
    Where people act or a marker begins anew again and again meanwhile, something may be left."""
    for _ in range(_PASSES):
        with _made_beside(registry.where) as (db, kept):
            yield from _put_projected_right(registry, db, kept)
            # Sums by what they are wrong by, which stays the same whatever is marked meanwhile.
            remake(db)
            for table in ROLLED_UP:
                query, parts = text(_apart(table, kept)), {"stream_results": True}
                for rows in db.execute(query, execution_options=parts).partitions(STEP):
                    with registry.transaction() as writing:
                        lock(writing)
                        _add(writing, table, [tuple(each) for each in rows])
                    yield len(rows)
        if not unlike(registry.where):
            return


def _put_projected_right(registry: Registry, db: Connection, kept: str) -> Iterator[int]:
    """Up to where somebody acted meanwhile."""
    last = db.scalar(_LAST_ACT)
    for table in _PROJECTED:
        rows = [tuple(each) for each in db.execute(text(_apart(table, kept)))]
        for step in _steps(table, rows):
            with registry.transaction() as writing:
                lock(writing, "acts")
                lock(writing)
                if writing.scalar(_LAST_ACT) != last:
                    return
                _exchange(writing, table, step)
            yield len(step)


def _steps(table: Table, rows: Sequence[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    """These rows some at a time, one that goes and one that comes in its place always together: if
    the doctor is killed, neither is missing."""
    names = ["account"] if table is people else table.columns.keys()
    key = itemgetter(*(at for at, name in enumerate(names, 1) if table.columns[name].primary_key))
    step: list[tuple[Any, ...]] = []
    for _, same in groupby(sorted(rows, key=key), key):
        step += same
        if len(step) >= STEP:
            yield step
            step = []
    if step:
        yield step


_LAST_ACT = select(func.max(events.c.place)).where(events.c.chain == SCHOOL)


def _exchange(db: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """The rows that stand (-1) go, where they still stand; those that should (1) come."""
    gone, due = ([row[1:] for row in rows if row[0] == sign] for sign in (-1, 1))
    if table is people:
        due = [(role, state, account) for account, role, state in due]
        raw_rows.run_all(db, "UPDATE people SET role = ?, state = ? WHERE account = ?", due)
        return
    names = _columns(table)
    same = " AND ".join(f"{each} IS NOT DISTINCT FROM ?" for each in names)
    raw_rows.run_all(db, f"DELETE FROM {table.name} WHERE {same}", gone)
    values = f"({', '.join(names)}) VALUES ({_places(names)})"
    raw_rows.run_all(db, f"INSERT INTO {table.name} {values} ON CONFLICT DO NOTHING", due)


def _add(db: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """These are added to the sums; of a sum that is too large, less than nothing."""
    columns, figures = [*_keys(table), *_figures(table)], _figures(table)
    values = _places(columns)
    if table is item_tallies:
        scope = [quoted(each) for each in SCOPE]
        # No number of one that is lost: its sums may be there still.
        last = "SELECT scope FROM item_scopes UNION ALL SELECT scope FROM item_tallies"
        new = f"SELECT coalesce(max(scope), 0) + 1, {_places(scope)} FROM ({last}) t WHERE true"
        into = f"INSERT INTO item_scopes (scope, {', '.join(scope)}) {new}"
        named = [row[: len(scope)] for row in rows]
        raw_rows.run_all(db, f"{into} ON CONFLICT ({', '.join(scope)}) DO NOTHING", named)
        columns = ["scope", *columns[len(scope) :]]
        of = " AND ".join(f"{each} = ?" for each in scope)
        values = f"(SELECT scope FROM item_scopes WHERE {of}), {_places(columns[1:])}"
    keys = ", ".join(each.name for each in table.primary_key)
    added = ", ".join(f"{each} = {table.name}.{each} + excluded.{each}" for each in figures)
    into = f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({values})"
    raw_rows.run_all(db, f"{into} ON CONFLICT ({keys}) DO UPDATE SET {added}", rows)


@contextmanager
def _made_beside(at: Where) -> Iterator[tuple[Connection, str]]:
    """A moment of the registry, with all that is projected made again, and no sums yet; the schema
    of what is kept."""
    with looking(at, (*_PROJECTED, *NUMBERED, *ROLLED_UP)) as look:
        kept = "main" if look.is_file else "school"
        columns = ", ".join(quoted(each.name) for each in people.columns)
        look.db.execute(text(f"INSERT INTO people SELECT {columns} FROM {kept}.people"))
        project_again(look.db)
        yield look.db, kept


def _apart(table: Table, kept: str) -> str:
    """The query of what differs: of sums what they lack, of all else the rows that stand and should
    not, and that should and do not, each after its sign."""
    if table not in ROLLED_UP:
        own = f"SELECT {', '.join(_columns(table))} FROM"
        stands, due = f"{own} {kept}.{table.name}", f"{own} {table.name}"
        return " UNION ALL ".join(
            f"SELECT {sign} AS sign, t.* FROM ({one} EXCEPT {other}) t"
            for sign, one, other in ((-1, stands, due), (1, due, stands))
        )
    keys, figures = ", ".join(_keys(table)), _figures(table)
    both = " UNION ALL ".join(
        f"SELECT {keys}, {', '.join(f'{sign} * {each} AS {each}' for each in figures)} "
        f"FROM {schema}{table.name}"
        + f" JOIN {schema}item_scopes USING (scope)"
        * (table is item_tallies)
        for sign, schema in ((1, ""), (-1, f"{kept}."))
    )
    sums = ", ".join(f"CAST(sum({each}) AS bigint) AS {each}" for each in figures)
    lacking = " OR ".join(f"sum({each}) <> 0" for each in figures)
    return f"SELECT {keys}, {sums} FROM ({both}) b GROUP BY {keys} HAVING {lacking}"


def _columns(table: Table) -> list[str]:
    names = ("account", "role", "state") if table is people else table.columns.keys()
    return [quoted(each) for each in names]


def _keys(table: Table) -> list[str]:
    """The columns of a sum's subject; items by their scope, whatever number it has."""
    names = (each.name for each in table.primary_key)
    return [quoted(each) for each in ((*SCOPE, "skill") if table is item_tallies else names)]


def _figures(table: Table) -> list[str]:
    return [quoted(each.name) for each in table.columns if not each.primary_key]


def _places(names: Sequence[str]) -> str:
    return ", ".join("?" * len(names))


ORPHANS: Mapping[str, str] = {
    "round_mistakes": "SELECT count(*) FROM round_mistakes m WHERE NOT EXISTS "
    "(SELECT 1 FROM rounds r WHERE r.attempt = m.attempt)",
    "round_items": "SELECT count(*) FROM round_items i WHERE NOT EXISTS "
    "(SELECT 1 FROM rounds r WHERE r.attempt = i.attempt)",
    "rounds": "SELECT count(*) FROM rounds r WHERE NOT EXISTS (SELECT 1 FROM events e "
    "WHERE e.attempt = r.attempt AND e.chain = r.chain AND e.kind = 'round_finished')",
    "quick": "SELECT count(*) FROM quick q WHERE NOT EXISTS (SELECT 1 FROM events e "
    "WHERE e.attempt = q.attempt AND e.chain = q.chain AND e.kind = 'quick_finished')",
}
"""Marks of what no chain tells of."""

OWNERS: Mapping[str, str] = {
    table: f"SELECT count(*) FROM {table} t WHERE NOT EXISTS "
    "(SELECT 1 FROM people p WHERE p.account = t.account)"
    for table in (
        *("rounds", "quick", "standings", "open_beliefs", "beliefs_due"),
        *("members", "exam_sittings"),
    )
}
"""Rows of an account that is not there."""

COUNTED = (
    "SELECT count(*) FROM rounds r WHERE r.mistakes <> r.critical + r.serious + r.minor "
    "OR r.critical <> (SELECT count(*) FROM round_mistakes m WHERE m.attempt = r.attempt "
    "AND m.severity = 'critical')"
)
"""Rounds whose mistakes are not counted as they are listed."""


def open_admins(db: Connection) -> int:
    """The number of accounts that can keep accounts; one too in a registry that has nobody yet."""
    query = select(func.count()).select_from(people)
    admins = query.where(people.c.role == Role.ADMIN.value, people.c.state == "open")
    return (db.scalar(admins) or 0) + (not db.scalar(query))


def counted(db: Connection, queries: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """The counts of these that are not 0."""
    for name, query in queries.items():
        count = db.scalar(text(query)) or 0
        if count:
            yield name, count
