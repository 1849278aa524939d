"""The marks of one round of the school's, made anew from its evidence by today's rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trainer.errors import InputError
from trainer.records.attempt import State
from trainer.records.registry.marks import Marks
from trainer.school.briefing import marking_of
from trainer.school.evidence import derived_from, played
from trainer.school.skills.showing import Showing
from trainer.school.station.delivered import mistake_marked, round_marked
from trainer.wording import in_english

if TYPE_CHECKING:
    from trainer.records.attempt import Attempt
    from trainer.records.registry.marks import MistakeMarked
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.marks import MistakeRow
    from trainer.records.store import MistakeMade
    from trainer.school.briefing import Played
    from trainer.school.curriculum import Curriculum


class Anew:
    """Marks as a station would, had it worked the round today."""

    def __init__(self, registry: Registry, curriculum: Curriculum) -> None:
        self._registry, self._at = registry, curriculum
        self._showing = Showing(curriculum.shelf, registry)

    def marks(self, attempt: str, stood: Iterable[MistakeRow]) -> Marks | None:
        """Of that round; None where its evidence was erased, or today's rules cannot read it.
        ``stood``: its mistakes as they stand."""
        told = self._registry.attempt(attempt)
        if told is None or told.state is not State.FINISHED:
            return None
        found = played(told, self._at.shelf, self._at.recipes)
        try:
            return None if found is None else self._marks(told, found, stood)
        except InputError:
            return None

    def _marks(self, told: Attempt, found: Played, stood: Iterable[MistakeRow]) -> Marks:
        with in_english():
            marking = marking_of(found)
            made = derived_from(told, found, marking, self._showing)
        book = self._showing.book(found.house.id)
        marked, items = round_marked(made.result, told.dealt, made.observed, marking.verdict, book)
        known = {_same(each): each.misreading for each in stood}
        mistakes = tuple(mistake_marked(each, known.get(_same(each))) for each in made.mistakes)
        return Marks(rounds=(marked,), mistakes=mistakes, items=items)


def _same(mistake: MistakeMade | MistakeMarked | MistakeRow) -> tuple[object, ...]:
    """What makes it the same mistake: that keeps the wrong rule which its station found behind it.
    What explains another one is told by all that the trainee did, and so by the station alone."""
    return mistake.code, mistake.seat, mistake.wager, mistake.money_cents, mistake.rule
