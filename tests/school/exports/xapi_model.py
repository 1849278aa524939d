"""What a statement of the Experience API may be: its data model, version 1.0.3, read strictly.

Written from the specification's part two, sections 2 to 4. Only what a statement of ours could use
is allowed; anything else is a problem too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
_IRI = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:[^\s<>\"{}|\\^`]+")
_DURATION = re.compile(r"P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
_NO_OFFSET = "-00:00", "-0000", "-00"

_REQUIRED = {"actor", "verb", "object"}
_STATEMENT = {*_REQUIRED, "id", "result", "context", "timestamp", "stored", "version"}
_RESULT = {"score", "success", "completion", "response", "duration", "extensions"}
_CONTEXT = {"registration", "platform", "contextActivities", "extensions", "language"}


def problems(statement: Any) -> list[str]:
    """What keeps it from being one."""
    return list(_statement(statement))


def _statement(told: Any) -> Iterator[str]:
    yield from _only(told, _STATEMENT, "statement")
    yield from (f"no {name}" for name in sorted(_REQUIRED - told.keys()))
    if "id" in told and not _is(_UUID, told["id"]):
        yield f"id {told['id']!r} is no UUID"
    if not re.fullmatch(r"1\.0(\.\d+)?", told.get("version", "1.0.3")):
        yield "version"
    yield from _actor(told.get("actor", {}))
    yield from _verb(told.get("verb", {}))
    yield from _object(told.get("object", {}), told)
    yield from _result(told.get("result", {}))
    yield from _context(told.get("context", {}), told.get("object", {}))
    yield from _timestamp(told.get("timestamp", "2026-01-01T00:00:00Z"))
    yield from _no_nulls(told, ())


def _actor(actor: Any) -> Iterator[str]:
    yield from _only(actor, {"objectType", "name", "account"}, "actor")
    if actor.get("objectType") != "Agent":
        yield "an actor is an Agent"
    account = actor.get("account", {})
    yield from _only(account, {"homePage", "name"}, "account")
    if not _is(_IRI, account.get("homePage")):
        yield "homePage is not an address"
    if not isinstance(account.get("name"), str) or not account["name"]:
        yield "an account has a name"


def _verb(verb: Any) -> Iterator[str]:
    yield from _only(verb, {"id", "display"}, "verb")
    if not _is(_IRI, verb.get("id")):
        yield "a verb's id is an address"
    yield from _language_map(verb.get("display", {}))


def _object(thing: Any, told: Mapping[str, Any]) -> Iterator[str]:
    voided = told.get("verb", {}).get("id") == "http://adlnet.gov/expapi/verbs/voided"
    if thing.get("objectType") == "StatementRef":
        yield from _only(thing, {"objectType", "id"}, "statement reference")
        if not _is(_UUID, thing.get("id")):
            yield "a reference names a statement"
        return
    if voided:
        yield "what is voided is a statement"
    yield from _activity(thing)


def _activity(activity: Any) -> Iterator[str]:
    yield from _only(activity, {"objectType", "id", "definition"}, "activity")
    if activity.get("objectType", "Activity") != "Activity" or not _is(_IRI, activity.get("id")):
        yield f"{activity.get('id')!r} is no activity's address"
    definition = activity.get("definition", {})
    yield from _only(definition, {"name", "description", "type", "extensions"}, "definition")
    yield from _language_map(definition.get("name", {}))
    if "type" in definition and not _is(_IRI, definition["type"]):
        yield "an activity's type is an address"


def _result(result: Any) -> Iterator[str]:
    yield from _only(result, _RESULT, "result")
    for name in ("success", "completion"):
        if not isinstance(result.get(name, True), bool):
            yield f"{name} is true or false"
    if not isinstance(result.get("response", ""), str):
        yield "a response is a text"
    if "duration" in result and not _is(_DURATION, result["duration"]):
        yield f"{result['duration']!r} is no duration"
    yield from _score(result.get("score", {}))
    yield from _extensions(result.get("extensions", {}))


def _score(score: Any) -> Iterator[str]:
    yield from _only(score, {"scaled", "raw", "min", "max"}, "score")
    if any(isinstance(each, bool) or not isinstance(each, int | float) for each in score.values()):
        yield "a score is made of numbers"
        return
    if not -1 <= score.get("scaled", 0) <= 1:
        yield "scaled is from -1 to 1"
    low, high = score.get("min", float("-inf")), score.get("max", float("inf"))
    if not low < high or not low <= score.get("raw", max(low, min(high, 0))) <= high:
        yield "raw lies between min and max"


def _context(context: Any, thing: Mapping[str, Any]) -> Iterator[str]:
    yield from _only(context, _CONTEXT, "context")
    if "registration" in context and not _is(_UUID, context["registration"]):
        yield "a registration is a UUID"
    if "platform" in context and thing.get("objectType", "Activity") != "Activity":
        yield "platform stands with activities alone"
    kinds = context.get("contextActivities", {})
    yield from _only(kinds, {"parent", "grouping", "category", "other"}, "contextActivities")
    for listed in kinds.values():
        for each in listed if isinstance(listed, list) else [listed]:
            yield from _activity(each)
    yield from _extensions(context.get("extensions", {}))


def _extensions(extensions: Any) -> Iterator[str]:
    for name in extensions:
        if not _is(_IRI, name):
            yield f"extension {name!r} is not an address"


def _language_map(words: Any) -> Iterator[str]:
    for language, text in words.items():
        if not _is(_LANGUAGE, language) or not isinstance(text, str):
            yield f"{language!r} is no language with a text"


def _timestamp(text: Any) -> Iterator[str]:
    try:
        read = datetime.fromisoformat(text)
    except (TypeError, ValueError):
        yield f"{text!r} is no time"
        return
    if read.tzinfo is None or str(text).endswith(_NO_OFFSET):
        yield f"{text!r} has no zone"


def _no_nulls(value: Any, path: tuple[Any, ...]) -> Iterator[str]:
    """Null stands nowhere but in extensions."""
    inner: Any = ()
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    for name, each in inner:
        if each is None and "extensions" not in path:
            yield f"{'.'.join(map(str, (*path, name)))} is null"
        yield from _no_nulls(each, (*path, name))


def _only(value: Any, names: set[str], what: str) -> Iterator[str]:
    yield from (f"{what} has {name!r}" for name in value if name not in names)


def _is(pattern: re.Pattern[str], text: Any) -> bool:
    return isinstance(text, str) and pattern.fullmatch(text) is not None
