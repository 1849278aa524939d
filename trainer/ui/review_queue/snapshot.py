"""The content of the review's pages, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.debrief.debrief import Debrief
from trainer.school.questions.result_shown import QuickSummary
from trainer.school.remark import Remark
from trainer.school.review.queue import QueueChoices


@dataclass(frozen=True, slots=True)
class QueueShown:
    """The head of the list: how many attempts, and the choices to narrow it; with those still being
    marked, those that do not match their evidence, and refused deliveries."""

    count: int
    capped: bool
    waiting: int
    choices: QueueChoices
    being_marked: int = 0
    mismatches: int = 0
    refused: int = 0


@dataclass(frozen=True, slots=True)
class RemedialShown:
    """One remedial in words: what it is, for whom, its state. ``is_open``: it can be withdrawn;
    ``wrong``: it is overdue."""

    id: str
    words: str
    under: str
    state: str
    is_open: bool = False
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class RulesShown:
    """The rules that marked an attempt: a heading and sentences; ``differ``: today's are others."""

    heading: str
    sentences: tuple[str, ...]
    differ: bool


@dataclass(frozen=True, slots=True)
class OpenedShown:
    """An opened attempt: its head in words, its figures (id, name, value), and what is beside it.

    ``debrief`` is a round by today's rules; ``delivered`` are lines of the marks of then, if they
    differ; ``answers`` are those of a sitting of questions. ``about`` are the subjects of a remark,
    by number; ``said`` are remarks with their subjects. ``exam`` is the sitting of the exam that
    the round is part of, or empty.
    """

    attempt: str
    title: str
    under: str
    figures: tuple[tuple[str, str, str], ...]
    rules: RulesShown
    about: tuple[tuple[int, str], ...]
    said: tuple[tuple[Remark, str], ...] = ()
    remedials: tuple[RemedialShown, ...] = ()
    debrief: Debrief | None = None
    delivered: tuple[tuple[str, str], ...] = ()
    answers: QuickSummary | None = None
    place: tuple[int, int] | None = None
    exam: str = ""
