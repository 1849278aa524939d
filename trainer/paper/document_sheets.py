"""The tables of a Document as they go into files."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from trainer.document import CellKind, Document, Medium, TableBlock, tables_of
from trainer.paper.sheet import Cells, Column, Sheet
from trainer.wording import say

_CELLS: Mapping[CellKind, Cells] = {
    CellKind.TEXT: Cells.TEXT,
    CellKind.COUNT: Cells.WHOLE,
    CellKind.MONEY: Cells.MONEY,
    CellKind.PER_CENT: Cells.SHARE,
    CellKind.BARE_PER_CENT: Cells.SHARE,
    CellKind.ONE_DECIMAL: Cells.SHARE,
    CellKind.PER_THOUSAND: Cells.SHARE,
    CellKind.SHARE: Cells.SHARE,
    CellKind.POINTS: Cells.NUMBER,
    CellKind.DAY: Cells.DAY,
    CellKind.MOMENT: Cells.MOMENT,
    CellKind.YES: Cells.YES,
    CellKind.NUMBER: Cells.NUMBER,
    CellKind.FIGURES: Cells.TEXT,
}


def sheets_of(document: Document) -> tuple[Sheet, ...]:
    """Its tables, with its notes and its mark."""
    sheets = (sheet_of(table, document.notes) for table in tables_of(document))
    return tuple(_marked(each, document.mark) if document.mark else each for each in sheets)


def sheet_of(table: TableBlock, notes: tuple[str, ...] = ()) -> Sheet:
    """The columns of a table that go into files."""
    kept = [at for at, each in enumerate(table.columns) if Medium.FILE in each.medium]
    of = (table.columns[at] for at in kept)
    columns = tuple(Column(each.name, each.title, _CELLS[each.kind]) for each in of)
    rows = tuple(tuple(row.cells[at] for at in kept) for row in table.rows)
    return Sheet(table.name, table.title, columns, rows, notes)


def _marked(sheet: Sheet, mark: str) -> Sheet:
    """Each row says it, so that none can be taken out of the whole unmarked."""
    columns = (*sheet.columns, Column("note", say("Note")))
    return replace(sheet, columns=columns, rows=[(*row, mark) for row in sheet.rows])
