"""A slim strip along the table's edge: the keys that make sense just now. Pinned, or away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.table.keys import NONE, Bound, KeyAct, Legend
from trainer.ui.table.panel_parts import Keycap
from trainer.ui.theme import Palette, font
from trainer.wording import phrase, say

HEIGHT = 36
_SIDE, _BETWEEN, _WITHIN = 14, 20, 4
ALWAYS = (
    Legend(phrase("All keys"), (("F1", Bound(KeyAct.KEYS)),)),
    Legend(phrase("Put away"), (("F2", Bound(KeyAct.GUIDE)),)),
)


class KeyGuide(QWidget):
    """Shows keys with what they do, as many as there is room for; each may be pressed."""

    pressed = Signal(object)

    def __init__(self, theme: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("key_guide")
        self.setAccessibleName(say("Key guide"))
        self._theme = theme
        self._legends: tuple[Legend, ...] = ()
        self._groups: dict[Legend, _KeyGroup] = {}
        self._standing: list[_KeyGroup] = []
        self.setFixedHeight(HEIGHT)

    def wear(self, theme: Palette) -> None:
        """The strip takes these surroundings."""
        if theme != self._theme:
            self._theme = theme
            for group in self._groups.values():
                group.setParent(None)
                group.deleteLater()
            self._groups.clear()
            self._lay()

    def present(self, legends: tuple[Legend, ...]) -> None:
        """These keys make sense now."""
        if legends != self._legends:
            self._legends = legends
            self._lay()

    @property
    def shown(self) -> tuple[Legend, ...]:
        """The keys that there is room for."""
        return tuple(group.legend for group in self._standing)

    @property
    def standing(self) -> tuple[QWidget, ...]:
        """The keys in sight, each group with its words."""
        return tuple(self._standing)

    def _lay(self) -> None:
        for group in self._standing:
            group.hide()
        always = [self._group(legend) for legend in ALWAYS]
        right = self.width() - _SIDE
        for group in reversed(always):
            right -= group.width()
            group.stand_at(right)
            right -= _BETWEEN
        left, self._standing = _SIDE, list(always)
        for legend in self._legends:
            group = self._group(legend)
            if left + group.width() > right:
                break
            group.stand_at(left)
            left += group.width() + _BETWEEN
            self._standing.append(group)

    def _group(self, legend: Legend) -> _KeyGroup:
        if legend not in self._groups:
            group = _KeyGroup(legend, self._theme, self)
            group.hide()
            group.pressed.connect(self.pressed)
            self._groups[legend] = group
        return self._groups[legend]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.panel))
        painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(self._theme.line))
        painter.end()


class _KeyGroup(QWidget):
    """One or more keys, and what they do."""

    pressed = Signal(object)

    def __init__(self, legend: Legend, theme: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.legend, self._theme = legend, theme
        self._words, left = legend.words, 0
        for key, bound in legend.keys:
            cap = Keycap(key, self._words, bound, theme)
            cap.setObjectName(f"guide.{cap.objectName()}")
            cap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            cap.repeats = True
            cap.setEnabled(bound != NONE)
            cap.clicked.connect(lambda _=False, b=bound: self.pressed.emit(b))
            cap.setParent(self)
            cap.move(left, (HEIGHT - cap.height()) // 2)
            left += cap.width() + _WITHIN
        self._left = left + 2
        wide = QFontMetricsF(font(13)).horizontalAdvance(self._words)
        self.setFixedSize(self._left + round(wide) + 2, HEIGHT)

    def stand_at(self, left: int) -> None:
        """The group is to be seen there."""
        self.move(left, 0)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(font(13))
        painter.setPen(QColor(self._theme.text))
        room = self.rect().adjusted(self._left, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)
        painter.end()
