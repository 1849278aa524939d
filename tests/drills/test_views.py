"""The rows of hands that go with the dealer's: each pair in them, and the memory they take."""

from __future__ import annotations

import tracemalloc

import pytest

from trainer.drills.ranked_hands import HandGroups, book_of
from trainer.drills.views import six_cards
from trainer.game.cards import Suit
from trainer.game.pay import Combination
from trainer.library.houses import load_houses

RANKING = load_houses()["six-card-bonus"].rules.ranking
VIEWS_MB = 2


def test_a_book_and_its_rows_for_six_cards_take_little_room() -> None:
    """As objects of their own the book's numbers and the rows of two kinds took 5 MB."""
    RANKING.strength(book_of(RANKING).cards[0])  # the table of strengths is there
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        book = book_of.__wrapped__(RANKING)
        made = [six_cards(book, row) for row in (Combination.STRAIGHT_FLUSH, Combination.FLUSH)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert all(made)
    assert (after - before) / 1e6 < VIEWS_MB


def test_groups_are_what_they_were_made_of() -> None:
    groups = [(), range(3, 9), [4, 7, 8], [5], [1, 2, 3], range(0)]
    kept = HandGroups(groups)
    assert [[*each] for each in kept] == [[*each] for each in groups]
    assert kept[4] == range(1, 4)
    assert len(kept) == len(groups)


@pytest.mark.parametrize("suit", Suit)
def test_five_or_six_cards_of_one_suit_are_a_flush(suit: Suit) -> None:
    """For a dealer's hand with two of the suit, and one with three."""
    book = book_of(RANKING)
    view = six_cards(book, Combination.FLUSH)
    assert view is not None
    for count in (2, 3):
        of_suit = [sum(each.suit is suit for each in cards) for cards in book.cards]
        beside = view.beside(of_suit.index(count))
        assert [*beside] == [hand for hand in book.all if of_suit[hand] >= 5 - count]
