"""Hands for one row of a pay table, or for none of its rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from trainer.drills.ranked_hands import Book, book_of
from trainer.drills.six import six_of
from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory
from trainer.game.cards import DECK, Three
from trainer.game.hands import Ranking, strength_of_ranks
from trainer.game.pay import Combination, JudgedOn
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.settle import combinations, three_card_combinations

Rows = tuple[Combination, ...]
Hands = tuple[Three, Three]
"""The player's three cards and the dealer's."""


def hands_for_row(
    rules: HouseRules, side: SideWager, rows: Rows, row: Combination | None, stream: Stream
) -> Hands:
    """A player's and a dealer's hand on which the wager is paid by that row (None: by none)."""
    match side.judged_on:
        case JudgedOn.THREE_CARDS:
            return three_for_row(rules, rows, row, stream)
        case JudgedOn.BEST_FIVE_OF_SIX:
            return _six_for_row(side, rows, row, stream)
        case JudgedOn.COLOURS:
            return _coloured_for_row(rules, side, rows, row, stream)


def three_for_row(rules: HouseRules, rows: Rows, row: Combination | None, stream: Stream) -> Hands:
    """A hand of that row against any dealer's hand."""
    book = book_of(rules.ranking)
    player = book.cards[stream.choice(_pool(rules.ranking, rows, row))]
    return _shuffled(player, stream), _any_three(stream, player)


@lru_cache(maxsize=256)
def _pool(ranking: Ranking, rows: Rows, row: Combination | None) -> Sequence[int]:
    """The hands that the row pays: the first of the rows that they answer to."""
    book = book_of(ranking)

    def paid_by(cards: Three) -> bool:
        held = three_card_combinations(ranking, cards)
        return next((each for each in rows if each in held), None) is row

    return book.where(paid_by)


def _any_three(stream: Stream, taken: Three) -> Three:
    first, second, third = stream.sample([each for each in DECK if each not in taken], 3)
    return first, second, third


def _shuffled(cards: Three, stream: Stream) -> Three:
    first, second, third = stream.shuffle(cards)
    return first, second, third


def _six_for_row(side: SideWager, rows: Rows, row: Combination | None, stream: Stream) -> Hands:
    if row is not None:
        category = FiveCategory(row.value)
    else:
        paid = {each.value for each in rows}
        category = stream.choice([each for each in FiveCategory if each.value not in paid])
    six = six_of(category, stream, ace_low=side.ace_low)
    return six[:3], six[3:]


def _coloured_for_row(
    rules: HouseRules, side: SideWager, rows: Rows, row: Combination | None, stream: Stream
) -> Hands:
    while True:
        a, b, c, d, e, f = stream.sample(DECK, 6)
        held = combinations(rules.ranking, side, (a, b, c), (d, e, f))
        if next((each for each in rows if each in held), None) is row:
            return (a, b, c), (d, e, f)


# ------------------------------------------------------------------------ against the dealer


def hands_for_situation(rules: HouseRules, situation: Situation, stream: Stream) -> Hands:
    """Two hands that stand so to one another, the player having played."""
    book = book_of(rules.ranking)
    while True:
        dealer = stream.choice(_dealers(rules, book, situation))
        against = _against(book, situation, dealer)
        fitting = [hand for hand in against if not book.bits[hand] & book.bits[dealer]]
        if fitting:
            player = book.cards[stream.choice(fitting)]
            return _shuffled(player, stream), _shuffled(book.cards[dealer], stream)


def _dealers(rules: HouseRules, book: Book, situation: Situation) -> range:
    playing = book.at_least(strength_of_ranks(rules.ranking, rules.qualifying.at_least))
    return range(playing.start) if situation is Situation.NOT_QUALIFIED else playing


def _against(book: Book, situation: Situation, dealer: int) -> range:
    strength = book.strengths[dealer]
    match situation:
        case Situation.HIGHER:
            return book.at_least(strength + 1)
        case Situation.LOWER:
            return book.between(0, strength)
        case Situation.TIE:
            return book.between(strength, strength + 1)
        case _:
            return book.all
