"""What is withheld, what stays text, and what makes somebody ready."""

from __future__ import annotations

import io

import pytest

from tests.records.registry.million import Shape
from tests.school.reports.filled import Filled
from trainer.library.houses import load_houses
from trainer.paper.sheet import sheet_of
from trainer.paper.text_files import put_csv
from trainer.records.registry.reads.report_sums import Sum
from trainer.records.registry.rows.people import people
from trainer.school.exam.pass_chance import Ready, ReadyGain
from trainer.school.progress.readiness import Readiness, ReadinessJudged, badge_words, judged
from trainer.school.reports.pages.class_page import board_table
from trainer.school.reports.pages.items import ranked
from trainer.school.reports.scope import PERIODS, Scope, period_of


def item(answers: int, right: int, clean: int = 0, clean_right: int = 0) -> Sum:
    figures = {"answers": answers, "right": right}
    return Sum(("read.pair",), {**figures, "clean_answers": clean, "clean_right": clean_right})


def test_twenty_nine_answers_tell_nothing_and_thirty_do() -> None:
    (few,), (enough,) = ranked([item(29, 20)]), ranked([item(30, 24)])
    assert few.right is None
    assert few.answers == 29
    assert enough.right == 0.8


def test_whether_an_item_tells_apart_needs_thirty_answers_on_either_side() -> None:
    assert ranked([item(60, 50, 31, 30)])[0].tells_apart is None
    assert ranked([item(60, 45, 30, 30)])[0].tells_apart == pytest.approx(0.5)


def told(chance: float, *gains: ReadyGain, decisions: int = 600) -> ReadinessJudged:
    ready = Ready(chance, chance / 2, (1 + chance) / 2, decisions, gains)
    return judged(ready, lambda _: "folds", lambda _: "the fold is paid")


@pytest.mark.parametrize(
    ("chance", "readiness"),
    [
        (0.97, Readiness.READY),
        (0.90, Readiness.READY),
        (0.899, Readiness.NEARLY),
        (0.60, Readiness.NEARLY),
        (0.599, Readiness.LEARNING),
        (0.0, Readiness.LEARNING),
    ],
)
def test_the_rule_in_words_is_the_rule(chance: float, readiness: Readiness) -> None:
    assert told(chance).readiness is readiness


def test_a_chance_is_never_shown_as_more_than_it_is() -> None:
    """89.9 is not ready, and is not shown as 90."""
    assert told(0.899).per_cent == 89


def test_what_would_raise_it_most_is_told_with_by_how_much() -> None:
    why = told(0.5, ReadyGain("PP02", 0.31, wrong_rule=True), ReadyGain("fold@mbs", 0.084)).why
    assert why[0].endswith("50% (25 to 75).")
    assert why[1:] == (
        'Dropping the wrong rule "the fold is paid" adds 31 points.',
        'Mastering "folds" adds 8 points.',
    )


def test_too_few_answers_are_told_as_too_few() -> None:
    assert told(0.4, decisions=30).why[-1] == "Only 30 wager decisions so far."


def test_of_next_to_no_answers_no_chance_is_told_at_all() -> None:
    """As the page of today has it, which asks for more rounds first."""
    found = told(0.07, ReadyGain("fold@mbs", 0.01, wrong_rule=False), decisions=29)
    assert (found.per_cent, found.why) == (None, ("Only 29 wager decisions so far.",))


def test_no_badge_tells_a_chance_of_nought() -> None:
    assert badge_words(told(0.004)) == "Learning <1%"


def test_one_point_is_no_points() -> None:
    why = told(0.5, ReadyGain("fold@mbs", 0.01, wrong_rule=False)).why
    assert why[1] == 'Mastering "folds" adds 1 point.'


def test_without_a_house_nothing_is_said_of_its_exam() -> None:
    found = judged(None, str, str)
    assert (found.readiness, found.per_cent, found.why) == (Readiness.LEARNING, None, ())


@pytest.mark.parametrize("name", ["=1+1", "Robert'); DROP TABLE people;--"])
def test_a_name_is_a_name_and_nothing_else(name: str) -> None:
    filled = Filled.of(Shape(rounds=60, trainees=2, days=10, a_class=2))
    with filled.engine.begin() as db:
        db.execute(people.update().values(name=name))
    board = filled.reports(load_houses()).board(Scope("class-000"))
    assert {row.name for row in board.rows} == {name}
    assert len(filled.rows(people)) == 2
    text = io.StringIO()
    put_csv(sheet_of(board_table(board)), text)
    assert f",{name}," not in text.getvalue() or name[0] not in "=+-@"
    assert name.lstrip("=+-@")[:4] in text.getvalue()


def test_periods_are_whole_weeks_that_begin_on_a_monday() -> None:
    for period in PERIODS:
        assert period_of(period.weeks) is period
        for today in range(20_000, 20_015):
            first = period.first_day(today)
            if first is not None and period.weeks is not None:
                assert (first + 3) % 7 == 0
                assert 7 * (period.weeks - 1) <= today - first < 7 * period.weeks
