"""The probability that a trainee passes an exam at the first try, and the work that would raise it.

Two things tell it. How often the trainee's wagers go wrong now: a chance for each of some error
rates, which each stretch of practice weighs, and which may change from one to the next. And how the
exam's decisions differ from those of practice, which deals what is weak more often: each skill
weighs by how often the exam asks for it, and by how often it was wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import comb, exp, log, prod
from typing import NamedTuple

from trainer.drills.exam.passing import PassRule
from trainer.marking.mark import Marking
from trainer.marking.worked import Reached
from trainer.school.skills.standing import Standing

READY = 0.90
HELD: Mapping[str, float] = {"confirmed": 0.95, "suspected": 0.6}
"""How likely a wrong rule is held of which so much is said."""
NOTED = 0.01
"""What raises the chance by less is not worth a word."""
NAMED = 2
"""So many things that would raise it are named."""

_STEPS, _LOWEST, _HIGHEST = 28, 0.001, 0.5
_RATES: tuple[float, ...] = tuple(
    _LOWEST * (_HIGHEST / _LOWEST) ** (at / (_STEPS - 1)) for at in range(_STEPS)
)
_WRONG, _RIGHT = tuple(map(log, _RATES)), tuple(log(1 - each) for each in _RATES)
_FIRST = tuple(each / sum(_RATES) for each in _RATES)
"""Before any answer: each rate as likely as any other; the steps grow with the rate."""
_STRETCH, _CHANGES = 70, 0.005
"""So many decisions are weighed together; after them the rate is another one so often."""
_LIKE_ALL = 12.0
"""A skill's own rate counts as much as that of all skills once it was asked for so often."""
_NEW = 6
"""Asked for less often, a skill is as likely wrong as the others that are new."""
_FEW, _MOST_TOGETHER = 4.0, 3.0
"""So many mistakes more, each by itself, are added to those made; and the most that go together."""
_MISSING, _SHOWS = 0.015, 0.75
"""How often a skill that was never asked for goes wrong beside all others, and what each answer
leaves of that."""
_LOW, _HIGH = 0.05, 0.95
"""Shares of the rates at which the interval of the chance ends: the middle 90 in 100."""


class Done(NamedTuple):
    """The wager decisions of a round, and how many of them were wrong."""

    wrong: int
    decisions: int


class Answers(NamedTuple):
    """The answers that a skill had; of one that is mastered the old mistakes are past."""

    right: float
    seen: int
    mastered: bool = False


_NEVER = Answers(0, 0)
_ANY = ""
"""Stands for all skills of an exam of which nothing else is known."""


def answers_of(
    standings: Mapping[str, Standing], mastered: Collection[str]
) -> Mapping[str, Answers]:
    """The answers that each skill had."""
    return {
        skill: Answers(each.right, each.seen, skill in mastered)
        for skill, each in standings.items()
    }


@dataclass(frozen=True, slots=True)
class Asked:
    """The demands that decide how hard an exam is: its decisions, the starred ones of them, its
    limits, and how often it asks for each skill."""

    decisions: int
    starred: int
    rule: PassRule
    skills: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Gain:
    """By how much the chance would rise with one thing mended: a skill, or a wrong rule."""

    of: str
    by: float
    wrong_rule: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """The chance of passing at the first try, and the interval that holds it in nine cases of
    ten. ``decisions`` is how many it is computed from; ``gains`` raise it most, the best first."""

    chance: float
    low: float
    high: float
    decisions: int = 0
    gains: tuple[Gain, ...] = ()

    @property
    def is_ready(self) -> bool:
        return self.chance >= READY


def ready(
    done: Sequence[Done],
    skills: Mapping[str, Answers],
    exam: Asked,
    believed: Mapping[str, float] | None = None,
) -> Ready:
    """The chance by these rounds, the oldest first, and by what is known of each skill. Each wrong
    rule that is ``believed``, so likely, fails the exam where it is held: every form shows it."""
    held = believed or {}
    together = _together(done)
    rates, weights = _rates(done, together), _weights(skills, exam)
    harder, spared = sum(weights.values()), prod(1 - each for each in held.values())
    chance = spared * _chance(rates, harder, exam, together)
    gains = [
        Gain(id_, chance / max(1 - each, 0.01) - chance, wrong_rule=True)
        for id_, each in held.items()
    ]
    gains += [
        Gain(skill, spared * _chance(rates, harder - each, exam, together) - chance)
        for skill, each in sorted(weights.items(), key=lambda of: -of[1])[:NAMED]
        if skill != _ANY
    ]
    named = sorted((each for each in gains if each.by >= NOTED), key=lambda gain: -gain.by)
    if not named and chance < READY and done:
        named = gains
    return Ready(
        chance,
        min(chance, spared * passed(exam, harder * _at(rates, _HIGH), together)),
        max(chance, spared * passed(exam, harder * _at(rates, _LOW), together)),
        sum(each.decisions for each in done),
        tuple(replace(each, by=min(each.by, 1 - chance)) for each in named[:NAMED]),
    )


def done_in(marking: Marking) -> Done:
    """The wagers of the seats that were worked."""
    reached = Reached(marking.verdict)
    seats = [s for s in marking.verdict.script.settlement.seats if reached.seat(s.seat)]
    lines = [(seat.seat, line.wager) for seat in seats for line in seat.lines]
    return Done(sum(each in marking.wrong for each in lines), len(lines))


