"""Blocks within blocks, as widgets: a card, and columns beside one another."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from trainer.document import Section, SideBySide
from trainer.ui.document.view import Page
from trainer.ui.flow import Flow
from trainer.ui.theme import scaled
from trainer.ui.widgets import column, emptied, label, row

TITLED, BARE = (20, 16, 20, 14), (12, 10, 12, 10)
NARROW = 760


class SectionView(QFrame):
    """A card with a title."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._title, self._caption = label("", "section"), label("", "caption", tone="quiet")
        self._beside, self._aside = page.line(), page.line()
        self._body = page.stack(8)
        self._head = QWidget()
        words, line = Flow(12), row(gap=12)
        for each in (self._title, self._caption, self._beside):
            words.addWidget(each)
        line.addLayout(words, 1)
        line.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignTop)
        self._head.setLayout(line)
        self._whole = column(self._head, self._body, None, gap=8)
        self.setLayout(self._whole)

    def present(self, block: Section) -> None:
        self.setAccessibleName(block.title)
        self._title.setText(block.title)
        self._title.setObjectName(f"{block.key}.title")
        self._caption.setText(block.caption)
        self._whole.setContentsMargins(*(TITLED if block.title else BARE))
        self._head.setVisible(bool(block.title))
        self._whole.setStretch(1, int(block.fills))
        self._whole.setStretch(2, int(not block.fills))
        self._caption.setVisible(bool(block.caption))
        for stack, blocks in (
            (self._beside, block.beside),
            (self._aside, block.aside),
            (self._body, block.blocks),
        ):
            stack.setVisible(bool(blocks))
            stack.present(blocks)


class SideBySideView(QWidget):
    """Columns beside one another, below one another where the window is narrow. A card alone in its
    column is as high as its neighbour."""

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
                alone = len(blocks) == 1
                self._line.addLayout(column(stack) if alone else column(stack, None), share)
        for stack, blocks in zip(self._stacks, block.columns, strict=True):
            stack.present(blocks)

    def minimumSizeHint(self) -> QSize:
        """That of the columns below one another, which they come to be."""
        least = [each.minimumSizeHint() for each in self._stacks]
        wide = max((each.width() for each in least), default=0)
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns below one another are always higher, so that a scroll bar that comes or goes with
        them leads to no third way."""
        super().resizeEvent(event)
        needed = sum(each.minimumSizeHint().width() for each in self._stacks)
        narrow = self.width() < max(scaled(NARROW), needed + self._line.spacing())
        ways = QBoxLayout.Direction
        self._line.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
