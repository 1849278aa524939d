"""Files of rounds and of traces, as people write them: YAML, JSON, or one action a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.errors import InputError, Problem, RoundError
from trainer.game.notation import read_round
from trainer.game.round import Decision, Round, Tender
from trainer.game.rules import PLACES_AT_MOST, HouseRules
from trainer.game.wagers import STAKED
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


_CARD = {"type": "string", "pattern": "^([AKQJT2-9]|10)([shdc♠♥♦♣♤♡♢♧]\ufe0f?)$"}
_CARDS = {"type": "array", "items": _CARD, "minItems": 3, "maxItems": 3}
_MONEY = {"type": ["string", "number"], "pattern": r"^[0-9]+(\.[0-9]{1,2})?$"}
_STAKES = {
    "type": "object",
    "properties": {wager.value: _MONEY for wager in STAKED},
    "additionalProperties": False,
}
_SEAT = {
    "type": "object",
    "properties": {
        "seat": {"type": "integer", "minimum": 1, "maximum": PLACES_AT_MOST},
        "cards": _CARDS,
        "wagers": _STAKES,
        "decision": {"enum": [*(each.value for each in Decision), None]},
        "player": {"type": "string"},
        "closed": {"type": "boolean"},
        "tender": {"enum": [each.value for each in Tender]},
        "side_bet": {"type": "boolean"},
    },
    "required": ["seat", "cards", "wagers"],
    "additionalProperties": False,
}
_FIELDS: dict[str, Any] = {
    "dealer": _CARDS,
    "seats": {"type": "array", "items": _SEAT, "minItems": 1},
    "jackpot": _MONEY,
    "placard": {"type": "string"},
}

ROUND: dict[str, Any] = {
    "type": "object",
    "properties": {"house": {"type": "string"}, **_FIELDS},
    "required": ["house", "dealer", "seats"],
    "additionalProperties": False,
}
# A case may hold a round that is refused, so its schema demands little.
ROUND_OF_A_CASE: dict[str, Any] = {"type": "object", "required": ["dealer", "seats"]}
