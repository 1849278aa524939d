"""The report of mistakes."""

from __future__ import annotations

from trainer.school.reports.pages.mistakes import short_words
from trainer.school.reports.pareto import By, Pareto
from trainer.shots.reports import SampleReports


def test_money_that_is_short_is_told_only_beside_bars() -> None:
    assert short_words(Pareto(By.MONEY, (), 0, 0, 0), "$") == ""
    told = short_words(SampleReports().pareto(None, By.MONEY), "$")  # type: ignore[arg-type]
    assert told.startswith("Players short $1,004 (filled)")


def test_the_pictured_mistakes_are_in_order_by_either_measure() -> None:
    """Those by count once stood in the order of the money."""
    for by in By:
        shown = SampleReports().pareto(None, by)  # type: ignore[arg-type]
        weights = [bar.weight(by) for bar in shown.bars]
        assert weights == sorted(weights, reverse=True)
        assert shown.house_short == sum(bar.house_short for bar in shown.bars)
