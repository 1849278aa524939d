"""The queue of attempts that a supervisor reviews, and what it can be narrowed to."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.reads.delivered import Doubts
from trainer.records.registry.reads.review_filter import Wanted
from trainer.records.registry.reads.review_lines import Line
from trainer.school.practice import Practice
from trainer.school.review.reviewer import Reviewer


@dataclass(frozen=True, slots=True)
class QueueNamed:
    """Something that can be chosen, by its id and as people call it."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class QueueChoices:
    """The choices that narrow the list."""

    classes: tuple[QueueNamed, ...]
    trainees: tuple[QueueNamed, ...]
    houses: tuple[QueueNamed, ...]
    drills: tuple[QueueNamed, ...]


class ReviewQueue:
    """Exams, rounds and sittings of one's trainees; what waits stands first. Raises as a Reviewer
    does."""

    def __init__(self, reviewer: Reviewer, practice: Practice) -> None:
        self._reviewer, self._practice = reviewer, practice

    def page(self, wanted: Wanted, offset: int, limit: int) -> tuple[Line, ...]:
        """So many lines from that place on."""
        return self._reviewer.book.page(wanted, offset, limit)

    def count(self, wanted: Wanted) -> int:
        """The number of attempts that pass; no more than ``AT_MOST`` are counted."""
        return self._reviewer.book.count(wanted)

    def waiting(self) -> int:
        """The number of waiting reviews and exams: those that were asked for, and those to be
        signed."""
        return self._reviewer.book.waiting()

    def doubts(self) -> Doubts:
        """The deliveries that are not marked yet, and the doubtful ones of one's trainees."""
        return self._reviewer.book.doubts()

    def choices(self, class_: str = "") -> QueueChoices:
        """The choices that narrow the list; to trainees of that class, if one is given."""
        own = self._reviewer.book.own(class_)
        drills = [QueueNamed(each, self._practice.quick.title(each)) for each in own.drills]
        return QueueChoices(
            classes=tuple(QueueNamed(*each) for each in own.classes),
            trainees=tuple(QueueNamed(*each) for each in own.trainees),
            houses=tuple(QueueNamed(each.id, each.title) for each in self._practice.houses()),
            drills=tuple(sorted(drills, key=lambda each: each.title)),
        )
