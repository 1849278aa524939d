"""The server's functions and guards: always those of this version. What follows from what is
declared is made here: terms, projections, sums, marks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from trainer.records import event, event_shape, lifecycle
from trainer.records.registry import acts, proofs, signed_in
from trainer.records.registry.acts import PRIVATE, SCHOOL, ActKind
from trainer.records.registry.derived.projections import (
    DECIDED,
    DELIVERED,
    EXAM_ENDED,
    PROJECTIONS,
    Changes,
    Step,
    literal,
    statement,
)
from trainer.records.registry.derived.sums import together
from trainer.records.registry.derived.views import clear, view_statements
from trainer.records.registry.objections import CONCERNED, objection
from trainer.records.registry.re_marks import KEPT_FIGURES, KEPT_OF_EXAMS, KEPT_OF_QUICK
from trainer.records.registry.reads.own import ARCHIVE, HOUSES, OWN, PUBLISHED, TASKS_DONE
from trainer.records.registry.rows import live
from trainer.records.registry.rows.log import erasures
from trainer.records.registry.tables import ACTED, forgotten

# An author's work is at no station before a supervisor published it.
_SEES_UNPUBLISHED = "(logged_in_for('author') OR logged_in_for('supervisor'))"

_PARAMETERS = "p_kind text, p_id text, p_attempt text, p_at_ms bigint, p_account text"


def generated() -> Iterator[str]:
    """The statements that make these functions."""
    yield _terms()
    yield _private()
    yield _concerned()
    yield _objection()
    yield from (_own(name, queries) for name, queries in OWN.items())
    yield _of_houses("choices_made()", _listed(HOUSES["choices_made"]))
    acts = f"SELECT * FROM ({HOUSES['house_acts']}) a WHERE a.kind <> 'house_handed_in'"
    yield _of_houses("house_acts()", _listed(f"{acts} OR {_SEES_UNPUBLISHED}"))
    archive = f"{ARCHIVE} AND ({_SEES_UNPUBLISHED} OR acts.id IN ({PUBLISHED}))"
    archive = archive.replace(":handed_in", "p_id")
    yield _of_houses("house_archive(p_id text)", f"SELECT to_json(({archive}))")
    done = TASKS_DONE.replace(":account", "p_account").replace(":sitting", "p_sitting")
    yield _function("tasks_done(p_account text, p_sitting text)", "bigint", done)
    yield _is_projected()
    yield _project()
    yield _void("fold_all", "p_attempts text[], p_sign int", _folded(), _OVERRIDDEN)


def _function(head: str, returns: str, body: str, how: str = "sql STABLE") -> str:
    return f"CREATE FUNCTION {head} RETURNS {returns} LANGUAGE {how} AS $body$ {body} $body$"


def array(texts: Iterable[str]) -> str:
    return f"ARRAY[{', '.join(map(literal, texts))}]::text[]"


def _void(name: str, parameters: str, statements: Iterable[str], declared: str = "") -> str:
    body = "\n".join(f"    {statement};" for statement in statements)
    whole = f"{declared}\nBEGIN\n{body}\nEND"
    return _function(f"{name}({parameters})", "void", whole, "plpgsql")


_OVERRIDDEN = """DECLARE
    v_attempt text;
    v_overridden text[] := ARRAY(SELECT DISTINCT attempt FROM overrides
        WHERE attempt = ANY (p_attempts));
    v_rest text[] := ARRAY(SELECT unnest(p_attempts) EXCEPT SELECT unnest(v_overridden));"""


def _folded() -> Iterator[str]:
    """The statements of ``sums.fold``."""
    yield "IF cardinality(p_attempts) = 0 THEN RETURN; END IF"
    yield "PERFORM take_lock('sums')"
    for which, overridden in (("v_rest", False), ("v_overridden", True)):
        for has, numbers, adds in together(overridden=overridden):
            if numbers:
                having = f"SELECT DISTINCT attempt FROM {has} WHERE attempt = ANY ({which})"
                each = numbers.replace(":attempt", "v_attempt")
                yield f"FOR v_attempt IN {having} LOOP {each}; END LOOP"
            yield adds.replace("IN ()", f"= ANY ({which})").replace(":sign", "p_sign")


# ------------------------------------------------------------------------------- what is permitted


def _terms() -> str:
    rows = ", ".join(
        f"({literal(kind)}, {array(terms.facts)}, {array(sorted(terms.roles))}, "
        f"{literal(terms.about)})"
        for kind, terms in ((each, each.terms) for each in ActKind)
    )
    found = f"SELECT t.f, t.r, t.a FROM (VALUES {rows}) AS t(k, f, r, a) WHERE t.k = p_kind"
    table = "TABLE (facts text[], roles text[], about text)"
    return _function("terms_of(p_kind text)", table, found, "sql IMMUTABLE")


def _concerned() -> str:
    cases = " ".join(f"WHEN {literal(about)} THEN {who}" for about, who in CONCERNED.items())
    who = f"SELECT CASE p_about {cases} END FROM (SELECT p_facts AS f) said"
    return _function("concerned(p_about text, p_facts json)", "text", who)


def _objection() -> str:
    said = "SELECT p_by AS doer, p_role AS role, p_facts AS f, now_ms() AS now_ms"
    cases = "\n".join(
        f"    WHEN {literal(kind)} THEN RETURN (WITH said AS ({said}) {objection(kind)});"
        for kind in ActKind
    )
    head = "objection(p_by text, p_role text, p_kind text, p_facts json)"
    body = f"\nBEGIN\n    CASE p_kind\n{cases}\n    END CASE;\nEND"
    return _function(head, "text", body, "plpgsql STABLE")


def _private() -> str:
    cases = " ".join(
        f"WHEN {literal(kind)} THEN {array((*columns, *also))}"
        for kind, columns in PRIVATE.items()
        for also in [() if kind is ActKind.SECRET_SET else ("digest_salt",)]
    )
    body = f"SELECT CASE p_kind {cases} ELSE '{{}}'::text[] END"
    return _function("private_of(p_kind text)", "text[]", body, "sql IMMUTABLE")


def _own(name: str, queries: Mapping[str, str]) -> str:
    """A question about one's own, asked by a badge."""
    words = ", ".join(
        f"{literal(each)}, ({_listed(query.replace(':account', 'p_account'))})"
        for each, query in queries.items()
    )
    held = "SELECT must_hold(p_badge, p_account, 'password')"
    body = f"{held}; SELECT json_build_object({words})"
    head = f"{name}(p_account text, p_badge text)"
    return _function(head, "json", body, "sql VOLATILE SECURITY DEFINER")


