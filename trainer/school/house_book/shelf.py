"""The books of all houses, each put together at its first request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from trainer.dealing.clause import Clause
from trainer.dealing.irregularity import Irregularities
from trainer.drills.recipe import Recipe
from trainer.errors import HouseFileError, Problem
from trainer.library.chosen_houses import HouseChoices, chosen
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.school.curriculum import drills_of
from trainer.school.house_book.answer_effects import AnswerEffect, AnswerEffects
from trainer.school.house_book.chapters import DrillNamed, HouseBook, house_book
from trainer.school.house_book.clause_drills import drills_by_clause

T = TypeVar("T")


class Bookshelf:
    """One book for each house whose rules and procedure are sound."""

    def __init__(self, houses: HouseShelf, recipes: Mapping[str, Recipe]) -> None:
        self._houses, self._recipes = houses, recipes
        self._books: dict[str, HouseBook] = {}
        self._searched: dict[str, HouseBook] = {}
        self._weighings: dict[str, AnswerEffects] = {}
        self._weighed: dict[tuple[str, str], tuple[AnswerEffect, ...]] = {}

    @property
    def houses(self) -> tuple[str, ...]:
        """The ids of the houses that have a book, in the order of their documents."""
        return tuple(sorted(self._houses, key=lambda name: self._houses[name].rules.document))

    def has(self, house: str) -> bool:
        """True if that house has a book; a withdrawn house has one too."""
        return house in self._houses

    @property
    def faults(self) -> Mapping[str, tuple[Problem, ...]]:
        """The houses that have no book because their files are faulty, with all their problems."""
        return self._houses.problems

    def book(self, house: str) -> HouseBook:
        """The book of that house; without drills until they have been searched. Raises KeyError."""
        if house in self._searched:
            return self._searched[house]
        if house not in self._books:
            self._books[house] = self._put_together(house)
        return self._books[house]

    def search_drills(self, house: str) -> HouseBook:
        """The book with the drills that exercise each clause. Takes seconds the first time."""
        if house not in self._searched:
            at, ruled = self._houses[house], self._irregularities(house, [])
            served = drills_of(self._houses, house, self._recipes.values())
            drills = drills_by_clause(at, served, ruled, self._clauses(house, []))
            self._searched[house] = self._put_together(house, drills)
        return self._searched[house]

    def knows_drills(self, house: str) -> bool:
        """True if the drills of that house have been searched."""
        return house in self._searched

    def readings(self, house: str) -> HouseChoices:
        """The questions that the house's document leaves open, and the school's choices. Raises
        KeyError, and InputError if they cannot be read."""
        return self._weighing(house).chosen

    def weigh(self, house: str, question: str) -> tuple[AnswerEffect, ...]:
        """The effects of each answer to that question. Takes about a second the first time."""
        if (house, question) not in self._weighed:
            weighing = self._weighing(house)
            asked = weighing.chosen.base.readings.named(question)
            self._weighed[house, question] = weighing.weigh(asked)
        return self._weighed[house, question]

    def knows_weight(self, house: str, question: str) -> bool:
        """True if the answers to that question have been weighed."""
        return (house, question) in self._weighed

    def _weighing(self, house: str) -> AnswerEffects:
        if house not in self._weighings:
            at = chosen(self._houses.home, *self._houses.own(house))
            self._weighings[house] = AnswerEffects(at)
        return self._weighings[house]

    def _put_together(
        self, house: str, drills: Mapping[str, tuple[DrillNamed, ...]] | None = None
    ) -> HouseBook:
        problems: list[Problem] = []
        clauses = self._clauses(house, problems)
        irregularities = self._irregularities(house, problems)
        return house_book(self._houses[house], irregularities, clauses, drills, tuple(problems))

    def _clauses(self, house: str, problems: list[Problem]) -> tuple[Clause, ...]:
        file = self._houses.folder(house) / CLAUSES_FILE
        return _beside(file, load_clauses, problems) or ()

    def _irregularities(self, house: str, problems: list[Problem]) -> Irregularities | None:
        file = self._houses.folder(house) / IRREGULARITIES_FILE
        words = self._houses[house].rules.words
        return _beside(file, lambda folder: load_irregularities(folder, words), problems)


def _beside(file: Path, load: Callable[[Path], T], problems: list[Problem]) -> T | None:
    """The content of the file; None if the house has none, or if it is faulty, which adds its
    problems."""
    if not file.exists():
        return None
    try:
        return load(file.parent)
    except HouseFileError as error:
        problems += error.problems
        return None
