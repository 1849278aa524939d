"""The rule for sitting an exam now: passed is passed, and tries are counted and kept apart."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.drills.exam.blueprint import Retake
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.session.habit import day_of
from trainer.wording import say, say_count

OPEN, ENDED, VOIDED = "open", "ended", "voided"


def why_not(rule: Retake, sat: Sequence[SittingRow], now_ms: int, zone_min: int) -> str | None:
    """Why that trainee may not sit the exam now, after these sittings of it; None where he may.
    What was discontinued or voided is no try."""
    if any(each.state == OPEN for each in sat):
        return say("It is open already. Resume, discontinue or void it first.")
    tries = [each for each in sat if each.state == ENDED]
    if any(each.outcome == "passed" for each in tries):
        return say("Passed already.")
    if rule.tries is not None and len(tries) >= rule.tries:
        return say_count("The only try is used.", "All {count} tries are used.", count=rule.tries)
    return _too_early(rule, tries, now_ms, zone_min)


def _too_early(rule: Retake, tries: Sequence[SittingRow], now_ms: int, zone_min: int) -> str | None:
    last = max((each.ended_at_ms or 0 for each in tries), default=None)
    if last is None:
        return None
    left = day_of(last, zone_min) + rule.days - day_of(now_ms, zone_min)
    if left <= 0:
        return None
    return say_count("Next try tomorrow.", "Next try in {count} days.", count=left)
