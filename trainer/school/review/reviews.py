"""The review of an attempt: opened, replayed, commented, its marks overridden.

Nothing delivered is changed. Remarks are acts of the supervisor's account, recorded by the school's
registry.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.records.attempt import Attempt, Dealt, replay
from trainer.records.event import Event, Kind
from trainer.records.quick import QuickAttempt, QuickBegun, replayed
from trainer.records.registry.acts import ActKind
from trainer.records.registry.said import Remedial, Said
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief
from trainer.school.debrief.mistake_words import read_by_supervisor
from trainer.school.house_book.clause_quotes import with_clause_texts, with_clauses
from trainer.school.marks_stamp import marked_by
from trainer.school.own_reviews import in_words
from trainer.school.practice import Practice
from trainer.school.questions.result import QuickSummary
from trainer.school.recorded_rounds import ended, moves_of, played
from trainer.school.remark import AMistake, Remark, held_against, remarks
from trainer.school.replay.replay import Tape
from trainer.school.replay.tape import tape_of
from trainer.school.results import if_markable
from trainer.school.review.reviewer import Reviewer

# For types alone: at the top of the file it would load some 20 modules more.
if TYPE_CHECKING:
    from trainer.school.review.review_book import Delivered


class QueueChoices(Struct, frozen=True):
    """The choices of the queue's filters, each an id and a title."""

    classes: tuple[tuple[str, str], ...]
    trainees: tuple[tuple[str, str], ...]
    houses: tuple[tuple[str, str], ...]
    drills: tuple[tuple[str, str], ...]


class Reviews:
    """Raises what a Reviewer raises, and InputError if words are missing."""

    def __init__(self, reviewer: Reviewer, practice: Practice) -> None:
        self._reviewer, self._practice = reviewer, practice

    def choices(self, class_: str) -> QueueChoices:
        """The choices of the filters; with trainees of that class alone, if one is given."""
        own, practice = self._reviewer.book.own(class_), self._practice
        drills = [(each, practice.quick.title(each)) for each in own.drills]
        houses = tuple((each.id, each.title) for each in practice.houses())
        by_title = tuple(sorted(drills, key=lambda each: each[1]))
        return QueueChoices(own.classes, own.trainees, houses, by_title)

    def open(self, attempt: str) -> Opened | None:
        """That attempt; None if no marks of it were delivered."""
        book = self._reviewer.book
        self._reviewer.must_teach(book.owner_of(attempt))
        found = book.delivered(attempt)
        return None if found is None else self._opened(found)

    def tape(self, attempt: str) -> Tape | None:
        """The replay of the trainee's work; None if today's rules cannot read it."""
        tape = self.evidence(attempt).tape()
        known = self._reviewer.book.delivered(attempt)
        if tape is None or known is None:
            return None
        mistakes = with_clauses(tape.mistakes, self._practice.books.book(tape.house.id))
        return replace(tape, mistakes=mistakes, worked_by=known.marked.name)

    def evidence(self, attempt: str) -> AttemptEvidence:
        """The evidence of the attempt, as it was delivered."""
        book = self._reviewer.book
        self._reviewer.must_teach(book.owner_of(attempt))
        return AttemptEvidence(book.events(attempt), self._practice.curriculum)

    def comment(self, attempt: str, number: int, words: str, answers: str | None = None) -> None:
        """Comment on a mistake, or with 0 on the whole; ``answers`` is the request that this
        answers."""
        facts = {"attempt": attempt, "number": number, "text": in_words(words)}
        self._reviewer.act(ActKind.COMMENTED, facts | _answering(answers))

    def override(
        self, opened: Opened, number: int, to: str, reason: str, answers: str | None = None
    ) -> None:
        """Override a mark for a reason: of that mistake or answer, or with 0 the result."""
        code, was = as_marked(opened, number)
        seat, wager = opened.place_of(number)
        facts = {
            "attempt": opened.attempt_id,
            "number": number,
            "code": code,
            "seat": seat,
            "wager": wager,
            "was": was,
            "to": to,
            "reason": in_words(reason),
        }
        self._reviewer.act(ActKind.OVERRIDDEN, facts | _answering(answers))

    def _opened(self, found: Delivered) -> Opened:
        at = AttemptEvidence(found.events, self._practice.curriculum)
        quick = self._practice.quick
        return Opened(
            marked=found.marked,
            mistakes=found.mistakes,
            rules=at.rules(found.marked, quick.marked_today(found.marked.house)),
            said=found.said,
            debrief=self._quoted(at.debrief()),
            quick=if_markable(lambda: None if at.sitting is None else quick.retold(at.sitting)),
            undone=at.undone,
        )

    def _quoted(self, debrief: Debrief | None) -> Debrief | None:
        if debrief is None:
            return None
        return with_clause_texts(debrief, self._practice.books.book(debrief.house))


def as_marked(opened: Opened, number: int) -> tuple[str, str]:
    """The delivered mark: a mistake's code and severity; for a result or an answer, no code and its
    outcome."""
    if number == 0:
        return "", "passed" if opened.marked.passed else "failed"
    if opened.quick is not None:
        wrong = {item.marked.number for item in opened.quick.wrong}
        return "", "wrong" if number in wrong else "right"
    mistake = next(each for each in opened.mistakes if each.number == number)
    return mistake.code, mistake.severity


