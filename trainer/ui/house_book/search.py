"""The search for the drills that exercise each clause, while the book is read."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.background import Background


class DrillSearch(QObject):
    """Emits the house whose drills are known now, in the window's own thread."""

    found = Signal(str)

    def __init__(self, background: Background) -> None:
        super().__init__()
        self._background = background
        self._searching: set[str] = set()

    def begin(self, shelf: Bookshelf, house: str) -> None:
        """Look for the drills of that house, unless that is under way."""
        if house in self._searching:
            return
        self._searching.add(house)
        search = partial(shelf.search_drills, house)
        self._background.run(search, partial(self._found, house), owner=self)

    def _found(self, house: str, _: object) -> None:
        self._searching.discard(house)
        self.found.emit(house)
