"""A layout that flows like words on a page: left to right, and on into the next line."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from trainer.ui.kit.theme import scaled

LEAST = 128
"""A list beside others on one line is no narrower."""


class Flow(QLayout):
    """Places its widgets line by line; its height follows from its width.

    ``at_right``: each line ends at the right edge; ``in_columns``: on several lines all are as
    wide; ``centred``: all stand in the middle of the height; ``shares_out``: all have the whole
    width between them, on several lines in columns as wide as one another.
    """

    def __init__(
        self, gap: int = 8, *widgets: QWidget, at_right: bool = False, in_columns: bool = False
    ) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._hints: dict[QLayoutItem, QSize] = {}
        self._heights: dict[int, int] = {}
        self._gap, self.at_right, self.centred, self.shares_out = gap, at_right, False, False
        self._in_columns = in_columns
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        for widget in widgets:
            self.addWidget(widget)

    def addWidget(self, widget: QWidget) -> None:
        # PySide takes an item that Qt made for dead together with any other wrapper of it, and then
        # Qt crashes: so the item is made here.
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def invalidate(self) -> None:
        self._hints.clear()
        self._heights.clear()
        super().invalidate()

    def _hint(self, item: QLayoutItem) -> QSize:
        """The wished size, kept until something changes."""
        # A width is tried again and again.
        if item not in self._hints:
            self._hints[item] = item.sizeHint()
        return self._hints[item]

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self._heights.clear()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        self._hints.pop(item, None)
        self._heights.clear()
        return item

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            lines = list(self._lines(width))
            gaps = self._gap * max(0, len(lines) - 1)
            self._heights[width] = sum(self._high(line, width) for line in lines) + gaps
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.y()
        if self.centred:
            y += max(0, rect.height() - self.heightForWidth(rect.width())) // 2
        for line in self._lines(rect.width()):
            self._place(line, rect, y)
            y += self._high(line, rect.width()) + self._gap

    def sizeHint(self) -> QSize:
        shown = [item for item in self._items if not item.isEmpty()]
        across = sum(self._hint(item).width() for item in shown) + self._gaps(shown)
        return QSize(across, max((self._hint(item).height() for item in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _lines(self, width: int) -> Iterator[list[QLayoutItem]]:
        """Divide the visible pieces into lines, as many in each as it has room for."""
        line: list[QLayoutItem] = []
        across = 0
        if self.shares_out:
            many = self._columns(width)
            places = range(0, len(self._items), many)
            yield from (self._items[place : place + many] for place in places)
            return
        shown = [item for item in self._items if not item.isEmpty()]
        most = self._most(shown, width)
        for item in shown:
            wide = self._size(item, width).width()
            if line and (len(line) == most or across + self._gap + wide > width):
                yield line
                line, across = [], 0
            across += wide + (self._gap if line else 0)
            line.append(item)
        if line:
            yield line

    def _most(self, shown: list[QLayoutItem], width: int) -> int:
        """The pieces of a line: in columns no line is nearly empty."""
        if not self._in_columns or self.sizeHint().width() <= width:
            return len(shown)
        wide = self._size(shown[0], width).width() + self._gap
        lines = -(-len(shown) // max(1, (width + self._gap) // wide))
        return -(-len(shown) // lines)

    def _place(self, line: list[QLayoutItem], rect: QRect, y: int) -> None:
        """Place the pieces of a line; the lower ones are centred in it."""
        wide = rect.width()
        x = rect.right() + 1 - self._across(line, wide) if self.at_right else rect.x()
        for item in line:
            size = self._size(item, wide)
            if self.shares_out:
                size = QSize(self._share(item, line, wide), size.height())
            lower = (self._high(line, wide) - size.height()) // 2
            item.setGeometry(QRect(QPoint(x, y + lower), size))
            x += size.width() + self._gap

    def _columns(self, width: int) -> int:
        """The pieces of a line where all share it out: lines of nearly as many each."""
        every = len(self._items)
        if not every or self.sizeHint().width() <= width:
            return max(1, every)
        wide = max(self._hint(each).width() for each in self._items) + self._gap
        lines = max(2, -(-every // max(1, (width + self._gap) // wide)))
        return -(-every // lines)

    def _share(self, item: QLayoutItem, line: list[QLayoutItem], wide: int) -> int:
        """The width of a piece where all share out the line; on several lines all are as wide."""
        if len(line) < len(self._items):
            columns = self._columns(wide)
            return (wide - self._gap * (columns - 1)) // columns
        each, rest = divmod(wide - self.sizeHint().width(), len(line))
        return self._hint(item).width() + each + (rest if item is line[-1] else 0)

    def _across(self, line: list[QLayoutItem], width: int) -> int:
        return sum(self._size(item, width).width() for item in line) + self._gaps(line)

    def _gaps(self, line: list[QLayoutItem]) -> int:
        return self._gap * max(0, len(line) - 1)

    def _high(self, line: list[QLayoutItem], width: int) -> int:
        return max((self._size(item, width).height() for item in line), default=0)

    def _size(self, item: QLayoutItem, width: int) -> QSize:
        """The wished size of a piece, never wider than a line."""
        size = self._hint(item)
        if self._in_columns and self.sizeHint().width() > width:
            wide = max(self._hint(each).width() for each in self._items)
            if self.at_right:  # lists, which end what has no room with an ellipsis
                many = sum(not each.isEmpty() for each in self._items)
                beside = (width + self._gap) // max(1, many) - self._gap
                wide = beside if beside >= scaled(LEAST) else min(wide, (width - self._gap) // 2)
            size = QSize(wide, size.height())
        if size.width() <= width:
            return size
        high = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
        return QSize(width, high)
