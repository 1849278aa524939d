"""The table for which a belief's cost is computed: seats, stakes and folds as the drills deal
them."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, product
from math import comb
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.generate import shoe, with_plays
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.cards import DECK, Card, Rank, Three
from trainer.game.hands import Category, Ranking, Strength, all_hands, lowest, strength_of_ranks
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

SEATS = 5
METER = Money(10_000_00)
_ROUNDS_SEEN = 120
_TABLE = Recipe(
    name="cost",
    title="The table of a cost",
    teaches="What rounds come to in the mean.",
    seats=Seats(SEATS, SEATS),
    events=(WeighedEvents((), 1),),
    several_hands=0,
)


class MeanStake(Struct, frozen=True):
    """The mean stake on a wager at a seat, in cents, and the share of seats that have it."""

    cents: Fraction
    wagers: Fraction

    def __add__(self, other: MeanStake) -> MeanStake:
        return MeanStake(self.cents + other.cents, self.wagers + other.wagers)

    def __mul__(self, part: Fraction) -> MeanStake:
        return MeanStake(self.cents * part, self.wagers * part)


class Staked(Struct, frozen=True):
    """The mean stake on a wager beside an Ante, and without one: only beside an Ante can a hand be
    folded."""

    with_ante: MeanStake
    alone: MeanStake


def _share(stakes: Sequence[Money], seats: int) -> MeanStake:
    return MeanStake(
        Fraction(sum(each.cents for each in stakes), seats), Fraction(len(stakes), seats)
    )


class CostTable(Struct, frozen=True, dict=True):
    """One house at one table; ``rules`` have the pay tables of its placard."""

    rules: HouseRules
    placard: str | None

    @cached_property
    def dealt(self) -> tuple[Round, ...]:
        """Rounds whose stakes are sampled: the same ones at every call."""
        deals = shoe(self.rules, _TABLE)
        rounds = [deals.deal(f"cost:{number}") for number in range(_ROUNDS_SEEN)]
        mine = [each for each in rounds if each.placard in (None, self.placard)]
        return tuple(
            replace(each, placard=self.placard, jackpot=METER if each.jackpot else None)
            for each in mine
        )

    @cached_property
    def _good(self) -> Strength:
        return strength_of_ranks(self.rules.ranking, lowest("Q-6-4"))

    def folds(self, cards: Three) -> int:
        """The number of folds in a hundred such hands."""
        weak = self.rules.ranking.strength(cards) < self._good
        return _TABLE.folds.weak if weak else _TABLE.folds.good

    def staked(self, wager: Wager) -> Staked:
        """The mean stake on the wager at seats with an Ante, and at seats without."""
        seats = [seat for round_ in self.dealt for seat in round_.seats]
        having = [seat for seat in seats if wager in seat.stakes]
        with_ante = [seat.stakes[wager] for seat in having if Wager.ANTE in seat.stakes]
        alone = [seat.stakes[wager] for seat in having if Wager.ANTE not in seat.stakes]
        return Staked(_share(with_ante, len(seats)), _share(alone, len(seats)))

    def round_with(self, hands: Hands, stream: Stream, seats: int, *, folds: int | None) -> Round:
        """A round with these hands at the first seat and at the dealer. The other seats hold any
        cards that are left, but no straight flush. The first seat folds so many times of a hundred;
        with None, as often as such a hand is folded."""
        mine, dealers = hands
        before = stream.choice(self.dealt)
        left = [card for card in DECK if card not in mine and card not in dealers]
        chosen = before.seats[:seats]
        often = self.folds(mine) if folds is None else folds
        held = [self._holding(chosen[0], mine, stream, often)]
        for seat in chosen[1:]:
            cards = self._other_hand(left, stream)
            left = [card for card in left if card not in cards]
            held.append(self._holding(seat, cards, stream, self.folds(cards)))
        return with_plays(self.rules, replace(before, dealer=dealers, seats=tuple(held)), stream)

    def _other_hand(self, left: Sequence[Card], stream: Stream) -> Three:
        ranking = self.rules.ranking
        while True:
            first, second, third = stream.sample(left, 3)
            cards = first, second, third
            if ranking.category(ranking.strength(cards)) is not Category.STRAIGHT_FLUSH:
                return cards

    def _holding(self, seat: Seat, cards: Three, stream: Stream, folds: int) -> Seat:
        if Wager.ANTE not in seat.stakes:
            return replace(seat, cards=cards)
        folded = stream.below(100) < folds
        return replace(seat, cards=cards, decision=Decision.FOLD if folded else Decision.PLAY)


Hands = tuple[Three, Three]
"""A player's hand and the dealer's."""

_PAIRS = comb(52, 3) * comb(49, 3)
_LOW, _ACE_LOW, _ROUND_CORNER = Rank.JACK, {2, 3, 14}, {2, 13, 14}
_HIGHEST = {12, 13, 14}
_WITH_ACE = (_HIGHEST, _ACE_LOW, _ROUND_CORNER)


class Stratum(Struct, frozen=True):
    """Some pairs of hands: ``weight`` times the mean over the drawn pairs is their share of the
    whole. A drawn pair that holds a card twice or belongs to another stratum counts as nothing."""

    weight: float
    draw: Callable[[Stream], Hands | None]


class StratumDeals:
    """All deals of two hands under a ranking."""

    def __init__(self, ranking: Ranking) -> None:
        self._strengths = {cards: ranking.strength(cards) for cards in all_hands()}
        self._ranking = ranking

    @cached_property
    def strata(self) -> tuple[Stratum, ...]:
        """Equal hands; hands of one category that agree in the first rank; all others by the kinds
        of both."""
        kinds = self._grouped(self._kind)
        apart = [self._apart(mine, dealers) for mine, dealers in product(kinds.values(), repeat=2)]
        ties = self._alike(self._grouped(self._strengths.__getitem__), ties=True)
        leads = self._leading()
        close = [
            self._alike({lead: leads[lead] for lead in leads if lead[0] is each}, ties=False)
            for each in dict.fromkeys(category for category, _ in leads)
        ]
        return (ties, *close, *apart)

    def _alike(self, groups: Mapping[Any, Sequence[Three]], *, ties: bool) -> Stratum:
        """Two hands of one group, either equal in rank or never equal."""
        listed = list(groups.values())
        reached = list(accumulate(len(each) ** 2 for each in listed))

        def draw(stream: Stream) -> Hands | None:
            group = listed[bisect_right(reached, stream.below(reached[-1]))]
            mine, dealers = stream.choice(group), stream.choice(group)
            tied = self._strengths[mine] == self._strengths[dealers]
            return (mine, dealers) if tied is ties and _disjoint(mine, dealers) else None

        return Stratum(reached[-1] / _PAIRS, draw)

    def _apart(self, mine: Sequence[Three], dealers: Sequence[Three]) -> Stratum:
        def draw(stream: Stream) -> Hands | None:
            one, other = stream.choice(mine), stream.choice(dealers)
            apart = self._lead(one) != self._lead(other)
            return (one, other) if apart and _disjoint(one, other) else None

        return Stratum(len(mine) * len(dealers) / _PAIRS, draw)

    def _grouped(self, key: Callable[[Three], Hashable]) -> dict[Hashable, list[Three]]:
        groups: dict[Hashable, list[Three]] = defaultdict(list)
        for cards in self._strengths:
            groups[key(cards)].append(cards)
        return groups

    def _leading(self) -> dict[tuple[Category, int], list[Three]]:
        groups: dict[tuple[Category, int], list[Three]] = defaultdict(list)
        for cards in self._strengths:
            groups[self._lead(cards)].append(cards)
        return groups

    def _lead(self, cards: Three) -> tuple[Category, int]:
        """The category and the first rank that decides within it."""
        strength = self._strengths[cards]
        return self._ranking.category(strength), _first_rank(cards)

    def _kind(self, cards: Three) -> Hashable:
        """The key of hands that wrong rules cannot tell apart: the category, runs with an ace, and
        the height of the hand."""
        category = self._ranking.category(self._strengths[cards])
        ranks = {int(card.rank) for card in cards}
        special = next((each for each in _WITH_ACE if ranks == each), None)
        if special is not None:
            royal = category is Category.STRAIGHT_FLUSH and special is _HIGHEST
            return category, tuple(special), royal and cards[0].suit
        return category, _height(category, max(ranks))


def _height(category: Category, top: int) -> int:
    """The class of a high card by the dealer's qualifying hand, of a pair by whether it holds a
    queen."""
    if category is Category.HIGH_CARD:
        return min(max(top, int(_LOW) - 1), int(Rank.KING))
    return int(top >= int(Rank.QUEEN)) if category is Category.PAIR else 0


def _first_rank(cards: Three) -> int:
    """The rank of the pair where there is one, else the highest."""
    ranks = [int(card.rank) for card in cards]
    paired = [rank for rank in ranks if ranks.count(rank) > 1]
    return max(paired or ranks)


def _disjoint(mine: Three, dealers: Three) -> bool:
    return not set(mine) & set(dealers)
