"""The shape of an event of this program: its fields and their types by kind, its size and depth."""

from __future__ import annotations

import json
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any

from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.game.teaching import Teaching
from trainer.game.wagers import Wager
from trainer.records.attempt import Dealt, Interrupted
from trainer.records.event import Kind
from trainer.records.exam import ExamBegun, ExamOutcome, ExamResult, ExamRuled
from trainer.records.quick import ItemPlanned, QuickAnswered, QuickBegun
from trainer.records.uuid7 import is_uuid7

DEPTH = 12
HUGE = "[0-9]{19}|[eE][-+]?[0-9]{3}"
"""How deep the facts of an event may be nested; a number in them that a reader may not hold."""

# A larger delivery is not read at all: a text of hundreds of megabytes took the server's memory
# before it was refused.
MOST_EVENTS, MOST_BYTES, MOST_CLAIMS = 1_000, 4_000_000, 400_000
"""Of one delivery: events, and bytes of them all and of claims."""
# Events of one delivery that are marked at once: the rest of a larger one waits behind others.
MOST_MARKED = 200
# Bytes that one login of a server delivers for one account on a day: some ten thousand rounds.
MOST_A_DAY = 100_000_000

DAY_MS = 24 * 60 * 60 * 1000
# The first moment of 2020, and what ids begin with that were made then: no station is older.
EARLIEST_MS = 1_577_836_800_000

OPTIONAL = "?"
"""Ends the types of a field that may be missing."""

_JSON: Mapping[Any, str] = {
    str: "string",
    int: "number",
    bool: "boolean",
    dict: "object",
    tuple: "array",
    types.NoneType: "null",
    Any: "string|number|boolean|object|array|null",
}


@dataclass(frozen=True, slots=True)
class EventShape:
    """The fields of a kind of event, each with the JSON types that it may be of, and the most bytes
    of its body: the largest that was ever recorded, times four."""

    fields: Mapping[str, str]
    most: int


def _of(row: Any, **more: str) -> dict[str, str]:
    hints = typing.get_type_hints(row)
    needed = {each.name: each.default is MISSING for each in fields(row)}
    types = {name: _types(hint) + OPTIONAL * (not needed[name]) for name, hint in hints.items()}
    return types | more


def _types(hint: Any) -> str:
    if typing.get_origin(hint) is types.UnionType:
        return "|".join(map(_types, typing.get_args(hint)))
    plain = typing.get_origin(hint) or hint
    if isinstance(plain, type) and issubclass(plain, Enum):
        return "string"
    return _JSON[plain]


_TIMED = {"elapsed_ms": "number"}
_SITTING = {"sitting": "string"}
# The least and the most of fields that are summed up or reckoned with: nothing that a station says
# brings a sum of the school's to its end.
BOUNDS: Mapping[str, tuple[int, int]] = {
    "elapsed_ms": (0, 31 * DAY_MS),
    "zone_min": (-24 * 60, 24 * 60),
}
PLANNED = _of(ItemPlanned)
"""The fields of each item of a sitting of questions."""

# The words of fields that say one of a few: no reader knows another.
WORDS: Mapping[str, tuple[str, ...]] = {
    "outcome": tuple(ExamOutcome),
    "feedback": tuple(Feedback),
    "teaching": tuple(Teaching),
    "chip_marks": tuple(ChipMarks),
    "wager": ("", *Wager),
    # Their enums load twenty modules; a test holds them against these.
    "part": ("settlement", "whole"),
    "step": ("asked", "answered", "landed", "lapsed"),
}

SHAPES: Mapping[Kind, EventShape] = {
    Kind.DEALT: EventShape(_of(Dealt), 32_000),
    Kind.ACTED: EventShape({"action": "string", **_TIMED, "chips": "array?"}, 4_000),
    Kind.UNDONE: EventShape(_TIMED, 400),
    Kind.FINISHED: EventShape(_TIMED, 400),
    Kind.ABANDONED: EventShape(_TIMED, 400),
    Kind.REASONED: EventShape(
        {
            **dict.fromkeys(("seat", "said", "sure"), "number"),
            "wager": "string",
            "right": "boolean",
            **_TIMED,
        },
        1_000,
    ),
    Kind.INTERRUPTED: EventShape(_of(Interrupted), 1_000),
    Kind.QUICK_BEGUN: EventShape(_of(QuickBegun), 64_000),
    Kind.ANSWERED: EventShape(_of(QuickAnswered), 32_000),
    Kind.QUICK_FINISHED: EventShape({}, 400),
    Kind.REVIEW_ASKED: EventShape({"number": "number", "text": "string"}, 16_000),
    # The last three come where the trainee was asked why. Schools that did not know them took
    # neither that event nor anything that its station recorded later.
    Kind.ANSWERED_AGAIN: EventShape(
        {
            "number": "number",
            "seat": "number",
            "acts": "array",
            "right": "boolean",
            "said": "number?",
            "reason": "boolean?",
            "sure": "number?",
        },
        8_000,
    ),
    Kind.GOAL_CHOSEN: EventShape(
        {
            **dict.fromkeys(("goal", "goal_since", "goal_end", "last_house"), "string"),
            "target_minutes": "number",
        },
        1_000,
    ),
    Kind.EXAM_BEGUN: EventShape(_of(ExamBegun), 64_000),
    Kind.EXAM_RULED: EventShape(_of(ExamRuled, **_SITTING), 32_000),
    Kind.EXAM_LEFT: EventShape({**_SITTING, **_TIMED, "note": "string"}, 8_000),
    Kind.EXAM_RESUMED: EventShape(
        {
            **_SITTING,
            **_TIMED,
            "by": "string",
            "since_ms": "number",
            "elsewhere": "boolean?",
        },
        1_000,
    ),
    Kind.EXAM_ENDED: EventShape(_of(ExamResult, **_SITTING, reason="string", by="string"), 8_000),
}

