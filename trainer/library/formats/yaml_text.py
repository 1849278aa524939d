"""Plain values as YAML, the same on every machine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

_PLAIN_KEY = re.compile("[A-Za-z0-9_]+")


def yaml_text(value: Any) -> str:
    """The value as YAML that reads back as it was, the same on every machine."""
    return "\n".join(_lines(value, "")) + "\n"


def _lines(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict) and value:
        for key, each in value.items():
            yield from _entry(f"{indent}{_key(key)}:", each, f"{indent}  ")
    elif isinstance(value, list) and value:
        for each in value:
            yield from _entry(f"{indent}-", each, f"{indent}  ")
    else:
        yield f"{indent}{_scalar(value)}"


def _entry(head: str, value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict | list) and value:
        yield head
        yield from _lines(value, indent)
    else:
        yield f"{head} {_scalar(value)}"


def _key(key: str) -> str:
    return key if _PLAIN_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _scalar(value: Any) -> str:
    return str(value) if isinstance(value, Decimal) else json.dumps(value, ensure_ascii=False)
