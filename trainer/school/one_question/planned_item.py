"""One item of a sitting as it was planned."""

from __future__ import annotations

from trainer.drills.lesson import Item
from trainer.records.quick import QuickAttempt


def item_of(attempt: QuickAttempt, number: int) -> Item:
    """The origin of the item of that number, counted from 1."""
    planned = attempt.begun.items[number - 1]
    return Item(planned.seed, planned.skill)
