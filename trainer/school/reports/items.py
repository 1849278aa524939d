"""Statistics of items, which are skills: how hard each is, and whether it tells the able apart.

Only answers of exams and of true random rounds count: everything else was dealt because of what the
trainee at hand can or cannot do. Fewer than 30 answers tell nothing, and then nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.records.registry.reads.report_sums import Db, Sum, item_sums
from trainer.school.reports.scope import View

LEAST = 30
"""Fewer answers than these tell nothing."""


@dataclass(frozen=True, slots=True)
class Item:
    """A skill as an item. ``right`` is the share of right answers: the higher, the easier.

    ``tells_apart`` is that share among rounds that were faultless otherwise less that among all
    others: an item that the able get right and others do not has a high one, and one near nothing
    or below tells nothing of the dealer. None: fewer than 30 answers, of either sort.
    """

    skill: str
    answers: int
    right: float | None
    tells_apart: float | None


def items(db: Db, view: View, source: str | None = None) -> tuple[Item, ...]:
    """The items of that view, the hardest first; those with too few answers at the end."""
    of = view.summed(view.scope.period.whole_grain)
    return ranked(item_sums(db, of, ("skill",), source))


def ranked(figures: Iterable[Sum]) -> tuple[Item, ...]:
    """The items of these sums by skill."""
    found = (_item(each) for each in figures if each["answers"])
    return tuple(sorted(found, key=_order))


def _item(of: Sum) -> Item:
    answers, right = of["answers"], of["right"]
    clean, clean_right = of["clean_answers"], of["clean_right"]
    return Item(
        skill=of.of[0],
        answers=answers,
        right=right / answers if answers >= LEAST else None,
        tells_apart=_apart(clean, clean_right, answers - clean, right - clean_right),
    )


def _apart(clean: int, clean_right: int, others: int, others_right: int) -> float | None:
    if clean < LEAST or others < LEAST:
        return None
    return clean_right / clean - others_right / others


def _order(item: Item) -> tuple[bool, float, str]:
    return item.right is None, item.right or 0.0, item.skill
