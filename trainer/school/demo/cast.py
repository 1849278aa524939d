"""The people of the demo school, how each learns, the houses they are taught, and their course."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp

from msgspec import Struct

from trainer.drills.skills.skill import Area
from trainer.drills.stream import Stream

# A guess is mostly right, since most decisions at a table need little thought.
GUESS = 0.82
CARE = 0.4
"""The share of slips that remains when one is careful."""
FIRST_STRENGTH, STRONGEST = 30.0, 120.0
GROWS, FALLS = 1.6, 0.75
FINE = 10_000

AreaOf = Callable[[str], Area]
"""The area of a skill."""


class Trace(Struct):
    """The state of one skill in a mind."""

    known: float
    strength: float = FIRST_STRENGTH
    last: int | None = None

    def on(self, day: int) -> float:
        """The knowledge on that day, from 0 to 1."""
        since = 0 if self.last is None else max(0, day - self.last)
        return self.known * exp(-since / self.strength)

    def practised(self, day: int, learns: float, *, right: bool) -> None:
        first_today = self.last != day
        now = self.on(day)
        self.known = now + learns * (1 - now)
        if not right:
            self.strength = max(self.strength * FALLS, 4.0)
        elif first_today:
            self.strength = min(self.strength * GROWS, STRONGEST)
        self.last = day


@dataclass
class Mind:
    """One trainee's mind over the days of a course. The same chance makes the same trainee."""

    character: Character
    chance: Stream
    area_of: AreaOf
    traces: dict[str, Trace] = field(default_factory=dict)

    def answers(self, skill: str, day: int, *, careful: bool = False) -> bool:
        """True if the trainee gets it right on that day; either way he learns from it. In an exam
        he is careful, and learns nothing, as he is told nothing."""
        trace = self._trace(skill)
        right = self._happens(self._surely(trace.on(day), day, careful=careful))
        if not careful:
            trace.practised(day, self.character.learns(self.area_of(skill)), right=right)
        return right

    def happens(self, per_cent: float) -> bool:
        """True with that probability."""
        return self._happens(per_cent / 100)

    def _trace(self, skill: str) -> Trace:
        if skill not in self.traces:
            self.traces[skill] = Trace(self.character.knows(self.area_of(skill)))
        return self.traces[skill]

    def _surely(self, known: float, day: int, *, careful: bool) -> float:
        """The probability that the answer is right."""
        wrong = 1 - (GUESS + (1 - GUESS) * known) * (1 - self.character.slips(day))
        return 1 - wrong * (CARE if careful else 1)

    def _happens(self, share: float) -> bool:
        return self.chance.below(FINE) < share * FINE


class CharacterBelief(Struct, frozen=True):
    """A wrong rule, held from one day of the course to another; to its end if ``until`` is None."""

    belief: str
    since: int = 0
    until: int | None = None

    def on(self, day: int) -> bool:
        return self.since <= day and (self.until is None or day < self.until)


@dataclass(frozen=True, slots=True)
class Character:
    """One trainee; days count from the first of the course.

    ``start`` is how well most skills are known at first, ``quick`` the share of the missing
    knowledge that each exposure teaches, ``slip`` the share of known things that go wrong all the
    same. ``weak`` areas are known less and learned more slowly, by the factor beside them. ``pace``
    is hands an hour on the first and on the last day. ``attends`` is the number of days of a
    hundred. ``lapses`` is the day from which old carelessness comes back, if it does.
    """

    name: str
    start: float
    quick: float
    slip: float
    pace: tuple[int, int]
    attends: int = 90
    weak: Mapping[Area, float] = field(default_factory=dict)
    beliefs: tuple[CharacterBelief, ...] = ()
    lapses: int | None = None

    def knows(self, area: Area) -> float:
        """The knowledge of a skill of that area on the first day, from 0 to 1."""
        return self.start * self.weak.get(area, 1.0)

    def learns(self, area: Area) -> float:
        """The gain by one exposure to it."""
        return self.quick * self.weak.get(area, 1.0) ** 2

    def slips(self, day: int) -> float:
        """The probability that a known thing goes wrong on that day."""
        return self.slip + (LAPSE if self.lapses is not None and day >= self.lapses else 0.0)

    def hands_per_hour(self, day: int, days: int) -> float:
        """The pace on that day of a course of that length."""
        first, last = self.pace
        return first + (last - first) * min(1.0, day / max(1, days - 1))

    def believes(self, day: int) -> tuple[str, ...]:
        """The wrong rules held on that day."""
        return tuple(each.belief for each in self.beliefs if each.on(day))


