"""What a row pays and what a wager may be, in words."""

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
    Within,
)
from trainer.game.money import Money
from trainer.game.pay import Award
from trainer.game.rules import BetRule, HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.school.house_book.leaf import Entry


def award_words(rules: HouseRules, award: Award) -> str:
    """``40 to 1``, ``$1250`` or ``100% of the jackpot``."""
    return money(rules, award) if isinstance(award, Money) else str(award)


def demand_entry(rules: HouseRules, rule: BetRule) -> Entry:
    """What the dealer checks before dealing, in words."""
    key, what, says = _demanded(rules, rule.demand)
    return Entry(f"bets.{key}", what, says, (rule.source,))


def limit_entry(rules: HouseRules, key: str, limit: Within) -> Entry:
    """From the least to the most that may be staked."""
    return Entry(f"{key}.{limit.wager}", spot(rules, limit.wager), span_words(rules, limit))


def span_words(rules: HouseRules, limit: Within) -> str:
    """``$2 to $10``."""
    return f"{money(rules, limit.low)} to {money(rules, limit.high)}"


_Words = tuple[str, str, str]
_OfPlayers = HandsPerPlayer | OpenPerPlayer | EqualStakes | ChipsOnly | NoSideBets


def _demanded(rules: HouseRules, demand: Demand) -> _Words:
    match demand:
        case AnyOf(wagers):
            return "base", "A place in the round", f"has {any_of(rules, wagers)}"
        case Needs(wager, others):
            return f"needs.{wager}", spot(rules, wager), f"needs {any_of(rules, others)}"
        case Equals(wager, other):
            return f"equals.{wager}", spot(rules, wager), f"as much as {spot(rules, other)}"
        case OneOf(wager, amounts):
            either = listed([money(rules, amount) for amount in amounts], "or")
            return f"stake.{wager}", spot(rules, wager), f"{either}, nothing between"
        case Within(wager):
            return f"stake.{wager}", spot(rules, wager), span_words(rules, demand)
        case PostedLimits():
            return "stake.posted", "Every stake", "within the limits of the placard"
        case _:
            return _demanded_of_players(rules, demand)


def _demanded_of_players(rules: HouseRules, demand: _OfPlayers) -> _Words:
    match demand:
        case HandsPerPlayer(most):
            return "hands", "Hands of one player", f"at most {most}"
        case OpenPerPlayer(most):
            return "open", "Hands that one player opens", f"at most {most}; the rest stay closed"
        case EqualStakes(wager):
            return f"equal.{wager}", f"{spot(rules, wager)} at several places", "the same at each"
        case ChipsOnly():
            return "tender", "Wagers are made", "in chips, not in cash or on credit"
        case NoSideBets():
            return "side_bets", "Players betting with each other", "not allowed"
        case _ as never:
            assert_never(never)


def any_of(rules: HouseRules, wagers: Iterable[Wager]) -> str:
    """``Ante or Pair Plus``, in the house's words."""
    return listed([spot(rules, wager) for wager in wagers], "or")


def listed(words: list[str], last: str = "and") -> str:
    """``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
