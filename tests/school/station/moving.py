"""Stations of one school, between which a trainee moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from tests.school.exam.schools import LIGHT, PASSWORD, School
from tests.school.slipping import work_quick, work_round
from tests.school.tables import Ticking
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.library.houses import load_houses
from trainer.library.recipes import sound_recipes
from trainer.records.log import Log
from trainer.records.registry.registry import Registry
from trainer.records.uuid7 import Uuid7
from trainer.school.clock import SYSTEM, Clock
from trainer.school.curriculum import Curriculum
from trainer.school.people.account import Account
from trainer.school.people.door import Door
from trainer.school.people.known import Known
from trainer.school.practice import RECORDS, Practice
from trainer.school.station.courier import LOOKS_IN_MS, Address, Courier, Fetched

HOUSE = "six-card-bonus"


@dataclass
class Station:
    """A machine at which somebody signs in, works, and meets the school where it can."""

    home: Path
    at: Path | str
    account: Account
    password: str = PASSWORD
    time: Ticking = field(default_factory=Ticking)

    def __post_init__(self) -> None:
        self.id = Uuid7(SYSTEM.wall)()
        self.clock = Clock(self.time.running, SYSTEM.wall)
        log = Log.open(self.home / RECORDS, SYSTEM.wall)
        self.practice = Practice(_library().shelf, _library().recipes, log, self.clock)
        self.pages = 0
        self.sign_in()

    def sign_in(self) -> None:
        self.registry = Registry.open(self.at, SYSTEM.wall)
        Door(self.registry, Known(self.home), SYSTEM.wall, LIGHT).let_in(
            self.account.login, self.password
        )
        address = Address(self.id, self.account.id, self._open)
        self.courier = Courier(self.home / RECORDS, address, self.clock, Random(1).random)

    def _open(self) -> Registry:
        return Registry.open(self.at, SYSTEM.wall, badges=self.registry.badges)

    def work(self, *seeds: int) -> None:
        """A round for each of these seeds, with slips."""
        for seed in seeds:
            sitting = self.practice.start(HOUSE, "whole-two-seats", seed=seed)
            work_round(sitting, Stream(f"round {seed}"))

    def ask(self, seed: int) -> None:
        """A sitting of questions."""
        drills = self.practice.quick.drills(HOUSE)
        drill = next(each for each in drills if each.exercise is Exercise.READING)
        sitting = self.practice.quick.start(HOUSE, drill.name, seed=seed)
        work_quick(sitting, Stream(f"questions {seed}"))

    def meet(self) -> None:
        """What was done here is delivered, and what was done elsewhere is taken in."""
        self.time.now_ms += LOOKS_IN_MS
        for step in self.courier.deliver():
            if isinstance(step, Fetched):
                self.pages += 1
                self.practice.take_in(step.told)
        assert self.courier.told is not None
        assert self.courier.told.well, self.courier.told

    def done(self) -> list[str]:
        return [each.attempt_id for each in self.practice.done()]

    def close(self) -> None:
        self.courier.close()
        self.registry.close()
        self.practice.close()


@cache
def _library() -> Curriculum:
    return Curriculum(load_houses(), sound_recipes()[0])


def stations(folder: Path, school: School, at: Path | str, count: int) -> list[Station]:
    homes = [folder / f"station {number}" for number in range(1, count + 1)]
    return [Station(home, at, school.trainee) for home in homes]
