"""The simple blocks as widgets: words, figures, lines, cards, columns, entries."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from trainer.document import (
    EntryLine,
    EntryList,
    FigureRow,
    Hairline,
    Paragraph,
    Section,
    SideBySide,
)
from trainer.ui.document.control_views import command_button
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.document.view import Page
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.page_head import APART, Figure
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    worn,
    wrapped,
)

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
TITLED, BARE = (20, 16, 20, 14), (12, 10, 12, 10)
NARROW = 760
Around = tuple[int, int, int, int]
LINE: Around = (0, 7, 0, 7)
WELL: Around = (14, 10, 12, 10)


class SectionView(QFrame):
    """A card with a title."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._title, self._caption = Elided("", "section"), label("", "caption", tone="quiet")
        self._beside, self._aside = page.line(), page.line()
        self._body = page.stack(8)
        self._head = QWidget()
        self._bar: QWidget | None = None
        self._words, self._line = Flow(12, self._title, self._caption, self._beside), row(gap=12)
        self._below = row(None)
        self._line.addLayout(column(None, self._words, None), 1)
        self._line.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignTop)
        self._head.setLayout(column(self._line, self._below, gap=8))
        self._whole = column(self._head, self._body, None, gap=8)
        self.setLayout(self._whole)

    def present(self, block: Section) -> None:
        self.setProperty("kind", "here" if block.here else "card")
        self.setAccessibleName(block.title)
        self._title.setText(block.title)
        self._title.setObjectName(f"{block.key}.title")
        self._caption.setText(block.caption)
        self._whole.setContentsMargins(*(TITLED if block.title else BARE))
        self._head.setVisible(bool(block.title))
        self._whole.setStretch(1, int(block.fills))
        self._whole.setStretch(2, int(not block.fills))
        self._caption.setVisible(bool(block.caption))
        parts = (self._aside, block.aside), (self._beside, block.beside), (self._body, block.blocks)
        for stack, blocks in parts:
            stack.setVisible(bool(blocks))
            stack.present(blocks)
        self._block = block
        self._place_commands()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_commands()

    def _place_commands(self) -> None:
        """Put the commands of a table into the line of the title, where that has room for them."""
        tables = self._body.findChildren(TableBlockView, options=DIRECT)
        table = next((each for each in tables if each.model.table.commands), None)
        bar = table.bar if table is not None else None
        if self._bar is not None and bar is not self._bar:
            owner = next((each for each in tables if each.bar is self._bar), None)
            put_away(self._bar) if owner is None else owner.take_back()
            self._bar = None
        if bar is not None and table is not None:
            fits = bool(self._block.title) and self._needed(bar) <= self.contentsRect().width()
            if fits and self._bar is None:
                self._line.addWidget(bar, 0, Qt.AlignmentFlag.AlignTop)
            elif not fits and self._bar is not None:
                table.take_back()
            self._bar = bar if fits else None
        # Moved, not made anew: somebody may be typing in it.
        if self._bar is None and self._words.indexOf(self._beside) < 0:
            self._below.removeWidget(self._beside)
            self._words.addWidget(self._beside)
        elif self._bar is not None and self._below.indexOf(self._beside) < 0:
            self._words.removeWidget(self._beside)
            self._below.insertWidget(0, self._beside)

    def _needed(self, bar: QWidget) -> int:
        """The width of the title, what stands at the right edge, and these commands in a line."""
        pieces: list[QWidget] = [self._title, bar, *([self._aside] if self._block.aside else [])]
        edges = self._whole.contentsMargins()
        wide = edges.left() + edges.right() + self._line.spacing() * len(pieces)
        return wide + sum(each.sizeHint().width() for each in pieces)


class SideBySideView(QWidget):
    """Columns side by side, or below one another in a narrow window. A card alone in its column is
    as high as its neighbour."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._line = row(gap=18)
        self.setLayout(self._line)
        self._stacks: list[Any] = []

    def present(self, block: SideBySide) -> None:
        if len(self._stacks) != len(block.columns):
            emptied(self._line)
            self._stacks = [self._page.stack(16) for _ in block.columns]
            for stack, blocks, share in zip(self._stacks, block.columns, block.shares, strict=True):
                # Stretched over the column, words alone would stand in the middle of its height.
                alone = len(blocks) == 1 and not isinstance(blocks[0], Paragraph)
                self._line.addLayout(column(stack) if alone else column(stack, None), share)
        for stack, blocks in zip(self._stacks, block.columns, strict=True):
            stack.present(blocks)

    def minimumSizeHint(self) -> QSize:
        """The size of the columns below one another, which they may come to be."""
        least = [each.minimumSizeHint() for each in self._stacks]
        wide = max((each.width() for each in least), default=0)
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the columns as the width asks."""
        # Below one another they are always higher: a scroll bar that comes with them turns none.
        super().resizeEvent(event)
        needed = sum(each.minimumSizeHint().width() for each in self._stacks)
        narrow = self.width() < max(scaled(NARROW), needed + self._line.spacing())
        ways = QBoxLayout.Direction
        self._line.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)


