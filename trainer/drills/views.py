"""The hands of a seat that go with hands of the dealer's: ties, kickers, six cards together."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, groupby

from msgspec import Struct

from trainer.drills.ranked_hands import Book, HandGroups, Hands
from trainer.game.cards import Rank, Suit, card
from trainer.game.hands import Category, Strength
from trainer.game.pay import Combination


class HandView(Struct, frozen=True, eq=False):
    """The dealer's hands sorted into classes, and for each class the hands that go with it.

    ``classes`` has the class of every hand of the book, ``dealers`` the hands of every class and
    ``hands`` what goes with them; class 0 goes with nothing.
    """

    classes: Sequence[int]
    dealers: HandGroups
    hands: HandGroups

    def beside(self, dealer: int) -> Hands:
        """The hands that go with this hand of the dealer's."""
        return self.hands[self.classes[dealer]]


_Pair = tuple[Iterable[int], Sequence[int]]


def _view(book: Book, pairs: Iterable[_Pair]) -> HandView:
    """A class for each pair: hands of the dealer's, and those that go with them."""
    classes = array("H", bytes(2 * len(book.cards)))

    def beside() -> Iterator[Sequence[int]]:
        yield ()
        for number, (dealers, hands) in enumerate(pairs, start=1):
            for dealer in dealers:
                classes[dealer] = number
            yield hands

    hands = HandGroups(beside())
    return HandView(classes, HandGroups(_by_class(classes, len(hands))), hands)


def _by_class(classes: Sequence[int], count: int) -> Iterator[Sequence[int]]:
    """The hands of each class."""
    hands = sorted(range(len(classes)), key=classes.__getitem__)
    first = 0
    for number in range(1, count + 1):
        upto = bisect_left(hands, number, key=classes.__getitem__)
        yield hands[first:upto]
        first = upto


# ------------------------------------------------------------------------------ by strength


# Kept by the book, here and below: each of these looks at every hand, 6 ms; kickers 8 to 60.
# Each of these views takes 10 ms to make and pairs_that_mislead 60, and every drill of a house asks
# for the same ones.
@lru_cache(maxsize=64)
def equal(book: Book) -> HandView:
    return _by_strength(book, lambda strength: book.between(strength, strength + 1))


@lru_cache(maxsize=64)
def lower(book: Book) -> HandView:
    """The seat's hand is the lower one."""
    return _by_strength(book, lambda strength: book.between(0, strength))


@lru_cache(maxsize=64)
def higher(book: Book) -> HandView:
    """The seat's hand is the higher one."""
    return _by_strength(book, lambda strength: book.at_least(strength + 1))


@lru_cache(maxsize=64)
def not_higher(book: Book) -> HandView:
    return _by_strength(book, lambda strength: book.between(0, strength + 1))


@lru_cache(maxsize=64)
def kickers(book: Book, *categories: Category, equal_ranks: int) -> HandView:
    """Both hands of one of the categories, alike in so many deciding ranks, and yet not equal."""
    open_bits = 4 * (3 - equal_ranks)

    def beside(strength: Strength) -> Sequence[int]:
        first = strength >> open_bits << open_bits
        below = book.between(first, strength)
        return array("H", chain(below, book.between(strength + 1, first + (1 << open_bits))))

    among = sorted(hand for each in categories for hand in book.category(each))
    return _by_strength(book, beside, among)


@lru_cache(maxsize=64)
def pairs_that_mislead(book: Book) -> HandView:
    """Two pairs of which the lower one has the higher card."""
    pairs = book.category(Category.PAIR)
    strengths = sorted({book.strengths[hand] for hand in pairs})

    def misleads(one: Strength, other: Strength) -> bool:
        return (one < other) is (_high_to_low(one) > _high_to_low(other)) and one != other

    def beside(dealer: Strength) -> Sequence[int]:
        ranges = [book.between(each, each + 1) for each in strengths if misleads(each, dealer)]
        return array("H", chain.from_iterable(ranges))

    return _by_strength(book, beside, pairs)


def _high_to_low(pair: Strength) -> list[int]:
    return sorted((pair >> 8 & 15, pair >> 4 & 15, pair & 15), reverse=True)


def _by_strength(
    book: Book, beside: Callable[[Strength], Sequence[int]], among: Hands | None = None
) -> HandView:
    """Equal hands of the dealer's in one class, those of them that are ``among`` the hands."""
    equal_hands = groupby(book.all if among is None else among, book.strengths.__getitem__)
    return _view(book, ((equals, beside(strength)) for strength, equals in equal_hands))


# ---------------------------------------------------------------------------------- crossed


def crossed(book: Book, *kinds: tuple[Hands, Hands]) -> HandView:
    """One hand of a kind, the other of the kind beside it, either way round. No kinds overlap."""
    return _view(book, chain.from_iterable(((a, b), (b, a)) for a, b in kinds))


# ---------------------------------------------------------------------------------- colours


@lru_cache(maxsize=64)
def one_colour(book: Book, *, same: bool) -> HandView:
    """Both hands of one colour each: of the same, or one red and one black."""
    reds = sum(_in_suit(Rank, suit) for suit in Suit if suit.red)
    red = [hand for hand, bits in enumerate(book.bits) if not bits & ~reds]
    black = [hand for hand, bits in enumerate(book.bits) if not bits & reds]
    return _view(book, [(red, red), (black, black)] if same else [(red, black), (black, red)])


# -------------------------------------------------------------------------------- six cards


