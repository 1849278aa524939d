"""The queue of attempts for a supervisor's review, and its filters."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.reads.delivered import Doubts
from trainer.records.registry.reads.review_filter import Wanted
from trainer.records.registry.reads.review_lines import Line
from trainer.school.practice import Practice
from trainer.school.review.reviewer import Reviewer


@dataclass(frozen=True, slots=True)
class QueueNamed:
    """A choice of a filter, by its id and its title."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class QueueChoices:
    """The choices of the filters."""

    classes: tuple[QueueNamed, ...]
    trainees: tuple[QueueNamed, ...]
    houses: tuple[QueueNamed, ...]
    drills: tuple[QueueNamed, ...]


class ReviewQueue:
    """Exams, rounds and sittings of one's trainees; waiting ones come first. Raises what a Reviewer
    raises."""

    def __init__(self, reviewer: Reviewer, practice: Practice) -> None:
        self._reviewer, self._practice = reviewer, practice

    def page(self, wanted: Wanted, offset: int, limit: int) -> tuple[Line, ...]:
        """That many rows from that place on."""
        return self._reviewer.book.page(wanted, offset, limit)

    def count(self, wanted: Wanted) -> int:
        """The number of attempts that pass the filters, counted up to ``AT_MOST``."""
        return self._reviewer.book.count(wanted)

    def waiting(self) -> int:
        """The number of requested reviews and of exams to sign."""
        return self._reviewer.book.waiting()

    def doubts(self) -> Doubts:
        """The deliveries that are not marked yet, and the doubtful ones of one's trainees."""
        return self._reviewer.book.doubts()

    def choices(self, class_: str = "") -> QueueChoices:
        """The choices of the filters; with trainees of that class alone, if one is given."""
        own = self._reviewer.book.own(class_)
        drills = [QueueNamed(each, self._practice.quick.title(each)) for each in own.drills]
        return QueueChoices(
            classes=tuple(QueueNamed(*each) for each in own.classes),
            trainees=tuple(QueueNamed(*each) for each in own.trainees),
            houses=tuple(QueueNamed(each.id, each.title) for each in self._practice.houses()),
            drills=tuple(sorted(drills, key=lambda each: each.title)),
        )
