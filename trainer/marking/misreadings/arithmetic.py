"""Wrong arithmetic: the right row on a wrong stake, or the right product written wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trainer.game.money import NOTHING, Money, Odds
from trainer.game.rules import Situation
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Answer, AtSeat, AtTheSeat, Clause, Held
from trainer.marking.misreadings.rule_changes import outcome
from trainer.marking.wager_handling import Done, spot_of

Reckons = Callable[[AtSeat, Line, Odds], Money | None]
"""The believed payment of a line that pays odds; None: the due one."""

HUNDRED = Money(100_00)
TEN = 10


def _each(reckons: Reckons) -> AtTheSeat:
    """Every payment by odds reckoned so. The Ante and its bonus add up on one spot."""

    def believed(at: AtSeat) -> Iterator[Answer]:
        paid: dict[Wager, Money] = {}
        for line in at.settled.lines:
            if line.odds is not None and (amount := reckons(at, line, line.odds)) is not None:
                spot = spot_of(line.wager)
                paid[spot] = paid.get(spot, at.due[spot].paid) - line.pays + amount
        for spot, amount in paid.items():
            yield spot, Done(at.due[spot].taken, amount)

    return AtTheSeat(believed, of_odds=True)


def _stake_added(at: AtSeat, line: Line, odds: Odds) -> Money:
    return line.pays + (line.stake or NOTHING)


def _for_one(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    return line.pays - (line.stake or NOTHING) if odds.ratio > 1 else None


def _per_smallest_chip(at: AtSeat, line: Line, odds: Odds) -> Money:
    return odds.pays(at.rules.chips[0])


def _tenfold(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    return Odds(TEN).pays(line.pays) if line.pays >= HUNDRED else None


def _tenth(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    return Odds(1, TEN).pays(line.pays) if line.pays >= HUNDRED else None


def _first_digits(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    return Odds(odds.num // TEN, odds.den).pays(line.stake or NOTHING) if odds.num >= TEN else None


def _pair_plus_stake(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    stake = at.stake(Wager.PAIR_PLUS)
    return odds.pays(stake) if stake and line.wager in (Wager.ANTE, Wager.PLAY) else None


def _neighbours_stake(at: AtSeat, line: Line, odds: Odds) -> Money | None:
    stake = _neighbour(at)
    return odds.pays(stake) if stake and line.wager in (Wager.ANTE, Wager.PLAY) else None


def _neighbour(at: AtSeat) -> Money | None:
    """The Ante of the seat beside, the one with the next higher number first."""
    # It is settled just before where the dealer works from the right.
    antes = {
        seat.number: seat.stakes[Wager.ANTE]
        for seat in at.round_.seats
        if Wager.ANTE in seat.stakes and seat.number != at.seat.number
    }
    above = [number for number in antes if number > at.seat.number]
    below = [number for number in antes if number < at.seat.number]
    beside = min(above, default=0) or max(below, default=0)
    return antes.get(beside)


_BIG = ("three_of_a_kind", "straight_flush")
_ANY = ("not_qualified_with_pair_plus", "beaten_with_pair_plus", *_BIG)
_EVEN_MONEY: Clause = outcome(Wager.ANTE, Situation.HIGHER)

ARITHMETIC = {
    "AR01": Held(_each(_stake_added), _EVEN_MONEY, _ANY),
    "AR02": Held(_each(_for_one), _EVEN_MONEY, _BIG),
    "AR03": Held(_each(_per_smallest_chip), _EVEN_MONEY, _ANY),
    "AR04": Held(_each(_tenfold), _EVEN_MONEY, _BIG),
    "AR05": Held(_each(_tenth), _EVEN_MONEY, _BIG),
    "AR06": Held(_each(_pair_plus_stake), _EVEN_MONEY, _ANY[:1]),
    "AR07": Held(_each(_neighbours_stake), _EVEN_MONEY, ("dealer_not_qualified",)),
    "AR08": Held(_each(_first_digits), _EVEN_MONEY, _BIG),
}
