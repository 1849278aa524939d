"""The lists of rounds and of mistakes, long ones too."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from trainer.document import (
    CellKind,
    Document,
    Option,
    Route,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.records.registry.acts import Role
from trainer.school.people.people import Person
from trainer.school.people.people_page import PeopleFigures, PeopleRoute, tell_people
from trainer.school.people.rights import Account
from trainer.ui.document.page import DocumentPage
from trainer.ui.document.table_view import TableBlockView, TableModel
from trainer.ui.kit.drop_down import WIDEST, DropDown
from trainer.ui.kit.row_table import RowTable
from trainer.ui.kit.theme import LIGHT, scaled


class WindowsShown(QObject):
    """Remembers every window that comes in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


def test_a_list_is_made_without_another_window_flashing_up(qtbot: QtBot) -> None:
    """One that comes and goes takes the keyboard with it."""
    windows, app = WindowsShown(), QApplication.instance()
    assert app is not None
    app.installEventFilter(windows)
    page = DocumentPage("results", "Results", lambda _: None)
    page.present(Document("results", "Results", (TABLE,)))
    app.removeEventFilter(windows)
    qtbot.addWidget(page)
    assert windows.seen == []


def line(number: int) -> TableRow:
    drill = "A random table" if number % 7 else "Two seats, and no side bets at all"
    drill = "Misunderstandings" if number == 5 else drill
    when = f"{number % 28 + 1} Nov 18:10"
    return TableRow(f"attempt {number}", (when, drill, "Six Card Bonus", "77.8", "14 of 18", 165))


COLUMNS = tuple(
    TableColumn(name, name, share=share)
    for name, share in (("When", 14), ("Drill", 24), ("House", 16), ("Score", 8), ("Right", 10))
)
TABLE = TableBlock(
    "list",
    "results",
    "Results",
    (*COLUMNS, TableColumn("pace", "Hands/h", CellKind.COUNT, 9)),
    tuple(map(line, range(500))),
    rows_in_sight=0,
)


@pytest.fixture
def shown(qtbot: QtBot) -> tuple[DocumentPage, RowTable]:
    page = DocumentPage("results", "Results", lambda _: None)
    qtbot.addWidget(page)
    page.resize(1200, 600)
    page.show()
    page.present(Document("results", "Results", (TABLE,)))
    (view,) = page.findChildren(TableBlockView)
    return page, view.table


def test_home_and_end_go_to_the_first_and_the_last_row(
    shown: tuple[DocumentPage, RowTable],
) -> None:
    """Qt goes to the first and the last cell of the row."""
    _, table = shown
    table.selectRow(7)
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().row() == len(TABLE.rows) - 1
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert table.currentIndex().row() == 0


def test_the_list_that_a_page_was_left_at_has_the_keyboard_again(
    shown: tuple[DocumentPage, RowTable], qtbot: QtBot
) -> None:
    page, _ = shown
    document = Document("results", "Results", (TABLE, replace(TABLE, key="second")))
    page.present(document)
    second = page.findChildren(TableBlockView)[1].table
    second.setFocus()
    page.hide()
    page.present(document)
    with qtbot.waitExposed(page):
        page.show()
    assert page.focusWidget() is second


def test_every_column_has_room_for_its_widest_words(shown: tuple[DocumentPage, RowTable]) -> None:
    _, table = shown
    for column in range(len(TABLE.columns)):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)


def test_a_list_without_rows_says_so(shown: tuple[DocumentPage, RowTable]) -> None:
    page, table = shown
    page.present(Document("results", "Results", (replace(TABLE, rows=()),)))
    nothing = "There is nothing to show here."
    assert (table.none, table.accessibleDescription()) == (nothing, nothing)
    written = table.viewport().grab().toImage()
    table.none = ""
    assert table.viewport().grab().toImage() != written
    page.present(Document("results", "Results", (TABLE,)))
    assert (table.none, table.accessibleDescription()) == ("", "")


def test_a_narrower_window_still_has_every_column(shown: tuple[DocumentPage, RowTable]) -> None:
    """Its words were measured before; only the room is shared out anew."""
    page, table = shown
    page.resize(700, 600)
    QApplication.processEvents()
    widths = [table.columnWidth(column) for column in range(len(TABLE.columns))]
    assert min(widths) > 0
    assert sum(widths) <= table.viewport().width()


def test_where_columns_do_not_fit_their_words_run_on_and_none_is_cut(
    shown: tuple[DocumentPage, RowTable],
) -> None:
    page, table = shown
    larger = table.font()
    larger.setPointSizeF(1.3 * larger.pointSizeF())
    table.setFont(larger)
    assert not table.wordWrap()
    page.resize(560, 720)
    QApplication.processEvents()
    assert table.wordWrap()
    advance = table.fontMetrics().horizontalAdvance
    cut = [
        (row_, column, word)
        for row_ in range(8)
        for column in range(len(COLUMNS))
        for word in str(table.model().index(row_, column).data()).split()
        if advance(word) > table.columnWidth(column)
    ]
    assert cut == []
    assert 2 * table.fontMetrics().lineSpacing() <= table.rowHeight(0)


