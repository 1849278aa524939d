"""Findings of one cause, told as one: a fold left lying and paid, Play and Ante lost together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.game.wagers import Wager

_PICKED_UP = (Verb.REVEAL, Verb.CLEAR, Verb.TUCK)


def led_by(verdict: Verdict) -> Mapping[int, int]:
    """Each finding that another one explains, by the places of both."""
    return dict(_led(verdict))


def _led(verdict: Verdict) -> Iterator[tuple[int, int]]:
    findings = tuple(enumerate(verdict.findings))
    for leader, first in findings:
        for follower, then in findings:
            if leader != follower and (_of_fold(first, then) or _of_hand(first, then)):
                yield follower, leader


def _of_fold(first: Finding, then: Finding) -> bool:
    """A fold that was left, and what was then done with its wagers and cards."""
    left = first.code is Code.MISSING and first.due is not None
    if not left or first.seat != then.seat or then.seat is None:
        return False
    if first.due is None or first.due.kind is not StepKind.COLLECT:
        return False
    if then.line is not None:
        return then.line.forfeited
    if then.code is Code.MISSING:
        return then.due is not None and then.due.kind is StepKind.TUCK
    return then.code is Code.UNEXPECTED and _verb(then) in _PICKED_UP


def _of_hand(first: Finding, then: Finding) -> bool:
    """Play and Ante of one hand that went the same wrong way."""
    if (first.wager, then.wager) != (Wager.PLAY, Wager.ANTE) or first.seat != then.seat:
        return False
    if first.code is not then.code or first.code not in (Code.MISSING, Code.WRONG_RESULT):
        return False
    return _verb(first) is _verb(then) and not (first.again or then.again)


def _verb(finding: Finding) -> Verb | None:
    try:
        return Action.parse(finding.got).verb if finding.got else None
    except BadAction:
        return None
