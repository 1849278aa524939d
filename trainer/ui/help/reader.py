"""A Markdown text in the program's type and colours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from trainer.ui.kit.theme import FAMILY, TYPE, scaled
from trainer.ui.kit.widgets import worn

HEADINGS = {1: TYPE["title"][0], 2: TYPE["section"][0], 3: TYPE["body"][0]}
LINES = 140
"""Per cent of a line's own height."""


class HelpReader(QTextBrowser):
    """Shows one text, its lines no wider than ``widest``; the arrow keys and Page Up and Down move
    through it."""

    def __init__(self, name: str, *, widest: int) -> None:
        super().__init__()
        self._widest = widest
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.document().setDocumentMargin(4)
        self._markdown = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setViewportMargins(0, 0, max(0, self.width() - scaled(self._widest)), 0)
        super().resizeEvent(event)

    def present(self, markdown: str) -> None:
        # A search presents the same text at each letter that is typed.
        if markdown != self._markdown:
            self._set_text(markdown)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _set_text(self, markdown: str) -> None:
        self._markdown = markdown
        self.document().setMarkdown(markdown)
        # In one edit: otherwise each block's format lays out all of the text again, 540 ms for a
        # guide where 39 are enough.
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        for block in self._blocks():
            self._set_block(block)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame)
        whole.endEditBlock()

    def go_to(self, words: str) -> None:
        """Scroll to the next place with the first of these words and mark it; after the last, the
        first again."""
        wanted = words.split()[:1]
        if wanted and not self.find(wanted[0]):
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.find(wanted[0])

    def changeEvent(self, event: QEvent) -> None:
        """Set the text anew in another theme, in its colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._markdown:
            self._set_text(self._markdown)
            self.moveCursor(QTextCursor.MoveOperation.Start)

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _set_block(self, block: QTextBlock) -> None:
        cursor = QTextCursor(block)
        shape = block.blockFormat()
        shape.setLineHeight(LINES, 1)
        shape.setBottomMargin(0 if _is_code(block) and _is_code(block.next()) else 8)
        if code := _is_code(block):
            shape.setLineHeight(100, 1)
            shape.setNonBreakableLines(False)  # a long command goes on in the next line
            shape.setBackground(QBrush(QColor(worn().well)))
        cursor.setBlockFormat(shape)
        level = shape.headingLevel()
        for start, end, fixed in _pieces(block):
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(_key() if fixed and not code else _type(level))


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)


def _pieces(block: QTextBlock) -> list[tuple[int, int, bool]]:
    """Cut the text where its letters change, and tell if a piece is a key's name."""
    pieces = []
    each = block.begin()
    while not each.atEnd():
        run = each.fragment()
        fixed = run.charFormat().fontFixedPitch()
        pieces.append((run.position(), run.position() + run.length(), fixed))
        each += 1
    return pieces


def _type(level: int) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setFontFamilies([FAMILY])
    made.setProperty(
        QTextCharFormat.Property.FontPixelSize, scaled(HEADINGS.get(level, TYPE["body"][0]))
    )
    return made


def _key() -> QTextCharFormat:
    """A key's name: bold, on a ground of its own."""
    made = _type(0)
    made.setFontFixedPitch(False)
    made.setFontWeight(700)
    made.setBackground(QBrush(QColor(worn().well)))
    return made


def _set_table(table: QTextTable) -> None:
    shape = table.format()
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorder(1)
    shape.setBorderBrush(QBrush(QColor(worn().line)))
    shape.setBorderCollapse(True)
    shape.setCellPadding(7)
    shape.setTopMargin(6)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(shape)
