"""The largest possible payout of a round: a bound for what may be laid, not an answer."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from trainer.game.money import NOTHING, Money, Odds, total
from trainer.game.pay import Award, Posted
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules


def largest_payout(rules: HouseRules, round_: Round) -> Money:
    """All that is staked on a seat at the highest odds of the table, the highest fixed amount and
    the whole jackpot together; no single payout is more."""
    awards = list(_awards(rules.at_table(round_.placard)))
    odds = max(each.ratio for each in awards if isinstance(each, Odds))
    fixed = max((each for each in awards if isinstance(each, Money)), default=NOTHING)
    staked = max((_staked(rules, seat) for seat in round_.seats), default=NOTHING)
    most = Money(ceil(odds * staked.cents)) + fixed + (round_.jackpot or NOTHING)
    return max(most, *rules.chips)


def _staked(rules: HouseRules, seat: Seat) -> Money:
    """The stakes with the largest Play wager that may follow the Ante."""
    most = rules.play_times.most if rules.play_times is not None else 1
    return total(seat.stakes.values()) + Money(
        most * max(seat.stakes.values(), default=NOTHING).cents
    )


def _awards(rules: HouseRules) -> Iterator[Award]:
    """Every award of the house."""
    yield Odds(1, 1)
    for outcome in (*rules.ante.values(), *rules.play.values()):
        if outcome.odds is not None:
            yield outcome.odds
    tables = [rules.ante_bonus.table, *(side.table for side in rules.sides)]
    tables += [rules.envy.table] if rules.envy is not None else []
    for table in tables:
        if not isinstance(table, Posted):
            yield from (row.award for row in table.rows)
