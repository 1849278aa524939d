"""Rounds for skills that the trainee chose, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trainer.records.attempt import Dealt
from trainer.school.chosen_drills import CHOSEN_SKILLS
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.found import RoundFound
from trainer.school.seed import NothingToDeal
from trainer.school.session.choosing import Tables
from trainer.school.session.focus import ROUNDS, SEATS, focused, for_skills, skills_of
from trainer.school.skills.kept import Skills
from trainer.wording import say


class BySkills:
    """Deals the round of a turn, for the skills that were chosen."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, skills: Skills) -> None:
        self._curriculum, self._deals, self._skills = curriculum, deals, skills

    def begin(
        self,
        house: str,
        skills: Sequence[str],
        seed: int | None = None,
        terms: DealTerms = DealTerms(),  # noqa: B008
    ) -> RoundFound:
        """The first round for these skills."""
        more = {"of": ROUNDS, "seats": SEATS, "chosen": for_skills(skills)}
        return self.find(self._deals.deal(house, CHOSEN_SKILLS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        house, skills = house_of(dealt, self._curriculum.shelf), skills_of(dealt.chosen)
        tables, book = Tables(house, dealt.seats or SEATS), self._skills.book(house.id)
        choice = focused(tables, book, skills, dealt.number - 1, str(dealt.seed))
        if choice is None:
            raise NothingToDeal(
                say(
                    "no round of {house} asks for {skills}",
                    house=house.id,
                    skills=", ".join(skills),
                )
            )
        return RoundFound(replace(dealt, part=choice.part.value), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, skills_of(before.chosen), terms=terms)