def test_what_needs_three_lines_has_them_and_its_rows_are_in_sight(qtbot: QtBot) -> None:
    columns = (TableColumn("asks", "Asks", share=50), TableColumn("state", "State", share=50))
    words = "Small odds at the usual stakes, with time to think, and every pay table of the house"
    rows = tuple(TableRow(f"{n}", (words, "Not climbed yet")) for n in range(5))
    block = TableBlock("rungs", "rungs", "Ladder", columns, rows, rows_in_sight=5)
    page = DocumentPage("ladder", "Ladder", lambda _: None)
    qtbot.addWidget(page)
    page.resize(380, 900)
    page.show()
    page.present(Document("ladder", "Ladder", (block,)))
    QApplication.processEvents()
    (view,) = page.findChildren(TableBlockView)
    table = view.table
    assert table.rowHeight(0) >= 3 * table.fontMetrics().lineSpacing()
    assert table.verticalScrollBar().maximum() == 0


def test_a_head_higher_than_a_row_leaves_the_rows_in_sight(qtbot: QtBot) -> None:
    """Chinese letters make it so."""
    table = RowTable("list", "Results", [1] * 6, TableModel(TABLE))
    qtbot.addWidget(table)
    table.horizontalHeader().setStyleSheet("QHeaderView::section { padding: 24px; }")
    table.show_rows(1, 6)
    table.show()
    QApplication.processEvents()
    assert table.viewport().height() >= table.rowHeight(0)


def test_titles_that_do_not_fit_stand_on_two_lines_and_none_is_cut(qtbot: QtBot) -> None:
    titles = (
        "Taught at",
        "Works at",
        "Decisions",
        "Wrong",
        "Per cent wrong",
        "By the table learnt",
    )
    columns = tuple(TableColumn(title, title, CellKind.COUNT) for title in titles)
    rows = (TableRow("1", (300,) * len(titles)),)
    table = RowTable(
        "list", "Transfer", [1] * 6, TableModel(replace(TABLE, columns=columns, rows=rows))
    )
    qtbot.addWidget(table)
    table.show_rows(1, 6)
    table.resize(1200, 300)
    table.show()
    QApplication.processEvents()
    heads = table.horizontalHeader()
    low, needed = heads.height(), sum(map(heads.sectionSizeHint, range(6)))
    table.resize(needed - 20, 300)
    QApplication.processEvents()
    assert heads.height() >= low + heads.fontMetrics().lineSpacing()
    assert table.viewport().height() >= table.rowHeight(0)
    advance = heads.fontMetrics().horizontalAdvance
    for place, title in enumerate(titles):
        around = heads.sectionSizeHint(place) - advance(title)
        longest = max(map(advance, title.split()))
        assert table.columnWidth(place) >= longest + around, title


def test_a_list_has_the_rest_of_the_page(shown: tuple[DocumentPage, RowTable]) -> None:
    page, table = shown
    QApplication.processEvents()
    assert table.height() > 400
    assert page.verticalScrollBar().maximum() == 0


def test_the_row_where_the_keyboard_is_has_an_edge(qtbot: QtBot) -> None:
    with played("results") as app:
        table = app.window.findChild(RowTable)
        assert isinstance(table, RowTable)
        table.setFocus(Qt.FocusReason.TabFocusReason)
        assert _edged(table) == {0}
        QTest.keyClick(table, Qt.Key.Key_Down)
        assert _edged(table) == {1}
        table.clearFocus()
        assert _edged(table) == set()


def _edged(table: RowTable) -> set[int]:
    """The rows whose left side has the colour of the place."""
    picture, ring = table.viewport().grab().toImage(), QColor(LIGHT.here_edge)
    middles = {row: table.rowViewportPosition(row) + 10 for row in range(4)}
    return {row for row, y in middles.items() if picture.pixelColor(1, y).name() == ring.name()}


def test_a_long_title_leaves_the_choices_beside_it_in_the_window(qtbot: QtBot) -> None:
    """The title of a class, and of the classes to choose from."""
    long = "Evening preparation class for the audition of January 2027, second group"
    options = tuple(Option(title, title, Route()) for title in ("Day class", long))
    which = Selector("class.which", "Class", options, "Day class", as_list=True)
    page = DocumentPage("class", "Class", lambda _: None)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    page.present(Document("class", 3 * long, (), filters=(which,)))
    box = page.findChild(DropDown, "class.which")
    assert box is not None
    QApplication.processEvents()
    assert box.mapTo(page, QPoint(box.width(), 0)).x() <= page.width()
    assert box.width() <= scaled(WIDEST)


