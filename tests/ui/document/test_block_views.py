"""A section: its title, what stands beside it, and the commands of its table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from trainer.document import (
    Document,
    Option,
    Paragraph,
    Route,
    RowCommand,
    SearchField,
    Section,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.ui.document.page import DocumentPage, Stack
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import Button, column

COMMANDS = tuple(RowCommand(f"do.{each}", each, shortcut=each[0]) for each in ("one", "two"))
TABLE = TableBlock(
    "list", "list", "Things", (TableColumn("thing", "Thing"),), (TableRow("1", ("a thing",)),),
    commands=COMMANDS,
)  # fmt: skip
SECTION = Section("card", "A title", (TABLE,), beside=(Paragraph("beside", "3 things"),))
WIDE, NARROW = 900, 200


class TextRoute(Route, frozen=True):
    text: str = ""


@pytest.fixture
def stack(qtbot: QtBot) -> Stack:
    shown = Stack(lambda _: None, column())
    qtbot.addWidget(shown)
    shown.resize(WIDE, 400)
    shown.present((SECTION,))
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def in_the_title_line(stack: Stack) -> list[bool]:
    """Of each button that is in sight: True if it stands beside the title, not above the rows."""
    table = stack.findChild(TableBlockView)
    assert table is not None
    shown = [each for each in stack.findChildren(Button) if each.isVisible()]
    return [not table.isAncestorOf(each) for each in shown]


def at_width(stack: Stack, width: int) -> None:
    stack.resize(width, 400)
    QApplication.processEvents()


def test_commands_stand_beside_the_title_where_they_have_room(stack: Stack) -> None:
    assert in_the_title_line(stack) == [True, True]
    at_width(stack, NARROW)
    assert in_the_title_line(stack) == [False, False]
    at_width(stack, WIDE)
    assert in_the_title_line(stack) == [True, True]


def test_a_name_is_typed_on_while_commands_come_and_go_beside_the_title(stack: Stack) -> None:
    """The field was made anew in another line: the next letter of the name was a key of the
    page."""
    search = SearchField("search", "Find a name", "", TextRoute(), "text")
    section = replace(SECTION, beside=(search,))
    stack.present((section,))
    assert QApplication.activeWindow() is stack, "nothing of it was a window of its own"
    field = stack.findChild(QLineEdit, "search")
    assert field is not None
    field.setFocus()
    for width in (NARROW, WIDE):
        at_width(stack, width)
        assert stack.focusWidget() is field
        assert field.isVisible()
    stack.present((replace(section, blocks=(replace(TABLE, commands=()),)),))
    QApplication.processEvents()
    assert stack.focusWidget() is field


def test_commands_go_and_come_back_with_what_can_be_done(stack: Stack) -> None:
    stack.present((replace(SECTION, blocks=(replace(TABLE, commands=()),)),))
    QApplication.processEvents()
    assert in_the_title_line(stack) == []
    stack.present((SECTION,))
    QApplication.processEvents()
    assert in_the_title_line(stack) == [True, True]


def test_the_commands_of_a_table_that_is_gone_are_gone(stack: Stack) -> None:
    stack.present((replace(SECTION, blocks=(replace(TABLE, key="other", commands=()),)),))
    QApplication.processEvents()
    assert in_the_title_line(stack) == []


@pytest.mark.parametrize("high", range(600, 640, 9))
def test_no_row_is_cut_at_the_foot_of_a_table_that_fills_the_page(qtbot: QtBot, high: int) -> None:
    rows = tuple(TableRow(str(each), (f"thing {each}",)) for each in range(40))
    filled = replace(SECTION, blocks=(replace(TABLE, rows=rows, rows_in_sight=0),))
    page = DocumentPage("things", "Things", lambda _: None)
    qtbot.addWidget(page)
    page.resize(WIDE, high)
    page.present(Document("things", "Things", (filled,)))
    with qtbot.waitExposed(page):
        page.show()
    QApplication.processEvents()
    view = page.findChild(TableBlockView)
    assert view is not None
    row = view.table.verticalHeader().defaultSectionSize()
    assert view.table.viewport().height() > row
    assert view.table.viewport().height() % row == 0


def test_no_row_is_cut_after_the_titles_stood_on_two_lines(qtbot: QtBot) -> None:
    titles = [f"A rather long title {each}" for each in "abcd"]
    columns = tuple(TableColumn(title, title) for title in titles)
    rows = tuple(TableRow(str(each), ("thing",) * 4) for each in range(40))
    table = replace(TABLE, columns=columns, rows=rows, rows_in_sight=0)
    page = DocumentPage("things", "Things", lambda _: None)
    qtbot.addWidget(page)
    page.resize(500, 620)
    page.present(Document("things", "Things", (replace(SECTION, blocks=(table,)),)))
    with qtbot.waitExposed(page):
        page.show()
    QApplication.processEvents()
    view = page.findChild(TableBlockView)
    assert view is not None
    tall = view.table.horizontalHeader().height()
    page.resize(1000, 620)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: view.table.horizontalHeader().height() < tall)
    row = view.table.verticalHeader().defaultSectionSize()
    qtbot.waitUntil(lambda: view.table.viewport().height() % row == 0, timeout=2000)


def test_a_table_fills_the_page_and_leaves_it_to_what_comes_below(qtbot: QtBot) -> None:
    def shown(in_sight: int, more: int) -> tuple[int, ...]:
        rows = tuple(TableRow(str(each), (f"thing {each}",)) for each in range(3))
        table = replace(TABLE, rows=rows, rows_in_sight=in_sight)
        other = replace(SECTION, key="other", blocks=(replace(table, key="more", rows_in_sight=0),))
        blocks = (replace(SECTION, blocks=(table,)), *([other] * more))
        page.present(Document("things", "Things", blocks))
        QApplication.processEvents()
        return tuple(
            each.table.height() for each in page.findChildren(TableBlockView) if each.isVisible()
        )

    page = DocumentPage("things", "Things", lambda _: None)
    qtbot.addWidget(page)
    page.resize(WIDE, 700)
    page.show()
    (whole,) = shown(0, 0)
    upper, lower = shown(3, 1)
    assert upper < 200 < lower < whole
    assert shown(0, 0) == (whole,)


def test_a_page_that_comes_back_shows_its_own_tab(stack: Stack) -> None:
    """A tab that was pressed has led to another page; Esc leads back to this one."""
    tabs = Selector(
        "tabs", "Shown", (Option("1", "One", Route()), Option("2", "Two", Route())), "1"
    )
    stack.present((tabs,))
    shown = stack.findChild(Segments)
    assert shown is not None
    shown.findChildren(QPushButton)[1].click()
    stack.present((tabs,))
    assert shown.value == "1"
