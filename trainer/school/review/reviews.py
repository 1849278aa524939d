"""The review of an attempt: opened, replayed, commented, its marks overridden.

Nothing delivered is changed. Remarks are acts of the supervisor's account, recorded by the school's
registry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from trainer.records.registry.acts import ActKind
from trainer.school.debrief.debrief import Debrief
from trainer.school.house_book.clause_quotes import with_clause_texts, with_clauses
from trainer.school.own_reviews import in_words
from trainer.school.practice import Practice
from trainer.school.replay.replay import Tape
from trainer.school.results import if_markable
from trainer.school.review.attempt_review import AttemptEvidence, Opened
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
