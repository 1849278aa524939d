"""The title of a mistake: a few words made from its facts."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import Step, StepKind
from trainer.game.house_words import DealerWord
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.words import called, money, spot
from trainer.wording import phrase, say, say_list, say_phrase


def title(verdict: Verdict, finding: Finding, alike: Sequence[Finding] = ()) -> str:
    """``Straight paid 5 to 1``, ``Pair taken``, ``Paid before taking``. ``alike`` are other wagers
    of the seat with the same result: ``Beaten Play and Ante not taken``."""
    rules = verdict.script.house.rules
    match finding.code:
        case Code.WRONG_AMOUNT:
            return _wrong_amount(rules, finding)
        case Code.WRONG_RESULT:
            return _wrong_result(rules, finding, alike)
        case Code.MISSING:
            return _missing(rules, finding, alike)
        case Code.UNEXPECTED:
            return _unexpected(rules, finding)
        case Code.WRONG_CALL:
            return _wrong_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return _out_of_order(rules, finding)
        case Code.BAD_ACTION:
            return say("Not an action")
        case _ as never:
            assert_never(never)


def seat_title(rules: HouseRules, left: Sequence[Finding]) -> str:
    """``6 Card Bonus not taken; Play and Ante not paid``: everything missing at a seat that was
    passed over, if its wagers went different ways."""
    steps = [_missing(rules, each, ()) for each in left if each.line is None]
    wagers = [
        say_phrase(_NOT_SETTLED[result], what=say_list(named))
        for result in _NOT_SETTLED
        if (named := [_named(rules, each) for each in left if _comes_to(each, result)])
    ]
    return say_list([*steps, *wagers], ";")


_NOT_SETTLED = {
    Result.LOSE: phrase("{what} not taken"),
    Result.WIN: phrase("{what} not paid"),
}


def _comes_to(finding: Finding, result: Result) -> bool:
    return finding.line is not None and finding.line.result is result


def _named(rules: HouseRules, finding: Finding) -> str:
    assert finding.line is not None, "a wager has a line"
    name = spot(rules, finding.line.wager)
    return say("{wager} and bonus", wager=name) if with_bonus(finding) else name


def paid_in(finding: Finding) -> Money:
    """The amount of the payment in the act."""
    return _act(finding).amount or NOTHING


def due_in(finding: Finding) -> Money:
    """The amount of the due payment."""
    return Action.parse(finding.expected or "").amount or NOTHING


def with_bonus(finding: Finding) -> bool:
    """True if the payment is for the Ante and its bonus together."""
    line = finding.line
    return line is not None and line.wager is Wager.ANTE and due_in(finding) != line.pays


def _act(finding: Finding) -> Action:
    return Action.parse(finding.got or "")


def _wrong_amount(rules: HouseRules, finding: Finding) -> str:
    line, paid = finding.line, paid_in(finding)
    assert line is not None, "a payment has a line"
    name = _hand_or_spot(rules, line)
    if with_bonus(finding):
        name = say("{wager} and bonus", wager=name)
    ratio = Fraction(paid.cents, line.stake.cents) if line.stake else None
    even = ratio is not None and ratio.denominator == 1 and line.odds is not None
    if not paid:
        return say("{what} paid nothing", what=name)
    if even and ratio != 1 and not with_bonus(finding):
        return say("{what} paid {ratio} to 1", what=name, ratio=ratio)
    due = money(rules, due_in(finding))
    return say("{what} paid {paid} for {due}", what=name, paid=money(rules, paid), due=due)


def _hand_or_spot(rules: HouseRules, line: Line) -> str:
    """The hand that a side wager pays; else the wager, in the house's words."""
    row = line.because.rpartition(".")[2]
    side = line.wager not in (Wager.PLAY, Wager.ANTE, Wager.ANTE_BONUS, Wager.ENVY_BONUS)
    if side and line.result is Result.WIN and row in list(Combination):
        return Combination(row).words
    return spot(rules, line.wager)


_STANDS = {
    "higher": phrase("Winning {what}"),
    "lower": phrase("Beaten {what}"),
    "tie": phrase("Tied {what}"),
    "folded": phrase("Folded {what}"),
    "loses": phrase("Losing {what}"),
}


def _standing(rules: HouseRules, line: Line, alike: Sequence[Finding] = ()) -> str:
    """``Beaten Ante``, ``Pair``, ``Losing 6 Card Bonus``, ``Beaten Play and Ante``."""
    how = _STANDS.get(line.because.rpartition(".")[2])
    others = [each.line.wager for each in alike if each.line is not None]
    name = _hand_or_spot(rules, line)
    if others:
        name = say_list([spot(rules, each) for each in (line.wager, *others)])
    return say_phrase(how, what=name) if how else name


