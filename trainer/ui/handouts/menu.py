"""The button that prints a house: which handout, for which placard."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trainer.game.rules import Placard
from trainer.ui.printing.export_button import MenuButton
from trainer.wording import phrase, say, say_phrase


class Handout(Enum):
    """The handouts of a house."""

    SHEET = phrase("Cheat sheet")
    GREY_SHEET = phrase("Cheat sheet in grey")
    MAT_ON_A4 = phrase("Practice mat, nine sheets of A4")
    MAT_ON_A1 = phrase("Practice mat, one sheet of A1")

    @property
    def words(self) -> str:
        """The handout in the reader's language."""
        return say_phrase(self.value)


class PrintMenu(MenuButton):
    """Emits the handout that is asked for, and the placard where the house has several."""

    asked = Signal(object, str)

    def __init__(self) -> None:
        super().__init__(say("Print"), "houses.print")

    def offer(self, placards: Mapping[str, Placard]) -> None:
        """Offer the handouts, for each placard if pay tables are posted."""
        old, menu = self.menu(), QMenu(self)
        menu.setObjectName("houses.print.menu")
        menu.setAccessibleName(say("Print"))
        for name, placard in placards.items():
            self._fill(menu.addMenu(say("Placard {name}", name=placard.odds)), name)
        if not placards:
            self._fill(menu, "")
        self.setMenu(menu)
        if old is not None:
            old.deleteLater()

    def _fill(self, menu: QMenu, placard: str) -> None:
        for handout in Handout:
            action = QAction(handout.words, menu)
            action.setObjectName(f"houses.print.{placard}{handout.name.lower()}")
            action.triggered.connect(partial(self._ask, handout, placard))
            menu.addAction(action)

    def _ask(self, handout: Handout, placard: str, *_: object) -> None:
        self.asked.emit(handout, placard)
