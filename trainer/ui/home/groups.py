"""The kinds of drill, of which one is listed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from trainer.ui.theme import font
from trainer.ui.widgets import emptied
from trainer.wording import say

ACROSS, GAP = 3, 6


class DrillGroups(QWidget):
    """Shows the kinds of drill, as many beside one another as there is room for. Emits the one that
    the trainee chose."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("Kind of drill"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._across = ACROSS

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide(1), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across = next((n for n in range(ACROSS, 1, -1) if self._wide(n) <= self.width()), 1)
        if across != self._across:
            self._across = across
            self._arrange()

    def present(self, groups: Sequence[str], chosen: str) -> None:
        """Show these, that one chosen; nothing where there is only one."""
        if tuple(self._buttons) != tuple(groups):
            self._build(groups)
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)
        self.setVisible(len(groups) > 1)

    def _build(self, groups: Sequence[str]) -> None:
        emptied(self._grid)
        self._buttons = {}
        for group in groups:
            button = QPushButton(group)
            button.setObjectName(f"drills.{group.lower().replace(' ', '_')}")
            button.setAccessibleName(say("Drills: {kind}", kind=group))
            button.setProperty("kind", "choice")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            bold = QFontMetrics(font(14, bold=True)).horizontalAdvance(group)
            button.setMinimumWidth(bold + 22)
            button.clicked.connect(partial(self._choose, group))
            self._group.addButton(button)
            self._buttons[group] = button
        self._arrange()

    def _arrange(self) -> None:
        for place, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, place // self._across, place % self._across)

    def _wide(self, across: int) -> int:
        """The least width of so many columns."""
        least = [button.minimumWidth() for button in self._buttons.values()]
        columns = [max(least[k::across], default=0) for k in range(across)]
        return sum(columns) + GAP * (across - 1)

    def _choose(self, group: str, *_: object) -> None:
        self.chosen.emit(group)
