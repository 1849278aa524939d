"""Three-card hands under a house's ranking: their strength, their category, their name."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import permutations

from trainer.errors import quoted
from trainer.game.cards import DECK, BadCard, Card, Rank, Three
from trainer.wording import phrase, say, say_phrase


class Category(StrEnum):
    """The name of a hand as the dealer declares it."""

    STRAIGHT_FLUSH = "straight_flush"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    PAIR = "pair"
    HIGH_CARD = "high_card"

    @property
    def words(self) -> str:
        """The category as it stands in a sentence: ``straight flush``."""
        return say_phrase(_WORDS[self])

    @property
    def heading(self) -> str:
        """The category by itself: ``Straight flush``."""
        return say_phrase(_TITLES[self])


_WORDS = {
    Category.STRAIGHT_FLUSH: phrase("straight flush"),
    Category.THREE_OF_A_KIND: phrase("three of a kind"),
    Category.STRAIGHT: phrase("straight"),
    Category.FLUSH: phrase("flush"),
    Category.PAIR: phrase("pair"),
    Category.HIGH_CARD: phrase("high card"),
}
_TITLES = {
    Category.STRAIGHT_FLUSH: phrase("Straight flush"),
    Category.THREE_OF_A_KIND: phrase("Three of a kind"),
    Category.STRAIGHT: phrase("Straight"),
    Category.FLUSH: phrase("Flush"),
    Category.PAIR: phrase("Pair"),
    Category.HIGH_CARD: phrase("High card"),
}


Strength = int
"""A hand's worth under one ranking: more is better, equal is a tie.

Sixteens: the category's place in the order, then the three deciding ranks; for straights, the
straight's place among the straights and two zeros.
"""

Table = tuple[tuple[tuple[Strength, ...], ...], ...]
Straight = tuple[Rank, Rank, Rank]


def parse_straight(text: str) -> Straight:
    """Read ``3-2-A``: three different ranks, the one that names the straight first."""
    ranks = tuple(Rank.parse(part) for part in text.split("-"))
    if len(ranks) != 3 or len(set(ranks)) != 3:
        raise BadCard(
            say(
                "{value} is not a straight; write three different ranks like 3-2-A",
                value=quoted(text),
            )
        )
    return ranks


@dataclass(frozen=True, slots=True)
class Ranking:
    """A house's order of hands: categories from the highest, straights from the lowest."""

    order: tuple[Category, ...]
    straights: tuple[Straight, ...]
    _table: Table | None = field(default=None, init=False, compare=False, repr=False)

    def strength(self, cards: Three) -> Strength:
        """The strength of the three cards, in any order: higher wins."""
        a, b, c = cards
        table = self._table
        if table is None:
            table = strengths(self)
            object.__setattr__(self, "_table", table)
        return table[a.number][b.number][c.number]

    def category(self, strength: Strength) -> Category:
        return self.order[-1 - (strength >> 12)]

    def rank(self, strength: Strength) -> Rank:
        """The rank that names the hand: the pair's, the three's, or the highest card's."""
        first = (strength >> 8) & 15
        in_a_row = self.category(strength) in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
        return self.straights[first][0] if in_a_row else Rank(first)

    def name(self, strength: Strength) -> str:
        """The hand as people say it: ``Ace-high straight``, ``Pair of nines``."""
        return hand_name(self.category(strength), self.rank(strength))


def hand_name(category: Category, rank: Rank) -> str:
    """A hand by its category and the rank that names it: ``Pair of nines``."""
    name = _hand_name(category, rank)
    return name[:1].upper() + name[1:]


def _hand_name(category: Category, rank: Rank) -> str:
    match category:
        case Category.THREE_OF_A_KIND:
            return say("Three {ranks}", ranks=rank.plural)
        case Category.PAIR:
            return say("Pair of {ranks}", ranks=rank.plural)
        case Category.HIGH_CARD:
            return say("{rank} high", rank=rank.title)
        case Category.FLUSH:
            return say("{rank}-high flush", rank=rank.title)
        case Category.STRAIGHT:
            return say("{rank}-high straight", rank=rank.title)
        case Category.STRAIGHT_FLUSH:
            return say("{rank}-high straight flush", rank=rank.title)


def hand_words(category: Category, rank: Rank) -> str:
    """A hand inside a sentence: ``a pair of fives``, ``an ace-high straight``, ``King high``."""
    vowel = rank in (Rank.ACE, Rank.EIGHT)
    match category:
        case Category.THREE_OF_A_KIND:
            return say("three {ranks}", ranks=rank.plural)
        case Category.PAIR:
            return say("a pair of {ranks}", ranks=rank.plural)
        case Category.HIGH_CARD:
            return say("{rank} high", rank=rank.title)
        case Category.FLUSH:
            return say_phrase(_AN_FLUSH if vowel else _A_FLUSH, rank=rank.title)
        case Category.STRAIGHT:
            return say_phrase(_AN_STRAIGHT if vowel else _A_STRAIGHT, rank=rank.title)
        case Category.STRAIGHT_FLUSH:
            return say_phrase(_AN_STRAIGHT_FLUSH if vowel else _A_STRAIGHT_FLUSH, rank=rank.title)


