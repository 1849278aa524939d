"""The server's functions that follow from what is declared: terms, projections, sums, marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from sqlalchemy import Column, Table, Text

from trainer.records.registry.acts import PRIVATE, SCHOOL, TERMS, ActKind
from trainer.records.registry.derived.projections import (
    DECIDED,
    DELIVERED,
    PROJECTIONS,
    Adds,
    Changes,
    Fact,
    Of,
    Removes,
    Source,
    Step,
)
from trainer.records.registry.derived.sums import REMAKE, fold_sql
from trainer.records.registry.objections import CONCERNED, objection
from trainer.records.registry.reads.house_acts import ARCHIVE, HOUSES, PUBLISHED
from trainer.records.registry.reads.own import OWN, TASKS_DONE

_SEES_UNPUBLISHED = "(logged_in_for('author') OR logged_in_for('supervisor'))"
"""An author's work is at no station before a supervisor published it."""

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
    yield (
        "CREATE FUNCTION tasks_done(p_account text, p_sitting text) RETURNS bigint LANGUAGE sql "
        f"STABLE AS $body$ {done} $body$"
    )
    yield _is_projected()
    yield _project()
    of_attempt = "p_attempt text, p_sign int"
    yield _void("fold_as_marked", of_attempt, _folded(overridden=False))
    yield _void("fold_in_force", of_attempt, _folded(overridden=True))
    yield _void("fold", of_attempt, [_FOLD])
    yield _void("remake_sums", "", REMAKE)


