"""Rows of plain text as Qt asks for them: one model for every list that only tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from trainer.ui.row_table import MeasuredModel
from trainer.ui.widgets import tip, worn
from trainer.wording import Phrase, say_phrase

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class TextColumn:
    """The title of a column, its share of the room left over, and if it tells figures."""

    title: Phrase
    share: int
    figures: bool = False


@dataclass(frozen=True, slots=True)
class TextRow:
    """One row, and what it stands for. ``wrong``: it is a problem, which its words say too;
    ``quiet``: it is of no use now."""

    key: str
    cells: tuple[str, ...]
    wrong: bool = False
    quiet: bool = False


class TextModel(MeasuredModel):
    """Shows rows of text; what stands in them is never anything but text."""

    def __init__(self, columns: Sequence[TextColumn]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._rows: tuple[TextRow, ...] = ()

    def present(self, rows: Sequence[TextRow]) -> None:
        """These are the rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, at: int) -> TextRow | None:
        """The row at that place; None where there is none."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def place_of(self, key: str) -> int:
        """The place of the row with that key; the first place if there is none."""
        return next((at for at, row in enumerate(self._rows) if row.key == key), 0)

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        rows = {row.cells[column]: at for at, row in enumerate(self._rows)}
        return rows[max(rows, key=width)] if rows else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        # Qt asks each cell for rows of its own, since a model may be a tree: here there are none.
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return say_phrase(self._columns[section].title)
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.cells[index.column()])
        if role == Qt.ItemDataRole.ForegroundRole:
            return _colour(row)
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, section: int) -> Qt.AlignmentFlag:
        right = self._columns[section].figures
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def _colour(row: TextRow) -> QColor | None:
    if row.wrong:
        return QColor(worn().critical)
    return QColor(worn().text_2) if row.quiet else None
