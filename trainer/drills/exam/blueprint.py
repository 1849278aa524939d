"""The demands of an exam, written once; every form of it is drawn from a seed. And the rule for
passing it, with the probability that a dealer passes.

A blueprint is written in ``scenarios/exams/NAME.yaml``, never with dealt cards::

    exam: floor-test                    # the file's name, without .yaml
    title: The floor test
    house: mbs
    part: settlement                    # settlement (default) | whole
    rounds: 10
    seats: 5                            # in every round
    exposes: 2                          # every wrong rule answers otherwise so often at least, and
                                        # all forms weigh the same; without it they are drawn anew
    decisions: 150                      # all that is scored, wagers and irregularities; without
                                        # ``exposes`` so many wagers at least, and few more
    rulings: 3                          # irregularities, between the rounds
    wagers: {ante: 95, pair_plus: 85, own: 70}      # as in a drill
    folds: {weak: 90, good: 2}
    several_hands: 20
    areas:                              # so many decisions at least
      ties: 2
      no_game: {count: 6, starred: true}    # all of them; ``starred: 2`` two of them
    shows:                              # in so many rounds at least; any event of a drill
      tie: 1
      low_queen_qualifies: {count: 1, starred: true}
    pass: {errors: 3, critical: 1}      # so many errors at most; so many of them on starred items
    clock: {exam: 60, round: 6}         # in minutes, or none (default)
    retake: {tries: 3, days: 7}         # so many tries; the next one so many days after the last
    key_guide: false                    # whether the keys may be looked at
    pattern: {fingerprint: ..., rounds: [...]}      # put in when the exam is set, with ``exposes``

A starred item has so many starred decisions as are wanted of it, each one wager at one seat
(``stars_in``): an error there counts against ``critical`` too.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from math import comb
from typing import Any

from msgspec import Struct, structs

from trainer.dealing.procedure import Part
from trainer.drills.exam.areas import ExamArea
from trainer.drills.recipe import FoldChances, Recipe, Seats, WagerChances, WeighedEvents
from trainer.wording import Phrase, say_phrase

RATES = tuple(Fraction(rate, 1000) for rate in (5, 10, 20, 50, 100))
"""The error rates for which the chance of passing is stated."""


class PassRule(Struct, frozen=True):
    """The most errors that still pass, and the most ``critical`` ones on starred decisions."""

    errors: int = 3
    critical: int = 0

    def passes(self, errors: int, starred: int) -> bool:
        """True if that many errors, ``starred`` of them on starred decisions, still pass."""
        return errors <= self.errors and starred <= self.critical


class ExamCounts(Struct, frozen=True):
    """The figures that decide how hard a form is: its decisions, the starred ones, and the tries
    (None: any number)."""

    decisions: int
    starred: int
    tries: int | None = 1


def chance(counts: ExamCounts, rule: PassRule, rate: Fraction) -> Fraction:
    """The probability that a dealer who errs at that rate in each decision passes within the tries.

    Exact: of 150 decisions, 12 starred, with at most 3 errors and one of them on a star, 93.2 in
    100 pass at one error in 100.
    """
    starred = _ways(counts.starred, min(rule.critical, rule.errors), rate)
    plain = [*accumulate(_ways(counts.decisions - counts.starred, rule.errors, rate))]
    passing = sum(each * plain[rule.errors - wrong] for wrong, each in enumerate(starred))
    once = Fraction(passing, rate.denominator**counts.decisions)
    if counts.tries is None:
        return Fraction(once > 0)
    return 1 - (1 - once) ** counts.tries


def chances(counts: ExamCounts, rule: PassRule) -> Mapping[Fraction, Fraction]:
    """The chance of passing at each rate that is stated."""
    return {rate: chance(counts, rule, rate) for rate in RATES}


def _ways(decisions: int, errors: int, rate: Fraction) -> list[int]:
    """The probability of each number of errors up to that many, as whole multiples of the
    denominator to the power of the decisions."""
    # Fractions would be reduced at every step.
    wrong, right = rate.numerator, rate.denominator - rate.numerator
    return [
        comb(decisions, made) * wrong**made * right ** max(0, decisions - made)
        for made in range(errors + 1)
    ]


MOST_ROUNDS, MOST_SEATS, MOST_RULINGS = 40, 7, 10
MOST_DECISIONS = 1000
ROUNDS = 10
_USUAL_WAGERS, _USUAL_FOLDS, _OF_THE_BOOK = WagerChances(), FoldChances(), PassRule()


class ItemWanted(Struct, frozen=True):
    """One item: so often at least. ``starred``: it must be right, so many of them as ``only`` says,
    or all."""

    count: int = 1
    starred: bool = False
    only: int | None = None

    @property
    def stars(self) -> int:
        """The number of its starred decisions."""
        if not self.starred:
            return 0
        return self.count if self.only is None else min(self.only, self.count)

    def to_plain(self) -> int | dict[str, Any]:
        if not self.starred:
            return self.count
        return {"count": self.count, "starred": True if self.only is None else self.only}


class ExamClock(Struct, frozen=True):
    """Limits in minutes: of the exam as a whole, and of every round. None: as long as it takes."""

    exam: int | None = None
    round_: int | None = None

    @property
    def exam_ms(self) -> int | None:
        return None if self.exam is None else self.exam * 60_000

    @property
    def round_ms(self) -> int | None:
        return None if self.round_ is None else self.round_ * 60_000


class Retake(Struct, frozen=True):
    """So many tries in all, None for any number; the next one ``days`` after the last at the
    earliest. What was voided is no try, nor what was discontinued and signed so."""

    tries: int | None = None
    days: int = 0


class KeptPattern(Struct, frozen=True):
    """The rounds that every form of an exam deals with other cards, as plain values, and the
    fingerprint of the house that they were made for."""

    fingerprint: str
    rounds: tuple[Mapping[str, Any], ...]


class Blueprint(Struct, frozen=True):
    """One exam. ``areas`` are by so many decisions, ``shows`` by so many rounds."""

    name: str
    title: str
    house: str
    areas: Mapping[ExamArea, ItemWanted]
    shows: Mapping[str, ItemWanted]
    part: Part = Part.SETTLEMENT
    rounds: int = ROUNDS
    seats: int = 5
    exposes: int = 0
    decisions: int = 150
    rulings: int = 3
    wagers: WagerChances = _USUAL_WAGERS
    folds: FoldChances = _USUAL_FOLDS
    several_hands: int = 20
    passing: PassRule = _OF_THE_BOOK
    clock: ExamClock = ExamClock()
    retake: Retake = Retake()
    key_guide: bool = False
    pattern: KeptPattern | None = None

    @property
    def starred(self) -> int:
        """The number of starred decisions."""
        wanted = (*self.areas.values(), *self.shows.values())
        return sum(each.stars for each in wanted)

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return say_phrase(Phrase(self.title))

    @property
    def recipe(self) -> Recipe:
        """The recipe of its rounds, with no events asked for."""
        return Recipe(
            name=self.name,
            title=self.title,
            teaches=self.title,
            seats=Seats(self.seats, self.seats),
            events=(WeighedEvents((), 1),),
            part=self.part,
            rounds=self.rounds,
            wagers=self.wagers,
            folds=self.folds,
            several_hands=self.several_hands,
        )

    def to_plain(self) -> dict[str, Any]:
        """As its file has it, every key written."""
        return {
            "exam": self.name,
            "title": self.title,
            "house": self.house,
            "part": self.part.value,
            "rounds": self.rounds,
            "seats": self.seats,
            "decisions": self.decisions,
            "rulings": self.rulings,
            "wagers": structs.asdict(self.wagers),
            "folds": structs.asdict(self.folds),
            "several_hands": self.several_hands,
            "pass": structs.asdict(self.passing),
            "key_guide": self.key_guide,
            **({"exposes": self.exposes} if self.exposes else {}),
            **self._lists(),
            **self._clock(),
            **self._retake(),
            **({"pattern": structs.asdict(self.pattern)} if self.pattern is not None else {}),
        }

    def _lists(self) -> dict[str, Any]:
        areas = {area.value: wanted.to_plain() for area, wanted in self.areas.items()}
        shows = {event: wanted.to_plain() for event, wanted in self.shows.items()}
        return ({"areas": areas} if areas else {}) | ({"shows": shows} if shows else {})

    def _clock(self) -> dict[str, Any]:
        limits = {"exam": self.clock.exam, "round": self.clock.round_}
        set_ = {name: limit for name, limit in limits.items() if limit is not None}
        return {"clock": set_ or "none"}

    def _retake(self) -> dict[str, Any]:
        tries = {} if self.retake.tries is None else {"tries": self.retake.tries}
        return {"retake": {**tries, "days": self.retake.days}}