def _wrong_result(rules: HouseRules, finding: Finding, alike: Sequence[Finding]) -> str:
    assert finding.line is not None, "a wager that was touched has a line"
    paid = _act(finding).verb is Verb.PAY
    what = _standing(rules, finding.line, alike)
    if not finding.line.because.endswith(".not_qualified"):
        return say("{what} paid", what=what) if paid else say("{what} taken", what=what)
    if rules.words.dealer is DealerWord.GAME:
        if paid:
            return say("{what} paid, dealer without a game", what=what)
        return say("{what} taken, dealer without a game", what=what)
    if paid:
        return say("{what} paid, dealer not qualified", what=what)
    return say("{what} taken, dealer not qualified", what=what)


_MISSING = {
    StepKind.COLLECT: phrase("Fold not collected"),
    StepKind.TUCK: phrase("Folded hand not tucked"),
    StepKind.REVEAL_DEALER: phrase("Dealer's hand not revealed"),
    StepKind.CALL_DEALER: phrase("Dealer's hand not called"),
    StepKind.REVEAL: phrase("Hand not revealed"),
    StepKind.CALL_STAND_OFF: phrase("Stand-off not called"),
    StepKind.CLEAR: phrase("Cards not cleared"),
    StepKind.CHECK_BETS: phrase("Bets not checked"),
    StepKind.PLACE_YOUR_BETS: phrase("Bets not invited"),
    StepKind.NO_MORE_BETS: phrase("Bets not closed"),
    StepKind.RACK_STUB: phrase("Stub not racked"),
    StepKind.COVER_DEALER: phrase("Dealer's hand not covered"),
    StepKind.RELEASE_CARDS: phrase("Cards not released"),
    StepKind.OFFER: phrase("Play not offered"),
    StepKind.DEAL: phrase("Card not dealt"),
    StepKind.DEAL_DEALER: phrase("Dealer not dealt to"),
}


def _missing(rules: HouseRules, finding: Finding, alike: Sequence[Finding]) -> str:
    if finding.line is not None:
        what = _standing(rules, finding.line, alike)
        won = finding.line.result is Result.WIN
        return say_phrase(_NOT_SETTLED[Result.WIN if won else Result.LOSE], what=what)
    assert finding.due is not None, "what is missing was due"
    return say_phrase(_MISSING[finding.due.kind])


_DONE = (phrase("done"), phrase("Done"))
_PASTS = {
    Verb.TAKE: (phrase("taken"), phrase("Taken")),
    Verb.PAY: (phrase("paid"), phrase("Paid")),
    Verb.REVEAL: (phrase("revealed"), phrase("Revealed")),
    Verb.CLEAR: (phrase("cleared"), phrase("Cleared")),
    Verb.COLLECT: (phrase("collected"), phrase("Collected")),
    Verb.TUCK: (phrase("tucked"), phrase("Tucked")),
    Verb.OFFER: (phrase("offered"), phrase("Offered")),
    Verb.DEAL: (phrase("dealt"), phrase("Dealt")),
    Verb.CALL: (phrase("called"), phrase("Called")),
    Verb.CHECK: (phrase("checked"), phrase("Checked")),
    Verb.ANNOUNCE: (phrase("said"), phrase("Said")),
    Verb.RACK: (phrase("racked"), phrase("Racked")),
    Verb.COVER: (phrase("covered"), phrase("Covered")),
    Verb.RELEASE: (phrase("released"), phrase("Released")),
}


def _unexpected(rules: HouseRules, finding: Finding) -> str:
    action = _act(finding)
    did, done = (say_phrase(each) for each in _PASTS.get(action.verb, _DONE))
    if action.wager is not None:
        line = finding.line
        name = spot(rules, action.wager) if line is None else _standing(rules, line)
        if finding.again:
            return say("{what} {done} twice", what=name, done=did)
        return say("{what} {done}, nothing due", what=name, done=did)
    if finding.rival is not None:
        return _out_of_order(rules, finding)
    if finding.again:
        return say("{done} twice", done=done)
    return say("{done} where nothing was due", done=done)


def _wrong_call(verdict: Verdict, finding: Finding) -> str:
    action, settlement = _act(finding), verdict.script.settlement
    if action.verb is Verb.RULE:
        return say("A ruling where nothing was wrong")
    if action.word == STAND_OFF:
        return say("Stand-off called, none due")
    seat = settlement.seat(action.place or DEALER)
    holder = settlement.dealer if action.place == DEALER else seat
    assert holder is not None, "only hands of the round are called wrongly"
    call = called(verdict.script.house.rules, action)
    return say("{hand} called {called}", hand=holder.category.heading, called=call)


