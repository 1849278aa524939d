"""Statistics of items, which are skills: their difficulty, and how well they tell good trainees
from others.

Only answers in exams and true random rounds count: everything else was dealt because of the
trainee. Fewer than 30 answers give no figure.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from trainer.records.registry.reads.report_sums import Db, Sum, item_sums
from trainer.school.reports.scope import View

# Fewer answers than these tell nothing.
LEAST = 30


class ItemStatistics(Struct, frozen=True):
    """A skill as an item. ``right`` is the share of right answers: the higher, the easier.
    ``tells_apart`` is that share among rounds that were otherwise faultless, less that among all
    others: high for an item that good trainees get right and others do not; near zero or below, it
    tells nothing. None for fewer than 30 answers of either sort."""

    skill: str
    answers: int
    right: float | None
    tells_apart: float | None


def items(db: Db, view: View) -> tuple[ItemStatistics, ...]:
    """The items of that view, the hardest first; those with too few answers last."""
    return ranked(item_sums(db, view.summed(view.scope.period.whole_grain)))


def ranked(figures: Iterable[Sum]) -> tuple[ItemStatistics, ...]:
    """The items of these sums by skill."""
    found = (_item(each) for each in figures if each["answers"])
    return tuple(sorted(found, key=_order))


def _item(of: Sum) -> ItemStatistics:
    answers, right = of["answers"], of["right"]
    clean, clean_right = of["clean_answers"], of["clean_right"]
    return ItemStatistics(
        skill=of.of[0],
        answers=answers,
        right=right / answers if answers >= LEAST else None,
        tells_apart=_apart(clean, clean_right, answers - clean, right - clean_right),
    )


def _apart(clean: int, clean_right: int, others: int, others_right: int) -> float | None:
    if clean < LEAST or others < LEAST:
        return None
    return clean_right / clean - others_right / others


def _order(item: ItemStatistics) -> tuple[bool, float, str]:
    return item.right is None, item.right or 0.0, item.skill
