"""The queue of attempts that a supervisor reviews, and what it can be narrowed to."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.reads.delivered import Doubts
from trainer.records.registry.reads.review_filter import Wanted
from trainer.records.registry.reads.review_lines import Line
from trainer.school.practice import Practice
from trainer.school.review.reviewer import Reviewer


@dataclass(frozen=True, slots=True)
class Named:
    """Something that can be chosen, by its id and as people call it."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Choices:
    """What the list can be narrowed to."""

    classes: tuple[Named, ...]
    trainees: tuple[Named, ...]
    houses: tuple[Named, ...]
    drills: tuple[Named, ...]


class Queue:
    """Exams, rounds and sittings of one's trainees; what waits stands first. Raises as a Reviewer
    does."""

    def __init__(self, reviewer: Reviewer, practice: Practice) -> None:
        self._reviewer, self._practice = reviewer, practice

    def page(self, wanted: Wanted, offset: int, limit: int) -> tuple[Line, ...]:
        """So many lines from that place on."""
        return self._reviewer.book.page(wanted, offset, limit)

    def count(self, wanted: Wanted) -> int:
        """How many attempts pass; no more than ``AT_MOST`` are counted."""
        return self._reviewer.book.count(wanted)

    def waiting(self) -> int:
        """How many wait: reviews that were asked for, and exams to be signed."""
        return self._reviewer.book.waiting()

    def doubts(self) -> Doubts:
        """What is not marked yet, and what of one's trainees was sent that is not believed."""
        return self._reviewer.book.doubts()

    def choices(self, class_: str = "") -> Choices:
        """What the list can be narrowed to; to trainees of that class, where one is given."""
        own = self._reviewer.book.own(class_)
        drills = [Named(each, self._practice.quick.title(each)) for each in own.drills]
        return Choices(
            classes=tuple(Named(*each) for each in own.classes),
            trainees=tuple(Named(*each) for each in own.trainees),
            houses=tuple(Named(each.id, each.title) for each in self._practice.houses()),
            drills=tuple(sorted(drills, key=lambda each: each.title)),
        )
