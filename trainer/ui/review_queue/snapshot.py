"""The content of the review's pages, as frozen values, and attempts as rows of the queue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from msgspec import Struct

from trainer.records.registry.reads.review_filter import What
from trainer.records.registry.reads.review_marks import Line
from trainer.school.debrief.debrief import Debrief
from trainer.school.questions.result import QuickSummary
from trainer.school.remark import Remark
from trainer.school.review.reviews import QueueChoices
from trainer.school.words.date_words import at, lately_at
from trainer.ui.kit.text_rows import TextColumn, TextRow
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase


class QueueShown(Struct, frozen=True):
    """The head of the list: how many attempts, and the choices to narrow it; with those still being
    marked, those that do not match their evidence, and refused deliveries."""

    count: int
    capped: bool
    waiting: int
    choices: QueueChoices
    being_marked: int = 0
    mismatches: int = 0
    refused: int = 0


class RemedialShown(Struct, frozen=True):
    """One remedial in words: what it is, for whom, its state. ``is_open``: it can be withdrawn;
    ``wrong``: it is overdue."""

    id: str
    words: str
    under: str
    state: str
    is_open: bool = False
    wrong: bool = False


class RulesShown(Struct, frozen=True):
    """The rules that marked an attempt: a heading and sentences; ``differ``: today's are others."""

    heading: str
    sentences: tuple[str, ...]
    differ: bool


class OpenedShown(Struct, frozen=True):
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


COLUMNS = (
    TextColumn(phrase("Review"), 10),
    TextColumn(phrase("When"), 12),
    TextColumn(phrase("Trainee"), 16),
    TextColumn(phrase("Attempt"), 22),
    TextColumn(phrase("House"), 12),
    TextColumn(phrase("Right"), 12, figures=True),
    TextColumn(phrase("Mistakes"), 10, figures=True),
    TextColumn(phrase("Outcome"), 16),
)

_REQUEST_AND_TRAINEE = (0, 2)

Title = Callable[[str], str]


class AttemptRow(TextRow, frozen=True):
    """One attempt in the queue. ``is_exam``: it is opened where exams are signed."""

    is_exam: bool = False


def attempt_row(line: Line, now: datetime, house: Title, drill: Title) -> AttemptRow:
    """Put one attempt into a row; ``house`` and ``drill`` give titles by id."""
    cells = (
        review_words(line),
        lately_at(at(line.at_ms), now),
        line.name or say("Erased"),
        _what(line, drill),
        house(line.house),
        _right(line),
        _mistakes(line),
        outcome_words(line.passed, line.passed_now, line.state, void=line.void),
    )
    bold = _REQUEST_AND_TRAINEE if line.waits else ()
    is_exam = line.what is What.EXAM
    return AttemptRow(line.attempt, cells, quiet=line.void, bold=bold, is_exam=is_exam)


def review_words(line: Line) -> str:
    """The request to the supervisor, with a sign before it; else the remark on it."""
    if line.asked:
        return say("▸ Asked for")
    return say("▸ To be signed") if line.waits else _said(line)


def _what(line: Line, drill: Title) -> str:
    match line.what:
        case What.EXAM:
            return say("Exam: {title}", title=say_phrase(Phrase(line.drill)))
        case What.QUIZ:
            return say("Quiz")
        case _:
            return drill(line.drill)


def _right(line: Line) -> str:
    """Both figures, where they differ: ``14 of 15, marked 13``. Of an exam its errors say it: some
    are about no decision that a form counts, so it may have more of them than decisions."""
    if line.what is What.EXAM:
        return "–"
    words = say("{some} of {all}", some=line.right_now, all=line.lines)
    if line.right_now == line.right:
        return words
    return say("{told}, marked {then}", told=words, then=line.right)


def _mistakes(line: Line) -> str:
    if line.blind or not line.mistakes:
        return "–"
    return f"■ {line.critical} / {line.mistakes}" if line.critical else str(line.mistakes)


_STATES: Mapping[str, Callable[[], str]] = {
    "discontinued": lambda: say("Discontinued"),
    "ended": lambda: say("Ended"),
}


def outcome_words(passed: bool | None, now: bool | None, state: str = "", *, void: bool) -> str:
    """The outcome as it counts; with the one that was marked, if somebody set it otherwise."""
    if void:
        return say("Void")
    if now is None:
        return _STATES[state]() if state in _STATES else "–"
    words = passed_words(passed=now)
    if passed in (None, now):
        return words
    return say("{now}, marked: {then}", now=words, then=passed_words(passed=not now).lower())


def passed_words(*, passed: bool) -> str:
    return say("Passed") if passed else say("Not passed")


def _said(line: Line) -> str:
    words = [say("overridden")] if line.overridden else []
    if line.comments:
        words.append(say_count("{count} comment", "{count} comments", count=line.comments))
    if line.signed:
        words.append(say("signed"))
    return say_list(words, "")
