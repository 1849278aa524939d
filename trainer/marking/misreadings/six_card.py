"""Wrong rules about the best five of six cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

from trainer.game.best_five import FiveCategory
from trainer.game.cards import Card
from trainer.game.pay import Combination, JudgedOn
from trainer.game.rules import HouseRules, SideWager
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Held, OnWager, Rules
from trainer.marking.misreadings.rule_changes import (
    as_row,
    award,
    extra_row,
    folded,
    forfeited,
    hanging,
    has_side,
    paid,
    pays,
    side,
    swapped,
    without,
)
from trainer.marking.misreadings.side_payments import pays_as, taken_if
from trainer.marking.wager_handling import TAKE, Done

SIX = Wager.SIX_CARD_BONUS
_TRIPS = Combination.THREE_OF_A_KIND


def _own_three(each: SideWager) -> SideWager:
    return replace(each, judged_on=JudgedOn.THREE_CARDS)


def _pair_plus_table(rules: HouseRules) -> HouseRules:
    pair_plus = rules.side(Wager.PAIR_PLUS)
    if pair_plus is None:
        return rules
    table = hanging(pair_plus.table)
    return side(SIX, lambda each: replace(_own_three(each), table=table)).believed(rules)


def _two_pair_paid(each: SideWager) -> SideWager:
    table = hanging(each.table)
    trips = award(table, _TRIPS)
    known = award(table, Combination.TWO_PAIR) is not None
    if trips is None or known:
        return each
    return replace(each, table=extra_row(table, Combination.TWO_PAIR, trips))


def _all_three_used(at: AtSeat) -> Done:
    """The best hand that holds all of the player's cards and two of the dealer's."""
    fives = [(*at.seat.cards, *pair) for pair in combinations(at.dealer.cards, 2)]
    best = min((_category(five) for five in fives), key=_ORDER.index)
    if best is FiveCategory.ROYAL_FLUSH:
        return pays_as(at, SIX, Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH) or TAKE
    known = best is not FiveCategory.HIGH_CARD
    return pays_as(at, SIX, Combination(best.value)) or TAKE if known else TAKE


_ORDER = tuple(FiveCategory)
_BY_COUNTS = {
    (4, 1): FiveCategory.FOUR_OF_A_KIND,
    (3, 2): FiveCategory.FULL_HOUSE,
    (3, 1, 1): FiveCategory.THREE_OF_A_KIND,
    (2, 2, 1): FiveCategory.TWO_PAIR,
    (2, 1, 1, 1): FiveCategory.PAIR,
}


def _category(five: tuple[Card, ...]) -> FiveCategory:
    ranks = sorted(int(card.rank) for card in five)
    counts = tuple(sorted(Counter(ranks).values(), reverse=True))
    if counts in _BY_COUNTS:
        return _BY_COUNTS[counts]
    flush = len({card.suit for card in five}) == 1
    run = ranks[4] - ranks[0] == 4 or ranks == [2, 3, 4, 5, 14]
    if flush and run:
        return FiveCategory.ROYAL_FLUSH if ranks[0] == 10 else FiveCategory.STRAIGHT_FLUSH
    if flush:
        return FiveCategory.FLUSH
    return FiveCategory.STRAIGHT if run else FiveCategory.HIGH_CARD


_ALL_THREE = OnWager(SIX, _all_three_used, has_side(SIX))
_NO_GAME = OnWager(SIX, taken_if(SIX, lambda at: not at.dealer.qualifies), has_side(SIX))
_BEATEN = OnWager(SIX, taken_if(SIX, lambda at: at.lower), has_side(SIX))
_FLUSH, _STRAIGHT = Combination.FLUSH, Combination.STRAIGHT
_WINS = ("six_card_three_of_a_kind", "six_card_straight", "six_card_flush", "six_card_full_house")
_TABLE = pays(SIX)

SIX_CARD = {
    "SC01": Held(side(SIX, _own_three), _TABLE, _WINS),
    "SC02": Held(Rules(_pair_plus_table), _TABLE, _WINS),
    "SC03": Held(forfeited(SIX), folded(SIX), ("fold_with_winning_wager", *_WINS)),
    "SC04": Held(paid(SIX, swapped(_FLUSH, _STRAIGHT)), _TABLE, _WINS[1:3]),
    "SC05": Held(paid(SIX, without(Combination.ROYAL_FLUSH)), _TABLE, ("six_card_royal",)),
    "SC06": Held(_ALL_THREE, _TABLE, _WINS),
    "SC07": Held(side(SIX, _two_pair_paid), _TABLE, ("six_card_two_pair",)),
    "SC08": Held(_NO_GAME, _TABLE, ("dealer_not_qualified", *_WINS[1:3])),
    "SC09": Held(
        paid(SIX, as_row(Combination.FULL_HOUSE, _TRIPS)), _TABLE, ("six_card_full_house",)
    ),
    "SC10": Held(
        side(SIX, lambda each: replace(each, ace_low=False)),
        _TABLE,
        ("six_card_ace_low_straight",),
    ),
    "SC11": Held(_BEATEN, _TABLE, ("six_card_beaten", *_WINS[:2])),
}
