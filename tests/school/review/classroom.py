"""A class at work: a trainee's own records at a station, what of them came to the school, and the
supervisor who reviews it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from tests.records.registry.desks import PROOF, STATION, Desk
from tests.school.tables import Ticking
from trainer.dealing.action import Action
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.log import Log
from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.said import Remedial
from trainer.school.clock import Clock
from trainer.school.debrief.briefing import acts_due
from trainer.school.marker.marker import Marker
from trainer.school.people.rights import Account
from trainer.school.practice import RECORDS, Practice
from trainer.school.review.assignments import Assigning
from trainer.school.review.reviewer import Reviewer
from trainer.school.review.reviews import Reviews
from trainer.school.sitting import Sitting
from trainer.school.station.courier import Address, Courier

HOUSE, DRILL = "six-card-bonus", "folds"
BEGAN = 1_790_000_000_000


class Classroom:
    """One trainee, one supervisor, one registry."""

    def __init__(self, desk: Desk, place: Path | str, shelf: HouseShelf, station: Path) -> None:
        self.desk, self.place, self.folder = desk, place, station
        self.registry = desk.registry
        self.ticking = Ticking()
        self.clock = Clock(running=self.ticking.running, wall=self.ticking.wall)
        self.practice = self._open(shelf, station)
        self.office = self._open(shelf, station / "office")

    def _open(self, shelf: HouseShelf, folder: Path) -> Practice:
        log = Log.open(folder / RECORDS, self.clock.wall)
        return Practice(shelf, sound_recipes()[0], log, self.clock)

    def close(self) -> None:
        self.practice.close()
        self.office.close()
        self.registry.close()

    # --- at the station

    def play(self, sitting: Sitting, *, without: str = "") -> str:
        """Work the round as a faultless dealer would, but for acts that begin so; its attempt."""
        for action in due(sitting):
            if not without or not str(action).startswith(without):
                self.ticking.now_ms += 2000
                sitting.act(action)
        sitting.finish()
        self.ticking.now_ms += 60_000
        return sitting.attempt_id

    def round(self, *, without: str = "", seed: int = 5) -> str:
        """A round of practice with folds in it."""
        return self.play(self.practice.start(HOUSE, DRILL, seed=seed), without=without)

    def deliver(self) -> None:
        """All that was done comes to the school, and what the school says comes back."""
        address = Address(STATION, self.desk.trainee, self._door)
        courier = Courier(self.folder / RECORDS, address, self.clock, lambda: 0.5)
        for _ in courier.deliver():
            pass
        self.mark()
        for _ in courier.deliver():
            pass
        told = courier.status
        courier.close()
        assert told is not None
        assert told.well, told

    def mark(self) -> None:
        """The marker marks all that waits."""
        marker = Marker(self.registry, lambda: self.practice.curriculum, self.folder / "marking")
        for _ in marker.work():
            pass
        marker.close()

    def _door(self) -> Registry:
        """As the window's own: the trainee is signed in."""
        door = Registry.open(self.place, self.clock.wall)
        door.sign_in("tim", "password", PROOF)
        return door

    # --- at the supervisor's desk

    @cached_property
    def reviewer(self) -> Reviewer:
        return self.reviewer_of(self.desk.supervisor, Role.SUPERVISOR)

    def reviewer_of(self, account: str, role: Role) -> Reviewer:
        return Reviewer(self.registry, Account(account, "login", "Name", role))

    @property
    def reviews(self) -> Reviews:
        return Reviews(self.reviewer, self.office)

    @property
    def assigning(self) -> Assigning:
        return Assigning(self.reviewer, self.office)

    def remedial(self) -> Remedial:
        """The one remedial that there is, as the school has it."""
        (found,) = self.assigning.assigned(still_open=False)
        return found


def due(sitting: Sitting) -> Sequence[Action]:
    """What a faultless dealer does with the round."""
    return acts_due(sitting.house, sitting.round_, sitting.part)
