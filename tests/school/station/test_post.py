"""All deliveries of a machine: everybody's records, and what is told of them together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.records.registry.desks import PROOF, verifier
from tests.records.rounds import dealt
from tests.school.station.fake_school import FakeSchool, down
from tests.school.tables import Ticking
from trainer.library.houses import HouseShelf
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.proofs import Badges
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.own_reviews import SAID_FILE
from trainer.school.people.station_people import person_folder
from trainer.school.post_office import post_of
from trainer.school.practice import RECORDS
from trainer.school.station.courier import FIRST_MS, Address, Courier
from trainer.school.station.delivery_status import ALL_DELIVERED, DELIVERING, State, Status
from trainer.school.station.home import StationHome
from trainer.school.station.joined import HERE, JoinFault, join, read_joined
from trainer.school.station.post import Post, together
from trainer.school.station.standing import standing


class Machine:
    """A machine that keeps its school itself, with an admin and two trainees."""

    def __init__(self, home: Path) -> None:
        self.home, self.time = home, Ticking()
        home.mkdir(exist_ok=True)
        self.clock = Clock(self.time.running, self.time.wall)
        self.registry = Registry.open(home / "school.sqlite3", self.time.wall, make=True)
        self.admin, self.ann, self.bob = (self.registry.new_id() for _ in range(3))
        for account, role in ((self.admin, "admin"), (self.ann, "trainee"), (self.bob, "trainee")):
            named = {"login": account, "name": account, "language": ""}
            facts = {"account": account, "role": role}
            self.registry.act(self.admin, ActKind.ACCOUNT_OPENED, facts, named)
        self.joined = join(home, HERE, "Table 4", self.time.wall)

    def round(self, account: str, asks: str = "") -> None:
        log = Log.open(person_folder(self.home, account) / RECORDS, self.time.wall)
        attempt = log.dealt(dealt())
        log.finished(attempt, 9)
        if asks:
            log.append(attempt, Kind.REVIEW_ASKED, {"number": 0, "text": asks})
        log.close()

    def post(self, badges: Badges | None = None) -> Post:
        """With a shelf without houses: what is not marked is delivered all the same."""
        nothing = Curriculum(HouseShelf(), {})
        station = StationHome(self.home)
        return post_of(station, self.joined, lambda: nothing, self.clock, self.bob, badges)

    def deliver(self, badges: Badges | None = None) -> Post:
        post = self.post(badges)
        for _ in post.deliver():
            pass
        post.forget_the_erased()
        post.close()
        return post


@pytest.fixture
def machine(home: Path) -> Iterator[Machine]:
    made = Machine(home)
    yield made
    made.registry.close()


def test_everybodys_rounds_come_to_the_school_and_nobodys_stay(machine: Machine) -> None:
    for account in (machine.ann, machine.bob, machine.bob):
        machine.round(account)
    nobodys = Log.open(machine.home / RECORDS, machine.time.wall)
    nobodys.finished(nobodys.dealt(dealt()), 9)
    nobodys.close()
    post = machine.deliver()
    assert post.status == DELIVERING
    assert [account for account, _ in post.each()] == [machine.bob, machine.ann]
    chains = {row.account: row for row in machine.registry.rows(ChainRow)}
    assert chains.keys() == {"", machine.ann, machine.bob}
    assert chains[""].chain == "school"
    assert chains[machine.ann].station == machine.joined.station
    assert len(machine.registry.events_in(chains[machine.bob].chain)) == 4


def test_what_was_said_is_told_to_who_is_signed_in_here_and_to_the_others_later(
    machine: Machine,
) -> None:
    for account in (machine.ann, machine.bob):
        machine.round(account, asks="I paid it.")
    secret = {"password_hash": verifier(PROOF)}
    told = {"account": machine.bob, "which": "password"}
    machine.registry.act(machine.admin, ActKind.SECRET_SET, told, secret)
    machine.registry.sign_in(machine.bob, "password", PROOF)
    post = machine.deliver(machine.registry.badges)
    assert post.status == DELIVERING, "that ann does not hear now keeps nothing from being well"
    heard = {
        account: person_folder(machine.home, account).joinpath(SAID_FILE).exists()
        for account in (machine.ann, machine.bob)
    }
    assert heard == {machine.ann: False, machine.bob: True}


@pytest.mark.posix  # an open file is moved
def test_what_waits_is_known_while_the_school_is_away(machine: Machine) -> None:
    machine.round(machine.ann)
    machine.deliver()
    machine.round(machine.ann)
    machine.round(machine.bob)
    station = StationHome(machine.home)
    assert standing(station, machine.joined, machine.clock).waiting == 2
    school = machine.home / "school.sqlite3"
    away = school.rename(machine.home / "away.sqlite3")
    found = standing(station, machine.joined, machine.clock)
    assert (found.answers, found.waiting) == (False, 2)
    assert "trainer school init" in found.why
    told = machine.deliver().status
    assert told is not None
    assert (told.state, told.waiting) == (State.REFUSED, 2)
    away.rename(school)
    assert machine.deliver().status == DELIVERING
    found = standing(station, machine.joined, machine.clock)
    assert (found.answers, found.waiting) == (True, 0)


def test_who_was_erased_at_the_school_is_forgotten_here(machine: Machine) -> None:
    for account in (machine.ann, machine.bob):
        machine.round(account)
    machine.deliver()
    machine.registry.erase(machine.admin, machine.ann)
    log = Log.open(person_folder(machine.home, machine.ann) / RECORDS, machine.time.wall)
    machine.deliver()
    assert log.file.path.exists(), "whoever has the records open goes on"
    log.close()
    machine.deliver()
    assert not person_folder(machine.home, machine.ann).exists()
    assert person_folder(machine.home, machine.bob).exists()
    assert machine.deliver().status == DELIVERING


def test_an_account_that_the_school_does_not_know_waits(machine: Machine) -> None:
    stranger = machine.registry.new_id()
    machine.round(stranger)
    machine.round(machine.ann)
    told = machine.deliver().status
    assert told is not None
    assert (told.state, told.waiting) == (State.REFUSED, 1)
    assert told.why


def test_a_school_that_is_away_is_asked_once_for_everybody(home: Path) -> None:
    """However many have records here, and however long no answer takes."""
    time, school, asked = Ticking(), FakeSchool(), list[str]()
    clock = Clock(time.running, time.wall)

    def at_the_gate(account: str) -> FakeSchool:
        asked.append(account)
        return school.open()

    couriers = []
    for account in ("ann", "bob", "cid"):
        log = Log.open(home / account / RECORDS, time.wall)
        log.finished(log.dealt(dealt()), 9)
        log.close()
        address = Address("station", account, partial(at_the_gate, account))
        path = home / account / RECORDS
        couriers.append(Courier(path, address, clock, lambda: 0.5))
    post = Post(couriers, lambda _: None)
    school.at_the_gate = down
    assert [*post.deliver()] == []
    assert asked == ["ann"]
    assert post.status == Status(State.WAITING, 3, time.wall())
    school.at_the_gate = None
    time.now_ms += FIRST_MS
    for _ in post.deliver():
        pass
    assert post.status == DELIVERING
    assert len(school.chains) == 3


def test_the_worst_is_told_with_all_that_waits() -> None:
    down, stopped = (
        Status(State.WAITING, 2, 500),
        Status(State.STOPPED, 3, why="See to it."),
    )
    assert together([ALL_DELIVERED, down, stopped]) == Status(State.STOPPED, 5, None, "See to it.")
    assert together([ALL_DELIVERED, down, Status(State.WAITING, 1, 400)]) == Status(
        State.WAITING, 3, 400
    )
    assert together([]) == ALL_DELIVERED


def test_a_machine_keeps_its_id_and_leaves_a_school_only_when_told_to(machine: Machine) -> None:
    again = join(machine.home, HERE, "", machine.time.wall)
    assert again == machine.joined
    assert join(machine.home, HERE, "Table 5", machine.time.wall).station == again.station
    with pytest.raises(JoinFault, match="--leave"):
        join(machine.home, "postgresql://nobody@localhost:1/none", "", machine.time.wall)


def test_a_school_that_does_not_answer_is_not_joined(machine: Machine) -> None:
    url = "postgresql://nobody:s3cret@localhost:1/none"
    with pytest.raises(RegistryDown) as caught:
        join(machine.home, url, "", machine.time.wall, leave=True)
    assert "s3cret" not in str(caught.value)
    assert read_joined(machine.home) == machine.joined


def test_a_demo_school_is_not_joined(home: Path) -> None:
    home.mkdir()
    time = Ticking()
    registry = Registry.open(home / "school.sqlite3", time.wall, make=True)
    facts = {"seed": 1, "rounds": 2}
    registry.act(registry.new_id(), ActKind.DEMO_SCHOOL, facts)
    registry.close()
    with pytest.raises(JoinFault, match="demo school"):
        join(home, HERE, "", time.wall)
    assert read_joined(home) is None
