"""The marks that stand for today's rules beside a derived row, so that older ones are seen."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.library.house import beside_print
from trainer.library.houses import HouseShelf

GUIDED = "guided"
"""The mode of a round in which the trainee is told what to do next."""
MARKING = 5
"""Raised when marking changes, so that what was marked before is marked again."""
BESIDE_RULES = "~"
"""Stands before what marks questions beside the rules."""


def marked_by(house: House) -> str:
    """The mark of today's rules on a round of this house."""
    return f"{MARKING}:{house.fingerprint}"


def marks_that_stay(shelf: HouseShelf, house: str) -> frozenset[str]:
    """The marks that stand for rounds of this house: today's rules, by every choice among the
    readings that was in force."""
    editions = shelf.editions(house).values()
    return frozenset({marked_by(shelf[house]), *(marked_by(each) for each, _ in editions)})


def questions_that_stay(shelf: HouseShelf, house: str) -> frozenset[str]:
    """The same of questions."""
    editions = shelf.editions(house).values()
    older = (_of_questions(each, beside_print(folder)) for each, folder in editions)
    return frozenset({questions_marked_by(shelf, house), *older})


def _of_questions(house: House, beside: str) -> str:
    return f"{marked_by(house)}{BESIDE_RULES}{beside}" if beside else marked_by(house)


def questions_marked_by(shelf: HouseShelf, house: str) -> str:
    """The mark of today's rules on a question of this house: its rules, its rulings on
    irregularities, and the clauses of its document."""
    return _of_questions(shelf[house], shelf.asked_print(house))


GONE = "gone"
"""What marks sittings whose house or drill is no longer there."""
