"""Who is ready: in all that the house teaches, not in what happened to be drilled."""

from __future__ import annotations

from trainer.drills.skills.skill import Area
from trainer.library.houses import load_houses
from trainer.records.registry.reads.report_rows import Listed
from trainer.school.reports.board import Board, laid_out
from trainer.school.reports.readiness import Cell, Readiness

HOUSE = (Area.READING, Area.FOLDS, Area.ORDER, Area.RULINGS)


def _board(*practised: Area, asked: tuple[Area, ...] = HOUSE) -> Board:
    """One trainee, without fault in what he practised."""
    cells = {area: Cell(1.0, 40) for area in practised}
    return laid_out([Listed("tim", "Tim")], {"tim": cells}, {}, {}, HOUSE, asked)


def test_who_practised_all_that_the_house_teaches_is_ready() -> None:
    board = _board(*HOUSE)
    assert (board.rows[0].readiness, board.unseen) == (Readiness.READY, ())


def test_an_area_that_nobody_practised_stands_in_the_way_like_any_other() -> None:
    board = _board(*HOUSE[:3])
    (row,) = board.rows
    assert row.readiness is Readiness.NEARLY
    assert row.judged.why == ("Irregularities: not seen",)
    assert (board.areas, board.unseen) == (HOUSE[:3], (Area.RULINGS,)), "it has no column"


def test_a_class_that_drilled_one_area_is_learning() -> None:
    (row,) = _board(Area.FOLDS).rows
    assert row.readiness is Readiness.LEARNING
    assert len(row.judged.why) == 3


def test_of_all_houses_that_is_asked_which_each_of_them_teaches() -> None:
    """The best five of six is nobody's business at a table without it."""
    board = _board(*HOUSE[:3], asked=HOUSE[:3])
    assert (board.rows[0].readiness, board.unseen) == (Readiness.READY, ())


def test_what_is_asked_is_the_house_s_own_or_what_all_have_in_common() -> None:
    from trainer.school.clock import SYSTEM
    from trainer.school.reports.reports import Reports

    shelf = load_houses()
    none: object = None
    reports = Reports(none, shelf, {}, SYSTEM)  # type: ignore[arg-type]
    of_each = {house: set(reports.asked(house)) for house in shelf}
    assert all(set(reports.areas(house)) == asked for house, asked in of_each.items())
    assert set(reports.asked(None)) == set.intersection(*of_each.values())
    assert Area.BEST_FIVE not in reports.asked(None)
