"""The rules for wagers that the dealer checks before dealing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import lcm
from typing import assert_never

from msgspec import Struct

from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
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
from trainer.game.house_words import PlayerWord
from trainer.game.money import Money, Odds
from trainer.game.pay import PayTable, Source
from trainer.game.round import Round, Seat, Tender
from trainer.game.rules import BetRule, HouseRules
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_figure, say_list, say_phrase


class Breach(Struct, frozen=True):
    """An invalid wager: its owner, the rule, and the remedy."""

    code: str
    seat: int
    wager: Wager | None
    message: str
    source: Source


def breaches(rules: HouseRules, round_: Round) -> tuple[Breach, ...]:
    """Every breach of the house's betting rules, by rule and then by seat.

    A stake of nothing is one that could not be read: it counts as placed, and rules about its
    amount are silent.
    """
    posted = rules.at_table(round_.placard)
    found = [each for rule in posted.bets for each in _broken(posted, rule, round_)]
    return (*found, *_unpayable(posted, round_))


def _broken(rules: HouseRules, rule: BetRule, round_: Round) -> Iterator[Breach]:
    match rule.demand:
        case HandsPerPlayer() | OpenPerPlayer() | EqualStakes():
            yield from _by_player(rules, rule, round_)
        case _:
            for seat in round_.seats:
                if (fault := _at_seat(rules, rule, seat)) is not None:
                    yield Breach(rule.code, seat.number, fault[0], fault[1], rule.source)


def _at_seat(rules: HouseRules, rule: BetRule, seat: Seat) -> tuple[Wager | None, str] | None:
    """The wager that breaks a rule about one seat, and the remedy."""
    match rule.demand:
        case AnyOf(wagers):
            missing = not any(wager in seat.stakes for wager in wagers)
            return (
                (
                    None,
                    say("no wager opens the hand: place {wagers}", wagers=_either(rules, wagers)),
                )
                if missing
                else None
            )
        case Needs(wager, others):
            alone = wager in seat.stakes and not any(other in seat.stakes for other in others)
            if not alone:
                return None
            beside = _either(rules, others)
            return wager, say(
                "{wager} needs {others} beside it", wager=rules.spot_name(wager), others=beside
            )
        case Equals(wager, other):
            return _unequal(rules, seat, wager, other)
        case Times():
            return _not_times(rules, seat, rule.demand)
        case OneOf(wager, amounts):
            return _not_one_of(rules, seat, wager, amounts)
        case WithinLimits():
            return _outside(rules, seat, rule.demand)
        case ChipsOnly():
            wrong = seat.tender is not Tender.CHIPS
            return (None, _not_taken(seat.tender)) if wrong else None
        case NoSideBets():
            return (None, say("players may not bet with each other")) if seat.side_bet else None
        case PostedLimits() | HandsPerPlayer() | OpenPerPlayer() | EqualStakes():
            return None
        case _ as never:
            assert_never(never)


def _not_one_of(
    rules: HouseRules, seat: Seat, wager: Wager, amounts: tuple[Money, ...]
) -> tuple[Wager, str] | None:
    stake = seat.stakes.get(wager)
    if not stake or stake in amounts:
        return None
    listed = ", ".join(_money(rules, amount) for amount in amounts)
    return wager, say(
        "{wager} is {amount}: it must be one of {amounts}",
        wager=rules.spot_name(wager),
        amount=_money(rules, stake),
        amounts=listed,
    )


def _outside(rules: HouseRules, seat: Seat, limits: WithinLimits) -> tuple[Wager, str] | None:
    wager, low, high = limits.wager, limits.low, limits.high
    stake = seat.stakes.get(wager)
    if not stake or limits.holds(stake):
        return None
    if limits.chip is not None:
        return wager, say(
            "{wager} is {amount}: must be {low} to {high}, in increments of {chip}",
            wager=rules.spot_name(wager),
            amount=_money(rules, stake),
            low=_money(rules, low),
            high=_money(rules, high),
            chip=_money(rules, limits.chip),
        )
    return wager, say(
        "{wager} is {amount}: it must be {low} to {high}",
        wager=rules.spot_name(wager),
        amount=_money(rules, stake),
        low=_money(rules, low),
        high=_money(rules, high),
    )


def _not_times(rules: HouseRules, seat: Seat, times: Times) -> tuple[Wager, str] | None:
    stake, beside = seat.stakes.get(times.wager), seat.stakes.get(times.other)
    if not stake or not beside or stake in times.amounts(beside):
        return None
    listed = say_list([_money(rules, each) for each in times.amounts(beside)], "or")
    return times.wager, say(
        "{wager} is {amount} and {other} {beside}: {wager} must be {amounts}",
        wager=rules.spot_name(times.wager),
        amount=_money(rules, stake),
        other=rules.spot_name(times.other),
        beside=_money(rules, beside),
        amounts=listed,
    )


def _unequal(rules: HouseRules, seat: Seat, wager: Wager, other: Wager) -> tuple[Wager, str] | None:
    stake, beside = seat.stakes.get(wager), seat.stakes.get(other)
    if not stake or not beside or stake == beside:
        return None
    return wager, say(
        "{wager} is {amount} and {other} {right}: the two must be equal",
        wager=rules.spot_name(wager),
        amount=_money(rules, stake),
        other=rules.spot_name(other),
        right=_money(rules, beside),
    )


def _either(rules: HouseRules, wagers: tuple[Wager, ...]) -> str:
    return say_list([rules.spot_name(wager) for wager in wagers], "or")


def _not_taken(tender: Tender) -> str:
    if tender is Tender.CREDIT:
        return say("credit is not accepted; bet in chips")
    return say("cash is not accepted; bet in chips")


def _money(rules: HouseRules, amount: Money) -> str:
    return f"{rules.currency}{say_figure(str(amount))}"


def _by_player(rules: HouseRules, rule: BetRule, round_: Round) -> Iterator[Breach]:
    """Breaches of a rule about all the seats of one player; each names the first seat too many."""
    seats_of: dict[tuple[str, str], list[Seat]] = defaultdict(list)
    for seat in round_.seats:
        seats_of[seat.owner].append(seat)
    for seats in seats_of.values():
        if (fault := _among(rules, rule, seats)) is not None:
            seat, wager, message = fault
            yield Breach(rule.code, seat.number, wager, message, rule.source)


def _among(
    rules: HouseRules, rule: BetRule, seats: list[Seat]
) -> tuple[Seat, Wager | None, str] | None:
    match rule.demand:
        case HandsPerPlayer(most) if len(seats) > most:
            return seats[most], None, _too_many(len(seats), most)
        case OpenPerPlayer(most):
            opened = [seat for seat in seats if not seat.closed]
            if len(opened) > most:
                text = _OPENED[rules.words.player]
                return opened[most], None, say_phrase(text, number=len(opened), most=most)
        case EqualStakes(wager):
            staked = [seat for seat in seats if seat.stakes.get(wager)]
            for first, other in pairwise(staked):
                if other.stakes[wager] != first.stakes[wager]:
                    return other, wager, _differ(rules, wager, first.stakes[wager])
    return None


def _too_many(hands: int, most: int) -> str:
    return say("one player holds {number} hands; {most} is allowed", number=hands, most=most)


def _differ(rules: HouseRules, wager: Wager, right: Money) -> str:
    text = _UNEQUAL[rules.words.player]
    return say_phrase(text, wager=rules.spot_name(wager), amount=_money(rules, right))


_OPENED = {
    PlayerWord.PLAYER: phrase("one player opens {number} hands; {most} may be open"),
    PlayerWord.GAMBLER: phrase("one gambler opens {number} boxes; {most} may be open"),
    PlayerWord.GUEST: phrase("one guest opens {number} hands; {most} may be open"),
    PlayerWord.CUSTOMER: phrase("one customer opens {number} hands; {most} may be open"),
    PlayerWord.PATRON: phrase("one patron opens {number} hands; {most} may be open"),
}
_UNEQUAL = {
    PlayerWord.PLAYER: phrase("one player's {wager} wagers differ; bet {amount} on each"),
    PlayerWord.GAMBLER: phrase("one gambler's {wager} bets differ; bet {amount} on each"),
    PlayerWord.GUEST: phrase("one guest's {wager} wagers differ; bet {amount} on each"),
    PlayerWord.CUSTOMER: phrase("one customer's {wager} wagers differ; bet {amount} on each"),
    PlayerWord.PATRON: phrase("one patron's {wager} wagers differ; bet {amount} on each"),
}


def _unpayable(rules: HouseRules, round_: Round) -> Iterator[Breach]:
    """Stakes of which some payment is not a whole number of cents."""
    tables = [(side.wager, side.table) for side in rules.sides]
    tables.append((Wager.ANTE, rules.ante_bonus.table))
    for wager, table in tables:
        unit = _unit(table) if isinstance(table, PayTable) else 1
        if wager is Wager.ANTE:
            outcomes = (*rules.ante.values(), *rules.play.values())
            unit = lcm(unit, *(each.odds.den for each in outcomes if each.odds is not None))
        for seat in round_.seats:
            if wager in seat.stakes and seat.stakes[wager].cents % unit:
                message = say(
                    "{amount} cannot be paid exactly by this pay table",
                    amount=_money(rules, seat.stakes[wager]),
                )
                yield Breach("bad_stake", seat.number, wager, message, table.source)


def _unit(table: PayTable) -> int:
    """The smallest number of cents whose multiples the table pays exactly."""
    # A payment is whole where each denominator divides the stake: 3 to 2 on 5 cents is not.
    paid = (award for row in table.rows for award in (row.award, row.in_doubt))
    return lcm(*(award.den for award in paid if isinstance(award, Odds)))
