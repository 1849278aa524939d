"""A table as a widget: rows are put into words when they are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.document import CellKind, Medium, TableBlock, TableColumn, TableRow
from trainer.school.cell_words import cell_words
from trainer.ui.document.view import Page
from trainer.ui.row_table import MeasuredModel, RowTable
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.ui.widgets import tip, worn

Index = QModelIndex | QPersistentModelIndex
_WORDS = (CellKind.TEXT, CellKind.MOMENT)
_MEASURED = 300
"""So many rows tell how wide a column is."""


class TableModel(MeasuredModel):
    """The columns of a table that are for a screen."""

    def __init__(self, table: TableBlock) -> None:
        super().__init__()
        self._take(table)

    def present(self, table: TableBlock) -> None:
        """These are the rows now."""
        self.beginResetModel()
        self._take(table)
        self.endResetModel()

    def row(self, at: int) -> TableRow | None:
        """The row at that place; None where there is none."""
        return self.table.rows[at] if 0 <= at < len(self.table.rows) else None

    def place_of(self, key: str) -> int | None:
        """The place of the row with that key."""
        return next((at for at, row in enumerate(self.table.rows) if row.key == key), None)

    def words(self, at: int, place: int) -> str:
        """The text of a cell."""
        return cell_words(self.column(place), self.table.rows[at].cells[self.places[place]])

    def column(self, place: int) -> TableColumn:
        """A column in sight."""
        return self.table.columns[self.places[place]]

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        rows = range(len(self.table.rows))[:_MEASURED]
        return max(rows, key=lambda at: width(self.words(at, column)), default=None)

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
                return _colour(self.table.rows[index.row()].tone)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(index.column())
            case _:
                return None

    def _take(self, table: TableBlock) -> None:
        self.table = table
        self.places = [at for at, e in enumerate(table.columns) if Medium.SCREEN in e.medium]

    def _side(self, section: int) -> Qt.AlignmentFlag:
        left = self.column(section).kind in _WORDS
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter


class TableBlockView(QWidget):
    """Shows a table. The row that the keyboard was on has it again wherever it stands now, and
    nothing scrolls."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._table: RowTable | None = None

    @property
    def table(self) -> RowTable:
        """The rows."""
        assert self._table is not None, "a block is shown"
        return self._table

    @property
    def model(self) -> TableModel:
        """The model of the rows."""
        return self._model

    def present(self, block: TableBlock) -> None:
        if self._table is None or self._model.table.columns != block.columns:
            self._make(block)
        else:
            self._renew(block)
        rows = min(block.rows_in_sight, max(1, len(block.rows)))
        self.table.setFixedHeight(scaled(ROW_HEIGHT) * (rows + 1) + 6)

    def _make(self, block: TableBlock) -> None:
        if self._table is not None:
            self._layout.removeWidget(self._table)
            self._table.deleteLater()
        self._model = TableModel(block)
        shares = [self._model.column(at).share for at in range(len(self._model.places))]
        self._table = RowTable(f"{block.key}.rows", block.title, shares, self._model)
        self._model.setParent(self._table)
        self._table.activated.connect(lambda at: self._press(at.row()))
        self._layout.addWidget(self._table)

    def _renew(self, block: TableBlock) -> None:
        bar, at = self.table.verticalScrollBar(), self.table.currentIndex()
        scrolled, row = bar.value(), self._model.row(at.row())
        self._model.present(block)
        place = self._model.place_of(row.key) if row is not None else None
        if place is not None:
            flags = QItemSelectionModel.SelectionFlag
            here = self._model.index(place, max(0, at.column()))
            chosen = flags.ClearAndSelect | flags.Rows
            self.table.selectionModel().setCurrentIndex(here, chosen)
        bar.setValue(scrolled)

    def _press(self, at: int) -> None:
        row = self._model.row(at)
        if row is not None and row.to is not None:
            self._go(row.to)


def _colour(tone: str) -> QColor | None:
    match tone:
        case "critical":
            return QColor(worn().critical)
        case "quiet":
            return QColor(worn().text_2)
        case _:
            return None
