"""The evidence of many rounds, by wrong rule and by wager, as the inference of beliefs uses it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, cached_property
from itertools import chain, islice
from math import log
from typing import Protocol

from msgspec import Struct

from trainer.marking.exposures import Seen, WagerAct
from trainer.marking.traits import DUE

SLIP = 0.03
CLEARED_AFTER = 3
"""The contrary answers in a row that end a belief."""
# The clean exposures in a row after which nothing is known of what is held.
LONG_RUN = 8
LATER_HIT, LATER_CLEAN = 0.3, 0.5
"""What a further hit, or clean exposure, of a round counts beside its first."""

# The chance that a slip does just what a wrong rule would: an amount is seldom met by chance, but
# one stake too many is the commonest slip in paying, and several wrong rules lead to it.
_LOOKS_ALIKE: Mapping[WagerAct | None, float] = {
    WagerAct.LEFT: 0.3,
    WagerAct.TAKEN: 0.25,
    WagerAct.PAID: 0.15,
    WagerAct.OVERPAID: 0.3,
    WagerAct.UNDERPAID: 0.08,
    None: 0.2,
}

Place = tuple[int, Hashable]
"""A wager, or whatever else is right or wrong: the round's number, from 0, and the cell."""


class Sighting(Protocol):
    """One exposure: a place where a wrong rule could show, and whether it did."""

    @property
    def misreading(self) -> str: ...

    @property
    def cell(self) -> Hashable: ...

    @property
    def seen(self) -> Seen: ...


class Answered(Protocol):
    """One answered wager: the act, and its traits as bits."""

    @property
    def cell(self) -> Hashable: ...

    @property
    def act(self) -> WagerAct: ...

    @property
    def traits(self) -> int: ...


class Looked(Protocol):
    """The evidence of one round, as ``Evidence`` has it: all exposures, the cells that came out
    wrong, and every answer."""

    @property
    def exposures(self) -> Sequence[Sighting]: ...

    @property
    def wrong(self) -> Collection[Hashable]: ...

    @property
    def answers(self) -> Sequence[Answered]: ...


class ShownInRound(Struct, frozen=True):
    """The exposures of one wrong rule in one round: its hits and other wrong answers in order, and
    the weight of its clean ones."""

    hits: tuple[Place, ...]
    others: tuple[Place, ...]
    clean: float


Sights = tuple[tuple[Hashable, ...], tuple[Seen, ...]]
"""The exposures of one wrong rule in one round, in order: their cells, and what was seen there."""


def shown_in(number: int, sights: Sights) -> ShownInRound:
    """The exposures of one wrong rule in the round of that number."""
    clean = sights[1].count(Seen.CLEAN)
    if clean == len(sights[1]):
        return _clean(clean)
    places = [((number, cell), how) for cell, how in zip(*sights, strict=True)]
    hits = tuple(place for place, how in places if how is Seen.HIT)
    others = tuple(place for place, how in places if how is Seen.OTHER)
    return ShownInRound(hits, others, counted(clean, LATER_CLEAN))


def rounds_of(seen: Iterable[tuple[Place, Seen]]) -> list[ShownInRound]:
    """The exposures of one wrong rule, round by round."""
    rounds: dict[int, list[tuple[Hashable, Seen]]] = defaultdict(list)
    for (number, cell), how in seen:
        rounds[number].append((cell, how))
    return [shown_in(number, _sights(told)) for number, told in rounds.items()]


def _sights(exposures: Iterable[tuple[Hashable, Seen]]) -> Sights:
    cells, seen = zip(*exposures, strict=True)
    return cells, seen


@cache
def _clean(times: int) -> ShownInRound:
    """Most rounds show nothing but clean exposures."""
    return ShownInRound((), (), counted(times, LATER_CLEAN))


def counted(times: int, later: float) -> float:
    """The weight of that many in one round, each beyond the first counting less."""
    return 1 + later * (times - 1) if times else 0.0


