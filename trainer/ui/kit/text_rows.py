"""Tables of plain text: the rows, the model that Qt reads them by, and the widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from trainer.ui.kit.row_table import MeasuredModel, RowTable
from trainer.ui.kit.theme import font
from trainer.ui.kit.widgets import tip, worn
from trainer.wording import Phrase, say_phrase

Index = QModelIndex | QPersistentModelIndex


class TextColumn(Struct, frozen=True):
    """A column: its title, its share of the room left over; ``figures`` stand at the right."""

    title: Phrase
    share: int
    figures: bool = False


class TextRow(Struct, frozen=True):
    """One row, and the key of what it stands for.

    ``wrong`` are the numbers of its cells that tell a problem, in words too. ``quiet``: it is of
    no use now. ``bold`` are the numbers of its cells in bold type.
    """

    key: str
    cells: tuple[str, ...]
    wrong: tuple[int, ...] = ()
    quiet: bool = False
    bold: tuple[int, ...] = ()


class TextModel(MeasuredModel):
    """The rows of a table; nothing in them is ever read as markup."""

    def __init__(self, columns: Sequence[TextColumn]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._rows: list[TextRow] = []

    def present(self, rows: Sequence[TextRow]) -> None:
        """Put these rows in the place of the others."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row(self, at: int) -> TextRow | None:
        """Give the row at that place; None where there is none."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def place_of(self, key: str) -> int:
        """Find the place of the row with that key; the first place if there is none."""
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
            return _colour(row, index.column())
        if role == Qt.ItemDataRole.FontRole:
            return font(13, bold=True) if index.column() in row.bold else None
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, section: int) -> Qt.AlignmentFlag:
        right = self._columns[section].figures
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class TextTable(RowTable):
    """A table of text rows, one of which is chosen."""

    def __init__(
        self, name: str, spoken: str, columns: Sequence[TextColumn], model: TextModel | None = None
    ) -> None:
        self.rows = model or TextModel(columns)
        super().__init__(name, spoken, [each.share for each in columns], self.rows)
        self.rows.setParent(self)

    @property
    def chosen(self) -> TextRow | None:
        """The chosen row; None where there is none."""
        return self.rows.row(self.currentIndex().row())

    @property
    def chosen_key(self) -> str:
        """The key of the chosen row; empty where there is none."""
        row = self.chosen
        return row.key if row is not None else ""

    def choose(self, key: str) -> None:
        """Choose the row with that key; the first if there is none."""
        self.selectRow(self.rows.place_of(key))

    def present(self, rows: Sequence[TextRow]) -> None:
        """Show these rows; the row that was chosen stays so, else the first is."""
        before = self.chosen_key
        self.rows.present(rows)  # a reset model loses the choice, and emits nothing about it
        if rows:
            self.choose(before)


def _colour(row: TextRow, column: int) -> QColor | None:
    if column in row.wrong:
        return QColor(worn().critical)
    return QColor(worn().text_2) if row.quiet else None
