"""The five houses and what they rule on, read once for all tests that want them."""

from __future__ import annotations

from functools import lru_cache

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import HouseShelf, load_houses

HOUSES = ("boxes", "mbs", "posted", "prime", "six-card-bonus")


@lru_cache(maxsize=1)
def shelf() -> HouseShelf:
    return load_houses()


def house(name: str) -> House:
    return shelf()[name]


@lru_cache(maxsize=8)
def ruled(name: str) -> Irregularities:
    return load_irregularities(shelf().folder(name))
