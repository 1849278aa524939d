"""Duties that were left out altogether: one mistake for each, whatever the number of seats."""

from __future__ import annotations

from dataclasses import replace

from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Code, Finding
from trainer.dealing.procedure import StepKind
from trainer.game.pay import Source, SourceKind

# Each wager is a mistake of its own.
_BY_THEIR_MONEY = (StepKind.TAKE, StepKind.PAY, StepKind.COLLECT)
# A duty as a whole only where the document orders it; by a reading each seat is a mistake.
_SEAT_BY_SEAT = (StepKind.TUCK, StepKind.REVEAL, StepKind.CALL_STAND_OFF, StepKind.CLEAR)


def join_duties(comparison: Comparison) -> None:
    """Put together what is missing of one kind, where nothing of that kind was done."""
    found = comparison.findings
    for kind in dict.fromkeys(step.kind for step in comparison.script.steps):
        places = {step.action for step in comparison.script.steps if step.kind is kind}
        missing = [each for each in found if _is_missing(each, kind)]
        left_out = {each.due.action for each in missing if each.due is not None}
        if missing and left_out == places and _is_duty(kind, missing[0].source):
            found[:] = [each for each in found if each not in missing] + [_joined(missing)]


def _is_duty(kind: StepKind, source: Source | None) -> bool:
    if kind in _BY_THEIR_MONEY:
        return False
    ordered = source is not None and source.kind is SourceKind.DOCUMENT
    return ordered or kind not in _SEAT_BY_SEAT


def _is_missing(finding: Finding, kind: StepKind) -> bool:
    return finding.code is Code.MISSING and finding.due is not None and finding.due.kind is kind


def _joined(missing: list[Finding]) -> Finding:
    seats = tuple(sorted({each.seat for each in missing if each.seat is not None}))
    one_seat = missing[0].seat if len(seats) == 1 else None
    return replace(missing[0], seat=one_seat, seats=seats, whole_duty=True)
