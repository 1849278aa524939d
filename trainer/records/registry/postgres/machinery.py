"""The server's functions and guards: always those of this version."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from trainer.records.event import AFTERWARDS, OF_EXAMS, OF_QUICK, OF_ROUNDS
from trainer.records.event_shape import (
    BOUNDS,
    DAY_MS,
    DEPTH,
    EARLIEST_MS,
    HUGE,
    MOST_CLAIMS,
    MOST_EVENTS,
    OPTIONAL,
    OUTCOMES,
    PLAIN,
    PLANNED,
    SHAPES,
)
from trainer.records.lifecycle import (
    BEGINS,
    COUNTED,
    ENDS,
    MARKED_AT,
    OF_EXAM_STATE,
    WHILE_AWAY,
)
from trainer.records.registry.acts import BY_PIN, LARGEST_ACT, OF_SOMEBODY
from trainer.records.registry.badges import BADGE_HOLDS_MS, PIN_HOLDS_MS
from trainer.records.registry.derived.clearing import clear
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.derived.views import view_statements
from trainer.records.registry.live import (
    LEAST_MS,
    MOST_FELT,
    MOST_TILE,
    SEALED_TILE,
    WATCH_MS,
)
from trainer.records.registry.postgres.generated import array, generated, literal
from trainer.records.registry.proofs import NONCE_HOLDS_MS
from trainer.records.registry.re_marks import KEPT_FIGURES, KEPT_OF_EXAMS, KEPT_OF_QUICK
from trainer.records.registry.rows.log import erasures
from trainer.records.registry.signed_in import LOCK_MS, MADE_UP, TRIES
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
    needed = sum(not types.endswith(OPTIONAL) for types in fields.values())
    return {"fields": dict(fields), "needed": needed}


_BLANKS: Mapping[str, str] = MappingProxyType(
    {
        "{most_tile}": str(MOST_TILE),
        "{most_felt}": str(MOST_FELT),
        "{least_live_ms}": str(LEAST_MS),
        "{watch_ms}": str(WATCH_MS),
        "{sealed_tile}": SEALED_TILE,
        "{made_up}": MADE_UP,
        "{tries}": str(TRIES),
        "{lock_ms}": str(LOCK_MS),
        "{badge_holds_ms}": str(BADGE_HOLDS_MS),
        "{pin_holds_ms}": str(PIN_HOLDS_MS),
        "{nonce_holds_ms}": str(NONCE_HOLDS_MS),
        "{by_pin}": array(BY_PIN),
        "{day_ms}": str(DAY_MS),
        "{clear_all}": clear(""),
        "{forget}": " ".join(f"{each};" for each in forgotten("p_account")),
        "{exam_ended}": EXAM_ENDED,
        "{kept_figures}": _named(KEPT_FIGURES),
        "{kept_of_quick}": _named(KEPT_OF_QUICK),
        "{kept_of_exams}": _named(KEPT_OF_EXAMS),
        "{of_somebody}": array(OF_SOMEBODY),
        "{most_events}": str(MOST_EVENTS),
        "{most_claims}": str(MOST_CLAIMS),
        "{depth}": str(DEPTH),
        "{huge}": HUGE,
        "{uuid7}": _UUID7,
        "{largest_act}": str(LARGEST_ACT),
        "{shapes}": _json(
            {
                kind: _shape(each.fields) | {"most": each.most, "plain": PLAIN.get(kind)}
                for kind, each in SHAPES.items()
            }
        ),
        "{planned}": _json(_shape(PLANNED)),
        "{in_bounds}": " AND ".join(
            f"coalesce((v ->> {literal(name)})::bigint BETWEEN {least} AND {most}, true)"
            for name, (least, most) in BOUNDS.items()
        ),
        "{outcomes}": array(OUTCOMES),
        "{earliest_ms}": str(EARLIEST_MS),
        "{begins}": array(BEGINS),
        "{ends}": array(ENDS),
        "{counted}": array([kind for kind, step in COUNTED.items() if step > 0]),
        "{afterwards}": array(AFTERWARDS),
        "{marked_at}": array(MARKED_AT),
        "{while_away}": array(WHILE_AWAY),
        "{of_exam_state}": array((*OF_EXAM_STATE,)),
        "{of_rounds}": array(OF_ROUNDS),
        "{of_quick}": array(OF_QUICK),
        "{of_exams}": array(OF_EXAMS),
        "{empty_projected}": " ".join(
            f"DELETE FROM {table.name};" for table in ACTED if table is not erasures
        ),
    }
)


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
    for blank, value in _BLANKS.items():
        text = text.replace(blank, value)
    return text


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
        ALTER FUNCTION submit(text, text, text, json, json) SET enable_seqscan = off;
        ALTER FUNCTION submit(text, text, text, json, json) SET jit = off;
        END $$"""
