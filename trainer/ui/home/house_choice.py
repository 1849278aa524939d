"""The houses side by side, of which one is chosen; those with problems stand apart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QWidget

from trainer.ui.flow import Flow
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.segments import Segment
from trainer.ui.theme import font
from trainer.ui.widgets import Button, emptied, tip
from trainer.wording import say


class HouseChoice(QWidget):
    """Shows the houses by name. Emits the chosen one's id, or the house whose problems are asked
    for."""

    chosen = Signal(str)
    problems_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("houses")
        self.setAccessibleName(say("House"))
        self._flow = Flow(gap=6)
        self.setLayout(self._flow)
        self._group = QButtonGroup(self)
        self._houses: tuple[HouseOffered, ...] = ()
        self._buttons: dict[str, Segment] = {}

    def minimumSizeHint(self) -> QSize:
        return QSize(120, super().minimumSizeHint().height())

    def present(self, houses: Sequence[HouseOffered], chosen: str) -> None:
        """Show these, that one chosen."""
        if tuple(houses) != self._houses:
            self._houses = tuple(houses)
            self._build()
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)

    def _build(self) -> None:
        emptied(self._flow)
        self._buttons = {}
        for house in self._houses:
            if house.problems:
                self._flow.addWidget(self._faulty(house))
                continue
            button = Segment(house.title)
            button.setProperty("kind", "choice")
            button.setObjectName(f"house.{house.id}")
            button.setAccessibleName(say("{name}: {value}", name=house.title, value=house.state))
            button.setToolTip(tip(house.summary))
            button.setCheckable(True)
            bold = QFontMetrics(font(14, bold=True)).horizontalAdvance(house.title)
            button.setMinimumWidth(bold + 24)
            button.clicked.connect(lambda _=False, id_=house.id: self.chosen.emit(id_))
            self._group.addButton(button)
            self._buttons[house.id] = button
            self._flow.addWidget(button)

    def _faulty(self, house: HouseOffered) -> Button:
        button = Button(f"{house.title}: {house.state}", f"house.{house.id}", kind="quiet")
        button.clicked.connect(lambda _=False: self.problems_asked.emit(house))
        return button
