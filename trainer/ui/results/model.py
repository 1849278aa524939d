"""The lines of a list as Qt asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from trainer.marking.mistake import Severity
from trainer.ui.debrief.marks import severity_colour
from trainer.ui.results.shown import LogKind, LogLine
from trainer.ui.row_table import MeasuredModel
from trainer.ui.widgets import worn
from trainer.wording import say_phrase

Index = QModelIndex | QPersistentModelIndex
_SIGNS = {"■": Severity.CRITICAL, "▲": Severity.SERIOUS, "○": Severity.MINOR, "◇": Severity.ADVICE}


class LogModel(MeasuredModel):
    """Shows the lines that pass the filter."""

    def __init__(self, kind: LogKind) -> None:
        super().__init__()
        self._kind = kind
        self._lines: tuple[LogLine, ...] = ()
        self._passing: tuple[LogLine, ...] = ()

    def present(self, lines: tuple[LogLine, ...]) -> None:
        """These are all the lines there are, and all pass."""
        self._lines = lines
        self.let_pass("", "")

    def let_pass(self, house: str, drill: str) -> None:
        """Only lines of that house and drill are shown; an empty name lets all pass."""
        self.beginResetModel()
        self._passing = tuple(
            line for line in self._lines if house in ("", line.house) and drill in ("", line.drill)
        )
        self.endResetModel()

    def line(self, row: int) -> LogLine:
        return self._passing[row]

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        """The row whose words in that column are the widest; None where there is no row."""
        rows = {line.cells[column]: row for row, line in enumerate(self._passing)}
        return rows[max(rows, key=width)] if rows else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._passing)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._kind.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return say_phrase(self._kind.columns[section][0])
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._passing[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(index)
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _colour(self, index: Index) -> QColor | None:
        """A severity has its colour beside its sign and its word."""
        sign = self._passing[index.row()].cells[index.column()][:1]
        severity = _SIGNS.get(sign) if self._kind.columns[index.column()][0] == "Severity" else None
        return QColor(severity_colour(severity, worn())) if severity is not None else None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        right = column in self._kind.right
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
