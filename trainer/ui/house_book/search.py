"""The drills that exercise each clause are looked for while the book is read."""

from __future__ import annotations

from threading import Thread

from PySide6.QtCore import QObject, Signal

from trainer.school.house_book.shelf import Bookshelf


class DrillSearch(QObject):
    """Emits the house whose drills are known now, in the window's own thread."""

    found = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._searching: set[str] = set()

    def begin(self, shelf: Bookshelf, house: str) -> None:
        """Look for the drills of that house; nothing happens where that is under way."""
        if house in self._searching:
            return
        self._searching.add(house)
        work = Thread(target=self._search, args=(shelf, house), name="drills", daemon=True)
        work.start()

    def _search(self, shelf: Bookshelf, house: str) -> None:
        try:
            shelf.search_drills(house)
        finally:
            self._searching.discard(house)
        self.found.emit(house)