def literal(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def array(texts: Iterable[str]) -> str:
    return f"ARRAY[{', '.join(map(literal, texts))}]::text[]"


def _q(name: str) -> str:
    return f'"{name}"'


def _void(name: str, parameters: str, statements: Iterable[str]) -> str:
    body = "\n".join(f"    {statement};" for statement in statements)
    head = f"CREATE FUNCTION {name}({parameters}) RETURNS void LANGUAGE plpgsql AS $body$"
    return f"{head}\nBEGIN\n{body}\nEND $body$"


def _folded(*, overridden: bool) -> Iterator[str]:
    for has, statement in fold_sql("p_attempt", "p_sign", overridden=overridden):
        yield f"IF {_THERE.format(has=has)} THEN {statement}; END IF"


_THERE = "EXISTS (SELECT 1 FROM {has} WHERE attempt = p_attempt)"
_FOLD = (
    f"IF {_THERE.format(has='overrides')} THEN PERFORM fold_in_force(p_attempt, p_sign); "
    "ELSE PERFORM fold_as_marked(p_attempt, p_sign); END IF"
)


# ------------------------------------------------------------------------------- what is permitted


def _terms() -> str:
    rows = ", ".join(
        f"({literal(kind)}, {array(terms.facts)}, {array(sorted(terms.roles))}, "
        f"{literal(terms.about)})"
        for kind, terms in TERMS.items()
    )
    return (
        "CREATE FUNCTION terms_of(p_kind text) RETURNS TABLE (facts text[], roles text[], "
        "about text) LANGUAGE sql IMMUTABLE AS $body$ SELECT t.f, t.r, t.a FROM (VALUES "
        f"{rows}) AS t(k, f, r, a) WHERE t.k = p_kind $body$"
    )


def _concerned() -> str:
    cases = " ".join(f"WHEN {literal(about)} THEN {who}" for about, who in CONCERNED.items())
    return (
        "CREATE FUNCTION concerned(p_about text, p_facts json) RETURNS text LANGUAGE sql STABLE AS "
        f"$body$ SELECT CASE p_about {cases} END FROM (SELECT p_facts AS f) said $body$"
    )


def _objection() -> str:
    said = "SELECT p_by AS doer, p_role AS role, p_facts AS f, now_ms() AS now_ms"
    cases = "\n".join(
        f"    WHEN {literal(kind)} THEN RETURN (WITH said AS ({said}) {objection(kind)});"
        for kind in TERMS
    )
    return (
        "CREATE FUNCTION objection(p_by text, p_role text, p_kind text, p_facts json) RETURNS text "
        f"LANGUAGE plpgsql STABLE AS $body$\nBEGIN\n    CASE p_kind\n{cases}\n"
        "    END CASE;\nEND $body$"
    )


def _private() -> str:
    cases = " ".join(
        f"WHEN {literal(kind)} THEN {array(_also(kind, columns))}"
        for kind, columns in PRIVATE.items()
    )
    return (
        "CREATE FUNCTION private_of(p_kind text) RETURNS text[] LANGUAGE sql IMMUTABLE AS "
        f"$body$ SELECT CASE p_kind {cases} ELSE '{{}}'::text[] END $body$"
    )


def _also(kind: ActKind, columns: tuple[str, ...]) -> tuple[str, ...]:
    return columns if kind is ActKind.SECRET_SET else (*columns, "digest_salt")


def _own(name: str, queries: Mapping[str, str]) -> str:
    """A question about one's own, asked by a badge."""
    words = ", ".join(
        f"{literal(each)}, ({_listed(query.replace(':account', 'p_account'))})"
        for each, query in queries.items()
    )
    return (
        f"CREATE FUNCTION {name}(p_account text, p_badge text) RETURNS json LANGUAGE sql VOLATILE "
        "SECURITY DEFINER AS $body$ SELECT must_hold(p_badge, p_account, 'password'); "
        f"SELECT json_build_object({words}) $body$"
    )


def _of_houses(head: str, query: str) -> str:
    return (
        f"CREATE FUNCTION {head} RETURNS json LANGUAGE sql STABLE SECURITY DEFINER "
        f"AS $body$ {query} $body$"
    )


def _listed(query: str) -> str:
    return f"SELECT coalesce(json_agg(row_to_json(q)), '[]') FROM ({query}) q"


# ------------------------------------------------------------------------------------- projections


def _is_projected() -> str:
    return (
        "CREATE FUNCTION is_projected(p_chain text, p_kind text) RETURNS boolean LANGUAGE sql "
        f"IMMUTABLE AS $body$ SELECT p_kind = ANY (CASE p_chain WHEN {literal(SCHOOL)} "
        f"THEN {array(DECIDED)} ELSE {array(DELIVERED)} END) $body$"
    )


def _project() -> str:
    cases = "\n".join(
        f"    WHEN {literal(kind)} THEN\n" + "\n".join(f"        {_taken(step)}" for step in steps)
        for kind, steps in PROJECTIONS.items()
    )
    return (
        f"CREATE FUNCTION project({_PARAMETERS}, f json, p_strictly boolean) RETURNS void "
        f"LANGUAGE plpgsql AS $body$\nBEGIN\n    CASE p_kind\n{cases}\n    ELSE NULL;\n"
        "    END CASE;\nEND $body$"
    )


def _taken(step: Step) -> str:
    match step:
        case Adds():
            return _if_said(step.if_said, f"{_added(step)};")
        case Removes():
            return f"DELETE FROM {step.table.name} WHERE {_matched(step.table, step.key)};"
        case Changes():
            values = ", ".join(_assigned(step.table, step.values))
            key = _matched(step.table, step.key)
            update = f"UPDATE {step.table.name} SET {values} WHERE {key};"
            must = "IF p_strictly AND NOT FOUND THEN PERFORM refuse('not_there'); END IF;"
            return _if_said(step.if_said, f"{update} {must}")


def _if_said(fact: str, statements: str) -> str:
    if not fact:
        return statements
    return f"IF f ->> {literal(fact)} IS NOT NULL THEN {statements} END IF;"


def _added(step: Adds) -> str:
    columns = ", ".join(map(_q, step.values))
    values = ", ".join(_valued(step.table, name, each) for name, each in step.values.items())
    insert = f"INSERT INTO {step.table.name} ({columns}) VALUES ({values})"
    if not step.again:
        return insert
    keys = [column.name for column in step.table.primary_key]
    rest = ", ".join(
        f"{_q(name)} = excluded.{_q(name)}" for name in step.values if name not in keys
    )
    return f"{insert} ON CONFLICT ({', '.join(map(_q, keys))}) DO UPDATE SET {rest}"


def _assigned(table: Table, values: Mapping[str, Source]) -> Iterator[str]:
    return (f"{_q(name)} = {_valued(table, name, each)}" for name, each in values.items())


def _matched(table: Table, key: Mapping[str, Source]) -> str:
    return " AND ".join(_assigned(table, key))


def _valued(table: Table, column: str, source: Source) -> str:
    match source:
        case Fact(name, else_):
            fact = _cast(table.c[column], f"f ->> {literal(name)}")
            return fact if else_ is None else f"coalesce({fact}, {_constant(else_)})"
        case Of():
            return f"p_{source.value}"
        case _:
            return _constant(source)


def _cast(column: Column[object], said: str) -> str:
    return said if isinstance(column.type, Text) else f"({said})::bigint"


def _constant(value: str | int | None) -> str:
    if value is None:
        return "NULL"
    return literal(value) if isinstance(value, str) else str(value)
