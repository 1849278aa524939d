"""One sentence or two for each finding: what was wrong, and what is right."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.dealing.step import Step
from trainer.game.money import NOTHING, Money
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.words import act, act_done, at_seat, called, money, reason, spot
from trainer.wording import phrase, say, say_phrase


def why(verdict: Verdict, finding: Finding) -> str:
    """What the trainee should understand from this mistake, in the reader's language."""
    match finding.code:
        case Code.MISSING:
            return _missing(verdict, finding)
        case Code.UNEXPECTED:
            return _unexpected(verdict, finding)
        case Code.WRONG_AMOUNT:
            return _wrong_amount(verdict, finding)
        case Code.WRONG_RESULT:
            return _wrong_result(verdict, finding)
        case Code.WRONG_CALL:
            return _wrong_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return _out_of_order(verdict, finding)
        case Code.BAD_ACTION:
            return say("This is no action of the table: {reason}.", reason=finding.reason)
        case _ as never:
            assert_never(never)


def _missing(verdict: Verdict, finding: Finding) -> str:
    rules, step = verdict.script.house.rules, finding.due
    if finding.line is not None:
        return _wager_missing(verdict, finding, finding.line)
    assert step is not None, "what is missing was due"
    if step.kind is StepKind.COLLECT and finding.money:
        left = money(rules, finding.money)
        return say(
            "Seat {seat} folded, and its {amount} and its cards were not collected.",
            seat=step.seat,
            amount=left,
        )
    return say("You did not {act}.", act=act(rules, step.action))


def _wager_missing(verdict: Verdict, finding: Finding, line: Line) -> str:
    rules, because = verdict.script.house.rules, _reason(verdict, finding, line)
    name, place = spot(rules, line.wager), at_seat(finding.seat)
    if line.result is not Result.WIN:
        return say(
            "{wager} at {place} was never taken: {because}.",
            wager=name,
            place=place,
            because=because,
        )
    return say(
        "{wager} at {place} was never paid: {because}. {due}",
        wager=name,
        place=place,
        because=because,
        due=_due(rules, line, finding.expected),
    )


def _due(rules: HouseRules, line: Line, expected: str | None) -> str:
    if line.result is not Result.WIN or expected is None:
        lost = line.result is Result.LOSE
        return say("It is to be taken.") if lost else say("It is to be left alone.")
    amount = Action.parse(expected).amount or NOTHING
    return _sum(rules, line, amount)


def _sum(rules: HouseRules, line: Line, amount: Money) -> str:
    """What is due and how it is made: the odds on the stake, and the bonus where it is joined."""
    due = money(rules, amount)
    if line.odds is None or line.stake is None:
        return say("{amount} is due.", amount=due)
    stake, bonus = money(rules, line.stake), amount - line.pays
    if not bonus:
        return say(
            "{amount} is due: {odds} on {stake}.", amount=due, odds=line.odds.words, stake=stake
        )
    return say(
        "{amount} is due: {odds} on {stake}, and {extra} {bonus}.",
        amount=due,
        odds=line.odds.words,
        stake=stake,
        extra=money(rules, bonus),
        bonus=spot(rules, Wager.ANTE_BONUS),
    )


def _unexpected(verdict: Verdict, finding: Finding) -> str:
    rules, done = verdict.script.house.rules, finding.got or ""
    action = Action.parse(done)
    said = act(rules, action)
    if finding.again:
        return say("That was settled already: there was no need to {act} again.", act=said)
    number = action.place
    if number not in (None, DEALER) and verdict.script.round_.seat(number) is None:
        return say(
            "Nobody plays at seat {seat} in this round: there is nothing to do there.", seat=number
        )
    if action.wager is not None and action.wager not in rules.wagers and not action.wager.is_bonus:
        return say("{house} offers no {wager} wager.", house=rules.title, wager=action.wager.words)
    if action.wager is not None:
        name = spot(rules, action.wager)
        place = at_seat(action.place)
        return say("There is nothing to settle on {wager} at {place}.", wager=name, place=place)
    return say("Nothing asks you here to {act}.", act=said)


