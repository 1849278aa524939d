"""What a trainee seems to believe, from round after round of evidence.

Every listed wrong rule is weighed against three others: that nothing is believed and the mistakes
are slips; that another listed rule is; and that a rule is held which is in no list. The last is
stood for by patterns: mistakes that share traits (``traits``). What is named is set aside and the
rest is explained anew.

Two things keep the odds honest. Mistakes of one kind in one round have one cause as a rule, so all
but the first of a round count for less. And who makes many mistakes that nothing explains hits some
listed rule's answer by chance, so the chance of a slip is taken from what is left unexplained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import product
from math import exp, log
from typing import Protocol

from trainer.marking.evidence import Act, Seen
from trainer.marking.traits import DUE

SLIP = 0.03
PRIOR = 0.02
UNLISTED = 0.05
"""The odds beforehand of one listed rule, and of any that is in no list."""
CONFIRMED_AT = 0.95
STATED_AT = 0.7
CLEARED_AFTER = 3
"""So many contrary answers in a row end a belief."""
AT_MOST = 3
ROUNDS, ROUNDS_CONFIRMED = 2, 4
"""What showed in one round alone may be one coincidence: nothing is stated."""
HIT_SHARE = 0.5
"""The share of all exposures since its first that must be hits where a rule is confirmed."""
LATER_HIT, LATER_CLEAN = 0.3, 0.5
"""What a further hit, or clean exposure, of a round counts beside its first."""
HELD = ((0.97, 0.6), (0.85, 0.25), (0.7, 0.15))
"""How steadily a rule is held, and how likely that is."""
SWITCH = 0.1
"""The odds beforehand that a rule is dropped, or taken up again."""
LONG_RUN = 8
"""So many clean exposures in a row tell nothing of what is held after them."""
PATTERN_AT = 0.95

_LOOKS_ALIKE: Mapping[Act | None, float] = {
    Act.LEFT: 0.3,
    Act.TAKEN: 0.25,
    Act.PAID: 0.15,
    Act.OVERPAID: 0.08,
    Act.UNDERPAID: 0.08,
    None: 0.2,
}
"""The chance that a slip does just what a wrong rule would: an amount is seldom met by chance."""

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


class Answered(Protocol):
    """One wager that was worked: what was done, and its traits as bits."""

    @property
    def cell(self) -> Hashable: ...

    @property
    def act(self) -> Act: ...

    @property
    def traits(self) -> int: ...


class Looked(Protocol):
    """What one round shows, as ``Evidence`` has it: all sightings, the cells that came out wrong,
    and every answer."""

    @property
    def exposures(self) -> Sequence[Sighting]: ...

    @property
    def wrong(self) -> Collection[Hashable]: ...

    @property
    def answers(self) -> Sequence[Answered]: ...


class State(StrEnum):
    """How sure it is that a wrong rule is held."""

    CONFIRMED = "confirmed"
    SUSPECTED = "suspected"
    CLEARED = "cleared"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A wrong rule that explains mistakes, at even odds or better and in two rounds or more.

    ``since`` is the number of the first round with a hit, after the rule was last cleared; ``hits``
    of so many hits and clean exposures from the first exposure on.
    """

    state: State
    misreading: str
    probability: float
    explains: frozenset[Place]
    since: int
    hits: int
    clean: int


