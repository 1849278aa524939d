"""A class list, row by row, before it is imported; then the start passwords."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QWidget

from trainer.school.people.class_list.enrolment import in_short
from trainer.school.people.class_list.preview import ListPreview, ListRow, RowFate
from trainer.school.people.people import StartPassword
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import let_rest
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.page_head import SquareButton
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    centred,
    column,
    enter_presses,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.wording import phrase, say, say_count, say_phrase

COLUMNS = (
    TextColumn(phrase("Line"), 6, figures=True),
    TextColumn(phrase("Name"), 26),
    TextColumn(phrase("Sign-in name"), 20),
    TextColumn(phrase("What happens"), 48),
)
STARTS = (
    TextColumn(phrase("Name"), 34),
    TextColumn(phrase("Sign-in name"), 26),
    TextColumn(phrase("Start password"), 40),
)
_SIGNS = {
    RowFate.NEW: "+",
    RowFate.JOINS: "+",
    RowFate.THERE: "=",
    RowFate.PROBLEM: "■",
}
_TITLE = phrase("Class list")
EXAMPLE = (
    ("Name", "Login", "Password", "Email", "Role"),
    ("Ines Moreau", "ines.moreau", "", "ines@example.com", "trainee"),
    ("Luc Bernard", "", "", "", ""),
    ("Karin Lindqvist", "", "", "", "supervisor"),
)
"""A file as it may look: the names of its columns, then people."""
WIDEST, BESIDE_FROM = 1420, 1000


class ClassListPage(NamedWidget):
    """Shows what a list would do, and imports it if that is wanted. Emits that another file is to
    be chosen, that the list is imported, that passwords are printed or saved."""

    chosen = Signal()
    taken = Signal()
    printed = Signal()
    saved = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("class-list", say_phrase(_TITLE))
        self.back = SquareButton("class-list.back", "back", say("Back to the people"))
        self._into = label("", "secondary", name="class-list.into")
        self._told = wrapped("", "body", name="class-list.told")
        self._whole = wrapped("", "secondary", name="class-list.whole")
        self.choose = Button(say("Choose a file"), "class-list.choose", key="F", does=self.chosen)
        self.take = Button(say("Import the list"), "class-list.take", kind="primary", key="Enter")
        self.print_ = Button(
            say("Print or save as PDF"), "class-list.print", kind="primary", key="P"
        )
        self.save = Button(say("Save as CSV"), "class-list.save", key="S", does=self.saved)
        self.bar = QProgressBar()
        self.bar.setObjectName("class-list.bar")
        self.bar.setAccessibleName(say("Progress so far"))
        self.bar.setTextVisible(False)
        self.list = TextTable("class-list.rows", say_phrase(_TITLE), COLUMNS)
        self.starts = TextTable("class-list.starts", say_phrase(_TITLE), STARTS)
        self._empty = _Example()
        self._put_together()
        self._connect()

    def present(self, into: str) -> None:
        """Show the page before there is a file. ``into`` is the title of the class that the list is
        for, or empty."""
        text = say("Opens accounts; nobody joins a class.")
        if into:
            text = say('Everybody joins "{title}".', title=into)
        self._into.setText(text)
        self.list.rows.present(())
        self._show(None, self.choose)
        self.choose.setFocus(Qt.FocusReason.OtherFocusReason)

    def busy(self, *, busy: bool) -> None:
        """While a file is read, no other one is chosen."""
        self.choose.setText(say("Opening…") if busy else say("Choose a file"))
        let_rest(self.choose, resting=busy)

    def preview(self, shown: ListPreview) -> None:
        """Show the fate of each row; the problems come first."""
        ordered = sorted(shown.rows, key=lambda each: each.fate is not RowFate.PROBLEM)
        self.list.rows.present([_row(each) for each in ordered])
        told = in_short(shown)
        if shown.of(RowFate.PROBLEM):
            told = say(
                "{counts}. Fix the file and choose it again. Nothing is imported until then.",
                counts=told,
            )
        self._told.setText(f"{shown.told} {told}".strip())
        self._show(self.list, self.choose, self.take)
        self.take.setEnabled(shown.sound)
        (self.take if shown.sound else self.choose).setFocus(Qt.FocusReason.OtherFocusReason)
        self.list.selectRow(0)
        announce(self, self._told.text(), at_once=True)

    def go(self, at: int, of: int) -> None:
        """Show that so many rows of so many are done."""
        self.bar.setVisible(at < of)
        self.bar.setMaximum(of)
        self.bar.setValue(at)

    def tell_passwords(self, started: Sequence[StartPassword]) -> None:
        """Show the start passwords of the new people, this once."""
        self.bar.hide()
        self.starts.present(
            [
                TextRow(each.account.id, (each.account.name, each.account.login, each.password))
                for each in started
            ]
        )
        if not started:
            self._told.setText(say("Imported. No new accounts."))
            self._show(self.list, self.choose)
            return
        self._told.setText(
            say_count(
                "Imported, with {count} new account. Its start password is shown only now. "
                "Print or save it.",
                "Imported, with {count} new accounts. Their start passwords are shown only "
                "now. Print or save them.",
                count=len(started),
            )
        )
        self._show(self.starts, self.print_, self.save)
        self.print_.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"F": self.choose, "P": self.print_, "S": self.save}
        button = keys.get(event.text().upper())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self) and self.take.isVisible():
                self.take.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif button is not None and button.isVisible():
            button.click()
        else:
            super().keyPressEvent(event)

    def _show(self, table: TextTable | None, *buttons: Button) -> None:
        self._empty.setVisible(table is None)
        self._ground.setVisible(table is not None)
        self.choose.fill(filled=table is None)
        for each in (self.list, self.starts):
            each.setVisible(each is table)
        for button in (self.choose, self.take, self.print_, self.save):
            button.setVisible(button in buttons)
        self.bar.hide()
        self._whole.hide()

    def _tell_row(self, *_: object) -> None:
        """Tell in full what happens to the chosen row."""
        chosen = self.list.chosen
        wrong = chosen is not None and bool(chosen.wrong)
        self._whole.setText(chosen.cells[-1] if chosen is not None and wrong else "")
        self._whole.setVisible(wrong)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.take.clicked.connect(self.taken)
        self.print_.clicked.connect(self.printed)
        self.list.selectionModel().currentRowChanged.connect(self._tell_row)

    def _put_together(self) -> None:
        inside = column(self._told, self.bar, gap=10, around=(20, 16, 20, 16))
        inside.addWidget(self.list, 1)
        inside.addWidget(self.starts, 1)
        inside.addWidget(self._whole)
        inside.addStretch(0)
        self._ground = frame("card", inside)
        words = column(label(say_phrase(_TITLE), "title"), self._into, gap=2)
        acts, buttons = QWidget(), (self.choose, self.take, self.print_, self.save)
        acts.setLayout(Flow(10, *buttons, at_right=True))
        page = column(row(self.back, words, (acts, 1), gap=14), gap=14, around=(36, 28, 36, 24))
        page.addWidget(self._ground, 1)
        page.addWidget(self._empty, 1)
        content = QWidget()
        content.setMaximumWidth(WIDEST + 72)
        content.setLayout(page)
        self.setLayout(centred(content))


class _Example(QWidget):
    """A picture of a file that can be chosen, and beside it what the program does with it; below
    it in a narrow window."""

    def __init__(self) -> None:
        super().__init__()
        self._line = row(_file(), _after(), gap=16)
        self._line.setStretch(0, 5)
        self._line.setStretch(1, 3)
        self.setLayout(column(self._line, None))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        beside = self.width() >= scaled(BESIDE_FROM)
        self._line.setDirection(ways.LeftToRight if beside else ways.TopToBottom)


def _file() -> QFrame:
    grid = cell_grid(16, 7)
    for at, cells in enumerate(EXAMPLE):
        for column_, text in enumerate(cells):
            grid.addWidget(label(text or "–", "dense" if at else "strong"), 2 * at, column_)
        if at + 1 < len(EXAMPLE):
            grid.addWidget(hairline(), 2 * at + 1, 0, 1, len(cells))
    table, card = frame("well"), frame("card")
    table.setLayout(column(grid, around=(16, 10, 16, 10)))
    heading = label(say("A CSV or XLSX file, one person a row"), "section")
    card.setLayout(column(heading, table, None, gap=8, around=(20, 16, 20, 16)))
    return card


def _after() -> QFrame:
    return frame(
        "card",
        column(
            label(say("What the import does"), "section"),
            wrapped(say("Only a name is needed. First and last name may be two columns.")),
            wrapped(say("The program makes the sign-in names and passwords that are missing.")),
            wrapped(say("You see every change first. A list is imported whole or not at all.")),
            None,
            gap=8,
            around=(20, 16, 20, 16),
        ),
    )


def _row(row_: ListRow) -> TextRow:
    says = f"{_SIGNS[row_.fate]} {row_.says}"
    cells = (str(row_.line), row_.name, row_.login, says)
    wrong = (3,) if row_.fate is RowFate.PROBLEM else ()
    return TextRow(str(row_.line), cells, wrong=wrong, quiet=row_.fate is RowFate.THERE)
