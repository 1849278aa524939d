"""The context of an event, which is one house at one table, and an event as defined in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.ranked_hands import Book, Hands, bits_of, passing
from trainer.drills.scene import Player, Scene
from trainer.drills.views import HandView, equal, higher, lower, six_cards
from trainer.game.cards import Card, Rank, Suit, Three, card
from trainer.game.hands import Category, strength_of_ranks
from trainer.game.pay import Combination, JudgedOn, PayTable, Posted
from trainer.game.round import Decision
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.settle import combinations, three_card_combinations
from trainer.game.wagers import Wager


class CannotShow(Exception):
    """Why a house cannot show an event, as the end of a sentence about the house."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """One house, at one table, as the events see it."""

    rules: HouseRules
    book: Book

    # -------------------------------------------------------------------------------- hands

    def category(self, category: Category) -> range:
        return self.book.category(category)

    def at_least(self, category: Category) -> range:
        return range(self.category(category).start, len(self.book.cards))

    def of_ranks(self, one: Rank, two: Rank, three: Rank) -> Hands:
        """The hands of three different ranks."""
        suits, place = product(Suit, repeat=3), self.book.place
        hands = ((card(one, a), card(two, b), card(three, c)) for a, b, c in suits)
        return tuple(sorted(place(bits_of(hand)) for hand in hands))

    def is_straight(self, *ranks: Rank) -> bool:
        return set(ranks) in map(set, self.book.ranking.straights)

    def straight(self, one: Rank, two: Rank, three: Rank) -> Hands:
        """The straight of those ranks, of one suit or of several; none if it is not one."""
        return self.of_ranks(one, two, three) if self.is_straight(one, two, three) else ()

    def mini_royal(self, suit: Suit | None = None) -> Hands:
        """A-K-Q of one suit: of that one, or of any."""
        top = self.straight(Rank.ACE, Rank.KING, Rank.QUEEN)
        return self.book.where(lambda cards: one_suit(cards) and suit in (None, cards[0].suit), top)

    @property
    def qualifying(self) -> range:
        """The hands with which the dealer plays."""
        ranking = self.book.ranking
        return self.book.at_least(strength_of_ranks(ranking, self.rules.qualifying.at_least))

    @property
    def not_qualifying(self) -> range:
        return range(self.qualifying.start)

    @property
    def with_ante_bonus(self) -> Hands:
        """The hands that the Ante Bonus table pays."""
        return self.paid_by(self.rules.ante_bonus.table)

    def paid_by(self, table: PayTable | Posted) -> Hands:
        """The hands that a table for three cards pays."""
        return _paid(self.book, rows_of(table))

    # ------------------------------------------------------------------------------- wagers

    def side(self, wager: Wager) -> SideWager:
        side = self.rules.side(wager)
        if side is None:
            raise CannotShow(f"it offers no {wager.words} wager")
        return side

    def in_action(self, wager: Wager) -> list[Spot]:
        """A seat whose side wager is still in action when the dealer's hand is shown."""
        staked = frozenset({wager})
        if not self.side(wager).folded.forfeits:
            return [Spot(staked=staked)]
        played = Spot(staked=staked | {Wager.ANTE}, decision=Decision.PLAY)
        return [played, Spot(staked=staked, unstaked=frozenset({Wager.ANTE}))]

    def wins(self, wager: Wager) -> Spot:
        """The hands that a side wager is paid for."""
        side = self.side(wager)
        if side.judged_on is JudgedOn.THREE_CARDS:
            return Spot(hands=self.paid_by(side.table))
        rows, ranking = rows_of(side.table), self.book.ranking
        hands = self.one_colour if side.judged_on is JudgedOn.COLOURS else None
        return Spot(
            hands=hands,
            checks=(
                lambda player, dealer: (
                    not rows.isdisjoint(combinations(ranking, side, player, dealer))
                ),
            ),
        )

    @property
    def one_colour(self) -> Hands:
        return passing(self.book, is_one_colour)

    def best_five(self, wager: Wager, row: Combination) -> Spot:
        """The best five of the six are that combination and no better one."""
        side, ranking = self.side(wager), self.book.ranking
        view = six_cards(self.book, row)

        def is_row(player: Three, dealer: Three) -> bool:
            return combinations(ranking, side, player, dealer)[:1] == (row,)

        return Spot(views=() if view is None else (view,), checks=(is_row,))


