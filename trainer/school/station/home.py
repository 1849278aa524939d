"""A machine of a school: where its people's records are, and how they come to the school."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import random
from typing import TYPE_CHECKING

from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.library.recipes import sound_recipes
from trainer.records.registry.badges import Badges
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.people.folders import PEOPLE, person_folder
from trainer.school.practice import RECORDS
from trainer.school.station.joined import Joined, read_joined

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.school.marker.marker import Marker
    from trainer.school.station.post import Post


class StationHome:
    """The folder of a machine, as far as the school is concerned."""

    def __init__(self, home: Path) -> None:
        self.path = home

    @property
    def joined(self) -> Joined | None:
        """The school that the machine belongs to; None for none. Raises JoinFault."""
        return read_joined(self.path)

    def folder(self, account: str | None) -> Path:
        """The folder of that account's records; without an account, the machine's own."""
        return self.path if account is None else person_folder(self.path, account)

    def records(self, account: str | None) -> Path:
        """The log of that account on this machine."""
        return self.folder(account) / RECORDS

    def accounts(self) -> tuple[str, ...]:
        """Everybody who recorded anything here. What was recorded without an account belongs to
        nobody at the school, and stays."""
        found = self.path.joinpath(PEOPLE).glob(f"*/{RECORDS}")
        return tuple(sorted(each.parent.name for each in found))

    def curriculum(self) -> Curriculum:
        """The houses and drills that there are on this machine, read now."""
        return Curriculum(load_houses(self.path / ADDED_HOUSES), sound_recipes()[0])

    def post(
        self,
        joined: Joined,
        by: Callable[[], Curriculum],
        clock: Clock,
        first: str = "",
        badges: Badges | None = None,
        only: str = "",
    ) -> Post:
        """All deliveries of this machine, those of the account ``first`` before the others. Where
        it keeps the school itself, what was delivered is marked here too, by the houses and drills
        of ``by``. ``badges`` are those of who is signed in here, who hears what was said to him;
        ``only`` that account's records are delivered, where one is named."""
        # Late: the page of today is painted without it.
        from trainer.records.registry.registry import Registry
        from trainer.school.house_book.brought import now_and_then
        from trainer.school.privacy.of_account import forget_here
        from trainer.school.station.courier import Address, Courier
        from trainer.school.station.post import Post

        def opened() -> Registry:
            return Registry.open(joined.where(self.path), clock.wall, badges=badges)

        door = SharedDoor(opened)
        everybody = (each for each in self.accounts() if only in ("", each))
        accounts = sorted(everybody, key=lambda account: account != first)
        couriers = [
            Courier(self.records(each), Address(joined.station, each, door), clock, random)
            for each in accounts
        ]
        bring = None if joined.is_here else now_and_then(self._bringing(door), clock.wall)
        marker = self._marker(door, cache(by)) if joined.is_here else None
        return Post(couriers, partial(forget_here, self.path), bring, marker, door.close)

    def _bringing(self, door: Callable[[], Registry]) -> Callable[[], object]:
        # Late: the page of today is painted without it.
        from trainer.school.house_book.brought import bring_choices
        from trainer.school.house_book.published import bring_houses

        return lambda: (bring_houses(self.path, door()), bring_choices(self.path, door()))

    def _marker(
        self, door: Callable[[], Registry], by: Callable[[], Curriculum]
    ) -> Callable[[], Marker]:
        from trainer.school.marker.marker import MARKING, Marker

        return lambda: Marker(door(), by, self.path / MARKING)


class SharedDoor:
    """The school's door, the same one for everybody here, however many they are: it is opened when
    somebody first comes there, and connects anew by itself after it was closed."""

    def __init__(self, open_: Callable[[], Registry]) -> None:
        self._open = open_
        self._registry: Registry | None = None

    def __call__(self) -> Registry:
        if self._registry is None:
            registry = self._open()
            try:
                registry.must_agree_on_time()
            except BaseException:
                registry.close()
                raise
            self._registry = registry
        return self._registry

    def close(self) -> None:
        """Close it, if anybody came there."""
        if self._registry is not None:
            self._registry.close()
