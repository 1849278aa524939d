"""A layout like words on a page: from left to right, and on into the next line."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """Places its widgets line by line; its height follows from its width."""

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._laid(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._laid(rect, place=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _laid(self, rect: QRect, *, place: bool) -> int:
        """The height that the lines take; the widgets are put there if ``place``."""
        x, y, high = rect.x(), rect.y(), 0
        for item in self._items:
            wanted = item.sizeHint()
            if x + wanted.width() > rect.right() + 1 and high:
                x, y, high = rect.x(), y + high + self._gap, 0
            if place:
                item.setGeometry(QRect(QPoint(x, y), wanted))
            x += wanted.width() + self._gap
            high = max(high, wanted.height())
        return y + high - rect.y()
