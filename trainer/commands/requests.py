"""A line of ``--jsonl`` that is more than a round: the round, a trace, a part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.dealing.procedure import Part
from trainer.errors import InputError, Problem, RoundError, quoted
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library.round_files import trace_problems

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
    if not isinstance(value, Mapping):
        message = f"not a mapping; write one with {', '.join(known)}"
        raise InputError([Problem((), "bad_shape", message)])
    problems = [*_unknown(value, known)]
    round_ = _round(value, houses, problems)
    trace = _trace(value, problems) if "trace" in known else ()
    part = _part(value, part, problems)
    if round_ is None or problems:
        raise InputError(problems)
    return LineRequest(round_, trace, part)


def _unknown(value: Mapping[str, object], known: tuple[str, ...]) -> Iterable[Problem]:
    for name in value:
        if name not in known:
            message = f"no such field; known: {', '.join(known)}"
            yield Problem((name,), "unknown_field", message)


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
