"""How long it takes to hold a round against every wrong rule, and to choose the next one."""

from __future__ import annotations

from itertools import cycle
from statistics import median
from time import perf_counter

import pytest

from tests.bench.ratios import compare
from tests.marking.some_trainees import Dealer, misread
from tests.some_houses import HOUSES, house
from trainer.dealing.finding import Verdict
from trainer.dealing.script import faultless, script_for
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.evidence import evidence_in
from trainer.marking.mark import mark
from trainer.marking.probe import probe

pytestmark = pytest.mark.bench

DIAGNOSE_MS, CHOOSE_MS = 10, 50


def _rounds(name: str) -> list[Round]:
    dealer = Dealer(name)
    dealt = (dealer((), f"bench:{number}") for number in range(30))
    return [round_ for round_ in dealt if round_ is not None]


def _verdict(name: str, round_: Round) -> Verdict:
    script = script_for(house(name), round_, settle(house(name).rules, round_))
    return mark(script, [str(act) for act in faultless(script)]).verdict


@pytest.mark.parametrize("name", HOUSES)
def test_a_seven_seat_round_against_all_beliefs(name: str) -> None:
    """Beside settling the same round."""
    rounds = _rounds(name)
    verdicts = [_verdict(name, round_) for round_ in rounds]
    for verdict in verdicts:
        evidence_in(misread(name), verdict)
    held, plain = cycle(verdicts), cycle(rounds)
    rules = house(name).rules
    ratio = compare(
        lambda: evidence_in(misread(name), next(held)),
        lambda: settle(rules, next(plain)),
        len(rounds),
    )
    ratio.tell(f"{name}: diagnosing to settling")
    assert ratio.ours * 1000 <= DIAGNOSE_MS


@pytest.mark.parametrize("name", HOUSES)
def test_choosing_the_next_round(name: str) -> None:
    dealer, took = Dealer(name), []
    table = next(iter(house(name).rules.placards), None)
    listed = [each.id for each in misread(name).offered(table)]
    for number in range(0, len(listed) - 3, 4):
        open_beliefs = dict.fromkeys(listed[number : number + 3], 1.0)
        probe(misread(name), open_beliefs, dealer, f"warm:{number}")
        begun = perf_counter()
        probe(misread(name), open_beliefs, dealer, f"bench:{number}")
        took.append((perf_counter() - begun) * 1000)
    print(f"\n{name}: next round {median(took):.1f} ms, at most {max(took):.1f} ms", end="")
    assert median(took) <= CHOOSE_MS
