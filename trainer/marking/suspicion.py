"""What a trainee seems to believe, from round after round of evidence.

A wrong rule gains by every hit and loses by every clean exposure; older ones weigh less. The rules
that explain the same mistakes are held against each other, and the best is named when nothing else
will do. What it explains is set aside, and the rest is explained anew, up to three times.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp, log
from typing import Protocol

from trainer.marking.evidence import Seen

SLIP = 0.03
DECAY = 0.97
PRIOR = 0.05
CONFIRMED_AT = 0.95
HIT_SHARE = 0.7
CLEARED_AFTER = 5
AT_MOST = 3
ROUNDS = 2

_WEIGHT = log((1 - SLIP) / SLIP)
_PRIOR = log(PRIOR / (1 - PRIOR))
_SLIPPED = (1 - SLIP) / SLIP
_NEGLIGIBLE = 1 - CONFIRMED_AT
_LARGEST = 300.0

Place = tuple[int, Hashable]
"""A wager, or whatever else is right or wrong: the round's number, from 0, and the cell."""


class Sighting(Protocol):
    """One place where a wrong rule could show, and whether it did: an exposure."""

    @property
    def misreading(self) -> str: ...

    @property
    def cell(self) -> Hashable: ...

    @property
    def seen(self) -> Seen: ...


class Looked(Protocol):
    """What one round shows, as ``Evidence`` has it: all sightings, and the cells that came out
    wrong."""

    @property
    def exposures(self) -> Sequence[Sighting]: ...

    @property
    def wrong(self) -> Collection[Hashable]: ...


class State(StrEnum):
    """How sure it is that a wrong rule is held."""

    CONFIRMED = "confirmed"
    SUSPECTED = "suspected"
    CLEARED = "cleared"


