"""A school with an administrator, a supervisor, an author and two trainees, and a clock that
stands still."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from trainer.records.registry.registry import Registry
from trainer.school.people.account import Account
from trainer.school.people.classes import Classes
from trainer.school.people.door import Door
from trainer.school.people.known import Known
from trainer.school.people.new_school import open_first
from trainer.school.people.people import People
from trainer.school.people.rights import Role
from trainer.school.people.secrets import Cost, Verifier

CHEAP = Cost(memory=8 * 1024, passes=1, lanes=2)
"""As little work as is bearable, and not the cost of start passwords."""

NOW = 1_795_000_000_000
WORDS = "correct horse 7"


@dataclass
class Wall:
    """The time of day, which the test moves."""

    ms: int = NOW

    def __call__(self) -> int:
        return self.ms

    def minutes(self, count: float) -> None:
        """So many pass."""
        self.ms += round(count * 60_000)


class School:
    """The registry, and everybody in it."""

    def __init__(self, registry: Registry, home: Path, wall: Wall) -> None:
        self.registry, self.home, self.wall = registry, home, wall
        self.admin = Account(registry.new_id(), "olga", "Olga Brandt", Role.ADMIN)
        open_first(registry, self.admin, Verifier.of(WORDS, CHEAP))
        by_admin = self.people(self.admin)
        opened = {
            role: by_admin.open(name, role, password=WORDS).account
            for name, role in (
                ("Karin Lindqvist", Role.SUPERVISOR),
                ("Samuel Hart", Role.AUTHOR),
                ("Ines Moreau", Role.TRAINEE),
            )
        }
        self.supervisor, self.author = opened[Role.SUPERVISOR], opened[Role.AUTHOR]
        self.trainee = opened[Role.TRAINEE]
        self.accounts = {
            Role.ADMIN: self.admin,
            Role.SUPERVISOR: self.supervisor,
            Role.AUTHOR: self.author,
            Role.TRAINEE: self.trainee,
        }

    def people(self, by: Account) -> People:
        return People(self.registry, by, self.wall, CHEAP)

    def classes(self, by: Account) -> Classes:
        return Classes(self.registry, by, self.wall)

    def door(self, cost: Cost = CHEAP, *, away: bool = False) -> Door:
        registry = None if away else self.registry
        return Door(registry, Known(self.home), self.wall, cost)

    def opened_again(self) -> None:
        """The program has been started anew."""
        where = self.home / "school.sqlite3"
        self.registry.close()
        self.registry = Registry.open(where, self.wall)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def school(home: Path, wall: Wall) -> Iterator[School]:
    made = School(Registry.open(home / "school.sqlite3", wall, make=True), home, wall)
    yield made
    made.registry.close()
