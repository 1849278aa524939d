"""The table for which a belief's cost is computed: seats, stakes and folds as the drills deal
them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from trainer.drills.generate import shoe
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.cards import DECK, Card, Three
from trainer.game.hands import Category, Strength, lowest, strength_of_ranks
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.school.beliefs.cost.strata import Hands

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


@dataclass(frozen=True, slots=True)
class MeanStake:
    """The mean stake on a wager at a seat, in cents, and the share of seats that have it."""

    cents: Fraction
    wagers: Fraction

    def __add__(self, other: MeanStake) -> MeanStake:
        return MeanStake(self.cents + other.cents, self.wagers + other.wagers)

    def __mul__(self, part: Fraction) -> MeanStake:
        return MeanStake(self.cents * part, self.wagers * part)


@dataclass(frozen=True, slots=True)
class Staked:
    """The mean stake on a wager beside an Ante, and without one: only beside an Ante can a hand be
    folded."""

    with_ante: MeanStake
    alone: MeanStake


def _share(stakes: Sequence[Money], seats: int) -> MeanStake:
    return MeanStake(
        Fraction(sum(each.cents for each in stakes), seats), Fraction(len(stakes), seats)
    )


@dataclass(frozen=True)
class CostTable:
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

    def round_with(
        self, hands: Hands, stream: Stream, seats: int, *, folds: int | None = None
    ) -> Round:
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
        return replace(before, dealer=dealers, seats=tuple(held))

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
