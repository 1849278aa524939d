"""A small school for the tests: two supervisors and two trainees of one class, in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.uuid7 import Uuid7
from trainer.school.people.rights import Account, Right
from trainer.school.people.secrets import Cost, Verifier
from trainer.school.people.sign_in import SchoolDoor
from trainer.school.people.station_people import KnownPeople

LIGHT = Cost(memory=8 * 1024, passes=1, lanes=2)
PASSWORD, PIN = "correct horse battery", "482913"
STATION = "0192d3a4-0000-7000-8000-0000000000f1"


@dataclass(frozen=True, slots=True)
class School:
    """Its records and its people."""

    registry: Registry
    home: Path
    wall_ms: Callable[[], int]
    admin: Account
    supervisor: Account
    second: Account
    trainee: Account
    other: Account

    def prove_pin(self, who: Account) -> Account:
        """That supervisor gives the PIN at a trainee's window."""
        door = SchoolDoor(self.registry, KnownPeople(self.home), self.wall_ms, LIGHT)
        return door.for_right(who.login, PIN, Right.OPEN_EXAMS)


def school_in(home: Path, wall_ms: Callable[[], int]) -> School:
    registry = Registry.open(home / "school.sqlite3", wall_ms, make=True, as_owner=True)
    admin = Account(registry.new_id(), "admin", "Ada Admin", Role.ADMIN)
    open_account(registry, admin, admin)
    return people_of(registry, admin, home, wall_ms)


def people_of(registry: Registry, admin: Account, home: Path, wall_ms: Callable[[], int]) -> School:
    """That school with its people and their class."""
    new_id = Uuid7(wall_ms)
    people = [
        Account(new_id(), "kl", "K. Lindqvist", Role.SUPERVISOR),
        Account(new_id(), "po", "P. Okafor", Role.SUPERVISOR),
        Account(new_id(), "ines", "Ines Moreau", Role.TRAINEE),
        Account(new_id(), "luc", "Luc Bernard", Role.TRAINEE),
    ]
    class_ = new_id()
    facts = {"class": class_, "title": "Evening class", "house": "mbs"}
    registry.act(admin.id, ActKind.CLASS_OPENED, facts)
    for each in people:
        open_account(registry, admin, each)
        joined = {"class": class_, "account": each.id}
        registry.act(admin.id, ActKind.JOINED_CLASS, joined)
    return School(registry, home, wall_ms, admin, *people)


@cache
def verifier(secret: str) -> str:
    """The same for everybody: to make one takes its time."""
    return str(Verifier.of(secret, LIGHT))


def open_account(registry: Registry, by: Account, account: Account) -> None:
    registry.act(
        by.id,
        ActKind.ACCOUNT_OPENED,
        {"account": account.id, "role": account.role.value},
        {
            "login": account.login,
            "name": account.name,
            "language": "",
            "password_hash": verifier(PASSWORD),
            "pin_hash": verifier(PIN),
        },
    )