class ParagraphView(QWidget):
    """Words that break into lines."""

    names_its_control = True

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._line = column()
        self.setLayout(self._line)
        self._look = ("", "")

    def present(self, block: Paragraph) -> None:
        if self._look != (block.role, block.tone):
            self._look = (block.role, block.tone)
            emptied(self._line)
            self._words = wrapped("", block.role, tone=block.tone, name=block.key)
            self._line.addWidget(self._words)
        self._words.setText(block.words)


class HairlineView(Ground):
    """One decorative line."""

    def __init__(self, page: Page) -> None:
        super().__init__("rule")
        self.setFixedHeight(1)

    def present(self, block: Hairline) -> None: ...


class FigureRowView(QWidget):
    """Values, each with its name above it, the first in line with what stands above and below;
    those with cards share out the whole width."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._line: Flow | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._figures: dict[str, Figure] = {}

    def present(self, block: FigureRow) -> None:
        if self._line is None:
            self._line = Flow(14 if block.cards else 8, in_columns=not block.cards)
            self._line.shares_out = block.cards
            self.setLayout(self._line)
        names = [name for name, _ in block.pairs]
        if list(self._figures) != names:
            emptied(self._line)
            before = APART // 2 if block.cards else 0
            named = (
                Figure(name, f"{block.key}.{at}", before=before) for at, name in enumerate(names)
            )
            self._figures = dict(zip(names, named, strict=True))
            for figure in self._figures.values():
                self._line.addWidget(_card(figure) if block.cards else figure)
        for name, value in block.pairs:
            self._figures[name].tell(value)


def _card(figure: Figure) -> QFrame:
    return frame("card", column(figure, around=(4, 12, 4, 12)))


class EntryListView(QFrame):
    """Shows what waits, each with the button that sees to it. The button with the keyboard keeps it
    if it is still there."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._lines = column(gap=0)
        self.setLayout(self._lines)
        self._buttons: list[Button] = []

    def present(self, block: EntryList) -> None:
        name = next((each.objectName() for each in self._buttons if each.hasFocus()), "")
        emptied(self._lines)
        self.setProperty("kind", "well" if block.in_well else "plain")
        self._buttons = []
        for entry in block.entries:
            button = command_button(entry.command, self._go) if entry.command else None
            if not block.in_well:
                self._lines.addWidget(hairline())
            self._lines.addWidget(_line(entry, button, WELL if block.in_well else LINE))
            if button is None:
                continue
            self._buttons.append(button)
            if name and button.objectName() == name:
                button.setFocus()
        if not block.entries:
            self._lines.addWidget(wrapped(block.none, tone="quiet"))
        self._level()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._level()  # how wide a button is, is not known before it wears the style sheet

    def _level(self) -> None:
        """Make all buttons as wide as the widest, so that the words before them begin at one
        place."""
        wide = max((each.sizeHint().width() for each in self._buttons), default=0)
        for each in self._buttons:
            each.setMinimumWidth(wide)


def _line(entry: EntryLine, button: Button | None, around: Around) -> QWidget:
    name = column(wrapped(entry.name, "strong"), gap=1 if entry.title else 2)
    line = row((name, 30), gap=14, around=around)
    if entry.title:
        name.addWidget(label(entry.under, "caption", tone="quiet"))
        words = Elided(entry.words, "caption", lines=2)
        words.setProperty("tone", "quiet")
        line.addLayout(column(Elided(entry.title, "dense", lines=2), words, gap=1), 46)
    else:
        name.addWidget(wrapped(entry.under, "secondary"))
        name.addStretch()  # a bar and a button beside it are higher than two short lines
    beside = column(gap=6)
    if entry.state:
        beside.addWidget(label(entry.state, "secondary"))
    if entry.share is not None:
        beside.addWidget(_Share(entry.share, is_bad=entry.is_bad))
    if button is not None:
        beside.addWidget(button)
    line.addLayout(beside)
    made = QWidget()
    made.setLayout(line)
    return made


class _Share(Painted, QWidget):
    """A share as a bar; the words beside it say the same."""

    def __init__(self, share: float, *, is_bad: bool) -> None:
        super().__init__()
        self._share, self._is_bad = share, is_bad
        self.setFixedSize(QSize(120, 8))

    def paint(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(box, 4, 4)
        painter.setBrush(QColor(theme.critical if self._is_bad else theme.here_edge))
        painter.drawRoundedRect(QRectF(0, 0, box.width() * self._share, box.height()), 4, 4)
