"""Rounds of a test-out: each tells the most of what is not yet known to be mastered."""

from __future__ import annotations

from dataclasses import replace

from trainer.records.attempt import Dealt
from trainer.school.choice_reason import why_of
from trainer.school.chosen_drills import TEST_OUT
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.found import RoundFound
from trainer.school.session.sessions import MOST_SEATS, Place, Sessions

ROUNDS = 20
"""In one sitting; whoever never errs is through a house in five of them at most."""


class ByTestOut:
    """Deals full tables for what is left to show; the plan's rounds once nothing is left."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, sessions: Sessions) -> None:
        self._curriculum, self._deals, self._sessions = curriculum, deals, sessions

    def begin(self, house: str, seed: int | None, terms: DealTerms) -> RoundFound:
        """The first round of a test-out at that house."""
        return self.find(
            self._deals.deal(house, TEST_OUT, seed, terms, of=ROUNDS, seats=MOST_SEATS)
        )

    def find(self, dealt: Dealt) -> RoundFound:
        """``dealt.chosen`` says what the round before was for; the next one is for others."""
        house, last = house_of(dealt, self._curriculum.shelf), why_of(dealt.chosen)
        place = Place(house, dealt.seats or MOST_SEATS, dealt.seed, last)
        choice = self._sessions.test_out(place, str(dealt.seed))
        chosen, part = choice.why.to_plain(), choice.part.value
        return RoundFound(replace(dealt, chosen=chosen, part=part), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))
