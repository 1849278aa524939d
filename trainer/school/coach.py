"""Adaptive practice for a program that plays the trainee: round by round, nothing stored.

Rounds are chosen, marked and judged as in the window; only the records are in memory. The same
answers give the same rounds and the same reports.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from msgspec import Struct, structs

from trainer.dealing.house import House
from trainer.drills.drill_options import Feedback
from trainer.drills.generate import Shoe, wish
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.library.houses import HouseShelf
from trainer.marking.belief_inference import State
from trainer.marking.belief_words import belief_words, pattern_id
from trainer.marking.mark import Marking, mark_round
from trainer.marking.probe import Probe, probe
from trainer.records.attempt import Attempt, AttemptEnded, Dealt, Timed
from trainer.records.attempt import AttemptState as Progress
from trainer.records.results import Observed
from trainer.school.beliefs.history import WINDOW, History, LooksOfOne, held_before
from trainer.school.clock import DAY_MS
from trainer.school.exam.default_exam import default_exam
from trainer.school.exam.pass_chance import Ready, WagersDone, answers_of, done_in, ready
from trainer.school.session.best_table import TableChoice, Tables
from trainer.school.session.next_round import Course, Planned, prober
from trainer.school.session.sessions import FIRM, MOST_SEATS, SEATS
from trainer.school.skills.house_skills import Books
from trainer.school.skills.mastery import firm, mastered_at
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.wording import speaking_of

_HARDLY = 0.01


class Worked(Struct, frozen=True):
    """The trainee's work on a round: the acts, the time of each if known, and the day, from 1."""

    trace: tuple[str, ...]
    ms: tuple[int, ...] | None
    day: int


class CoachBelief(Struct, frozen=True):
    """A wrong rule, and the probability that the trainee holds it."""

    id: str
    status: str
    chance: float


class CoachReport(Struct, frozen=True):
    """The state of knowledge after a round. ``lapsed`` are skills that were mastered once and no
    longer are."""

    marking: Marking
    beliefs: tuple[CoachBelief, ...]
    patterns: tuple[str, ...]
    mastered: tuple[str, ...]
    lapsed: tuple[str, ...]
    ready: Ready


