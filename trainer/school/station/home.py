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
    from trainer.records.registry.badges import Badges
    from trainer.records.registry.registry import Registry
    from trainer.school.clock import Clock
    from trainer.school.curriculum import Curriculum
    from trainer.school.station.courier import Address, Courier, Mark
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
        shelf = load_houses(added)
        return MarkedBy(Curriculum(shelf, sound_recipes()[0]), cache(partial(book_at, shelf)))

    def post(
        self,
        joined: Joined,
        by: Callable[[], MarkedBy],
        clock: Clock,
        first: str = "",
        badges: Badges | None = None,
        only: str = "",
    ) -> Post:
        """All deliveries of this machine, those of the account ``first`` before the others. What
        they are marked ``by`` is asked for when there is something to mark. ``badges`` are those of
        who is signed in here, who hears what was said to him; ``only`` that account's records are
        delivered, where one is named."""
        from trainer.school.house_book.brought import now_and_then
        from trainer.school.privacy.of_account import forget_here
        from trainer.school.station.courier import Address
        from trainer.school.station.post import Post

        door, by = self._door(joined, clock, badges), cache(by)
        everybody = (each for each in self.accounts() if only in ("", each))
        accounts = sorted(everybody, key=lambda account: account != first)
        couriers = [
            self._courier(Address(joined.station, each, door), by, clock) for each in accounts
        ]
        bring = None if joined.is_here else now_and_then(self._bringing(door), clock.wall)
        return Post(couriers, partial(forget_here, self.path), bring)

    def _bringing(self, door: Callable[[], Registry]) -> Callable[[], object]:
        from trainer.school.house_book.brought import bring_choices

        return lambda: bring_choices(self.path, door())

    def _door(self, joined: Joined, clock: Clock, badges: Badges | None) -> Callable[[], Registry]:
        """The school's door, the same one for everybody here, however many they are: it is opened
        when somebody first comes there, and connects anew by itself after it was closed."""
        from trainer.records.registry.registry import Registry

        @cache
        def door() -> Registry:
            return Registry.open(joined.where(self.path), clock.wall, badges=badges)

        return door

    def _courier(self, address: Address, by: Callable[[], MarkedBy], clock: Clock) -> Courier:
        from trainer.school.station.courier import Courier
        from trainer.school.station.marking import marker

        records = self.records(address.account)

        @cache
        def mark() -> Mark:
            found = by()
            return marker(found.curriculum, found.books, records)

        return Courier(records, address, lambda parcel: mark()(parcel), clock, random)
