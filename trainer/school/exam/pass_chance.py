"""The probability that a trainee passes an exam at the first try, and the work that would raise it.

Three things tell it. How often the trainee's wagers go wrong now: a chance for each of some error
rates, which each stretch of practice weighs, and which may change from one to the next. How the
exam's decisions differ from those of practice, which deals what is weak more often: each skill
weighs by how often the exam asks for it, and by how often it was wrong. And what the exam asks for
that was hardly practised: it goes wrong as often as everything did when it was new.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, exp, lgamma, log
from operator import itemgetter, mul
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.drills.exam.blueprint import PassRule
from trainer.marking.belief_words import is_about_money
from trainer.marking.mark import Marking
from trainer.marking.rule_shown import RuleShown
from trainer.marking.worked_part import Reached
from trainer.school.exam.wrong_rules import NO_ERRORS, AskedHand, Errors, errors_of, together
from trainer.school.skills.standing import Standing

READY = 0.90
# A smaller gain of the chance is not worth a word to the trainee.
NOTED = 0.01
NAMED = 2
"""The number of things that would raise it, and are named."""

# Error rates from one in a thousand to one in two, each the same multiple of the one before.
_STEPS, _LOWEST, _HIGHEST = 28, 0.001, 0.5
_RATES: tuple[float, ...] = tuple(
    _LOWEST * (_HIGHEST / _LOWEST) ** (at / (_STEPS - 1)) for at in range(_STEPS)
)
_WRONG_AND_RIGHT = tuple((log(each), log(1 - each)) for each in _RATES)
# Before any answer: between each step, and each rate, being as likely as any other.
_FIRST = tuple(each**0.5 / sum(rate**0.5 for rate in _RATES) for each in _RATES)
# So many decisions are weighed together. After them the rate has fallen so often, to any below it,
# and so often it is any other one: most trainees only get better.
_STRETCH, _FALLS, _CHANGES = 70, 0.03, 0.01
_STAYS = 1 - _FALLS - _CHANGES
_CHANGED = tuple(_CHANGES * each for each in _FIRST)
# From the highest rate down: the share that each rate below it, and itself, gets of its falls.
_FALLEN_TO_EACH = tuple(_FALLS / lower for lower in range(_STEPS, 0, -1))
# A skill's own rate counts as much as that of all skills once it was asked for so often.
_LIKE_ALL = 12.0
# Of all skills so many are held at a rate of their own, any one, whatever the others are.
_OF_ITS_OWN, _MOST_LOG = 0.03, 700.0
# Asked for less often, a skill is new.
_NEW = 6
# So many decisions of the first rounds tell how often what is new goes wrong, as much as so many
# answers on what is new now. So many trainees err more at first; and the usual error rate.
_BEGINNING, _AS_MANY, _LEARNS, _USUAL = 90, 6.0, 0.1, 0.01
# So many mistakes more, each by itself, are added to those made; and the most that go together.
_FEW, _MOST_TOGETHER = 4.0, 3.0
# What each answer leaves of the errors that a skill adds because it is new. Before any, so many
# skills are held wrongly: fewer, and trainees who are stuck at one are called ready too soon.
_SHOWS, _HELD_WRONGLY = 0.6, 0.05
_UNLIKELY = 1e-6
# Shares of the rates at which the interval of the chance ends: the middle 90 in 100.
_LOW, _HIGH = 0.05, 0.95


class WagersDone(NamedTuple):
    """The wager decisions of a round, how many of them were wrong, and when it was dealt."""

    wrong: float
    decisions: int
    at_ms: int = 0


# The same as a plain tuple, of which the board of a class reads thousands.
Done = tuple[float, int, int]


class SkillAnswers(NamedTuple):
    """The answers on a skill, and when the last was given; once it is mastered its old mistakes no
    longer count."""

    right: float
    seen: int
    mastered: bool = False
    last_ms: int = 0


Limits = tuple[tuple[PassRule, float], ...]
"""Limits of errors, each with its probability."""

_NEVER = SkillAnswers(0, 0)
# Stands for all skills of an exam of which nothing else is known.
_ANY = ""


def answers_of(
    standings: Mapping[str, Standing], mastered: Collection[str]
) -> Mapping[str, SkillAnswers]:
    """The answers on each skill."""
    return {
        skill: SkillAnswers(each.right, each.seen, skill in mastered, each.last_ms)
        for skill, each in standings.items()
    }


class ExamDemands(Struct, frozen=True):
    """The demands that make an exam hard: its decisions, the starred ones of them, its limits, how
    often it asks for each skill, the rounds in which each habit of order is an error, and the
    ``hands`` that show a wrong rule about money."""

    decisions: int
    starred: int
    rule: PassRule
    skills: Mapping[str, int]
    habits: Mapping[str, int] = field(default_factory=dict)
    hands: Callable[[str], Sequence[AskedHand]] = lambda _: ()

    def errors_of(self, wrong_rule: str, shown: RuleShown) -> Errors:
        """The errors that a trainee makes at it who showed that wrong rule so."""
        if is_about_money(wrong_rule):
            return errors_of(shown, self.hands(wrong_rule), self.rule, fails_alone=True)
        rounds = [AskedHand(1, 0)] * self.habits.get(wrong_rule, 0)
        return errors_of(shown, rounds, self.rule, fails_alone=False)


class ReadyGain(Struct, frozen=True):
    """The rise of the chance if one skill or wrong rule is mended."""

    of: str
    by: float
    wrong_rule: bool = False


class Ready(Struct, frozen=True):
    """The chance of passing at the first try, and the interval that holds it nine times out of ten.
    ``decisions`` is the number it is computed from; ``gains`` raise it most, the best first."""

    chance: float
    low: float
    high: float
    decisions: int = 0
    gains: tuple[ReadyGain, ...] = ()

    @property
    def is_ready(self) -> bool:
        return self.chance >= READY


def ready(
    done: Sequence[Done],
    skills: Mapping[str, SkillAnswers],
    exam: ExamDemands,
    believed: Mapping[str, RuleShown] | None = None,
) -> Ready:
    """The chance by these rounds, the oldest first, the answers on each skill, and the wrong rules
    that showed."""
    shown = believed or {}
    errors = {id_: exam.errors_of(id_, each) for id_, each in shown.items()}
    errors = {id_: each for id_, each in errors.items() if each != NO_ERRORS}
    # Mistakes that a wrong rule explains tell nothing else.
    outlook = _outlook(_unexplained(done, shown.values()), skills, exam)
    believing = replace(outlook, left=_left(errors.values(), exam.rule))
    chance = believing.chance()
    gains = [
        ReadyGain(id_, without.chance() - chance, wrong_rule=True)
        for id_, of in errors.items()
        for without in [
            replace(outlook, left=_left((e for e in errors.values() if e is not of), exam.rule))
        ]
    ]
    gains += [ReadyGain(skill, believing.chance(without=skill) - chance) for skill in outlook.worst]
    named = sorted((each for each in gains if each.by >= NOTED), key=lambda gain: -gain.by)
    if not named and chance < READY and done:
        named = gains
    return Ready(
        chance,
        min(chance, believing.at(_HIGH)),
        max(chance, believing.at(_LOW)),
        sum(decisions for _, decisions, _ in done),
        tuple(replace(each, by=min(each.by, 1 - chance)) for each in named[:NAMED]),
    )


def _left(several: Iterable[Errors], rule: PassRule) -> Limits:
    """The limits that these errors leave to all others, each with its probability."""
    found = NO_ERRORS
    for each in several:
        found = together(found, each, rule)
    return tuple(
        (PassRule(rule.errors - errors, rule.critical - starred), chance)
        for (errors, starred), chance in found.items()
        if chance > _UNLIKELY
    )


def _unexplained(done: Sequence[Done], shown: Iterable[RuleShown]) -> Sequence[Done]:
    """The rounds without the mistakes that wrong rules explain: of each round up to a rule's last
    hit the same share."""
    left = [*done]
    for rule in shown:
        until = rule.until_ms
        end = len(left) if until is None else bisect_right(left, until, key=itemgetter(2))
        wrong = sum(each[0] for each in left[:end])
        if wrong:
            stays = 1 - min(1.0, rule.wagers / wrong)
            left[:end] = [(wrong * stays, decisions, at) for wrong, decisions, at in left[:end]]
    return left


class _Wagers(NamedTuple):
    """The wagers of rounds by columns: those that went wrong, and all."""

    wrong: Sequence[float]
    decisions: Sequence[int]

    @classmethod
    def of(cls, done: Sequence[Done]) -> _Wagers:
        return cls([each[0] for each in done], [each[1] for each in done])


class _Outlook(Struct, frozen=True):
    """A trainee's outlook at an exam: the probability of each error rate, the number of wagers that
    go wrong ``together``, the share of each skill in the rate (``weights``), and the errors
    expected of each because it is new. ``left`` are the limits that the errors of wrong rules leave
    to all these, with the probability of each."""

    exam: ExamDemands
    rates: Sequence[float]
    together: float
    weights: Mapping[str, float]
    new: Mapping[str, float]
    left: Limits

    def chance(self, without: str = "") -> float:
        """The probability of passing the exam; ``without`` the errors of one skill."""
        passed = _passed_at(self.exam, self.together, self.left)
        found: float = sum(map(mul, self.rates, map(passed, self._rates(without))))
        return found

    def at(self, share: float) -> float:
        """The chance at the error rate below which so large a share of the rates lies."""
        rate = self._rates()[_at(self.rates, share)]
        return passed(self.exam, rate, self.together, self.left)

    @property
    def worst(self) -> Sequence[str]:
        """The skills with the most expected errors."""
        usual = sum(a * b for a, b in zip(self.rates, _RATES, strict=True)) * self.exam.decisions
        errors = {
            skill: usual * each + self.new.get(skill, 0.0) for skill, each in self.weights.items()
        }
        return sorted(errors.keys() - {_ANY}, key=lambda each: (-errors[each], each))[:NAMED]

    def _rates(self, without: str = "") -> Sequence[float]:
        """The exam's own error rate, for each in practice."""
        harder = sum(self.weights.values()) - self.weights.get(without, 0.0)
        new = sum(self.new.values()) - self.new.get(without, 0.0)
        return [each * harder + new / self.exam.decisions for each in _RATES]


