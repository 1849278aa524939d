"""The marks of what a delivery ends, as an account's records have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trainer.records.attempt import Attempt
from trainer.records.log import Log
from trainer.records.observation import Observation, Observed
from trainer.records.quick import QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.registry.marks import (
    ItemMarked,
    Marks,
    MistakeMarked,
    QuickMarked,
    RoundMarked,
    StandingNow,
)
from trainer.records.store import Store
from trainer.school.briefing import Played, marking_of
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import as_dealt, played
from trainer.school.marker.explained import Explained
from trainer.school.marker.rows import (
    beliefs_now,
    mistake_marked,
    mistakes_that_count,
    round_marked,
    sitting_marked,
)
from trainer.school.reports.counted import counts_of_quick
from trainer.school.session.habit import begin_ms
from trainer.school.skills.levels import Chances
from trainer.school.skills.mastery import LEAST_SEEN, grasp, siblings
from trainer.school.skills.standing import Standing, standing_of
from trainer.school.trainee import Trainee

MASTERED, LEARNING, SEEN = "mastered", "learning", "seen"
"""How a trainee stands at a skill; ``seen``: too seldom to tell."""


@dataclass(frozen=True, slots=True)
class _Marked:
    """The marks of one round or sitting, and what it touched."""

    houses: tuple[str, ...]
    zone_min: int
    observations: tuple[Observation, ...]
    rounds: tuple[RoundMarked, ...] = ()
    mistakes: tuple[MistakeMarked, ...] = ()
    items: tuple[ItemMarked, ...] = ()
    quick: tuple[QuickMarked, ...] = ()


class MarksOf:
    """Tells the marks of what is derived in one account's records. Methods raise RecordsFault."""

    def __init__(self, curriculum: Curriculum, trainee: Trainee, log: Log) -> None:
        self._at, self._trainee, self._log = curriculum, trainee, log
        self._rounds, self._quick = Store(log), QuickStore(log)
        self._observed, self._book = trainee.observed, trainee.skills.book

    def of(self, rounds: Iterable[str], sittings: Iterable[str]) -> Marks:
        """The marks of these, and how the trainee stands after them. What today's rules could not
        mark has none."""
        found = (*map(self._round, rounds), *map(self._sitting, sittings))
        return self._together([each for each in found if each is not None])

    # --- a round, a sitting

    def _round(self, id_: str) -> _Marked | None:
        attempt = self._log.attempt(id_)
        found = None if attempt is None else self._played(attempt)
        result = self._rounds.results_of([id_]).get(id_)
        if attempt is None or found is None or result is None:
            return None
        verdict, dealt, seen = marking_of(found).verdict, attempt.dealt, self._seen(id_)
        made = self._rounds.mistakes_of([id_])[id_]
        why = Explained(self._trainee.beliefs.explaining(result.house, id_), verdict)
        marked, items = round_marked(result, dealt, seen, verdict, self._book(result.house))
        counted = mistakes_that_count(result, made)
        return _Marked(
            houses=(result.house,),
            zone_min=dealt.zone_min,
            observations=seen.observations,
            rounds=(marked,),
            mistakes=tuple(mistake_marked(each, why.of(each)) for each in counted),
            items=items,
        )

    def _played(self, attempt: Attempt) -> Played | None:
        return played(attempt, as_dealt(attempt, self._at.shelf), self._at.recipes)

    def _sitting(self, id_: str) -> _Marked | None:
        attempt = QuickLog(self._log).attempt(id_)
        result = self._quick.results_of([id_]).get(id_)
        if attempt is None or result is None:
            return None
        known = tuple(house for house in result.houses if house in self._at.shelf)
        seen = self._seen(id_)
        counts = counts_of_quick(seen.observations, {house: self._book(house) for house in known})
        return _Marked(
            houses=known,
            zone_min=attempt.begun.zone_min,
            observations=seen.observations,
            quick=(sitting_marked(result, attempt, counts),),
        )

    def _seen(self, attempt: str) -> Observed:
        """What it showed, of the skills that there are today."""
        found = self._observed.observations(attempt=attempt)
        known = tuple(each for each in found if self._has(each.house, each.skill))
        return Observed(known, self._observed.exposed.read(attempt=attempt))

    def _has(self, house: str, skill: str) -> bool:
        return house in self._at.shelf and skill in self._book(house)

    # --- how the trainee stands after it

    def _together(self, marked: Sequence[_Marked]) -> Marks:
        houses = tuple(dict.fromkeys(house for each in marked for house in each.houses))
        held = self._trainee.beliefs.of
        return Marks(
            rounds=tuple(row for each in marked for row in each.rounds),
            mistakes=tuple(row for each in marked for row in each.mistakes),
            items=tuple(row for each in marked for row in each.items),
            quick=tuple(row for each in marked for row in each.quick),
            standings=tuple(self._standings(marked)),
            beliefs=tuple(row for house in houses for row in beliefs_now(held(house))),
            beliefs_of=houses,
        )

    def _standings(self, marked: Iterable[_Marked]) -> Iterator[StandingNow]:
        """How the trainee stands now at every skill that was touched."""
        last = {
            seen.skill: (seen.house, each.zone_min) for each in marked for seen in each.observations
        }
        states = self._observed.states(standing_of) if last else {}
        houses = {house for house, _ in last.values()}
        others = {house: siblings(self._book(house), states) for house in houses}
        for skill, (house, zone_min) in last.items():
            if skill in states:
                prior = others[house].prior(skill)
                yield self._standing(skill, house, states[skill], zone_min, prior)

    def _standing(
        self, skill: str, house: str, now: Standing, zone_min: int, prior: Chances
    ) -> StandingNow:
        grasped = grasp(self._book(house)[skill], now, now.last_day, prior)
        due = now.last_day if grasped.due_day is None else grasped.due_day
        level = LEARNING if now.seen >= LEAST_SEEN else SEEN
        return StandingNow(
            skill=skill,
            house=house,
            level=MASTERED if grasped.mastered else level,
            ema=now.right / now.seen,
            observations=now.seen,
            last_at_ms=now.last_ms,
            due_at_ms=begin_ms(due, zone_min),
        )
