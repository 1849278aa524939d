"""Wrong rules about order, as rounds show them: exposed, then hit, clean or neither."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tests.marking.test_habits import ALSO, CASES, SIX, _script, moved, performed
from tests.some_houses import HOUSES, house
from trainer.dealing.procedure import Part, Supervised
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.settle import settle
from trainer.marking.conduct import clause_of, conduct, cut_out
from trainer.marking.exposures import Seen
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity


def shown(name: str, trace: list[str]) -> dict[str, Seen]:
    return {each.habit: each.seen for each in conduct(mark(_script(name), trace).verdict)}


EVERYWHERE = "SQ05 SQ06 SQ07 SQ08 SQ09 SQ10 SQ11 SQ12"
EXPOSED = {
    "six-card-bonus": f"SQ01 SQ02 SQ03 SQ04 {EVERYWHERE} SQ13 SQ17 SQ18 SQ19",
    "mbs": f"{EVERYWHERE} SQ14 SQ15 SQ17",
    "prime": f"{EVERYWHERE} SQ15",
    "posted": EVERYWHERE,
    "boxes": f"SQ02 SQ04 {EVERYWHERE}",
}
"""What one whole round with a fold, a live side bet and three seats can show at each house."""


@pytest.mark.parametrize("name", HOUSES)
def test_a_faultless_round_is_clean_of_all_that_the_house_orders(name: str) -> None:
    found = shown(name, performed(name))
    assert set(found) == set(EXPOSED[name].split())
    assert set(found.values()) == {Seen.CLEAN}


@pytest.mark.parametrize("name", HOUSES)
def test_dealt_rounds_worked_without_fault_are_clean(name: str) -> None:
    for round_ in deal(house(name).rules, 7, 8, None, ()):
        script = script_for(house(name), round_, settle(house(name).rules, round_), Part.WHOLE)
        verdict = mark(script, [str(act) for act in faultless(script)]).verdict
        assert {each.seen for each in conduct(verdict)} == {Seen.CLEAN}


NEITHER = {
    ("SQ04", SIX): {"SQ01", "SQ02", "SQ03", "SQ10"},
    ("SQ06", "mbs"): {"SQ12"},
    ("SQ08", SIX): {"SQ01", "SQ09"},
}
"""What such a trace leaves open: a wider habit explains it, or it was not done at all."""


@pytest.mark.parametrize(("habit", "name", "change"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_what_a_trace_shows_is_hit_and_the_rest_is_clean(
    habit: str, name: str, change: object
) -> None:
    assert callable(change)
    neither = NEITHER.get((habit, name), set())
    hit = ({habit} | ALSO.get((habit, name), set())) - neither
    found = shown(name, change(performed(name)))
    assert {each for each, seen in found.items() if seen is Seen.HIT} == hit
    assert {each for each, seen in found.items() if seen is Seen.OTHER} == neither
    assert found.keys() - hit - neither <= set(EXPOSED[name].split())


def test_one_slip_leaves_the_rest_clean() -> None:
    found = shown(SIX, moved("pay 6 play 5", "take 6 pair_plus")(performed(SIX)))
    assert [name for name, seen in found.items() if seen is not Seen.CLEAN] == ["SQ01"]


def test_who_settles_row_by_row_is_not_told_five_things() -> None:
    row_by_row = next(change for habit, _, change in CASES if habit == "SQ04")
    found = shown(SIX, row_by_row(performed(SIX)))
    assert [name for name, seen in found.items() if seen is Seen.HIT] == ["SQ04"]
    assert found["SQ01"] is Seen.OTHER


def test_what_was_not_done_at_all_is_neither() -> None:
    trace = [line for line in performed(SIX) if line.split()[0] not in ("take", "pay")]
    found = shown(SIX, trace)
    assert (found["SQ01"], found["SQ12"], found["SQ08"]) == (Seen.OTHER, Seen.OTHER, Seen.OTHER)


def test_who_leaves_a_hand_by_a_rule_about_money_has_not_skipped_it() -> None:
    """Believes that a tie, say, leaves everything, and puts the cards away."""
    trace = [
        line for line in performed(SIX) if line.split()[:2] not in (["take", "6"], ["pay", "6"])
    ]
    assert "clear 6" in trace
    assert shown(SIX, trace)["SQ08"] is Seen.OTHER


PUT_RIGHT = ["pay 6 play 3", "pay 6 play 2"]


def test_an_error_put_right_with_the_supervisor_called_is_clean() -> None:
    trace = performed("mbs")
    at = trace.index("pay 6 play 5")
    silent = [*trace[:at], *PUT_RIGHT, *trace[at + 1 :]]
    called = [*trace[:at], PUT_RIGHT[0], "rule call_supervisor", PUT_RIGHT[1], *trace[at + 1 :]]
    assert shown("mbs", silent)["SQ22"] is Seen.HIT
    assert shown("mbs", called)["SQ22"] is Seen.CLEAN


def test_calling_the_supervisor_to_an_error_of_ones_own_is_no_wrong_ruling() -> None:
    trace = performed("mbs")
    at = trace.index("pay 6 play 5")
    called = [*trace[:at], PUT_RIGHT[0], "rule call_supervisor", PUT_RIGHT[1], *trace[at + 1 :]]
    codes = [each.code.value for each in mark(_script("mbs"), called).mistakes]
    assert "wrong_call" not in codes
    sound = [*trace[:at], "rule call_supervisor", *trace[at:]]
    told = mark(_script("mbs"), sound)
    assert [each.severity for each in told.mistakes] == [Severity.ADVICE]
    assert told.score.passed


# ------------------------------------------------------- a house's own policy, and chips


def _supervised(trace: list[str], least: int) -> tuple[dict[str, Seen], list[str]]:
    """The round at a house where payments from that amount up wait for the supervisor."""
    policy = Supervised(Money(100 * least), Source(reading="the pit's policy"))
    script = _script("mbs")
    procedure = structs.replace(script.house.procedure, supervised=policy)
    marking = mark(structs.replace(script, house=replace(script.house, procedure=procedure)), trace)
    codes = [each.code.value for each in marking.mistakes]
    return {each.habit: each.seen for each in conduct(marking.verdict)}, codes


def test_a_large_payment_without_the_supervisor_where_the_house_wants_one() -> None:
    trace = performed("mbs")
    largest = max(int(line.split()[-1]) for line in trace if line.startswith("pay"))
    first = next(at for at, line in enumerate(trace) if line.startswith("pay"))
    assert _supervised(trace, largest)[0]["SQ21"] is Seen.HIT
    before = [*trace[:first], "rule call_supervisor", *trace[first:]]
    seen, codes = _supervised(before, largest)
    assert (seen["SQ21"], codes) == (Seen.CLEAN, [])
    assert "SQ21" not in _supervised(trace, largest + 1)[0]


def test_without_such_a_policy_nobody_is_told_of_it() -> None:
    assert all("SQ21" not in shown(name, performed(name)) for name in HOUSES)


def test_payments_that_are_not_cut_out_where_chips_are_looked_at() -> None:
    assert cut_out([]) is None
    cut, typed = cut_out([True, True]), cut_out([True, False])
    assert cut is not None
    assert typed is not None
    assert (cut.habit, cut.seen, typed.seen) == ("SQ20", Seen.CLEAN, Seen.HIT)


CLAUSES = {
    SIX: {
        "SQ01": "6CB Paying Out ¶3",
        "SQ02": "6CB Round of Play ¶11",
        "SQ03": "6CB Paying Out ¶3",
        "SQ05": "6CB Round of Play ¶11",
        "SQ07": "6CB Round of Play ¶4",
        "SQ09": "6CB Paying Out ¶2",
        "SQ10": "6CB Paying Out ¶5",
        "SQ12": "6CB Round of Play ¶5",
        "SQ14": None,
        "SQ15": None,
        "SQ17": "6CB Dealing procedures ¶2",
        "SQ19": "6CB Round of Play ¶2",
        "SQ21": None,
    },
    "mbs": {
        "SQ01": None,
        "SQ02": None,
        "SQ08": "MBS 3.14.2",
        "SQ14": "MBS 3.2",
        "SQ15": "MBS 3.12",
        "SQ16": "MBS 3.14.3",
        "SQ17": "MBS 3.6",
        "SQ21": None,
    },
}


@pytest.mark.parametrize("name", CLAUSES)
def test_a_habit_breaks_the_clause_that_the_house_has(name: str) -> None:
    procedure = house(name).procedure
    found = {each: clause_of(procedure, each) for each in CLAUSES[name]}
    assert {each: source and source.cite for each, source in found.items()} == CLAUSES[name]


def test_a_large_payment_breaks_the_house_s_own_policy() -> None:
    policy = Supervised(Money.parse("500"), Source("MBS 9"))
    procedure = structs.replace(house("mbs").procedure, supervised=policy)
    assert clause_of(procedure, "SQ21") == policy.source
    assert clause_of(procedure, "SQ02") is None