def _outlook(
    done: Sequence[Done], skills: Mapping[str, SkillAnswers], exam: ExamDemands
) -> _Outlook:
    wagers = _Wagers.of(done)
    stretches = [*_in_stretches(wagers)]
    together = _together(wagers, stretches)
    return _Outlook(
        exam,
        _rates(stretches, together),
        together,
        _weights(skills, exam),
        _new(done, skills, exam),
        ((exam.rule, 1.0),),
    )


def done_in(marking: Marking) -> WagersDone:
    """The wagers of the seats that were worked."""
    reached = Reached(marking.verdict)
    seats = [s for s in marking.verdict.script.settlement.seats if reached.seat(s.seat)]
    lines = [(seat.seat, line.wager) for seat in seats for line in seat.lines]
    return WagersDone(sum(each in marking.wrong for each in lines), len(lines))


# -------------------------------------------------------------------------------- how often wrong


def _together(done: _Wagers, stretches: Iterable[_Wagers]) -> float:
    """The number of wagers that go wrong at once: how much more unevenly mistakes fall on rounds
    than by chance."""
    # A misread hand is settled wrongly as a whole.
    wrong = sum(done.wrong)
    evenly = sum(map(_evenly, stretches))
    pairs: float = sum(map(mul, done.wrong, done.wrong)) - wrong - evenly
    return min(_MOST_TOGETHER, max(1.0, 1 + pairs / (wrong + _FEW)))


