"""A printout as simple rich text: sheet after sheet, block after block.

Rich text is what Qt's ``QTextDocument`` understands of HTML: paragraphs and tables. Text from
people is escaped, so that none of it is ever markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from msgspec import Struct

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
