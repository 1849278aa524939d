"""What is withheld, what stays text, and what makes somebody ready."""

from __future__ import annotations

import io

import pytest

from tests.records.registry.million import Shape
from tests.school.reports.filled import Filled
from trainer.drills.skills.skill import Area
from trainer.library.houses import load_houses
from trainer.records.registry.reads.report_sums import Sum
from trainer.records.registry.rows.people import people
from trainer.school.exports.csv_file import put_csv
from trainer.school.exports.report_sheets import board_sheet
from trainer.school.reports.items import ranked
from trainer.school.reports.period import PERIODS, period_of
from trainer.school.reports.readiness import ENOUGH, NOT_SEEN, Cell, Readiness, judged
from trainer.school.reports.scope import Scope


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


def cells(*per_cents: int | None, seen: int = ENOUGH) -> dict[Area, Cell]:
    shares = zip(Area, per_cents, strict=False)
    return {a: NOT_SEEN if p is None else Cell(p / 100, seen) for a, p in shares}


@pytest.mark.parametrize(
    ("of", "beliefs", "readiness"),
    [
        (cells(90, 99, 100), 0, Readiness.READY),
        (cells(89, 99, 100), 0, Readiness.NEARLY),
        (cells(90, 99, 100), 1, Readiness.NEARLY),
        (cells(95, 99, None), 0, Readiness.NEARLY),
        (cells(80, 80, 80), 3, Readiness.NEARLY),
        (cells(79, 99, 99), 0, Readiness.LEARNING),
        (cells(99, None, None), 0, Readiness.LEARNING),
        (cells(100, 100, seen=ENOUGH - 1), 0, Readiness.LEARNING),
        (cells(), 0, Readiness.LEARNING),
    ],
)
def test_the_rule_in_words_is_the_rule(
    of: dict[Area, Cell], beliefs: int, readiness: Readiness
) -> None:
    assert judged(of, beliefs).readiness is readiness
    assert bool(judged(of, beliefs).why) or readiness is Readiness.READY or not of


def test_what_is_judged_is_what_is_shown() -> None:
    """89.6 is shown as 90, and is ninety."""
    assert judged({Area.READING: Cell(0.896, 50)}, 0).readiness is Readiness.READY


def test_the_poorest_area_is_told_first() -> None:
    why = judged(cells(85, 60, 88), 2).why
    assert [each.rpartition(": ")[2] for each in why[:3]] == ["60", "85", "88"]
    assert why[-1] == "2 wrong rules held"


@pytest.mark.parametrize("name", ["=1+1", "Robert'); DROP TABLE people;--"])
def test_a_name_is_a_name_and_nothing_else(name: str) -> None:
    filled = Filled.of(Shape(rounds=60, trainees=2, days=10, a_class=2))
    with filled.engine.begin() as db:
        db.execute(people.update().values(name=name))
    board = filled.reports(load_houses()).board(Scope("class-000"))
    assert {row.name for row in board.rows} == {name}
    assert len(filled.rows(people)) == 2
    text = io.StringIO()
    put_csv(board_sheet(board), text)
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