class Shown(Struct, frozen=True):
    """The evidence of one round by wrong rule: those that ``hit``, the cells that came out wrong,
    the rule of every exposure; of every answer the cell, the traits, and the act if it is not
    right. It is worked out once, and read again after every further round."""

    by_rule: Mapping[str, Sights]
    hit: frozenset[str]
    wrong: Collection[Hashable]
    rules: Sequence[str]
    cells: Sequence[Hashable]
    traits: Sequence[int]
    acts: Sequence[tuple[Hashable, WagerAct]]

    @classmethod
    def of(cls, look: Looked) -> Shown:
        by_rule: dict[str, list[tuple[Hashable, Seen]]] = defaultdict(list)
        for each in look.exposures:
            by_rule[each.misreading].append((each.cell, each.seen))
        return cls(
            {name: _sights(seen) for name, seen in by_rule.items()},
            frozenset(each.misreading for each in look.exposures if each.seen is Seen.HIT),
            look.wrong,
            [each.misreading for each in look.exposures],
            [each.cell for each in look.answers],
            [each.traits for each in look.answers],
            [(each.cell, each.act) for each in look.answers if each.act is not WagerAct.RIGHT],
        )


class Record(Struct, frozen=True, dict=True):
    """Every exposure of one wrong rule, by the numbers of the rounds that show it, in order."""

    misreading: str
    sights: Sequence[tuple[int, Sights]]

    @cached_property
    def seen(self) -> tuple[tuple[Place, Seen], ...]:
        return tuple(
            ((number, cell), how)
            for number, sights in self.sights
            for cell, how in zip(*sights, strict=True)
        )

    @cached_property
    def cleared(self) -> bool:
        """True if the latest telling answers were all contrary; a slip in between tells nothing."""
        latest = (how for _, sights in reversed(self.sights) for how in reversed(sights[1]))
        last = [*islice((how for how in latest if how is not Seen.OTHER), CLEARED_AFTER)]
        return last.count(Seen.CLEAN) == CLEARED_AFTER

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
                clean = 0
            clean += seen is Seen.CLEAN
        ends.append(last + 1 if self.cleared else len(self.seen))
        found = (self.seen[start:end] for start, end in zip(cuts, ends, strict=True))
        return tuple(spell for spell in found if spell)

    @property
    def latest(self) -> tuple[tuple[Place, Seen], ...]:
        return self.spells[-1]

    @property
    def share(self) -> float:
        """The share of hits among hits and clean exposures, from the first hit on."""
        first = next(at for at, (_, seen) in enumerate(self.seen) if seen is Seen.HIT)
        since = [seen for _, seen in self.seen[first:] if seen is not Seen.OTHER]
        return since.count(Seen.HIT) / len(since)

    @cached_property
    def rounds(self) -> tuple[ShownInRound, ...]:
        return tuple(shown_in(*each) for each in self.sights)

    @cached_property
    def wrong(self) -> frozenset[Place]:
        """The places where it could show and the answer was wrong."""
        return self._hits.union(*[each.others for each in self.rounds if each.others])

    def hits(self, mistakes: AbstractSet[Place]) -> frozenset[Place]:
        """The mistakes that it explains."""
        return self._hits & mistakes

    @cached_property
    def _hits(self) -> frozenset[Place]:
        return frozenset().union(*[each.hits for each in self.rounds if each.hits])


