"""Wrong rules about a wager on the colours of the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trainer.game.cards import Three
from trainer.game.money import Odds
from trainer.game.pay import Award, Combination, PayTable, Row
from trainer.game.rules import SideWager
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Held, OnWager
from trainer.marking.misreadings.rule_changes import (
    as_row,
    award,
    folded,
    forfeited,
    hanging,
    has_side,
    paid,
    pays,
    side,
)
from trainer.marking.misreadings.side_payments import pays_as, taken_if
from trainer.marking.wager_handling import TAKE, Done

PRIME = Wager.PRIME
_SIX, _EACH, _ONE = Combination.SIX_ONE_COLOUR, Combination.EACH_ONE_COLOUR, Combination.ONE_COLOUR


def _one_colour(cards: Three) -> bool:
    return len({card.suit.red for card in cards}) == 1


def _one_suit(at: AtSeat) -> Done | None:
    if not at.due[PRIME].paid:
        return None
    if not at.suited:
        return TAKE
    suits = {card.suit for card in (*at.seat.cards, *at.dealer.cards)}
    return None if len(suits) == 1 else pays_as(at, PRIME, _ONE)


def _dealers_colour(at: AtSeat) -> Done | None:
    paid_for = _one_colour(at.dealer.cards) and not at.due[PRIME].paid
    return pays_as(at, PRIME, _ONE) if paid_for else None


def _always_higher(row: Row, table: PayTable) -> Award:
    return award(table, _SIX) or row.award


def _both_rows(row: Row, table: PayTable) -> Award:
    one, six = award(table, _ONE), award(table, _SIX)
    both = row.hand is _SIX and isinstance(one, Odds) and isinstance(six, Odds)
    if not both or not isinstance(one, Odds) or not isinstance(six, Odds):
        return row.award
    return Odds(one.num * six.den + six.num * one.den, one.den * six.den)


def _either_colour(each: SideWager) -> SideWager:
    """Two hands each of one colour are paid as six of one."""
    table = hanging(each.table)
    six = award(table, _SIX)
    if six is None or award(table, _EACH, _ONE) == six:
        return each
    rows = [row for row in table.rows if row.hand is not _EACH]
    rows.insert(0, Row(_EACH, six, table.source))
    return replace(each, table=replace(table, rows=tuple(rows)))


def _taken(condition: Callable[[AtSeat], bool]) -> OnWager:
    return OnWager(PRIME, taken_if(PRIME, condition), has_side(PRIME))


_TABLE = pays(PRIME)
_ALL = ("prime_both", "prime_two_suits", "prime_colours_differ")

PRIME_RULES = {
    "PM01": Held(OnWager(PRIME, _one_suit, has_side(PRIME)), _TABLE, ("prime_two_suits",)),
    "PM02": Held(paid(PRIME, _always_higher), _TABLE, ("prime_two_suits", "prime_colours_differ")),
    "PM03": Held(paid(PRIME, as_row(_SIX, _ONE)), _TABLE, ("prime_both",)),
    "PM04": Held(paid(PRIME, _both_rows), _TABLE, ("prime_both",)),
    "PM05": Held(side(PRIME, _either_colour), _TABLE, ("prime_colours_differ",)),
    "PM06": Held(forfeited(PRIME), folded(PRIME), ("fold_with_winning_wager", *_ALL)),
    "PM07": Held(_taken(lambda at: at.lower), _TABLE, ("prime_beaten",)),
    "PM08": Held(OnWager(PRIME, _dealers_colour, has_side(PRIME)), _TABLE, ("prime_dealer_only",)),
}
