"""The scopes of items' sums, each with a number: given when it is first needed, and for good.

Who needs one asks inside the transaction that folds, of which there is one at a time. The
statements are the same for SQLite and PostgreSQL; ``CROSS JOIN`` tells SQLite to look from the left
to the right.
"""

from __future__ import annotations

from trainer.records.registry.derived.parts import SCOPED, Sums, quoted
from trainer.records.registry.tallies import ANSWERS, SCOPE

_NAMES = ", ".join(map(quoted, SCOPE))
_LAST = "(SELECT coalesce(max(scope), 0) FROM item_scopes)"


def numbers(read: str) -> str:
    """The statement that numbers the scopes of one round, as far as they have none: read it with
    its grains, which are counted."""
    return _into(f"SELECT {_LAST} + g.column3, {', '.join(SCOPED.values())} FROM {read} WHERE true")


def numbers_of_all(read: str, where: str, told: Sums = SCOPED) -> str:
    """The statement that numbers every scope of the rows that are read, as far as it has none."""
    chosen = ", ".join(f"{of} AS {quoted(name)}" for name, of in told.items())
    each = f"(SELECT DISTINCT {chosen} FROM {read} WHERE {where}) t"
    return _into(f"SELECT {_LAST} + row_number() OVER (), t.* FROM {each} WHERE true")


def coarser(keys: Sums, where: str) -> tuple[str, str]:
    """Sums of coarser scopes from those of finer ones ``r``: their numbers, and the rows."""
    told = {name: f"r.{quoted(name)}" for name in SCOPE} | dict(keys)
    figures = ", ".join(map(quoted, ANSWERS))
    sums = ", ".join(f"sum(i.{quoted(name)})" for name in ANSWERS)
    rows = (
        f"INSERT INTO item_tallies (scope, skill, {figures}) SELECT s.scope, i.skill, {sums} "
        "FROM item_scopes r CROSS JOIN item_scopes s CROSS JOIN item_tallies i "
        f"WHERE {where} AND {_same(told)} AND i.scope = r.scope GROUP BY 1, 2"
    )
    return numbers_of_all("item_scopes r", where, told), rows


def _into(select: str) -> str:
    insert = f"INSERT INTO item_scopes (scope, {_NAMES})"
    return f"{insert} {select} ON CONFLICT ({_NAMES}) DO NOTHING"


def _same(told: Sums) -> str:
    return " AND ".join(f"s.{quoted(name)} = {of}" for name, of in told.items())


BESIDE = " CROSS JOIN item_scopes s CROSS JOIN round_items i"
OWN = f"{_same(SCOPED)} AND i.attempt = r.attempt"
"""What is read beside a round and the grains to add up its items: its scopes, and they."""
