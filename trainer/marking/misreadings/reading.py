"""Wrong rules about what a hand is."""

from __future__ import annotations

from trainer.game.cards import Three
from trainer.game.hands import Category, Strength, strength_of_ranks
from trainer.game.pay import Combination
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat, falling
from trainer.marking.misreadings.believed_ranking import (
    BelievedRanking,
    exchanged,
    lowest_straight,
    moved,
    no_straight,
    one_suit,
    order,
    plainly,
    put_above,
    seen_as,
    straights,
)
from trainer.marking.misreadings.misreading import Held, OnWager
from trainer.marking.misreadings.rule_changes import (
    paid,
    pays,
    pays_mini_royal,
    ranking,
    renamed,
    without,
)
from trainer.marking.misreadings.side_payments import pays_as
from trainer.marking.wager_handling import Done

STRAIGHT_FLUSH, TRIPS = Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND
STRAIGHT, FLUSH = Category.STRAIGHT, Category.FLUSH
ROYAL, PAIR_PLUS = Combination.MINI_ROYAL, Wager.PAIR_PLUS
TOP_RUN, UPPER_RUN = (14, 13, 12), (13, 12, 11)


# ----------------------------------------------------------- what a hand is


def _as_straight(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    if ranking_.category(strength) is not STRAIGHT_FLUSH:
        return strength
    return strength_of_ranks(ranking_, falling(cards))


def _as_flush(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    if ranking_.category(strength) is not STRAIGHT_FLUSH:
        return strength
    return _worth(ranking_, FLUSH, falling(cards))


def _colour_as_flush(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    one_colour = len({card.suit.red for card in cards}) == 1
    if not one_colour or ranking_.category(strength) not in (Category.PAIR, Category.HIGH_CARD):
        return strength
    return _worth(ranking_, FLUSH, falling(cards))


def _gap_as_straight(ranking_: BelievedRanking, cards: Three) -> Strength:
    """A run with one gap ranks as the straight of its highest card."""
    ranks = falling(cards)
    tops = [int(straight[0]) for straight in ranking_.straights]
    if len(set(ranks)) < 3 or ranks[0] - ranks[2] != 3 or ranks[0] not in tops:
        return plainly(ranking_, cards)
    kind = STRAIGHT_FLUSH if one_suit(cards) else STRAIGHT
    return _worth(ranking_, kind, (tops.index(ranks[0]), 0, 0))


def _worth(ranking_: BelievedRanking, kind: Category, deciding: tuple[int, int, int]) -> Strength:
    first, second, third = deciding
    worth = len(ranking_.order) - 1 - ranking_.order.index(kind)
    return worth << 12 | first << 8 | second << 4 | third


# ------------------------------------------------------- mini royal or not


def _unsuited_royal(at: AtSeat) -> Done | None:
    unsuited = at.ranks == TOP_RUN and not at.suited
    return pays_as(at, PAIR_PLUS, ROYAL) if unsuited else None


def _royal_with_a_jack(at: AtSeat) -> Done | None:
    king_high = at.ranks == UPPER_RUN and at.suited
    return pays_as(at, PAIR_PLUS, ROYAL) if king_high else None


_LOW = ("ace_low_straight", "dealer_ace_low_straight")
_LOW_MEETS = ("ace_low_against_straight", "ace_low_against_ace_high")
_ROYALS = ("mini_royal", "mini_royal_spades")
_SPADES_ONLY = renamed(PAIR_PLUS, ROYAL, Combination.MINI_ROYAL_SPADES)
_MINI_ROYAL = pays(PAIR_PLUS)

READING = {
    "HR01": Held(straights(no_straight("3-2-A")), ranking, _LOW),
    "HR02": Held(straights(lowest_straight("2-A-K")), ranking, ("king_ace_two",)),
    "HR03": Held(straights(no_straight("A-K-Q")), ranking, ("ace_high_straight",)),
    "HR04": Held(straights(moved("3-2-A", 0)), ranking, _LOW_MEETS),
    "HR05": Held(straights(moved("3-2-A", 1)), ranking, _LOW_MEETS),
    "HR06": Held(order(exchanged(FLUSH, STRAIGHT)), ranking, ("straight_against_flush",)),
    "HR07": Held(
        order(exchanged(TRIPS, STRAIGHT_FLUSH)), ranking, ("trips_against_straight_flush",)
    ),
    "HR08": Held(
        order(put_above(FLUSH, STRAIGHT, TRIPS)),
        ranking,
        ("straight_against_flush", "trips_against_straight"),
    ),
    "HR09": Held(seen_as(_as_straight), ranking, ("straight_flush", "suited_king_queen_jack")),
    "HR10": Held(seen_as(_as_flush), ranking, ("straight_flush", "suited_king_queen_jack")),
    "HR11": Held(paid(PAIR_PLUS, without(ROYAL)), _MINI_ROYAL, _ROYALS),
    "HR12": Held(
        OnWager(PAIR_PLUS, _unsuited_royal, pays_mini_royal),
        _MINI_ROYAL,
        ("ace_high_straight_mixed",),
    ),
    "HR13": Held(_SPADES_ONLY, _MINI_ROYAL, _ROYALS),
    "HR14": Held(
        OnWager(PAIR_PLUS, _royal_with_a_jack, pays_mini_royal),
        _MINI_ROYAL,
        ("suited_king_queen_jack",),
    ),
    "HR23": Held(seen_as(_colour_as_flush), ranking, ("one_colour_no_flush",)),
    "HR24": Held(seen_as(_gap_as_straight), ranking, ("one_gap_run",)),
}
