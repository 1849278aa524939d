"""One exam of one trainee, at a station and at the supervisor's desk."""

from __future__ import annotations

from pathlib import Path

from tests.school.exam.delivering import deliver
from tests.school.exam.sat import SEED, sit_all
from tests.school.exam.schools import PASSWORD, STATION, School
from tests.school.proving import prove
from tests.school.tables import Ticking
from trainer.drills.exam.blueprint import Blueprint
from trainer.records.exam import ExamResult
from trainer.records.registry.rows.exams import Locked
from trainer.school.clock import Clock
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.release import Chosen
from trainer.school.people.rights import Account
from trainer.school.practice import RECORDS, Practice

DAY_MS = 86_400_000


def office_of(school: School, practice: Practice, who: Account) -> ExamOffice:
    return ExamOffice(school.registry, who, practice.curriculum, school.wall_ms)


def entrance_of(school: School, practice: Practice, clock: Ticking) -> Entrance:
    times = Clock(running=clock.running, wall=clock.wall)
    return Entrance(school.registry, school.trainee.id, practice.curriculum, times)


class Day:
    """The exam is set and assigned; nobody has opened it yet."""

    def __init__(
        self, school: School, practice: Practice, clock: Ticking, home: Path, blueprint: Blueprint
    ) -> None:
        self.school, self.practice, self.clock, self.home = school, practice, clock, home
        self.office = office_of(school, practice, school.supervisor)
        self.entrance = entrance_of(school, practice, clock)
        prove(school.registry, school.trainee.login, PASSWORD)
        self.exam, self.seed = self.office.set(blueprint), SEED - 1
        self.office.assign(self.exam, [school.trainee.id], clock.wall() + 7 * DAY_MS)

    def open(self) -> str:
        """A supervisor gives the PIN at the trainee's window, and the exam begins."""
        by = self.school.prove_pin(self.school.supervisor)
        locked = Locked("", self.seed + 1)
        opening = self.entrance.open(self.exam, by, STATION, locked)
        self.seed += 1
        seed, wall = self.seed, self.clock.wall
        seeds = Chosen(self.school.registry, opening.sitting, lambda at: seed + 10 * at, wall)
        self.sitting = self.practice.exams.begin(opening, seeds)
        return opening.sitting

    def sit(self, pays_left_out: int = 0) -> ExamResult:
        result = sit_all(self.sitting, pays_left_out)
        self.deliver()
        return result

    def deliver(self) -> None:
        path = self.home / RECORDS
        deliver(self.school.registry, self.practice, path, self.school.trainee.id, STATION)
