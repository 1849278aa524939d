"""The record of the first deal of a sitting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.game.pay import Teaching
from trainer.records.attempt import Dealt
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum, fresh_seed, must_be_dealt
from trainer.school.marks_stamp import GUIDED
from trainer.school.program import program_version

MODE = "practice"


class DealTerms(Struct, frozen=True):
    """The terms of a sitting: the moment of feedback, the strictness about the school's own order
    at a house that mandates none, and the marking of chips; ``remedial`` is the supervisor's
    assignment, if there is one."""

    feedback: Feedback = Feedback.AT_THE_END
    teaching: Teaching = Teaching.OFF
    chip_marks: ChipMarks = ChipMarks.OFF
    remedial: str | None = None

    @classmethod
    def of(cls, dealt: Dealt) -> DealTerms:
        """The terms of that deal."""
        chip_marks = ChipMarks(dealt.chip_marks)
        return cls(Feedback(dealt.feedback), Teaching(dealt.teaching), chip_marks, dealt.remedial)

    def to_plain(self) -> dict[str, str | None]:
        """The terms as the record of a deal keeps them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class FirstDeals:
    """Makes the record of the first deal of a sitting, without cards."""

    def __init__(self, curriculum: Curriculum, new_id: Callable[[], str], clock: Clock) -> None:
        self._curriculum, self._new_id, self._clock = curriculum, new_id, clock

    def deal(
        self, house: str, drill: str, seed: int | None, terms: DealTerms, **more: Any
    ) -> Dealt:
        """The record of the first deal of a new sitting of one round, unless ``more`` sets other
        fields. Without a seed, one is drawn. Raises NothingToDeal for a house that is not in
        force."""
        must_be_dealt(self._curriculum.shelf, house)
        at = self._curriculum.shelf[house]
        facts: dict[str, Any] = {"number": 1, "of": 1} | terms.to_plain() | more
        return Dealt(
            round={},
            house=house,
            edition=at.rules.edition,
            fingerprint=at.fingerprint,
            drill=drill,
            seed=fresh_seed() if seed is None else seed,
            mode=self._mode(drill),
            sitting=self._new_id(),
            program=program_version(),
            zone_min=self._clock.zone(),
            **facts,
        )

    def _mode(self, drill: str) -> str:
        recipe = self._curriculum.recipes.get(drill)
        return GUIDED if recipe is not None and recipe.guided else MODE
