"""The likely beliefs of a trainee, from round after round of evidence.

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
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum
from math import log

from msgspec import Struct, field

from trainer.marking.belief_evidence import SLIP, Case, Place, Record, rounds_of
from trainer.marking.belief_odds import Gain, gain_of, share_among
from trainer.marking.exposures import Seen
from trainer.marking.mistake_patterns import Pattern, SharedTraits, pattern_of, shared_traits

PRIOR = 0.02
"""The odds beforehand of one listed rule."""
CONFIRMED_AT = 0.95
STATED_AT, EVEN = 0.7, 0.5
AT_MOST = 3
# What showed in one round alone may be one coincidence, so nothing is stated of it.
# Of 150 habits that no list has, six passed for a listed rule after three rounds that show it, and
# three or four after four.
ROUNDS, ROUNDS_CONFIRMED = 2, 4
HIT_SHARE = 0.5
"""The share of all exposures since its first that must be hits where a rule is confirmed."""
NARROWER = 0.001
"""The odds beforehand of a listed rule held under one trait alone."""
# A rule that could show in fewer answers is looked for.
SEEN_ENOUGH = 2


class State(StrEnum):
    """The certainty that a wrong rule is held."""

    CONFIRMED = "confirmed"
    SUSPECTED = "suspected"
    CLEARED = "cleared"


class Explanation(Struct, frozen=True):
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


class Diagnosis(Struct, frozen=True):
    """The stated beliefs, at most three at once; the cleared ones; the patterns of the other
    mistakes; and the unexplained mistakes.

    ``possible`` are the wrong rules that further rounds should tell apart, with their
    probabilities: more than are stated. ``exposed`` has the number of answers in which each rule
    could show.
    """

    explanations: tuple[Explanation, ...]
    cleared: tuple[str, ...]
    unexplained: frozenset[Place]
    patterns: tuple[Pattern, ...] = ()
    possible: Mapping[str, float] = field(default_factory=dict)
    exposed: Mapping[str, int] = field(default_factory=dict)

    def unseen(self, listed: Iterable[str]) -> tuple[str, ...]:
        """The wrong rules of this list that could hardly show yet, the least shown first."""
        times = {name: self.exposed.get(name, 0) for name in listed}
        few = (name for name in listed if times[name] < SEEN_ENOUGH)
        return tuple(sorted(few, key=times.__getitem__))

    @property
    def confirmed(self) -> tuple[str, ...]:
        """The wrong rules that are held for certain."""
        return tuple(e.misreading for e in self.explanations if e.state is State.CONFIRMED)


def diagnose_beliefs(case: Case) -> Diagnosis:
    """Explain the mistakes of that evidence."""
    first = _explained(case, SLIP)
    slip = max(SLIP, case.share_of(first.unexplained))
    return first if slip == SLIP else _explained(case, slip)


def may_be_confirmed(case: Case) -> bool:
    """False if the one rule of this case showed too seldom to be confirmed, whatever else there
    is."""
    (record,) = case.records
    rounds = sum(bool(each.hits) for each in record.rounds)
    return rounds >= case.confirmed_after and record.share >= HIT_SHARE


def _explained(case: Case, slip: float) -> Diagnosis:
    """The explanation for a given probability of a slip."""
    live = list(case.records)
    left = set(case.wrong)
    found: list[Explanation] = []
    patterns: list[Pattern] = []
    possible: dict[str, float] = {}
    known: _Gains = {}
    while len(found) < AT_MOST + 2 and len(patterns) < AT_MOST:
        weighed = _weighed(case, live, left, slip, known)
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
    certain = {each.misreading for each in found if each.state is not State.SUSPECTED}
    return Diagnosis(
        tuple(held),
        tuple(each.misreading for each in found if each.state is State.CLEARED),
        frozenset(left),
        tuple(patterns),
        {
            name: chance
            for name, chance in possible.items()
            if chance >= WORTH_TELLING and name not in certain
        },
        case.exposed,
    )


class Rival(Struct, frozen=True):
    """A listed wrong rule that explains some of the mistakes left, and how well."""

    record: Record
    hits: frozenset[Place]
    log_odds: float
    now: float

    @property
    def misreading(self) -> str:
        return self.record.misreading


class Weighed(Struct, frozen=True):
    """The best explanation of the mistakes left, and the probability of each listed rule."""

    best: Explanation | Pattern | None
    possible: Mapping[str, float]


def _weighed(
    case: Case, records: Iterable[Record], mistakes: AbstractSet[Place], slip: float, known: _Gains
) -> Weighed:
    found = (_rival(case, record, mistakes, slip, known) for record in records)
    rivals = [each for each in found if each is not None]
    rivals.sort(key=lambda each: (-each.log_odds, -len(each.hits), each.misreading))
    shared = sorted(shared_traits(case, mistakes, slip), key=lambda each: -each.log_odds)
    chances = _chances(rivals)
    pattern = pattern_of(case, shared, mistakes) if shared else None
    for rival in rivals[:FEW]:
        if pattern is not None and shared[0].log_odds > rival.log_odds:
            break
        stated = _stated(case, rival, rivals, shared, slip)
        if stated is not None:
            return Weighed(stated, chances)
    return Weighed(pattern, chances)


def _chances(rivals: Sequence[Rival]) -> Mapping[str, float]:
    """The probability of each listed rule that is not cleared, had one act against it been a
    slip."""
    # Further rounds should tell it from all that explain the same.
    return {
        each.misreading: each.now
        * share_among(
            each.log_odds + DOUBT,
            [other.log_odds for other in rivals if other.hits & each.hits and other is not each],
        )
        for each in rivals[:FEW]
        if not each.record.cleared
    }


DOUBT = log((1 - SLIP) / SLIP)
# The number of the likeliest rules that further rounds tell apart.
FEW, WORTH_TELLING = 12, 0.05


_Gains = dict[tuple[str, frozenset[Place]], Gain]
"""What is known of a wrong rule, by the mistakes of its own that are left."""


def _rival(
    case: Case, record: Record, mistakes: AbstractSet[Place], slip: float, known: _Gains
) -> Rival | None:
    hits = record.hits(mistakes)
    if not hits:
        return None
    own = record.wrong & mistakes
    if (record.misreading, own) not in known:
        known[record.misreading, own] = gain_of(case, record.rounds, own, slip)
    gain = known[record.misreading, own]
    return Rival(record, hits, log(PRIOR) + gain.log_odds, gain.now)


def _stated(
    case: Case,
    best: Rival,
    rivals: Iterable[Rival],
    shared: Sequence[SharedTraits],
    slip: float,
) -> Explanation | None:
    """The best rule as it is stated; None below even odds, or after one round alone."""
    rounds = {number for number, _ in best.hits}
    if len(rounds) < ROUNDS:
        return None
    now = 1.0 if best.record.cleared else best.now
    alike = [each for each in rivals if each is not best and not best.hits.isdisjoint(each.hits)]
    bits = case.bits(best.hits)
    unlisted = [each.log_odds for each in shared if each.mistakes & bits]
    rivalling = [each.log_odds for each in alike]
    if _is_low(share_among(best.log_odds, [*unlisted, *rivalling]), now):
        return None
    # These take time, and only lessen the chance.
    unlisted += narrower(case, best, slip)
    chance = share_among(best.log_odds, [*unlisted, *rivalling])
    if _is_low(chance, now):
        return None
    close = [_were_one_a_slip(each, best, slip) for each in alike]
    sure = share_among(best.log_odds, [*unlisted, *close]) >= CONFIRMED_AT
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
    return Explanation(state, best.misreading, chance * now, best.hits, since, hits, clean)


def _is_low(chance: float, now: float) -> bool:
    """True if a rule with that chance of explaining, and that chance of still being held, is too
    unlikely to state."""
    return chance < STATED_AT or chance * now < EVEN


def _were_one_a_slip(rival: Rival, best: Rival, slip: float) -> float:
    """The rival's log odds, had the one mistake that it does not explain been a slip."""
    close = len(rival.hits) == len(best.hits) - 1
    return rival.log_odds + (log((1 - slip) / slip) if close else 0)


def narrower(case: Case, rival: Rival, slip: float) -> list[float]:
    """The log odds of the rule held under one trait alone, for each trait: that would explain where
    it did not show."""
    seen = [(place, how) for place, how in rival.record.seen if place in case.numbers]
    every = case.bits(place for place, _ in seen)
    clean = case.bits(place for place, how in seen if how is Seen.CLEAN)
    hits = case.bits(rival.hits)
    under = Counter(bits & every for bits in case.traits if not hits & ~bits and clean & ~bits)
    return [
        log(NARROWER * traits)
        + gain_of(case, rounds_of(case.among(seen, bits)), rival.hits, slip).log_odds
        for bits, traits in under.items()
    ]
