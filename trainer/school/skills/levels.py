"""The probability that a trainee would be right at a skill now, as a distribution over a few
levels.

A hidden Markov chain over levels, moved by ``answered``, which ``Standing.after`` calls for each
observation. Each answer weighs the levels by its likelihood; after it a
learner may have moved up, since the debrief told the answer, and seldom down. Days without the
skill move some probability to the bottom. The state is the likelihood of the answers from each
first level to each present one, so that the prior of the first level can be given later: it is the
trainee's own record on the other skills.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import mul

# The rates of right answers, from a guess to an expert. Two levels, 0.86 and 0.93, are on either
# side of the border of mastery.
LEVELS = (0.5, 0.75, 0.86, 0.93, 0.98, 0.998)

Chances = tuple[float, ...]
"""A chance for each level."""

Paths = tuple[Chances, ...]
"""For each first level, the likelihood of the answers together with each level now; all in one
unknown unit."""

START: Chances = (0.36, 0.16, 0.16, 0.08, 0.12, 0.12)
"""Before anything is known of a trainee."""

LEARNS = 0.015
"""How likely one answer and its debrief lift the level."""
_LIFTED_TO = (0.0, 0.12, 0.28, 0.2, 0.25, 0.15)
RELAPSES, FORGETS = 0.001, 0.001
"""How likely a level falls after an answer, and in a day without one."""
_FALLEN_TO = (0.5, 0.3, 0.2, 0.0, 0.0, 0.0)
_KEPT_DIGITS = 7

UNSEEN: Paths = tuple(
    tuple(float(at == first) for at in range(len(LEVELS))) for first in range(len(LEVELS))
)
"""Before any answer: each level is where it began."""

_WRONG = tuple(1 - level for level in LEVELS)
_ABOVE_IT = (*tuple(reversed([*accumulate(reversed(_LIFTED_TO))]))[1:], 0.0)


@lru_cache(maxsize=4096)
def answered(paths: Paths, *, right: bool) -> Paths:
    """The paths after one more answer."""
    # Cached, because most skills come the same way: their answers were right each time.
    likely = LEVELS if right else _WRONG
    moved = [_moved(*map(mul, row, likely)) for row in paths]
    most = max(map(max, moved))
    return tuple([tuple([round(each / most, _KEPT_DIGITS) for each in row]) for row in moved])


def rested(paths: Paths, days: int) -> Paths:
    """The paths after that many days without an answer."""
    share = 1 - (1 - FORGETS) ** days
    return tuple(tuple(_fallen(row, share)) for row in paths)


def now(paths: Paths, prior: Chances) -> Chances:
    """The probability of each level now, by that prior of the first one."""
    if paths is UNSEEN:
        return prior
    return _shares([sum(map(mul, prior, column)) for column in zip(*paths, strict=True)])


def share_right(chances: Chances) -> float:
    """The probability that the next answer is right."""
    return float(sum(map(mul, chances, LEVELS)))


def at_least(chances: Chances, share: float) -> float:
    """The probability that the trainee is right at least that often."""
    return sum(chances[bisect_left(LEVELS, share) :])


_ROUNDS = 12
# The weight of ``START`` against the skills seen, and of all those against one area's.
_OWN, _AREA = 2.0, 4.0
# So much of ``START`` stays in every prior: one skill may be held less well than all others. Of
# that so much is spared a skill that never went wrong, once all others are beyond doubt.
_DOUBT, _SPARED = 0.2, 0.47
# How likely a skill began above the border of mastery, to be beyond doubt.
_BEYOND_DOUBT = 0.997
_ABOVE_BORDER = 3


class Siblings:
    """The first levels of a trainee's skills together: the prior of each single one. A mixed record
    gives a prior that needs many answers, an expert's one that needs few."""

    def __init__(self, seen: Mapping[str, Paths], area: Mapping[str, str]) -> None:
        self._area = area
        evidence = {skill: tuple(map(sum, paths)) for skill, paths in seen.items()}
        # Many skills come the same way, so their evidence is the same.
        alike = Counter(evidence.values())
        self._every = _together(alike)
        weighed = {each: _shares([*map(mul, self._every, each)]) for each in alike}
        self._own = {skill: weighed[each] for skill, each in evidence.items()}
        proven = [sum(own[_ABOVE_BORDER:]) >= _BEYOND_DOUBT for own in self._own.values()]
        self._proven = sum(proven) / max(1, len(proven))
        self._spotless = {skill for skill, each in evidence.items() if each[-1] == max(each)}
        self._unseen: dict[str, Chances] = {}
        by_area: dict[str, list[Chances]] = {}
        for skill, own in self._own.items():
            by_area.setdefault(area[skill], []).append(own)
        # Columns are summed by C: adding skill by skill takes three times as long.
        self._sums = {each: [*map(sum, zip(*own, strict=True))] for each, own in by_area.items()}

    def prior(self, skill: str) -> Chances:
        """The distribution of the first level of that skill, by the others; its own area's count
        most."""
        area = self._area.get(skill, "")
        if skill in self._own:
            return self._prior(skill, area)
        if area not in self._unseen:  # the same for all that were never seen
            self._unseen[area] = self._prior(skill, area)
        return self._unseen[area]

    def _prior(self, skill: str, area: str) -> Chances:
        sums = self._sums.get(area, [0.0] * len(LEVELS))
        own = self._own.get(skill, (0.0,) * len(LEVELS))
        others = _shares(
            [
                _AREA * each + max(0.0, total - mine)
                for each, total, mine in zip(self._every, sums, own, strict=True)
            ]
        )
        doubt = _DOUBT * (1 - _SPARED * self._proven * (skill in self._spotless))
        pairs = zip(others, START, strict=True)
        return tuple((1 - doubt) * each + doubt * start for each, start in pairs)


