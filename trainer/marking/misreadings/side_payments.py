"""The payment of a side wager that is believed to be paid, taken or left for a wrong reason."""

from __future__ import annotations

from collections.abc import Callable

from trainer.game.money import Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat, row_of
from trainer.marking.wager_handling import TAKE, Done, pay


def awarded(at: AtSeat, award: Award, stake: Money) -> Money:
    """The amount of an award at this seat's table."""
    match award:
        case Odds():
            return award.pays(stake)
        case Money():
            return award
        case JackpotShare(percent):
            assert at.round_.jackpot is not None, "a round with a Progressive has a jackpot"
            return Odds(percent, 100).pays(at.round_.jackpot)


def pays_as(at: AtSeat, wager: Wager, *hands: Combination) -> Done | None:
    """The wager paid as one of these hands; None if its table has no such row."""
    side = at.rules.side(wager)
    row = row_of(side.table, *hands) if side and isinstance(side.table, PayTable) else None
    return pay(awarded(at, row.award, at.stake(wager))) if row else None


def taken_if(wager: Wager, condition: Callable[[AtSeat], bool]) -> Callable[[AtSeat], Done | None]:
    """The wager taken although it wins."""
    return lambda at: TAKE if at.due[wager].paid and condition(at) else None
