"""The differences between two tables of one round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.dealing.action import DEALER
from trainer.dealing.table import SeatView, TableView
from trainer.game.money import Money, total
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager


@dataclass(frozen=True, slots=True)
class TableDifference:
    """One difference: a wager with the payments on its spot, or without a wager the hand at that
    place."""

    place: int
    wager: Wager | None = None


def table_differences(
    rules: HouseRules, yours: TableView, theirs: TableView
) -> tuple[TableDifference, ...]:
    """The differences between the two tables: the dealer's hand first, then seat by seat."""
    return tuple(_unlike(rules, yours, theirs))


def _unlike(rules: HouseRules, yours: TableView, theirs: TableView) -> Iterator[TableDifference]:
    if _dealers(yours) != _dealers(theirs):
        yield TableDifference(DEALER)
    for mine, them in zip(yours.seats, theirs.seats, strict=True):
        if (mine.hand, mine.cards) != (them.hand, them.cards):
            yield TableDifference(mine.number)
        for wager in rules.wagers:
            if _on_spot(rules, mine, wager) != _on_spot(rules, them, wager):
                yield TableDifference(mine.number, wager)


def _dealers(view: TableView) -> tuple[object, ...]:
    return view.dealer, view.dealer_cards, view.covered


def _on_spot(rules: HouseRules, seat: SeatView, wager: Wager) -> tuple[Money | None, Money]:
    """The stake on the spot, and all payments there, bonuses too."""
    paid = [amount for each, amount in seat.paid.items() if spot_of(rules, each) is wager]
    return seat.stakes.get(wager), total(paid)


def spot_of(rules: HouseRules, wager: Wager) -> Wager:
    """The wager on whose spot this one is paid: a bonus lies with the wager that it belongs to."""
    if wager is Wager.ANTE_BONUS:
        return Wager.ANTE
    if wager is Wager.ENVY_BONUS and rules.envy is not None:
        return rules.envy.paid_with
    return wager
