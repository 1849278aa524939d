"""Names and titles on a class board, where they are too long for their column."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from trainer.document import HeatMap, HeatRow
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.heat_drawing import BADGE_EDGES, BADGE_TYPE, HeatLayout, short_name
from trainer.ui.kit.theme import felt_font


class Monospaced:
    on_paper = False

    def width_of(self, text: str, _px: int, *, bold: bool = False) -> int:
        return 10 * len(text)


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (270, "Maria Kate van d Westhuizen"),
        (240, "M. Kate van d Westhuizen"),
        (220, "M. K. van d Westhuizen"),
        (190, "M. K. v. Westhuizen"),
        (160, "M. K. Westhuizen"),
        (140, "M. Westhuizen"),
        (100, "Westhuizen"),
    ],
)
def test_a_long_name_loses_given_names_and_never_its_last(room: float, told: str) -> None:
    canvas: Canvas = Monospaced()  # type: ignore[assignment]
    assert short_name(canvas, "Maria Kate van d Westhuizen", room) == told


@pytest.mark.parametrize(
    ("name", "room", "told"),
    [
        ("Иванова Мария Александровна", 140, "Иванова М. А."),
        ("Ильин Пётр Ильич", 100, "Ильин П."),
        ("Иван Петрович Шостакович", 190, "И. П. Шостакович"),
        ('Bob "The Dealer" Kent', 140, "B. T. D. Kent"),
    ],
)
def test_a_name_is_shortened_as_it_is_written(name: str, room: float, told: str) -> None:
    canvas: Canvas = Monospaced()  # type: ignore[assignment]
    assert short_name(canvas, name, room) == told


def test_a_board_of_many_areas_keeps_its_last_column_inside_in_large_type() -> None:
    board = HeatLayout(HeatMap("board", "Board", tuple("ABCDEFGHIJKLM"), ()), 950, 1.3)
    assert board.badge(board.row_high).right() <= board.wide


def test_titles_too_wide_for_their_columns_are_turned_and_never_small(qapp: QApplication) -> None:
    board = HeatMap("board", "Board", ("Сравнить", "Ante"), ())
    narrow, wide = HeatLayout(board, 440, 1.3), HeatLayout(board, 700, 1.3)
    assert (narrow.turned, wide.turned) == (True, False)
    assert narrow.head_high > wide.head_high


def test_a_long_standing_leaves_the_figure_beside_it_in_sight(qapp: QApplication) -> None:
    row = HeatRow("1", "Luc Bernard", (), "103", "Осваивается 22 %")
    layout = HeatLayout(HeatMap("board", "Board", ("Ante",), (row,)), 900)
    badge = layout.badge(layout.row_high)
    words = QFontMetricsF(felt_font(BADGE_TYPE)).horizontalAdvance(row.badge)
    assert badge.width() >= words + BADGE_EDGES
    assert badge.left() >= layout.figure(layout.row_high).right()
    assert badge.right() <= layout.wide