class Case(Struct, frozen=True):
    """The evidence of all rounds, by wrong rule and by wager.

    Wagers are numbered; ``traits`` has for each trait the set of wagers with it, as bits of an int:
    1,500 pairs of traits are compared with 3,000 wagers in some milliseconds.
    """

    records: tuple[Record, ...]
    wrong: frozenset[Place]
    acts: Mapping[Place, WagerAct]
    numbers: Mapping[Place, int]
    traits: tuple[int, ...]
    by_act: Mapping[WagerAct, int]
    due: Mapping[WagerAct, int]
    right: int
    count: int
    confirmed_after: int
    exposed: Mapping[str, int]

    @classmethod
    def of(cls, rounds: Iterable[Looked], confirmed_after: int) -> Case:
        return cls.of_shown([Shown.of(each) for each in rounds], confirmed_after)

    @classmethod
    def of_rule(cls, name: str, rounds: Sequence[Shown], confirmed_after: int) -> Case:
        """The evidence about that rule alone, and nothing else of the rounds."""
        numbered = [
            (number, each.by_rule[name])
            for number, each in enumerate(rounds)
            if name in each.by_rule
        ]
        record = Record(name, numbered)
        count = len(record.wrong)
        return cls((record,), record.wrong, {}, {}, (), {}, {}, 0, count, confirmed_after, {})

    @classmethod
    def of_shown(cls, rounds: Sequence[Shown], confirmed_after: int) -> Case:
        names = sorted(frozenset().union(*(each.hit for each in rounds)))
        sights: dict[str, list[tuple[int, Sights]]] = {name: [] for name in names}
        for number, each in enumerate(rounds):
            for name in sights.keys() & each.by_rule.keys():
                sights[name].append((number, each.by_rule[name]))
        places = [(number, cell) for number, each in enumerate(rounds) for cell in each.cells]
        numbers = {place: number for number, place in enumerate(places)}
        columns = [*chain.from_iterable(each.traits for each in rounds)]
        exposed = Counter(chain.from_iterable(each.rules for each in rounds))
        acts = {
            (number, cell): act for number, each in enumerate(rounds) for cell, act in each.acts
        }
        wrong = frozenset((n, cell) for n, each in enumerate(rounds) for cell in each.wrong)
        records = tuple(Record(name, seen) for name, seen in sights.items())
        by_act = dict.fromkeys(acts.values(), 0)
        for place, act in acts.items():
            by_act[act] |= 1 << numbers[place]
        every = (1 << len(columns)) - 1
        right = every & ~sum(by_act.values())
        traits = _turned(columns)
        taken, paid, left = (traits[at] if at < len(traits) else 0 for at in DUE)
        due = {
            WagerAct.TAKEN: taken,
            WagerAct.PAID: paid,
            WagerAct.LEFT: left,
            WagerAct.OVERPAID: every & ~paid,
            WagerAct.UNDERPAID: every & ~paid,
        }
        count = max(len(columns), len(wrong))
        return cls(
            records,
            wrong,
            acts,
            numbers,
            traits,
            by_act,
            due,
            right,
            count,
            confirmed_after,
            exposed,
        )

    def share_of(self, mistakes: Collection[Place]) -> float:
        """The share of these wagers among all; those of a round beyond the first count less."""
        rounds = Counter(number for number, _ in mistakes)
        weight = sum(1 + LATER_HIT * (count - 1) for count in rounds.values())
        return (weight + SLIP * 30) / (self.count + 30)

    def bits(self, places: Iterable[Place]) -> int:
        bits, number_of = 0, self.numbers.get
        for place in places:
            number = number_of(place)
            if number is not None:
                bits |= 1 << number
        return bits

    def among(self, seen: Iterable[tuple[Place, Seen]], bits: int) -> list[tuple[Place, Seen]]:
        """The exposures whose wagers are among the bits."""
        return [each for each in seen if bits >> self.numbers[each[0]] & 1]

    def cost(self, place: Place, slip: float) -> float:
        """The log chance that a slip did this at the place."""
        return log(slip * _LOOKS_ALIKE[self.acts.get(place)])


def _turned(columns: Sequence[int]) -> tuple[int, ...]:
    """Rows of bits as columns: for each trait the wagers with it."""
    width = max((each.bit_length() for each in columns), default=0)
    rows = "".join([f"{bits:0{width}b}" for bits in reversed(columns)]) if width else ""
    return tuple(int(rows[at::width], 2) for at in reversed(range(width)))
