"""A finding and its mark, told as the debrief shows it."""

from __future__ import annotations

from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.step import Step
from trainer.game.cards import Three
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Teaching
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.mistake import Mistake
from trainer.marking.words import money, spot
from trainer.school.debrief import MistakeShown
from trainer.school.phrases import money_told, said_hand
from trainer.school.titles import due_in, out_of_turn, paid_in, read, slipped, title


def told(number: int, verdict: Verdict, finding: Finding, mistake: Mistake) -> MistakeShown:
    """The mistake in words and figures, under its number."""
    rules = verdict.script.house.rules
    amounts = finding.code is Code.WRONG_AMOUNT
    return MistakeShown(
        number=number,
        severity=mistake.severity,
        code=mistake.code.value,
        title=title(verdict, finding),
        where=_where(verdict, finding),
        seat=finding.seat,
        wager=finding.wager,
        player_cards=_players(verdict, finding),
        dealer_cards=_dealers(verdict, finding),
        due=_due(verdict, finding),
        done=_done(rules, finding),
        money=mistake.money,
        money_text=money_told(rules, mistake.money),
        why=mistake.why,
        rule=mistake.source.cite or "School's reading",
        is_reading=mistake.source.reading is not None,
        reading_reason=mistake.source.reading,
        working=_working(rules, finding) if amounts else "",
        at=finding.at,
        due_amount=due_in(finding) if amounts else None,
        done_amount=paid_in(finding) if amounts else None,
        is_taught=mistake.source.taught is not Teaching.OFF,
    )


def _where(verdict: Verdict, finding: Finding) -> str:
    """``Seat 7, Pair Plus, $10``."""
    rules = verdict.script.house.rules
    if finding.seat is None:
        return "Dealer" if _about_dealer(finding) else "Table"
    parts = [f"Seat {finding.seat}"]
    if finding.wager is not None:
        parts.append(spot(rules, finding.wager))
    stake = finding.line.stake if finding.line is not None else None
    if finding.wager is not None and stake is not None:
        parts.append(money(rules, stake))
    return ", ".join(parts)


def _about_dealer(finding: Finding) -> bool:
    action = finding.due.action if finding.due is not None else read(finding.got)
    return action is not None and action.place == DEALER


def _players(verdict: Verdict, finding: Finding) -> tuple[()] | Three:
    seat = verdict.script.round_.seat(finding.seat or DEALER)
    return seat.cards if seat is not None else ()


_NEED_DEALER = (Wager.PLAY, Wager.ANTE, Wager.SIX_CARD_BONUS, Wager.PRIME)


def _dealers(verdict: Verdict, finding: Finding) -> tuple[()] | Three:
    """The dealer's cards where the result hangs on them."""
    line = finding.line
    against = line is not None and line.wager in _NEED_DEALER and not line.forfeited
    compared = finding.code is Code.WRONG_CALL and (read(finding.got) or _NO_ACT).word == STAND_OFF
    return verdict.script.round_.dealer if against or compared or _about_dealer(finding) else ()


_NO_ACT = Action(Verb.CHECK)


def _due(verdict: Verdict, finding: Finding) -> str:
    rules = verdict.script.house.rules
    match finding.code:
        case Code.WRONG_AMOUNT:
            return money(rules, due_in(finding))
        case Code.WRONG_RESULT:
            return _owed(rules, finding)
        case Code.MISSING:
            return _owed(rules, finding) if finding.line else _said(rules, finding.expected)
        case Code.UNEXPECTED:
            return "Nothing more" if finding.again else "Nothing"
        case Code.WRONG_CALL:
            return _true_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return f"{_in_turn(rules, finding)[0]} first"
        case Code.BAD_ACTION:
            return "An action"
        case _ as never:
            assert_never(never)


def _done(rules: HouseRules, finding: Finding) -> str:
    match finding.code:
        case Code.WRONG_AMOUNT:
            return money(rules, paid_in(finding))
        case Code.MISSING:
            return "Left alone" if finding.line else "Not done"
        case Code.OUT_OF_ORDER:
            return f"{_in_turn(rules, finding)[1]} first"
        case Code.WRONG_CALL:
            action = read(finding.got) or _NO_ACT
            return said_hand(action.word).capitalize()
        case Code.WRONG_RESULT | Code.UNEXPECTED:
            return _did(rules, finding)
        case Code.BAD_ACTION:
            return finding.got or "Nothing"
        case _ as never:
            assert_never(never)


