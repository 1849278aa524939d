"""The school that this machine belongs to: its records, where they can be reached, and its door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.school.people.account import Account, Standing
from trainer.school.people.rights import Role
from trainer.school.station.joined import Joined, read_joined

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.school.people.door import Door
    from trainer.school.people.known import KnownHere

MOST_OFFERED = 8
_FIRST = (Role.SUPERVISOR, Role.ADMIN, Role.AUTHOR, Role.TRAINEE)


class SchoolHere:
    """Knows which school it is, if any is; nothing of it is read before it is asked for."""

    def __init__(self, home: Path, wall_ms: Callable[[], int]) -> None:
        self._home, self._wall_ms = home, wall_ms
        self.joined: Joined | None = None
        self.registry: Registry | None = None

    def find(self) -> None:
        """It is known whether the machine belongs to a school. Raises InputError where the file
        that says so cannot be read."""
        self.joined = read_joined(self._home)

    def reach(self) -> None:
        """The school's records are open, if they can be."""
        from trainer.records.registry.faults import RegistryDown
        from trainer.records.registry.registry import Registry

        if self.registry is not None or self.joined is None:
            return
        try:
            self.registry = Registry.open(self.joined.where(self._home), self._wall_ms)
        except RegistryDown:
            self.registry = None

    @property
    def is_demo(self) -> bool:
        """Whether nothing in it is real, as far as its records are open."""
        return self.registry is not None and self.registry.is_demo

    def door(self) -> Door:
        """Who lets people in."""
        from trainer.school.people.door import Door
        from trainer.school.people.known import Known

        self.reach()
        return Door(self.registry, Known(self._home), self._wall_ms)

    def known(self) -> tuple[KnownHere, ...]:
        """Who signed in here before, the last one first."""
        from trainer.school.people.known import Known

        return Known(self._home).everybody()[:MOST_OFFERED]

    def offered(self) -> tuple[Account, ...]:
        """Whom the door offers by name: who signed in here before, and in a demo school the others
        too, those who run it first."""
        known = [each.account for each in self.known()]
        there = {each.id for each in known}
        others = [each for each in self._of_demo() if each.id not in there]
        return (*known, *others)[:MOST_OFFERED]

    def _of_demo(self) -> Iterator[Account]:
        from trainer.school.people.door import account_of

        if self.registry is not None and self.is_demo:
            people = map(account_of, self.registry.people())
            there = (each for each in people if each.standing is Standing.OPEN)
            yield from sorted(there, key=lambda each: _FIRST.index(each.role))

    def close(self) -> None:
        """The school's records are given back."""
        if self.registry is not None:
            self.registry.close()
            self.registry = None