@lru_cache(maxsize=64)
def six_cards(book: Book, row: Combination) -> HandView | None:
    """Every pair of hands whose best five is that combination, and perhaps a few better ones; None
    where so many are that it is as well to look after dealing."""
    match row:
        case Combination.ROYAL_FLUSH:
            return _suited_runs(book, [_ROYAL])
        case Combination.STRAIGHT_FLUSH:
            return _suited_runs(book, _RUNS)
        case Combination.FLUSH:
            return _flushes(book)
        case _ if row in _MADE:
            return _by_ranks(book, *_MADE[row])
        case _:
            return None


_ROYAL = frozenset((10, 11, 12, 13, 14))
_WHEEL = frozenset((14, 2, 3, 4, 5))
_RUNS = [_WHEEL, *(frozenset(range(low, low + 5)) for low in range(2, 11))]


def _suited_runs(book: Book, runs: Iterable[frozenset[int]]) -> HandView:
    """One suit has all five ranks of a run in the six cards."""
    suited = [_in_suit(run, suit) for run in runs for suit in Suit]

    def pairs() -> Iterator[_Pair]:
        for held, dealers in _by_suited(book).items():
            missing = [run & ~held for run in suited if (run & ~held).bit_count() <= 3]
            if missing:
                found = {hand for wanted in missing for hand in _holding(book, wanted)}
                yield dealers, sorted(found)

    return _view(book, pairs())


def _in_suit(ranks: Iterable[int], suit: Suit) -> int:
    """The cards of these ranks as bits."""
    return sum(1 << card(Rank(rank), suit).number for rank in ranks)


def _by_suited(book: Book) -> Mapping[int, list[int]]:
    """The hands by the cards, as bits, of each suit that they have more than once."""
    suits = [_in_suit(Rank, suit) for suit in Suit]
    by_suited = defaultdict(list)
    for hand, bits in enumerate(book.bits):
        for suit in suits:
            if (bits & suit).bit_count() > 1:
                by_suited[bits & suit].append(hand)
    return by_suited


def _holding(book: Book, wanted: int) -> Iterable[int]:
    """The hands that have all of these cards."""
    others = [1 << number for number in range(52) if not wanted >> number & 1]
    for rest in combinations(others, 3 - wanted.bit_count()):
        yield book.place(wanted + sum(rest))


def _flushes(book: Book) -> HandView:
    """One suit has five or six of the six cards."""

    def pairs() -> Iterator[_Pair]:
        for suit in Suit:
            of_suit = _in_suit(Rank, suit)
            count = [(bits & of_suit).bit_count() for bits in book.bits]
            two, three = ([hand for hand in book.all if count[hand] == n] for n in (2, 3))
            yield two, three
            yield three, sorted(two + three)

    return _view(book, pairs())


def _by_ranks(book: Book, *wanted: int) -> HandView:
    """The hands that make one of these kinds by the six ranks alone, whatever the suits."""
    groups, kinds = _by_ranks_held(book).hands, _kinds(book)

    def pairs() -> Iterator[_Pair]:
        for place, dealers in enumerate(groups):
            row = kinds[place * len(groups) : (place + 1) * len(groups)]
            held = (groups[other] for other, kind in enumerate(row) if kind in wanted)
            yield dealers, sorted(chain.from_iterable(held))

    return _view(book, pairs())


class _RanksHeld(Struct, frozen=True, eq=False):
    """The hands of a book by their ranks: sums with three bits for the count of each rank."""

    sums: tuple[int, ...]
    hands: HandGroups


@lru_cache(maxsize=16)
def _by_ranks_held(book: Book) -> _RanksHeld:
    by_ranks: dict[int, list[int]] = defaultdict(list)
    for hand, cards in enumerate(book.cards):
        by_ranks[sum(1 << 3 * each.rank for each in cards)].append(hand)
    return _RanksHeld(tuple(by_ranks), HandGroups(by_ranks.values()))


# What six ranks make: a wheel is a straight of 5-4-3-2-A and no higher one.
_NOTHING, _FOUR, _FULL_HOUSE, _STRAIGHT, _IS_WHEEL = range(5)
_MADE: Mapping[Combination, tuple[int, ...]] = {
    Combination.FOUR_OF_A_KIND: (_FOUR,),
    Combination.FULL_HOUSE: (_FULL_HOUSE,),
    Combination.STRAIGHT: (_STRAIGHT, _IS_WHEEL),
}


# 90 ms, and each view of six cards together is made of them.
@lru_cache(maxsize=16)
def _kinds(book: Book) -> bytes:
    """The kinds that the ranks of any two hands make together, a row for each of the first."""
    sums = _by_ranks_held(book).sums
    kinds = {total: _kind(total) for total in {one + other for one in sums for other in sums}}
    return bytes(kinds[one + other] for one in sums for other in sums)


def _kind(total: int) -> int:
    counts = [total >> 3 * rank & 7 for rank in range(15)]
    match sorted((count for count in counts if count), reverse=True):
        case [4, *_]:
            return _FOUR
        case [3, 2, *_] | [3, 3]:
            return _FULL_HOUSE
    held = {rank for rank, count in enumerate(counts) if count}
    tops = [run for run in _RUNS if run <= held]
    if not tops:
        return _NOTHING
    return _IS_WHEEL if tops == [_WHEEL] else _STRAIGHT


@lru_cache(maxsize=16)
def wheels(book: Book) -> HandView:
    """The six ranks make 5-4-3-2-A and no higher straight."""
    return _by_ranks(book, _IS_WHEEL)
