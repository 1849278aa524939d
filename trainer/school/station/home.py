"""A machine of a school: where its people's records are, and how they come to the school."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import random
from typing import TYPE_CHECKING

from trainer.school.people.folders import PEOPLE, person_folder
from trainer.school.practice import ADDED_HOUSES, RECORDS
from trainer.school.station.joined import Joined, read_joined

if TYPE_CHECKING:
    from trainer.drills.skills.registry import Skillbook
    from trainer.school.clock import Clock
    from trainer.school.curriculum import Curriculum
    from trainer.school.station.courier import Courier
    from trainer.school.station.post import Post


@dataclass(frozen=True, slots=True)
class MarkedBy:
    """What rounds are marked by: the houses and drills, and the skills of a house."""

    curriculum: Curriculum
    books: Callable[[str], Skillbook]


class StationHome:
    """The folder of a machine, as far as the school is concerned."""

    def __init__(self, home: Path) -> None:
        self.path = home

    @property
    def joined(self) -> Joined | None:
        """The school that the machine belongs to; None for none. Raises JoinFault."""
        return read_joined(self.path)

    def folder(self, account: str | None) -> Path:
        """Where the records of that account are; without an account, the machine's own."""
        return self.path if account is None else person_folder(self.path, account)

    def records(self, account: str | None) -> Path:
        """The log of that account on this machine."""
        return self.folder(account) / RECORDS

    def accounts(self) -> tuple[str, ...]:
        """Everybody who recorded anything here. What was recorded without an account belongs to
        nobody at the school, and stays."""
        found = self.path.joinpath(PEOPLE).glob(f"*/{RECORDS}")
        return tuple(sorted(each.parent.name for each in found))

    def marked_by(self) -> MarkedBy:
        """The houses and drills that there are on this machine, read now."""
        from trainer.library.houses import load_houses
        from trainer.library.recipes import sound_recipes
        from trainer.school.curriculum import Curriculum
        from trainer.school.skills.book import book_at

        added = self.path / ADDED_HOUSES
        shelf = load_houses(added if added.is_dir() else None)
        return MarkedBy(Curriculum(shelf, sound_recipes()[0]), cache(partial(book_at, shelf)))

    def post(self, joined: Joined, by: MarkedBy, clock: Clock, first: str = "") -> Post:
        """All deliveries of this machine, those of the account ``first`` before the others."""
        from trainer.school.privacy.of_account import forget_here
        from trainer.school.station.post import Post

        accounts = sorted(self.accounts(), key=lambda account: account != first)
        couriers = [self.courier(each, joined, by, clock) for each in accounts]
        return Post(couriers, partial(forget_here, self.path))

    def courier(self, account: str, joined: Joined, by: MarkedBy, clock: Clock) -> Courier:
        """Who delivers that account's records to the school."""
        from trainer.records.registry.registry import Registry
        from trainer.school.station.courier import Address, Courier
        from trainer.school.station.marking import marker

        where, records = joined.where(self.path), self.records(account)
        address = Address(joined.station, account, lambda: Registry.open(where, clock.wall))
        mark = marker(by.curriculum, by.books, records)
        return Courier(records, address, mark, clock, random)