# -------------------------------------------------------------------------------- how often wrong


def _together(done: Sequence[Done]) -> float:
    """The number of wagers that go wrong at once: a hand that is misread is settled wrongly as a
    whole. By how much more unevenly mistakes fall on rounds than by chance."""
    wrong, decisions = (sum(each[at] for each in done) for at in (0, 1))
    share = wrong / max(1, decisions)
    pairs = sum(each.wrong * (each.wrong - 1) - (share * each.decisions) ** 2 for each in done)
    return min(_MOST_TOGETHER, max(1.0, 1 + pairs / (wrong + _FEW)))


def _rates(done: Iterable[Done], together: float) -> tuple[float, ...]:
    """The probability of each error rate now; mistakes that come together tell as much as one."""
    found = _FIRST
    for stretch in _stretches(done):
        wrong, right = (
            each / together for each in (stretch.wrong, stretch.decisions - stretch.wrong)
        )
        likely = [wrong * a + right * b for a, b in zip(_WRONG, _RIGHT, strict=True)]
        most = max(likely)
        found = _shares([a * exp(b - most) for a, b in zip(found, likely, strict=True)])
        found = tuple((1 - _CHANGES) * a + _CHANGES * b for a, b in zip(found, _FIRST, strict=True))
    return found


def _stretches(done: Iterable[Done]) -> Iterator[Done]:
    wrong, decisions = 0, 0
    for each in done:
        wrong, decisions = wrong + each.wrong, decisions + each.decisions
        if decisions >= _STRETCH:
            yield Done(wrong, decisions)
            wrong, decisions = 0, 0
    if decisions:
        yield Done(wrong, decisions)


def _at(rates: Sequence[float], share: float) -> float:
    """The error rate below which so large a share of the chances lies."""
    below = 0.0
    for rate, chance in zip(_RATES, rates, strict=True):
        below += chance
        if below >= share:
            return rate
    return _RATES[-1]


# ------------------------------------------------------------------------------- what is asked for


def _weights(skills: Mapping[str, Answers], exam: Asked) -> Mapping[str, float]:
    """By how much each skill of the exam adds to its errors, where one is an error for each error
    that as many decisions of practice had."""
    asked = {each: skills.get(each, _NEVER) for each in {*exam.skills, *skills}}
    share = _share(asked.values(), _LIKE_ALL, 1 / _LIKE_ALL)
    new = max(share, _share((of for of in asked.values() if of.seen < _NEW), _LIKE_ALL, share))
    rates = {skill: _rate(each, share, new) for skill, each in asked.items()}
    practised = sum(each.seen * rates[skill] for skill, each in asked.items())
    usual = (practised + _LIKE_ALL * share) / (sum(of.seen for of in asked.values()) + _LIKE_ALL)
    times = sum(exam.skills.values()) or 1
    found = {skill: count * rates[skill] / (times * usual) for skill, count in exam.skills.items()}
    return found or {_ANY: 1.0}


def _share(answers: Iterable[Answers], more: float, usual: float) -> float:
    """The share of wrong answers, and of so many more as usual."""
    told = [*answers]
    wrong = sum(each.seen - each.right for each in told)
    return (wrong + more * usual) / (sum(each.seen for each in told) + more)


def _rate(answers: Answers, share: float, new: float) -> float:
    """The error rate of a skill: from its own answers, and from so many as of all skills, or of
    those that are new."""
    usual = new if answers.seen < _NEW else share
    rate = (answers.seen - answers.right + _LIKE_ALL * usual) / (answers.seen + _LIKE_ALL)
    return min(rate, share) if answers.mastered else rate + _MISSING * _SHOWS**answers.seen


# ------------------------------------------------------------------------------------ passing


def _chance(rates: Sequence[float], harder: float, exam: Asked, together: float) -> float:
    passing = (passed(exam, rate * harder, together) for rate in _RATES)
    return sum(a * b for a, b in zip(rates, passing, strict=True))


def passed(exam: Asked, rate: float, together: float = 1.0) -> float:
    """The probability of passing the exam at that rate, if so many decisions go wrong at once."""
    fewer = int(together)
    low, high = _passed(exam, rate, fewer), _passed(exam, rate, fewer + 1)
    return low + (together - fewer) * (high - low)


def _passed(exam: Asked, rate: float, together: int) -> float:
    wrong, rule = min(rate, 0.99), exam.rule
    stars, most = exam.starred // together, rule.errors // together
    others = exam.decisions // together - stars
    plain = [_made(others, each, wrong) for each in range(most + 1)]
    starred = [_made(stars, each, wrong) for each in range(min(most, rule.critical) + 1)]
    return sum(
        a * b
        for more, a in enumerate(plain)
        for star, b in enumerate(starred)
        if more + star <= most
    )


def _made(decisions: int, errors: int, rate: float) -> float:
    return float(comb(decisions, errors) * rate**errors * (1 - rate) ** (decisions - errors))


def _shares(weights: Sequence[float]) -> tuple[float, ...]:
    total = sum(weights)
    return tuple(each / total for each in weights)
