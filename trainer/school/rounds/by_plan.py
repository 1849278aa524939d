"""Rounds of a session: each is the one that the trainee needs most by now."""

from __future__ import annotations

from dataclasses import replace

from trainer.records.attempt import Dealt
from trainer.school.choice_reason import why_of
from trainer.school.chosen_drills import ADAPTIVE
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.found import RoundFound
from trainer.school.session.sessions import Place, Sessions


class ByPlan:
    """Deals what today's plan asks for."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, sessions: Sessions) -> None:
        self._curriculum, self._deals, self._sessions = curriculum, deals, sessions

    def begin(self, house: str, seed: int | None, terms: DealTerms) -> RoundFound:
        """The first round of today's plan at that house."""
        of = self._sessions.plan(self._curriculum.shelf[house]).rounds
        seats = self._sessions.seats(house)
        return self.find(self._deals.deal(house, ADAPTIVE, seed, terms, of=of, seats=seats))

    def find(self, dealt: Dealt) -> RoundFound:
        """``dealt.chosen`` says what the round before was for; the next one is for others."""
        house, last = house_of(dealt, self._curriculum.shelf), why_of(dealt.chosen)
        assert dealt.seats is not None, "a session deals so many seats"
        place = Place(house, dealt.seats, dealt.seed, last)
        choice = self._sessions.next(place, str(dealt.seed))
        chosen, part = choice.why.to_plain(), choice.part.value
        return RoundFound(replace(dealt, chosen=chosen, part=part), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))
