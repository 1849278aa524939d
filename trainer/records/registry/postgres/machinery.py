"""The server's functions and guards: always those of this version."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from trainer.records import event, event_shape, lifecycle
from trainer.records.registry import acts, proofs, signed_in
from trainer.records.registry.derived.projecting import literal
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.derived.views import clear, view_statements
from trainer.records.registry.postgres.generated import array, generated
from trainer.records.registry.re_marks import KEPT_FIGURES, KEPT_OF_EXAMS, KEPT_OF_QUICK
from trainer.records.registry.rows import live
from trainer.records.registry.rows.log import erasures
from trainer.records.registry.tables import ACTED, forgotten

_SQL = Path(__file__).parent / "sql"
_UUID7 = "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"
_FILES = (
    *("log", "shapes", "act", "submit", "badges"),
    *("signing", "station", "tasks", "live", "anew"),
)


def _named(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _json(value: Any) -> str:
    return f"{literal(json.dumps(value))}::jsonb"


def _shape(fields: Mapping[str, str]) -> dict[str, Any]:
    needed = sum(not types.endswith(event_shape.OPTIONAL) for types in fields.values())
    return {"fields": dict(fields), "needed": needed}


_TOLD = (event, event_shape, lifecycle, acts, live, proofs, signed_in)
# ``{NAME}`` in a file of SQL stands for the constant of that name in one of these modules, or for:
_MADE: Mapping[str, str] = MappingProxyType(
    {
        "CLEAR_ALL": clear(""),
        "FORGET": " ".join(f"{each};" for each in forgotten("p_account")),
        "EXAM_ENDED": EXAM_ENDED,
        "KEPT_FIGURES": _named(KEPT_FIGURES),
        "KEPT_OF_QUICK": _named(KEPT_OF_QUICK),
        "KEPT_OF_EXAMS": _named(KEPT_OF_EXAMS),
        "UUID7": _UUID7,
        "SHAPES": _json(
            {
                kind: _shape(each.fields)
                | {"most": each.most, "plain": event_shape.PLAIN.get(kind)}
                for kind, each in event_shape.SHAPES.items()
            }
        ),
        "PLANNED": _json(_shape(event_shape.PLANNED)),
        "IN_BOUNDS": " AND ".join(
            f"coalesce((v ->> {literal(name)})::bigint BETWEEN {least} AND {most}, true)"
            for name, (least, most) in event_shape.BOUNDS.items()
        ),
        "COUNTED_UP": array(kind for kind, step in lifecycle.COUNTED.items() if step > 0),
        "EMPTY_PROJECTED": " ".join(
            f"DELETE FROM {table.name};" for table in ACTED if table is not erasures
        ),
    }
)


def _filled(blank: re.Match[str]) -> str:
    if (made := _MADE.get(blank[1])) is not None:
        return made
    value = next(vars(each)[blank[1]] for each in _TOLD if blank[1] in vars(each))
    return str(value) if isinstance(value, int | str) else array(value)


@cache
def functions() -> tuple[str, ...]:
    """The statements that make all functions and guards, in a schema that has none."""
    return ("SET LOCAL check_function_bodies = off", *generated(), *map(_file, _FILES))


@cache
def print_of_functions() -> str:
    """A print of all of them: another one means that they are another version's."""
    made = (*functions(), pinned(), *view_statements())
    return sha256("\n".join(made).encode()).hexdigest()


def _file(name: str) -> str:
    text = (_SQL / f"{name}.sql").read_text(encoding="utf-8")
    return re.sub(r"\{([A-Z][A-Z_0-9]+)\}", _filled, text)


def without_functions() -> Iterator[str]:
    """The statements that take all of them away again, and the guards with them."""
    yield """DO $$ DECLARE f regprocedure; BEGIN
        FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
            JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'school' LOOP
            EXECUTE format('DROP FUNCTION %s CASCADE', f);
        END LOOP; END $$"""


def pinned() -> str:
    """The statement that has functions which act for their owner look into our schema alone, read
    their own text as it is written whatever the caller's session says, and plan what they do once a
    session: to plan how a round is added up takes longer than to do it."""
    return """DO $$ DECLARE f regprocedure; BEGIN
        FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
            JOIN pg_namespace n ON n.oid = p.pronamespace
            WHERE n.nspname = 'school' AND p.prosecdef LOOP
            EXECUTE format('ALTER FUNCTION %s SET search_path = school, pg_temp', f);
            EXECUTE format('ALTER FUNCTION %s SET standard_conforming_strings = on', f);
            EXECUTE format('ALTER FUNCTION %s SET plan_cache_mode = force_generic_plan', f);
        END LOOP;
        -- What a delivery looks up it finds by a key, also where it planned so while nothing was
        -- there: a session that begins with an empty table would read all of it ever after.
        ALTER FUNCTION submit SET enable_seqscan = off;
        ALTER FUNCTION submit SET jit = off;
        END $$"""
