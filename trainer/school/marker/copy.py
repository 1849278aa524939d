"""An account's records as the school has them: all its chains in one log, in the order of delivery.

A copy is made of events alone by the code of the stations, and can be thrown away at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer.dealing.finding import Verdict
from trainer.game.wagers import Wager
from trainer.marking.conduct import conduct
from trainer.marking.exposures import Seen
from trainer.marking.wager_handling import spot_of
from trainer.records import raw_rows
from trainer.records.event import Event
from trainer.records.exam import ExamLog
from trainer.records.file import RecordsFile
from trainer.records.log import Log
from trainer.records.registry.rows.marks import (
    BeliefNow,
    ItemRow,
    Marks,
    MistakeRow,
    QuickMarked,
    RoundMarked,
    StandingNow,
)
from trainer.records.results import MistakeMade, Observation, Observed
from trainer.records.tables import events
from trainer.school.clock import SYSTEM, begin_ms
from trainer.school.curriculum import Curriculum
from trainer.school.derivation import Derivation, Ended, RoundDone, SittingDone
from trainer.school.exam.exam_evidence import ExamEvidence
from trainer.school.exam.opening import OpeningDifference, dealt_otherwise
from trainer.school.exam.sheet import ExamSheet, sheet_of
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.marker.todays_marks import (
    beliefs_now,
    mistake_marked,
    mistakes_that_count,
    round_marked,
    sitting_marked,
)
from trainer.school.reports.counts import counts_of_quick
from trainer.school.results import if_markable
from trainer.school.skills.levels import Chances
from trainer.school.skills.mastery import LEAST_SEEN, mastered, siblings
from trainer.school.skills.standing import Standing
from trainer.school.trainee import Trainee


class Copy:
    """Takes events in, derives what they end, and tells the marks of it."""

    def __init__(self, path: Path, curriculum: Curriculum) -> None:
        self.log = Log(RecordsFile(path, durable=False), wall_ms=int, as_delivered=True)
        self._at = curriculum
        trainee = Trainee(curriculum, self.log, SYSTEM)
        self._derivation = Derivation(curriculum, self.log, trainee, as_told=False)
        self._marks = MarksOf(curriculum, trainee)
        self._last = self.log.own_last()

    def close(self) -> None:
        self.log.close()

    @property
    def last(self) -> Event | None:
        """The last event that was taken in; its place counts all of them."""
        return self._last

    def transaction(self) -> AbstractContextManager[Any]:
        """All or nothing of what is taken inside."""
        return self.log.transaction()

    def take(self, fresh: Sequence[Event]) -> Ended:
        """These events follow; what they end is derived. Where that fails, the copy is worth
        nothing any more."""
        after = self._last.place if self._last is not None else 0
        mine = [each.at(after + n) for n, each in enumerate(fresh, 1)]
        with self.log.transaction() as db:
            raw_rows.insert(db, events, mine)
            self._last = mine[-1] if mine else self._last
            return self._derivation.of(mine)

    def marks(self, ended: Ended) -> Marks:
        """The marks of what was just derived. What cannot be marked has none."""
        return if_markable(lambda: self._marks.of(ended)) or Marks()

    def beliefs(self, house: str) -> tuple[BeliefNow, ...]:
        """The beliefs at that house after all that was taken; none where it gives no answer."""
        return if_markable(lambda: self._marks.beliefs(house)) or ()

    def sheet(self, sitting: str, set_as: str) -> ExamSheet | None:
        """The sheet of an exam that has ended, by its evidence and the school's blueprint; None if
        it cannot be marked."""
        return if_markable(lambda: self._sheet(sitting, set_as))

    def _sheet(self, sitting: str, set_as: str) -> ExamSheet | None:
        evidence = self._evidence(sitting, set_as)
        return None if evidence is None else sheet_of(evidence, self._at)

    def dealt_otherwise(
        self, sitting: str, set_as: str, seeds: Sequence[int]
    ) -> OpeningDifference | None:
        """The fault in the cards of a sitting that has a sheet, by the seeds given for it."""
        evidence = self._evidence(sitting, set_as)
        return None if evidence is None else dealt_otherwise(evidence, self._at, seeds)

    def _evidence(self, sitting: str, set_as: str) -> ExamEvidence | None:
        exams = ExamLog(self.log)
        sat = exams.sat(sitting)
        return None if sat is None else ExamEvidence(sat, exams.rounds(sat), set_as)


MASTERED, LEARNING, SEEN = "mastered", "learning", "seen"
"""How a trainee stands at a skill; ``seen``: too seldom to tell."""


class _Marked(Struct, frozen=True):
    """The marks of one round or sitting, and what it touched."""

    houses: tuple[str, ...]
    zone_min: int
    observations: tuple[Observation, ...]
    rounds: tuple[RoundMarked, ...] = ()
    mistakes: tuple[MistakeRow, ...] = ()
    items: tuple[ItemRow, ...] = ()
    quick: tuple[QuickMarked, ...] = ()


class MarksOf:
    """Tells the marks of what was just derived in one account's records. Methods raise
    RecordsFault."""

    def __init__(self, curriculum: Curriculum, trainee: Trainee) -> None:
        self._at, self._trainee = curriculum, trainee
        self._beliefs, self._book = trainee.beliefs, trainee.skills.book
        self._standing_at: dict[str, Standing] = {}

    def of(self, ended: Ended) -> Marks:
        """The marks of it, and how the trainee stands after it; of the beliefs only the houses at
        which they may have changed."""
        states, self._standing_at = self._standing_at, {}
        counted = (each for each in ended.rounds.values() if each is not None and each.counts)
        rounds = (self._round(each) for each in counted)
        sittings = (self._sitting(each) for each in ended.sittings.values() if each is not None)
        marked = self._together([*rounds, *sittings], states)
        self._standing_at = states
        return marked

    # --- a round, a sitting

    def _round(self, done: RoundDone) -> _Marked:
        result, dealt, verdict = done.derived.result, done.attempt.dealt, done.marking.verdict
        seen = self._known(done.derived.observed)
        counted = tuple(mistakes_that_count(result, done.derived.mistakes))
        at, beliefs = (result.house, result.attempt), self._beliefs
        # Only the answer that a wrong rule gives is explained by one.
        hit = counted and any(each.seen == Seen.HIT for each in seen.exposures)
        known = beliefs.explaining(*at) if hit and beliefs.can_be_sure(*at) else {}
        why = Explained(known, verdict)
        marked, items = round_marked(
            result, dealt, seen, verdict, self._book(result.house), counted
        )
        return _Marked(
            houses=(result.house,),
            zone_min=dealt.zone_min,
            observations=seen.observations,
            rounds=(marked,),
            mistakes=tuple(mistake_marked(each, why.of(each)) for each in counted),
            items=items,
        )

    def _sitting(self, done: SittingDone) -> _Marked:
        begun, result = done.attempt.begun, done.derived.result
        known = tuple(house for house in result.houses if house in self._at.shelf)
        seen = self._known(done.derived.observed)
        counts = counts_of_quick(seen.observations, {house: self._book(house) for house in known})
        return _Marked(
            houses=known,
            zone_min=begun.zone_min,
            observations=seen.observations,
            quick=(sitting_marked(result, done.attempt, counts),),
        )

    def _known(self, seen: Observed) -> Observed:
        """The evidence about the skills that there are today."""
        known = tuple(each for each in seen.observations if self._has(each.house, each.skill))
        return Observed(known, seen.exposures)

    def _has(self, house: str, skill: str) -> bool:
        return house in self._at.shelf and skill in self._book(house)

    # --- how the trainee stands after it

    def _together(self, marked: Sequence[_Marked], states: dict[str, Standing]) -> Marks:
        return Marks(
            rounds=tuple(row for each in marked for row in each.rounds),
            mistakes=tuple(row for each in marked for row in each.mistakes),
            items=tuple(row for each in marked for row in each.items),
            quick=tuple(row for each in marked for row in each.quick),
            standings=tuple(self._standings(marked, states)),
            beliefs_of=tuple(dict.fromkeys(house for each in marked for house in each.houses)),
        )

    def beliefs(self, house: str) -> tuple[BeliefNow, ...]:
        """The trainee's beliefs at that house now; none where it is there no more."""
        return tuple(beliefs_now(self._beliefs.of(house))) if house in self._at.shelf else ()

    def _standings(
        self, marked: Iterable[_Marked], states: dict[str, Standing]
    ) -> Iterator[StandingNow]:
        """The trainee's standing now at every skill that was touched. ``states`` is as it was at
        every skill, or empty, and is brought up to date."""
        last = {
            seen.skill: (seen.house, each.zone_min) for each in marked for seen in each.observations
        }
        if last:
            states |= self._trainee.skills.standings(last if states else None)
        houses = {house for house, _ in last.values()}
        others = {house: siblings(self._book(house), states) for house in houses}
        for skill, (house, zone_min) in last.items():
            if skill in states:
                prior = others[house].prior(skill)
                yield self._standing(skill, house, states[skill], zone_min, prior)

    def _standing(
        self, skill: str, house: str, now: Standing, zone_min: int, prior: Chances
    ) -> StandingNow:
        memory, high_stakes = now.scheduled(skill), self._book(house)[skill].high_stakes
        due = now.last_day if memory is None else memory.due_day
        level = LEARNING if now.seen >= LEAST_SEEN else SEEN
        return StandingNow(
            skill=skill,
            house=house,
            level=MASTERED if mastered(now, high_stakes=high_stakes, prior=prior) else level,
            ema=now.right / now.seen,
            observations=now.seen,
            last_at_ms=now.last_ms,
            due_at_ms=begin_ms(due, zone_min),
        )


class Explained:
    """The beliefs behind one round: ``known`` by its cell in the records, and by its habits."""

    def __init__(self, known: Mapping[str, BeliefHeld], verdict: Verdict) -> None:
        sure = Sureness.CONFIRMED
        self._known = {cell: held.id for cell, held in known.items() if held.sureness is sure}
        self._by_rule = {
            str(kept.source.cite): self._known[kept.habit]
            for kept in (conduct(verdict) if self._known else ())
            if kept.seen is Seen.HIT and kept.habit in self._known
        }

    def of(self, made: MistakeMade) -> str | None:
        """The wrong rule that explains this mistake; None where no confirmed one does."""
        if not made.money_cents:
            return self._by_rule.get(made.rule)
        if made.seat is None or made.wager is None:
            return None
        return self._known.get(f"{made.seat} {spot_of(Wager(made.wager))}")
