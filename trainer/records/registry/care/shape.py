"""The check that a registry has the tables, indexes, views and guards that the program gave it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlalchemy import Table, inspect

from trainer.records.flaw import Flaw, Wrong
from trainer.records.registry.care.looking import Looking
from trainer.records.registry.derived.views import NAMES
from trainer.records.registry.lite.schema import GUARDS
from trainer.records.registry.tables import ALL
from trainer.records.shape import TRIGGERS, guard_flaws, page_flaws

ON_SERVER = tuple(
    f"{table}_no_{change}"
    for table in ("chains", "events")
    for change in ("delete", "truncate", "update")
)
"""The guards of a server's tables."""


def shape_flaws(look: Looking) -> Iterator[Flaw]:
    """The parts that are not as the program made them."""
    if look.is_file:
        yield from page_flaws(look.asked)
    found = _Found.of(look)
    for table in ALL:
        if table.name not in found.columns:
            yield Flaw(Wrong.TABLE, detail=table.name)
        elif not found.as_ours(table):
            yield Flaw(Wrong.SHAPE, detail=table.name)
    views = set(inspect(look.db).get_view_names())
    yield from (Flaw(Wrong.TABLE, detail=name) for name in NAMES if name not in views)
    ours = GUARDS if look.is_file else dict.fromkeys(ON_SERVER, "O")
    yield from guard_flaws(look.asked(TRIGGERS if look.is_file else _ON_SERVER), ours)


@dataclass(frozen=True, slots=True)
class _Found:
    """The parts that there are, by table: all of them asked for at once."""

    columns: Mapping[str, set[tuple[str, bool]]]
    keys: Mapping[str, list[str]]
    indexes: Mapping[str, set[str | None]]

    @classmethod
    def of(cls, look: Looking) -> _Found:
        found = inspect(look.db)
        return cls(
            columns={
                str(name): {(each["name"], bool(each["nullable"])) for each in columns}
                for (_, name), columns in found.get_multi_columns().items()
            },
            keys={
                str(name): list(key["constrained_columns"])
                for (_, name), key in found.get_multi_pk_constraint().items()
            },
            indexes={
                str(name): {each["name"] for each in indexes}
                for (_, name), indexes in found.get_multi_indexes().items()
            },
        )

    def as_ours(self, table: Table) -> bool:
        ours = {(each.name, bool(each.nullable)) for each in table.columns}
        return (
            self.columns[table.name] == ours
            and self.keys.get(table.name) == [each.name for each in table.primary_key]
            and self.indexes.get(table.name, set()) >= {index.name for index in table.indexes}
        )


_ON_SERVER = (
    "SELECT tgname, tgenabled FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE n.nspname = 'school' AND NOT tgisinternal"
)
