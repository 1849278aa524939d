"""The hands of a seat that go with hands of the dealer's: ties, kickers, six cards together."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement, groupby

from msgspec import Struct

from trainer.drills.ranked_hands import Book, Hands, packed
from trainer.game.cards import Rank, Suit, Three, card
from trainer.game.hands import Category, Strength
from trainer.game.pay import Combination


class HandView(Struct, frozen=True, eq=False):
    """The dealer's hands sorted into classes, and for each class the hands that go with it.

    ``classes`` has the class of every hand of the book, ``dealers`` the hands of every class and
    ``hands`` what goes with them; class 0 goes with nothing.
    """

    classes: Sequence[int]
    dealers: Sequence[Hands]
    hands: Sequence[Hands]

    def beside(self, dealer: int) -> Hands:
        """The hands that go with this hand of the dealer's."""
        return self.hands[self.classes[dealer]]


def _small(hands: Sequence[int]) -> Hands:
    """The same in little room: neighbours as a range, others packed."""
    if isinstance(hands, range):
        return hands
    if hands and hands[-1] - hands[0] == len(hands) - 1:
        return range(hands[0], hands[-1] + 1)
    return packed(hands)


def _view(book: Book, class_of: dict[int, int], hands: list[Hands]) -> HandView:
    """``class_of`` counts from 1, in the order of ``hands``."""
    classes = array("H", (class_of.get(hand, 0) for hand in book.all))
    dealers: list[list[int]] = [[] for _ in range(len(hands) + 1)]
    for hand, its_class in enumerate(classes):
        dealers[its_class].append(hand)
    return HandView(classes, [*map(_small, dealers)], [(), *map(_small, hands)])


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

    def beside(strength: Strength) -> Hands:
        first = strength >> open_bits << open_bits
        below = book.between(first, strength)
        return packed(chain(below, book.between(strength + 1, first + (1 << open_bits))))

    among = sorted(hand for each in categories for hand in book.category(each))
    return _by_strength(book, beside, among)


@lru_cache(maxsize=64)
def pairs_that_mislead(book: Book) -> HandView:
    """Two pairs of which the lower one has the higher card."""
    pairs = book.category(Category.PAIR)
    strengths = sorted({book.strengths[hand] for hand in pairs})

    def misleads(one: Strength, other: Strength) -> bool:
        return (one < other) is (_high_to_low(one) > _high_to_low(other)) and one != other

    def beside(dealer: Strength) -> Hands:
        ranges = [book.between(each, each + 1) for each in strengths if misleads(each, dealer)]
        return packed(chain.from_iterable(ranges))

    return _by_strength(book, beside, pairs)


def _high_to_low(pair: Strength) -> list[int]:
    return sorted((pair >> 8 & 15, pair >> 4 & 15, pair & 15), reverse=True)


def _by_strength(
    book: Book, beside: Callable[[Strength], Hands], among: Hands | None = None
) -> HandView:
    """Equal hands of the dealer's in one class, those of them that are ``among`` the hands."""
    class_of: dict[int, int] = {}
    hands: list[Hands] = []
    for strength, equals in groupby(
        book.all if among is None else among, book.strengths.__getitem__
    ):
        hands.append(beside(strength))
        class_of |= dict.fromkeys(equals, len(hands))
    return _view(book, class_of, hands)


# ---------------------------------------------------------------------------------- crossed


def crossed(book: Book, *kinds: tuple[Hands, Hands]) -> HandView:
    """One hand of a kind, the other of the kind beside it, either way round. No kinds overlap."""
    class_of: dict[int, int] = {}
    hands: list[Hands] = []
    for one, other in kinds:
        hands += [other, one]
        class_of |= dict.fromkeys(one, len(hands) - 1) | dict.fromkeys(other, len(hands))
    return _view(book, class_of, hands)


# ---------------------------------------------------------------------------------- colours


@lru_cache(maxsize=64)
def one_colour(book: Book, *, same: bool) -> HandView:
    """Both hands of one colour each: of the same, or one red and one black."""
    red = book.where(lambda cards: all(each.suit.red for each in cards))
    black = book.where(lambda cards: not any(each.suit.red for each in cards))
    class_of = dict.fromkeys(red, 1) | dict.fromkeys(black, 2)
    return _view(book, class_of, [red, black] if same else [black, red])


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
        case Combination.FOUR_OF_A_KIND | Combination.FULL_HOUSE | Combination.STRAIGHT:
            return _by_ranks(book, _kinds(book), row)
        case _:
            return None


_ROYAL = frozenset((10, 11, 12, 13, 14))
_WHEEL = frozenset((14, 2, 3, 4, 5))
_RUNS = [_WHEEL, *(frozenset(range(low, low + 5)) for low in range(2, 11))]


