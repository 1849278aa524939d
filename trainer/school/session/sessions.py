"""Adaptive practice: today's plan, the rounds of a session, and its gain.

Everything is derived from the log, so a session goes on after a kill as before. Methods that read
records raise RecordsFault.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Skill
from trainer.marking.probe import Probe
from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore
from trainer.records.results import Observation, RoundResult
from trainer.records.store import Store, practised_ms
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.choice_reason import Why
from trainer.school.clock import MINUTE_MS, Clock, begin_ms, day_of
from trainer.school.debrief.pace import pace_of
from trainer.school.session.best_table import TableChoice, Tables
from trainer.school.session.needs import needs, test_out
from trainer.school.session.next_round import Course, Planned, Prober, all_right, prober
from trainer.school.session.plan import LATEST, Day, Plan, hand_ms, plan
from trainer.school.session.repeat_queue import Queue, queue_after
from trainer.school.skills.levels import START, Chances, Siblings
from trainer.school.skills.mastery import firm, mastered, siblings
from trainer.school.skills.skill_store import Skills
from trainer.school.skills.standing import NEVER, Standing, folded, standing_of

MOST_SEATS = 7
# Tables are small until this many skills of the house are firm, then larger.
SEATS_AT_FIRST, SEATS, FIRM = 3, 5, 8

# What comes back is read from so many of the last rounds.
_LATEST = 40


class Place(Struct, frozen=True):
    """The state of a session: its house, its seats, the turn of the mix, and the aim of the round
    before."""

    house: House
    seats: int
    turn: int
    last: Why | None = None


class PracticeSessions:
    """The sessions of one trainee."""

    def __init__(
        self, skills: Skills, store: ObservedStore, beliefs: Beliefs, log: Log, clock: Clock
    ) -> None:
        self._skills, self._store, self._beliefs = skills, store, beliefs
        self._log, self._clock = log, clock

    @property
    def today(self) -> int:
        """The calendar day where the trainee sits, counted from 1970."""
        return day_of(self._clock.wall(), self._clock.zone())

    # --- the next round

    def next(self, at: Place, seed: str) -> TableChoice:
        """The next round of a session. The same log, place, day and seed choose the same."""
        planned = self._planned(at, whole=self.firm(at.house.id))
        return planned.next(self._course(at), self.today, seed)

    def test_out(self, at: Place, seed: str) -> TableChoice:
        """The next round of a test-out; of a session if nothing is left to show."""
        planned, course = self._planned(at, whole=True), self._course(at)
        tested = planned.tested(course, self.today, seed)
        return tested or planned.next(course, self.today, seed)

    def left_to_show(self, house: str) -> int:
        """The number of skills of that house that a test-out would ask for."""
        book = self._skills.book(house)
        return len(test_out(book, self.standings(house), self.today).every)

    def _planned(self, at: Place, *, whole: bool) -> Planned:
        book, probe = self._skills.book(at.house.id), self._prober(at)
        return Planned(Tables(at.house, at.seats), book, probe, whole)

    def _course(self, at: Place) -> Course:
        house = at.house.id
        return Course(self.standings(house), self.queue(house), at.turn, at.last)

    def seats(self, house: str) -> int:
        """The number of seats that a session deals: a small table until enough skills are firm."""
        return SEATS if self.firm(house) else SEATS_AT_FIRST

    def firm(self, house: str) -> bool:
        """True if enough skills are firm for larger tables and whole rounds."""
        return sum(firm(each) for each in self.standings(house).values()) >= FIRM

    def warm(self, house: House) -> Iterator[str]:
        """Prepare the choice in steps, so that it is fast when it is asked for."""
        tables = Tables(house, self.seats(house.id))
        return tables.warm(self._skills.book(house.id))

    def _prober(self, at: Place) -> Prober | None:
        beliefs, name = self._beliefs, at.house.id
        found, weights = beliefs.history(name).about_money, beliefs.open_weights(name)

        def probe(seed: str) -> Probe | None:
            return beliefs.probe_round(name, weights, seed)

        return prober(Tables(at.house, at.seats), beliefs.misread(name), found, probe)

    # --- how far the trainee has come

    def standings(self, house: str) -> Mapping[str, Standing]:
        """The trainee's standing at each seen skill of that house."""
        book = self._skills.book(house)
        states = self._store.states(standing_of).items()
        return {skill: standing for skill, standing in states if skill in book}

    def queue(self, house: str) -> Queue:
        """The skills that come back at that house."""
        return queue_after(all_right(seen) for seen in self._latest(house))

    def _latest(self, house: str) -> Iterator[list[Observation]]:
        seen = self._store.observations(house=house, latest=_LATEST)
        for _, of_attempt in groupby(seen, key=lambda each: each.event):
            yield list(of_attempt)

    # --- plan and gain

    def plan(self, house: House, goal: int = 0) -> Plan:
        """The plan of today at that house. With a ``goal`` in minutes a day, a session is no longer
        than what is left of it; once it is reached, as long as without one."""
        standings, day = self.standings(house.id), self.today
        wanted = needs(self._skills.book(house.id), standings, day, self.queue(house.id))
        on = Day(
            house=house.id,
            seats=self.seats(house.id),
            hand_ms=hand_ms(self._rounds_at(house.id)),
            whole=self.firm(house.id),
            left=max(0, goal - self.minutes_today()) if goal else 0,
        )
        return plan(on, wanted.every)

    def minutes_today(self) -> int:
        """The minutes practised since midnight."""
        since = begin_ms(self.today, self._clock.zone())
        return round(practised_ms(self._log, since) / MINUTE_MS)

    def gained(self, sitting: str) -> Gained | None:
        """The gain of the session so far; None if no round of it is finished."""
        rounds = self._rounds(sitting=sitting)
        if not rounds:
            return None
        house = rounds[0].house
        within = [self._store.observations(attempt=each.attempt) for each in reversed(rounds)]
        touched = {each.skill for seen in within for each in seen}
        history = self._store.observations(skills=touched)
        back = [each.skill for each in self.queue(house).returning]
        book = self._skills.book(house)
        others = siblings(book, self.standings(house))
        return gained(rounds, within, history, book, back, others)

    def _rounds_at(self, house: str) -> Iterable[RoundResult]:
        """The latest rounds with a pace at that house; without any, those at all houses."""
        rounds = [each for each in self._rounds(limit=5 * LATEST) if each.hands]
        at_house = [each for each in rounds if each.house == house]
        return (at_house or rounds)[:LATEST]

    def _rounds(self, limit: int | None = None, sitting: str | None = None) -> list[RoundResult]:
        return list(Store(self._log).results(limit, sitting))


