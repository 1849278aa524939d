"""The cost of a belief that changes nothing but a hand's payment on a side wager: exact."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from trainer.game.money import Money, Odds
from trainer.game.pay import Award, JackpotShare, JudgedOn
from trainer.game.row_chances import Alike, deals_for
from trainer.game.rules import SideWager
from trainer.game.settle import combinations
from trainer.marking.misreadings.at_seat import row_of
from trainer.marking.misreadings.changes import hanging
from trainer.marking.misreadings.misreading import Rules
from trainer.marking.misreadings.offered import Offered
from trainer.school.beliefs.cost.table import METER, CostTable, Share, Staked


@dataclass(frozen=True, slots=True)
class Exact:
    """Cents at a seat in the mean of all deals."""

    over: Fraction
    under: Fraction


def exact(table: CostTable, offered: Offered) -> Exact | None:
    """None for a belief that changes something else too, or where a fold forfeits six cards."""
    if not isinstance(offered.misreading.change, Rules) or not _only_sides(offered):
        return None
    pairs = [
        (real, believed)
        for real, believed in zip(table.rules.sides, offered.rules.sides, strict=True)
        if real.wager in offered.parts.sides
    ]
    if not all(_comparable(real, believed) for real, believed in pairs):
        return None
    each = [_of_side(table, real, believed) for real, believed in pairs]
    return Exact(sum((e.over for e in each), Fraction()), sum((e.under for e in each), Fraction()))


def _only_sides(offered: Offered) -> bool:
    parts = offered.parts
    return not (parts.ranking or parts.against_dealer or parts.envy) and bool(parts.sides)


def _comparable(real: SideWager, believed: SideWager) -> bool:
    known = real.judged_on is JudgedOn.THREE_CARDS or not real.folded.forfeits
    return known and real.judged_on is believed.judged_on and real.folded == believed.folded


def _of_side(table: CostTable, real: SideWager, believed: SideWager) -> Exact:
    over = under = Fraction()
    deals, staked = 0, table.staked(real.wager)
    for deal in deals_for(real):
        deals += deal[2]
        paid, due = (_award(table, side, deal) for side in (believed, real))
        if paid != due:
            still = _still_in(table, real, staked, deal)
            changed = deal[2] * (_cents(paid, still) - _cents(due, still))
            over, under = over + max(changed, _NOTHING), under - min(changed, _NOTHING)
    return Exact(over / deals, under / deals)


_NOTHING = Fraction()


def _still_in(table: CostTable, side: SideWager, staked: Staked, deal: Alike) -> Share:
    """The mean stake on the wager that no fold has forfeited."""
    folded = table.folds(deal[0]) if side.folded.forfeits else 0
    return staked.alone + staked.with_ante * Fraction(100 - folded, 100)


def _award(table: CostTable, side: SideWager, deal: Alike) -> Award | None:
    """The award of the hand; None if it loses."""
    row = row_of(hanging(side.table), *combinations(table.rules.ranking, side, *deal[:2]))
    return None if row is None else row.award


def _cents(award: Award | None, still: Share) -> Fraction:
    """The player's result on the wager, in cents."""
    match award:
        case None:
            return -still.cents
        case Odds():
            return award.ratio * still.cents
        case Money():
            return award.cents * still.wagers
        case JackpotShare(percent):
            return METER.cents * Fraction(percent, 100) * still.wagers
