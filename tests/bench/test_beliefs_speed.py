"""How long it takes to hold a round against every wrong rule, and to choose the next one."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.bench.ratios import compare
from tests.marking.some_trainees import Dealer, misread
from tests.school.beliefs.holder import trace_of
from tests.some_houses import HOUSES, house
from trainer.dealing.finding import Verdict
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless, script_for
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.conduct import conduct
from trainer.marking.exposures import evidence_in
from trainer.marking.mark import mark
from trainer.marking.probe import probe
from trainer.records.results import ExposureSeen
from trainer.school.beliefs.history import History, LooksOfOne
from trainer.school.skills.round_evidence import ANSWER

pytestmark = pytest.mark.bench

DIAGNOSE, DIAGNOSE_WHOLE, LOOK_BACK, CHOOSE = 36, 5, 36, 4
"""At most so many times what is timed beside it, so that a busy machine fails nobody: settling the
round, marking it, diagnosing it, and diagnosing it again. Where nothing else runs these are 10 ms,
10 ms, 150 ms and 20 ms."""


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
    ratio.tell(f"{name}: diagnosing to settling", at_most=DIAGNOSE)
    assert ratio.ratio <= DIAGNOSE


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
    ratio.tell(f"{name}: diagnosing money and order to marking", at_most=DIAGNOSE_WHOLE)
    assert ratio.ratio <= DIAGNOSE_WHOLE


def _whole(name: str, round_: Round) -> Script:
    settlement = settle(house(name).rules, round_)
    return script_for(house(name), round_, settlement, Part.WHOLE)


BELIEVED = ("PP02", "AP07")


def _shown(name: str) -> list[LooksOfOne]:
    """Two hundred rounds of a trainee who holds two wrong rules, and forgets a clear at times."""
    looks = []
    for number, round_ in enumerate(_rounds(name)):
        script = script_for(house(name), round_, settle(house(name).rules, round_))
        trace = trace_of(misread(name), round_, BELIEVED)
        verdict = mark(script, trace[:-1] if number % 4 == 0 else trace).verdict
        seen = evidence_in(misread(name), verdict)
        rows = [(each.misreading, each.cell, each.seen.value) for each in seen.exposures]
        rows += [(f"{ANSWER}{each.traits:x}", each.cell, each.act.value) for each in seen.answers]
        looks.append([(first, f"{cell[0]} {cell[1]}", how) for first, cell, how in rows])
    return [
        LooksOfOne.of(
            ExposureSeen(f"{number:03}", rule, cell, how, name, number)
            for rule, cell, how in looks[number % len(looks)]
        )
        for number in range(200)
    ]


def test_two_hundred_rounds_are_looked_back_on() -> None:
    """Beside diagnosing one of them: what a debrief waits for after a round was finished; the looks
    of earlier rounds are known."""
    looks = _shown("mbs")
    assert set(BELIEVED) <= set(History.of_attempts(looks).about_money.confirmed)
    verdict = _verdict("mbs", _rounds("mbs")[0])
    ratio = compare(
        lambda: History.of_attempts(looks), lambda: evidence_in(misread("mbs"), verdict), 3
    )
    ratio.tell("looking back on 200 rounds to diagnosing one", at_most=LOOK_BACK)
    assert ratio.ratio <= LOOK_BACK


@pytest.mark.parametrize("name", HOUSES)
def test_choosing_the_next_round(name: str) -> None:
    dealer = Dealer(name)
    verdict = _verdict(name, _rounds(name)[0])
    table = next(iter(house(name).rules.placards), None)
    listed = [each.id for each in misread(name).offered(table)]
    starts = range(0, len(listed) - 3, 4)
    held = [dict.fromkeys(listed[number : number + 3], 1.0) for number in starts]
    for number, open_beliefs in enumerate(held):
        probe(misread(name), open_beliefs, dealer, f"bench:{number}")
    turn = cycle(enumerate(held))

    def chosen() -> None:
        number, open_beliefs = next(turn)
        probe(misread(name), open_beliefs, dealer, f"bench:{number}")

    ratio = compare(chosen, lambda: evidence_in(misread(name), verdict), 4)
    ratio.tell(f"{name}: choosing the next round to diagnosing one", at_most=CHOOSE)
    assert ratio.ratio <= CHOOSE
