"""The skills of every house, and what the records show of them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from trainer.library.houses import HouseShelf
from trainer.school.skills.showing import Showing
from trainer.school.skills.standing import NEVER, standing_from_plain, standing_to_plain

if TYPE_CHECKING:
    from trainer.records.log import Log
    from trainer.records.observation import Observation
    from trainer.records.observed_store import ObservedStore, Plain


class Skills(Showing):
    """Makes what a finished round or sitting shows. The records keep it with the result."""

    def __init__(self, shelf: HouseShelf, log: Log) -> None:
        super().__init__(shelf, log)
        self._log = log

    @cached_property
    def store(self) -> ObservedStore:
        """What the records keep of skills, as it stands in the file."""
        from trainer.records.observed_store import ObservedStore

        return ObservedStore(self._log, self.fold)

    # --- what the records are told

    def fold(self, state: Plain | None, observed: Observation) -> Plain | None:
        """How one more observation changes a skill's state; None where the skill is gone."""
        if observed.house not in self._shelf or observed.skill not in self.book(observed.house):
            return None
        before = NEVER if state is None else standing_from_plain(state)
        reference_ms = self.book(observed.house)[observed.skill].reference_ms
        return standing_to_plain(before.after(observed, reference_ms))
