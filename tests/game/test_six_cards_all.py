"""The best five of six against another program, by samples and, slowly, over all there are."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import cast

import pytest
from phevaluator import Card, evaluate_cards  # type: ignore[import-untyped]

from trainer.game.best_five import (
    FiveCategory,
    Six,
    best_five,
    best_five_ace_high,
    five_category,
    worth,
)
from trainer.game.cards import DECK, Suit
from trainer.game.cards import Card as OurCard

EVERY_SIX = 20_358_520
COUNTS = {
    FiveCategory.ROYAL_FLUSH: 188,
    FiveCategory.STRAIGHT_FLUSH: 1656,
    FiveCategory.FOUR_OF_A_KIND: 14664,
    FiveCategory.FULL_HOUSE: 165984,
    FiveCategory.FLUSH: 205792,
    FiveCategory.STRAIGHT: 361620,
    FiveCategory.THREE_OF_A_KIND: 732160,
    FiveCategory.TWO_PAIR: 2532816,
    FiveCategory.PAIR: 9730740,
    FiveCategory.HIGH_CARD: 6612900,
}
THEIRS = [Card.to_id(str(card)) for card in DECK]


def _same_order(sixes: Iterable[Six]) -> Counter[int]:
    """Holds that two hands compare here as they do there: the two numbers go with one another
    one to one, and both in the same order. Counts the hands by strength."""
    theirs: dict[int, int] = {}
    counted: Counter[int] = Counter()
    for cards in sixes:
        ours = best_five(cards)
        rank = evaluate_cards(*[THEIRS[card.number] for card in cards])  # 1 is the best
        assert theirs.setdefault(ours, rank) == rank
        counted[ours] += 1
    ranks = [theirs[strength] for strength in sorted(theirs)]
    assert all(rank > better for rank, better in pairwise(ranks))
    return counted


def _sixes(cards: Sequence[OurCard]) -> Iterator[Six]:
    """Every six of the cards."""
    yield from cast("Iterator[Six]", combinations(cards, 6))


def test_fifty_thousand_hands_are_in_the_order_of_phevaluator() -> None:
    number = random.Random(6)
    _same_order(cast("Six", tuple(number.sample(DECK, 6))) for _ in range(50_000))


def test_rare_hands_are_in_the_order_of_phevaluator() -> None:
    """Six cards of one suit, and six of three ranks in a row: where samples hardly go."""
    one_suit = [card for card in DECK if card.suit is Suit.SPADES]
    _same_order([*_sixes(one_suit), *_sixes(DECK[:12])])


def test_five_cards_are_worth_what_phevaluator_says() -> None:
    """Every five of four ranks, where full houses are, and of one suit."""
    fives = [*combinations(DECK[:16], 5), *combinations(DECK[::4], 5)]
    theirs = {
        worth(each): evaluate_cards(*[THEIRS[card.number] for card in each]) for each in fives
    }
    for five in fives:
        assert theirs[worth(five)] == evaluate_cards(*[THEIRS[card.number] for card in five])
    assert sorted(theirs, key=lambda each: -theirs[each]) == sorted(theirs)


@pytest.mark.slow
def test_all_six_card_hands_are_in_the_order_of_phevaluator() -> None:
    counted = _same_order(_sixes(DECK))
    assert counted.total() == EVERY_SIX
    by_category: Counter[FiveCategory] = Counter()
    for strength, hands in counted.items():
        by_category[five_category(strength)] += hands
    assert by_category == COUNTS


@pytest.mark.parametrize(
    ("cards", "low", "high"),
    [
        ("5h 4h 3h 2h Ah Kc", FiveCategory.STRAIGHT_FLUSH, FiveCategory.FLUSH),
        ("5h 4c 3h 2h Ah Kc", FiveCategory.STRAIGHT, FiveCategory.HIGH_CARD),
        ("5h 4c 3h 2h Ah 5c", FiveCategory.STRAIGHT, FiveCategory.PAIR),
        ("6h 5c 4h 3h 2h Ac", FiveCategory.STRAIGHT, FiveCategory.STRAIGHT),
        ("Ah Kc Qh Jh Th 5c", FiveCategory.STRAIGHT, FiveCategory.STRAIGHT),
    ],
)
def test_an_ace_counts_low_where_the_house_has_it_so(
    cards: str, low: FiveCategory, high: FiveCategory
) -> None:
    six = cast("Six", tuple(OurCard.parse(each) for each in cards.split()))
    assert five_category(best_five(six)) is low
    assert five_category(best_five_ace_high(six)) is high