_PLAINLY = {
    "string": r'"[ !#-\[\]-~]*"',
    "number": "(0|[1-9][0-9]{0,8})",
    "boolean": "(true|false)",
}


def _plain(needed: Mapping[str, str]) -> str:
    """The pattern of a body with these fields alone, written as this program writes them."""
    return (
        r"^\{" + ",".join(f'"{name}":{_plainly(name, of)}' for name, of in needed.items()) + r"\}$"
    )


def _plainly(name: str, of: str) -> str:
    return f'"({"|".join(WORDS[name])})"' if name in WORDS else _PLAINLY[of]


# A body that matches is of no other shape and within all bounds. Nearly every event is such a one:
# a look at it takes an eighth of a look at its fields.
PLAIN: Mapping[Kind, str] = {
    kind: _plain(needed)
    for kind, each in SHAPES.items()
    for needed in [{name: of for name, of in each.fields.items() if OPTIONAL not in of}]
    if _PLAINLY.keys() >= {*needed.values()}
}


def misfit(kind: str, body: str) -> str:
    """Why no station of ours wrote such an event; empty where one may have."""
    if kind not in list(Kind):
        return "unknown_kind"
    shape = SHAPES[Kind(kind)]
    # Half of a surrogate pair has no UTF-8; it is refused as the body is read.
    if len(body.encode(errors="replace")) > shape.most:
        return "too_large"
    if kind in PLAIN and re.fullmatch(PLAIN[Kind(kind)], body):
        return ""
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", body)
    if not _shallow(bare) or re.search(HUGE, bare) or r"\u0000" in body:
        return "bad_body"
    try:
        facts = json.loads(body)
        # JSON has escapes for half of a surrogate pair, which no database keeps.
        json.dumps(facts, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return "bad_body"
    return "" if isinstance(facts, dict) and _fits(shape, facts) else "bad_body"


def ill_timed(id_: str, attempt: str, at_ms: int, last_id: str, now_ms: int) -> str:
    """Why no station that keeps its clock made that event after the one of ``last_id``; empty where
    one may have. A server, with a clock of its own, takes none from before the account either."""
    if not (is_uuid7(id_) and is_uuid7(attempt)) or id_ <= last_id:
        return "bad_id"
    until = now_ms + DAY_MS
    known = _begins(EARLIEST_MS) <= min(id_, attempt) and max(id_, attempt) <= _begins(until)
    return "" if known and EARLIEST_MS <= at_ms <= until else "wrong_clock"


def _begins(at_ms: int) -> str:
    """The beginning of ids that were made at that time."""
    hexed = f"{at_ms:012x}"
    return f"{hexed[:8]}-{hexed[8:]}"


def _shallow(bare: str) -> bool:
    """True if a body without its texts is nested no deeper than it may be."""
    brackets = re.sub(r"[^][{}]", "", bare)
    for _ in range(DEPTH):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return not brackets


def _fits(shape: EventShape, facts: Mapping[str, Any]) -> bool:
    if not (facts.keys() <= shape.fields.keys() and _typed(shape.fields, facts)):
        return False
    bounds = ((facts[name], *BOUNDS[name]) for name in BOUNDS if name in facts)
    if not all(least <= value <= most for value, least, most in bounds):
        return False
    if any(facts[name] not in WORDS[name] for name in WORDS.keys() & facts.keys()):
        return False
    if "told" in shape.fields and not isinstance(facts["told"].get("right"), bool):
        return False
    stacks = facts.get("chips", ())
    if not all(isinstance(s, list) and all(isinstance(e, str) for e in s) for s in stacks):
        return False
    items = facts["items"] if "items" in shape.fields else ()
    return all(
        isinstance(each, dict) and each.keys() <= PLANNED.keys() and _typed(PLANNED, each)
        for each in items
    )


def _typed(wanted: Mapping[str, str], facts: Mapping[str, Any]) -> bool:
    return all(
        _is(facts[name], wants) if name in facts else wants.endswith(OPTIONAL)
        for name, wants in wanted.items()
    )


def _is(value: Any, wants: str) -> bool:
    kind = "array" if isinstance(value, list) else _JSON.get(type(value), "")
    return kind in wants.removesuffix(OPTIONAL).split("|")
