"""The signs beside an entry: its clause, and a badge where the school reads it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.widgets import row
from trainer.wording import say


def chip(book: HouseBook, name: str, source: Source | None) -> QWidget | None:
    """The citation of the clause; it shows the clause if that is written down."""
    if source is None or not source.cite:
        return None
    clause = book.clause(source.cite)
    return _high(RuleChip(f"{name}.rule", source.cite, clause.says if clause else None))


def badge(name: str, source: Source | None) -> QWidget | None:
    """The badge of a school's reading, dashed, with its reason; none if the house says so
    itself."""
    if source is None or source.reading is None:
        return None
    return _high(
        SourceTold(say("school's reading"), f"{name}.source", "reading", source.reason or "")
    )


def _high(sign: SourceTold) -> QWidget:
    """The sign at the height of the first line of its row."""
    holder, line = QWidget(), row(sign, None, around=(0, 4, 0, 4), gap=0)
    line.setAlignment(Qt.AlignmentFlag.AlignTop)
    holder.setLayout(line)
    return holder