def _of_houses(head: str, query: str) -> str:
    return _function(head, "json", query, "sql STABLE SECURITY DEFINER")


def _listed(query: str) -> str:
    return f"SELECT coalesce(json_agg(row_to_json(q)), '[]') FROM ({query}) q"


# ------------------------------------------------------------------------------------- projections


def _is_projected() -> str:
    kinds = f"CASE p_chain WHEN '{SCHOOL}' THEN {array(DECIDED)} ELSE {array(DELIVERED)} END"
    head = "is_projected(p_chain text, p_kind text)"
    return _function(head, "boolean", f"SELECT p_kind = ANY ({kinds})", "sql IMMUTABLE")


def _project() -> str:
    cases = "\n".join(
        f"    WHEN {literal(kind)} THEN\n" + "\n".join(f"        {_taken(step)}" for step in steps)
        for kind, steps in PROJECTIONS.items()
    )
    body = f"\nBEGIN\n    CASE p_kind\n{cases}\n    ELSE NULL;\n    END CASE;\nEND"
    return _function(f"project({_PARAMETERS}, f json, p_strictly boolean)", "void", body, "plpgsql")


def _taken(step: Step) -> str:
    must = "IF p_strictly AND NOT FOUND THEN PERFORM refuse('not_there'); END IF;"
    taken = f"{statement(step, 'f', 'p_')}; {must if isinstance(step, Changes) else ''}"
    said = f"f ->> {literal(step.if_said)}"
    return f"IF {said} IS NOT NULL THEN {taken} END IF;" if step.if_said else taken


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
_MADE: Mapping[str, str] = {
    "CLEAR_ALL": clear(""),
    "FORGET": " ".join(f"{each};" for each in forgotten("p_account")),
    "EXAM_ENDED": EXAM_ENDED,
    "KEPT_FIGURES": _named(KEPT_FIGURES),
    "KEPT_OF_QUICK": _named(KEPT_OF_QUICK),
    "KEPT_OF_EXAMS": _named(KEPT_OF_EXAMS),
    "UUID7": _UUID7,
    "SHAPES": _json(
        {
            kind: _shape(each.fields) | {"most": each.most, "plain": event_shape.PLAIN.get(kind)}
            for kind, each in event_shape.SHAPES.items()
        }
    ),
    "PLANNED": _json(_shape(event_shape.PLANNED)),
    "IN_BOUNDS": " AND ".join(
        f"coalesce((v ->> {literal(name)})::bigint BETWEEN {least} AND {most}, true)"
        for name, (least, most) in event_shape.BOUNDS.items()
    ),
    "IN_WORDS": " AND ".join(
        f"coalesce(v ->> {literal(name)} = ANY ({array(words)}), true)"
        for name, words in event_shape.WORDS.items()
    ),
    "COUNTED_UP": array(kind for kind, step in lifecycle.COUNTED.items() if step > 0),
    "EMPTY_PROJECTED": " ".join(
        f"DELETE FROM {table.name};" for table in ACTED if table is not erasures
    ),
}


def _filled(blank: re.Match[str]) -> str:
    if (made := _MADE.get(blank[1])) is not None:
        return made
    value = next(vars(each)[blank[1]] for each in _TOLD if blank[1] in vars(each))
    return str(value) if isinstance(value, int | str) else array(value)


@cache
def functions() -> tuple[str, ...]:
    """The statements that make all functions and guards, in a schema that has none."""
    # They call one another: PostgreSQL would refuse each whose callee is not made yet.
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
    session."""
    # Once: to plan how a round is added up takes longer than to do it.
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