def _evenly(stretch: _Wagers) -> float:
    """The pairs of mistakes in one round that chance makes."""
    # By the pairs across the rounds of one stretch: over all rounds, whoever learns errs unevenly.
    wrong, all_ = (sum(map(mul, each, each)) for each in stretch)
    wrongs, alls = sum(stretch.wrong) ** 2, sum(stretch.decisions) ** 2
    return (wrongs - wrong) / (alls - all_) * all_ if alls > all_ else 0.0


def _rates(stretches: Iterable[_Wagers], together: float) -> tuple[float, ...]:
    """The probability of each error rate now. Mistakes that come together tell only as much as
    one."""
    # One pass for each stretch: the class board makes some thirty for each trainee. No stretch is
    # so long that its likelihood comes to nothing at every rate.
    rates: Sequence[float] = _FIRST
    for each in stretches:
        all_wrong = sum(each.wrong)
        wrong, right = all_wrong / together, (sum(each.decisions) - all_wrong) / together
        likely = map(exp, [wrong * a + right * b for a, b in _WRONG_AND_RIGHT])
        rates = _a_stretch_later([*map(mul, rates, likely)])
    return tuple(rates)


def _a_stretch_later(weights: Sequence[float]) -> Sequence[float]:
    """The probability of each error rate after the next stretch, by the weight of each before."""
    total = sum(weights)
    falls = [*accumulate(map(mul, reversed(weights), _FALLEN_TO_EACH))]
    return [
        (_STAYS * before + fallen) / total + changed
        for before, fallen, changed in zip(weights, reversed(falls), _CHANGED, strict=True)
    ]


