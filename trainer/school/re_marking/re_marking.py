"""Marking again: what other rules than today's marked is shown as it would be, and put in force.

Nothing is lost by it. The evidence stays as it is, the act that every re-marking is keeps the old
figures and its reason, and what a supervisor set otherwise stays in force where it still applies.
What an exam came to stays as it was told and signed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from trainer.records.registry.marks import Marks
from trainer.school.evidence import marked_by
from trainer.school.people.rights import Right, may
from trainer.school.re_marking.anew import Anew
from trainer.school.re_marking.change import Change, Changes
from trainer.school.review.mine import in_words

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.marks import RoundRow
    from trainer.school.curriculum import Curriculum
    from trainer.school.people.account import Account

IN_ONE_ACT = 500
"""At most so many rounds stand in one act, with their old figures."""


class ReMarking:
    """By one supervisor, of the whole school. Raises NotAllowed for anybody else, and what the
    registry raises."""

    def __init__(self, registry: Registry, by: Account, curriculum: Curriculum) -> None:
        may(by, Right.RE_MARK)
        self._registry, self._by, self._at = registry, by, curriculum

    def houses(self) -> tuple[str, ...]:
        """The houses that rounds were marked at, and that are on the shelf today."""
        from trainer.records.registry.reads import marked_otherwise

        with self._registry.reading() as db:
            return tuple(each for each in marked_otherwise.houses(db) if each in self._at.shelf)

    def look(self, house: str) -> Changes:
        """What would change at that house; nothing is changed. Raises KeyError for a house that is
        not on the shelf."""
        to = marked_by(self._at.shelf[house])
        changes, unread = [], []
        for row, change in self._looked_at(house, to):
            if change is None:
                unread.append(row.attempt)
            else:
                changes.append(change)
        return Changes(house, to, tuple(changes), tuple(unread))

    def apply(self, changes: Changes, reason: str) -> int:
        """Put the new marks in force, for that reason; how many acts that took. Each of them is
        done whole or not at all: after a fault, what is left is found again. Raises InputError
        where no reason is given."""
        from trainer.records.registry import re_marks

        words, acts = in_words(reason), 0
        for what, some in changes.by_what_marked():
            why = re_marks.ReMarking(changes.house, what, changes.to, words)
            for batch in _batches(some):
                self._registry.re_mark(self._by.id, why, _together(batch))
                acts += 1
        return acts

    def _looked_at(self, house: str, to: str) -> Iterator[tuple[RoundRow, Change | None]]:
        from trainer.records.registry.reads import marked_otherwise

        with self._registry.reading() as db:
            found = marked_otherwise.marked_otherwise(db, house, to)
            stood = marked_otherwise.mistakes_of(db, [row.attempt for row in found])
        anew = Anew(self._registry, self._at)
        for row in found:
            mistakes = stood.get(row.attempt, ())
            marks = anew.marks(row.attempt, mistakes)
            yield row, None if marks is None else Change(row, mistakes, marks)


def _batches(some: Sequence[Change]) -> Iterator[Sequence[Change]]:
    return (some[at : at + IN_ONE_ACT] for at in range(0, len(some), IN_ONE_ACT))


def _together(batch: Sequence[Change]) -> Marks:
    return Marks(
        rounds=tuple(row for each in batch for row in each.marks.rounds),
        mistakes=tuple(row for each in batch for row in each.marks.mistakes),
        items=tuple(row for each in batch for row in each.marks.items),
    )