_A_FLUSH, _AN_FLUSH = phrase("a {rank}-high flush"), phrase("an {rank}-high flush")
_A_STRAIGHT, _AN_STRAIGHT = phrase("a {rank}-high straight"), phrase("an {rank}-high straight")
_A_STRAIGHT_FLUSH = phrase("a {rank}-high straight flush")
_AN_STRAIGHT_FLUSH = phrase("an {rank}-high straight flush")


def strength_words(ranking: Ranking, strength: Strength) -> str:
    """The hand of that strength inside a sentence."""
    return hand_words(ranking.category(strength), ranking.rank(strength))


@lru_cache(maxsize=64)
def strengths(ranking: Ranking) -> Table:
    """The strength of every hand by its cards' numbers, ``table[a][b][c]``; 0 where a card
    repeats."""
    # Built on first need, in about 40 ms; a look-up takes a tenth of a microsecond.
    # ``table[a][b]`` and ``table[b][a]`` are one row, which keeps more of them in the
    # processor's cache.
    table = [[[0] * 52 for _ in range(52)] for _ in range(52)]
    plain, suited = _by_ranks(ranking)
    for a, b, c in all_hands():
        same_suit = a.suit is b.suit is c.suit
        value = (suited if same_suit else plain)[a.rank, b.rank, c.rank]
        for i, j, k in permutations((a.number, b.number, c.number)):
            table[i][j][k] = value
    # Rows that are equal are one object: the table takes half the room.
    rows: dict[tuple[Strength, ...], tuple[Strength, ...]] = {}
    shared = ((rows.setdefault(row, row) for row in map(tuple, plane)) for plane in table)
    return tuple(tuple(plane) for plane in shared)


_ByRanks = dict[tuple[int, int, int], Strength]


def _by_ranks(ranking: Ranking) -> tuple[_ByRanks, _ByRanks]:
    """Strengths by ranks from the highest to the lowest: of mixed suits, of one suit."""
    plain: _ByRanks = {}
    suited: _ByRanks = {}
    for a in range(2, 15):
        for b in range(2, a + 1):
            for c in range(2, b + 1):
                plain[a, b, c] = _strength(ranking, (a, b, c), one_suit=False)
                suited[a, b, c] = _strength(ranking, (a, b, c), one_suit=True)
    return plain, suited


def _strength(ranking: Ranking, ranks: tuple[int, int, int], *, one_suit: bool) -> Strength:
    category, deciding = _read(ranking, ranks, one_suit=one_suit)
    worth = len(ranking.order) - 1 - ranking.order.index(category)
    first, second, third = deciding
    return worth << 12 | first << 8 | second << 4 | third


def _read(
    ranking: Ranking, ranks: tuple[int, int, int], *, one_suit: bool
) -> tuple[Category, tuple[int, int, int]]:
    """The category of ranks given from the highest, and what decides inside it."""
    high, middle, low = ranks
    if high == middle == low:
        return Category.THREE_OF_A_KIND, ranks
    if high == middle or middle == low:
        return Category.PAIR, (middle, middle, low if high == middle else high)
    for place, straight in enumerate(ranking.straights):
        if set(straight) == set(ranks):
            kind = Category.STRAIGHT_FLUSH if one_suit else Category.STRAIGHT
            return kind, (place, 0, 0)
    return (Category.FLUSH if one_suit else Category.HIGH_CARD), ranks


# One tuple for the program: a book of hands, a table of strengths and the odds are made of it.
@lru_cache(maxsize=1)
def all_hands() -> tuple[Three, ...]:
    """The 22,100 three-card hands, each once, its cards from the highest number down."""
    return tuple(
        (a, b, c)
        for i, a in enumerate(DECK)
        for j, b in enumerate(DECK[:i])
        for c in DECK[:j]
    )  # fmt: skip


def lowest(text: str) -> tuple[Rank, Rank, Rank]:
    """Read ``Q-3-2``, the lowest hand of a kind, as ranks from the highest."""
    ranks = sorted((Rank.parse(part) for part in text.split("-")), reverse=True)
    if len(ranks) != 3:
        raise BadCard(
            say("{value} is not a hand; write its three ranks like Q-3-2", value=quoted(text))
        )
    return ranks[0], ranks[1], ranks[2]


def strength_of_ranks(
    ranking: Ranking, ranks: tuple[int, int, int], *, one_suit: bool = False
) -> Strength:
    """The strength of a hand from its ranks, the highest first."""
    return _strength(ranking, ranks, one_suit=one_suit)


def text_of(cards: tuple[Card, ...]) -> str:
    """Cards as a person writes them: ``Ah Kh Qs``."""
    return " ".join(str(each) for each in cards)