@dataclass(frozen=True, slots=True)
class Pattern:
    """Mistakes that no listed rule explains and that share traits: ``len(explains)`` of ``of``."""

    traits: int
    explains: frozenset[Place]
    of: int


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What is believed, at most three things at once; what was believed and is no more; what the
    other mistakes share; and the mistakes that nothing explains.

    ``possible`` are the wrong rules that further rounds should tell apart, with their chances: more
    than are stated.
    """

    explanations: tuple[Explanation, ...]
    cleared: tuple[str, ...]
    unexplained: frozenset[Place]
    patterns: tuple[Pattern, ...] = ()
    possible: Mapping[str, float] = field(default_factory=dict)

    @property
    def confirmed(self) -> tuple[str, ...]:
        return self._in(State.CONFIRMED)

    @property
    def suspected(self) -> tuple[str, ...]:
        return self._in(State.SUSPECTED)

    def _in(self, state: State) -> tuple[str, ...]:
        return tuple(each.misreading for each in self.explanations if each.state is state)


@dataclass(frozen=True)
class Record:
    """Every exposure of one wrong rule, in order."""

    misreading: str
    seen: tuple[tuple[Place, Seen], ...]

    @property
    def cleared(self) -> bool:
        last = [seen for _, seen in self.seen[-CLEARED_AFTER:]]
        return len(last) == CLEARED_AFTER and all(seen is Seen.CLEAN for seen in last)

    @cached_property
    def spells(self) -> tuple[tuple[tuple[Place, Seen], ...], ...]:
        """The spells in which it may have been held, each from a hit on, after a run of clean
        exposures; the first from the first exposure on, unless a long run goes before. Only the
        last one can go on: the others end with a hit."""
        cuts, clean, last = [0], 0, -1
        ends = []
        for number, (_, seen) in enumerate(self.seen):
            if seen is Seen.HIT:
                if clean >= (CLEARED_AFTER if last >= 0 else LONG_RUN):
                    ends.append(last + 1)
                    cuts.append(number)
                last = number
            clean = clean + 1 if seen is Seen.CLEAN else 0
        ends.append(last + 1 if self.cleared else len(self.seen))
        found = (self.seen[start:end] for start, end in zip(cuts, ends, strict=True))
        return tuple(spell for spell in found if spell)

    @property
    def latest(self) -> tuple[tuple[Place, Seen], ...]:
        return self.spells[-1]

    @property
    def share(self) -> float:
        """The share of hits among all exposures from the first hit on."""
        first = next(at for at, (_, seen) in enumerate(self.seen) if seen is Seen.HIT)
        since = [seen for _, seen in self.seen[first:]]
        return since.count(Seen.HIT) / len(since)

    def hits(self, mistakes: Collection[Place]) -> frozenset[Place]:
        """The mistakes that it explains."""
        return frozenset(place for place, how in self.seen if how is Seen.HIT and place in mistakes)


def diagnose_beliefs(
    rounds: Sequence[Looked], confirmed_after: int = ROUNDS_CONFIRMED
) -> Diagnosis:
    """Explain the mistakes of these rounds, the oldest first. A rule is confirmed that showed in
    ``confirmed_after`` rounds."""
    case = _Case.of(rounds, confirmed_after)
    first = _explained(case, SLIP)
    slip = max(SLIP, case.share_of(first.unexplained))
    return first if slip == SLIP else _explained(case, slip)


def _explained(case: _Case, slip: float) -> Diagnosis:
    """The same, where the chance of a slip is given."""
    live = list(case.records)
    left = set(case.wrong)
    found: list[Explanation] = []
    patterns: list[Pattern] = []
    possible: dict[str, float] = {}
    while len(found) < AT_MOST + 2 and len(patterns) < AT_MOST:
        weighed = _weighed(case, live, left, slip)
        possible = {**weighed.possible, **possible}
        best = weighed.best
        if best is None:
            break
        if isinstance(best, Pattern):
            patterns.append(best)
        else:
            found.append(best)
            live = [each for each in live if each.misreading != best.misreading]
        left -= best.explains
    held = [each for each in found if each.state is not State.CLEARED][:AT_MOST]
    told = {each.misreading for each in found if each.state is not State.SUSPECTED}
    return Diagnosis(
        tuple(held),
        tuple(each.misreading for each in found if each.state is State.CLEARED),
        frozenset(left),
        tuple(patterns),
        {
            name: chance
            for name, chance in possible.items()
            if chance >= WORTH_TELLING and name not in told
        },
    )


@dataclass(frozen=True)
class _Case:
    """The evidence of all rounds, by wrong rule and by wager.

    Wagers are numbered; ``traits`` has for each trait the set of wagers that show it, as bits of an
    int: 1,500 pairs of traits are held against 3,000 wagers in some milliseconds.
    """

    records: tuple[Record, ...]
    wrong: frozenset[Place]
    acts: Mapping[Place, Act]
    numbers: Mapping[Place, int]
    traits: tuple[int, ...]
    by_act: Mapping[Act, int]
    due: Mapping[Act, int]
    right: int
    count: int
    confirmed_after: int

    @classmethod
    def of(cls, rounds: Sequence[Looked], confirmed_after: int) -> _Case:
        seen: dict[str, list[tuple[Place, Seen]]] = {}
        acts: dict[Place, Act] = {}
        numbers: dict[Place, int] = {}
        columns: list[int] = []
        for number, look in enumerate(rounds):
            for exposure in look.exposures:
                place = (number, exposure.cell)
                seen.setdefault(exposure.misreading, []).append((place, exposure.seen))
            for answer in look.answers:
                place = (number, answer.cell)
                numbers[place] = len(columns)
                columns.append(answer.traits)
                if answer.act is not Act.RIGHT:
                    acts[place] = answer.act
        wrong = frozenset((n, cell) for n, look in enumerate(rounds) for cell in look.wrong)
        told = (Record(name, tuple(places)) for name, places in seen.items())
        records = tuple(each for each in told if any(how is Seen.HIT for _, how in each.seen))
        by_act = dict.fromkeys(acts.values(), 0)
        for place, act in acts.items():
            by_act[act] |= 1 << numbers[place]
        every = (1 << len(columns)) - 1
        right = every & ~sum(by_act.values())
        traits = _turned(columns)
        taken, paid, left = (traits[at] if at < len(traits) else 0 for at in DUE)
        due = {
            Act.TAKEN: taken,
            Act.PAID: paid,
            Act.LEFT: left,
            Act.OVERPAID: every & ~paid,
            Act.UNDERPAID: every & ~paid,
        }
        count = max(len(columns), len(wrong))
        return cls(
            records, wrong, acts, numbers, traits, by_act, due, right, count, confirmed_after
        )

    def share_of(self, mistakes: Collection[Place]) -> float:
        """The share of all wagers that these are; those of a round beyond the first count less."""
        rounds = Counter(number for number, _ in mistakes)
        weight = sum(1 + LATER_HIT * (count - 1) for count in rounds.values())
        return (weight + SLIP * 30) / (self.count + 30)

    def bits(self, places: Iterable[Place]) -> int:
        bits = 0
        for place in places:
            if place in self.numbers:
                bits |= 1 << self.numbers[place]
        return bits

    def mostly(self, mistakes: int) -> Act:
        """What was done in most of these mistakes."""
        return max(self.by_act, key=lambda act: (self.by_act[act] & mistakes).bit_count())

    def cost(self, place: Place, slip: float) -> float:
        """The log chance that a slip did this at the place."""
        return log(slip * _LOOKS_ALIKE[self.acts.get(place)])


def _turned(columns: Sequence[int]) -> tuple[int, ...]:
    """Rows of bits as columns: of each trait, the wagers that show it."""
    turned = [0] * max((each.bit_length() for each in columns), default=0)
    for number, bits in enumerate(columns):
        while bits:
            lowest = bits & -bits
            turned[lowest.bit_length() - 1] |= 1 << number
            bits ^= lowest
    return tuple(turned)


@dataclass(frozen=True)
class _Rival:
    """A listed wrong rule that explains some of the mistakes left, and how well."""

    record: Record
    hits: frozenset[Place]
    log_odds: float

    @property
    def misreading(self) -> str:
        return self.record.misreading


@dataclass(frozen=True, slots=True)
class _Weighed:
    """The best that can be said of the mistakes left, and how likely each listed rule is."""

    best: Explanation | Pattern | None
    possible: Mapping[str, float]


def _weighed(
    case: _Case, records: Iterable[Record], mistakes: Collection[Place], slip: float
) -> _Weighed:
    rivals = [each for record in records if (each := _rival(case, record, mistakes, slip))]
    rivals.sort(key=lambda each: (-each.log_odds, -len(each.hits), each.misreading))
    shared = sorted(_shared(case, mistakes, slip), key=lambda each: -each.log_odds)
    chances = _chances(rivals)
    pattern = _pattern(case, shared, mistakes) if shared else None
    for rival in rivals[:FEW]:
        if pattern is not None and shared[0].log_odds > rival.log_odds:
            break
        stated = _stated(case, rival, rivals, shared, slip)
        if stated is not None:
            return _Weighed(stated, chances)
    return _Weighed(pattern, chances)


def _chances(rivals: Sequence[_Rival]) -> Mapping[str, float]:
    """How likely each listed rule is that is not cleared, had one act against it been a slip:
    further rounds are to tell it from all that explain the same."""
    return {
        each.misreading: _share(
            each.log_odds + DOUBT,
            [other.log_odds for other in rivals if other.hits & each.hits and other is not each],
        )
        for each in rivals[:FEW]
        if not each.record.cleared
    }


DOUBT = log((1 - SLIP) / SLIP)
FEW, WORTH_TELLING = 12, 0.02
"""So many of the likeliest rules are told apart by further rounds."""


def _share(log_odds: float, others: Iterable[float]) -> float:
    """The chance of one among others and of none at all, each with its log odds."""
    listed = [0.0, *others]
    top = max(log_odds, *listed)
    return exp(log_odds - top) / sum(exp(each - top) for each in (log_odds, *listed))


def _rival(case: _Case, record: Record, mistakes: Collection[Place], slip: float) -> _Rival | None:
    hits = record.hits(mistakes)
    if not hits:
        return None
    gain = sum(_gain(case, spell, hits, slip) for spell in record.spells)
    switches = 2 * (len(record.spells) - 1) + record.cleared
    return _Rival(record, hits, log(PRIOR) + gain + switches * log(SWITCH))


def _gain(
    case: _Case, seen: Iterable[tuple[Place, Seen]], hits: Collection[Place], slip: float
) -> float:
    """The log odds that these exposures give the rule against slips."""
    hit = clean = cost = 0.0
    rounds_hit: set[int] = set()
    rounds_clean: set[int] = set()
    for place, how in seen:
        if how is Seen.HIT and place in hits:
            weight = LATER_HIT if place[0] in rounds_hit else 1.0
            rounds_hit.add(place[0])
            hit, cost = hit + weight, cost + weight * case.cost(place, slip)
        elif how is Seen.CLEAN:
            clean += LATER_CLEAN if place[0] in rounds_clean else 1.0
            rounds_clean.add(place[0])
    return _log_held(hit, clean) - cost - clean * log(1 - slip)


def _log_held(hit: float, clean: float) -> float:
    """The log chance of so many hits and clean exposures, where the rule is held."""
    return _log_sum(
        log(prior) + hit * log(steady) + clean * log(1 - steady) for steady, prior in HELD
    )


def _log_sum(logs: Iterable[float]) -> float:
    listed = list(logs)
    top = max(listed)
    return top + log(sum(exp(each - top) for each in listed))


def _stated(
    case: _Case,
    best: _Rival,
    rivals: Iterable[_Rival],
    shared: Sequence[_Shared],
    slip: float,
) -> Explanation | None:
    """The best rule as it is stated; None below even odds, or after one round alone."""
    alike = [each for each in rivals if each is not best and each.hits & best.hits]
    bits = case.bits(best.hits)
    unlisted = [each.log_odds for each in shared if each.mistakes & bits]
    unlisted += _narrower(case, best, slip)
    chance = _share(best.log_odds, [*unlisted, *(each.log_odds for each in alike)])
    rounds = {number for number, _ in best.hits}
    if chance < STATED_AT or len(rounds) < ROUNDS:
        return None
    close = [_were_one_a_slip(each, best, slip) for each in alike]
    sure = _share(best.log_odds, [*unlisted, *close]) >= CONFIRMED_AT
    lately = {place[0] for place, how in best.record.latest if how is Seen.HIT}
    steady = len(rounds) >= case.confirmed_after and len(lately) >= ROUNDS
    steady = steady and best.record.share >= HIT_SHARE
    state = State.CONFIRMED if sure and steady else State.SUSPECTED
    if best.record.cleared:
        state = State.CLEARED
    seen = best.record.latest
    hits = sum(place in best.hits for place, _ in seen)
    clean = sum(how is Seen.CLEAN for _, how in seen)
    since = min(number for (number, _), how in seen if how is Seen.HIT)
    return Explanation(state, best.misreading, chance, best.hits, since, hits, clean)


def _were_one_a_slip(rival: _Rival, best: _Rival, slip: float) -> float:
    """The rival's log odds, had the one mistake that it does not explain been a slip."""
    close = len(rival.hits) == len(best.hits) - 1
    return rival.log_odds + (log((1 - slip) / slip) if close else 0)


