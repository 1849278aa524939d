"""A table as a widget: rows are put into words as they come into sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.document import NO_ROWS, CellKind, Medium, TableBlock, TableColumn, TableRow
from trainer.school.words.figure_words import cell_words
from trainer.ui.document.view import Page
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.row_table import DENSE_ROW, HEAD_MORE, MeasuredModel, RowTable
from trainer.ui.kit.theme import ROW_HEIGHT, scaled
from trainer.ui.kit.widgets import Button, column, emptied, tip, worn
from trainer.wording import say_phrase

Index = QModelIndex | QPersistentModelIndex
_WORDS = (CellKind.TEXT, CellKind.MOMENT)
# So many rows tell how wide a column is.
_MEASURED = 500
LEAST_ROWS = 4
ENTER = "Enter"


class TableModel(MeasuredModel):
    """The columns of a table that are for a screen."""

    def __init__(self, table: TableBlock) -> None:
        super().__init__()
        self._take(table)

    def present(self, table: TableBlock) -> None:
        self.beginResetModel()
        self._take(table)
        self.endResetModel()

    def row(self, at: int) -> TableRow | None:
        """The row at that place; None where there is none."""
        return self.table.rows[at] if 0 <= at < len(self.table.rows) else None

    def place_of(self, key: str) -> int | None:
        return next((at for at, row in enumerate(self.table.rows) if row.key == key), None)

    def words(self, at: int, place: int) -> str:
        return cell_words(self.column(place), self.table.rows[at].cells[self.places[place]])

    def column(self, place: int) -> TableColumn:
        return self.table.columns[self.places[place]]

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        rows = {self.words(at, column): at for at in range(len(self.table.rows))[:_MEASURED]}
        return rows[max(rows, key=width)] if rows else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.places)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.column(section).title
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(index.row(), index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.words(index.row(), index.column()))
            case Qt.ItemDataRole.ForegroundRole:
                return self._ink(index)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(index.column())
            case _:
                return None

    def _ink(self, index: Index) -> QColor | None:
        toned = any(each.toned for each in self.table.columns)
        if toned and not self.column(index.column()).toned:
            return None
        return _colour(self.table.rows[index.row()].tone)

    def _take(self, table: TableBlock) -> None:
        self.table = table
        self.places = [at for at, e in enumerate(table.columns) if Medium.SCREEN in e.medium]

    def _side(self, section: int) -> Qt.AlignmentFlag:
        left = self.column(section).kind in _WORDS
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter


class TableBlockView(QWidget):
    """Shows a table with its commands above it.

    The chosen row stays chosen wherever it stands now, and nothing scrolls.
    """

    names_its_control = True

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._commands = Flow(10, at_right=True)
        self.bar = QWidget()
        self.bar.setLayout(self._commands)
        self._place = column(gap=0)
        self._whole = column(self.bar, self._place, gap=0)
        self._whole.setStretch(1, 1)
        self.setLayout(self._whole)
        self._buttons: list[Button] = []
        self._table: RowTable | None = None
        self._by_hand = True

    @property
    def table(self) -> RowTable:
        assert self._table is not None, "a block is shown"
        return self._table

    def present(self, block: TableBlock) -> None:
        known = self._table is not None
        wanted = block.chosen if not known or block.chosen != self.model.table.chosen else ""
        self._by_hand = False
        if not known or self.model.table.columns != block.columns:
            self._make(block)
        elif self.model.table.rows == block.rows:
            self.model.table = block
        else:
            self._renew(block)
        if not known or [each.text() for each in self._buttons] != [
            e.words for e in block.commands
        ]:
            self._make_commands(block)
        self._fit(block)
        self._cut_no_row()
        self._choose(wanted)
        self._by_hand = True
        self._allow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut_no_row()

    def _cut_no_row(self) -> None:
        """End the rows of a table that fills the page at the foot of a whole one."""
        if not self.fills:
            return
        if self._place.geometry().isEmpty():  # it is being laid out
            if self.isVisible():
                self._cut_soon()
            return
        high = self.table.verticalHeader().defaultSectionSize()
        margins = self._place.contentsMargins()
        room = self._place.geometry().height() - margins.top() - 2 * self.table.frameWidth()
        room -= self.table.horizontalHeader().height()
        cut = max(0, room) % high if room < high * len(self.model.table.rows) else 0
        # More would need a higher page: it got a scroll bar, and lost it again without an end.
        spare = self._place.geometry().height() - margins.top() - self.table.minimumHeight()
        margins.setBottom(min(cut, max(0, spare)))
        self._place.setContentsMargins(margins)

    def _cut_soon(self) -> None:
        """End the rows anew after the layout that is under way."""
        QTimer.singleShot(0, self, self._cut_no_row)

    def take_back(self) -> None:
        """Put the commands above the rows again."""
        self._whole.insertWidget(0, self.bar)

    @property
    def fills(self) -> bool:
        """True if it has the rest of the page."""
        return not self.model.table.rows_in_sight

    def press_key(self, key: str) -> bool:
        """Let that key press a command, or the chosen row. True if it did."""
        block = self.model.table
        at = next((n for n, each in enumerate(block.commands) if each.shortcut == key), None)
        if at is not None:
            self._buttons[at].click()
        elif key == ENTER and self._chosen is not None and self._chosen.to is not None:
            self._go(self._chosen.to)
            return True
        return at is not None

    @property
    def _chosen(self) -> TableRow | None:
        return self.model.row(self.table.currentIndex().row())

    def _choose(self, wanted: str) -> None:
        """Choose the row of that key; without one the first, where commands need a row."""
        place = self.model.place_of(wanted) if wanted else None
        if place is not None and place != self.table.currentIndex().row():
            self.table.selectRow(place)
        elif self._chosen is None and self.model.table.commands:
            self.table.selectRow(0)

    def _make(self, block: TableBlock) -> None:
        if self._table is not None:
            self._place.removeWidget(self._table)
            put_away(self._table)
        self.model = TableModel(block)
        shares = [self.model.column(at).share for at in range(len(self.model.places))]
        close = scaled(DENSE_ROW) if block.dense else 0
        self._table = RowTable(block.key, block.title, shares, self.model, close)
        self._table.most_lines = block.most_lines
        # The model leaves with its table: Qt deletes both in the window's own thread.
        self.model.setParent(self._table)
        self._table.fitted.connect(self._cut_soon)
        self._table.doubleClicked.connect(lambda at: self._press(at.row()))
        self._table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self._place.addWidget(self._table)

    def _make_commands(self, block: TableBlock) -> None:
        emptied(self._commands)
        self._place.setContentsMargins(0, 14 if block.commands else 0, 0, 0)
        self._buttons = []
        for place, each in enumerate(block.commands):
            made = Button(each.words, each.key, kind=each.kind, key=each.shortcut)
            made.clicked.connect(partial(self._do, place))
            self._buttons.append(made)
            self._commands.addWidget(made)

    def _fit(self, block: TableBlock) -> None:
        self.table.none = "" if block.rows else say_phrase(NO_ROWS)
        self.table.setAccessibleDescription(self.table.none)
        if not block.rows_in_sight:
            # A page of flowing lines is as high as is wished, not as is needed: Qt's wish for a
            # table is 192 pixels, and two of them made the page of exams scroll.
            self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            self.table.fill_room(scaled(DENSE_ROW if block.dense else ROW_HEIGHT) * LEAST_ROWS)
            return
        top = self._place.contentsMargins().top()
        self._place.setContentsMargins(0, top, 0, 0)  # what cut no row while it filled the page
        rows = min(block.rows_in_sight, max(1, len(block.rows)))
        head = HEAD_MORE if block.dense else 0
        self.table.show_rows(rows, head + 6)

    def _renew(self, block: TableBlock) -> None:
        bar, at = self.table.verticalScrollBar(), self.table.currentIndex()
        scrolled, chosen = bar.value(), self.model.row(at.row())
        self.model.present(block)
        place = self.model.place_of(chosen.key) if chosen is not None else None
        if place is not None:
            flags = QItemSelectionModel.SelectionFlag
            here = self.model.index(place, max(0, at.column()))
            self.table.selectionModel().setCurrentIndex(here, flags.ClearAndSelect | flags.Rows)
        # setCurrentIndex scrolls to its row: what was in sight before comes back.
        bar.setValue(scrolled)

    def _allow(self) -> None:
        """Disable commands that do nothing with the chosen row."""
        targets = self._chosen.targets if self._chosen is not None else ()
        for place, button in enumerate(self._buttons):
            of_use = place < len(targets) and targets[place] is not None
            button.setEnabled(of_use)
            button.setVisible(of_use or not self.model.table.commands[place].rare)

    def _show_chosen(self, *_: object) -> None:
        """Enable the commands for the row that was chosen, and show what stands beside it."""
        self._allow()
        if self._by_hand and self._chosen is not None and self._chosen.chosen is not None:
            self._go(self._chosen.chosen)

    def _do(self, place: int, *_: object) -> None:
        if self._chosen is not None:
            self._go(self._chosen.targets[place])

    def _press(self, at: int) -> None:
        pressed = self.model.row(at)
        if pressed is not None and pressed.to is not None:
            self._go(pressed.to)


def _colour(tone: str) -> QColor | None:
    theme = worn()
    colours = {
        "critical": theme.critical,
        "serious": theme.serious,
        "minor": theme.minor,
        "quiet": theme.text_2,
    }
    return QColor(colours[tone]) if tone in colours else None
