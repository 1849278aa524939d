"""Within an event no round is favoured: against true random deals, and against exact counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from tests.drills.chi_square import alike, fits
from tests.drills.shown import shows
from tests.some_houses import house
from trainer.drills.generate import deal, generate
from trainer.drills.ranked_hands import book_of
from trainer.drills.recipe import FoldChances, Recipe, Seats, WagerChances, WeighedEvents
from trainer.game.cards import DECK, Rank
from trainer.game.hands import Category, Ranking
from trainer.game.round import Round
from trainer.game.wagers import Wager

# ------------------------------------------------------- against true random deals, thrown away


def _recipe(*events: str, seats: int) -> Recipe:
    return Recipe(
        name="even",
        title="Even",
        teaches="Nothing.",
        seats=Seats(max(1, seats - 2), seats),
        events=(WeighedEvents(events, 1),),
        wagers=WagerChances(ante=75, pair_plus=60, own=60),
        folds=FoldChances(weak=70, good=15),
        several_hands=35,
    )


def _deals(name: str, recipe: Recipe, count: int) -> Iterator[Round]:
    return (generate(house(name).rules, recipe, f"{recipe.name}:{n}") for n in range(count))


FEATURES: dict[str, Callable[[Round], Hashable]] = {
    "how many seats": lambda round_: len(round_.seats),
    "how many players": lambda round_: len({seat.owner for seat in round_.seats}),
    "how many folded": lambda round_: sum(seat.folded for seat in round_.seats),
    "what the first seat stakes": lambda round_: tuple(round_.seats[0].stakes),
    "what the last seat decides": lambda round_: round_.seats[-1].decision,
    "how high the first card is": lambda round_: round_.seats[0].cards[0].rank,
    "how many red cards the dealer has": lambda round_: sum(c.suit.red for c in round_.dealer),
    "how high the dealer's middle card is": lambda round_: sorted(c.rank for c in round_.dealer)[1],
    "which seats": lambda round_: round_.seats[0].number,
    "which placard": lambda round_: round_.placard,
}


@pytest.mark.parametrize(
    ("name", "seats", "events"),
    [
        pytest.param("posted", 3, ("fold_with_live_wager",), marks=pytest.mark.slow),
        pytest.param("mbs", 5, ("pair_plus_only",), marks=pytest.mark.slow),
        ("prime", 4, ("prime_two_suits", "dealer_not_qualified")),
        pytest.param(
            "boxes", 4, ("one_colour_no_flush", "beaten_with_pair_plus"), marks=pytest.mark.slow
        ),
        ("six-card-bonus", 5, ("six_card_two_pair",)),
        pytest.param(
            "mbs", 7, ("fold_with_pair_or_better", "same_category_kicker"), marks=pytest.mark.slow
        ),
    ],
)
def test_rounds_are_those_of_a_true_deal_that_shows_the_events(
    name: str, seats: int, events: tuple[str, ...]
) -> None:
    rules = house(name).rules
    directed = [*_deals(name, _recipe(*events, seats=seats), 2500)]
    plain = [
        round_
        for round_ in _deals(name, _recipe(seats=seats), 9000)
        if all(shows(rules, round_, event) for event in events)
    ]
    assert len(plain) > 150
    for what, feature in FEATURES.items():
        of_directed, of_plain = Counter(map(feature, directed)), Counter(map(feature, plain))
        assert alike(of_directed, of_plain), f"{what}: {of_directed} and {of_plain}"


# --------------------------------------------------------------------- against exact counts


def _directed(name: str, event: str, seats: int, count: int) -> Iterator[Round]:
    return deal(house(name).rules, f"exact {event}", count, seats, [event])


def _ranking() -> Ranking:
    return house("mbs").rules.ranking


def test_a_hand_is_anywhere_at_the_table_as_often() -> None:
    """Three of a kind, once at the table or more: at the dealer's as often as at either seat."""
    held: Counter[Hashable] = Counter()
    for round_ in _directed("mbs", "three_of_a_kind", 2, 4000):
        hands = [round_.dealer, *(seat.cards for seat in round_.seats)]
        held[tuple(len({card.rank for card in hand}) == 1 for hand in hands)] += 1
    once = [(True, False, False), (False, True, False), (False, False, True)]
    assert fits(Counter({where: held[where] for where in once}), dict.fromkeys(once, 1))
    assert sum(held[where] for where in once) > 3900