# --- rules that are in no list


@dataclass(frozen=True, slots=True)
class _Shared:
    """Traits that mistakes share, all wagers with them and those mistakes as bits, and how well
    that explains them."""

    traits: int
    wagers: int
    mistakes: int
    log_odds: float


def _shared(case: _Case, mistakes: Collection[Place], slip: float) -> Iterator[_Shared]:
    """Every trait and pair of traits that a good part of the mistakes share."""
    wrong = case.bits(mistakes)
    least = max(2, wrong.bit_count() // 6)
    if wrong.bit_count() < 2:
        return
    rounds = _by_round(case, mistakes)
    costs = {
        number: case.cost(place, slip)
        for place, number in case.numbers.items()
        if place in mistakes
    }
    common = [
        (1 << place, bits)
        for place, bits in enumerate(case.traits)
        if (bits & wrong).bit_count() >= least
    ]

    def weighed(candidates: Iterable[tuple[int, int]], prior: float) -> list[_Shared]:
        found = []
        for trait, bits in candidates:
            act = case.mostly(bits & wrong)
            hits = bits & wrong & case.by_act[act]
            clean = (bits & case.right & ~case.due[act]).bit_count()
            if hits.bit_count() >= least and clean <= hits.bit_count():
                gain = _pattern_gain(hits, clean, rounds, costs, slip)
                found.append(_Shared(trait, bits, hits, log(prior) + gain))
        return found

    one, two, three = _priors(len(case.traits))
    yield from weighed(common, one)
    pairs = weighed(_joined(common, common), two)
    yield from pairs
    pairs.sort(key=lambda each: -each.log_odds)
    yield from weighed(
        _joined([(each.traits, each.wagers) for each in pairs[:BEAM]], common), three
    )


BEAM = 8
"""So many pairs of traits, the best ones, are tried with a third."""


def _joined(
    some: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Each with each other, where that leaves fewer wagers than either; once for each set of
    wagers."""
    found: dict[int, int] = {}
    for (one, bits), (other, others_) in product(some, others):
        both = bits & others_
        if both not in (bits, others_):
            found.setdefault(both, one | other)
    return [(traits, bits) for bits, traits in found.items()]


def _priors(count: int) -> tuple[float, float, float]:
    """The odds beforehand of one trait, of one pair, and of one with a third."""
    one = UNLISTED / 2 / max(count, 1)
    two = UNLISTED / max(count * (count - 1), 1)
    return one, two, two / max(count, 1) * 4


def _by_round(case: _Case, mistakes: Iterable[Place]) -> tuple[int, ...]:
    """The mistakes of each round, as bits."""
    rounds: dict[int, int] = {}
    for place in mistakes:
        if place in case.numbers:
            rounds[place[0]] = rounds.get(place[0], 0) | 1 << case.numbers[place]
    return tuple(rounds.values())


def _pattern_gain(
    hits: int, clean: int, rounds: Iterable[int], costs: Mapping[int, float], slip: float
) -> float:
    """The log odds that a pattern has against slips: what it leads to is not known beforehand."""
    weight = cost = 0.0
    for each in rounds:
        count = (each & hits).bit_count()
        if count:
            weight += 1 + LATER_HIT * (count - 1)
            numbers = list(_numbers(each & hits))
            cost += costs[numbers[0]] + LATER_HIT * sum(costs[each] for each in numbers[1:])
    few = (1 + LATER_CLEAN) / 2 * clean
    return _log_held(weight, few) + weight * log(_ALIKE) - cost - few * log(1 - slip)


_ALIKE = 0.3
"""The chance that an unlisted rule does with a wager just what was done."""


def _numbers(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _narrower(case: _Case, rival: _Rival, slip: float) -> list[float]:
    """The log odds of the rule held under one trait alone, trait by trait: that would explain
    where it did not show."""
    clean = [place for place, how in rival.record.seen if how is Seen.CLEAN]
    hit_bits = case.bits(rival.hits)
    prior = log(UNLISTED / 3 / max(len(case.traits), 1))
    narrower = []
    for bits in case.traits:
        outside = {
            place[0]
            for place in clean
            if place in case.numbers and not (bits >> case.numbers[place] & 1)
        }
        if hit_bits & ~bits or len(outside) < ROUNDS:
            continue
        seen = [
            (place, how)
            for place, how in rival.record.seen
            if place in case.numbers and bits >> case.numbers[place] & 1
        ]
        narrower.append(prior + _gain(case, seen, rival.hits, slip))
    return narrower


def _pattern(case: _Case, shared: Sequence[_Shared], mistakes: Collection[Place]) -> Pattern | None:
    """What the mistakes share, where that is likelier than that they are slips; None for two
    mistakes, or of one round alone."""
    top = shared[0]
    explains = frozenset(
        place
        for place in mistakes
        if place in case.numbers and top.mistakes >> case.numbers[place] & 1
    )
    rounds = {number for number, _ in explains}
    family = _log_sum(each.log_odds for each in shared if each.mistakes & top.mistakes)
    if _share(family, ()) < PATTERN_AT or len(explains) < 3 or len(rounds) < ROUNDS:
        return None
    return Pattern(top.traits, explains, len(mistakes))
