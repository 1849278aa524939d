"""How much a mistake weighs, what it costs, and what the trainee is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code, Finding
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import MisdealRule, Step, StepKind
from trainer.dealing.script import faultless, script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Source, Teaching
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.marking.mark import Marking, mark_round, severity, weigh_repeats
from trainer.marking.mistake import Mistake, Severity

HOUSES = load_houses()
HOUSE = HOUSES["six-card-bonus"]
ROUND = read_round(
    {
        "house": "six-card-bonus",
        "dealer": ["Qh", "7s", "2d"],
        "seats": [
            {
                "seat": 7,
                "cards": ["Ah", "Kh", "Qs"],
                "wagers": {"ante": 5, "pair_plus": 5, "six_card_bonus": 5},
                "decision": "play",
            },
            {
                "seat": 4,
                "cards": ["9h", "4c", "3s"],
                "wagers": {"ante": 5, "pair_plus": 10, "six_card_bonus": 10},
                "decision": "fold",
            },
            {"seat": 2, "cards": ["Qc", "5d", "3h"], "wagers": {"ante": 2}, "decision": "play"},
            {"seat": 1, "cards": ["Qd", "5c", "4h"], "wagers": {"ante": 2}, "decision": "play"},
        ],
    },
    HOUSES.rules,
)


def _faultless() -> list[str]:
    script = script_for(HOUSE, ROUND, settle(HOUSE.rules, ROUND))
    return [str(action) for action in faultless(script)]


def _changed(*changes: tuple[str, str]) -> Marking:
    """The faultless trace with some lines replaced; a line replaced by nothing is left out."""
    trace = _faultless()
    for old, new in changes:
        trace[trace.index(old)] = new
    return mark_round(HOUSE, ROUND, [line for line in trace if line])


def _with(act: str, before: str) -> Marking:
    trace = _faultless()
    trace.insert(trace.index(before), act)
    return mark_round(HOUSE, ROUND, trace)


def _swapped(one: str, other: str) -> Marking:
    swap = {one: other, other: one}
    return mark_round(HOUSE, ROUND, [swap.get(line, line) for line in _faultless()])


def _only(marking: Marking) -> Mistake:
    assert len(marking.mistakes) == 1, marking.mistakes
    return marking.mistakes[0]


def test_a_faultless_round_scores_a_hundred_and_passes() -> None:
    marking = mark_round(HOUSE, ROUND, _faultless())
    assert marking.mistakes == ()
    assert (marking.score.points, marking.score.passed) == (100.0, True)


def test_a_wrong_amount_is_critical_and_names_the_pay_table() -> None:
    """6CB Pay Tables: a straight pays 6 to 1 on Pair Plus."""
    mistake = _only(_changed(("pay 7 pair_plus 30", "pay 7 pair_plus 25")))
    assert (mistake.code, mistake.severity) == (Code.WRONG_AMOUNT, Severity.CRITICAL)
    assert (mistake.expected, mistake.got) == ("pay 7 pair_plus 30", "pay 7 pair_plus 25")
    assert mistake.money == Money(-500)
    assert str(mistake.source) == "6CB Pay Tables, Pair Plus"
    assert "6 to 1" in mistake.why


def test_an_amount_put_right_by_a_second_payment_is_serious_not_critical() -> None:
    trace = _faultless()
    at = trace.index("pay 7 pair_plus 30")
    trace[at : at + 1] = ["pay 7 pair_plus 25", "pay 7 pair_plus 5"]
    mistake = _only(mark_round(HOUSE, ROUND, trace))
    assert (mistake.code, mistake.severity) == (Code.WRONG_AMOUNT, Severity.SERIOUS)


def test_five_paid_on_a_losing_five_is_ten_too_much() -> None:
    mistake = _only(_changed(("take 7 six_card_bonus", "pay 7 six_card_bonus 5")))
    assert (mistake.code, mistake.money) == (Code.WRONG_RESULT, Money(1000))


def test_a_beaten_wager_left_on_the_table_says_which_card_decided() -> None:
    """6CB Round of Play ¶9: Q-7-2 beats Q-5-3."""
    mistake = _only(_changed(("take 2 play", "")))
    assert (mistake.code, mistake.wager, mistake.money) == (Code.MISSING, "play", Money(200))
    assert "Q-7-2" in mistake.why
    assert "Q-5-3" in mistake.why


def test_a_forgotten_bonus_is_told_from_a_wrong_ante() -> None:
    marking = _changed(("pay 7 ante_bonus 5", ""))
    mistake = _only(marking)
    assert (mistake.code, mistake.wager) == (Code.WRONG_AMOUNT, "ante")
    assert str(mistake.source) == "6CB Pay Tables, Ante Bonus"
    assert marking.wrong == {(7, "ante_bonus")}
    joined = _changed(("pay 7 ante_bonus 5", ""), ("pay 7 ante 5", "pay 7 ante 8"))
    assert joined.wrong == {(7, "ante")}


def test_ante_and_bonus_may_be_paid_together() -> None:
    marking = _changed(("pay 7 ante_bonus 5", ""), ("pay 7 ante 5", "pay 7 ante 10"))
    assert marking.mistakes == ()


def test_an_uncollected_fold_leaves_all_that_it_forfeits() -> None:
    """6CB Round of Play ¶3, ¶4: Ante and Pair Plus."""
    marking = _changed(("collect 4", ""))
    mistake = _only(marking)
    assert (mistake.severity, mistake.money) == (Severity.CRITICAL, Money(1500))
    assert {wager for _, wager in marking.wrong} == {"ante", "pair_plus"}


def test_collecting_a_hand_in_play_takes_its_bets() -> None:
    """6CB Round of Play ¶3: seat 7 wins Ante, Play and Pair Plus; seat 2 loses what it bets."""
    won, lost, settled = (_only(_with(act, before)) for act, before in (
        ("collect 7", "reveal 7"), ("collect 2", "reveal 2"), ("collect 7", "clear 7")
    ))  # fmt: skip
    assert (won.code, won.severity, won.money) == (Code.UNEXPECTED, Severity.CRITICAL, Money(-1500))
    assert (lost.severity, lost.money) == (Severity.SERIOUS, None)
    assert settled.severity is Severity.MINOR


def test_taking_the_folded_ante_alone_is_part_of_the_one_mistake() -> None:
    mistake = _only(_changed(("collect 4", "take 4 ante")))
    assert (mistake.code, mistake.expected) == (Code.MISSING, "collect 4")
    assert mistake.money == Money(1000)


def test_a_seat_settled_whole_out_of_its_turn_is_one_serious_mistake() -> None:
    trace = _faultless()
    mine = [line for line in trace if line.split()[1] == "2"]
    rest = [line for line in trace if line not in mine]
    at = rest.index("reveal 7")
    mistake = _only(mark_round(HOUSE, ROUND, [*rest[:at], *mine, *rest[at:]]))
    assert (mistake.code, mistake.severity) == (Code.OUT_OF_ORDER, Severity.SERIOUS)
    assert (mistake.seat, mistake.wager) == (2, None)


def test_an_order_slip_without_effect_on_money_is_minor() -> None:
    """6CB Paying Out ¶3."""
    mistake = _only(_swapped("take 7 six_card_bonus", "pay 7 play 5"))
    assert (mistake.code, mistake.severity) == (Code.OUT_OF_ORDER, Severity.MINOR)
    assert mistake.source.cite.startswith("6CB Paying Out")


def test_cards_cleared_before_their_seat_is_settled_are_serious() -> None:
    mistake = _only(_swapped("take 1 ante", "clear 1"))
    assert (mistake.code, mistake.severity) == (Code.OUT_OF_ORDER, Severity.SERIOUS)


def test_a_true_call_is_never_a_mistake_and_a_false_one_is_serious() -> None:
    """By its category, or with the rank that names it: the dealer holds Q-7-2."""
    for true in ("call dealer high_card", "call dealer queen_high", "call 7 ace_high_straight"):
        assert mark_round(HOUSE, ROUND, [*_faultless(), true]).mistakes == ()
    for false in ("call dealer pair", "call dealer king_high", "call 7 king_high_straight"):
        mistake = _only(mark_round(HOUSE, ROUND, [*_faultless(), false]))
        assert (mistake.code, mistake.severity) == (Code.WRONG_CALL, Severity.SERIOUS)


@pytest.mark.parametrize("line", ["tkae 7 play", "take 9 play", "pay 7 play", "pay 7 play -5", ""])
def test_a_line_outside_the_grammar_is_one_bad_action(line: str) -> None:
    assert _only(mark_round(HOUSE, ROUND, [*_faultless(), line])).code is Code.BAD_ACTION


@pytest.mark.parametrize("house", list(HOUSES))
def test_every_mistake_has_a_reason_and_a_rule(house: str) -> None:
    """Nothing done at all: every due step is named, with why and by which rule."""
    plain = {
        "house": house,
        "dealer": ["Qh", "7s", "2d"],
        "seats": [
            {
                "seat": 3,
                "cards": ["9h", "9c", "3s"],
                "wagers": {"ante": 5, "pair_plus": 5},
                "decision": "play",
            }
        ],
        "placard": "mbs",
    }
    marking = mark_round(HOUSES[house], read_round(plain, HOUSES.rules), [])
    assert marking.mistakes
    assert all(mistake.why and str(mistake.source) for mistake in marking.mistakes)
    assert marking.score.points == 0.0


def test_an_act_out_of_order_is_told_without_its_amount() -> None:
    """The Ante may be paid together with its bonus: only the order is wrong, no amount."""
    trace = _faultless()
    trace.remove("take 7 six_card_bonus")
    trace.insert(trace.index("clear 7"), "take 7 six_card_bonus")
    mistake = _only(mark_round(HOUSE, ROUND, trace))
    assert mistake.code is Code.OUT_OF_ORDER
    assert mistake.why == (
        "You paid the Pair Plus at seat 7 too soon. "
        "Take every losing wager before a winning one is paid."
    )


def test_a_needless_payment_is_told_with_its_amount() -> None:
    again = _only(mark_round(HOUSE, ROUND, [*_faultless(), "pay 7 pair_plus 30"]))
    assert again.code is Code.UNEXPECTED
    assert again.why == "You paid the Pair Plus again: $30 too much. It was settled already."


# ---------------------------------------------------------------- the weight of each finding

SAYS, READ = Source("6CB Paying Out ¶2"), Source("6CB Paying Out ¶2", reading="as read")
TAUGHT = Source("6CB Paying Out ¶2", taught=Teaching.ADVICE)

VERDICT = mark_round(HOUSE, ROUND, _faultless()).verdict


def step(kind: StepKind, verb: Verb, seat: int | None = None) -> Step:
    return Step(kind, Action(verb, seat), SAYS)


PAY_4, PAY_7 = step(StepKind.PAY, Verb.PAY, 4), step(StepKind.PAY, Verb.PAY, 7)
CLEAR_4, CLEAR_7 = step(StepKind.CLEAR, Verb.CLEAR, 4), step(StepKind.CLEAR, Verb.CLEAR, 7)
REVEAL_4 = step(StepKind.REVEAL, Verb.REVEAL, 4)
DEAL_4 = step(StepKind.DEAL, Verb.DEAL, 4)
VOID, CALLED = (MisdealRule(each, SAYS) for each in (Ruling.VOID, Ruling.CALL_SUPERVISOR))


def moved(due: Step, rival: Step, *, whole: bool = False) -> dict[str, object]:
    """That step done on the wrong side of another, alone or with all of its seat."""
    steps = (due, due) if whole else (due,)
    return {"due": due, "rival": rival, "moved": steps, "seat": due.seat}


@pytest.mark.parametrize(
    ("code", "source", "told", "weighs"),
    [
        (Code.WRONG_RESULT, SAYS, {}, Severity.CRITICAL),
        (Code.WRONG_RESULT, READ, {}, Severity.CRITICAL),
        (Code.WRONG_RESULT, TAUGHT, {"money": Money(500)}, Severity.ADVICE),
        (Code.WRONG_RESULT, SAYS, {"put_right": True}, Severity.SERIOUS),
        (Code.WRONG_AMOUNT, SAYS, {"money": Money(-500)}, Severity.CRITICAL),
        (Code.WRONG_AMOUNT, SAYS, {"money": Money(0)}, Severity.MINOR),
        (Code.WRONG_AMOUNT, SAYS, {"money": Money(500), "put_right": True}, Severity.SERIOUS),
        (Code.WRONG_CALL, READ, {}, Severity.SERIOUS),
        (Code.MISSING, SAYS, {}, Severity.MINOR),
        (Code.MISSING, SAYS, {"whole_duty": True}, Severity.SERIOUS),
        (Code.MISSING, READ, {"whole_duty": True}, Severity.MINOR),
        (Code.MISSING, SAYS, {"stopped": VOID}, Severity.CRITICAL),
        (Code.MISSING, SAYS, {"stopped": CALLED}, Severity.SERIOUS),
        (Code.UNEXPECTED, SAYS, {"got": "announce place_your_bets"}, Severity.SERIOUS),
        (Code.UNEXPECTED, SAYS, {"got": "announce no_more_bets"}, Severity.MINOR),
        (Code.MISSING, SAYS, {"got": "announce place_your_bets"}, Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, {"grave": True}, Severity.SERIOUS),
        (Code.OUT_OF_ORDER, READ, {"grave": True}, Severity.SERIOUS),
        (Code.OUT_OF_ORDER, READ, {"in_doubt": True}, Severity.SERIOUS),
        (Code.OUT_OF_ORDER, READ, {"money": Money(500)}, Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(PAY_4, PAY_7), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(PAY_4, PAY_7, whole=True), Severity.SERIOUS),
        (Code.OUT_OF_ORDER, READ, moved(PAY_4, PAY_7, whole=True), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(PAY_4, PAY_4, whole=True), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(DEAL_4, PAY_7, whole=True), Severity.MINOR),
        (Code.MISSING, SAYS, moved(PAY_4, PAY_7, whole=True), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(CLEAR_4, PAY_4), Severity.SERIOUS),
        (Code.OUT_OF_ORDER, SAYS, moved(PAY_4, CLEAR_4), Severity.SERIOUS),
        (Code.OUT_OF_ORDER, SAYS, moved(CLEAR_7, PAY_4), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(CLEAR_4, REVEAL_4), Severity.SERIOUS),
        (Code.OUT_OF_ORDER, SAYS, moved(REVEAL_4, CLEAR_4), Severity.MINOR),
        (Code.OUT_OF_ORDER, SAYS, moved(REVEAL_4, PAY_4), Severity.MINOR),
    ],
)
def test_each_finding_weighs_what_its_kind_does(
    code: Code, source: Source, told: dict[str, Any], weighs: Severity
) -> None:
    assert severity(VERDICT, Finding(code, source, **told)) is weighs


def test_every_third_minor_slip_of_a_kind_is_serious_and_a_reading_never_counts() -> None:
    def slips(*found: tuple[Code, Source, Step | None, str]) -> str:
        findings = [Finding(code, by, due=due, got=got) for code, by, due, got in found]
        minor = _only(_changed(("pay 7 pair_plus 30", "pay 7 pair_plus 25")))
        mistakes = [replace(minor, severity=severity(VERDICT, each)) for each in findings]
        weighed = weigh_repeats(findings, mistakes)
        for before, after in zip(mistakes, weighed, strict=True):
            added = " It is the third slip of this kind."
            assert after.why == before.why + (added if before.severity != after.severity else "")
        return "".join(each.severity.value[0] for each in weighed)

    late = (Code.OUT_OF_ORDER, SAYS, PAY_4, "")
    read = (Code.OUT_OF_ORDER, READ, PAY_4, "")
    other = (Code.OUT_OF_ORDER, SAYS, REVEAL_4, "")
    needless, spoken = ((Code.UNEXPECTED, SAYS, None, got) for got in ("rack stub", "offer 4"))
    assert slips(late, late, late, late, late, late) == "mmsmmm"
    assert slips(read, read, read, late, late, read, late) == "mmmmmms"
    assert slips(late, other, late, other, other) == "mmmms"
    assert slips(needless, spoken, needless, spoken, needless) == "mmmms"
