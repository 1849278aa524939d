"""The cost of a belief in a round at the drills' table: exact where possible, else a seeded
estimate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from math import sqrt

from msgspec import Struct, field

from trainer.drills.stream import Stream
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.pay import Award, JackpotShare, JudgedOn
from trainer.game.round import Round
from trainer.game.row_chances import Alike, deals_for
from trainer.game.rules import HouseRules, SideWager
from trainer.game.settle import combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings.catalogue import Offered
from trainer.marking.misreadings.misreading import Rules, row_of
from trainer.marking.misreadings.rule_changes import hanging
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, Cell, Done
from trainer.school.beliefs.cost_table import (
    METER,
    SEATS,
    CostTable,
    Hands,
    MeanStake,
    Staked,
    Stratum,
    StratumDeals,
)

DealCosts = Callable[[Hands, Stream], tuple[float, float]]
"""Cents overpaid and underpaid in a deal with these hands."""

# Some deals of each stratum come first, to see which strata vary most and so are worth more.
PILOT = 8

DRAWN, BATCHES, CLOSE_ENOUGH = 3000, 5, 0.05
"""Deals drawn at a time after that, the most batches, and the error (a share of the sum) at which
drawing stops."""

# How much a stratum in which nothing showed counts in the second share, beside the others.
_ALL_ALIKE = 0.25


class Estimate(Struct, frozen=True):
    """Mean cents of a deal; ``error`` is the standard error of their sum."""

    over: float
    under: float
    error: float


class _Estimated(Struct):
    stratum: Stratum
    over: list[float] = field(default_factory=list)
    under: list[float] = field(default_factory=list)

    def draw(self, count: int, costs: DealCosts, stream: Stream) -> None:
        for _ in range(count):
            hands = self.stratum.draw(stream)
            over, under = costs(hands, stream) if hands is not None else (0.0, 0.0)
            self.over.append(over)
            self.under.append(under)

    @property
    def spread(self) -> float:
        """The standard deviation of a single deal."""
        sums = [over + under for over, under in zip(self.over, self.under, strict=True)]
        mean = sum(sums) / len(sums)
        return sqrt(sum((each - mean) ** 2 for each in sums) / (len(sums) - 1))

    @property
    def variance(self) -> float:
        return self.stratum.weight**2 * self.spread**2 / len(self.over)

    def mean(self, of: Sequence[float]) -> float:
        return self.stratum.weight * sum(of) / len(of)


def estimate(strata: Sequence[Stratum], costs: DealCosts, seed: str) -> Estimate:
    """Draw some deals of each stratum, then more of those that vary most for their weight."""
    stream = Stream(seed)
    drawn = [_Estimated(each) for each in strata]
    for each in drawn:
        each.draw(PILOT, costs, stream)
    found = _estimate(drawn)
    for _ in range(BATCHES):
        for each, more in _shared_out(drawn):
            each.draw(more, costs, stream)
        found = _estimate(drawn)
        if found.error <= CLOSE_ENOUGH * (found.over + found.under):
            break
    return found


def _estimate(drawn: Sequence[_Estimated]) -> Estimate:
    return Estimate(
        over=sum(each.mean(each.over) for each in drawn),
        under=sum(each.mean(each.under) for each in drawn),
        error=sqrt(sum(each.variance for each in drawn)),
    )


def _shared_out(drawn: Sequence[_Estimated]) -> Iterator[tuple[_Estimated, int]]:
    worth = [each.stratum.weight * each.spread for each in drawn]
    quiet = sum(each.stratum.weight for each, some in zip(drawn, worth, strict=True) if not some)
    least = _ALL_ALIKE * (sum(worth) or 1.0) / (quiet or 1.0)
    shares = [some or least * each.stratum.weight for each, some in zip(drawn, worth, strict=True)]
    for each, share in zip(drawn, shares, strict=True):
        yield each, round(DRAWN * share / (sum(shares) or 1.0))


class Exact(Struct, frozen=True):
    """Cents at a seat, averaged over all deals."""

    over: Fraction
    under: Fraction


def exact(table: CostTable, offered: Offered) -> Exact | None:
    """The exact cost; None for a belief that changes more than one hand's payment on a side wager,
    or where a fold forfeits six cards."""
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


def _still_in(table: CostTable, side: SideWager, staked: Staked, deal: Alike) -> MeanStake:
    """The mean stake on the wager that no fold has forfeited."""
    folded = table.folds(deal[0]) if side.folded.forfeits else 0
    return staked.alone + staked.with_ante * Fraction(100 - folded, 100)


def _award(table: CostTable, side: SideWager, deal: Alike) -> Award | None:
    """The award of the hand; None if it loses."""
    row = row_of(hanging(side.table), *combinations(table.rules.ranking, side, *deal[:2]))
    return None if row is None else row.award


def _cents(award: Award | None, still: MeanStake) -> Fraction:
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


_FIRST = 0
# The belief that looks at the seat beside.
_BESIDE = "AR07"

# Those that show on folded hands alone, and so on few good ones: here all are folded, and count as
# much as they are.
_ON_FOLDS = ("FD01", "QL12", "AB04", "PP03", "PP04", "SC03", "PM06", "PG02")

_ALWAYS = 100


class CostPerRound(Struct, frozen=True):
    """Cents a round, overpaid and underpaid, never netted. ``error`` is the standard error of their
    sum; None if they are exact."""

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
        """The cost of that belief; None if the rules of this table cannot show it."""
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
        """Cents overpaid and underpaid at the first seat; of an Envy Bonus, what its hand brings
        the other seats."""
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
        """The number of seats that matter."""
        if self._rules.envy and (offered.parts.envy or offered.id.startswith("PG")):
            return SEATS
        # An Envy Bonus is shared by the whole table.
        return 2 if offered.id == _BESIDE else 1


def _worth(done: Done, stake: Money) -> int:
    """The player's gain, in cents."""
    return done.paid.cents - (stake.cents if done.taken else 0)


def _stake(round_: Round, cell: Cell) -> Money:
    seat = round_.seat(cell[0])
    return (seat.stake(cell[1]) if seat is not None else None) or NOTHING
