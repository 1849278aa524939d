"""A school with an administrator, a supervisor, an author and two trainees, and a clock that
stands still."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.school.new_school import open_first
from trainer.school.people.classes import Classes
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import Cost, Verifier
from trainer.school.people.sign_in import SchoolDoor, account_of
from trainer.school.people.station_people import KnownPeople

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

    def __init__(self, home: Path, wall: Wall) -> None:
        self.home, self.wall = home, wall
        self.registry = Registry.open(home / "school.sqlite3", wall, as_owner=True)
        self.accounts = {
            account.role: account for account in map(account_of, self.registry.people())
        }
        self.admin, self.author = self.accounts[Role.ADMIN], self.accounts[Role.AUTHOR]
        self.supervisor, self.trainee = self.accounts[Role.SUPERVISOR], self.accounts[Role.TRAINEE]

    def people(self, by: Account) -> People:
        return People(self.registry, by, self.wall)

    def classes(self, by: Account) -> Classes:
        return Classes(self.registry, by, self.wall)

    def door(self, cost: Cost = CHEAP, *, away: bool = False) -> SchoolDoor:
        registry = None if away else self.registry
        return SchoolDoor(registry, KnownPeople(self.home), self.wall, cost)

    def opened_again(self) -> None:
        """The program has been started anew."""
        where = self.home / "school.sqlite3"
        self.registry.close()
        self.registry = Registry.open(where, self.wall, as_owner=True)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture(scope="session")
def a_made_school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a school with one of each role, to be copied."""
    folder, wall = tmp_path_factory.mktemp("school"), Wall()
    with closing(Registry.open(folder / "school.sqlite3", wall, make=True)) as registry:
        admin = Account(registry.new_id(), "olga", "Olga Brandt", Role.ADMIN)
        open_first(registry, admin, Verifier.of(WORDS))
        people = People(registry, admin, wall)
        people.open("Karin Lindqvist", Role.SUPERVISOR, password=WORDS)
        people.open("Samuel Hart", Role.AUTHOR, password=WORDS)
        people.open("Ines Moreau", Role.TRAINEE, password=WORDS)
    return folder


@pytest.fixture
def school(home: Path, wall: Wall, a_made_school: Path) -> Iterator[School]:
    shutil.copytree(a_made_school, home)
    made = School(home, wall)
    yield made
    made.registry.close()
