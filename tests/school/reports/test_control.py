"""The control chart: how seldom it cries for nothing, and how soon it finds a relapse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from trainer.records.registry.rows.exams import SittingRow
from trainer.school.reports.control import (
    SAMPLE,
    STANDARD,
    Watched,
    charted,
    passed_days,
    samples,
    watch,
)

TRAINEES, SAMPLES = 800, 60
DAY_MS = 86_400_000


def alarm_at(watched: Sequence[Watched]) -> int | None:
    """The number of samples up to the first alarm."""
    return next((place for place, each in enumerate(watched, 1) if each.alarm), None)


def sitting(state: str, outcome: str, day: int) -> SittingRow:
    """One exam of one trainee."""
    ended = (outcome, 150, 0, 0, "[]", day * DAY_MS)
    return SittingRow("s", "e", "tim", "st", day, 0, "sam", state, *ended)


def test_an_exam_that_was_voided_was_not_passed() -> None:
    kept, voided = sitting("ended", "passed", 10), sitting("voided", "passed", 20)
    assert passed_days([voided], {}) == {}
    assert passed_days([kept, voided], {}) == {"tim": 10}


def test_an_exam_was_passed_on_the_day_that_the_trainee_had() -> None:
    """Ten minutes past midnight in Greenwich it is still the day before in New York."""
    passed = sitting("ended", "passed", 10)
    passed = replace(passed, ended_at_ms=10 * DAY_MS + 600_000)
    assert passed_days([passed], {"s": -300}) == {"tim": 9}
    assert passed_days([passed], {"s": 480}) == {"tim": 10}
    late = replace(passed, ended_at_ms=10 * DAY_MS - 600_000)
    assert passed_days([late], {"s": 60}) == {"tim": 10}


def worked(chance: Random, wrong: float, count: int) -> Iterator[tuple[int, int, int]]:
    """Days of four rounds, with so many wrong decisions of a hundred."""
    for day in range(count):
        decisions = chance.randrange(SAMPLE, SAMPLE + 20)
        yield day, decisions, sum(chance.random() < wrong for _ in range(decisions))


def test_fewer_than_one_in_twenty_who_keep_the_standard_get_a_false_alarm() -> None:
    chance = Random(20)
    charts = (tuple(watch(samples(worked(chance, STANDARD, SAMPLES)))) for _ in range(TRAINEES))
    false = sum(alarm_at(chart) is not None for chart in charts)
    assert false / TRAINEES < 0.05


def test_who_is_better_than_the_standard_gets_hardly_any() -> None:
    chance = Random(21)
    charts = (tuple(watch(samples(worked(chance, 0.01, SAMPLES)))) for _ in range(TRAINEES // 3))
    assert sum(alarm_at(chart) is not None for chart in charts) <= 1


def test_nine_of_ten_relapses_are_found_within_ten_samples() -> None:
    chance, found = Random(22), 0
    for _ in range(200):
        well = [*samples(worked(chance, STANDARD / 2, 15))]
        ill = [*samples(worked(chance, 0.06, 10))]
        chart = tuple(watch([*well, *ill]))
        after = [each.alarm for each in chart[len(well) :]]
        found += any(after)
    assert found / 200 >= 0.9


def test_days_are_joined_until_there_are_decisions_enough_and_the_rest_waits() -> None:
    days = [(1, 30, 1), (2, 30, 0), (4, 70, 2), (5, 20, 0)]
    assert [(each.day, each.decisions, each.wrong) for each in samples(days)] == [
        (2, 60, 1),
        (4, 70, 2),
    ]


def test_an_alarm_stands_since_the_first_of_its_row() -> None:
    days = [(day, 100, 100) for day in range(3)] + [(day, 100, 80) for day in range(3, 9)]
    control = charted(0, days)
    assert control.relapsed
    assert control.alarms[0].sample.day == control.since
    assert not charted(0, days[:3]).relapsed
