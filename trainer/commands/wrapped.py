"""Rows of text in columns, long cells broken into lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from trainer.commands.text import INDENT

GAP = "  "


def wrapped_rows(rows: Sequence[Sequence[str]], most: Sequence[int]) -> list[list[str]]:
    """Each row as its lines; every column is as wide as its widest text, and at most ``most``."""
    widths = [
        min(limit, max(map(len, texts)))
        for limit, texts in zip(most, zip(*rows, strict=True), strict=True)
    ] if rows else []  # fmt: skip
    return [_lines(row, widths) for row in rows]


def _lines(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    broken = [_broken(text, width) for text, width in zip(row, widths, strict=True)]
    return [
        INDENT + GAP.join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        for parts in zip_longest(*broken, fillvalue="")
    ]


def _broken(text: str, width: int) -> list[str]:
    """The lines of a cell; those after the first keep its indent."""
    inner = text.lstrip()
    margin = " " * (len(text) - len(inner))
    return wrap(inner, max(1, width), initial_indent=margin, subsequent_indent=margin) or [""]
