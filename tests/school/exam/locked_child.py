"""A program that sits an exam without a server up to its third task, says so, and waits."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.school.exam.delivering import deliver
from tests.school.exam.sat import SMALL, sit_task
from tests.school.exam.schools import LIGHT, PASSWORD, PIN, STATION, school_in
from tests.school.proving import prove
from trainer.school.clock import SYSTEM
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.release import ByPin, FromSchool, Wait, locked_by
from trainer.school.people.secrets import Verifier
from trainer.school.practice import RECORDS, Practice

DONE = 2


def sit(home: Path) -> None:
    school = school_in(home, SYSTEM.wall)
    practice = Practice.open(home / "people")
    registry, trainee = school.registry, school.trainee
    office = ExamOffice(registry, school.supervisor, practice.curriculum, SYSTEM.wall)
    exam = office.set(SMALL)
    office.assign(exam, [trainee.id], SYSTEM.wall() + 86_400_000)
    prove(registry, trainee.login, PASSWORD)
    by = school.prove_pin(school.supervisor)
    entrance = Entrance(registry, trainee.id, practice.curriculum, SYSTEM)
    opening = entrance.open(exam, by, STATION, locked_by(PIN, LIGHT))
    path = home / "people" / RECORDS
    at = FromSchool(
        registry,
        trainee.id,
        opening.sitting,
        lambda: deliver(registry, practice, path, trainee.id, STATION),
    )
    seeds = ByPin(at, Verifier.parse(registry.lock_of(opening.sitting)))
    sitting = practice.exams.begin(opening, seeds)
    for _ in range(DONE):
        sit_task(sitting)
        assert sitting.waits is Wait.PIN
        assert not seeds.unlock("000000")
        assert seeds.unlock(PIN)
        sitting.go_to_next()
    print(registry.lock_of(opening.sitting), flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    sit(Path(sys.argv[1]))
