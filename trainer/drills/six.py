"""Six cards whose best five are of a wanted kind, and which five those are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory, Six, best_five, best_five_ace_high, five_category
from trainer.game.cards import DECK, Card, Rank, Suit, card

# ------------------------------------------------------------------------------- dealing six


def six_of(category: FiveCategory, stream: Stream, *, ace_low: bool = True) -> Six:
    """Six cards, in chance order, whose best five are of the category."""
    while True:
        five = _MADE[category](stream)
        sixth = stream.choice([each for each in DECK if each not in five])
        a, b, c, d, e, f = stream.shuffle([*five, sixth])
        six = (a, b, c, d, e, f)
        best = best_five(six) if ace_low else best_five_ace_high(six)
        if five_category(best) is category:
            return six


def _royal(stream: Stream) -> list[Card]:
    return _run(Rank.ACE, [stream.choice(list(Suit))] * 5)


def _straight_flush(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit))] * 5)


def _straight(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit)) for _ in range(5)])


def _any_top(stream: Stream) -> Rank:
    return Rank(5 + stream.below(10))


def _run(top: Rank, suits: list[Suit]) -> list[Card]:
    ranks = [top - n for n in range(5)]
    return [
        card(Rank(rank if rank > 1 else 14), suit) for rank, suit in zip(ranks, suits, strict=True)
    ]


def _flush(stream: Stream) -> list[Card]:
    suit = stream.choice(list(Suit))
    return stream.sample([each for each in DECK if each.suit is suit], 5)


def _grouped(*counts: int) -> Callable[[Stream], list[Card]]:
    """Cards of as many ranks as there are counts, so many of each."""

    def made(stream: Stream) -> list[Card]:
        ranks = stream.sample(list(Rank), len(counts))
        suits = [stream.sample(list(Suit), count) for count in counts]
        return [card(rank, suit) for rank, each in zip(ranks, suits, strict=True) for suit in each]

    return made


_MADE: Mapping[FiveCategory, Callable[[Stream], list[Card]]] = {
    FiveCategory.ROYAL_FLUSH: _royal,
    FiveCategory.STRAIGHT_FLUSH: _straight_flush,
    FiveCategory.FOUR_OF_A_KIND: _grouped(4, 1),
    FiveCategory.FULL_HOUSE: _grouped(3, 2),
    FiveCategory.FLUSH: _flush,
    FiveCategory.STRAIGHT: _straight,
    FiveCategory.THREE_OF_A_KIND: _grouped(3, 1, 1),
    FiveCategory.TWO_PAIR: _grouped(2, 2, 1),
    FiveCategory.PAIR: _grouped(2, 1, 1, 1),
    FiveCategory.HIGH_CARD: _grouped(1, 1, 1, 1, 1),
}
