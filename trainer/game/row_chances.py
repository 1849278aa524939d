"""The probability of each row of a pay table, counted over every deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations as choose
from itertools import combinations_with_replacement, product
from math import comb, prod

from trainer.game.cards import DECK, Card, Rank, Suit, Three, card
from trainer.game.hands import Category, Ranking, all_hands
from trainer.game.pay import Combination, JudgedOn, PayTable
from trainer.game.rules import SideWager
from trainer.game.settle import six_card_combinations, three_card_combinations

Rows = Mapping[Combination, Fraction]
"""The chance of each row of a table, by its hand."""

Alike = tuple[Three, Three, int]
"""A player's hand, the dealer's, and the number of deals that a wager cannot tell from these."""


def hands_of_each(ranking: Ranking) -> Mapping[Category, int]:
    """Count the 22,100 hands by category, from the highest."""
    counted = Counter(ranking.category(ranking.strength(cards)) for cards in all_hands())
    return {category: counted[category] for category in ranking.order}


def three_card_rows(ranking: Ranking, table: PayTable) -> Rows:
    """For a table that looks at three cards."""
    return _shares(table, _three_cards_shown(ranking))


# 10 ms: all 22,100 hands, and the workshop weighs a table at each change of a row.
@lru_cache(maxsize=32)
def _three_cards_shown(ranking: Ranking) -> Counter[tuple[Combination, ...]]:
    return Counter(three_card_combinations(ranking, each) for each in all_hands())


def side_rows(ranking: Ranking, side: SideWager) -> Rows:
    """For a side wager whose pay table hangs."""
    assert isinstance(side.table, PayTable), "the placard hangs"
    if side.judged_on is JudgedOn.THREE_CARDS:
        return three_card_rows(ranking, side.table)
    shown = _both_hands_shown(side.judged_on, ace_low=side.ace_low)
    return _shares(side.table, Counter({names: ways for names, (_, ways) in shown.items()}))


def hands_of_each_row(side: SideWager) -> list[tuple[Three, Three]]:
    """A player's hand and the dealer's for each way in which a wager on both of them comes out."""
    shown = _both_hands_shown(side.judged_on, ace_low=side.ace_low)
    return [hands for hands, _ in shown.values()]


# 260 ms for six cards, of which some sixty ways come out.
@cache
def _both_hands_shown(
    judged_on: JudgedOn, *, ace_low: bool
) -> Mapping[tuple[Combination, ...], tuple[tuple[Three, Three], int]]:
    """The first two hands that come out so, and the number of deals that do."""
    # What the hands are does not depend on what they pay: a changed table is weighed at once.
    shown: dict[tuple[Combination, ...], tuple[tuple[Three, Three], int]] = {}
    for player, dealer, ways in _by_both_hands(judged_on):
        row = six_card_combinations(judged_on, player, dealer, ace_low=ace_low)
        first, before = shown.get(row, ((player, dealer), 0))
        shown[row] = first, before + ways
    return shown


def deals_for(side: SideWager) -> Iterator[Alike]:
    """Every deal that the wager can tell from others, and how many it cannot tell from it. Where it
    looks at three cards, the dealer's are left to be those of the player."""
    if side.judged_on is JudgedOn.THREE_CARDS:
        return ((cards, cards, 1) for cards in all_hands())
    return _by_both_hands(side.judged_on)


def _by_both_hands(judged_on: JudgedOn) -> Iterator[Alike]:
    return _by_colours() if judged_on is JudgedOn.COLOURS else _by_six_cards()


def _shares(table: PayTable, shown: Counter[tuple[Combination, ...]]) -> Rows:
    """The first row that a hand is pays; ``shown`` counts what the hands are."""
    paid = Counter[Combination | None]()
    for names, ways in shown.items():
        paid[next((row.hand for row in table.rows if row.hand in names), None)] += ways
    return {row.hand: Fraction(paid[row.hand], shown.total()) for row in table.rows}


def _by_colours() -> Iterator[Alike]:
    """Every deal of two hands, by how many red cards each of them has."""
    red = [each for each in DECK if each.suit.red]
    black = [each for each in DECK if not each.suit.red]
    for mine, dealers in product(range(4), repeat=2):
        ways = comb(26, mine) * comb(26, 3 - mine)
        ways *= comb(26 - mine, dealers) * comb(23 + mine, 3 - dealers)
        player = red[:mine] + black[: 3 - mine]
        dealer = red[3 : 3 + dealers] + black[3 : 6 - dealers]
        yield _three(player), _three(dealer), ways


def _by_six_cards() -> Iterator[Alike]:
    """Every six cards once, for a wager on the best five of them, whoever holds which. Their ranks
    tell them apart, and if one suit has five of them that suit's ranks."""
    yield from _without_flush()
    yield from _five_of_a_suit()
    yield from _six_of_a_suit()


def _without_flush() -> Iterator[Alike]:
    for ranks in combinations_with_replacement(Rank, 6):
        counts = Counter(ranks)
        if max(counts.values()) <= 4:
            suits = prod(comb(4, count) for count in counts.values())
            six = [card(rank, _SUITS[place % 4]) for place, rank in enumerate(ranks)]
            yield _split(six, suits - _WITH_FLUSH.get(len(counts), 0))


_SUITS = tuple(Suit)
# In how many ways six cards of so many different ranks have five or six of one suit.
_WITH_FLUSH = {6: 4 * (1 + 6 * 3), 5: 4 * 3}


def _five_of_a_suit() -> Iterator[Alike]:
    """The sixth card, one of 39 of the other suits, at most pairs one of five different ranks: it
    makes nothing better than the flush, and no run in its suit."""
    for ranks in choose(Rank, 5):
        suited = [card(rank, Suit.SPADES) for rank in ranks]
        yield _split([*suited, card(ranks[0], Suit.HEARTS)], 4 * 39)


def _six_of_a_suit() -> Iterator[Alike]:
    for ranks in choose(Rank, 6):
        yield _split([card(rank, Suit.SPADES) for rank in ranks], 4)


def _split(six: list[Card], ways: int) -> Alike:
    return _three(six[:3]), _three(six[3:]), ways


def _three(cards: Iterable[Card]) -> Three:
    first, second, third = cards
    return first, second, third