LAPSE = 0.10
"""What a relapse adds to the slips."""


COURSE_DAYS = 47
"""The length of the course in days."""

SUPERVISOR, SECOND = "Karin Lindqvist (demo)", "Marta Oliveira (demo)"
"""The supervisor of the school, and a second examiner."""


@dataclass(frozen=True, slots=True)
class DemoCourse:
    """A class: the house it is taught, and its trainees. ``other`` is the house where they work now
    and then from the day ``other_from`` on, if they do."""

    title: str
    house: str
    trainees: tuple[Character, ...]
    other: str | None = None
    other_from: int = field(default=30)


EVENING = DemoCourse(
    "Evening class",
    "six-card-bonus",
    (
        Character("Aisha Rahman", 0.90, 0.08, 0.004, (110, 172)),
        Character("Daniel Okafor", 0.84, 0.045, 0.012, (95, 140), weak={Area.BEST_FIVE: 0.8}),
        Character(
            "Hana Novak", 0.88, 0.06, 0.008, (100, 149), beliefs=(CharacterBelief("SC08", 0, 24),)
        ),
        Character(
            "Ines Moreau",
            0.86,
            0.06,
            0.008,
            pace=(105, 158),
            weak={Area.RULINGS: 0.45, Area.MANNER: 0.7},
        ),
        Character(
            "Jonas Weber",
            0.82,
            0.035,
            0.015,
            pace=(85, 131),
            weak={Area.ORDER: 0.7, Area.RULINGS: 0.4},
            beliefs=(CharacterBelief("PP01.mbs"), CharacterBelief("SC03", 0, 20)),
        ),
        Character(
            "Luc Bernard",
            0.70,
            0.025,
            0.02,
            pace=(70, 103),
            attends=70,
            weak={Area.COMPARING: 0.6, Area.BEST_FIVE: 0.4, Area.FOLDS: 0.5},
            beliefs=(CharacterBelief("HR17"), CharacterBelief("SC02")),
        ),
        Character("Mei Tan", 0.95, 0.10, 0.002, (130, 188)),
        Character(
            "Ravi Menon",
            0.62,
            0.02,
            0.025,
            pace=(60, 82),
            attends=55,
            weak={Area.READING: 0.7, Area.PAY_TABLES: 0.6},
            beliefs=(CharacterBelief("AB13"), CharacterBelief("PP11")),
        ),
        Character("Sofia Rossi", 0.93, 0.08, 0.003, (115, 166)),
        Character("Tomasz Zielinski", 0.96, 0.10, 0.002, (140, 201)),
    ),
)

DAY = DemoCourse(
    "Day class",
    "mbs",
    (
        Character("Amara Diallo", 0.95, 0.10, 0.002, (130, 190)),
        Character("Björn Ek", 0.93, 0.09, 0.003, (120, 176)),
        Character("Chiara Conti", 0.95, 0.10, 0.002, (125, 181)),
        Character(
            "Elif Demir", 0.92, 0.09, 0.004, (118, 170), beliefs=(CharacterBelief("AP03", 0, 14),)
        ),
        Character("Farid Haddad", 0.94, 0.10, 0.002, (135, 195), lapses=33),
        Character("Grace Mensah", 0.93, 0.09, 0.003, (122, 168)),
        Character("Henrik Dahl", 0.92, 0.09, 0.003, (112, 164)),
    ),
    other="prime",
)

CROSSING = DemoCourse(
    "From Prime to Boxes",
    "prime",
    (
        Character(
            "Irina Petrova", 0.92, 0.08, 0.004, (120, 165), beliefs=(CharacterBelief("PP01.prime"),)
        ),
        Character(
            "João Ribeiro", 0.88, 0.06, 0.008, (100, 142), beliefs=(CharacterBelief("AB12"),)
        ),
        Character("Kenji Mori", 0.94, 0.10, 0.003, (130, 186)),
        Character(
            "Lena Fischer", 0.85, 0.05, 0.012, (92, 133), beliefs=(CharacterBelief("PP01.prime"),)
        ),
        Character("Mateo Ruiz", 0.90, 0.07, 0.006, (108, 150), attends=75),
    ),
    other="boxes",
    other_from=18,
)

COURSES = (EVENING, DAY, CROSSING)
