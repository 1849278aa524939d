"""Rounds that tell whether wrong rules are held, and which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from trainer.records.attempt import Dealt
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.beliefs.testing import ROUNDS, beliefs_of, chosen_for, still_to_tell
from trainer.school.chosen_drills import TEST_BELIEFS
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.found import RoundFound
from trainer.school.seed import NothingToDeal
from trainer.wording import say


class ByBelief:
    """Deals the round that tells most of what a test's beliefs leave open by now."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, beliefs: Beliefs) -> None:
        self._curriculum, self._deals, self._beliefs = curriculum, deals, beliefs

    def begin(
        self,
        house: str,
        ids: Sequence[str],
        seed: int | None = None,
        terms: DealTerms = DealTerms(),  # noqa: B008
    ) -> RoundFound:
        """The first round of a test of these beliefs."""
        more = {"of": ROUNDS, "chosen": chosen_for(ids)}
        return self.find(self._deals.deal(house, TEST_BELIEFS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        ids = self._to_tell(dealt)
        probe = self._beliefs.probe_round(dealt.house, ids, dealt.seed)
        if probe is None:
            raise NothingToDeal(
                say(
                    "no round of {house} shows {beliefs}", house=dealt.house, beliefs=", ".join(ids)
                )
            )
        house = house_of(dealt, self._curriculum.shelf)
        return RoundFound(replace(dealt, chosen=chosen_for(tuple(ids))), house, probe.round_)

    def _to_tell(self, dealt: Dealt) -> Mapping[str, float]:
        """A remedial tests what was assigned, whatever else is suspected by now."""
        suspected = {} if dealt.remedial else self._beliefs.open_weights(dealt.house)
        return still_to_tell(dealt.chosen, suspected)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, beliefs_of(before.chosen), terms=terms)
