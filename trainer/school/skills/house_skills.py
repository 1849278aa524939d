"""The skills of a house as its whole folder has them, and the wrong rules that show there."""

from __future__ import annotations

from trainer.drills.skills.registry import Skillbook, skills_of
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.marking.predict import Misread


def book_at(shelf: HouseShelf, house: str) -> Skillbook:
    """The skills of that house, with those of its irregularities and clauses where it has such
    files. Raises KeyError for a house that is not on the shelf."""
    folder = shelf.folder(house)
    ruled = folder.joinpath(IRREGULARITIES_FILE).is_file()
    has_clauses = folder.joinpath(CLAUSES_FILE).is_file()
    at = shelf[house]
    return skills_of(
        at,
        load_irregularities(folder, at.rules.spoken) if ruled else None,
        load_clauses(folder) if has_clauses else (),
    )


class Books:
    """The skills of the houses on a shelf, and their wrong rules: of each house read once."""

    def __init__(self, shelf: HouseShelf) -> None:
        self.shelf = shelf
        self._books: dict[str, Skillbook] = {}
        self._misread: dict[str, Misread] = {}

    def book(self, house: str) -> Skillbook:
        """The skills of that house. Raises KeyError for one that is not on the shelf."""
        if house not in self._books:
            self._books[house] = book_at(self.shelf, house)
        return self._books[house]

    def wrong_rules(self, house: str) -> Misread:
        """The wrong rules that can be told from that house's own."""
        if house not in self._misread:
            self._misread[house] = Misread(self.shelf[house].rules, self.shelf.rules)
        return self._misread[house]
