"""The content of one exam's record."""

from __future__ import annotations

from msgspec import Struct

from trainer.school.exam.sheet import ExamReMarked


class Sat(Struct, frozen=True):
    """The sitting: trainee, exam, place and time. Times are milliseconds since 1970."""

    sitting: str
    title: str
    trainee: str
    login: str
    account: str
    house: str
    edition: str
    fingerprint: str
    form: str
    """The seed that the form was drawn from, and so everything that was asked."""
    station: str
    opened_by: str
    opened_at_ms: int
    ended_at_ms: int | None


class FailedBy(Struct, frozen=True):
    """A wrong rule that gave every answer that it could, and the right rule."""

    belief: str
    truth: str
    times: int


class ExaminerMarks(Struct, frozen=True):
    """``areas``: each with its decisions, errors, starred decisions and starred errors;
    ``starred`` counts errors on starred decisions, of ``stars``; ``rules`` is how many wrong rules
    every form shows, and in how many answers at least; ``left_out`` what was not examined."""

    areas: tuple[tuple[str, int, int, int, int], ...]
    starred: int
    stars: int
    failed_by: tuple[FailedBy, ...]
    rules: tuple[int, int] | None
    left_out: tuple[str, ...]


class ExamRecordOutcome(Struct, frozen=True):
    """The outcome: ``words`` is ``passed``, ``failed`` or ``discontinued``; ``rule`` is the pass
    rule."""

    words: str
    decisions: int
    errors: int
    critical: int
    failed_areas: tuple[str, ...]
    rule: str
    marks: ExaminerMarks | None = None
    """What its evidence shows by today's rules; None where that cannot be read."""
    voided: str = ""
    """Why it counts for nothing, where it was voided."""
    re_marked: tuple[tuple[str, ExamReMarked], ...] = ()
    """By whom, and how, it was marked again."""


class ExamWrong(Struct, frozen=True):
    """One mistake: its round or irregularity, its title, and the clause of the house's document.
    ``overridden`` is a supervisor's other judgement and its reason, if there is one."""

    task: str
    where: str
    severity: str
    title: str
    difference: str
    rule: str
    overridden: str = ""


class Signed(Struct, frozen=True):
    """An examiner's signature under the exam with that head."""

    name: str
    role: str
    outcome: str
    comment: str
    head: str
    at_ms: int


class SecondMarks(Struct, frozen=True):
    """The marks of a second examiner who has not seen the first's: each area or item, and his
    mark."""

    name: str
    at_ms: int
    marks: tuple[tuple[str, str], ...]


class ExamRecord(Struct, frozen=True):
    """The whole of it. ``head`` is the hash of the event that ended the exam: it vouches for all
    before it; ``program`` is what wrote this. ``demo``: a simulated trainee sat it."""

    sat: Sat
    outcome: ExamRecordOutcome
    mistakes: tuple[ExamWrong, ...]
    signed: tuple[Signed, ...]
    second: tuple[SecondMarks, ...]
    head: str
    program: str
    demo: bool = False