def _wrong_amount(verdict: Verdict, finding: Finding) -> str:
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a payment has a line"
    paid = Action.parse(finding.got or "").amount or NOTHING
    difference = finding.money or NOTHING
    mended = say("You put it right with a second payment.") if finding.put_right else ""
    because = _reason(verdict, finding, line)
    if finding.bonus is not None and paid == line.pays:
        because = _reason(verdict, finding, finding.bonus)
    text = _TOO_MUCH if difference > NOTHING else _TOO_LITTLE
    told = say_phrase(
        text,
        paid=money(rules, paid),
        off=money(rules, difference),
        because=because,
        due=_due(rules, line, finding.expected),
    )
    return f"{told} {mended}".rstrip()


_TOO_MUCH = phrase("You paid {paid}, {off} too much: {because}. {due}")
_TOO_LITTLE = phrase("You paid {paid}, {off} too little: {because}. {due}")


def _wrong_result(verdict: Verdict, finding: Finding) -> str:
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a wager that was touched has a line"
    action = Action.parse(finding.got or "")
    return say_phrase(
        _PAID_IT if action.verb is Verb.PAY else _TOOK_IT,
        wager=spot(rules, line.wager),
        place=at_seat(finding.seat),
        because=_reason(verdict, finding, line),
        due=_due(rules, line, finding.expected),
    )


_PAID_IT = phrase("You paid {wager} at {place}: {because}. {due}")
_TOOK_IT = phrase("You took {wager} at {place}: {because}. {due}")


def _reason(verdict: Verdict, finding: Finding, line: Line) -> str:
    seat = verdict.script.settlement.seat(finding.seat or 0)
    assert seat is not None, "a line belongs to a seat of the round"
    return reason(verdict, seat, line)


def _wrong_call(verdict: Verdict, finding: Finding) -> str:
    action = Action.parse(finding.got or "")
    if action.verb is Verb.RULE:
        return say("Nothing irregular happened in this round: there is nothing to rule on.")
    dealer = verdict.script.settlement.dealer
    if action.place == DEALER:
        return say(
            "You called a {called}: the dealer holds {hand}.",
            called=called(action),
            hand=dealer.name,
        )
    seat = verdict.script.settlement.seat(action.place or 0)
    assert seat is not None, "only hands of the round can be called wrongly"
    if action.word == STAND_OFF:
        return say(
            "Seat {seat} is no stand-off: {hand} against the dealer's {dealers}.",
            seat=seat.seat,
            hand=seat.name,
            dealers=dealer.name,
        )
    return say(
        "You called a {called}: seat {seat} holds {hand}.",
        called=called(action),
        seat=seat.seat,
        hand=seat.name,
    )


def _out_of_order(verdict: Verdict, finding: Finding) -> str:
    rules, step, rival = verdict.script.house.rules, finding.due, finding.rival
    assert step is not None, "a step that moved"
    assert rival is not None, "another that it jumped over"
    first, then = (step, rival) if finding.due_first else (rival, step)
    whole = len(finding.moved) > 1 and finding.wager is None
    if whole and step.seat and rival.seat and step.seat != rival.seat:
        return say(
            "Seat {seat} was out of turn: seat {first} before seat {then}.",
            seat=step.seat,
            first=first.seat,
            then=then.seat,
        )
    sooner, later = _without_amount(first), _without_amount(then)
    return say(
        "You {done} too early: first {first}, then {then}.",
        done=act_done(rules, later),
        first=act(rules, sooner),
        then=act(rules, later),
    )


def _without_amount(step: Step) -> Action:
    """The act alone: where only the order is wrong, the amount may stand joined with another."""
    return replace(step.action, amount=None)
