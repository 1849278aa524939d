"""What a report is of, chosen in four drop-down lists: class, house, drill, time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.school.reports.period import MONTH, PERIODS, Period
from trainer.school.reports.scope import Scope
from trainer.ui.paper import row
from trainer.ui.row_table import DropDown
from trainer.ui.theme import scaled
from trainer.wording import say

Offered = Sequence[tuple[str, str]]
"""What can be chosen: the value and its words."""


class Filters(QWidget):
    """Emits that something else was chosen."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(say("What is shown"))
        self.class_ = self._list(f"{name}.class", say("Class"))
        self.house = self._list(f"{name}.house", say("House"))
        self.drill = self._list(f"{name}.drill", say("Drill"))
        self.period = self._list(f"{name}.time", say("Time"))
        for each in PERIODS:
            self.period.addItem(each.title, each)
        self.period.setCurrentIndex(PERIODS.index(MONTH))
        self._taught: Mapping[str, str] = {}
        self.class_.activated.connect(lambda _: self._at_its_house())
        self.setLayout(row(self.class_, self.house, self.drill, self.period, gap=8))

    @property
    def scope(self) -> Scope:
        """What is chosen."""
        period = self.period.currentData()
        return Scope(
            class_=str(self.class_.currentData() or ""),
            house=str(self.house.currentData() or "") or None,
            drill=str(self.drill.currentData() or "") or None,
            period=period if isinstance(period, Period) else MONTH,
        )

    @property
    def said(self) -> str:
        """What is chosen, in words."""
        boxes = (self.class_, self.house, self.drill, self.period)
        return ", ".join(box.currentText() for box in boxes)

    def offer(
        self,
        classes: Offered,
        houses: Offered,
        drills: Offered,
        taught: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """These can be chosen; what was chosen stays, where it can. ``taught`` has the house of
        each class, at which it is looked at first."""
        self._taught = taught
        _filled(self.class_, classes)
        _filled(self.house, [("", say("All houses")), *houses])
        _filled(self.drill, [("", say("All drills")), *drills])

    def take(self, scope: Scope) -> None:
        """That is chosen. Nothing is emitted."""
        for box, value in (
            (self.class_, scope.class_),
            (self.house, scope.house or ""),
            (self.drill, scope.drill or ""),
            (self.period, scope.period),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))

    def house_words(self, house: str) -> str:
        """The house's title; its id where it is none of those that can be chosen."""
        return self.house.itemText(self.house.findData(house)) or house

    def drill_words(self, drill: str) -> str:
        """The drill's title; its name where it is none of those that can be chosen."""
        return self.drill.itemText(self.drill.findData(drill)) or drill

    def follow(self, other: Filters) -> None:
        """The same is chosen as there, of the same."""
        for box, theirs in (
            (self.class_, other.class_),
            (self.house, other.house),
            (self.drill, other.drill),
        ):
            _filled(box, [(theirs.itemData(k), theirs.itemText(k)) for k in range(theirs.count())])
        self.take(other.scope)

    def _list(self, name: str, spoken: str) -> DropDown:
        made = DropDown()
        made.setObjectName(name)
        made.setAccessibleName(spoken)
        made.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)
        made.setMinimumWidth(scaled(96))  # a narrow window cuts them, no wide one does
        made.setMaximumWidth(scaled(320))
        if made.objectName() != f"{self.objectName()}.class":
            made.activated.connect(lambda _: self.changed.emit())
        return made

    def _at_its_house(self) -> None:
        """Another class is looked at where it is taught."""
        house = self._taught.get(str(self.class_.currentData() or ""))
        if house:
            self.house.setCurrentIndex(max(0, self.house.findData(house)))
        self.changed.emit()


def _filled(box: DropDown, offered: Offered) -> None:
    chosen = box.currentData()
    if [box.itemData(place) for place in range(box.count())] == [value for value, _ in offered]:
        return
    box.clear()
    for value, words in offered:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
