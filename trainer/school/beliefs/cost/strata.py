"""Deals of a player's and a dealer's hand, in strata. Rare strata are drawn as often as others, and
each counts with its exact chance."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, product
from math import comb
from typing import Any

from trainer.drills.stream import Stream
from trainer.game.cards import Rank, Three
from trainer.game.hands import Category, Ranking, all_hands

Hands = tuple[Three, Three]
"""A player's hand and the dealer's."""

_PAIRS = comb(52, 3) * comb(49, 3)
_LOW, _ACE_LOW, _ROUND_CORNER = Rank.JACK, {2, 3, 14}, {2, 13, 14}
_HIGHEST = {12, 13, 14}
_WITH_ACE = (_HIGHEST, _ACE_LOW, _ROUND_CORNER)


@dataclass(frozen=True, slots=True)
class Stratum:
    """Some pairs of hands: ``weight`` times the mean over the drawn pairs is their share of the
    whole. A drawn pair that holds a card twice or belongs to another stratum counts as nothing."""

    weight: float
    draw: Callable[[Stream], Hands | None]


class StratumDeals:
    """All deals of two hands under a ranking."""

    def __init__(self, ranking: Ranking) -> None:
        self._strengths = {cards: ranking.strength(cards) for cards in all_hands()}
        self._ranking = ranking

    @cached_property
    def strata(self) -> tuple[Stratum, ...]:
        """Equal hands; hands of one category that agree in the first rank; all others by the kinds
        of both."""
        kinds = self._grouped(self._kind)
        apart = [self._apart(mine, dealers) for mine, dealers in product(kinds.values(), repeat=2)]
        ties = self._alike(self._grouped(self._strengths.__getitem__), ties=True)
        leads = self._leading()
        close = [
            self._alike({lead: leads[lead] for lead in leads if lead[0] is each}, ties=False)
            for each in dict.fromkeys(category for category, _ in leads)
        ]
        return (ties, *close, *apart)

    def _alike(self, groups: Mapping[Any, Sequence[Three]], *, ties: bool) -> Stratum:
        """Two hands of one group, either equal in rank or never equal."""
        listed = list(groups.values())
        reached = list(accumulate(len(each) ** 2 for each in listed))

        def draw(stream: Stream) -> Hands | None:
            group = listed[bisect_right(reached, stream.below(reached[-1]))]
            mine, dealers = stream.choice(group), stream.choice(group)
            tied = self._strengths[mine] == self._strengths[dealers]
            return (mine, dealers) if tied is ties and _disjoint(mine, dealers) else None

        return Stratum(reached[-1] / _PAIRS, draw)

    def _apart(self, mine: Sequence[Three], dealers: Sequence[Three]) -> Stratum:
        def draw(stream: Stream) -> Hands | None:
            one, other = stream.choice(mine), stream.choice(dealers)
            apart = self._lead(one) != self._lead(other)
            return (one, other) if apart and _disjoint(one, other) else None

        return Stratum(len(mine) * len(dealers) / _PAIRS, draw)

    def _grouped(self, key: Callable[[Three], Hashable]) -> dict[Hashable, list[Three]]:
        groups: dict[Hashable, list[Three]] = defaultdict(list)
        for cards in self._strengths:
            groups[key(cards)].append(cards)
        return groups

    def _leading(self) -> dict[tuple[Category, int], list[Three]]:
        groups: dict[tuple[Category, int], list[Three]] = defaultdict(list)
        for cards in self._strengths:
            groups[self._lead(cards)].append(cards)
        return groups

    def _lead(self, cards: Three) -> tuple[Category, int]:
        """The category and the first rank that decides within it."""
        strength = self._strengths[cards]
        return self._ranking.category(strength), _first_rank(cards)

    def _kind(self, cards: Three) -> Hashable:
        """The key of hands that wrong rules cannot tell apart: the category, runs with an ace, and
        the height of the hand."""
        category = self._ranking.category(self._strengths[cards])
        ranks = {int(card.rank) for card in cards}
        special = next((each for each in _WITH_ACE if ranks == each), None)
        if special is not None:
            royal = category is Category.STRAIGHT_FLUSH and special is _HIGHEST
            return category, tuple(special), royal and cards[0].suit
        return category, _height(category, max(ranks))


def _height(category: Category, top: int) -> int:
    """The class of a high card by the dealer's qualifying hand, of a pair by whether it holds a
    queen."""
    if category is Category.HIGH_CARD:
        return min(max(top, int(_LOW) - 1), int(Rank.KING))
    return int(top >= int(Rank.QUEEN)) if category is Category.PAIR else 0


def _first_rank(cards: Three) -> int:
    """The rank of the pair where there is one, else the highest."""
    ranks = [int(card.rank) for card in cards]
    paired = [rank for rank in ranks if ranks.count(rank) > 1]
    return max(paired or ranks)


def _disjoint(mine: Three, dealers: Three) -> bool:
    return not set(mine) & set(dealers)
