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
from trainer.marking.words import act, at_seat, money, reason, spot


def why(verdict: Verdict, finding: Finding) -> str:
    """What the trainee should understand from this mistake, in English."""
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
            return f"This is no action of the table: {finding.reason}."
        case _ as never:
            assert_never(never)


def _missing(verdict: Verdict, finding: Finding) -> str:
    rules, step = verdict.script.house.rules, finding.due
    if finding.line is not None:
        done = "paid" if finding.line.result is Result.WIN else "taken"
        name = spot(rules, finding.line.wager)
        because = _reason(verdict, finding, finding.line)
        never = f"{name} at {at_seat(finding.seat)} was never {done}: {because}."
        paid = finding.line.result is Result.WIN
        return f"{never} {_due(rules, finding.line, finding.expected)}" if paid else never
    assert step is not None, "what is missing was due"
    if step.kind is StepKind.COLLECT and finding.money:
        left = money(rules, finding.money)
        return f"Seat {step.seat} folded, and its {left} and its cards were not collected."
    return f"You did not {act(rules, step.action)}."


def _due(rules: HouseRules, line: Line, expected: str | None) -> str:
    if line.result is not Result.WIN or expected is None:
        return "It is to be taken." if line.result is Result.LOSE else "It is to be left alone."
    amount = Action.parse(expected).amount or NOTHING
    return f"{money(rules, amount)} is due{_sum(rules, line, amount)}."


def _sum(rules: HouseRules, line: Line, amount: Money) -> str:
    """How the amount is made: the odds on the stake, and the bonus where it is joined."""
    if line.odds is None or line.stake is None:
        return ""
    made = f": {line.odds} on {money(rules, line.stake)}"
    bonus = amount - line.pays
    return f"{made}, and {money(rules, bonus)} Ante Bonus" if bonus else made


def _unexpected(verdict: Verdict, finding: Finding) -> str:
    rules, done = verdict.script.house.rules, finding.got or ""
    action = Action.parse(done)
    said = act(rules, action)
    if finding.again:
        return f"That was settled already: there was no need to {said} again."
    number = action.place
    if number not in (None, DEALER) and verdict.script.round_.seat(number) is None:
        return f"Nobody plays at seat {number} in this round: there is nothing to do there."
    if action.wager is not None and action.wager not in rules.wagers and not action.wager.is_bonus:
        return f"{rules.title} offers no {action.wager.words} wager."
    if action.wager is not None:
        name = spot(rules, action.wager)
        return f"There is nothing to settle on {name} at {at_seat(action.place)}."
    return f"Nothing asks you here to {said}."


def _wrong_amount(verdict: Verdict, finding: Finding) -> str:
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a payment has a line"
    paid = Action.parse(finding.got or "").amount or NOTHING
    difference = finding.money or NOTHING
    who = "too much" if difference > NOTHING else "too little"
    off = money(rules, difference)
    mended = " You put it right with a second payment." if finding.put_right else ""
    because = _reason(verdict, finding, line)
    if finding.bonus is not None and paid == line.pays:
        because = _reason(verdict, finding, finding.bonus)
    return (
        f"You paid {money(rules, paid)}, {off} {who}: {because}. "
        f"{_due(rules, line, finding.expected)}{mended}"
    )


def _wrong_result(verdict: Verdict, finding: Finding) -> str:
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a wager that was touched has a line"
    action = Action.parse(finding.got or "")
    did = "paid" if action.verb is Verb.PAY else "took"
    name = f"{spot(rules, line.wager)} at {at_seat(finding.seat)}"
    because = _reason(verdict, finding, line)
    return f"You {did} {name}: {because}. {_due(rules, line, finding.expected)}"


def _reason(verdict: Verdict, finding: Finding, line: Line) -> str:
    seat = verdict.script.settlement.seat(finding.seat or 0)
    assert seat is not None, "a line belongs to a seat of the round"
    return reason(verdict, seat, line)


def _wrong_call(verdict: Verdict, finding: Finding) -> str:
    action = Action.parse(finding.got or "")
    if action.verb is Verb.RULE:
        return "Nothing irregular happened in this round: there is nothing to rule on."
    dealer = verdict.script.settlement.dealer
    if action.place == DEALER:
        return f"You called a {_said(action)}: the dealer holds {dealer.name}."
    seat = verdict.script.settlement.seat(action.place or 0)
    assert seat is not None, "only hands of the round can be called wrongly"
    if action.word == STAND_OFF:
        return f"Seat {seat.seat} is no stand-off: {seat.name} against the dealer's {dealer.name}."
    return f"You called a {_said(action)}: seat {seat.seat} holds {seat.name}."


def _said(action: Action) -> str:
    return (action.word or "").replace("_", "-" if action.word == STAND_OFF else " ")


def _out_of_order(verdict: Verdict, finding: Finding) -> str:
    rules, step, rival = verdict.script.house.rules, finding.due, finding.rival
    assert step is not None, "a step that moved"
    assert rival is not None, "another that it jumped over"
    first, then = (step, rival) if finding.due_first else (rival, step)
    whole = len(finding.moved) > 1 and finding.wager is None
    if whole and step.seat and rival.seat and step.seat != rival.seat:
        return f"Seat {step.seat} was out of turn: seat {first.seat} before seat {then.seat}."
    sooner, later = _without_amount(rules, first), _without_amount(rules, then)
    return f"You {_past(later)} too early: first {sooner}, then {later}."


_PASTS = {"take": "took", "pay": "paid", "deal": "dealt", "tell": "told", "let": "let"}


def _without_amount(rules: HouseRules, step: Step) -> str:
    """The act alone: where only the order is wrong, the amount may stand joined with another."""
    return act(rules, replace(step.action, amount=None))


def _past(said: str) -> str:
    verb, _, rest = said.partition(" ")
    regular = f"{verb}d" if verb.endswith("e") else f"{verb}ed"
    return f"{_PASTS.get(verb, regular)} {rest}"
