"""The skills of a house as its whole folder has them."""

from __future__ import annotations

from trainer.drills.skills.registry import Skillbook, skills_of
from trainer.library.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.houses import HouseShelf
from trainer.library.irregularities_file import IRREGULARITIES_FILE, load_irregularities


def book_at(shelf: HouseShelf, house: str) -> Skillbook:
    """The skills of that house, with those of its irregularities and clauses where it has such
    files. Raises KeyError for a house that is not on the shelf."""
    folder = shelf.folder(house)
    ruled = folder.joinpath(IRREGULARITIES_FILE).is_file()
    told = folder.joinpath(CLAUSES_FILE).is_file()
    return skills_of(
        shelf[house],
        load_irregularities(folder) if ruled else None,
        load_clauses(folder) if told else (),
    )
