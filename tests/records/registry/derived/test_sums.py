"""The roll-ups: attempt by attempt they come to the same as all at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, func, select

from tests.records.registry.million import Shape, fill, repeat
from tests.school.reports.filled import Filled, in_memory
from trainer.drills.skills.skill import Area
from trainer.game.wagers import Wager
from trainer.records.declared import metadata
from trainer.records.registry.derived.sums import fold, remake
from trainer.records.registry.derived.views import make_views
from trainer.records.registry.rows.marks import quick, rounds
from trainer.records.registry.rows.review import overrides
from trainer.records.registry.tallies import (
    AREAS,
    BASES,
    SCOPE,
    TALLIES,
    first_day,
    item_scopes,
    item_tallies,
    kind_tallies,
    tallies,
    week_of,
)

SHAPE = Shape(rounds=160, trainees=5, days=20, a_class=3)
Rolled = Mapping[str, frozenset[tuple[Any, ...]]]


def rolled(db: Connection) -> Rolled:
    """Every row that is not nothing."""
    return {
        table.name: frozenset(
            tuple(row)
            for row in db.execute(select(table))
            if any(row._mapping[each.name] for each in table.columns if not each.primary_key)
        )
        for table in TALLIES
    }


def attempts(db: Connection) -> list[str]:
    return [each for t in (rounds, quick) for each in db.scalars(select(t.c.attempt))]


def test_one_by_one_comes_to_the_same_as_all_at_once() -> None:
    with Filled.of(SHAPE).reading() as db:
        at_once = rolled(db)
        for table in TALLIES:
            db.execute(table.delete())
        fold(db, attempts(db), 1)
        assert rolled(db) == at_once
        assert all(at_once.values())


def test_a_school_many_times_over_has_the_sums_of_its_rows(tmp_path: Path) -> None:
    """So a bench of ten million rounds is as good as one of rounds that were delivered."""
    one = create_engine(f"sqlite:///{tmp_path / 'one'}")
    with one.begin() as db:
        metadata.create_all(db)
        make_views(db)
        fill(db, SHAPE)
    one.dispose()
    with Filled(in_memory()).reading() as db:
        repeat(db, tmp_path / "one", 3)
        counted = (db.scalar(select(func.count()).select_from(table)) for table in (rounds, quick))
        assert [*counted] == [3 * SHAPE.rounds, 3 * SHAPE.rounds // SHAPE.rounds_a_sitting]
        repeated = _by_name(db)
        remake(db)
        assert _by_name(db) == repeated


def _by_name(db: Connection) -> list[set[tuple[Any, ...]]]:
    """All sums; those of items with what they are of in place of its number."""
    named = [*(item_scopes.c[each] for each in SCOPE), *list(item_tallies.c)[1:]]
    items = select(*named).where(item_scopes.c.scope == item_tallies.c.scope)
    return [
        {tuple(row) for row in db.execute(query)}
        for query in (select(tallies), select(kind_tallies), items)
    ]


def test_what_is_folded_out_leaves_nothing_behind() -> None:
    with Filled.of(SHAPE).reading() as db:
        fold(db, attempts(db), -1)
        assert not any(rolled(db).values())


def test_an_override_counts_once_it_is_folded_in() -> None:
    with Filled.of(SHAPE).reading() as db:
        wrong = db.execute(select(rounds.c.attempt).where(rounds.c.mistakes > 0)).first()
        assert wrong is not None
        fold(db, [wrong.attempt], -1)
        said = dict.fromkeys((column.name for column in overrides.columns), "")
        row = said | {"event": "e1", "attempt": wrong.attempt, "number": 0, "to_": "void"}
        row |= {"seat": 0}
        db.execute(overrides.insert(), row | {"at_ms": 0})
        fold(db, [wrong.attempt], 1)
        kept = rolled(db)
        remake(db)
        assert rolled(db) == kept


def test_the_columns_are_those_of_today() -> None:
    """A new area, or a new wager, needs a migration."""
    assert tuple(each.value for each in Area) == AREAS
    assert ("table", *(each.value for each in Wager)) == BASES


def test_a_week_begins_on_a_monday() -> None:
    """The first of 1970 was a Thursday; the fifth was the first Monday."""
    assert [week_of(day) for day in (0, 3, 4, 10, 11)] == [0, 0, 1, 1, 2]
    assert first_day(1) == 4
