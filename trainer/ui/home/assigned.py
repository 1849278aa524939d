"""The assignments of the trainee, in words."""

from __future__ import annotations

from datetime import datetime

from trainer.records.registry.said import Remedial
from trainer.school.date_words import at, due
from trainer.school.practice import Practice
from trainer.school.review.assignments import remedial_words
from trainer.ui.home.assigned_card import AssignedShown
from trainer.wording import say


def assigned_shown(practice: Practice, now: datetime) -> tuple[AssignedShown, ...]:
    """The remedials to be worked, the first due first, then those cleared today."""
    start = now.replace(hour=0, minute=0, second=0, microsecond=0)
    reviews = practice.reviews
    still = tuple(_open(each, practice, now) for each in reviews.assigned())
    cleared = reviews.cleared(int(start.timestamp() * 1000))
    return (*still, *(_cleared(each, practice) for each in cleared))


def _open(each: Remedial, practice: Practice, now: datetime) -> AssignedShown:
    return AssignedShown(
        id=each.remedial,
        words=_words(each, practice),
        by=say("Assigned by {who}, {due}", who=each.by_name, due=due(each.due_ms, now)),
        progress=say(
            "{run} of {needed} in a row without an error; other practice does not count",
            run=min(each.run, each.in_a_row),
            needed=each.in_a_row,
        ),
        note=each.note,
        overdue=at(each.due_ms) < now,
    )


def _cleared(each: Remedial, practice: Practice) -> AssignedShown:
    by = say("Assigned by {who}", who=each.by_name)
    return AssignedShown("", _words(each, practice), by, say("Cleared today"))


def _words(each: Remedial, practice: Practice) -> str:
    shelf = practice.curriculum.shelf
    house = shelf[each.house].title if each.house in shelf else each.house
    return say("{what}, {house}", what=remedial_words(each, practice), house=house)
