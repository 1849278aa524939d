"""The rows of a house's pay tables, with their awards and the events that show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from trainer.game.pay import Award, Combination, JudgedOn, PayTable, Row
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager


class RowPaid(Struct, frozen=True):
    """One row of a wager's pay table, with its awards at all tables of the house."""

    wager: Wager
    judged_on: JudgedOn
    row: Row
    awards: tuple[Award, ...]


def tables_of(rules: HouseRules) -> tuple[HouseRules, ...]:
    """The rules with each placard of the house; unchanged if it posts none."""
    return tuple(rules.at_table(name) for name in rules.placards) or (rules,)


def paid_rows(rules: HouseRules) -> Mapping[tuple[Wager, Combination], RowPaid]:
    """Every row by its wager and hand; over all the tables of a house that posts them."""
    found: dict[tuple[Wager, Combination], RowPaid] = {}
    for table in tables_of(rules):
        for wager, judged_on, rows in _tables(table):
            for row in rows:
                known = found.get((wager, row.hand))
                awards = (*(known.awards if known else ()), row.award)
                found[wager, row.hand] = RowPaid(wager, judged_on, row, awards)
    return found


def _tables(rules: HouseRules) -> Iterator[tuple[Wager, JudgedOn, tuple[Row, ...]]]:
    yield Wager.ANTE_BONUS, JudgedOn.THREE_CARDS, _rows_of(rules.ante_bonus.table)
    for side in rules.sides:
        yield side.wager, side.judged_on, _rows_of(side.table)
    if rules.envy is not None:
        yield Wager.ENVY_BONUS, JudgedOn.THREE_CARDS, rules.envy.table.rows


def _rows_of(table: object) -> tuple[Row, ...]:
    return table.rows if isinstance(table, PayTable) else ()


def events_of(paid: RowPaid) -> tuple[str, ...]:
    """The events of a round that show a hand of that row; none for a common hand."""
    hand = paid.row.hand
    return _EVENTS.get((paid.wager, hand), _EVENTS_BY_HAND.get(hand, ()))


_EVENTS_BY_HAND = {
    Combination.MINI_ROYAL: ("mini_royal",),
    Combination.MINI_ROYAL_SPADES: ("mini_royal_spades",),
    Combination.STRAIGHT_FLUSH: ("straight_flush",),
    Combination.THREE_OF_A_KIND: ("three_of_a_kind",),
}
_EVENTS: Mapping[tuple[Wager, Combination], tuple[str, ...]] = {
    (Wager.SIX_CARD_BONUS, Combination.ROYAL_FLUSH): ("six_card_royal",),
    (Wager.SIX_CARD_BONUS, Combination.STRAIGHT_FLUSH): ("six_card_straight_flush",),
    (Wager.SIX_CARD_BONUS, Combination.FOUR_OF_A_KIND): ("six_card_four_of_a_kind",),
    (Wager.SIX_CARD_BONUS, Combination.FULL_HOUSE): ("six_card_full_house",),
    (Wager.SIX_CARD_BONUS, Combination.FLUSH): ("six_card_flush",),
    (Wager.SIX_CARD_BONUS, Combination.STRAIGHT): ("six_card_straight",),
    (Wager.SIX_CARD_BONUS, Combination.THREE_OF_A_KIND): ("six_card_three_of_a_kind",),
    (Wager.PRIME, Combination.SIX_ONE_COLOUR): ("prime_both",),
    (Wager.PRIME, Combination.EACH_ONE_COLOUR): ("prime_colours_differ",),
    (Wager.PRIME, Combination.ONE_COLOUR): ("prime_two_suits",),
    (Wager.PROGRESSIVE, Combination.STRAIGHT): ("progressive_win",),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL): ("envy",),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL_SPADES): ("envy", "mini_royal_spades"),
}
