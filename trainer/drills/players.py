"""The owners of the seats: several seats of one player, boxes played closed, equal stakes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from math import gcd, prod

from trainer.drills.stream import Stream
from trainer.game.demands import EqualStakes, HandsPerPlayer, OpenPerPlayer
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_NAMES = "ABCDEFG"


@dataclass(frozen=True, slots=True, eq=False)
class Party:
    """The owners of a table's seats. ``owners`` has, for each seat from 0, the first seat of its
    player; ``players`` a name for one with several seats; ``closed`` the boxes that stay unseen."""

    owners: tuple[int, ...]
    players: tuple[str | None, ...]
    closed: tuple[bool, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Parties:
    """Every party of a table of one size, and the sums of their weights."""

    parties: tuple[Party, ...]
    reached: tuple[int, ...]

    def draw(self, stream: Stream) -> Party:
        if len(self.parties) == 1:
            return self.parties[0]
        return self.parties[bisect_right(self.reached, stream.below(self.reached[-1]))]


@dataclass(frozen=True, slots=True)
class SeatingRule:
    """The hands that a house lets one player hold. ``several`` is the chance, in per cent, that the
    next seat is the same player's."""

    several: int
    hands_at_most: int
    open_at_most: int
    alike: tuple[Wager, ...]

    @classmethod
    def at(cls, rules: HouseRules, several_hands: int) -> SeatingRule:
        """The seating that the house's betting rules allow."""
        demands = [rule.demand for rule in rules.bets]
        hands = [each.most for each in demands if isinstance(each, HandsPerPlayer)]
        opened = [each.most for each in demands if isinstance(each, OpenPerPlayer)]
        alike = tuple(each.wager for each in demands if isinstance(each, EqualStakes))
        return cls(several_hands, min([7, *hands]), min([7, *opened]), alike)

    def parties(self, count: int) -> Parties:
        """Every possible party at that many seats."""
        ways: dict[tuple[int, ...], int] = {}
        for same in product((False, True), repeat=count - 1):
            weight = prod(self.several if each else 100 - self.several for each in same)
            owners = self._owners(same)
            ways[owners] = ways.get(owners, 0) + weight
        kept = {owners: weight for owners, weight in ways.items() if weight}
        common = gcd(*kept.values())
        common = gcd(*kept.values())
        return Parties(
            tuple(self._party(owners) for owners in kept),
            tuple(accumulate(weight // common for weight in kept.values())),
        )

    def _owners(self, same: Sequence[bool]) -> tuple[int, ...]:
        """The owner of each seat, if those marked are the same player's as the seat before."""
        owners = [0]
        for seat, joins in enumerate(same, start=1):
            may = seat - owners[-1] < self.hands_at_most
            owners.append(owners[-1] if joins and may else seat)
        return tuple(owners)

    def _party(self, owners: tuple[int, ...]) -> Party:
        opened = self.open_at_most
        return Party(
            owners,
            _players(owners),
            tuple(seat - owner >= opened for seat, owner in enumerate(owners)),
        )


def _players(owners: tuple[int, ...]) -> tuple[str | None, ...]:
    """A name for every player with several seats: A, B and so on; none for the others."""
    several = [owner for owner in dict.fromkeys(owners) if owners.count(owner) > 1]
    return tuple(_NAMES[several.index(owner)] if owner in several else None for owner in owners)
