"""What a mistake is called, in a few words made from its facts."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, BadAction, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.dealing.step import Step
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.school.phrases import said_hand


def title(verdict: Verdict, finding: Finding) -> str:
    """``Straight paid 5 to 1``, ``Pair taken``, ``Paid before taking``."""
    rules = verdict.script.house.rules
    match finding.code:
        case Code.WRONG_AMOUNT:
            return _wrong_amount(rules, finding)
        case Code.WRONG_RESULT:
            return _wrong_result(rules, finding)
        case Code.MISSING:
            return _missing(rules, finding)
        case Code.UNEXPECTED:
            return _unexpected(rules, finding)
        case Code.WRONG_CALL:
            return _wrong_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return _out_of_order(rules, finding)
        case Code.BAD_ACTION:
            return "Not an action"
        case _ as never:
            assert_never(never)


def paid_in(finding: Finding) -> Money:
    """The amount of the payment that was made."""
    return _act(finding).amount or NOTHING


def due_in(finding: Finding) -> Money:
    """The amount of the payment that was due."""
    return Action.parse(finding.expected or "").amount or NOTHING


def with_bonus(finding: Finding) -> bool:
    """Whether the payment stands for the Ante and its bonus together."""
    line = finding.line
    return line is not None and line.wager is Wager.ANTE and due_in(finding) != line.pays


def _act(finding: Finding) -> Action:
    return Action.parse(finding.got or "")


def _wrong_amount(rules: HouseRules, finding: Finding) -> str:
    line, paid = finding.line, paid_in(finding)
    assert line is not None, "a payment has a line"
    name = f"{_hand_or_spot(rules, line)}{' and bonus' if with_bonus(finding) else ''}"
    ratio = Fraction(paid.cents, line.stake.cents) if line.stake else None
    even = ratio is not None and ratio.denominator == 1 and line.odds is not None
    if not paid:
        return f"{name} paid nothing"
    if even and ratio != 1 and not with_bonus(finding):
        return f"{name} paid {ratio} to 1"
    return f"{name} paid {money(rules, paid)} for {money(rules, due_in(finding))}"


def _hand_or_spot(rules: HouseRules, line: Line) -> str:
    """The hand that a side wager is paid for; else the wager, in the house's words."""
    row = line.because.rpartition(".")[2]
    side = line.wager not in (Wager.PLAY, Wager.ANTE, Wager.ANTE_BONUS, Wager.ENVY_BONUS)
    if side and line.result is Result.WIN and row in list(Combination):
        return Combination(row).words
    return spot(rules, line.wager)


_STANDS = {
    "not_qualified": "",
    "higher": "winning ",
    "lower": "beaten ",
    "tie": "tied ",
    "folded": "folded ",
    "loses": "losing ",
}


def _standing(rules: HouseRules, line: Line) -> str:
    """``Beaten Ante``, ``Pair``, ``Losing 6 Card Bonus``."""
    how = _STANDS.get(line.because.rpartition(".")[2], "")
    name = f"{how}{_hand_or_spot(rules, line)}"
    return name[:1].upper() + name[1:]


def _wrong_result(rules: HouseRules, finding: Finding) -> str:
    assert finding.line is not None, "a wager that was touched has a line"
    did = "paid" if _act(finding).verb is Verb.PAY else "taken"
    what = _standing(rules, finding.line)
    unqualified = finding.line.because.endswith(".not_qualified")
    return f"{what} {did}, dealer not qualified" if unqualified else f"{what} {did}"


_MISSING = {
    StepKind.COLLECT: "Fold not collected",
    StepKind.TUCK: "Folded hand not tucked",
    StepKind.REVEAL_DEALER: "Dealer's hand not turned",
    StepKind.CALL_DEALER: "Dealer's hand not called",
    StepKind.REVEAL: "Hand not turned",
    StepKind.CALL_STAND_OFF: "Stand-off not called",
    StepKind.CLEAR: "Cards not cleared",
    StepKind.CHECK_BETS: "Bets not checked",
    StepKind.PLACE_YOUR_BETS: "Bets not invited",
    StepKind.NO_MORE_BETS: "Bets not closed",
    StepKind.RACK_STUB: "Stub not racked",
    StepKind.COVER_DEALER: "Dealer's hand not covered",
    StepKind.RELEASE_CARDS: "Cards not released",
    StepKind.OFFER: "Play not offered",
    StepKind.DEAL: "Card not dealt",
    StepKind.DEAL_DEALER: "Dealer not dealt to",
}


def _missing(rules: HouseRules, finding: Finding) -> str:
    if finding.line is not None:
        did = "paid" if finding.line.result is Result.WIN else "taken"
        return f"{_standing(rules, finding.line)} not {did}"
    assert finding.due is not None, "what is missing was due"
    return _MISSING[finding.due.kind]


_PASTS = {
    Verb.TAKE: "taken",
    Verb.PAY: "paid",
    Verb.REVEAL: "turned",
    Verb.CLEAR: "cleared",
    Verb.COLLECT: "collected",
    Verb.TUCK: "tucked",
    Verb.OFFER: "offered",
    Verb.DEAL: "dealt",
    Verb.CALL: "called",
    Verb.CHECK: "checked",
    Verb.ANNOUNCE: "said",
    Verb.RACK: "racked",
    Verb.COVER: "covered",
    Verb.RELEASE: "released",
}


