"""Six cards whose best five are of a wanted kind, and which five those are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory, Six, best_five, best_five_ace_high, five_category
from trainer.game.cards import DECK, Card, Rank, Suit, card

Worth = tuple[int, tuple[int, ...]]
_LOW = {14: 1}
_RUN_OF_FIVE = 4


def best_fives(cards: Six, *, ace_low: bool = True) -> tuple[frozenset[Card], ...]:
    """Every choice of five cards that is as good as the best, the highest cards first."""
    fives = list(combinations(sorted(cards, key=lambda each: -each.number), 5))
    best = max(worth(five, ace_low=ace_low) for five in fives)
    return tuple(frozenset(five) for five in fives if worth(five, ace_low=ace_low) == best)


def worth(five: Iterable[Card], *, ace_low: bool = True) -> Worth:
    """What exactly these five cards are worth: more is better, equal is a tie."""
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


# ------------------------------------------------------------------------------- dealing six


def six_of(category: FiveCategory, stream: Stream, *, ace_low: bool = True) -> Six:
    """Six cards, in chance order, whose best five are of the category."""
    while True:
        five = _MADE[category](stream)
        sixth = stream.choice([each for each in DECK if each not in five])
        a, b, c, d, e, f = stream.shuffle([*five, sixth])
        six = (a, b, c, d, e, f)
        best = best_five(six) if ace_low else best_five_ace_high(six)
        if five_category(best) is category:
            return six


def _royal(stream: Stream) -> list[Card]:
    return _run(Rank.ACE, [stream.choice(list(Suit))] * 5)


def _straight_flush(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit))] * 5)


def _straight(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit)) for _ in range(5)])


def _any_top(stream: Stream) -> Rank:
    return Rank(5 + stream.below(10))


def _run(top: Rank, suits: list[Suit]) -> list[Card]:
    ranks = [top - n for n in range(5)]
    return [
        card(Rank(rank if rank > 1 else 14), suit) for rank, suit in zip(ranks, suits, strict=True)
    ]


def _flush(stream: Stream) -> list[Card]:
    suit = stream.choice(list(Suit))
    return stream.sample([each for each in DECK if each.suit is suit], 5)


def _grouped(*counts: int) -> Callable[[Stream], list[Card]]:
    """Cards of as many ranks as there are counts, so many of each."""

    def made(stream: Stream) -> list[Card]:
        ranks = stream.sample(list(Rank), len(counts))
        suits = [stream.sample(list(Suit), count) for count in counts]
        return [card(rank, suit) for rank, each in zip(ranks, suits, strict=True) for suit in each]

    return made


_MADE: Mapping[FiveCategory, Callable[[Stream], list[Card]]] = {
    FiveCategory.ROYAL_FLUSH: _royal,
    FiveCategory.STRAIGHT_FLUSH: _straight_flush,
    FiveCategory.FOUR_OF_A_KIND: _grouped(4, 1),
    FiveCategory.FULL_HOUSE: _grouped(3, 2),
    FiveCategory.FLUSH: _flush,
    FiveCategory.STRAIGHT: _straight,
    FiveCategory.THREE_OF_A_KIND: _grouped(3, 1, 1),
    FiveCategory.TWO_PAIR: _grouped(2, 2, 1),
    FiveCategory.PAIR: _grouped(2, 1, 1, 1),
    FiveCategory.HIGH_CARD: _grouped(1, 1, 1, 1, 1),
}
