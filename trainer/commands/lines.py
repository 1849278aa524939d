"""JSON in the terminal: one document, or by ``--jsonl`` one a line in and one result a line out."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trainer.dealing.procedure import Part
from trainer.errors import InputError, Problem, RoundError, quoted
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library.formats import json_text
from trainer.library.formats.source import STANDARD_INPUT, decoded, name_of
from trainer.library.round_files import trace_problems

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


Houses = Mapping[str, HouseRules]


@dataclass(frozen=True, slots=True)
class LineRequest:
    """The request of a line."""

    round_: Round
    trace: tuple[str, ...]
    part: Part


def read_performance(value: object, houses: Houses, part: Part) -> LineRequest:
    """A line of perform: a round, or one under ``round`` with its own part. Raises InputError."""
    if isinstance(value, Mapping) and "round" in value:
        return _read(value, houses, part, ("round", "part"))
    return LineRequest(read_round(value, houses), (), part)


def read_marking(value: object, houses: Houses, part: Part) -> LineRequest:
    """A line of check: a round, a trace, and a part if it differs from ``part``. Raises
    InputError."""
    return _read(value, houses, part, ("round", "trace", "part"))


def _read(value: object, houses: Houses, part: Part, known: tuple[str, ...]) -> LineRequest:
    value, problems = mapping_of(value, known)
    round_ = _round(value, houses, problems)
    trace = _trace(value, problems) if "trace" in known else ()
    part = _part(value, part, problems)
    if round_ is None or problems:
        raise InputError(problems)
    return LineRequest(round_, trace, part)


def mapping_of(value: object, known: Sequence[str]) -> tuple[Mapping[str, Any], list[Problem]]:
    """The document of a line, and a problem for each field that is not known. Raises InputError for
    one that is no mapping."""
    fields = ", ".join(known)
    if not isinstance(value, Mapping):
        raise InputError([Problem((), "bad_shape", f"not a mapping; write one with {fields}")])
    message = f"no such field; known: {fields}"
    unknown = [each for each in value if each not in known]
    return value, [Problem((str(each),), "unknown_field", message) for each in unknown]


def _round(value: Mapping[str, object], houses: Houses, problems: list[Problem]) -> Round | None:
    if "round" not in value:
        problems.append(
            Problem(
                ("round",),
                "bad_shape",
                "round is missing; write a round like those of `trainer deal --json`",
            )
        )
        return None
    try:
        return read_round(value["round"], houses)
    except RoundError as error:
        problems += [each.under("round") for each in error.problems]
        return None


def _trace(value: Mapping[str, object], problems: list[Problem]) -> tuple[str, ...]:
    if "trace" not in value:
        problems.append(
            Problem(
                ("trace",),
                "bad_shape",
                "trace is missing; write a list of actions like [reveal dealer, reveal 3]",
            )
        )
        return ()
    trace = value["trace"]
    wrong = [each.under("trace") for each in trace_problems(trace)]
    problems += wrong
    return tuple(trace) if isinstance(trace, list) and not wrong else ()


def _part(value: Mapping[str, object], part: Part, problems: list[Problem]) -> Part:
    word = value.get("part", part.value)
    if word not in list(Part):
        message = f"no part {quoted(word)}; write settlement or whole"
        problems.append(Problem(("part",), "bad_shape", message))
        return part
    return Part(str(word))
