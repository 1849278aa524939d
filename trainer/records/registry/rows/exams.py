"""Exams: what is set, who has to sit it, how it went, who signed."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.declared import declare


@dataclass(frozen=True, slots=True)
class ExamRow:
    """An exam that was set; ``blueprint`` is JSON, ``state`` is set or withdrawn."""

    exam: str
    title: str
    house: str
    blueprint: str
    set_at_ms: int
    by: str
    state: str


@dataclass(frozen=True, slots=True)
class AssignmentRow:
    """An account that has to sit an exam."""

    exam: str
    account: str
    due_ms: int
    by: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class SittingRow:
    """One sitting: ``state`` is open, ended, discontinued or voided."""

    sitting: str
    exam: str
    account: str
    station: str
    seed: int
    opened_at_ms: int
    by: str
    state: str
    outcome: str | None
    decisions: int | None
    errors: int | None
    critical: int | None
    failed_areas: str | None
    ended_at_ms: int | None


@dataclass(frozen=True, slots=True)
class SignatureRow:
    """An examiner's signature; ``head`` is the hash that it vouches for."""

    sitting: str
    by: str
    role: str
    outcome: str
    comment: str
    head: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class BlindMarkRow:
    """The marks of a second examiner who has not seen the first; ``marks`` is JSON."""

    sitting: str
    by: str
    marks: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class SheetSeenRow:
    """An examiner who has opened a result sheet, and so cannot mark that sitting blind."""

    sitting: str
    by: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class TableTestRow:
    """A test at a real table; ``form`` is JSON."""

    test: str
    account: str
    house: str
    by: str
    at_ms: int
    outcome: str
    form: str


@dataclass(frozen=True, slots=True)
class ExamTaskRow:
    """The seed of a task that was given to its station, from the second on."""

    sitting: str
    number: int
    seed: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class ExamLockRow:
    """By what the PIN is known again that opened a sitting without a server."""

    sitting: str
    lock: str


@dataclass(frozen=True, slots=True)
class Locked:
    """The lock of an exam if no server draws its tasks: the text by which the PIN is known again
    that releases each of them, and the first seed."""

    lock: str
    seed: int


exams = declare(ExamRow, "exams", ("exam",))
exam_assignments = declare(AssignmentRow, "exam_assignments", ("exam", "account"), ("account",))
exam_sittings = declare(
    SittingRow,
    "exam_sittings",
    ("sitting",),
    ("account", "ended_at_ms"),
    ("state", "ended_at_ms"),
    # By its seed it is known which task was delivered: none comes twice.
    unique=(("seed",),),
)
signatures = declare(SignatureRow, "signatures", ("sitting", "by"))
blind_marks = declare(BlindMarkRow, "blind_marks", ("sitting", "by"))
sheets_seen = declare(SheetSeenRow, "sheets_seen", ("sitting", "by"))
table_tests = declare(TableTestRow, "table_tests", ("test",), ("account", "at_ms"))
exam_tasks = declare(ExamTaskRow, "exam_tasks", ("sitting", "number"))
exam_locks = declare(ExamLockRow, "exam_locks", ("sitting",))
