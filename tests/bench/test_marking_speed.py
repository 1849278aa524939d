"""How long it takes to mark a seven-seat round, faultless and faulty."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from tests.bench.ratios import compare
from tests.some_houses import HOUSES, house
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.mark import mark_round

pytestmark = pytest.mark.bench

ROUNDS = 30
SETTLEMENT_MS = 5

Trace = list[str]


def as_it_should(trace: Trace) -> Trace:
    return trace


def a_payment_too_large(trace: Trace) -> Trace:
    paid = next(place for place, act in enumerate(trace) if act.startswith("pay "))
    return [*trace[:paid], trace[paid] + "5", *trace[paid + 1 :]]


def an_act_left_out(trace: Trace) -> Trace:
    middle = len(trace) // 2
    return trace[:middle] + trace[middle + 1 :]


def the_last_seat_first(trace: Trace) -> Trace:
    """The acts of the seat that ends the round, before those of all others."""
    seat = trace[-1].split()[1]
    moved = [act for act in trace if act.split()[1:2] == [seat]]
    rest = [act for act in trace if act.split()[1:2] != [seat]]
    return [*rest[:1], *moved, *rest[1:]]


FAULTS = (as_it_should, a_payment_too_large, an_act_left_out, the_last_seat_first)


def traces(name: str, round_: Round, part: Part) -> list[Trace]:
    script = script_for(house(name), round_, settle(house(name).rules, round_), part)
    trace = [str(act) for act in faultless(script)]
    return [fault(trace) for fault in FAULTS]


def marking(name: str, part: Part) -> Callable[[], object]:
    """Marks another of the worked rounds at every call."""
    rounds = deal(house(name).rules, "marking", ROUNDS, 7, ["low_queen_qualifies"])
    worked = [(round_, trace) for round_ in rounds for trace in traces(name, round_, part)]
    turn = cycle(worked)
    return lambda: mark_round(house(name), *next(turn), part)


def settling(name: str) -> Callable[[], object]:
    rounds = list(deal(house(name).rules, "marking", ROUNDS, 7, ["low_queen_qualifies"]))
    turn = cycle(rounds)
    return lambda: settle(house(name).rules, next(turn))


@pytest.mark.parametrize("name", HOUSES)
def test_marking_seven_seats(name: str) -> None:
    """The settlement within its limit beside settling the same rounds; the whole round is told."""
    ratio = compare(marking(name, Part.SETTLEMENT), settling(name), ROUNDS * len(FAULTS))
    ratio.tell(f"{name}: marking a settlement, of settling it")
    whole = compare(marking(name, Part.WHOLE), settling(name), ROUNDS * len(FAULTS))
    whole.tell("  the whole round")
    assert ratio.ours * 1000 < SETTLEMENT_MS
