"""The cost of a belief in a round at the table of the drills: exact, or a seeded estimate."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from trainer.drills.stream import Stream
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.misreadings.offered import Offered
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, Cell, Done
from trainer.school.beliefs.cost.estimate import estimate
from trainer.school.beliefs.cost.exact import exact
from trainer.school.beliefs.cost.strata import Hands, StratumDeals
from trainer.school.beliefs.cost.table import SEATS, CostTable

_FIRST = 0
# The belief that looks at the seat beside.
_BESIDE = "AR07"

# Those that show on folded hands alone, and so on few good ones: here all are folded, and count as
# much as they are.
_ON_FOLDS = ("FD01", "QL12", "AB04", "PP03", "PP04", "SC03", "PM06", "PG02")

_ALWAYS = 100


@dataclass(frozen=True, slots=True)
class CostPerRound:
    """In cents, too much and too little, never netted. ``error`` is the standard error of their
    sum; None where they are exact."""

    over: float
    under: float
    error: float | None


class Costs:
    """The costs of beliefs at one house's table."""

    def __init__(self, misread: Misread, placard: str | None) -> None:
        self._misread = misread
        self._placard = placard
        self._rules: HouseRules = misread.at_table(placard)
        self._offered = {each.id: each for each in misread.offered(placard)}

    @cached_property
    def _table(self) -> CostTable:
        return CostTable(self._rules, self._placard)

    @cached_property
    def _deals(self) -> StratumDeals:
        return StratumDeals(self._rules.ranking)

    def of(self, belief: str) -> CostPerRound | None:
        """None for a belief that cannot be told from the rules of this table."""
        offered = self._offered.get(belief)
        if offered is None:
            return None
        known = exact(self._table, offered)
        if known is not None:
            return CostPerRound(float(known.over * SEATS), float(known.under * SEATS), None)
        return self._estimated(belief)

    def _estimated(self, belief: str) -> CostPerRound:
        found = estimate(
            self._deals.strata,
            lambda hands, stream: self._costs(belief, hands, stream),
            f"cost:{self._rules.house}:{belief}",
        )
        return CostPerRound(found.over * SEATS, found.under * SEATS, found.error * SEATS)

    def _costs(self, belief: str, hands: Hands, stream: Stream) -> tuple[float, float]:
        """Too much and too little, at the first seat; of the Envy Bonus what its hand brings
        others."""
        offered = self._offered[belief]
        folds = _ALWAYS if belief in _ON_FOLDS else None
        weight = self._table.folds(hands[_FIRST]) / _ALWAYS if folds else 1.0
        round_ = self._table.round_with(hands, stream, self._seats(offered), folds=folds)
        dealt, mine = self._misread.look(round_), round_.seats[_FIRST]
        over = under = 0
        for cell, done in dealt.predicted(offered).items():
            seat, wager = cell
            if seat == mine.number or wager is Wager.ENVY_BONUS:
                stake = _stake(round_, cell)
                more = _worth(done, stake) - _worth(dealt.due.get(cell, PUSH), stake)
                over, under = over + max(more, 0), under - min(more, 0)
        return over * weight, under * weight

    def _seats(self, offered: Offered) -> int:
        """As many as matter: who shares an Envy Bonus is everybody."""
        if self._rules.envy and (offered.parts.envy or offered.id.startswith("PG")):
            return SEATS
        return 2 if offered.id == _BESIDE else 1


def _worth(done: Done, stake: Money) -> int:
    """The player's gain by it, in cents."""
    return done.paid.cents - (stake.cents if done.taken else 0)


def _stake(round_: Round, cell: Cell) -> Money:
    seat = round_.seat(cell[0])
    return (seat.stake(cell[1]) if seat is not None else None) or NOTHING
