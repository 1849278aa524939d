"""Wrong rules about Pair Plus: its table, its stake, and when it is paid at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from trainer.game.demands import AnyOf
from trainer.game.hands import Category
from trainer.game.money import Odds
from trainer.game.pay import Award, Combination, PayTable, Row
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Held, OnWager, Rules
from trainer.marking.misreadings.rule_changes import (
    EVEN,
    award,
    effect,
    folded,
    forfeited,
    hanging,
    kept,
    loses,
    paid,
    pays,
    side,
    swapped,
)
from trainer.marking.misreadings.side_payments import awarded, taken_if
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

PAIR_PLUS, JACK = Wager.PAIR_PLUS, 11
_TRIPS, _RUN = Combination.THREE_OF_A_KIND, Combination.STRAIGHT_FLUSH


def _held(believed: Callable[[AtSeat], Done | None], *shows: str) -> Held:
    return Held(OnWager(PAIR_PLUS, believed), pays(PAIR_PLUS), shows)


# ------------------------------------------------------------- from which table


def from_table(other: PayTable) -> Rules:
    """Pair Plus paid from another house's table; not offered where it pays the same."""

    def believed(each: SideWager) -> SideWager:
        real = hanging(each.table)
        if effect(real) == effect(other):
            return each
        return replace(each, table=replace(real, rows=other.rows))

    return side(PAIR_PLUS, believed)


def held_from_others(others: Mapping[str, HouseRules]) -> dict[str, Held]:
    """A wrong rule for each house that prints its Pair Plus table, by that house's id."""
    held = {}
    for house, rules in others.items():
        pair_plus = rules.side(PAIR_PLUS)
        if pair_plus is not None and isinstance(pair_plus.table, PayTable):
            change = from_table(pair_plus.table)
            held[f"PP01.{house}"] = Held(change, pays(PAIR_PLUS), _HANDS)
    return held


def _from_bonus_table(rules: HouseRules) -> HouseRules:
    bonus = hanging(rules.ante_bonus.table)

    def awards(row: Row, table: PayTable) -> Award:
        kinds = (row.hand,) if row.hand in _PLAIN else (row.hand, _RUN)
        return award(bonus, *kinds) or row.award

    return paid(PAIR_PLUS, awards).believed(rules)


_PLAIN = (_TRIPS, Combination.STRAIGHT, Combination.FLUSH, Combination.PAIR)


def _misprint(rules: HouseRules) -> HouseRules:
    """A last row whose reading corrects a misprint, taken as it is printed."""
    pair_plus = rules.side(PAIR_PLUS)
    rows = hanging(pair_plus.table).rows if pair_plus else ()
    pair = next((row for row in rows if row.hand is Combination.PAIR), None)
    if pair is None or not pair.source.reading:
        return rules

    def awards(row: Row, table: PayTable) -> Award | None:
        if row.hand is Combination.PAIR:
            return None
        return EVEN if row.hand is _TRIPS else row.award

    return paid(PAIR_PLUS, awards).believed(rules)


# ------------------------------------------------------------ on what, and when


def _without_game(at: AtSeat) -> Done | None:
    return None if at.dealer.qualifies else PUSH


def _on_dealers_hand(at: AtSeat) -> Done:
    row = at.row(PAIR_PLUS, at.dealer.cards)
    return pay(awarded(at, row.award, at.stake(PAIR_PLUS))) if row else TAKE


def _no_pair_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.category is Category.HIGH_CARD else None


def _pair_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.category is Category.PAIR else None


def _jacks_or_better(at: AtSeat) -> Done | None:
    return TAKE if at.category is Category.PAIR and at.ranks[1] < JACK else None


def _on_ante_stake(at: AtSeat) -> Done | None:
    row, stake = at.row(PAIR_PLUS, at.seat.cards), at.stake(Wager.ANTE)
    return pay(row.award.pays(stake)) if row and stake and isinstance(row.award, Odds) else None


def _tie_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.situation is Situation.TIE else None


def _alone_and_lower(at: AtSeat) -> bool:
    return not at.stake(Wager.ANTE) and at.strength < at.dealer.strength


def _may_stand_alone(rules: HouseRules) -> bool:
    """True if a seat may have a Pair Plus and no Ante."""
    bases = [rule.demand.wagers for rule in rules.bets if isinstance(rule.demand, AnyOf)]
    return all(PAIR_PLUS in wagers for wagers in bases)


_HANDS = ("three_of_a_kind", "straight_flush", "beaten_with_pair_plus", "flush_kicker")
_HIGH = ("three_of_a_kind", "straight_flush")
_MIDDLE = ("flush_kicker", "straight_against_flush")
_FOLDED = ("fold_with_pair_or_better",)
_SWAP_MIDDLE = paid(PAIR_PLUS, swapped(Combination.FLUSH, Combination.STRAIGHT))

PAIR_PLUS_RULES = {
    "PP02": _held(taken_if(PAIR_PLUS, lambda at: at.lower), "beaten_with_pair_plus"),
    "PP03": Held(forfeited(PAIR_PLUS), folded(PAIR_PLUS), _FOLDED),
    "PP04": Held(kept(PAIR_PLUS), folded(PAIR_PLUS), _FOLDED),
    "PP05": _held(_without_game, "not_qualified_with_pair_plus", "dealer_not_qualified"),
    "PP06": Held(Rules(_from_bonus_table), pays(PAIR_PLUS), _HANDS),
    "PP07": Held(_SWAP_MIDDLE, pays(PAIR_PLUS), _MIDDLE),
    "PP08": Held(paid(PAIR_PLUS, swapped(_TRIPS, _RUN)), pays(PAIR_PLUS), _HIGH),
    "PP09": _held(_on_dealers_hand, "beaten_with_pair_plus", "low_pair_qualifies"),
    "PP10": Held(OnWager(PAIR_PLUS, _no_pair_pushes), loses(PAIR_PLUS)),
    "PP11": _held(_pair_pushes, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP12": _held(_jacks_or_better, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP13": _held(_on_ante_stake, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP14": Held(Rules(_misprint), pays(PAIR_PLUS), ("three_of_a_kind", "beaten_with_pair_plus")),
    "PP15": _held(_tie_pushes, "tie_with_pair_plus", "tie"),
    "PP16": Held(
        OnWager(PAIR_PLUS, taken_if(PAIR_PLUS, _alone_and_lower), _may_stand_alone),
        pays(PAIR_PLUS),
        ("pair_plus_below_dealer",),
    ),
}
