"""Wrong rules about which of two hands is the higher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from trainer.game.cards import Card, Suit, Three
from trainer.game.hands import Category
from trainer.game.rules import Situation
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Held, Stands
from trainer.marking.misreadings.rule_changes import ranking

Sign = Callable[[AtSeat], int | None]
"""Above zero if the player's hand is believed to be higher, zero for a tie, None: unchanged."""


def _compared(sign: Sign) -> Stands:
    def stands(at: AtSeat) -> Situation | None:
        found = sign(at)
        if found is None:
            return None
        if found > 0:
            return Situation.HIGHER
        return Situation.TIE if found == 0 else Situation.LOWER

    return Stands(stands)


def _both(at: AtSeat, category: Category) -> bool:
    return at.category is category and at.dealer.category is category


def _order(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return (one > other) - (one < other)


def _by_highest_card(at: AtSeat) -> int | None:
    return _order(at.ranks, at.dealers_ranks) if _both(at, Category.PAIR) else None


def _no_kicker(at: AtSeat) -> int | None:
    same_pair = at.ranks[1] == at.dealers_ranks[1]
    return 0 if _both(at, Category.PAIR) and same_pair else None


def _top_only(category: Category, cards: int) -> Sign:
    """Equal highest cards, so many of them, are taken for a tie."""

    def sign(at: AtSeat) -> int | None:
        same = at.ranks[:cards] == at.dealers_ranks[:cards]
        return 0 if _both(at, category) and same else None

    return sign


def _same_category(at: AtSeat) -> int | None:
    return 0 if at.category is at.dealer.category else None


def _by_suits(at: AtSeat) -> int | None:
    if at.situation is not Situation.TIE:
        return None
    return _order(_suits(at.seat.cards), _suits(at.dealer.cards))


_WORTH = {Suit.SPADES: 3, Suit.HEARTS: 2, Suit.DIAMONDS: 1, Suit.CLUBS: 0}


def _suits(cards: Three) -> tuple[int, ...]:
    """The worth of the suits, from the card that decides first."""
    count = Counter(card.rank for card in cards)

    def place(card: Card) -> tuple[int, int, int]:
        return count[card.rank], card.rank, _WORTH[card.suit]

    return tuple(_WORTH[card.suit] for card in sorted(cards, key=place, reverse=True))


def _ace_low(at: AtSeat) -> int | None:
    if not _both(at, Category.HIGH_CARD):
        return None
    return _order(_aces_as_one(at.ranks), _aces_as_one(at.dealers_ranks))


def _aces_as_one(ranks: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(sorted((1 if rank == 14 else rank for rank in ranks), reverse=True))


_LOWER_CARD = ("same_category_kicker",)

COMPARING = {
    "HR15": Held(_compared(_by_highest_card), ranking, ("pairs_that_mislead",)),
    "HR16": Held(_compared(_no_kicker), ranking, ("pair_kicker",)),
    "HR17": Held(_compared(_top_only(Category.HIGH_CARD, 1)), ranking, _LOWER_CARD),
    "HR18": Held(_compared(_top_only(Category.HIGH_CARD, 2)), ranking, ("top_two_equal",)),
    "HR19": Held(_compared(_top_only(Category.FLUSH, 1)), ranking, ("flush_kicker",)),
    "HR20": Held(_compared(_same_category), ranking, _LOWER_CARD),
    "HR21": Held(_compared(_by_suits), ranking, ("tie",)),
    "HR22": Held(_compared(_ace_low), ranking, ()),
}
