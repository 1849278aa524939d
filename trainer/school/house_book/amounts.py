"""The payment of a row and the limits of a wager, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Demand,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    PostedLimits,
    Times,
    WithinLimits,
)
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, JackpotShare
from trainer.game.rules import BetRule, HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.school.house_book.sections import Entry
from trainer.wording import say, say_list


def award_words(rules: HouseRules, award: Award) -> str:
    """``40 to 1``, ``$1250`` or ``100% of the jackpot``."""
    match award:
        case Money():
            return money(rules, award)
        case JackpotShare():
            return say("{percent}% of the jackpot", percent=award.percent)
        case Odds():
            return award.words


def demand_entry(rules: HouseRules, rule: BetRule) -> Entry:
    """A check that the dealer makes before dealing, in words."""
    key, what, says = _demanded(rules, rule.demand)
    return Entry(f"bets.{key}", what, says, (rule.source,))


def limit_entry(rules: HouseRules, key: str, limit: WithinLimits) -> Entry:
    """The least and the most stake, in words."""
    return Entry(f"{key}.{limit.wager}", spot(rules, limit.wager), span_words(rules, limit))


def span_words(rules: HouseRules, limit: WithinLimits) -> str:
    """``$2 to $10``."""
    low, high = money(rules, limit.low), money(rules, limit.high)
    if low == high:
        return say("exactly {amount}", amount=low)
    if limit.chip is not None:
        chip = money(rules, limit.chip)
        return say("{low} to {high}, in increments of {chip}", low=low, high=high, chip=chip)
    return say("{low} to {high}", low=low, high=high)


_Words = tuple[str, str, str]
_OfPlayers = HandsPerPlayer | OpenPerPlayer | EqualStakes | ChipsOnly | NoSideBets


def _demanded(rules: HouseRules, demand: Demand) -> _Words:
    match demand:
        case AnyOf(wagers):
            says = say("has {wagers}", wagers=any_of(rules, wagers))
            return "base", say("A place in the round"), says
        case Needs(wager, others):
            says = say("needs {wagers}", wagers=any_of(rules, others))
            return f"needs.{wager}", spot(rules, wager), says
        case Equals(wager, other):
            says = say("as much as {wager}", wager=spot(rules, other))
            return f"equals.{wager}", spot(rules, wager), says
        case Times(wager, other, least, most):
            return f"times.{wager}", spot(rules, wager), _times(least, most, spot(rules, other))
        case OneOf(wager, amounts):
            either = say_list([money(rules, amount) for amount in amounts], "or")
            says = say("{amounts}, nothing between", amounts=either)
            return f"stake.{wager}", spot(rules, wager), says
        case WithinLimits(wager):
            return f"stake.{wager}", spot(rules, wager), span_words(rules, demand)
        case PostedLimits():
            return "stake.posted", say("Every stake"), say("within the limits of the placard")
        case _:
            return _demanded_of_players(rules, demand)


def _times(least: int, most: int, wager: str) -> str:
    if least == most:
        return say("exactly {times} times {wager}", times=least, wager=wager)
    return say("{least} to {most} times {wager}", least=least, most=most, wager=wager)


def _demanded_of_players(rules: HouseRules, demand: _OfPlayers) -> _Words:
    match demand:
        case HandsPerPlayer(most):
            return "hands", say("Hands of one player"), say("at most {most}", most=most)
        case OpenPerPlayer(most):
            says = say("at most {most}; the rest stay closed", most=most)
            return "open", say("Hands that one player opens"), says
        case EqualStakes(wager):
            what = say("{wager} at several places", wager=spot(rules, wager))
            return f"equal.{wager}", what, say("the same at each")
        case ChipsOnly():
            return "tender", say("Wagers are made"), say("in chips, not in cash or on credit")
        case NoSideBets():
            return "side_bets", say("Players betting with each other"), say("not allowed")
        case _ as never:
            assert_never(never)


def any_of(rules: HouseRules, wagers: Iterable[Wager]) -> str:
    """``Ante or Pair Plus``, in the house's words."""
    return say_list([spot(rules, wager) for wager in wagers], "or")
