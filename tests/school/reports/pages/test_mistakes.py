"""The report of mistakes."""

from __future__ import annotations

from trainer.school.reports.pages.mistakes import short_words
from trainer.school.reports.pareto import By, Pareto
from trainer.shots.reports import SampleReports


def test_money_that_is_short_is_told_only_beside_bars() -> None:
    assert short_words(Pareto(By.MONEY, (), 0, 0, 0), "$") == ""
    told = short_words(SampleReports().pareto(None, By.MONEY), "$")  # type: ignore[arg-type]
    assert told.startswith("Players short $1,004 (filled)")
