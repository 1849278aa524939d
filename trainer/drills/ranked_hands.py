"""The 22,100 hands in one row, from the weakest to the strongest under a house's ranking.

A hand is known by its place in the row, so every category, every test for qualifying and every
"beats the dealer" is a run of places: a ``range``.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter

from msgspec import Struct

from trainer.game.cards import Card, Rank, Suit, Three
from trainer.game.hands import Category, Ranking, Strength, all_hands, strength_of_ranks

Hands = Sequence[int]
"""Rising places in the book: a range if they are consecutive, else a tuple or ``packed``."""


class Book(Struct, frozen=True, eq=False):
    """Every hand by its place: its cards, its strength, and its cards as bits of one number.
    ``by_bits`` are these numbers in rising order, ``places`` the hands that they stand for."""

    # Arrays: as tuples and a dict of numbers, which are 28 bytes and more each, a book took 3 MB.
    ranking: Ranking
    cards: tuple[Three, ...]
    strengths: Sequence[Strength]
    bits: Sequence[int]
    by_bits: Sequence[int]
    places: Sequence[int]

    def place(self, cards: int) -> int:
        """The hand with these cards, which are bits of one number."""
        return self.places[bisect_left(self.by_bits, cards)]

    @property
    def all(self) -> range:
        return range(len(self.cards))

    def between(self, low: Strength, high: Strength) -> range:
        """The hands worth ``low`` or more and less than ``high``."""
        return range(bisect_left(self.strengths, low), bisect_left(self.strengths, high))

    def at_least(self, low: Strength) -> range:
        return range(bisect_left(self.strengths, low), len(self.cards))

    def category(self, category: Category) -> range:
        # A strength holds its category above the twelve bits of three ranks.
        worth = len(self.ranking.order) - 1 - self.ranking.order.index(category)
        return self.between(worth << 12, worth + 1 << 12)

    def where(self, is_so: Callable[[Three], bool], among: Hands | None = None) -> Hands:
        """The hands whose cards pass the test."""
        hands = self.all if among is None else among
        return tuple(hand for hand in hands if is_so(self.cards[hand]))


# 10 ms and more: all houses of a ranking ask for the same, and each time that one is read.
@lru_cache(maxsize=64)
def passing(book: Book, is_so: Callable[[Three], bool]) -> Hands:
    """The hands whose cards pass a test that every house puts alike: never one made for a call."""
    return book.where(is_so)


# 14 ms, and every question and every plan of a deal asks for it.
@lru_cache(maxsize=16)
def book_of(ranking: Ranking) -> Book:
    """The row of hands under that ranking; made on first need."""
    return _in_order(ranking, ((ranking.strength(cards), cards) for cards in all_hands()))


@lru_cache(maxsize=16)
def sample_of(ranking: Ranking) -> Book:
    """A short book: hands of all ranks, in one suit, in one colour and in two. Any question about
    ranks and colours finds a hand here if there is one, and the book is made in a tenth of the
    time."""
    every = combinations_with_replacement(sorted(Rank, reverse=True), 3)
    return _in_order(ranking, (hand for ranks in every for hand in _suited(ranking, ranks)))


_S, _C, _H, _D = Suit.SPADES, Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS
_SUITINGS = ((_S, _S, _S), (_S, _S, _C), (_S, _C, _S), (_S, _H, _D))


def _suited(ranking: Ranking, ranks: tuple[Rank, Rank, Rank]) -> Iterator[tuple[Strength, Three]]:
    """The possible hands of these ranks."""
    a, b, c = ranks
    for suits in _SUITINGS:
        hand = Card(a, suits[0]), Card(b, suits[1]), Card(c, suits[2])
        if len(set(hand)) == len(hand):
            one_suit = len(set(suits)) == 1
            yield strength_of_ranks(ranking, ranks, one_suit=one_suit), hand


def _in_order(ranking: Ranking, hands: Iterable[tuple[Strength, Three]]) -> Book:
    ordered = sorted(hands, key=itemgetter(0))
    bits = array("Q", (bits_of(cards) for _, cards in ordered))
    places = sorted(range(len(bits)), key=bits.__getitem__)
    return Book(
        ranking=ranking,
        cards=tuple(cards for _, cards in ordered),
        strengths=array("H", (strength for strength, _ in ordered)),
        bits=bits,
        by_bits=array("Q", map(bits.__getitem__, places)),
        places=array("H", places),
    )


def bits_of(cards: Three) -> int:
    """The cards as bits."""
    # Hands of one deal share none.
    return 1 << cards[0].number | 1 << cards[1].number | 1 << cards[2].number


def packed(hands: Iterable[int]) -> Hands:
    """These hands in two bytes each; a slice of them takes no memory of its own."""
    # As tuples of numbers, the hands of a plan took 20 MB more.
    return memoryview(array("H", hands))


class HandGroups:
    """Groups of hands in little room. A run is kept as its ends; the hands of all others stand in
    one array, and such a group is a part of it."""

    # As objects of their own the groups of one house took 9 MB, and half of it held no hands.
    __slots__ = ("_from", "_hands", "_runs", "_upto")

    def __init__(self, groups: Iterable[Sequence[int]]) -> None:
        self._from, self._upto, self._runs = array("I"), array("I"), bytearray()
        hands = array("H")
        for each in groups:
            is_run = len(each) > 0 and each[-1] - each[0] == len(each) - 1
            begun = each[0] if is_run else len(hands)
            if not is_run:
                hands.extend(each)
            self._runs.append(is_run)
            self._from.append(begun)
            self._upto.append(begun + len(each))
        self._hands = memoryview(hands)

    def __len__(self) -> int:
        return len(self._runs)

    def __getitem__(self, place: int) -> Hands:
        begun, upto = self._from[place], self._upto[place]
        return range(begun, upto) if self._runs[place] else self._hands[begun:upto]

    def __iter__(self) -> Iterator[Hands]:
        return map(self.__getitem__, range(len(self)))


def both(these: Hands, those: Hands) -> Hands:
    """The hands that are in both."""
    if isinstance(those, range):
        return _within(these, those)
    if isinstance(these, range):
        return _within(those, these)
    fewer, more = sorted((these, those), key=len)
    return tuple(sorted(set(fewer).intersection(more)))


def _within(hands: Hands, run: range) -> Hands:
    return hands[bisect_left(hands, run.start) : bisect_left(hands, run.stop)]


def has(hands: Hands, hand: int) -> bool:
    """True if the hand is one of them."""
    if isinstance(hands, range):
        return hand in hands
    place = bisect_left(hands, hand)
    return place < len(hands) and hands[place] == hand
