"""The lines of the queue as Qt asks for them: read a page at a time, as one scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from trainer.ui.review_queue.lines import COLUMNS
from trainer.ui.review_queue.snapshot import LineShown
from trainer.ui.row_table import MeasuredModel
from trainer.ui.theme import font
from trainer.ui.widgets import tip, worn
from trainer.wording import say_phrase

Index = QModelIndex | QPersistentModelIndex
Load = Callable[[int, int], Sequence[LineShown]]
"""So many lines from that place on."""

PAGE = 100


class QueueModel(MeasuredModel):
    """Shows what was loaded, and loads more where that is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self._load: Load = lambda offset, limit: ()
        self._lines: list[LineShown] = []
        self._count = 0

    def present(self, count: int, load: Load) -> None:
        """So many lines there are, and there they are to be had."""
        self.beginResetModel()
        self._load, self._count = load, count
        self._lines = list(load(0, PAGE)) if count else []
        self.endResetModel()

    @property
    def count(self) -> int:
        """The number of lines, loaded or not."""
        return self._count

    def line(self, row: int) -> LineShown | None:
        """The line at that place, loaded now if it was not yet; None where there is none."""
        while row >= len(self._lines) and self.canFetchMore(QModelIndex()):
            self.fetchMore(QModelIndex())
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def place_of(self, attempt: str) -> int | None:
        """The place of that attempt among the lines that were loaded."""
        found = (at for at, line in enumerate(self._lines) if line.attempt == attempt)
        return next(found, None)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and len(self._lines) < self._count

    def fetchMore(self, parent: Index) -> None:
        first = len(self._lines)
        more = list(self._load(first, PAGE))
        if not more:
            self._count = first
            return
        self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
        self._lines += more
        self.endInsertRows()

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        rows = {line.cells[column]: at for at, line in enumerate(self._lines)}
        return rows[max(rows, key=width)] if rows else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return say_phrase(COLUMNS[section].title)
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.cells[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return tip(line.cells[index.column()])
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(worn().text_2) if line.quiet else None
            case Qt.ItemDataRole.FontRole:
                return _bold() if line.waits and index.column() in (0, 2) else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(index.column())
            case _:
                return None


def _bold() -> QFont:
    return font(13, bold=True)


def _side(column: int) -> Qt.AlignmentFlag:
    right = COLUMNS[column].figures
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
