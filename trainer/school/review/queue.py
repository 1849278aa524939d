"""The filters of the queue of attempts for a supervisor's review."""

from __future__ import annotations

from dataclasses import dataclass

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


def queue_choices(reviewer: Reviewer, practice: Practice, class_: str = "") -> QueueChoices:
    """The choices of the filters; with trainees of that class alone, if one is given. Raises what a
    Reviewer raises."""
    own = reviewer.book.own(class_)
    drills = [QueueNamed(each, practice.quick.title(each)) for each in own.drills]
    return QueueChoices(
        classes=tuple(QueueNamed(*each) for each in own.classes),
        trainees=tuple(QueueNamed(*each) for each in own.trainees),
        houses=tuple(QueueNamed(each.id, each.title) for each in practice.houses()),
        drills=tuple(sorted(drills, key=lambda each: each.title)),
    )
