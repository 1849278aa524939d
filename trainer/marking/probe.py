"""The probe: the round that best tells open beliefs apart, chosen among several dealt ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from math import log2

from msgspec import Struct

from trainer.game.round import Round
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell, Done

Deal = Callable[[tuple[str, ...], str], Round | None]
"""A round that shows all of these events, from a seed; None where the house cannot show them."""

# At most so many rounds are looked at, for so many beliefs; for many beliefs fewer rounds.
CANDIDATES, AT_ONCE, LOOKS = 12, 24, 96
_TRIES = 60
NO_BELIEF = 0.25
"""The probability, before the round, that none of the open beliefs is held."""

_PLAIN: tuple[str, ...] = ()

Answers = frozenset[tuple[Cell, Done]]


class Probe(Struct, frozen=True):
    """A round chosen, the doubt in bits that it is expected to take away, and the beliefs that it
    would show."""

    round_: Round
    gain: float
    shows: tuple[str, ...]

    @property
    def worth(self) -> tuple[float, int]:
        return self.gain, len(self.shows)


def probe(
    misread: Misread,
    open_beliefs: Mapping[str, float],
    deal: Deal,
    seed: int | str,
    candidates: int = CANDIDATES,
) -> Probe | None:
    """The best of several rounds to deal next; None where none can be dealt that shows anything.

    ``open_beliefs`` are weighed by how likely each is; any scale will do. The likeliest are told
    apart.
    """
    if not open_beliefs:
        return None
    best: Probe | None = None
    likeliest = sorted(open_beliefs.items(), key=lambda each: -each[1])[:AT_ONCE]
    looks = min(candidates, LOOKS // len(likeliest))
    for number, round_ in enumerate(_dealt(misread, [name for name, _ in likeliest], deal, seed)):
        if best is not None and number >= looks:
            break
        found = _probe(misread, dict(likeliest), round_)
        if found.shows and (best is None or found.worth > best.worth):
            best = found
    return best


def _dealt(misread: Misread, names: Sequence[str], deal: Deal, seed: int | str) -> Iterator[Round]:
    """Rounds in which one or another of the beliefs is likely to show."""
    wishes = _wishes(misread, names)
    for number, wants in enumerate(islice(cycle(wishes), _TRIES)):
        round_ = deal(wants, f"{seed}:{number}")
        if round_ is not None:
            yield round_


def _wishes(misread: Misread, names: Sequence[str]) -> list[tuple[str, ...]]:
    """The events of each belief in turn, the first ones of all before the second ones."""
    shows = [each.shows for each in misread.listed(names)]
    deepest = max((len(each) for each in shows), default=0)
    wishes = [each[place : place + 1] for place in range(deepest) for each in shows]
    return [*dict.fromkeys(each for each in wishes if each), _PLAIN]


def _probe(misread: Misread, open_beliefs: Mapping[str, float], round_: Round) -> Probe:
    dealt = misread.look(round_)
    offered = [each for each in misread.offered(round_.placard) if each.id in open_beliefs]
    answers = {each.id: frozenset(dealt.predicted(each).items()) for each in offered}
    shown = tuple(name for name, answer in answers.items() if answer)
    return Probe(round_, _gain(open_beliefs, answers), shown)


def _gain(weights: Mapping[str, float], answers: Mapping[str, Answers]) -> float:
    """The uncertainty before less that expected after; beliefs with equal answers stay together."""
    whole = sum(weights.values()) or 1.0
    groups: dict[Answers, list[float]] = {frozenset(): [NO_BELIEF]}
    for name, weight in weights.items():
        group = groups.setdefault(answers.get(name, frozenset()), [])
        group.append((1 - NO_BELIEF) * weight / whole)
    return _entropy([sum(group) for group in groups.values()])


def _entropy(shares: Sequence[float]) -> float:
    return -sum(share * log2(share) for share in shares if share > 0)