# 12 ms: the combinations of all 22,100 hands.
@lru_cache(maxsize=32)
def _paid(book: Book, rows: frozenset[Combination]) -> Hands:
    ranking = book.ranking
    return book.where(lambda cards: not rows.isdisjoint(three_card_combinations(ranking, cards)))


def rows_of(table: PayTable | Posted) -> frozenset[Combination]:
    assert isinstance(table, PayTable), "the placard hangs"
    return frozenset(row.hand for row in table.rows)


def one_suit(cards: Three) -> bool:
    return cards[0].suit is cards[1].suit is cards[2].suit


def is_one_colour(cards: Three) -> bool:
    return cards[0].suit.red is cards[1].suit.red is cards[2].suit.red


def colours(cards: tuple[Card, ...]) -> set[bool]:
    """Red and black, as whether a card is red."""
    return {each.suit.red for each in cards}


# ------------------------------------------------------------------------------ common sights


def anywhere(hands: Hands) -> list[Sight]:
    """The dealer or any seat holds one of the hands."""
    return [Sight(dealer=hands), Sight(spots=(Spot(hands=hands),))]


def at_dealer(hands: Hands) -> list[Sight]:
    return [Sight(dealer=hands)]


def at_a_seat(*spots: Spot) -> list[Sight]:
    """Some seat is one of the spots."""
    return [Sight(spots=(spot,)) for spot in spots]


def compared(ground: Ground, *views: HandView) -> list[Sight]:
    """A hand that played is compared with a dealer's hand that qualifies, and is in a view."""
    return [
        Sight(dealer=ground.qualifying, spots=(replace(PLAYED, views=(view,)),)) for view in views
    ]


def played(ground: Ground, situation: Situation, spot: Spot) -> Sight:
    """A hand that played stands so against the dealer's."""
    seat = joined(PLAYED, spot)
    match situation:
        case Situation.NOT_QUALIFIED:
            return Sight(dealer=ground.not_qualifying, spots=(seat,))
        case Situation.TIE:
            view = equal(ground.book)
        case Situation.LOWER:
            view = lower(ground.book)
        case _:
            view = higher(ground.book)
    return Sight(dealer=ground.qualifying, spots=(joined(seat, Spot(views=(view,))),))


def played_with_ante_bonus(ground: Ground, situation: Situation, spot: Spot) -> Sight:
    """A hand that played stands so against the dealer's and is paid an Ante Bonus."""
    return played(ground, situation, joined(spot, with_ante_bonus(ground, situation)))


def with_ante_bonus(ground: Ground, situation: Situation) -> Spot:
    """The hands that are paid an Ante Bonus in that situation."""
    if situation not in ground.rules.ante_bonus.due:
        raise CannotShow("it does not pay the Ante Bonus then")
    return Spot(hands=ground.with_ante_bonus)


def joined(one: Spot, other: Spot) -> Spot:
    """A seat that is both."""
    spot = one.joined(other)
    assert spot is not None, "a seat cannot both play and fold"
    return spot


PLAYED = Spot(staked=frozenset({Wager.ANTE}), decision=Decision.PLAY)
FOLDED = Spot(staked=frozenset({Wager.ANTE}), decision=Decision.FOLD)


class RoundEvent(Struct, frozen=True):
    """``seen`` tells it from a settled round; ``sights`` say where to deal it. They agree, and a
    test holds them to it. ``sights`` raise CannotShow where the house has no such wager."""

    name: str
    sentence: str
    seen: Callable[[Scene], bool]
    sights: Callable[[Ground], list[Sight]]


def at_any_seat(
    name: str,
    sentence: str,
    seen: Callable[[Player], bool],
    sights: Callable[[Ground], list[Sight]],
) -> RoundEvent:
    """An event that is seen where any seat shows it, whatever the others do."""
    return RoundEvent(name, sentence, lambda scene: scene.any_seat(seen), sights)
