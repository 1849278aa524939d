"""JSON text as plain values: exact numbers, unique keys, no extensions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import Any, NoReturn

from trainer.errors import InputError, Place, Problem

_DEEPEST = 24
# int() raises a ValueError from 4,300 digits on; a Decimal takes any number of them.
_LONGEST_WHOLE = 400
_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


def read(text: str) -> Any:
    """The value in the text: text, int, Decimal, bool, None, lists and dicts. Raises InputError for
    invalid JSON, too deep nesting, or a key that is twice in one object."""
    if text.count("[") + text.count("{") > _DEEPEST and _depth(text) > _DEEPEST:
        raise InputError(
            [Problem((), "bad_shape", "is nested too deeply; no document of this program is")]
        )
    try:
        return _DECODER.decode(text)
    except _KeyTwice:
        raise InputError(_repeated(_PAIRS_DECODER.decode(text), ())) from None
    except json.JSONDecodeError as error:
        message = f"not JSON ({error.msg} at column {error.colno}); write one JSON document"
        raise InputError([Problem((), "bad_shape", message, line=_line(error))]) from None
    except ValueError as error:
        raise InputError([Problem((), "bad_shape", f"not JSON ({error})")]) from None


def _line(error: json.JSONDecodeError) -> int | None:
    return error.lineno if "\n" in error.doc.rstrip("\n") else None


def _depth(text: str) -> int:
    depth = deepest = 0
    for found in _BRACKET.finditer(text):
        depth += (found[0] in "[{") - (found[0] in "]}")
        deepest = max(deepest, depth)
    return deepest


def _whole(text: str) -> int | Decimal:
    return int(text) if len(text) <= _LONGEST_WHOLE else Decimal(text)


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a number; write an exact one like 2.50")


# Raised without the key's name; a second, slower reading finds out which it is.
class _KeyTwice(Exception):
    """An object with the same key twice."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise _KeyTwice
    return value


class _Pairs(list[tuple[str, Any]]):
    """An object as written, with repeated keys repeated."""


def _repeated(value: object, place: Place) -> Iterator[Problem]:
    steps = value if isinstance(value, _Pairs) else ()
    listed = enumerate(value) if isinstance(value, list) and not steps else ()
    names: set[str] = set()
    for step, _ in steps:
        if step in names:
            yield Problem((*place, step), "bad_shape", "appears twice; keep one")
        names.add(step)
    for inner, each in [*steps, *listed]:
        yield from _repeated(each, (*place, inner))


_DECODER = json.JSONDecoder(
    parse_float=_decimal,
    parse_int=_whole,
    parse_constant=_no_number,
    object_pairs_hook=_object,
)
_PAIRS_DECODER = json.JSONDecoder(object_pairs_hook=_Pairs, parse_int=Decimal, parse_float=_decimal)
