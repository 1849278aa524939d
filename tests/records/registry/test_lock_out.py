"""The count of wrong tries on both registries: in a file, and on a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from tests.records.registry.server import Server
from tests.school.people.conftest import WORDS, Wall
from trainer.records.registry.acts import Role
from trainer.records.registry.faults import RegistryRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.signed_in import LOCK_MS
from trainer.school.clock import SYSTEM
from trainer.school.new_school import open_first
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import Secret, Verifier
from trainer.school.people.sign_in import SchoolDoor, SignInRefused
from trainer.school.people.station_people import KnownPeople

PLACE = Path | str


class Opened:
    """A registry at a place, with an administrator and a trainee; opened anew as often as asked."""

    def __init__(self, at: PLACE, home: Path) -> None:
        self._at, self._home = at, home
        self.registry = Registry.open(at, SYSTEM.wall, make=isinstance(at, Path))
        self.admin = Account(self.registry.new_id(), "olga", "Olga Brandt", Role.ADMIN)
        open_first(self.registry, self.admin, Verifier.of(WORDS))
        self.trainee = self.people.open("Ines Moreau", Role.TRAINEE, "ines", WORDS).account

    @property
    def people(self) -> People:
        return People(self.registry, self.admin, SYSTEM.wall)

    @property
    def door(self) -> SchoolDoor:
        return SchoolDoor(self.registry, KnownPeople(self._home), SYSTEM.wall)

    def again(self) -> None:
        self.registry.close()
        self.registry = Registry.open(self._at, SYSTEM.wall)

    def time_goes(self, until_ms: int = 1) -> None:
        """The lock is over, or lasts until then."""
        change = text("UPDATE people SET locked_until_ms = :until_ms WHERE login = 'ines'")
        with self.registry.transaction() as db:
            db.execute(change, {"until_ms": until_ms})


@pytest.fixture
def opened(place: PLACE, home: Path) -> Iterator[Opened]:
    made = Opened(place, home)
    yield made
    made.registry.close()


def refused(opened: Opened, secret: str = "not this one") -> SignInRefused:
    with pytest.raises(SignInRefused) as told:
        opened.door.let_in("ines", secret)
    return told.value


def test_five_tries_lock_and_a_restart_forgets_none(opened: Opened) -> None:
    assert opened.door.let_in("ines", WORDS).account == opened.trainee
    for left in (4, 3):
        assert f"{left} tries are left" in refused(opened).problems[0].message
    opened.again()
    assert "2 tries are left" in refused(opened).problems[0].message
    refused(opened)
    assert refused(opened).code == "locked"
    opened.again()
    assert refused(opened, WORDS).code == "locked", "the right one is not tried either"
    opened.time_goes()
    assert opened.door.let_in("ines", WORDS).account == opened.trainee


def test_nobody_is_locked_out_for_years_by_a_clock_that_was_ahead(opened: Opened) -> None:
    opened.time_goes(SYSTEM.wall() + LOCK_MS - 1000)
    assert refused(opened, WORDS).code == "locked"
    ahead = SYSTEM.wall() + 20 * 365 * 86_400_000
    opened.time_goes(ahead)
    assert not any(each.locked(SYSTEM.wall()) for each in opened.people.everybody())
    assert refused(opened).code == "wrong"
    assert opened.door.let_in("ines", WORDS).account == opened.trainee


def test_an_administrator_unlocks(opened: Opened) -> None:
    for _ in range(5):
        refused(opened)
    opened.people.unlock(opened.trainee)
    assert opened.door.let_in("ines", WORDS).account == opened.trainee


def test_a_wrong_old_password_counts_as_a_try(opened: Opened) -> None:
    of = Secret.PASSWORD
    for _ in range(4):
        with pytest.raises(SignInRefused):
            opened.door.change(opened.trainee, "not this one", "my very own 7", of, of)
    assert refused(opened).code == "locked"


def test_a_password_is_changed_and_the_act_is_that_persons(opened: Opened) -> None:
    of = Secret.PASSWORD
    opened.door.change(opened.trainee, WORDS, "my very own 7", of, of)
    assert opened.door.let_in("ines", "my very own 7").account == opened.trainee
    refused(opened, WORDS)
    last = opened.registry.events_in("school")[-1]
    assert (last.kind, last.facts["by"], last.facts["which"]) == (
        "secret_set",
        opened.trainee.id,
        "password",
    )


def test_a_stranger_is_asked_as_everybody_is(opened: Opened) -> None:
    """The challenge of a login that nobody has is steady, and looks like any other."""
    asked = [opened.registry.challenge("nobody", "password") for _ in range(2)]
    opened.again()
    assert {*asked, opened.registry.challenge("nobody", "password")} == {asked[0]}
    assert asked[0].startswith("$argon2id-sha256$v=19$m=65536,t=3,p=4$")


def test_a_stations_own_login_lets_people_in_and_reads_no_table(
    server: Server, database: str, home: Path
) -> None:
    """All that the door needs is what a station may do."""
    with opening(server.url(database)) as owner:
        admin = Account(owner.new_id(), "olga", "Olga Brandt", Role.ADMIN)
        open_first(owner, admin, Verifier.of(WORDS))
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute("DROP ROLE IF EXISTS door_station")
        db.execute("CREATE ROLE door_station LOGIN IN ROLE school_station")
    with opening(server.url(database, "door_station")) as registry:
        door = SchoolDoor(registry, KnownPeople(home), SYSTEM.wall)
        assert door.let_in("olga", WORDS).account == admin
        of = Secret.PASSWORD
        door.change(admin, WORDS, "my very own 7", of, of)
        assert door.let_in("olga", "my very own 7").account == admin
        with pytest.raises(SignInRefused):
            door.let_in("olga", WORDS)
        with pytest.raises(RegistryRefused):
            registry.people()


def opening(at: PLACE) -> closing[Registry]:
    """The registry there, closed at the end."""
    return closing(Registry.open(at, SYSTEM.wall))


def test_the_wall_of_a_file_is_the_one_that_it_is_given(home: Path) -> None:
    wall = Wall()
    registry = Registry.open(home / "school.sqlite3", wall, make=True)
    admin = Account(registry.new_id(), "olga", "Olga Brandt", Role.ADMIN)
    open_first(registry, admin, Verifier.of(WORDS))
    door = SchoolDoor(registry, KnownPeople(home), wall)
    for _ in range(5):
        with pytest.raises(SignInRefused):
            door.let_in("olga", "not this one")
    wall.minutes(15.1)
    assert door.let_in("olga", WORDS).account == admin
    registry.close()