def _together(evidence: Mapping[Chances, int]) -> Chances:
    """The share of skills that began at each level, by expectation maximisation from ``START``,
    which never loses its weight. ``evidence`` counts the skills that show the same."""
    found = START
    # Level by level, as every round asks for it: loops over the levels take twice as long.
    for _ in range(_ROUNDS if evidence else 0):
        a, b, c, d, e, f = found
        sum_a, sum_b, sum_c, sum_d, sum_e, sum_f = [_OWN * each for each in START]
        for (of_a, of_b, of_c, of_d, of_e, of_f), count in evidence.items():
            in_a, in_b, in_c = of_a * a, of_b * b, of_c * c
            in_d, in_e, in_f = of_d * d, of_e * e, of_f * f
            total = (in_a + in_b + in_c + in_d + in_e + in_f) / count
            sum_a += in_a / total
            sum_b += in_b / total
            sum_c += in_c / total
            sum_d += in_d / total
            sum_e += in_e / total
            sum_f += in_f / total
        found = _shares([sum_a, sum_b, sum_c, sum_d, sum_e, sum_f])
    return found


def _shares(weights: Sequence[float]) -> Chances:
    total = sum(weights)
    return tuple([each / total for each in weights])


def _moved(a: float, b: float, c: float, d: float, e: float, f: float) -> list[float]:
    """One step of the chain: up by learning, and seldom down."""
    # Written out level by level, since every answer takes it six times and a loop over the
    # levels is three times as slow.
    _, to_b, to_c, to_d, to_e, to_f = _LIFTED_TO
    above_a, above_b, above_c, above_d, above_e, _ = _ABOVE_IT
    leaving, arriving = LEARNS * a, 0.0
    a, arriving = a - leaving, arriving + leaving / above_a
    leaving = LEARNS * b
    b, arriving = b - leaving + arriving * to_b, arriving + leaving / above_b
    leaving = LEARNS * c
    c, arriving = c - leaving + arriving * to_c, arriving + leaving / above_c
    leaving = LEARNS * d
    d, arriving = d - leaving + arriving * to_d, arriving + leaving / above_d
    leaving = LEARNS * e
    e, arriving = e - leaving + arriving * to_e, arriving + leaving / above_e
    f += arriving * to_f
    return _fallen((a, b, c, d, e, f), RELAPSES)


def _fallen(row: Sequence[float], share: float) -> list[float]:
    a, b, c, d, e, f = row
    total, kept = sum(row) * share, 1 - share
    to_a, to_b, to_c, *_ = _FALLEN_TO
    fallen = [a * kept + total * to_a, b * kept + total * to_b, c * kept + total * to_c]
    return [*fallen, d * kept, e * kept, f * kept]
