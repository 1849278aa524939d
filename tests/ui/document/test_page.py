"""A page keeps the keyboard, whatever is shown next on it."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.document import (
    Command,
    Document,
    Option,
    Paragraph,
    Route,
    Section,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.ui.document.page import DocumentPage
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.kit.widgets import row
from trainer.ui.page_stack import PageStack

ROWS = TableBlock(
    "list", "list", "Things", (TableColumn("thing", "Thing"),), (TableRow("1", ("a thing",)),),
    rows_in_sight=0,
)  # fmt: skip
ALL, OPEN = Option("all", "All", Route()), Option("open", "Open", Route())
WHICH = Selector("which", "Which", (ALL, OPEN), "open")


def _things(*blocks: TableBlock | Paragraph) -> Document:
    back = Command("back", "Back", Route(), "Back", shortcut="Esc")
    return Document("things", "Things", (Section("s", "", blocks),), filters=(WHICH,), back=back)


def test_the_keyboard_stays_on_the_page_when_the_last_row_goes(qtbot: QtBot) -> None:
    """It came to the button of Find beside the page, where Enter and letters mean other things."""
    window, find = QWidget(), QPushButton("Find")
    page = DocumentPage("things", "Things", lambda _: None)
    window.setLayout(row(find, (page, 1)))
    qtbot.addWidget(window)
    window.resize(1000, 600)
    page.present(_things(ROWS))
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    view = page.findChild(TableBlockView)
    assert view is not None
    view.table.setFocus()
    page.present(_things(Paragraph("none", "No things")))
    qtbot.waitUntil(lambda: page.findChild(TableBlockView) is None)
    focused = window.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    assert focused.objectName() == "which.open"


def test_the_keyboard_goes_to_the_list_of_a_page_shown_again(qtbot: QtBot) -> None:
    """It came to the way back while the figures were read anew, and Enter left the page."""
    window, find = QWidget(), QPushButton("Find")
    page = DocumentPage("things", "Things", lambda _: None)
    before = QPushButton("Elsewhere")
    stack = PageStack({"elsewhere": lambda: before, "things": lambda: page})
    window.setLayout(row(find, (stack, 1)))
    qtbot.addWidget(window)
    window.resize(1000, 600)
    stack.turn_to("things")
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    find.setFocus()
    page.present(_things(ROWS))  # the figures come while the keyboard is beside the page
    stack.turn_to("elsewhere")
    before.setFocus()
    stack.turn_to("things")
    view = page.findChild(TableBlockView)
    assert view is not None
    assert window.focusWidget() is view.table
