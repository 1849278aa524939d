"""The drop-down list of houses; those with problems tell them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.drop_down import DropDown
from trainer.wording import say


class HouseChoice(DropDown):
    """Shows the house by name. Emits the id of the chosen one, or the house whose problems are
    asked for."""

    chosen = Signal(str)
    problems_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__("today.house", say("House"))
        self.setMinimumWidth(170)
        self._houses: tuple[HouseOffered, ...] = ()
        self._chosen = ""
        self.activated.connect(self._picked)

    def present(self, houses: Sequence[HouseOffered], chosen: str) -> None:
        """Show these houses, with that one chosen."""
        if tuple(houses) != self._houses:
            self._houses = tuple(houses)
            self.clear()
            for house in houses:
                self.addItem(
                    say("{name}: {value}", name=house.title, value=house.state)
                    if house.problems
                    else house.title
                )
        self._chosen = chosen
        self.setCurrentIndex(self._place(chosen))

    def pick(self, house: str) -> None:
        """Do what the mouse or an arrow does when that house is picked."""
        self.setCurrentIndex(self._place(house))
        self._picked(self._place(house))

    def _place(self, house: str) -> int:
        return next((k for k, each in enumerate(self._houses) if each.id == house), -1)

    def _picked(self, place: int) -> None:
        house = self._houses[place]
        if house.problems:
            self.setCurrentIndex(self._place(self._chosen))
            self.problems_asked.emit(house)
        else:
            self._chosen = house.id
            self.chosen.emit(house.id)
