"""The best five-card poker hand among six cards, in ordinary five-card ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from trainer.game.cards import DECK, Card, Rank
from trainer.wording import Worded, phrase

Six = tuple[Card, Card, Card, Card, Card, Card]


class FiveCategory(Worded):
    """Ordinary poker hands from the highest; here a flush beats a straight."""

    ROYAL_FLUSH = "royal_flush", phrase("Royal flush")
    STRAIGHT_FLUSH = "straight_flush", phrase("Straight flush")
    FOUR_OF_A_KIND = "four_of_a_kind", phrase("Four of a kind")
    FULL_HOUSE = "full_house", phrase("Full house")
    FLUSH = "flush", phrase("Flush")
    STRAIGHT = "straight", phrase("Straight")
    THREE_OF_A_KIND = "three_of_a_kind", phrase("Three of a kind")
    TWO_PAIR = "two_pair", phrase("Two pair")
    PAIR = "pair", phrase("Pair")
    HIGH_CARD = "high_card", phrase("High card")


_ORDER = tuple(reversed(FiveCategory))
_WHEEL = (14, 5, 4, 3, 2)

# One number a card; a sum of them counts its ranks (three bits each) and its suits (four bits
# each, above). Adding three to each suit's count sets the suit's top bit where it has a flush.
_RANK_BITS = 3
_SUITS_AT = 13 * _RANK_BITS
_KEYS = tuple(
    (1 << _RANK_BITS * (card.rank - 2)) + (1 << _SUITS_AT + 4 * (card.number % 4)) for card in DECK
)
_THREES = 0x3333 << _SUITS_AT
_FLUSH = 0x8888 << _SUITS_AT
_RANKS = (1 << _SUITS_AT) - 1
_known: dict[int, int] = {}


def best_five(cards: Six) -> int:
    """The strength of the best five of the six: more is better, equal is a tie.

    Sixteens: the category's place, then the deciding ranks. Remembers what it has seen, by ranks.
    5-4-3-2-A is the lowest straight.
    """
    a, b, c, d, e, f = cards
    key = (
        _KEYS[a.number]
        + _KEYS[b.number]
        + _KEYS[c.number]
        + _KEYS[d.number]
        + _KEYS[e.number]
        + _KEYS[f.number]
    )
    if key + _THREES & _FLUSH:
        return _flush(cards)
    ranks = key & _RANKS
    try:
        return _known[ranks]
    except KeyError:
        return _known.setdefault(ranks, _by_counts(ranks))


def best_five_ace_high(cards: Six) -> int:
    """The same for a house where 5-4-3-2-A is not a straight."""
    strength = best_five(cards)
    if strength not in _WHEELS:
        return strength
    if five_category(strength) is FiveCategory.STRAIGHT_FLUSH:
        return _flush(cards, ace_low=False)
    return _by_counts(sum(_KEYS[each.number] for each in cards) & _RANKS, ace_low=False)


def five_category(strength: int) -> FiveCategory:
    """The category of a strength that ``best_five`` gave."""
    return _ORDER[strength >> 20]


def _flush(cards: Six, *, ace_low: bool = True) -> int:
    suit = next(s.suit for s in cards if sum(each.suit is s.suit for each in cards) >= 5)
    ranks = sorted((int(each.rank) for each in cards if each.suit is suit), reverse=True)
    run = _top_of_run(ranks, ace_low=ace_low)
    if run == Rank.ACE:
        return _strength(FiveCategory.ROYAL_FLUSH, ())
    if run:
        return _strength(FiveCategory.STRAIGHT_FLUSH, (run,))
    return _strength(FiveCategory.FLUSH, ranks[:5])


def _by_counts(key: int, *, ace_low: bool = True) -> int:
    """The best hand where no suit has five cards, from the count of each rank."""
    counts = {rank: key >> _RANK_BITS * (rank - 2) & 7 for rank in range(14, 1, -1)}
    held = [rank for rank, count in counts.items() if count]
    groups = sorted(held, key=lambda rank: (-counts[rank], -rank))
    first, second = groups[0], groups[1]
    if counts[first] == 4:
        return _strength(FiveCategory.FOUR_OF_A_KIND, (first, *_kickers(held, first)[:1]))
    if counts[first] == 3 and counts[second] >= 2:
        return _strength(FiveCategory.FULL_HOUSE, (first, second))
    if run := _top_of_run(held, ace_low=ace_low):
        return _strength(FiveCategory.STRAIGHT, (run,))
    if counts[first] == 3:
        return _strength(FiveCategory.THREE_OF_A_KIND, (first, *_kickers(held, first)[:2]))
    if counts[first] == 2 and counts[second] == 2:
        kicker = _kickers(held, first, second)[:1]
        return _strength(FiveCategory.TWO_PAIR, (first, second, *kicker))
    if counts[first] == 2:
        return _strength(FiveCategory.PAIR, (first, *_kickers(held, first)[:3]))
    return _strength(FiveCategory.HIGH_CARD, held[:5])


def _kickers(held: list[int], *used: int) -> list[int]:
    return [rank for rank in held if rank not in used]


def _top_of_run(ranks: list[int], *, ace_low: bool) -> int:
    """The highest rank of five in a row, 5 for 5-4-3-2-A, 0 where there is none."""
    held = set(ranks)
    for top in range(14, 5, -1):
        if held.issuperset(range(top - 4, top + 1)):
            return top
    return 5 if ace_low and held.issuperset(_WHEEL) else 0


def _strength(category: FiveCategory, deciding: list[int] | tuple[int, ...]) -> int:
    value = _ORDER.index(category)
    for place in range(5):
        value = value << 4 | (deciding[place] if place < len(deciding) else 0)
    return value


_WHEELS = (
    _strength(FiveCategory.STRAIGHT, (5,)),
    _strength(FiveCategory.STRAIGHT_FLUSH, (5,)),
)


Worth = tuple[int, tuple[int, ...]]


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