def _suited_runs(book: Book, runs: Iterable[frozenset[int]]) -> HandView:
    """One suit has all five ranks of a run in the six cards."""
    by_suited = _by_suited(book)
    class_of: dict[int, int] = {}
    hands: list[Hands] = []
    for (suit, ranks), dealers in by_suited.items():
        missing = [run - ranks for run in runs if len(run - ranks) <= 3]
        if len(ranks) < 2 or not missing:
            continue
        found = {hand for wanted in missing for hand in _holding(book, suit, wanted)}
        hands.append(tuple(sorted(found)))
        class_of.update((dealer, len(hands)) for dealer in dealers)
    return _view(book, class_of, hands)


# 120 ms for 22,100 hands.
@lru_cache(maxsize=16)
def _by_suited(book: Book) -> Mapping[tuple[Suit, frozenset[int]], list[int]]:
    """The hands by each suit that they have more than once, and its ranks there."""
    by_suited = defaultdict(list)
    for hand, cards in enumerate(book.cards):
        for suit in Suit:
            ranks = frozenset(int(each.rank) for each in cards if each.suit is suit)
            if len(ranks) > 1:
                by_suited[suit, ranks].append(hand)
    return by_suited


def _holding(book: Book, suit: Suit, ranks: frozenset[int]) -> Iterable[int]:
    """The hands that have all of these ranks in that suit."""
    bits = [1 << card(Rank(rank), suit).number for rank in ranks]
    fixed = sum(bits)
    others = [1 << number for number in range(52) if not fixed >> number & 1]
    for rest in combinations(others, 3 - len(bits)):
        yield book.place[fixed + sum(rest)]


def _flushes(book: Book) -> HandView:
    """One suit has five or six of the six cards."""
    class_of: dict[int, int] = {}
    hands: list[Hands] = []
    for suit in Suit:
        count = {hand: _of_suit(cards, suit) for hand, cards in enumerate(book.cards)}
        two_or_more = tuple(hand for hand in book.all if count[hand] >= 2)
        three = tuple(hand for hand in two_or_more if count[hand] == 3)
        hands += [three, two_or_more]
        for hand in two_or_more:
            class_of[hand] = len(hands) - (1 if count[hand] == 2 else 0)
    return _view(book, class_of, hands)


def _of_suit(cards: Three, suit: Suit) -> int:
    return sum(each.suit is suit for each in cards)


def _by_ranks(book: Book, kinds: Mapping[int, _Kind], kind: _Kind) -> HandView:
    """The hands that the six ranks alone make, whatever the suits."""
    by_ranks = _hands_by_ranks(book)
    class_of: dict[int, int] = {}
    hands: list[Hands] = []
    for ranks, dealers in by_ranks.items():
        held = [more for other, more in by_ranks.items() if kinds[ranks + other] is kind]
        hands.append(tuple(sorted(chain.from_iterable(held))))
        class_of.update((dealer, len(hands)) for dealer in dealers)
    return _view(book, class_of, hands)


@lru_cache(maxsize=16)
def _hands_by_ranks(book: Book) -> Mapping[int, list[int]]:
    """The hands by their ranks, as a sum with three bits for the count of each rank."""
    by_ranks: dict[int, list[int]] = defaultdict(list)
    for hand, cards in enumerate(book.cards):
        by_ranks[sum(1 << 3 * each.rank for each in cards)].append(hand)
    return by_ranks


_Kind = Combination | None


# 75 ms, and each view of six cards together is made of them.
@lru_cache(maxsize=16)
def _kinds(book: Book) -> Mapping[int, _Kind]:
    """The kinds that the ranks of any two hands make together, by the sum of the two."""
    pairs = combinations_with_replacement(_hands_by_ranks(book), 2)
    return {total: _kind(total) for total in {one + other for one, other in pairs}}


def _kind(total: int) -> _Kind:
    counts = [total >> 3 * rank & 7 for rank in range(15)]
    match sorted((count for count in counts if count), reverse=True):
        case [4, *_]:
            return Combination.FOUR_OF_A_KIND
        case [3, 2, *_] | [3, 3]:
            return Combination.FULL_HOUSE
        case _:
            return Combination.STRAIGHT if _tops(_held(counts)) else None


def _held(counts: Sequence[int]) -> frozenset[int]:
    return frozenset(rank for rank, count in enumerate(counts) if count)


def _tops(held: frozenset[int]) -> list[frozenset[int]]:
    return [run for run in _RUNS if run <= held]


# A third of a second: every six cards of a dealer and a seat are summed up.
@lru_cache(maxsize=16)
def wheels(book: Book) -> HandView:
    """The six ranks make 5-4-3-2-A and no higher straight."""
    kinds: dict[int, _Kind] = {}
    for total, kind in _kinds(book).items():
        held = _held([total >> 3 * rank & 7 for rank in range(15)])
        wheel = kind is Combination.STRAIGHT and _tops(held) == [_WHEEL]
        kinds[total] = Combination.STRAIGHT if wheel else None
    return _by_ranks(book, kinds, Combination.STRAIGHT)