class Coach:
    """One trainee at one house."""

    def __init__(self, shelf: HouseShelf, house: House, seed: int) -> None:
        self._house, self._seed = house, seed
        self._showing = EvidenceMaker(Books(shelf), _NoAttempts())
        self._book = self._showing.book(house.id)
        self._exam = default_exam(shelf, house.id)
        self._done: list[WagersDone] = []
        self._shoes: dict[tuple[str, ...], Shoe] = {}
        self._course = Course({})
        self._looks: list[LooksOfOne] = []
        self._history = History.of_attempts(())
        self._mastered: frozenset[str] = frozenset()
        self._once: frozenset[str] = frozenset()
        self.day = 0
        self.choice = self._next()

    # --- the next round

    def _next(self) -> TableChoice:
        standings = self._course.standings.values()
        whole = sum(firm(each) for each in standings) >= FIRM
        # A program has time for more seats than a trainee at the window.
        tables = Tables(self._house, MOST_SEATS if whole else SEATS)
        found, misread = self._history.about_money, self._showing.wrong_rules(self._house.id)
        tells = prober(Tables(self._house, MOST_SEATS), misread, found, self._probe)
        planned = Planned(tables, self._book, tells, whole=whole)
        seed = f"coach|{self._seed}|{self._course.turn}"
        tests_out = whole and self._errs_hardly and not found.possible
        tested = planned.tested(self._course, self.day, seed) if tests_out else None
        return tested or planned.next(self._course, self.day, seed)

    @property
    def _errs_hardly(self) -> bool:
        wrong = sum(each.wrong for each in self._done)
        return wrong <= _HARDLY * sum(each.decisions for each in self._done)

    def _probe(self, seed: str) -> Probe | None:
        weights = self._history.about_money.possible
        return probe(self._showing.wrong_rules(self._house.id), weights, self._dealt, seed)

    def _dealt(self, events: tuple[str, ...], seed: str) -> Round | None:
        try:
            if events not in self._shoes:
                self._shoes[events] = Shoe(self._house.rules, wish(MOST_SEATS, events))
            return self._shoes[events].deal(seed)
        except InputError:
            return None

    # --- what it showed

    def after(self, worked: Worked) -> CoachReport:
        """Record this round and choose the next one; the report on it."""
        choice, self.day = self.choice, worked.day
        marking = mark_round(self._house, choice.round_, worked.trace, choice.part)
        observed = self._observed(worked, marking)
        self._course = self._course.after(choice.why, observed.observations, self._book)
        done = done_in(marking)
        self._done.append(done._replace(at_ms=self.day * DAY_MS + self._course.turn))
        self._looks = [*self._looks, LooksOfOne.of(observed.exposures)][-WINDOW:]
        self._history = History.of_attempts(self._looks)
        self._mastered = mastered_at(self._book, self._course.standings, self.day)
        self._once |= self._mastered
        report = self._report(marking)
        self.choice = self._next()
        return report

    def _observed(self, worked: Worked, marking: Marking) -> Observed:
        seen = self._showing.of_round(self._attempt(worked), marking)
        if worked.ms is not None:
            return seen
        untimed = tuple(structs.replace(each, latency_ms=None) for each in seen.observations)
        return replace(seen, observations=untimed)

    def _attempt(self, worked: Worked) -> Attempt:
        number = self._course.turn + 1
        times = worked.ms or (0,) * len(worked.trace)
        acts = tuple(Timed(*each) for each in zip(worked.trace, times, strict=True))
        at_ms = worked.day * DAY_MS + number
        return Attempt(
            id=f"{number:06}",
            dealt_at_ms=at_ms,
            dealt=self._as_dealt(number),
            acts=acts,
            undone=0,
            elapsed_ms=max(times, default=0),
            state=Progress.FINISHED,
            moves=acts,
            ended=AttemptEnded(number, at_ms),
        )

    def _as_dealt(self, number: int) -> Dealt:
        return Dealt(
            round=round_to_plain(self.choice.round_),
            house=self._house.id,
            edition=self._house.rules.edition,
            fingerprint=self._house.fingerprint,
            drill="",
            seed=self._seed,
            mode="practice",
            feedback=Feedback.AT_THE_END.value,
            sitting="coach",
            number=number,
            of=number,
            program="",
            part=self.choice.part.value,
        )

    def _report(self, marking: Marking) -> CoachReport:
        beliefs = tuple(self._beliefs())
        with speaking_of(self._house.rules.spoken):
            patterns = tuple(
                belief_words(pattern_id(each.traits)) for each in self._history.about_money.patterns
            )
        return CoachReport(
            marking=marking,
            beliefs=beliefs,
            patterns=patterns,
            mastered=tuple(sorted(self._mastered)),
            lapsed=tuple(sorted(self._once - self._mastered)),
            ready=ready(
                self._done,
                answers_of(self._course.standings, self._mastered),
                self._exam,
                self._history.shown_of_money,
            ),
        )

    def _beliefs(self) -> Iterator[CoachBelief]:
        history = self._history
        for looks, found in (
            (history.money, history.about_money),
            (history.conduct, history.about_conduct),
        ):
            for each in found.explanations:
                yield CoachBelief(each.misreading, _STATUS[each.state], each.probability)
            for past in held_before(looks, found):
                yield CoachBelief(past.misreading, "cleared", 0.0)


_STATUS = {State.CONFIRMED: "confirmed", State.SUSPECTED: "suspected"}


class _NoAttempts:
    """A log without any attempt."""

    def attempt(self, _: str, /) -> Attempt | None:
        return None
