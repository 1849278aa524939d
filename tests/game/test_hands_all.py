"""All 22,100 three-card hands, by count and against another program's order."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from pokerkit import Card as PokerkitCard
from pokerkit.lookups import RhodeIslandHoldemLookup

from tests.some_houses import HOUSES, house
from trainer.game.cards import Card, Three
from trainer.game.hands import Category, all_hands, strengths, text_of

COUNTS = {
    Category.STRAIGHT_FLUSH: 48,
    Category.THREE_OF_A_KIND: 52,
    Category.STRAIGHT: 720,
    Category.FLUSH: 1096,
    Category.PAIR: 3744,
    Category.HIGH_CARD: 16440,
}


@pytest.mark.parametrize("name", HOUSES)
def test_every_category_has_as_many_hands_as_there_are(name: str) -> None:
    ranking = house(name).rules.ranking
    counted = Counter(ranking.category(ranking.strength(cards)) for cards in all_hands())
    assert counted == COUNTS


def test_the_order_of_all_hands_is_that_of_rhode_island_holdem() -> None:
    ranking = house("mbs").rules.ranking
    lookup = RhodeIslandHoldemLookup()
    both = sorted(
        (ranking.strength(cards), lookup.get_entry(_pokerkit(cards)).index) for cards in all_hands()
    )
    for (ours, theirs), (our_next, their_next) in pairwise(both):
        assert (ours < our_next) == (theirs < their_next)
        assert (ours == our_next) == (theirs == their_next)


def _pokerkit(cards: Three) -> list[PokerkitCard]:
    return list(PokerkitCard.parse(text_of(cards)))


@pytest.mark.parametrize("name", HOUSES)
def test_cards_that_repeat_are_no_hand(name: str) -> None:
    table = strengths(house(name).rules.ranking)
    assert (table[0][0][1], table[0][1][0], table[1][1][1]) == (0, 0, 0)
    assert table[0][1][2]


@pytest.mark.parametrize("name", HOUSES)
def test_a_hand_is_worth_the_same_in_any_order_of_its_cards(name: str) -> None:
    strength = house(name).rules.ranking.strength
    for a, b, c in all_hands()[::7]:
        turned = [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]
        assert len({strength(cards) for cards in turned}) == 1


def _hand(text: str) -> Three:
    first, second, third = (Card.parse(each) for each in text.split())
    return first, second, third


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("Kh Ad 2s", "Ah 2d 3s"),  # the ace does not turn the corner
        ("Ah 2d 3s", "4h 3d 2s"),  # 3-2-A is the lowest straight
        ("Kh Qd Js", "Ah Kd Qs"),
        ("Ah Qh Th", "Ah 2d 3s"),  # a flush below a straight
        ("Ah Kd Qs", "2h 2d 2s"),
        ("Ah Ad As", "2s 3s 4s"),
        ("9h 9d As", "Th Td 2s"),  # the pair before the odd card
    ],
)
def test_the_higher_hand_is_worth_more(lower: str, higher: str) -> None:
    """POSTED 5."""
    strength = house("posted").rules.ranking.strength
    assert strength(_hand(lower)) < strength(_hand(higher))
