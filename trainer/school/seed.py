"""The needs of every new sitting: a seed, the program's version, and words for a round that cannot
be dealt."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from trainer.library.houses import HouseShelf
from trainer.wording import say


class NothingToDeal(LookupError):
    """No such house, drill or round to deal, in words for people."""


def no_drill(drill: str, house: str, known: str) -> str:
    """The message that the house has no such drill, and the drills that it has."""
    return say(
        "no drill {drill} at {house}; known: {known}", drill=repr(drill), house=house, known=known
    )


def must_be_dealt(shelf: HouseShelf, house: str) -> None:
    """Do nothing for a house in force. Raises NothingToDeal for a withdrawn one."""
    if house in shelf.withdrawn:
        title = shelf[house].title
        raise NothingToDeal(say("{house} is withdrawn. Nothing new begins by it.", house=title))


def fresh_seed() -> int:
    """A random seed, short enough to be typed again."""
    return int.from_bytes(os.urandom(4), "big")


@cache
def program_version() -> str:
    """The installed version; ``checkout`` if none is installed."""
    try:
        return version("dealer-school")
    except PackageNotFoundError:
        return "checkout"
