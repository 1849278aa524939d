"""The skills of every house, and the evidence about them in the records."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore
from trainer.records.results import Observation
from trainer.school.skills.house_skills import Books
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.school.skills.standing import NEVER, Standing, standing_of, standing_text


class Skills(EvidenceMaker):
    """Makes the evidence of a finished round or sitting. The records keep it with the result."""

    def __init__(self, books: Books, log: Log) -> None:
        super().__init__(books, log)
        self._log = log
        self._references: dict[tuple[str, str], int | None] = {}
        self._last: dict[str, tuple[str, Standing]] = {}

    @cached_property
    def store(self) -> ObservedStore:
        """The store of the evidence about skills, as it stands in the file."""
        return ObservedStore(self._log, self.fold)

    def standings(self, skills: Collection[str] | None = None) -> dict[str, Standing]:
        """The trainee's standing at each seen skill; at each of these."""
        states = self.store.states(str, skills)
        return {skill: self._read(state, skill) for skill, state in states.items()}

    # --- what the records are told

    def fold(self, state: str | None, observed: Sequence[Observation]) -> str | None:
        """The state of a skill after further observations; None if the skill no longer exists."""
        standing = NEVER if state is None else self._read(state, observed[0].skill)
        is_known = False
        for each in observed:
            reference_ms = self._reference_ms(each.house, each.skill)
            if reference_ms is not None:
                standing, is_known = standing.after(each, reference_ms), True
        return self._written(standing, observed[0].skill) if is_known else None

    def _read(self, state: str, skill: str) -> Standing:
        """Most states are read as they were written or read last."""
        last, standing = self._last.get(skill, ("", NEVER))
        if state != last:
            standing = standing_of(state)
            self._last[skill] = state, standing
        return standing

    def _written(self, standing: Standing, skill: str) -> str:
        state = standing_text(standing)
        self._last[skill] = state, standing
        return state

    def _reference_ms(self, house: str, skill: str) -> int | None:
        """The reference time of a skill; None if it, or its house, no longer exists."""
        if (house, skill) not in self._references:
            is_known = house in self._shelf and skill in self.book(house)
            found = self.book(house)[skill].reference_ms if is_known else None
            self._references[house, skill] = found
        return self._references[house, skill]
