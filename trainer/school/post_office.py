"""The post of a machine put together: a courier for each account, what is brought, and the marker
where the machine keeps the school."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import random

from trainer.records.registry.badges import Badges
from trainer.records.registry.registry import Registry
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.house_book.reading_choices import bring_choices, now_and_then
from trainer.school.house_book.school_houses import bring_houses
from trainer.school.marker.marker import MARKING, Marker
from trainer.school.privacy.account_data import forget_here
from trainer.school.station.courier import Address, Courier
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined
from trainer.school.station.post import Post


def post_of(
    home: StationHome,
    joined: Joined,
    by: Callable[[], Curriculum],
    clock: Clock,
    first: str = "",
    badges: Badges | None = None,
    only: str = "",
) -> Post:
    """All deliveries of this machine, those of the account ``first`` before the others. Where it
    keeps the school itself, what was delivered is marked here too, by the houses and drills of
    ``by``. ``badges`` are those of the person signed in here, who hears what was said to him;
    ``only`` that account's records are delivered, where one is named."""

    def opened() -> Registry:
        return Registry.open(joined.where(home.path), clock.wall, badges=badges)

    door = SharedDoor(opened)
    everybody = (each for each in home.accounts() if only in ("", each))
    accounts = sorted(everybody, key=lambda account: account != first)
    couriers = [
        Courier(home.records(each), Address(joined.station, each, door), clock, random)
        for each in accounts
    ]

    def bring() -> object:
        return bring_houses(home.path, door()), bring_choices(home.path, door())

    brought = None if joined.is_here else now_and_then(bring, clock.wall)
    houses = cache(by)
    marker = (lambda: Marker(door(), houses, home.path / MARKING)) if joined.is_here else None
    return Post(couriers, partial(forget_here, home.path), brought, marker, door.close)


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