def test_the_dealers_queen_highs_are_as_likely_as_one_another() -> None:
    ranks = Counter(
        tuple(sorted((card.rank for card in round_.dealer), reverse=True))
        for round_ in _directed("mbs", "dealer_queen_high", 1, 4000)
    )
    straight = {Rank.QUEEN, Rank.JACK, Rank.TEN}
    below = [rank for rank in Rank if rank < Rank.QUEEN]
    queens: list[tuple[Rank, ...]] = [
        (Rank.QUEEN, high, low)
        for low, high in combinations(below, 2)
        if {Rank.QUEEN, high, low} != straight
    ]
    assert fits(ranks, dict.fromkeys(queens, 1))


def test_ties_are_as_likely_as_they_are_dealt() -> None:
    """By category, from every pair of hands that are equal and share no card; the dealer's hands
    that do not qualify are not among them, and weak hands are played one time in ten."""
    book = book_of(_ranking())
    rules = house("mbs").rules
    lowest = book.between(0, 1 << 20)
    weights: Counter[Category] = Counter()
    by_strength: dict[int, list[int]] = {}
    for hand in lowest:
        by_strength.setdefault(book.strengths[hand], []).append(hand)
    for strength, hands in by_strength.items():
        if not rules.qualifying.met(book.ranking, strength):
            continue
        pairs = sum(not book.bits[a] & book.bits[b] for a in hands for b in hands)
        high = sorted((card.rank for card in book.cards[hands[0]]), reverse=True)
        category = book.ranking.category(strength)
        weak = category is Category.HIGH_CARD and high < [Rank.QUEEN, Rank.SIX, Rank.FOUR]
        weights[category] += pairs * (10 if weak else 98)
    seen = Counter(
        book.ranking.category(book.ranking.strength(round_.dealer))
        for round_ in _directed("mbs", "tie", 1, 5000)
    )
    assert fits(seen, weights)


def test_full_houses_of_six_cards_are_split_as_they_are_dealt() -> None:
    """Three of one rank, two of another and one of a third: 164,736 sixes; two threes: 1,248. Of
    twenty ways to split each, one leaves the player the three, or two."""
    three = Fraction(164_736 * 1 + 1_248 * 2, (164_736 + 1_248) * 20)
    seen = Counter(
        len({card.rank for card in round_.seats[0].cards}) == 1
        for round_ in _directed("six-card-bonus", "six_card_full_house", 1, 6000)
    )
    assert fits(seen, {True: three, False: 1 - three})


def test_mini_royals_are_of_every_suit_and_at_every_place() -> None:
    seen: Counter[Hashable] = Counter()
    for round_ in _directed("six-card-bonus", "mini_royal", 3, 4000):
        for place, hand in enumerate([round_.dealer, *(seat.cards for seat in round_.seats)]):
            top = {card.rank for card in hand} == {Rank.ACE, Rank.KING, Rank.QUEEN}
            if top and len({card.suit for card in hand}) == 1:
                seen[place, hand[0].suit] += 1
    suits = {card.suit for card in DECK}
    every: list[Hashable] = [(place, suit) for place in range(4) for suit in suits]
    assert fits(seen, dict.fromkeys(every, 1))


def test_envy_is_for_every_seat_as_often() -> None:
    """MBS 3.16."""
    seen: Counter[Hashable] = Counter()
    for round_ in _directed("mbs", "envy", 4, 4000):
        for place, seat in enumerate(round_.seats):
            top = {card.rank for card in seat.cards} == {Rank.ACE, Rank.KING, Rank.QUEEN}
            if top and len({card.suit for card in seat.cards}) == 1 and Wager.ANTE in seat.stakes:
                seen[place] += 1
    ends = seen[0] + seen[3]
    assert fits(Counter({"first": seen[0], "last": seen[3]}), {"first": 1, "last": 1})
    assert abs(ends - (seen[1] + seen[2])) < ends / 4


def test_cards_come_in_every_order() -> None:
    """A fixed hand is not told from a drawn one by how its cards lie."""
    seen: Counter[Hashable] = Counter()
    for round_ in _directed("mbs", "dealer_ace_low_straight", 1, 3000):
        seen[tuple(card.rank for card in round_.dealer)] += 1
    assert len(seen) == 6
    assert fits(seen, dict.fromkeys(seen, 1))