def _in_stretches(done: _Wagers) -> Iterator[_Wagers]:
    """The same rounds, parted where enough decisions came together."""
    first, decisions = 0, 0
    for at, more in enumerate(done.decisions, 1):
        decisions += more
        if decisions >= _STRETCH or at == len(done.decisions):
            yield _Wagers(done.wrong[first:at], done.decisions[first:at])
            first, decisions = at, 0


def _at(rates: Sequence[float], share: float) -> int:
    """The error rate below which that share of the probability lies, by its place."""
    below = accumulate(rates)
    return next((at for at, chance in enumerate(below) if chance >= share), _STEPS - 1)


# ------------------------------------------------------------------------------- what is asked for


def _weights(skills: Mapping[str, SkillAnswers], exam: ExamDemands) -> Mapping[str, float]:
    """The share that each skill of the exam adds to its errors, relative to practice."""
    asked = {each: skills.get(each, _NEVER) for each in {*exam.skills, *skills}}
    share = _share(asked.values(), _LIKE_ALL, 1 / _LIKE_ALL)
    rates = {skill: _rate(each, share) for skill, each in asked.items()}
    practised = sum(each.seen * rates[skill] for skill, each in asked.items())
    usual = (practised + _LIKE_ALL * share) / (sum(of.seen for of in asked.values()) + _LIKE_ALL)
    times = sum(exam.skills.values()) or 1
    found = {skill: count * rates[skill] / (times * usual) for skill, count in exam.skills.items()}
    return found or {_ANY: 1.0}


def _share(answers: Iterable[SkillAnswers], more: float, usual: float) -> float:
    """The share of wrong answers, pulled toward the usual one by a few imagined answers."""
    told = [*answers]
    wrong = sum(each.seen - each.right for each in told)
    return (wrong + more * usual) / (sum(each.seen for each in told) + more)


def _rate(answers: SkillAnswers, share: float) -> float:
    """The error rate of a skill, from its own answers and from those of all skills: the more its
    own differ, the less the others count."""
    wrong = answers.seen - answers.right
    rate = (wrong + _LIKE_ALL * share) / (answers.seen + _LIKE_ALL)
    if answers.mastered or not wrong:
        return min(rate, share) if answers.mastered else rate
    alone = (wrong + 1) / (answers.seen + 2)
    own = _of_its_own(wrong, answers.right, share, _OF_ITS_OWN)
    return rate + own * max(0.0, alone - rate)


def _of_its_own(wrong: float, right: float, share: float, before: float) -> float:
    """The probability that what was answered so has a rate of its own; ``before`` any answer."""
    any_rate = lgamma(wrong + 1) + lgamma(right + 1) - lgamma(wrong + right + 2)
    like_all = wrong * log(share) + right * log(1 - share)
    odds = log(before / (1 - before)) + any_rate - like_all
    return 1 / (1 + exp(min(_MOST_LOG, -odds)))


def _new(
    done: Sequence[Done], skills: Mapping[str, SkillAnswers], exam: ExamDemands
) -> Mapping[str, float]:
    """The errors that each skill of the exam adds because it is new: what goes wrong more often at
    the beginning than later, and the chance that the skill is held wrongly and did not show it."""
    more = _more_at_first(done, skills.values())
    asked = ((skill, count, skills.get(skill, _NEVER)) for skill, count in exam.skills.items())
    return {
        skill: count * (more * _SHOWS**of.seen + _unshown(of))
        for skill, count, of in asked
        if not of.mastered
    }


def _unshown(answers: SkillAnswers) -> float:
    """The error rate of a skill whose answers were all right: the chance that it is held wrongly,
    at any rate, times that rate."""
    if answers.right < answers.seen:
        return 0.0
    wrongly = _HELD_WRONGLY / (answers.seen + 1)
    return wrongly / (wrongly + 1 - _HELD_WRONGLY) / (answers.seen + 2)


