"""A cost in words: the loss of a shift, and the table that it assumes."""

from __future__ import annotations

from math import floor, log10

from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.marking.words import money
from trainer.school.beliefs.cost.cost import CostPerRound
from trainer.school.beliefs.cost.table import METER, SEATS
from trainer.school.held_beliefs import BeliefCost
from trainer.wording import say, say_figure

ROUNDS_AN_HOUR, HOURS = 40, 6
_SHIFT = ROUNDS_AN_HOUR * HOURS
_UNIT = 100


def cost_words(rules: HouseRules, cost: CostPerRound) -> BeliefCost:
    """The cost of a round as that of a shift."""
    over, under = (_about(cents * _SHIFT) for cents in (cost.over, cost.under))
    whole = cost.over + cost.under
    error = None if cost.error is None or not whole else cost.error / whole
    return BeliefCost(
        over=over,
        under=under,
        error=error,
        text=_text(rules, over, under),
        assumes=_assumes(rules, error),
    )


def _about(cents: float) -> Money:
    """The amount rounded to two figures, in whole units of the currency."""
    units = cents / _UNIT
    if units < 1:
        return Money(0)
    step = 10 ** max(floor(log10(units)) - 1, 0)
    return Money(round(units / step) * step * _UNIT)


def _text(rules: HouseRules, over: Money, under: Money) -> str:
    more, less = money(rules, over), money(rules, under)
    if over and under:
        return say(
            "Cost per shift: overpays about {over}, underpays about {under}.", over=more, under=less
        )
    if over:
        return say("Cost per shift: overpays about {over}.", over=more)
    if under:
        return say("Cost per shift: underpays about {under}.", under=less)
    return say("Too rare to cost much in a shift.")


def _assumes(rules: HouseRules, error: float | None) -> str:
    table = say(
        "For {rounds} rounds an hour, {hours} hours, {seats} seats. Stakes and folds are the "
        "drills'.",
        rounds=ROUNDS_AN_HOUR,
        hours=HOURS,
        seats=SEATS,
    )
    if rules.envy is not None:
        meter = money(rules, METER)
        table = say("{table} The jackpot stands at {meter}.", table=table, meter=meter)
    if error is None:
        return say("{table} Exact, over every deal.", table=table)
    return say(
        "{table} Estimated from many deals, within {percent}%.",
        table=table,
        percent=say_figure(str(max(1, round(100 * error)))),
    )
