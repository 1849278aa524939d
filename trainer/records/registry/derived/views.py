"""The views of the registry: what is in force of marks, what was worked for remedials, people as
they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from sqlalchemy import Connection, Select, Table, column, select, table, text

from trainer.records.declared import read
from trainer.records.registry.derived.in_force import VIEWS, statements
from trainer.records.registry.rows import marks
from trainer.records.registry.rows.people import PersonRow

PEOPLE_SHOWN, REMEDIAL_WORK = "people_shown", "remedial_work"
# People without what their secrets are proved by.
_PEOPLE = f"""CREATE VIEW {PEOPLE_SHOWN} AS SELECT account, login, name, role, state, email,
 CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password,
 CASE WHEN pin_hash IS NULL THEN 0 ELSE 1 END AS has_pin,
 tries, locked_until_ms, language FROM people"""

WORK = """CREATE VIEW remedial_work AS
 SELECT remedial, account, house, attempt, dealt_at_ms AS at_ms, clean FROM rounds
 WHERE remedial IS NOT NULL AND clean IS NOT NULL
 UNION ALL SELECT remedial, account, house, attempt, at_ms, clean FROM quick
 WHERE remedial IS NOT NULL AND clean IS NOT NULL"""
"""Every round and sitting that counts for a remedial, for or against."""

NAMES = (*VIEWS, REMEDIAL_WORK, PEOPLE_SHOWN)


def view_statements() -> Iterator[str]:
    """The statements that make them, over today's tables."""
    yield from statements(
        _columns(marks.rounds), _columns(marks.round_mistakes), _columns(marks.quick)
    )
    yield WORK
    yield _PEOPLE


def make_views(db: Connection) -> None:
    for statement in view_statements():
        db.execute(text(statement))


def drop_views(db: Connection) -> None:
    """They are no more, where they were."""
    for name in reversed(NAMES):
        db.execute(text(f"DROP VIEW IF EXISTS {name}"))


def _columns(of: Table) -> tuple[str, ...]:
    return tuple(each.name for each in of.columns)


_people = table(PEOPLE_SHOWN, *(column(each.name) for each in fields(PersonRow)))


def person_of(db: Connection, account: str) -> PersonRow | None:
    """That account."""
    return next(_read(db, select(_people).where(_people.c.account == account)), None)


def everybody(db: Connection) -> tuple[PersonRow, ...]:
    """Every account, by name; those that were erased last."""
    return tuple(_read(db, select(_people).order_by(_people.c.login.is_(None), _people.c.name)))


def _read(db: Connection, query: Select[*tuple[object, ...]]) -> Iterator[PersonRow]:
    return (read(PersonRow, row) for row in db.execute(query).mappings())


# ------------------------------------------------------------------------------------- remedials

# A remedial is cleared by its own rounds alone, so many in a row without an error. A round counts
# for one only where it carries its id, is the assigned trainee's, at the assigned house, and asked
# for the skills at all (``clean`` is NULL where it did not). Which round cleared it follows from
# the marks, in whatever order they were delivered.

# What was worked for open remedials, with how many errors up to there. Looked up by the remedial:
# what is put together is in no index, of which SQLite would else take that of the house.
_DONE = """SELECT w.remedial, w.attempt, w.at_ms, w.clean, m.in_a_row,
 sum(1 - w.clean) OVER (PARTITION BY w.remedial ORDER BY w.attempt) AS errors
 FROM remedials m JOIN remedial_work w
 ON w.remedial = m.remedial AND w.account || '' = m.account AND w.house || '' = m.house
 WHERE m.state = 'open'{which}"""
_IN_A_ROW = f"""SELECT d.*,
 sum(d.clean) OVER (PARTITION BY d.remedial, d.errors ORDER BY d.attempt) AS run
 FROM ({_DONE}) d"""
_CLEARING = f"""SELECT n.remedial, n.attempt, n.at_ms,
 row_number() OVER (PARTITION BY n.remedial ORDER BY n.attempt) AS nth
 FROM ({_IN_A_ROW}) n WHERE n.clean = 1 AND n.run >= n.in_a_row"""


def clear(among: str = "= :remedial") -> str:
    """The statement that clears those remedials where they have been worked well enough; an empty
    ``among`` stands for all of them."""
    # Said of both tables: no more work than theirs is read.
    which = f" AND m.remedial {among} AND w.remedial {among}" if among else ""
    return (
        "UPDATE remedials SET state = 'cleared', cleared_by = c.attempt, cleared_at_ms = c.at_ms"
        f" FROM ({_CLEARING.format(which=which)}) c"
        " WHERE remedials.remedial = c.remedial AND c.nth = 1"
    )


RUN = """(SELECT count(*) FROM remedial_work w WHERE w.remedial = remedials.remedial
 AND w.account = remedials.account AND w.house = remedials.house AND w.clean = 1
 AND w.attempt > coalesce((SELECT max(u.attempt) FROM remedial_work u
 WHERE u.remedial = remedials.remedial AND u.account = remedials.account
 AND u.house = remedials.house AND u.clean = 0), ''))"""
"""How many without an error in a row a remedial has now."""
WORKED = """(SELECT count(*) FROM remedial_work w WHERE w.remedial = remedials.remedial
 AND w.account = remedials.account AND w.house = remedials.house)"""
"""How many were worked for it."""
