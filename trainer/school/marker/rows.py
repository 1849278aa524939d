"""The derived rows of an account, as they stand in the registry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from trainer.dealing.finding import Verdict
from trainer.drills.skills.registry import Skillbook
from trainer.marking.worked_part import unworked
from trainer.records.attempt import Dealt
from trainer.records.quick import QuickAttempt
from trainer.records.registry.rows.marks import (
    BeliefNow,
    ItemRow,
    MistakeRow,
    QuickMarked,
    RoundMarked,
)
from trainer.records.results import MistakeMade, Observed, QuickResult, RoundResult
from trainer.school.clock import day_of
from trainer.school.held_beliefs import BeliefHeld
from trainer.school.marks_stamp import GUIDED
from trainer.school.reports.counts import counts_of_round, items_of, source_of
from trainer.school.review.remedy import clean_round, clean_sitting


def round_marked(
    result: RoundResult, dealt: Dealt, seen: Observed, verdict: Verdict, book: Skillbook
) -> tuple[RoundMarked, tuple[ItemRow, ...]]:
    """A round, and the items that it asked. One in which no hand was worked, or that was guided,
    is told of and counts in no figure."""
    counts = result.hands > 0
    marked = RoundMarked(
        attempt=result.attempt,
        marked_by=result.marked_by,
        dealt_at_ms=result.dealt_at_ms,
        day=day_of(result.dealt_at_ms, dealt.zone_min),
        house=result.house,
        drill=result.drill,
        mode=result.mode,
        sitting=result.sitting,
        exam=dealt.exam,
        remedial=dealt.remedial,
        right=result.right if counts else 0,
        lines=result.lines if counts else 0,
        tenths=result.tenths,
        passed=result.passed,
        players_short_cents=result.players_short_cents,
        house_short_cents=result.house_short_cents,
        hands=result.hands,
        elapsed_ms=result.elapsed_ms if counts else 0,
        clean=clean_round(dealt, seen, passed=result.passed, whole=not unworked(verdict)),
        source=source_of(dealt),
        counts=counts_of_round(verdict, seen.observations, book) if counts else {},
    )
    items = items_of(seen.observations, dealt)
    return marked, tuple(ItemRow(result.attempt, *each) for each in items)


def mistakes_that_count(result: RoundResult, made: Iterable[MistakeMade]) -> Iterator[MistakeMade]:
    """The mistakes of a round, also where no hand was come to; none where it was guided."""
    return iter(() if result.mode == GUIDED else made)


def mistake_marked(made: MistakeMade, misreading: str | None) -> MistakeRow:
    return MistakeRow(
        attempt=made.attempt,
        number=made.number,
        code=made.code,
        severity=made.severity,
        seat=made.seat,
        wager=made.wager,
        money_cents=made.money_cents,
        rule=made.rule,
        title=made.title,
        where_=made.where_,
        misreading=misreading,
    )


def sitting_marked(
    result: QuickResult, attempt: QuickAttempt, counts: Mapping[str, int]
) -> QuickMarked:
    begun = attempt.begun
    return QuickMarked(
        attempt=result.attempt,
        marked_by=result.marked_by,
        house=result.house,
        drill=result.drill,
        exercise=result.exercise,
        remedial=begun.remedial,
        right=result.right,
        items=result.items,
        median_ms=result.median_ms,
        elapsed_ms=result.elapsed_ms,
        at_ms=result.begun_at_ms,
        day=day_of(result.begun_at_ms, begun.zone_min),
        clean=clean_sitting(begun.remedial, result.right, result.items),
        counts=counts,
    )


def beliefs_now(held: Iterable[BeliefHeld]) -> Iterator[BeliefNow]:
    """The beliefs as rows: if several wrong rules explain the same, the first of them stands for
    all."""
    for each in held:
        since = 0 if each.since is None else round(each.since.timestamp() * 1000)
        shown = (None,) * 5 if each.shown is None else each.shown[:5]
        yield BeliefNow(each.house, each.id, each.sureness.value, since, *shown)