def _answering(request: str | None) -> dict[str, str]:
    return {} if request is None else {"answers": request}


# For types alone: at the top of the file it would load 8 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.reads.review_marks import Marked
    from trainer.records.registry.rows.marks import MistakeRow


class RulesTold(Struct, frozen=True):
    """The rules that an attempt was worked under, those that marked it, and today's; the latter
    empty if the house no longer exists."""

    edition: str
    fingerprint: str
    program: str
    edition_today: str
    fingerprint_today: str
    marked_by_today: bool

    @property
    def same(self) -> bool:
        """True if today's rules are those of its work and its mark."""
        return self.marked_by_today and self.fingerprint == self.fingerprint_today


class Opened(Struct, frozen=True):
    """The delivered attempt, and its marks by today's rules. ``debrief`` is None if they cannot
    read it, and for a sitting of questions, which has a ``quick`` result instead. ``undone`` is the
    number of acts that were taken back."""

    marked: Marked
    mistakes: tuple[MistakeRow, ...]
    rules: RulesTold
    said: Said
    debrief: Debrief | None = None
    quick: QuickSummary | None = None
    undone: int = 0

    @property
    def attempt_id(self) -> str:
        return self.marked.attempt

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks on it, the oldest first."""
        there = [
            AMistake(each.number, each.code, each.seat or 0, each.wager or "")
            for each in self.mistakes
        ]
        return held_against(remarks(self.said, self.attempt_id), there)

    @property
    def remedials(self) -> tuple[Remedial, ...]:
        """The remedials assigned because of it."""
        return self.said.remedials

    def place_of(self, number: int) -> tuple[int, str]:
        """Seat and wager of that mistake; 0 and empty if it has none."""
        found = next((each for each in self.mistakes if each.number == number), None)
        return (found.seat or 0, found.wager or "") if found is not None else (0, "")

    @property
    def as_marked_then(self) -> bool:
        """True if today's marks equal the delivered ones, mistake by mistake."""
        if self.debrief is None:
            return self.quick is not None and self.quick.right == self.marked.right
        today = [(each.number, each.code, each.severity.value) for each in self.debrief.mistakes]
        then = [(each.number, each.code, each.severity) for each in self.mistakes]
        return today == then and self.debrief.right == self.marked.right


class AttemptEvidence:
    """The evidence of one attempt's events, by today's houses."""

    def __init__(self, events: Sequence[Event], curriculum: Curriculum) -> None:
        self._events, self._at = tuple(events), curriculum

    @cached_property
    def round_(self) -> Attempt | None:
        """The round; None for a sitting of questions, or an erased one."""
        first = self._events[0] if self._events else None
        return replay(self._events) if first is not None and first.kind is Kind.DEALT else None

    @cached_property
    def sitting(self) -> QuickAttempt | None:
        """The sitting of questions; None for a round, or an erased one."""
        first = self._events[0] if self._events else None
        begun = first is not None and first.kind is Kind.QUICK_BEGUN
        return replayed(self._events) if begun else None

    @cached_property
    def played(self) -> PlayedRound | None:
        """The round as a debrief needs it; None if today's rules cannot read it."""
        if self.round_ is None:
            return None
        return played(self.round_, self._at.shelf, self._at.recipes)

    def debrief(self) -> Debrief | None:
        """The round marked by today's rules, in words for a supervisor."""
        found = if_markable(lambda: None if self.played is None else debrief_of(self.played))
        return found and dataclasses.replace(found, mistakes=read_by_supervisor(found.mistakes))

    def tape(self) -> Tape | None:
        """The replay: every act, with those taken back, at its time."""
        return if_markable(self._tape)

    def _tape(self) -> Tape | None:
        if self.round_ is None or self.played is None:
            return None
        return tape_of(self.played, moves_of(self.round_), finished=ended(self.round_))

    def rules(self, marked: Marked, asked_today: str) -> RulesTold:
        """The rules then and today; ``asked_today`` are those that would mark a sitting of
        questions of its house now."""
        begun = self._begun
        houses = [
            self._at.shelf[each] for each in marked.house.split("+") if each in self._at.shelf
        ]
        return RulesTold(
            edition=begun.edition if begun is not None else "",
            fingerprint=begun.fingerprint if begun is not None else "",
            program=begun.program if begun is not None else "",
            edition_today=houses[0].rules.edition if houses else "",
            fingerprint_today="+".join(each.fingerprint for each in houses),
            marked_by_today=marked.marked_by == self._marks_today(houses, asked_today),
        )

    def _marks_today(self, houses: Sequence[House], asked_today: str) -> str:
        if self.round_ is None:
            return asked_today
        return "+".join(map(marked_by, houses))

    @property
    def _begun(self) -> Dealt | QuickBegun | None:
        if self.round_ is not None:
            return self.round_.dealt
        return self.sitting.begun if self.sitting is not None else None

    @property
    def undone(self) -> int:
        return self.round_.undone if self.round_ is not None else 0
