"""The five of six cards that make the best hand, for those who have to show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from trainer.game.best_five import FiveCategory, Six
from trainer.game.cards import Card, Rank

Worth = tuple[int, tuple[int, ...]]
_LOW = {14: 1}
_RUN_OF_FIVE = 4


def best_fives(cards: Six, *, ace_low: bool = True) -> tuple[frozenset[Card], ...]:
    """Every choice of five cards that is as good as the best, the highest cards first."""
    fives = list(combinations(sorted(cards, key=lambda each: -each.number), 5))
    best = max(worth(five, ace_low=ace_low) for five in fives)
    return tuple(frozenset(five) for five in fives if worth(five, ace_low=ace_low) == best)


def worth(five: Iterable[Card], *, ace_low: bool = True) -> Worth:
    """The exact worth of these five cards: more is better, equal is a tie."""
    cards = list(five)
    counts = Counter(int(each.rank) for each in cards)
    ranks = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    one_suit = len({each.suit for each in cards}) == 1
    top = _top_of_run(ranks, ace_low=ace_low)
    category = _category([counts[rank] for rank in ranks], top, one_suit=one_suit)
    place = list(reversed(FiveCategory)).index(category)
    return place, (top,) if top else tuple(ranks)


def _top_of_run(ranks: list[int], *, ace_low: bool) -> int:
    """The rank that names five in a row, 0 where there is none."""
    low = [_LOW.get(rank, rank) for rank in ranks]
    for run in (ranks, low) if ace_low else (ranks,):
        if len(run) == 5 and max(run) - min(run) == _RUN_OF_FIVE:
            return max(run)
    return 0


def _category(counts: list[int], top: int, *, one_suit: bool) -> FiveCategory:
    if one_suit and top:
        return FiveCategory.ROYAL_FLUSH if top == Rank.ACE else FiveCategory.STRAIGHT_FLUSH
    if counts[0] == 4:
        return FiveCategory.FOUR_OF_A_KIND
    if counts == [3, 2]:
        return FiveCategory.FULL_HOUSE
    if one_suit:
        return FiveCategory.FLUSH
    if top:
        return FiveCategory.STRAIGHT
    return _OF_COUNTS[tuple(counts)]


_OF_COUNTS = {
    (3, 1, 1): FiveCategory.THREE_OF_A_KIND,
    (2, 2, 1): FiveCategory.TWO_PAIR,
    (2, 1, 1, 1): FiveCategory.PAIR,
    (1, 1, 1, 1, 1): FiveCategory.HIGH_CARD,
}
