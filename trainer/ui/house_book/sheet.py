"""A sheet of the book: a card with rows of cells, and the signs beside an entry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QWidget

from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import frame, hairline, label, row, wrapped
from trainer.wording import say

PART_IN = 20
# What a clause and a badge take, so that the cards of a page have their columns in line.
CHIP_WIDE, BADGE_WIDE = 206, 118
# In a narrower sheet a badge stands below its clause: else words were cut in large type.
SIGNS_BESIDE_FROM = 600
WORD_WIDEST = 110
_TOP = Qt.AlignmentFlag.AlignTop


class BookSheet(Ground):
    """Rows in columns; ``shares`` are the columns' parts of the room, 0 for as wide as needed."""

    def __init__(self, title: str, shares: Sequence[int], intro: str = "") -> None:
        super().__init__("card", spoken=title)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(20, 16, 20, 14)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(0)
        self._columns, self._row = len(shares), 0
        for column, share in enumerate(shares):
            self._grid.setColumnStretch(column, share)
            self._grid.setColumnMinimumWidth(column, 0 if share else CHIP_WIDE)
        self._across(label(title, "section"))
        if intro:
            self._space(3)
            self._across(wrapped(intro, "secondary"))
        self._space(8)

    def add(
        self,
        cells: Sequence[QWidget | None],
        *,
        lit: bool = False,
        here: bool = False,
        line: bool = True,
    ) -> None:
        """Add a row, on a ground of its own if it is lit, on brass if the reader came for it. If
        the second cell is empty, the first has its room too; the last cell has what is left."""
        if line:
            self._across(hairline())
        if lit:
            self._grid.addWidget(frame("well"), self._row, 0, 1, self._columns)
        if here:
            self._grid.addWidget(_brass(), self._row, 0, 1, self._columns)
        alone = len(cells) > 1 and cells[1] is None
        for column, cell in enumerate(cells):
            if cell is not None:
                last = column == len(cells) - 1
                wide = 2 if alone and column == 0 else self._columns - column if last else 1
                self._grid.addWidget(cell, self._row, column, 1, wide, _TOP)
        self._row += 1

    def add_note(self, text: str, upto: int) -> None:
        """Add a sentence under the last row, in the first ``upto`` columns."""
        note = wrapped(text, "secondary")
        note.setContentsMargins(0, 0, 0, 8)
        self._grid.addWidget(note, self._row, 0, 1, upto)
        self._row += 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways, beside = QBoxLayout.Direction, self.width() >= scaled(SIGNS_BESIDE_FROM)
        for each in self.findChildren(Signs):
            each.line.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _across(self, widget: QWidget) -> None:
        self._grid.addWidget(widget, self._row, 0, 1, self._columns)
        self._row += 1

    def _space(self, high: int) -> None:
        self._grid.setRowMinimumHeight(self._row, high)
        self._row += 1


class Signs(QWidget):
    """The clause of an entry and the badge of a school's reading, each in its own column."""

    def __init__(self, book: HouseBook, name: str, source: Source | None) -> None:
        super().__init__()
        self.line = row(gap=0)
        for sign, wide in (
            (chip(book, name, source), CHIP_WIDE + 16),
            (badge(name, source), BADGE_WIDE),
        ):
            held = sign or QWidget()
            held.setMinimumWidth(wide)
            self.line.addWidget(held)
        self.setLayout(self.line)


def _brass() -> QFrame:
    made = frame("plain")
    made.setProperty("kind", "strip")
    made.setProperty("here", "true")
    return made


def cell(text: str, role: str = "body", *, indent: int = 0, tone: str = "") -> QLabel:
    """A text that breaks into lines, with the room of a row around it."""
    made = wrapped(text, role, tone=tone)
    made.setContentsMargins(indent, 7, 0, 7)
    advance = QFontMetrics(font(14, bold=role == "strong")).horizontalAdvance
    longest = max(map(advance, text.split(" ")))
    made.setMinimumWidth(indent + min(longest, scaled(WORD_WIDEST)))
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


BESIDE, BAR = 12, 10
"""The room at the right of a column of cards, and how much of it a scroll bar takes."""


def scrolled(body: QWidget, name: str) -> ScrollArea:
    """A column of cards to scroll through."""
    body.setProperty("kind", "page")
    scroll = ScrollArea(name)
    scroll.setWidget(body)
    lines = body.layout()
    if lines is not None and (room := lines.contentsMargins()).right() >= BAR:

        def make_way(_: int, most: int) -> None:
            right = room.right() - (BAR if most else 0)
            lines.setContentsMargins(room.left(), room.top(), right, room.bottom())

        scroll.verticalScrollBar().rangeChanged.connect(make_way)
    return scroll


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
