"""A line of widgets goes on in the next line where it has no more room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QLabel, QLayoutItem, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.flow import Flow


def laid(
    qtbot: QtBot, wide: int, *, at_right: bool = False, in_columns: bool = False
) -> tuple[QWidget, list[QLabel]]:
    held, flow = QWidget(), Flow(10, at_right=at_right, in_columns=in_columns)
    labels = [QLabel(str(number)) for number in range(3)]
    for each in labels:
        each.setFixedSize(100, 20)
        flow.addWidget(each)
    held.setLayout(flow)
    qtbot.addWidget(held)
    held.resize(wide, 200)
    held.show()
    return held, labels


def test_a_line_breaks_where_the_room_ends(qtbot: QtBot) -> None:
    _held, labels = laid(qtbot, 250)
    places = [(each.x(), each.y()) for each in labels]
    assert places == [(0, 0), (110, 0), (0, 30)]


def test_lines_at_the_right_end_at_the_edge(qtbot: QtBot) -> None:
    _held, labels = laid(qtbot, 250, at_right=True)
    places = [(each.x(), each.y()) for each in labels]
    assert places == [(40, 0), (150, 0), (150, 30)]


def test_pieces_stand_in_columns_where_they_take_several_lines(qtbot: QtBot) -> None:
    held, labels = laid(qtbot, 300, in_columns=True)
    layout = held.layout()
    assert layout is not None
    labels[1].setFixedWidth(140)
    layout.activate()
    assert [(each.x(), each.y()) for each in labels] == [(0, 0), (150, 0), (0, 30)]
    held.resize(400, 200)
    assert [each.x() for each in labels] == [0, 110, 260], "on one line each has its own width"


def test_no_line_of_columns_is_nearly_empty(qtbot: QtBot) -> None:
    """Three stood on one line, and the fourth alone below them."""
    held, labels = laid(qtbot, 360, in_columns=True)
    fourth = QLabel("3")
    fourth.setFixedSize(100, 20)
    layout = held.layout()
    assert layout is not None
    layout.addWidget(fourth)
    fourth.show()
    layout.activate()
    places = [(each.x(), each.y()) for each in (*labels, fourth)]
    assert places == [(0, 0), (110, 0), (0, 30), (110, 30)]


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    held, labels = laid(qtbot, 250)
    labels[0].hide()
    layout = held.layout()
    assert layout is not None
    layout.activate()
    assert [each.x() for each in labels[1:]] == [0, 110]
    assert layout.heightForWidth(250) == 20


def test_a_flow_outlives_the_wrapper_of_the_layout_that_it_lies_in(qtbot: QtBot) -> None:
    """PySide declares the items that Qt made dead then, and Qt crashed at the next layout."""
    page, flow = QWidget(), Flow(6, QPushButton("one"), QPushButton("two"))
    qtbot.addWidget(page)
    outer = QVBoxLayout(page)
    outer.addLayout(flow)
    shiboken6.Shiboken.invalidate(outer)
    assert flow.heightForWidth(300) > 0


def test_what_leaves_a_flow_leaves_no_item_behind(qtbot: QtBot) -> None:
    page, flow = QWidget(), Flow(6)
    qtbot.addWidget(page)
    page.setLayout(flow)
    gone, removed, kept = QPushButton("gone"), QPushButton("removed"), QPushButton("kept")
    for button in (gone, removed, kept):
        flow.addWidget(button)
    gone.setParent(None)
    flow.removeWidget(removed)
    items = [flow.itemAt(at) for at in range(flow.count())]
    assert [each and each.widget() for each in items] == [kept]


def test_a_line_breaks_anew_when_a_word_in_it_grows(qtbot: QtBot) -> None:
    _held, labels = laid(qtbot, 250)
    labels[0].setFixedSize(200, 20)
    qtbot.waitUntil(lambda: labels[1].y() == 30)


def test_the_height_for_a_width_is_worked_out_once_until_something_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt asks for it dozens of times as a page is laid out."""
    held, labels = laid(qtbot, 250)
    flow = held.layout()
    assert isinstance(flow, Flow)
    divided, lines = list[int](), flow._lines

    def noted(wide: int) -> Iterator[list[QLayoutItem]]:
        divided.append(wide)
        return lines(wide)

    monkeypatch.setattr(flow, "_lines", noted)
    assert [flow.heightForWidth(180) for _ in range(3)] == [80] * 3
    assert divided == [180]
    labels[0].setFixedSize(100, 50)
    assert flow.heightForWidth(180) == 110
    labels[1].hide()
    assert flow.heightForWidth(180) == 80
    fourth = QLabel("4", held)
    fourth.setFixedSize(100, 20)
    fourth.show()
    flow.addWidget(fourth)
    assert flow.heightForWidth(180) == 110
