"""The stamp of the rules that gave a mark, by which marks of older rules are found."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.library.house import beside_print
from trainer.library.houses import HouseShelf

GUIDED = "guided"
"""The mode of a round in which the trainee is told each next act."""
# Raised when marking changes, so that earlier marks are made again.
MARKING = 6
BESIDE_RULES = "~"
"""Separates the rules from the other files by which questions are marked."""


def marked_by(house: House) -> str:
    """The stamp of today's rules on a round of this house."""
    return f"{MARKING}:{house.fingerprint}"


def marks_that_stay(shelf: HouseShelf, house: str) -> frozenset[str]:
    """The stamps that are still valid on rounds of this house: today's rules, by every choice among
    the readings that was ever in force."""
    editions = shelf.editions(house).values()
    return frozenset({marked_by(shelf[house]), *(marked_by(each) for each, _ in editions)})


def questions_that_stay(shelf: HouseShelf, house: str) -> frozenset[str]:
    """The same for questions."""
    editions = shelf.editions(house).values()
    older = (_of_questions(each, beside_print(folder)) for each, folder in editions)
    return frozenset({questions_marked_by(shelf, house), *older})


def _of_questions(house: House, beside: str) -> str:
    return f"{marked_by(house)}{BESIDE_RULES}{beside}" if beside else marked_by(house)


def questions_marked_by(shelf: HouseShelf, house: str) -> str:
    """The stamp of today's rules on a question of this house: its rules, its rulings on
    irregularities, and the clauses of its document."""
    return _of_questions(shelf[house], shelf.asked_print(house))


GONE = "gone"
"""The stamp of sittings whose house or drill no longer exists."""
