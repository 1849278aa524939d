"""The source of the next task's seed, and the wait for it.

Nobody knows a seed before the task before it is committed: a server's registry draws it then, and
on one machine it follows from the supervisor's PIN.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Protocol

from msgspec import Struct

from trainer.records.declared import plain
from trainer.records.faults import RecordsFault
from trainer.records.registry.faults import Refusal, RegistryFault
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamTaskRow, Locked, exam_tasks
from trainer.school.people.secrets import COST, Cost, Verifier
from trainer.wording import say

# 48 bits, like the seeds that a registry draws by itself.
SEED_BYTES = 6


class Wait(Enum):
    """The reason for a wait between two tasks of an exam; ``OVER``: no task comes any more."""

    SCHOOL = "school"
    PIN = "pin"
    SIGN_IN = "sign_in"
    OVER = "over"


class NotReleased(Exception):
    """The next task is not given yet. ``why`` is the school's reason, if it gives one."""

    def __init__(self, wait: Wait, why: str = "") -> None:
        super().__init__(wait.value, why)
        self.wait, self.why = wait, why

    @classmethod
    def by(cls, fault: RegistryFault, wait: Wait) -> NotReleased:
        """The school answered so."""
        # The password was changed elsewhere, or a day has passed: asking again never helps.
        if fault.code == Refusal.NOT_SIGNED_IN:
            return cls(Wait.SIGN_IN, fault.message)
        if fault.code != Refusal.NOT_THERE:
            return cls(wait, fault.message)
        over = say("This exam is no longer open. It was ended at another station, or voided.")
        return cls(Wait.OVER, over)


class Seeds(Protocol):
    """The source of the seeds of one sitting, task by task."""

    def seed(self, number: int) -> int:
        """The seed of that task, counted from 1. Raises NotReleased."""


class FromSchool:
    """The seeds that a server draws. ``deliver`` brings the work so far to the school, which gives
    no seed before it has that."""

    def __init__(
        self, registry: Registry, account: str, sitting: str, deliver: Callable[[], None]
    ) -> None:
        self._registry, self._account, self._sitting = registry, account, sitting
        self._deliver = deliver
        self._given: dict[int, int] = {}

    def seed(self, number: int) -> int:
        if number not in self._given:
            try:
                self._given[number] = self.ask(number)
            except RegistryFault as fault:
                raise NotReleased.by(fault, Wait.SCHOOL) from fault
        return self._given[number]

    def ask(self, number: int, released: int | None = None) -> int:
        """The school's answer to the work so far. Raises RegistryFault."""
        with suppress(RecordsFault):  # what the school lacks it says
            self._deliver()
        return self._registry.next_task(self._account, self._sitting, number, released)

    def fetch(self, number: int) -> bool:
        """Fetch the seed; False if it helps to ask again. In any thread."""
        try:
            self.seed(number)
        except NotReleased as held:
            return held.wait is not Wait.SCHOOL
        return True


class ByPin:
    """The seeds of a sitting without a server, each released by the PIN of the supervisor who
    opened it. Neither the PIN nor anything derived from it outlives the one seed that is asked
    for."""

    def __init__(self, school: FromSchool, lock: Verifier) -> None:
        self._school, self._lock = school, lock
        self._key = b""

    def unlock(self, pin: str) -> bool:
        """Release the next seed, if that PIN opened the exam."""
        key = self._lock.challenge.prove(pin)
        self._key = key if self._lock.fits(key) else b""
        return bool(self._key)

    def forget(self) -> None:
        """Lock every seed that was released and not asked for."""
        self._key = b""

    def seed(self, number: int) -> int:
        key, self._key = self._key, b""
        if not key:
            raise NotReleased(Wait.PIN)
        try:
            return self._school.ask(number, seed_of(key, number))
        except RegistryFault as fault:
            raise NotReleased.by(fault, Wait.PIN) from fault


class Chosen(Struct, frozen=True):
    """Seeds that the program chooses where nobody is examined: at a demo school, and in pictures.
    The school keeps them like any other."""

    registry: Registry
    sitting: str
    draw: Callable[[int], int]
    wall_ms: Callable[[], int]

    def seed(self, number: int) -> int:
        row = ExamTaskRow(self.sitting, number, self.draw(number), self.wall_ms())
        with self.registry.transaction() as db:
            db.execute(exam_tasks.insert(), plain(row))
        return row.seed


def locked_by(pin: str, cost: Cost = COST) -> Locked:
    """A new exam locked by that PIN, under a salt of its own."""
    verifier = Verifier.of(pin, cost)
    return Locked(str(verifier), seed_of(verifier.challenge.prove(pin), 1))


def seed_of(key: bytes, number: int) -> int:
    """The seed of that task of an exam which that key locks."""
    drawn = hmac.digest(key, f"task {number}".encode(), "sha256")
    return int.from_bytes(drawn[:SEED_BYTES], "big")