def slipped(finding: Finding) -> tuple[Step, Step]:
    """The two swapped steps, in the house's order."""
    step, rival = finding.due, finding.rival
    assert step is not None, "a step was moved"
    assert rival is not None, "it was moved past another"
    return (step, rival) if finding.due_first else (rival, step)


def out_of_turn(finding: Finding) -> bool:
    """True if two seats were swapped rather than two steps."""
    first, then = slipped(finding)
    seats = {first.seat, then.seat}
    return len(seats) == 2 and None not in seats and first.kind is not StepKind.COLLECT


_SLIPS = {
    (StepKind.COLLECT, StepKind.REVEAL_DEALER): phrase("Fold collected after the reveal"),
    (StepKind.TUCK, StepKind.REVEAL_DEALER): phrase("Fold tucked after the reveal"),
    (StepKind.COLLECT, StepKind.TUCK): phrase("Tucked before collecting"),
    (StepKind.REVEAL_DEALER, StepKind.REVEAL): phrase("Hand revealed before the dealer's"),
    (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER): phrase("Called before the reveal"),
    (StepKind.REVEAL, StepKind.CLEAR): phrase("Cleared before the reveal"),
    (StepKind.CALL_STAND_OFF, StepKind.CLEAR): phrase("Cleared before the call"),
    (StepKind.TAKE, StepKind.CLEAR): phrase("Cleared before taking"),
    (StepKind.PAY, StepKind.CLEAR): phrase("Cleared before paying"),
    (StepKind.TAKE, StepKind.PAY): phrase("Paid before taking"),
    (StepKind.CHECK_BETS, StepKind.NO_MORE_BETS): phrase("Bets closed before they were checked"),
    (StepKind.PLACE_YOUR_BETS, StepKind.NO_MORE_BETS): phrase(
        "Bets closed before they were invited"
    ),
    (StepKind.PLACE_YOUR_BETS, StepKind.CHECK_BETS): phrase(
        "Bets checked before they were invited"
    ),
    (StepKind.CHECK_BETS, StepKind.DEAL): phrase("Dealt before the bets were checked"),
    (StepKind.CHECK_BETS, StepKind.DEAL_DEALER): phrase("Dealt before the bets were checked"),
    (StepKind.NO_MORE_BETS, StepKind.DEAL): phrase("Dealt before the bets were closed"),
    (StepKind.NO_MORE_BETS, StepKind.DEAL_DEALER): phrase("Dealt before the bets were closed"),
    (StepKind.DEAL, StepKind.DEAL_DEALER): phrase("Dealer dealt to before a player"),
    (StepKind.DEAL_DEALER, StepKind.DEAL): phrase("Player dealt to before the dealer"),
    (StepKind.DEAL, StepKind.OFFER): phrase("Offered before the cards were dealt"),
    (StepKind.RACK_STUB, StepKind.RELEASE_CARDS): phrase(
        "Cards released before the stub was racked"
    ),
    (StepKind.COVER_DEALER, StepKind.RELEASE_CARDS): phrase(
        "Cards released before the cut card lay"
    ),
    (StepKind.RELEASE_CARDS, StepKind.OFFER): phrase("Offered before the cards were released"),
    (StepKind.OFFER, StepKind.COLLECT): phrase("Collected before all had answered"),
    (StepKind.OFFER, StepKind.REVEAL_DEALER): phrase("Dealer revealed before all had answered"),
}


def _out_of_order(rules: HouseRules, finding: Finding) -> str:
    first, then = slipped(finding)
    if out_of_turn(finding):
        place = rules.words.place
        return say(
            "{then} before {first}",
            then=place.headed(then.seat),
            first=place.numbered(first.seat),
        )
    if (first.kind, then.kind) in _SLIPS:
        return say_phrase(_SLIPS[first.kind, then.kind])
    past, done = (say_phrase(each) for each in _PASTS.get(then.action.verb, _DONE))
    if first.kind is then.kind and first.wager is not None and then.wager is not None:
        return say(
            "{then} {done} before {first}",
            then=spot(rules, then.wager),
            done=past,
            first=spot(rules, first.wager),
        )
    if first.kind is StepKind.REVEAL_DEALER:
        return say("{done} before revealing the dealer's hand", done=done)
    if first.kind is StepKind.REVEAL:
        return say("{done} before revealing the hand", done=done)
    if first.kind is StepKind.CALL_DEALER:
        return say("{done} before calling the dealer's hand", done=done)
    return say("{done} too early", done=done)
