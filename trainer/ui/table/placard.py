"""The placard beside the table: printed tables that the felt has no room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from trainer.ui.table.words import DAGGER, PrintedTable, reading_note
from trainer.ui.theme import Palette, font
from trainer.ui.widgets import label


class PlacardPiece(QFrame):
    """Says in the panel what the felt would print. Hidden where the felt prints it all."""

    def __init__(self, theme: Palette) -> None:
        super().__init__()
        self.setObjectName("panel.placard")
        self.setProperty("kind", "well")
        self._theme = theme
        self._tables: tuple[PrintedTable, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self.hide()

    def post(self, tables: tuple[PrintedTable, ...]) -> None:
        """These tables are posted."""
        if tables == self._tables:
            return
        self._tables = tables
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for table in tables:
            self._table(table)
        self.setVisible(bool(tables))

    def _table(self, table: PrintedTable) -> None:
        self._line(table.heading, "", bold=True)
        for row in table.rows:
            self._line(f"{row.text} {DAGGER}" if row.reading else row.text, row.value)
        if table.has_reading:
            self._line(reading_note(), "")

    def _line(self, text: str, value: str, *, bold: bool = False) -> None:
        line = self._grid.rowCount()
        for column, words in enumerate((text, value)):
            told = label(words)
            told.setFont(font(12, bold=bold or column == 1))
            told.setStyleSheet(f"color: {self._theme.text};")
            told.setWordWrap(column == 0)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            told.setAlignment(side | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(told, line, column)  # as wide as it may be: else it wraps too soon
