"""The players of a live table and their wishes: drawn from the seed alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from trainer.drills.live.tempers import Temper, Tempers, Tempo
from trainer.drills.stream import Stream
from trainer.game.round import Round
from trainer.game.wagers import Wager

SEATS = 7
ACTS_A_SEAT = 5
"""More acts than a seat usually takes; a wish planned beyond the last act never comes."""
# A dealer who does nothing for this long counts as having done an act: players do not wait for
# one.
ACT_MS = 6_000

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PlayerSat:
    """A player at a seat."""

    seat: int
    name: str
    temper: Temper


@dataclass(frozen=True, slots=True)
class Interruption:
    """The ``number``-th wish of a round: of that seat, after that many acts or that much time
    without them. ``said`` is the place of its words in the list of the wish."""

    number: int
    seat: int
    wish: str
    said: int
    wager: Wager | None
    after: int

    @property
    def by_ms(self) -> int:
        """The time on the sitting's clock at which it comes even with fewer acts."""
        return self.after * ACT_MS


def people(tempers: Tempers, seed: int) -> Mapping[int, PlayerSat]:
    """The players of a shift, by seat, all with different names."""
    stream, names = Stream(f"live people|{seed}"), list(tempers.names)
    seated = {}
    for seat in range(1, SEATS + 1):
        name = names.pop(stream.below(len(names)))
        temper = _drawn(stream, ((each, each.weight) for each in tempers.tempers))
        seated[seat] = PlayerSat(seat, name, temper)
    return seated


def interruptions(
    tempers: Tempers, tempo: Tempo, seated: Mapping[int, PlayerSat], round_: Round, seed: int
) -> tuple[Interruption, ...]:
    """The wishes of that round in order; none in a quiet one."""
    stream = Stream(f"live|{tempo.name}|{seed}")
    if stream.below(100) < tempo.quiet:
        return ()
    return tuple(_drawn_ones(tempers, tempo, seated, round_, stream))


def _drawn_ones(
    tempers: Tempers,
    tempo: Tempo,
    seated: Mapping[int, PlayerSat],
    round_: Round,
    stream: Stream,
) -> Iterator[Interruption]:
    last, after = ACTS_A_SEAT * len(round_.seats), 1 + stream.below(tempo.every)
    number = 0
    while after < last:
        number += 1
        seat = round_.seats[stream.below(len(round_.seats))]
        wish = tempers.wishes[_drawn(stream, seated[seat.number].temper.wishes.items())]
        said, staked = stream.below(len(wish.said)), tuple(seat.stakes)
        wager = staked[stream.below(len(staked))] if wish.reaches and staked else None
        yield Interruption(number, seat.number, wish.name, said, wager, after)
        after += 1 + stream.below(2 * tempo.every - 1)


def _drawn(stream: Stream, weights: Iterable[tuple[T, int]]) -> T:
    things = [each for each, weight in weights for _ in range(weight)]
    return things[stream.below(len(things))]
