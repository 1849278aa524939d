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
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless, script_for
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.conduct import conduct
from trainer.marking.evidence import evidence_in
from trainer.marking.mark import mark
from trainer.marking.probe import probe
from trainer.records.observation import ExposureSeen
from trainer.school.beliefs.history import History

pytestmark = pytest.mark.bench

DIAGNOSE_MS, CHOOSE_MS, LOOK_BACK_MS = 10, 50, 500


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
def test_a_whole_round_against_all_habits_too(name: str) -> None:
    """Money and order together, beside checking the same round."""
    rounds = _rounds(name)
    scripts = [_whole(name, round_) for round_ in rounds]
    traces = [[str(act) for act in faultless(script)] for script in scripts]
    worked = list(zip(scripts, traces, strict=True))
    verdicts = [mark(script, trace).verdict for script, trace in worked]
    held, plain = cycle(verdicts), cycle(worked)

    def looked_at() -> None:
        verdict = next(held)
        evidence_in(misread(name), verdict)
        conduct(verdict)

    looked_at()
    ratio = compare(looked_at, lambda: mark(*next(plain)), len(rounds))
    ratio.tell(f"{name}: diagnosing money and order to marking")
    assert ratio.ours * 1000 <= DIAGNOSE_MS


def _whole(name: str, round_: Round) -> Script:
    settlement = settle(house(name).rules, round_)
    return script_for(house(name), round_, settlement, Part.WHOLE)


def test_two_hundred_rounds_are_looked_back_on() -> None:
    """Beside diagnosing one of them: what a debrief waits for after a round was finished."""
    rounds = [round_ for _ in range(7) for round_ in _rounds("mbs")][:200]
    shown = [evidence_in(misread("mbs"), _verdict("mbs", round_)) for round_ in rounds[:30]]
    rows = [
        ExposureSeen(f"{number:03}", each.misreading, f"{each.cell}", each.seen, "mbs", number)
        for number in range(200)
        for each in shown[number % 30].exposures
    ]
    verdict = _verdict("mbs", rounds[0])
    ratio = compare(lambda: History.of(rows), lambda: evidence_in(misread("mbs"), verdict), 3)
    ratio.tell(f"looking back on 200 rounds, {len(rows)} exposures, to diagnosing one")
    assert ratio.ours * 1000 <= LOOK_BACK_MS


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
