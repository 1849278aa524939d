"""Calls of hands: true, false, and of a place without a hand."""

from __future__ import annotations

import pytest

from trainer.dealing.check import check
from trainer.dealing.finding import Finding
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses

HOUSES = load_houses()
HOUSE = HOUSES["mbs"]


def _found(*calls: str) -> list[Finding]:
    """What is found in a round in which seat 2 has a pair, and these calls are made beside."""
    seat = {"seat": 2, "cards": ["9h", "9c", "4d"], "wagers": {"ante": 10}, "decision": "play"}
    plain = {"house": "mbs", "dealer": ["Kh", "7s", "2d"], "seats": [seat]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSE, round_, settle(HOUSE.rules, round_))
    trace = [str(act) for act in faultless(script)]
    at = trace.index("reveal 2") + 1
    return list(check(script, [*trace[:at], *calls, *trace[at:]]).findings)


def _codes(*calls: str) -> list[str]:
    return [str(found.code) for found in _found(*calls)]


@pytest.mark.parametrize(
    ("call", "right"),
    [
        ("call 2 flush", "call 2 pair"),
        ("call 2 stand_off", None),
        ("call dealer pair", "call dealer high_card"),
        ("call dealer stand_off", "call dealer high_card"),
    ],
)
def test_a_false_call_is_told_with_the_true_one_if_there_is_one(
    call: str, right: str | None
) -> None:
    (found,) = _found(call)
    assert (found.got, found.expected) == (call, right)


@pytest.mark.parametrize(
    ("call", "codes"),
    [
        ("call 2 pair", []),
        ("call 2 flush", ["wrong_call"]),
        ("call 2 stand_off", ["wrong_call"]),
        ("call 5 pair", ["unexpected"]),
        ("call 5 stand_off", ["unexpected"]),
        ("call dealer stand_off", ["wrong_call"]),
        ("call dealer pair", ["wrong_call"]),
    ],
)
def test_a_true_call_is_no_mistake_and_a_false_one_is(call: str, codes: list[str]) -> None:
    assert _codes(call) == codes


@pytest.mark.parametrize("call", ["call 5 pair", "call 5 stand_off"])
def test_a_call_where_nobody_bets_is_told_by_the_clause_on_taking_part(call: str) -> None:
    """Like every other act at such a place, and not by the clause on equal hands."""
    (found,) = _found(call)
    (taken,) = _found("take 5 ante")
    assert str(found.source) == str(taken.source)
