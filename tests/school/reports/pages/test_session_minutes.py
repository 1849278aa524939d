"""When mistakes happen: sessions, their minutes, and what is told of them."""

from __future__ import annotations

from typing import cast

from tests.school.reports.filled import Filled
from trainer.library.houses import load_houses
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.reports.pages.catalogue import load_report, tell_report
from trainer.school.reports.pages.session_minutes import SessionMinutesReport, steps_of
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import QUARTER
from trainer.shots.reports import SampleReports

BLANK = dict.fromkeys(RoundRow.__dataclass_fields__, "")


def dealt(minute: int, mistakes: int = 0, account: str = "a", exam: str | None = None) -> RoundRow:
    facts = {"lines": 10, "mistakes": mistakes, "dealt_at_ms": minute * 60_000}
    return RoundRow(**{**BLANK, **facts, "account": account, "exam": exam})  # type: ignore[arg-type]


def test_a_pause_of_half_an_hour_or_another_trainee_begins_a_session() -> None:
    rounds = [dealt(0), dealt(29), dealt(58), dealt(88), dealt(89, account="b")]
    assert [step.rounds for step in steps_of(rounds)] == [3, 0, 1, 0, 0, 1, 0]


def test_what_lasts_longer_than_an_hour_is_in_the_last_step() -> None:
    steps = steps_of([dealt(minute, 1) for minute in range(0, 200, 20)])
    assert [step.rounds for step in steps] == [1, 0, 1, 0, 1, 0, 7]
    assert (steps[-1].decisions, steps[-1].mistakes, steps[-1].rate) == (70, 7, 0.1)


def test_exams_are_left_out() -> None:
    assert sum(step.rounds for step in steps_of([dealt(0, exam="s"), dealt(5)])) == 1


def test_the_worst_step_is_told() -> None:
    at = SessionMinutesReport("evening", "six-card-bonus")
    _, loaded = load_report(cast("Reports", SampleReports()), at)
    document = tell_report(loaded, at)
    assert "Most mistakes happen from minute 20 on: 467 per 1000 decisions" in str(document)


def test_every_round_of_practice_of_the_class_is_counted_once() -> None:
    filled = Filled.of()
    at = SessionMinutesReport("class-001", weeks=QUARTER.weeks)
    reports = filled.reports(load_houses())
    practised = [each for each in reports.rounds(at.scope) if each.exam is None]
    _, (_, steps) = load_report(reports, at)
    assert sum(step.rounds for step in steps) == len(practised) > 0
    assert sum(step.mistakes for step in steps) == sum(each.mistakes for each in practised)
