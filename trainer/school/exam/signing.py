"""Signatures on an exam, and a second examiner's blind marks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec import DecodeError
from msgspec.json import decode

from trainer.records.registry.rows.exams import BlindMarkRow, SignatureRow, SittingRow
from trainer.school.exam.grading import Grade
from trainer.school.exam.result_history import ExamReMarked
from trainer.wording import say

FIRST, SECOND = "first", "second"
OPEN, VOIDED = "open", "voided"


@dataclass(frozen=True, slots=True)
class TaskMark:
    """An examiner's marks of one task: the errors, and the critical ones among them."""

    errors: int = 0
    critical: int = 0


@dataclass(frozen=True, slots=True)
class BlindMark:
    """A second examiner's marks, by the task's name: ``round 3``, ``ruling 1``."""

    by: str
    marks: Mapping[str, TaskMark]

    @property
    def text(self) -> str:
        """The text that the records keep; ``blind_of`` reads it."""
        plain = {task: [mark.errors, mark.critical] for task, mark in self.marks.items()}
        return json.dumps(plain)


def blind_of(row: BlindMarkRow) -> BlindMark:
    """The marks in a record; none in what is no such record, so that others can still sign."""
    try:
        tasks = decode(row.marks, type=dict[str, tuple[int, int]])
    except DecodeError:
        tasks = {}
    return BlindMark(row.by, {task: TaskMark(*each) for task, each in tasks.items()})


@dataclass(frozen=True, slots=True)
class Signing:
    """The signatures of a sitting. ``head`` is the hash, in hexadecimal, of the event that ended
    it, which vouches for everything before it in the trainee's records; empty if that was not
    delivered. ``re_marked`` are its later re-markings, ``seen_by`` those who opened its
    result sheet."""

    sitting: SittingRow
    head: str
    signatures: tuple[SignatureRow, ...]
    blind: tuple[BlindMark, ...]
    names: Mapping[str, str]
    re_marked: tuple[ExamReMarked, ...] = ()
    seen_by: frozenset[str] = frozenset()

    def why_not_signed_by(self, account: str) -> str | None:
        """Why that examiner cannot sign it; None if he can."""
        if self.sitting.state == OPEN or not self.head:
            return say("It has not ended, or its end has not been delivered.")
        if self.sitting.state == VOIDED:
            return say("It was voided.")
        if self._has_signed(account):
            return say("You signed it already.")
        return None

    def why_not_marked_by(self, account: str) -> str | None:
        """Why that examiner cannot mark it blind; None if he can."""
        if self._has_signed(account):
            return say("You signed it, so you know its marks.")
        if any(each.by == account for each in self.blind):
            return say("You marked it already.")
        if account in self.seen_by:
            return say("You have seen the result sheet, so you know its marks.")
        return None if self.head else say("It has not ended, or its end has not been delivered.")

    def _has_signed(self, account: str) -> bool:
        return any(each.by == account for each in self.signatures)


def first_or_second(signing: Signing) -> str:
    """The name of the next signature."""
    return SECOND if signing.signatures else FIRST


@dataclass(frozen=True, slots=True)
class Difference:
    """A task on which the program and a second examiner disagree."""

    task: str
    program: TaskMark
    examiner: TaskMark


def by_task(grade: Grade) -> Mapping[str, TaskMark]:
    """The program's marks of each task that has an error, under the names of blind marks."""
    found: dict[str, TaskMark] = {}
    for mistake in grade.mistakes:
        if mistake.is_error:
            before = found.get(mistake.task_name, TaskMark())
            critical = before.critical + (mistake.severity.value == "critical")
            found[mistake.task_name] = TaskMark(before.errors + 1, critical)
    return found


def differences(grade: Grade, blind: BlindMark) -> Iterator[Difference]:
    """The differences between the two, in the order of the tasks that the examiner marked."""
    program = by_task(grade)
    for task in dict.fromkeys((*blind.marks, *program)):
        ours, theirs = program.get(task, TaskMark()), blind.marks.get(task, TaskMark())
        if ours != theirs:
            yield Difference(task, ours, theirs)
