"""The wagers of a mistake, for asking them again."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.game.round import Seat
from trainer.game.rules import HouseRules
from trainer.game.settle import SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.wager_acts import WagerAsked
from trainer.marking.words import spot

_SETTLED = (Code.MISSING, Code.WRONG_AMOUNT, Code.WRONG_RESULT, Code.UNEXPECTED)


def wagers_asked(verdict: Verdict, findings: Iterable[Finding]) -> tuple[WagerAsked, ...]:
    """The wagers that findings of one cause are about; none if they are about something else."""
    script = verdict.script
    found = {each: None for finding in findings for each in _wagers(verdict, finding)}
    if not found:
        return ()
    number = next(seat for seat, _ in found)
    seat = script.round_.seat(number)
    assert seat is not None, "a wager that was wrong lies at a seat of the round"
    rules = script.house.rules.at_table(script.round_.placard)
    wagers = {wager for place, wager in found if place == number}
    return tuple(_asked(rules, seat, wager) for wager in Wager if wager in wagers)


def _asked(rules: HouseRules, seat: Seat, wager: Wager) -> WagerAsked:
    return WagerAsked(wager, spot(rules, wager), None if wager.is_bonus else seat.stake(wager))


def _wagers(verdict: Verdict, finding: Finding) -> list[tuple[int, Wager]]:
    """The wagers at its seat that a finding is about; the Ante with its bonus, if one payment
    covers both."""
    seat = finding.seat
    settled = verdict.script.settlement.seat(seat) if seat is not None else None
    if seat is None or settled is None or finding.code not in _SETTLED:
        return []
    if finding.due is not None and finding.due.kind is StepKind.COLLECT:
        return [(seat, line.wager) for line in settled.lines if line.forfeited]
    if finding.wager is None or not (finding.line is not None or _touched(settled, finding)):
        return []
    with_bonus = [finding.bonus.wager] if finding.bonus is not None else []
    return [(seat, wager) for wager in (finding.wager, *with_bonus)]


def _touched(settled: SeatSettlement, finding: Finding) -> bool:
    """True if a wager of the seat without a duty was paid or taken."""
    try:
        action = Action.parse(finding.got or "")
    except BadAction:
        return False
    staked = {line.wager for line in settled.lines} | {Wager.ANTE_BONUS}
    return action.verb in (Verb.PAY, Verb.TAKE) and action.wager in staked
