"""A whole round at each house: performed, with every single fault, and in every permitted order."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from tests.dealing.prose import in_order
from tests.sampled import sampled
from tests.some_houses import HOUSES, house
from trainer.dealing.action import Verb
from trainer.dealing.check import check
from trainer.dealing.finding import Code, Finding
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import Script, faultless, may_stay_closed, script_for
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses

ROUNDS = 6
RECIPE = Recipe(
    name="whole",
    title="Whole",
    teaches="Everything.",
    seats=Seats(1, 4),
    events=tuple(
        WeighedEvents(events, 1)
        for events in ((), ("tie",), ("fold_with_live_wager",), ("beaten_with_ante_bonus",))
    ),
)


@lru_cache(maxsize=64)
def script(name: str, seed: int) -> Script:
    round_ = generate(house(name).rules, RECIPE, seed)
    return script_for(house(name), round_, settle(house(name).rules, round_), Part.WHOLE)


@lru_cache(maxsize=64)
def performed(name: str, seed: int) -> tuple[str, ...]:
    return tuple(str(action) for action in faultless(script(name, seed)))


def found(name: str, seed: int, trace: list[str] | tuple[str, ...]) -> tuple[Finding, ...]:
    return check(script(name, seed), trace).findings


CASES = [(name, seed) for name in HOUSES for seed in range(ROUNDS)]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_what_is_performed_is_without_mistake_and_in_the_order_of_the_prose(
    name: str, seed: int
) -> None:
    trace = performed(name, seed)
    assert not found(name, seed, trace)
    assert in_order(script(name, seed).round_, trace)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_each_step_left_out_is_exactly_that_mistake(name: str, seed: int) -> None:
    trace = performed(name, seed)
    for at, step in enumerate(script(name, seed).steps):
        if step.kind is StepKind.REVEAL_DEALER and may_stay_closed(script(name, seed)):
            assert not found(name, seed, [*trace[:at], *trace[at + 1 :]]), "BOX ¶3, POSTED 3"
            continue
        (finding,) = found(name, seed, [*trace[:at], *trace[at + 1 :]])
        joined = step.wager is Wager.ANTE_BONUS and finding.code is Code.WRONG_AMOUNT
        assert finding.code is Code.MISSING or joined
        assert finding.seat == step.seat
        assert finding.wager == (Wager.ANTE if joined else step.wager)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_each_step_done_twice_is_exactly_one_act_too_many(name: str, seed: int) -> None:
    trace = performed(name, seed)
    for at, step in enumerate(script(name, seed).steps):
        findings = found(name, seed, [*trace[: at + 1], *trace[at:]])
        if step.action.verb in (Verb.CALL, Verb.CHECK, Verb.ANNOUNCE):
            assert not findings, "true, or one more look"
        else:
            (finding,) = findings
            assert finding.code in (Code.UNEXPECTED, Code.WRONG_AMOUNT)
            assert finding.seat == step.seat


@sampled(40, 600)
@pytest.mark.parametrize(("name", "seed"), CASES)
def test_one_step_moved_is_a_mistake_where_the_prose_forbids_it_and_nowhere_else(
    name: str, seed: int, count: int
) -> None:
    stream = Stream(f"moved {name} {seed}")
    trace = performed(name, seed)
    for _ in range(count):
        source, target = stream.below(len(trace)), stream.below(len(trace))
        rest = [*trace[:source], *trace[source + 1 :]]
        moved = [*rest[:target], trace[source], *rest[target:]]
        findings = found(name, seed, moved)
        assert bool(findings) is not in_order(script(name, seed).round_, moved), moved
        if findings:
            assert [finding.code for finding in findings] == [Code.OUT_OF_ORDER], moved


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_every_permitted_order_passes(name: str, seed: int) -> None:
    stream = Stream(f"permitted {name} {seed}")
    trace = list(performed(name, seed))
    for _ in range(150):
        source, target = stream.below(len(trace)), stream.below(len(trace))
        candidate = [*trace[:source], *trace[source + 1 :]]
        candidate.insert(target, trace[source])
        if in_order(script(name, seed).round_, candidate):
            trace = candidate
    assert sorted(trace) == sorted(performed(name, seed))
    assert not found(name, seed, trace), trace


@pytest.mark.parametrize("name", HOUSES)
def test_calls_and_rulings_that_are_false_are_exactly_one_wrong_call(name: str) -> None:
    for seed in range(ROUNDS):
        trace = performed(name, seed)
        false = _false_call(script(name, seed))
        after = trace.index("reveal dealer") + 1
        for line in (false, "rule void", "rule redeal"):
            spoiled = [*trace[:after], line, *trace[after:]]
            assert [finding.code for finding in found(name, seed, spoiled)] == [Code.WRONG_CALL]


def _false_call(made: Script) -> str:
    held = made.settlement.dealer.category.value
    return "call dealer pair" if held != "pair" else "call dealer flush"


@pytest.mark.parametrize("house", ["boxes", "posted"])
@pytest.mark.parametrize("part", list(Part))
def test_no_hand_is_settled_before_all_decided_where_the_dealers_stays_closed(
    house: str, part: Part
) -> None:
    """BOX ¶3 opens it "if a gambler continues playing": where all folded, Pair Plus alone is
    settled, after every decision. A hand settled before the next one's had no finding."""
    shelf = load_houses()
    wagers = {"ante": 5, "pair_plus": 5}
    seats = [
        {"seat": 1, "cards": ["9h", "9c", "4d"], "wagers": wagers, "decision": "fold"},
        {"seat": 3, "cards": ["8h", "6c", "4s"], "wagers": wagers, "decision": "fold"},
    ]
    plain: dict[str, Any] = {"house": house, "dealer": ["Qd", "7s", "3c"], "seats": seats}
    rules = shelf[house].rules
    if rules.posts_pay_tables:
        plain["placard"] = next(iter(rules.placards))
    round_ = read_round(plain, shelf.rules)
    all_folded = script_for(shelf[house], round_, settle(rules, round_), part)
    closed = [each for act in faultless(all_folded) if (each := str(act)) != "reveal dealer"]
    assert not check(all_folded, closed).findings
    opened = [str(act).replace(" ", "  ") for act in faultless(all_folded)]
    assert not check(all_folded, opened).findings, "as an act is read, two spaces are one"
    if part is Part.WHOLE:
        hand = ["collect 1", "reveal 1", "pay 1 pair_plus 5", "clear 1"]
        rest = [each for each in closed if each not in hand]
        at = rest.index("offer 3")
        (early,) = check(all_folded, [*rest[:at], *hand, *rest[at:]]).findings
        assert early.code is Code.OUT_OF_ORDER, "settled before the next has decided"
