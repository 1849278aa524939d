"""``--jsonl``: one JSON document a line in, one result a line out, whatever a line holds."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

from trainer.errors import InputError, Problem
from trainer.library.formats import json_text
from trainer.library.formats.source import STANDARD_INPUT, decoded, name_of

Plain = Any
"""What JSON holds."""


def answer_lines(answer: Callable[[Plain], Plain], then: Callable[[], None] | None = None) -> int:
    """Print the ``answer`` to each line of standard input, or the problems of that line, and call
    ``then`` after each; status 0."""
    encode = json.JSONEncoder(separators=(", ", ": ")).encode
    for line in _lines():
        print(encode(_answered(answer, line)), flush=True)
        if then is not None:
            then()
    return 0


def _lines() -> Iterable[str | bytes]:
    """The lines of standard input unchanged."""
    # Split at line feeds alone: other line ends may stand inside JSON text.
    return sys.stdin.buffer if isinstance(sys.stdin, io.TextIOWrapper) else sys.stdin


def _text(line: str | bytes) -> str:
    text = line if isinstance(line, str) else decoded(line, name_of(STANDARD_INPUT))
    return text.removeprefix("\ufeff").rstrip("\n")


def _answered(answer: Callable[[Plain], Plain], line: str | bytes) -> Plain:
    try:
        return answer(json_text.read(_text(line)))
    except InputError as error:
        return {"error": {"problems": problems_to_plain(error.problems)}}


def problems_to_plain(problems: Iterable[Problem]) -> list[dict[str, str]]:
    """Problems as JSON has them."""
    return [{"path": each.path, "code": each.code, "message": each.message} for each in problems]


def print_json(document: Plain) -> None:
    """Print one JSON document, for programs and for people who look at it."""
    print(json.dumps(document, indent=2, ensure_ascii=False))