def _more_at_first(done: Sequence[Done], skills: Collection[SkillAnswers]) -> float:
    """How much more often a skill goes wrong that was never asked for. New skills are compared with
    known ones by their answers, the first rounds with the later ones by their wagers."""
    begun = bisect_left([*accumulate(map(itemgetter(1), done))], _BEGINNING) + 1
    first, later = _Wagers.of(done[:begun]), _Wagers.of(done[begun:])
    (wrong, all_), (later_wrong, later_all) = map(sum, first), map(sum, later)
    began = _beyond(wrong, all_ - wrong, later_wrong, later_all - later_wrong)
    # What was asked for in the first rounds alone tells of these rounds, not of what is new.
    since = done[begun][2] if later.decisions else None
    asked = [each for each in skills if since is not None and each.last_ms >= since]
    # The later rounds asked for so much that was new to some degree; it went wrong no more often.
    met = sum(_SHOWS ** (each.seen - 1) for each in asked if each.seen)
    began = (min(met * began, later_wrong) + _AS_MANY * began) / (met + _AS_MANY)
    new, known = _answers(asked, new=True), _answers(skills, new=False)
    told = _beyond(new.seen - new.right, new.right, known.seen - known.right, known.right)
    return (new.seen * told + _AS_MANY * began) / (new.seen + _AS_MANY)


def _answers(skills: Iterable[SkillAnswers], *, new: bool) -> SkillAnswers:
    """All answers on new skills, or on known ones."""
    found = [each for each in skills if (each.seen < _NEW) is new]
    return SkillAnswers(sum(each.right for each in found), sum(each.seen for each in found))


def _beyond(wrong: float, right: float, usual_wrong: float, usual_right: float) -> float:
    """How much more often these go wrong than the usual ones."""
    # A slip or two tell little: the rate is only raised as far as it is likely that these have one
    # of their own.
    usual = (usual_wrong + _LIKE_ALL * _USUAL) / (usual_wrong + usual_right + _LIKE_ALL)
    alone = (wrong + 1) / (wrong + right + 2)
    return _of_its_own(wrong, right, usual, _LEARNS) * max(0.0, alone - usual)


# ------------------------------------------------------------------------------------ passing


def passed(
    exam: ExamDemands, rate: float, together: float = 1.0, left: Limits | None = None
) -> float:
    """The probability of passing the exam at that rate, if that many decisions go wrong at once;
    by the exam's own rule, or by the limits that are left, each with its probability."""
    return _passed_at(exam, together, ((exam.rule, 1.0),) if left is None else left)(rate)


def _passed_at(exam: ExamDemands, together: float, limits: Limits) -> Callable[[float], float]:
    """The same at any rate."""
    # What hangs on no rate is looked up once, for the class board asks for some hundred rates of
    # each trainee.
    fewer = int(together)
    more = together - fewer
    low, decisions = _passing(exam, fewer, limits), exam.decisions // fewer
    high = _passing(exam, fewer + 1, limits) if more else ()
    halves = exam.decisions // (fewer + 1)

    def at(rate: float) -> float:
        wrong = rate if rate < 0.99 else 0.99
        right = 1 - wrong
        odds, found, found_high = wrong / right, 0.0, 0.0
        for ways in low:
            found = found * odds + ways
        found *= right**decisions
        if not more:
            return found
        for ways in high:
            found_high = found_high * odds + ways
        return found + more * (found_high * right**halves - found)

    return at


def _passing(exam: ExamDemands, together: int, limits: Limits) -> tuple[float, ...]:
    stars = exam.starred // together
    return _ways_to_pass(exam.decisions // together - stars, stars, together, limits)


# Asked for at each of the error rates, with the same limits.
@lru_cache(maxsize=64)
def _ways_to_pass(others: int, stars: int, together: int, limits: Limits) -> tuple[float, ...]:
    """The number of ways to pass with the most errors that any of the limits allows, with one less,
    and so on down to none; each limit counts by its probability."""
    most = max((rule.errors // together for rule, _ in limits), default=-1)
    ways = [0.0] * (most + 1)
    for rule, chance in limits:
        for wrong in range(rule.errors // together + 1):
            ways[most - wrong] += chance * _ways(others, stars, wrong, rule.critical)
    return tuple(ways)


@cache
def _ways(others: int, stars: int, wrong: int, critical: int) -> int:
    """The number of ways to make so many errors, with so many on starred decisions at most."""
    return sum(comb(stars, at) * comb(others, wrong - at) for at in range(min(critical, wrong) + 1))
