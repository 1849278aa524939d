"""The content of the review's pages, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.debrief import Debrief
from trainer.school.questions.result_shown import QuickSummary
from trainer.school.remark import Remark
from trainer.school.review.queue import QueueChoices


@dataclass(frozen=True, slots=True)
class QueueShown:
    """The head of the list: how many attempts there are, and what it can be narrowed to. What the
    marker has not come to, what does not match its evidence, and deliveries that were refused."""

    count: int
    capped: bool
    waiting: int
    choices: QueueChoices
    being_marked: int = 0
    mismatches: int = 0
    refused: int = 0


@dataclass(frozen=True, slots=True)
class RemedialShown:
    """One remedial in words: what it is, for whom, how it stands. ``is_open``: it can be taken
    back; ``wrong``: it is overdue."""

    id: str
    words: str
    under: str
    state: str
    is_open: bool = False
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class RulesShown:
    """The rules that marked an attempt: a heading and sentences; ``differ`` from today's."""

    heading: str
    sentences: tuple[str, ...]
    differ: bool


@dataclass(frozen=True, slots=True)
class OpenedShown:
    """An attempt opened: its head in words, its figures (id, name, value), what is beside it.

    ``debrief`` is what today's rules say of a round; ``delivered`` are lines of what was marked
    then, where that is not the same; ``answers`` are those of a sitting of questions. ``about`` is
    what can be spoken of, by number. ``said`` comes with what each remark is about. ``exam`` is the
    sitting of an exam that the round is part of, or empty.
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
