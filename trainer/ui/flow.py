"""A layout like words on a page: from left to right, and on into the next line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """Places its widgets line by line; its height follows from its width. ``at_right``: each line
    ends at the right edge."""

    def __init__(self, gap: int = 8, *, at_right: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap, self._at_right = gap, at_right
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
        y = rect.y()
        for line in self._lines(rect.width()):
            high = max(each.sizeHint().height() for each in line)
            if place:
                self._place(line, QRect(rect.x(), y, rect.width(), high))
            y += high + self._gap
        return max(0, y - self._gap - rect.y())

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """The widgets in sight, line by line."""
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if not lines or left + wide > room:
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += wide + self._gap
        return lines

    def _place(self, line: Sequence[QLayoutItem], room: QRect) -> None:
        """The widgets stand in the middle of the line's height, none wider than the room."""
        wide = [min(room.width(), each.sizeHint().width()) for each in line]
        whole = sum(wide) + self._gap * (len(line) - 1)
        x = room.right() + 1 - whole if self._at_right else room.x()
        for item, each in zip(line, wide, strict=True):
            high = item.sizeHint().height()
            item.setGeometry(QRect(x, room.y() + (room.height() - high) // 2, each, high))
            x += each + self._gap