@dataclass(frozen=True, slots=True)
class Explanation:
    """Wrong rules that explain some mistakes equally well; one where they are told apart.

    ``since`` is the number of the first round with a hit, after the rule was last cleared; ``hits``
    of so many hits and clean exposures from there on.
    """

    state: State
    misreadings: tuple[str, ...]
    probability: float
    explains: frozenset[Place]
    since: int
    hits: int
    clean: int


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What is believed, at most three things at once; what was believed and is no more; and the
    mistakes that nothing explains."""

    explanations: tuple[Explanation, ...]
    cleared: tuple[str, ...]
    unexplained: frozenset[Place]

    @property
    def confirmed(self) -> tuple[str, ...]:
        return tuple(
            name
            for each in self.explanations
            if each.state is State.CONFIRMED
            for name in each.misreadings
        )

    @property
    def open(self) -> tuple[str, ...]:
        """What the next rounds should tell: every wrong rule suspected and not yet confirmed."""
        return tuple(
            name
            for each in self.explanations
            if each.state is State.SUSPECTED
            for name in each.misreadings
        )


@dataclass(frozen=True, slots=True)
class Record:
    """Every exposure of one wrong rule, in order."""

    misreading: str
    seen: tuple[tuple[Place, Seen], ...]

    @property
    def cleared(self) -> bool:
        last = [seen for _, seen in self.seen[-CLEARED_AFTER:]]
        return len(last) == CLEARED_AFTER and all(seen is Seen.CLEAN for seen in last)

    @property
    def held_from(self) -> int:
        """The place in ``seen`` after which it was last cleared; 0 where it never was."""
        clean = at = 0
        for number, (_, seen) in enumerate(self.seen, 1):
            clean = clean + 1 if seen is Seen.CLEAN else 0
            at = number if clean >= CLEARED_AFTER else at
        return at

    def counted(self, hits: Collection[Place]) -> tuple[int, int, int]:
        """The first round of these hits, and how many hits and clean exposures there are from
        there on; of those that came after it was cleared, where some did."""
        latest = self.seen[self.held_from :]
        held = latest if any(place in hits for place, _ in latest) else self.seen
        first = next(at for at, (place, _) in enumerate(held) if place in hits)
        from_there = held[first:]
        hit = sum(place in hits for place, _ in from_there)
        clean = sum(seen is Seen.CLEAN for _, seen in from_there)
        return from_there[0][0][0], hit, clean

    def hits(self, mistakes: Collection[Place]) -> frozenset[Place]:
        """The mistakes that it explains."""
        return frozenset(
            place for place, seen in self.seen if seen is Seen.HIT and place in mistakes
        )

    def tally(self, hits: Collection[Place]) -> tuple[float, float]:
        """Hits and clean exposures, each weighing less for every exposure since."""
        hit = clean = 0.0
        for place, seen in self.seen:
            hit, clean = hit * DECAY, clean * DECAY
            hit += seen is Seen.HIT and place in hits
            clean += seen is Seen.CLEAN
        return hit, clean


def diagnose_beliefs(rounds: Sequence[Looked]) -> Diagnosis:
    """What explains the mistakes of these rounds, the oldest first."""
    records = _records(rounds)
    live = [each for each in records if not each.cleared]
    left = {(number, cell) for number, each in enumerate(rounds) for cell in each.wrong}
    past = [each for each in records if each.cleared and each.hits(left)]
    left -= _outgrown(past, live, left)
    found: list[Explanation] = []
    while len(found) < AT_MOST:
        best = _best(live, left, hits_needed=ROUNDS + min(len(found), 1))
        if best is None:
            break
        found.append(best)
        left -= best.explains
        live = [each for each in live if each.misreading not in best.misreadings]
    return Diagnosis(tuple(found), tuple(each.misreading for each in past), frozenset(left))


def _outgrown(
    past: Iterable[Record], live: Sequence[Record], mistakes: Collection[Place]
) -> set[Place]:
    """The mistakes that cleared beliefs led to, and that nothing wider explains still: no other
    belief is to be named for them."""
    outgrown: set[Place] = set()
    for record in past:
        hits = record.hits(mistakes)
        if not any(each.hits(mistakes) > hits for each in live):
            outgrown |= hits
    return outgrown


def _records(rounds: Sequence[Looked]) -> list[Record]:
    seen: dict[str, list[tuple[Place, Seen]]] = {}
    for number, evidence in enumerate(rounds):
        for exposure in evidence.exposures:
            place = (number, exposure.cell)
            seen.setdefault(exposure.misreading, []).append((place, exposure.seen))
    return [Record(name, tuple(places)) for name, places in seen.items()]


@dataclass(frozen=True, slots=True)
class _Rival:
    """A wrong rule that explains some of the mistakes left, and how well."""

    record: Record
    hits: frozenset[Place]
    log_odds: float
    hit_share: float

    @property
    def misreading(self) -> str:
        return self.record.misreading

    @property
    def weight(self) -> float:
        return exp(min(self.log_odds, _LARGEST))


def _best(
    records: Iterable[Record], mistakes: Collection[Place], hits_needed: int
) -> Explanation | None:
    """The best explanation of the mistakes that are left; None where there is none."""
    rivals = [rival for each in records if (rival := _rival(each, mistakes)) is not None]
    rivals.sort(key=lambda each: (-each.log_odds, -len(each.hits), each.misreading))
    if not rivals or rivals[0].log_odds < _PRIOR:
        return None
    best = rivals[0]
    others = [each for each in rivals[1:] if each.hits & best.hits]
    probability = best.weight / (1 + best.weight + sum(each.weight for each in others))
    if _sure(best, others) and len(best.hits) >= hits_needed:
        return _explanation(State.CONFIRMED, (best,), probability)
    alike = [each for each in others if _near(each, best)]
    return _explanation(State.SUSPECTED, (best, *alike), probability)


def _explanation(state: State, rivals: Sequence[_Rival], probability: float) -> Explanation:
    best, names = rivals[0], tuple(each.misreading for each in rivals)
    since, hits, clean = best.record.counted(best.hits)
    return Explanation(state, names, probability, best.hits, since, hits, clean)


def _near(rival: _Rival, best: _Rival) -> bool:
    """Whether one slip could have put the rival behind the best."""
    return best.log_odds - rival.log_odds < _WEIGHT - log(_NEGLIGIBLE)


def _sure(best: _Rival, others: Iterable[_Rival]) -> bool:
    """Likely enough, over two rounds, even if one act against each close rival was a slip."""
    against = sum(
        each.weight * (_SLIPPED if len(each.hits) >= len(best.hits) - 1 else 1) for each in others
    )
    rounds = {number for number, _ in best.hits}
    likely = best.weight / (1 + best.weight + against) >= CONFIRMED_AT
    return likely and len(rounds) >= ROUNDS and best.hit_share >= HIT_SHARE


def _rival(record: Record, mistakes: Collection[Place]) -> _Rival | None:
    hits = record.hits(mistakes)
    if not hits:
        return None
    hit, clean = record.tally(hits)
    log_odds = _PRIOR + (hit - clean) * _WEIGHT
    return _Rival(record, hits, log_odds, hit / (hit + clean))
