"""The deliveries of a machine put together: a courier for each account, downloads, and the marker
if the machine keeps the school."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import cache, partial
from random import random

from trainer.records.registry.proofs import Badges
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
    """The deliveries of this machine, the account ``first`` before the others. If the machine keeps
    the school, deliveries are marked here too, by the houses and drills of ``by``. ``badges`` hear
    what was said to the signed-in person; with ``only`` nothing but that account's records is
    delivered."""

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
    """One connection to the school for all couriers here: opened at its first use, and again after
    it was closed."""

    def __init__(self, open_: Callable[[], Registry]) -> None:
        self._open = open_
        self._registry: Registry | None = None

    def __call__(self) -> Registry:
        if self._registry is None:
            with ExitStack() as on_failure:
                registry = on_failure.enter_context(closing(self._open()))
                registry.must_agree_on_time()
                on_failure.pop_all()
            self._registry = registry
        return self._registry

    def close(self) -> None:
        """Close the connection, if it was opened."""
        if self._registry is not None:
            self._registry.close()
