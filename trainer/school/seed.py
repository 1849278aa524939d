"""The needs of every sitting: a seed, the program's version, and words for a round that cannot be
dealt."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from trainer.library.houses import HouseShelf
from trainer.wording import say


class NothingToDeal(LookupError):
    """No such house, drill or round to deal, in words for people."""


def no_drill(drill: str, house: str, known: str) -> str:
    """That the house has no such drill, and which it has."""
    return say(
        "no drill {drill} at {house}; known: {known}", drill=repr(drill), house=house, known=known
    )


def must_be_dealt(shelf: HouseShelf, house: str) -> None:
    """Raises NothingToDeal where the house is withdrawn."""
    if house in shelf.withdrawn:
        title = shelf[house].title
        raise NothingToDeal(say("{house} is withdrawn. Nothing new begins by it.", house=title))


def fresh_seed() -> int:
    """A seed that nobody chose, short enough to be typed again."""
    return int.from_bytes(os.urandom(4), "big")


@cache
def program_version() -> str:
    """The version that is installed; ``checkout`` where none is."""
    try:
        return version("dealer-school")
    except PackageNotFoundError:
        return "checkout"