def _narrower_by(lacks: int, block: TableBlock, qtbot: QtBot) -> tuple[DocumentPage, list[int]]:
    """A page with that list, and the widths of its columns that need no second line; so many pixels
    are missing to all of them."""
    page = DocumentPage("list", "List", lambda _: None)
    qtbot.addWidget(page)
    page.show()
    page.present(Document("list", "List", (block,)))
    (view,) = page.findChildren(TableBlockView)
    needed = [view.table.sizeHintForColumn(place) for place in range(len(block.columns))]
    page.resize(page.width() - view.table.viewport().width() + sum(needed) - lacks, 300)
    QApplication.processEvents()
    return page, needed


def test_a_long_chinese_cell_breaks_before_a_date_does(qtbot: QtBot) -> None:
    """Its sentence has no spaces, was taken for one word, and the dates beside it were cut."""
    block = TableBlock(
        "list", "list", "List",
        (TableColumn("when", "When", share=40), TableColumn("outcome", "Outcome", share=40)),
        (TableRow("1", ("11月19日 17:45", "■ 试恢复得到的事件比原来少")),), rows_in_sight=0,
    )  # fmt: skip
    page, needed = _narrower_by(30, block, qtbot)
    (view,) = page.findChildren(TableBlockView)
    widths = [view.table.columnWidth(place) for place in range(2)]
    assert [wide >= n for wide, n in zip(widths, needed, strict=True)] == [True, False]
    line = view.table.fontMetrics().size(0, "试").height()
    assert view.table.rowHeight(0) >= 2 * line, "Qt cuts what has no room for its second line"


def test_choices_on_several_lines_stand_in_columns(qtbot: QtBot) -> None:
    """On lines of their own widths they ended at the right edge and began anywhere."""
    words = ("Evening class, May", "All", "All drills", "Last 4 weeks")
    lists = tuple(
        Selector(each, each, (Option(each, each, Route()),), each, as_list=True) for each in words
    )
    page = DocumentPage("class", "Class", lambda _: None)
    qtbot.addWidget(page)
    page.resize(640, 600)
    page.show()
    page.present(Document("class", "Evening class, May", (), filters=lists))
    QApplication.processEvents()
    boxes = [page.findChild(DropDown, each) for each in words]
    places = [each.mapTo(page, QPoint()) for each in boxes if each is not None]
    assert [places[0].y(), places[2].y()] == [places[1].y(), places[3].y()]
    assert [places[0].x(), places[1].x()] == [places[2].x(), places[3].x()]
    assert places[2].y() > places[0].y()


def test_short_cells_stand_on_one_line_before_a_long_one_gets_more(qtbot: QtBot) -> None:
    shares = {"state": 10, "when": 12, "name": 16, "words": 22, "house": 12}
    names = [*shares]
    cells = (
        "To be signed",
        "28 Nov 12:50",
        "Tomasz Zielinski",
        "The ranking of three cards",
        "MBS",
    )
    block = TableBlock(
        "list", "list", "List",
        tuple(TableColumn(each, each, share=share) for each, share in shares.items()),
        (TableRow("1", cells),), rows_in_sight=0,
    )  # fmt: skip
    page, needed = _narrower_by(50, block, qtbot)
    (view,) = page.findChildren(TableBlockView)
    widths = [view.table.columnWidth(place) for place in range(len(names))]
    narrow = [name for name, n, wide in zip(names, needed, widths, strict=True) if wide < n]
    assert narrow == ["words"]


def test_one_long_title_makes_no_list_of_people_higher_than_two_lines(qtbot: QtBot) -> None:
    account = Account("1", "sue", "Sue", Role.TRAINEE)
    classes = ("The evening class of all who begin in May " * 5,)
    person = Person(account, True, False, 0, classes)
    page = DocumentPage("people", "People", lambda _: None)
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    page.present(tell_people(PeopleFigures((person,), 0, True, "", False), PeopleRoute()))
    (view,) = page.findChildren(TableBlockView)
    assert view.table.rowHeight(0) < 3 * view.table.fontMetrics().lineSpacing()


def test_cut_rows_ask_for_no_more_height_than_the_list_has(
    shown: tuple[DocumentPage, RowTable],
) -> None:
    """A page that grew for them got a scroll bar, lost it again, and so on without an end."""
    page, _ = shown
    (view,) = page.findChildren(TableBlockView)
    for height in range(240, 330, 6):
        page.resize(1200, height)
        for _ in range(3):
            QApplication.processEvents()
        assert view.minimumSizeHint().height() <= view.height(), height