def _owed(rules: HouseRules, finding: Finding) -> str:
    line = finding.line
    assert line is not None, "a wager has a line"
    match line.result:
        case Result.WIN:
            return f"Pay {money(rules, due_in(finding) or line.pays)}"
        case Result.LOSE:
            return f"Take {money(rules, line.stake or NOTHING)}"
        case Result.PUSH:
            return "Leave it"


_DID = {
    Verb.TAKE: "Took",
    Verb.PAY: "Paid",
    Verb.REVEAL: "Turned",
    Verb.CLEAR: "Cleared",
    Verb.COLLECT: "Collected",
    Verb.TUCK: "Tucked",
    Verb.OFFER: "Offered",
    Verb.DEAL: "Dealt",
}


def _did(rules: HouseRules, finding: Finding) -> str:
    action = read(finding.got) or _NO_ACT
    did = _DID.get(action.verb, "Done")
    if action.verb is Verb.PAY:
        return f"{did} {money(rules, action.amount or NOTHING)}"
    stake = finding.line.stake if finding.line is not None else None
    return f"{did} {money(rules, stake)}" if action.verb is Verb.TAKE and stake else did


_ASKED = {
    Verb.COLLECT: "Collect",
    Verb.TUCK: "Tuck",
    Verb.REVEAL: "Turn",
    Verb.CLEAR: "Clear",
    Verb.OFFER: "Offer",
    Verb.DEAL: "Deal",
    Verb.ANNOUNCE: "Announce",
    Verb.CHECK: "Check",
    Verb.RACK: "Rack",
    Verb.COVER: "Cover",
    Verb.RELEASE: "Release",
}


def _said(rules: HouseRules, expected: str | None) -> str:
    action = read(expected) or _NO_ACT
    if action.verb is Verb.CALL:
        return said_hand(action.word).capitalize()
    return _ASKED.get(action.verb, action.verb.value.capitalize())


def _true_call(verdict: Verdict, finding: Finding) -> str:
    action = read(finding.got) or _NO_ACT
    if action.verb is Verb.RULE:
        return "No ruling"
    if finding.expected is None:
        return "No call"
    return _said(verdict.script.house.rules, finding.expected)


def _in_turn(rules: HouseRules, finding: Finding) -> tuple[str, str]:
    """The two that changed places, named by what tells them apart: seats, wagers or verbs."""
    first, then = slipped(finding)
    if out_of_turn(finding):
        return f"Seat {first.seat}", f"Seat {then.seat}"
    if first.action.verb is then.action.verb and first.wager and then.wager:
        return spot(rules, first.wager), spot(rules, then.wager)
    if first.action.verb is then.action.verb:
        return _whose(first), _whose(then)
    return _ASKS.get(first.action.verb, "Call"), _DID.get(then.action.verb, "Called")


def _whose(step: Step) -> str:
    return "Dealer" if step.seat is None else f"Seat {step.seat}"


_ASKS = {**_ASKED, Verb.TAKE: "Take", Verb.PAY: "Pay"}


def _working(rules: HouseRules, finding: Finding) -> str:
    """The sum that gives the amount: ``6 × $10 = $60``."""
    line = finding.line
    if line is None or line.odds is None or not line.stake:
        return ""
    amount = due_in(finding)
    made = _product(rules, line)
    bonus = amount - line.pays
    plus = f" + {money(rules, bonus)} bonus" if bonus > NOTHING else ""
    return f"{made}{plus} = {money(rules, amount)}"


def _product(rules: HouseRules, line: Line) -> str:
    assert line.odds is not None, "odds on a stake"
    times = str(line.odds.num) if line.odds.den == 1 else f"{line.odds.num}/{line.odds.den}"
    return f"{times} × {money(rules, line.stake or Money(0))}"
