"""Who sits where: seats of one player, boxes played closed, stakes that go alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.game.demands import EqualStakes, HandsPerPlayer, OpenPerPlayer
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_NAMES = "ABCDEFG"


@dataclass(frozen=True, slots=True)
class Seating:
    """What a house lets one player hold. ``several``: in per cent, how often the next seat is the
    same player's."""

    several: int
    hands_at_most: int
    open_at_most: int
    alike: tuple[Wager, ...]

    @classmethod
    def at(cls, rules: HouseRules, several_hands: int) -> Seating:
        """What that house's betting rules allow."""
        demands = [rule.demand for rule in rules.bets]
        hands = [each.most for each in demands if isinstance(each, HandsPerPlayer)]
        opened = [each.most for each in demands if isinstance(each, OpenPerPlayer)]
        alike = tuple(each.wager for each in demands if isinstance(each, EqualStakes))
        at_most = min([7, *hands])
        return cls(several_hands if at_most > 1 else 0, at_most, min([7, *opened]), alike)

    def owners(self, throws: Sequence[int]) -> list[int]:
        """Whose each seat is, as the number of that player's first seat from 0; one throw below a
        hundred for every seat after the first."""
        owners = [0]
        for seat, throw in enumerate(throws, start=1):
            same = throw < self.several and seat - owners[-1] < self.hands_at_most
            owners.append(owners[-1] if same else seat)
        return owners

    def closed(self, seat: int, owner: int) -> bool:
        """Whether the seat is one more than its player may open."""
        return seat - owner >= self.open_at_most


def names(owners: Sequence[int]) -> list[str | None]:
    """A name for every player with several seats: A, B and so on; none for the others."""
    several = [owner for owner in dict.fromkeys(owners) if owners.count(owner) > 1]
    return [_NAMES[several.index(owner)] if owner in several else None for owner in owners]
