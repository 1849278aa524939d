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
from trainer.marking.ruling_words import act_words
from trainer.marking.words import called_title, money, spot
from trainer.school.debrief import MistakeShown
from trainer.school.phrases import money_told
from trainer.school.titles import due_in, out_of_turn, paid_in, read, slipped, title
from trainer.wording import phrase, say, say_list, say_phrase


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
        rule=mistake.source.cite or say("School's reading"),
        is_reading=mistake.source.reading is not None,
        reading_reason=mistake.source.reason,
        working=_working(rules, finding) if amounts else "",
        at=finding.at,
        due_amount=due_in(finding) if amounts else None,
        done_amount=paid_in(finding) if amounts else None,
        is_taught=mistake.source.taught is not Teaching.OFF,
        source=str(mistake.source),
    )


def told_ruling(number: int, rules: HouseRules, mistake: Mistake) -> MistakeShown:
    """A mistake about the dealer's own misdeal in words, for which the verdict has no finding."""
    seat = mistake.seat
    return MistakeShown(
        number=number,
        severity=mistake.severity,
        code=mistake.code.value,
        title=say("Your misdeal"),
        where=say("Table") if seat is None else say("Seat {seat}", seat=seat),
        seat=seat,
        wager=mistake.wager,
        player_cards=(),
        dealer_cards=(),
        due=act_words(mistake.expected, rules) if mistake.expected else say("Nothing more"),
        done=act_words(mistake.got, rules) if mistake.got else say("Not done"),
        money=mistake.money,
        money_text=money_told(rules, mistake.money),
        why=mistake.why,
        rule=mistake.source.cite or say("School's reading"),
        is_reading=mistake.source.reading is not None,
        reading_reason=mistake.source.reason,
        at=mistake.at,
        is_taught=mistake.source.taught is not Teaching.OFF,
        source=str(mistake.source),
    )


def _where(verdict: Verdict, finding: Finding) -> str:
    """``Seat 7, Pair Plus, $10``."""
    rules = verdict.script.house.rules
    if finding.seat is None:
        return say("Dealer") if _about_dealer(finding) else say("Table")
    parts = [say("Seat {seat}", seat=finding.seat)]
    if finding.wager is not None:
        parts.append(spot(rules, finding.wager))
    stake = finding.line.stake if finding.line is not None else None
    if finding.wager is not None and stake is not None:
        parts.append(money(rules, stake))
    return say_list(parts, "")


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
            return say("Nothing more") if finding.again else say("Nothing")
        case Code.WRONG_CALL:
            return _true_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return say("{what} first", what=_in_turn(rules, finding)[0])
        case Code.BAD_ACTION:
            return say("An action")
        case _ as never:
            assert_never(never)


def _done(rules: HouseRules, finding: Finding) -> str:
    match finding.code:
        case Code.WRONG_AMOUNT:
            return money(rules, paid_in(finding))
        case Code.MISSING:
            return say("Left alone") if finding.line else say("Not done")
        case Code.OUT_OF_ORDER:
            return say("{what} first", what=_in_turn(rules, finding)[1])
        case Code.WRONG_CALL:
            return called_title((read(finding.got) or _NO_ACT).word)
        case Code.WRONG_RESULT | Code.UNEXPECTED:
            return _did(rules, finding)
        case Code.BAD_ACTION:
            return finding.got or say("Nothing")
        case _ as never:
            assert_never(never)


def _owed(rules: HouseRules, finding: Finding) -> str:
    line = finding.line
    assert line is not None, "a wager has a line"
    match line.result:
        case Result.WIN:
            return say("Pay {amount}", amount=money(rules, due_in(finding) or line.pays))
        case Result.LOSE:
            return say("Take {amount}", amount=money(rules, line.stake or NOTHING))
        case Result.PUSH:
            return say("Leave it")


_DONE = phrase("Done")
_DID = {
    Verb.TAKE: phrase("Took"),
    Verb.PAY: phrase("Paid"),
    Verb.REVEAL: phrase("Turned"),
    Verb.CLEAR: phrase("Cleared"),
    Verb.COLLECT: phrase("Collected"),
    Verb.TUCK: phrase("Tucked"),
    Verb.OFFER: phrase("Offered"),
    Verb.DEAL: phrase("Dealt"),
}


def _did(rules: HouseRules, finding: Finding) -> str:
    action = read(finding.got) or _NO_ACT
    if action.verb is Verb.PAY:
        return say("Paid {amount}", amount=money(rules, action.amount or NOTHING))
    stake = finding.line.stake if finding.line is not None else None
    if action.verb is Verb.TAKE and stake:
        return say("Took {amount}", amount=money(rules, stake))
    return say_phrase(_DID.get(action.verb, _DONE))


_ASKED = {
    Verb.COLLECT: phrase("Collect"),
    Verb.TUCK: phrase("Tuck"),
    Verb.REVEAL: phrase("Turn"),
    Verb.CLEAR: phrase("Clear"),
    Verb.OFFER: phrase("Offer"),
    Verb.DEAL: phrase("Deal"),
    Verb.ANNOUNCE: phrase("Announce"),
    Verb.CHECK: phrase("Check"),
    Verb.RACK: phrase("Rack"),
    Verb.COVER: phrase("Cover"),
    Verb.RELEASE: phrase("Release"),
}


def _said(rules: HouseRules, expected: str | None) -> str:
    action = read(expected) or _NO_ACT
    if action.verb is Verb.CALL:
        return called_title(action.word)
    known = _ASKED.get(action.verb)
    return say_phrase(known) if known else action.verb.value.capitalize()


def _true_call(verdict: Verdict, finding: Finding) -> str:
    action = read(finding.got) or _NO_ACT
    if action.verb is Verb.RULE:
        return say("No ruling")
    if finding.expected is None:
        return say("No call")
    return _said(verdict.script.house.rules, finding.expected)


def _in_turn(rules: HouseRules, finding: Finding) -> tuple[str, str]:
    """The two that changed places, named by what tells them apart: seats, wagers or verbs."""
    first, then = slipped(finding)
    if out_of_turn(finding):
        return say("Seat {seat}", seat=first.seat), say("Seat {seat}", seat=then.seat)
    if first.action.verb is then.action.verb and first.wager and then.wager:
        return spot(rules, first.wager), spot(rules, then.wager)
    if first.action.verb is then.action.verb:
        return _whose(first), _whose(then)
    return (
        say_phrase(_ASKS.get(first.action.verb, _CALL)),
        say_phrase(_DID.get(then.action.verb, _CALLED)),
    )


def _whose(step: Step) -> str:
    return say("Dealer") if step.seat is None else say("Seat {seat}", seat=step.seat)


_CALL, _CALLED = phrase("Call"), phrase("Called")
_ASKS = {**_ASKED, Verb.TAKE: phrase("Take"), Verb.PAY: phrase("Pay")}


def _working(rules: HouseRules, finding: Finding) -> str:
    """The sum that gives the amount: ``6 × $10 = $60``."""
    line = finding.line
    if line is None or line.odds is None or not line.stake:
        return ""
    amount = due_in(finding)
    made = _product(rules, line)
    bonus = amount - line.pays
    total = money(rules, amount)
    if bonus <= NOTHING:
        return f"{made} = {total}"
    extra = money(rules, bonus)
    return say("{product} + {extra} bonus = {total}", product=made, extra=extra, total=total)


def _product(rules: HouseRules, line: Line) -> str:
    assert line.odds is not None, "odds on a stake"
    times = str(line.odds.num) if line.odds.den == 1 else f"{line.odds.num}/{line.odds.den}"
    return f"{times} × {money(rules, line.stake or Money(0))}"
