"""Columns share the room: no cell has more lines than it must."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.wording import phrase

LONG = "failed: 87 points and 3 mistakes in it"


def test_a_long_column_takes_no_third_line_while_a_short_one_has_room(qtbot: QtBot) -> None:
    columns = [TextColumn(phrase(title), 20) for title in ("When", "What", "House")]
    table = TextTable("changes", "Changes", columns)
    qtbot.addWidget(table)
    table.present([TextRow("1", (LONG, "Three rounds of it", LONG))])
    advance, lines = table.fontMetrics().horizontalAdvance, table.fontMetrics().lineSpacing()
    table.resize(round(1.75 * advance(LONG)), 200)
    with qtbot.waitExposed(table):
        table.show()
    assert lines < table.verticalHeader().defaultSectionSize() < 3 * lines


def test_a_text_that_is_cut_has_what_the_others_can_spare(qtbot: QtBot) -> None:
    columns = [TextColumn(phrase(title), 20) for title in ("Who", "What", "Where")]
    table = TextTable("acts", "Acts", columns)
    qtbot.addWidget(table)
    table.present([TextRow("1", ("Karin Lindqvist Olsson", 9 * LONG, "The large office"))])
    table.resize(380, 200)
    with qtbot.waitExposed(table):
        table.show()
    who, what, where = map(table.columnWidth, range(3))
    assert what > who + where


def test_where_not_every_word_has_room_as_many_columns_as_possible_are_whole(
    qtbot: QtBot,
) -> None:
    """Some had all of their words in one line, and the others' words were cut."""
    cell = "Yesterday afternoon"
    table = TextTable("days", "Days", [TextColumn(phrase(title), 20) for title in "ABCDEF"])
    qtbot.addWidget(table)
    table.present([TextRow("1", (cell,) * 6)])
    with qtbot.waitExposed(table):
        table.show()
    word = table._least[0]
    table.resize(6 * word - 8, 200)
    widths = [table.columnWidth(at) for at in range(6)]
    assert sum(each >= word for each in widths) == 5, widths
