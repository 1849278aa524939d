"""Files of rounds and of traces, as people write them: YAML, JSON, or one action a line."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.errors import InputError, Problem, RoundError
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library.formats import reader


def read_trace(text: str, name: str = "") -> list[str]:
    """The actions in the text, in order; blank lines and lines after ``#`` are none.

    Raises InputError where a list holds something else than actions.
    """
    lines = [line.strip() for line in text.splitlines()]
    written = [line for line in lines if line and not line.startswith("#")]
    if name.endswith(".json") or (written and _begins_a_list(written[0])):
        return _listed(text, name)
    return written


def _begins_a_list(line: str) -> bool:
    return line.startswith(("- ", "[", "---")) or line == "-"


def _listed(text: str, name: str) -> list[str]:
    document = reader.read_text(text, name)
    problems = [each.located(name, document.lines) for each in trace_problems(document.value)]
    if problems:
        raise InputError(problems)
    return list(document.value)


def trace_problems(value: object) -> list[Problem]:
    """The problems that keep a plain value from being a trace."""
    if not isinstance(value, list):
        message = "not a trace; write a list of actions like [reveal dealer, reveal 3]"
        return [Problem((), "bad_shape", message)]
    return [
        Problem((at,), "bad_shape", "not an action; write it as text, like: take 3 play")
        for at, each in enumerate(value)
        if not isinstance(each, str)
    ]


def read_round_file(text: str, name: str, houses: Mapping[str, HouseRules]) -> Round:
    """The round in the text of a file. Raises InputError with every problem, each with its line."""
    document = reader.read_text(text, name, reader.as_value)
    try:
        return read_round(document.value, houses)
    except RoundError as error:
        raise RoundError(document.located(error.problems)) from None
