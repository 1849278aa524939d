"""Duties that were left out altogether: one mistake for each, whatever the number of seats."""

from __future__ import annotations

from dataclasses import replace

from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Code, Finding
from trainer.dealing.procedure import StepKind

_BY_THEIR_MONEY = (StepKind.TAKE, StepKind.PAY, StepKind.COLLECT)
"""Each wager is a mistake of its own."""


def join_duties(comparison: Comparison) -> None:
    """Put together what is missing of one kind, where nothing of that kind was done."""
    found = comparison.findings
    for kind in dict.fromkeys(step.kind for step in comparison.script.steps):
        places = {step.action for step in comparison.script.steps if step.kind is kind}
        missing = [each for each in found if _is_missing(each, kind)]
        left_out = {each.due.action for each in missing if each.due is not None}
        if kind not in _BY_THEIR_MONEY and missing and left_out == places:
            found[:] = [each for each in found if each not in missing] + [_joined(missing)]


def _is_missing(finding: Finding, kind: StepKind) -> bool:
    return finding.code is Code.MISSING and finding.due is not None and finding.due.kind is kind


def _joined(missing: list[Finding]) -> Finding:
    seats = tuple(sorted({each.seat for each in missing if each.seat is not None}))
    one_seat = missing[0].seat if len(seats) == 1 else None
    return replace(missing[0], seat=one_seat, seats=seats, whole_duty=True)