def _unexpected(rules: HouseRules, finding: Finding) -> str:
    action = _act(finding)
    did = _PASTS.get(action.verb, "done")
    if action.wager is not None:
        line = finding.line
        name = spot(rules, action.wager) if line is None else _standing(rules, line)
        return f"{name} {did} twice" if finding.again else f"{name} {did}, nothing due"
    if finding.again:
        return f"{did.capitalize()} twice"
    return f"{did.capitalize()} where nothing was due"


def _wrong_call(verdict: Verdict, finding: Finding) -> str:
    action, settlement = _act(finding), verdict.script.settlement
    if action.verb is Verb.RULE:
        return "Ruling in a sound round"
    if action.word == STAND_OFF:
        return "Stand-off called, hands differ"
    seat = settlement.seat(action.place or DEALER)
    holder = settlement.dealer if action.place == DEALER else seat
    assert holder is not None, "only hands of the round are called wrongly"
    return f"{said_hand(holder.category).capitalize()} called {said_hand(action.word)}"


def slipped(finding: Finding) -> tuple[Step, Step]:
    """The two steps that changed places, as the house has them."""
    step, rival = finding.due, finding.rival
    assert step is not None, "a step was moved"
    assert rival is not None, "it was moved past another"
    return (step, rival) if finding.due_first else (rival, step)


def out_of_turn(finding: Finding) -> bool:
    """Whether two seats changed places rather than two steps."""
    first, then = slipped(finding)
    seats = {first.seat, then.seat}
    return len(seats) == 2 and None not in seats and first.kind is not StepKind.COLLECT


_SLIPS = {
    (StepKind.COLLECT, StepKind.REVEAL_DEALER): "Fold collected after the reveal",
    (StepKind.TUCK, StepKind.REVEAL_DEALER): "Fold tucked after the reveal",
    (StepKind.COLLECT, StepKind.TUCK): "Tucked before collecting",
    (StepKind.REVEAL_DEALER, StepKind.REVEAL): "Hand turned before the dealer's",
    (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER): "Called before the reveal",
    (StepKind.REVEAL, StepKind.CLEAR): "Cleared before turning",
    (StepKind.CALL_STAND_OFF, StepKind.CLEAR): "Cleared before the call",
    (StepKind.TAKE, StepKind.CLEAR): "Cleared before taking",
    (StepKind.PAY, StepKind.CLEAR): "Cleared before paying",
    (StepKind.TAKE, StepKind.PAY): "Paid before taking",
    (StepKind.CHECK_BETS, StepKind.NO_MORE_BETS): "Bets closed before they were checked",
    (StepKind.PLACE_YOUR_BETS, StepKind.NO_MORE_BETS): "Bets closed before they were invited",
    (StepKind.PLACE_YOUR_BETS, StepKind.CHECK_BETS): "Bets checked before they were invited",
    (StepKind.CHECK_BETS, StepKind.DEAL): "Dealt before the bets were checked",
    (StepKind.CHECK_BETS, StepKind.DEAL_DEALER): "Dealt before the bets were checked",
    (StepKind.NO_MORE_BETS, StepKind.DEAL): "Dealt before the bets were closed",
    (StepKind.NO_MORE_BETS, StepKind.DEAL_DEALER): "Dealt before the bets were closed",
    (StepKind.DEAL, StepKind.DEAL_DEALER): "Dealer dealt to before a seat",
    (StepKind.DEAL_DEALER, StepKind.DEAL): "Seat dealt to before the dealer",
    (StepKind.DEAL, StepKind.OFFER): "Offered before the cards were dealt",
    (StepKind.RACK_STUB, StepKind.RELEASE_CARDS): "Cards released before the stub was racked",
    (StepKind.COVER_DEALER, StepKind.RELEASE_CARDS): "Cards released before the cut card lay",
    (StepKind.RELEASE_CARDS, StepKind.OFFER): "Offered before the cards were released",
    (StepKind.OFFER, StepKind.COLLECT): "Collected before all had answered",
    (StepKind.OFFER, StepKind.REVEAL_DEALER): "Dealer revealed before all had answered",
}


def _out_of_order(rules: HouseRules, finding: Finding) -> str:
    first, then = slipped(finding)
    if out_of_turn(finding):
        return f"Seat {then.seat} before seat {first.seat}"
    if (first.kind, then.kind) in _SLIPS:
        return _SLIPS[first.kind, then.kind]
    past = _PASTS.get(then.action.verb, "done")
    if first.kind is then.kind and first.wager is not None and then.wager is not None:
        return f"{spot(rules, then.wager)} {past} before {spot(rules, first.wager)}"
    if first.kind in (StepKind.REVEAL_DEALER, StepKind.REVEAL):
        whose = "the dealer's hand" if first.kind is StepKind.REVEAL_DEALER else "the hand"
        return f"{past.capitalize()} before turning {whose}"
    if first.kind is StepKind.CALL_DEALER:
        return f"{past.capitalize()} before calling the dealer's hand"
    return f"{past.capitalize()} too early"


def read(text: str | None) -> Action | None:
    """The act that a line of a trace names; None outside the grammar."""
    try:
        return Action.parse(text or "")
    except BadAction:
        return None