class Gained(Struct, frozen=True):
    """A session as a whole. ``mastered`` are skills that were not before, ``lost`` the opposite,
    ``first_seen`` new ones; ``put_off`` were due and no longer are. ``back`` come back soon.
    ``right`` of ``lines`` wager decisions were right."""

    rounds: int
    right: int
    lines: int
    elapsed_ms: int
    hands_per_hour: int | None
    skills: int
    mastered: tuple[Skill, ...]
    lost: tuple[Skill, ...]
    first_seen: tuple[Skill, ...]
    put_off: tuple[Skill, ...]
    back: tuple[Skill, ...]


def gained(
    rounds: Sequence[RoundResult],
    within: Sequence[Sequence[Observation]],
    history: Iterable[Observation],
    book: Skillbook,
    back: Iterable[str],
    others: Siblings | None = None,
) -> Gained:
    """The gain of these rounds. Their observations are ``within`` and, with all earlier ones, in
    ``history``; ``others`` is the trainee's record on all skills."""
    changes = _changes(within, history, book, others)
    return Gained(
        rounds=len(rounds),
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        elapsed_ms=sum(each.elapsed_ms for each in rounds),
        hands_per_hour=pace_of(rounds),
        skills=len(changes),
        mastered=tuple(each.skill for each in changes if each.after and not each.before),
        lost=tuple(each.skill for each in changes if each.before and not each.after),
        first_seen=tuple(each.skill for each in changes if each.is_new),
        put_off=tuple(each.skill for each in changes if each.put_off),
        back=tuple(book[skill] for skill in back if skill in book),
    )


class _Change(Struct, frozen=True):
    """A skill of the session: whether it was mastered ``before`` and is ``after``."""

    skill: Skill
    before: bool
    after: bool
    is_new: bool
    put_off: bool


def _changes(
    within: Sequence[Sequence[Observation]],
    history: Iterable[Observation],
    book: Skillbook,
    others: Siblings | None,
) -> list[_Change]:
    fresh = {(each.event, each.number) for seen in within for each in seen}
    earlier: dict[str, list[Observation]] = {}
    later: dict[str, list[Observation]] = {}
    for each in history:
        side = later if (each.event, each.number) in fresh else earlier
        side.setdefault(each.skill, []).append(each)
    seen = [skill for skill in book if skill.id in later]
    prior = {skill.id: START if others is None else others.prior(skill.id) for skill in seen}
    return [_change(skill, earlier, later[skill.id], prior[skill.id]) for skill in seen]


def _change(
    skill: Skill,
    earlier: Mapping[str, Iterable[Observation]],
    seen: Sequence[Observation],
    prior: Chances,
) -> _Change:
    before = folded(earlier.get(skill.id, ()), skill.reference_ms)
    after = before
    for each in seen:
        after = after.after(each, skill.reference_ms)
    day = seen[-1].day
    return _Change(
        skill=skill,
        before=mastered(before, high_stakes=skill.high_stakes, prior=prior),
        after=mastered(after, high_stakes=skill.high_stakes, prior=prior),
        is_new=before == NEVER,
        put_off=_due(before, skill, day) and not _due(after, skill, day),
    )


def _due(standing: Standing, skill: Skill, day: int) -> bool:
    memory = standing.scheduled(skill.id)
    return memory is not None and memory.due_day <= day
