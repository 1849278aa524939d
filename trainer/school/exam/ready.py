"""How likely a trainee passes an exam at the first try: from what was right and wrong in each of
the exam's areas, and from the exam's own counts.

Each area has an error rate of its own, near the rate of all areas together. The newest answers
count most. What is not known of the rates makes the interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod, sqrt
from statistics import NormalDist

from trainer.drills.exam.areas import Area, area_of
from trainer.drills.exam.form import Form, RulingTask
from trainer.drills.exam.passing import PassRule
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.marking.mark import Marking
from trainer.marking.worked import Reached

READY = 0.90
_KEPT, _ALL_KEPT = 0.99, 0.998
"""What each answer leaves of the weight of those before it: in its area, and in all."""
_GUESS, _DOUBT = 0.5, 2.5
"""Before any answer: one error in five."""
_TOGETHER = 25.0
"""The rate of all areas weighs as much as so many answers of one."""
_SHARES = [(at + 0.5) / 20 for at in range(20)]
_LOW, _HIGH = 0.95, 0.05
"""Shares of the rates at which the interval of the chance ends: the middle 90 in 100."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Wrong answers and all answers, the older ones weighing less."""

    wrong: float = 0.0
    answers: float = 0.0

    @property
    def share_wrong(self) -> float:
        return self.wrong / self.answers if self.answers else 0.0

    def after(self, *, wrong: bool, kept: float) -> Tally:
        return Tally(self.wrong * kept + wrong, self.answers * kept + 1)


@dataclass(frozen=True, slots=True)
class Record:
    """What a trainee's settled wagers tell of each area."""

    all: Tally = Tally()
    areas: Mapping[Area, Tally] = field(default_factory=dict)

    def after(self, answers: Iterable[tuple[Area, bool]]) -> Record:
        """The record with these further answers: their area, and whether they were wrong."""
        every, areas = self.all, dict(self.areas)
        for area, wrong in answers:
            every = every.after(wrong=wrong, kept=_ALL_KEPT)
            areas[area] = areas.get(area, Tally()).after(wrong=wrong, kept=_KEPT)
        return Record(every, areas)

    def rate(self, area: Area, share: float) -> float:
        """The error rate below which so large a share of what is thought likely lies."""
        common = _quantile(self.all.wrong + _GUESS, share) / (self.all.answers + _DOUBT)
        tally = self.areas.get(area, Tally())
        wrong, answers = tally.wrong + common * _TOGETHER, tally.answers + _TOGETHER
        return min(1.0, _quantile(wrong, share) / answers)


@dataclass(frozen=True, slots=True)
class Sat:
    """What of an exam decides how hard it is: in each area its decisions, and the starred ones of
    them."""

    decisions: Mapping[Area, int]
    starred: Mapping[Area, int]
    rule: PassRule

    @classmethod
    def of(cls, form: Form, rules: HouseRules) -> Sat:
        """The counts of a form."""
        decisions, starred, stars = Counter[Area](), Counter[Area](), form.stars(rules)
        for task in form.tasks:
            if isinstance(task, RulingTask):
                decisions[Area.RULINGS] += 1
                continue
            for seat in settle(rules, task.round_).seats:
                for line in seat.lines:
                    area = area_of(seat, line)
                    decisions[area] += 1
                    starred[area] += (task.number, seat.seat, line.wager) in stars
        return cls(decisions, starred, form.blueprint.passing)


@dataclass(frozen=True, slots=True)
class Ready:
    """The chance of passing at the first try, and the interval that holds it in nine cases of
    ten."""

    chance: float
    low: float
    high: float

    @property
    def is_ready(self) -> bool:
        return self.chance >= READY


def ready(record: Record, exam: Sat, believed: Iterable[float] = ()) -> Ready:
    """The chance by that record; each wrong rule that is ``believed``, so likely, fails the exam
    where it is held, since every form shows it."""
    spared = prod(1 - each for each in believed)

    def at(share: float) -> float:
        return spared * passing(exam, {area: record.rate(area, share) for area in exam.decisions})

    chances = [at(share) for share in _SHARES]
    chance = sum(chances) / len(chances)
    return Ready(chance, min(chance, at(_LOW)), max(chance, at(_HIGH)))


def passing(exam: Sat, rates: Mapping[Area, float]) -> float:
    """How likely an exam is passed by these error rates, each decision by itself."""
    plain, starred = [1.0], [1.0]
    for area, count in exam.decisions.items():
        stars = min(count, exam.starred.get(area, 0))
        plain = _with(plain, count - stars, rates[area], exam.rule.errors)
        starred = _with(starred, stars, rates[area], exam.rule.errors)
    return sum(
        a * b
        for wrong, a in enumerate(plain)
        for star, b in enumerate(starred)
        if exam.rule.passes(wrong + star, star)
    )


def answers_in(marking: Marking) -> Iterator[tuple[Area, bool]]:
    """The area of each settled wager at the seats that were worked, and whether it was wrong."""
    reached = Reached(marking.verdict)
    for seat in marking.verdict.script.settlement.seats:
        if reached.seat(seat.seat):
            for line in seat.lines:
                yield area_of(seat, line), (seat.seat, line.wager) in marking.wrong


def _with(ways: Sequence[float], decisions: int, rate: float, most: int) -> list[float]:
    """The chances of none to ``most`` errors, with so many decisions more."""
    found = [*ways, *[0.0] * (most + 1 - len(ways))]
    for _ in range(decisions):
        before = [0.0, *found[:-1]]
        found = [a * (1 - rate) + b * rate for a, b in zip(found, before, strict=True)]
    return found


def _quantile(shape: float, share: float) -> float:
    """Of a gamma distribution of that shape, by Wilson and Hilferty; below a shape of one by the
    power that its density has near zero."""
    if shape < 1:
        return float(_quantile(shape + 1, share) * share ** (1 / shape))
    z = NormalDist().inv_cdf(share)
    return float(shape * max(0.0, 1 - 1 / (9 * shape) + z / (3 * sqrt(shape))) ** 3)
