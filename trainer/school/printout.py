"""A printout as simple rich text: sheet after sheet, block after block.

Rich text is what Qt's ``QTextDocument`` understands of HTML: paragraphs and tables. Text from
people is escaped, so that none of it is ever markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from msgspec import Struct
from msgspec.structs import replace

from trainer.paper.sheet import Cell, Cells, Column, Sheet, in_words, is_empty, speakable

STYLE = """
body { font-family: 'Dealer Sans', 'Noto Sans SC Subset', Arial, sans-serif; font-size: 10pt;
  color: black; background: white; }
p { margin-top: 2px; margin-bottom: 3px; }
.title { font-size: 18pt; font-weight: bold; }
.head { font-size: 11pt; font-weight: bold; margin-top: 14px; }
.small { font-size: 8pt; }
.answer { margin-left: 14px; }
"""

# So long a word keeps its line whatever the width of its column.
_WHOLE = 24


class Printout(Struct, frozen=True):
    """A document to print. Each part begins on a new sheet; a block is split between sheets only if
    it is longer than one. ``foot`` stands beside each sheet's number, ``across`` pale and large
    over every sheet; ``landscape``: the paper lies across."""

    title: str
    parts: tuple[tuple[str, ...], ...]
    foot: str = ""
    style: str = STYLE
    across: str = ""
    landscape: bool = False


def line(text: str, kind: str = "") -> str:
    """A paragraph; consecutive spaces are kept."""
    kept = escape(text).replace("  ", "&nbsp; ")
    return f'<p class="{kind}">{kept}</p>' if kind else f"<p>{kept}</p>"


def table(rows: Iterable[Sequence[str]], widths: Sequence[int], *, head: bool = False) -> str:
    """A ruled table of texts, with its columns' widths in per cent; ``head``: the first row is
    bold."""
    told = [
        _row(cells, widths if at == 0 else (), bold=head and at == 0)
        for at, cells in enumerate(rows)
    ]
    ruled = 'border="1" style="border-style: solid; border-collapse: collapse"'
    return f'<table {ruled} cellspacing="0" cellpadding="3" width="100%">{"".join(told)}</table>'


def _row(cells: Sequence[str], widths: Sequence[int], *, bold: bool) -> str:
    wide = [f' width="{each}%"' for each in widths] or [""] * len(cells)
    put = [_cell(text, each, bold=bold) for text, each in zip(cells, wide, strict=True)]
    return f"<tr>{''.join(put)}</tr>"


def _cell(text: str, wide: str, *, bold: bool) -> str:
    """A cell in which a single short word is never broken, such as ``82``."""
    kept = escape(text).replace("\n", "<br>").replace("  ", "&nbsp; ")
    whole = ' style="white-space: nowrap"' if len(text) <= _WHOLE and " " not in text else ""
    return f"<td{wide}{whole}>{f'<b>{kept}</b>' if bold else kept}</td>"


_AT_A_TIME = 30
_MOST_OF_A_CELL = 400
_LOOKED_AT = 100
# No column is narrower or wider than so many letters.
_LEAST, _MOST = 4, 30

MOST_COLUMNS = 10
"""The number of columns that a sheet of paper has room for, lying across."""
# So many it has room for as it stands.
_UPRIGHT = 5
_FIGURE = re.compile(r"[-+0-9.,:%TZ /]+")
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def printout_of_sheets(sheets: Sequence[Sheet]) -> Printout:
    """The tables, each on a sheet of its own. A table with many columns goes on below, with its
    first column repeated at the left."""
    shown = [_without_ids(sheet) for sheet in sheets]
    parts = tuple(tuple(_blocks(sheet)) for sheet in shown)
    heading = visible(sheets[0].title if sheets else "")
    across = any(len(sheet.columns) > _UPRIGHT for sheet in shown)
    return Printout(heading, parts, landscape=across)


def _without_ids(sheet: Sheet) -> Sheet:
    """The table without columns that hold nothing but ids."""
    ids = {at for at in range(len(sheet.columns)) if _are_ids([row[at] for row in sheet.rows])}
    kept = [at for at in range(len(sheet.columns)) if at not in ids]
    columns = tuple(sheet.columns[at] for at in kept)
    rows = [tuple(row[at] for at in kept) for row in sheet.rows]
    return replace(sheet, columns=columns, rows=rows)


def _are_ids(cells: Sequence[Cell]) -> bool:
    texts = [str(cell) for cell in cells if cell not in (None, "")]
    return bool(texts) and all(map(_ID.fullmatch, texts))


def _blocks(sheet: Sheet) -> list[str]:
    blocks = [line(visible(sheet.title), "title")]
    blocks += [line(visible(note)) for note in sheet.notes]
    for columns in _side_by_side(len(sheet.columns)):
        blocks += _part(sheet, columns)
    return blocks


def _side_by_side(count: int) -> list[tuple[int, ...]]:
    """The columns that stand together."""
    if count <= MOST_COLUMNS:
        return [tuple(range(count))]
    rest = range(1, count)
    step = MOST_COLUMNS - 1
    return [(0, *rest[first : first + step]) for first in range(0, len(rest), step)]


def _part(sheet: Sheet, columns: Sequence[int]) -> list[str]:
    heads = [visible(sheet.columns[at].title) for at in columns]
    rows = [
        [unbroken(_cell_words(sheet.columns[at], row[at])) for at in columns] for row in sheet.rows
    ]
    widths = column_widths(heads, rows)
    return [
        table([heads, *rows[first : first + _AT_A_TIME]], widths, head=True)
        for first in range(0, max(1, len(rows)), _AT_A_TIME)
    ]


def _cell_words(column: Column, cell: Cell) -> str:
    if column.cells is Cells.SHARE and not is_empty(cell):
        assert isinstance(cell, int | float), "a share is a number"
        return f"{cell:.1%}"
    text = visible(in_words(column.cells, cell))
    return text if len(text) <= _MOST_OF_A_CELL else f"{text[: _MOST_OF_A_CELL - 1]}…"


def unbroken(cell: str) -> str:
    """The text with a figure, a day or a time kept on one line."""
    return cell.replace(" ", "\N{NO-BREAK SPACE}") if _FIGURE.fullmatch(cell) else cell


def column_widths(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """The widths in per cent, by the longest text in each column."""
    looked_at = [heads, *rows[:_LOOKED_AT]]
    longest = [max(_LEAST, *(len(row[at]) for row in looked_at)) for at in range(len(heads))]
    fitting = [min(_MOST, each) for each in longest]
    return [max(1, each * 100 // sum(fitting)) for each in fitting]


def visible(text: str) -> str:
    """The text without characters that reverse their neighbours or that paper cannot show."""
    return "".join("�" if _hidden(sign) else sign for sign in speakable(text))


def _hidden(sign: str) -> bool:
    turning = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    return sign in turning or (ord(sign) < 0x20 and sign not in "\n\t")
