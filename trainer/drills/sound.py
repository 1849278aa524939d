"""A sound round from a stream: the ground over which an irregularity or a wrong bet is laid."""

from __future__ import annotations

from dataclasses import replace

from trainer.drills.stream import Stream
from trainer.game.bets import breaches
from trainer.game.cards import DECK, Card, Rank, Three
from trainer.game.demands import Equals
from trainer.game.hands import strength_of_ranks
from trainer.game.money import Money
from trainer.game.pay import JackpotShare
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_PLAYS_WITH = (Rank.QUEEN, Rank.SIX, Rank.FOUR)
_LIKELY = {Wager.ANTE: 90, Wager.PAIR_PLUS: 70}
_ELSE_LIKELY = 55
_TRIES = 60


def sound_round(
    rules: HouseRules, stream: Stream, *, least: int = 3, most: int = 6, shared: int = 15
) -> Round:
    """A dealt round whose bets may all stand, with at least one Ante, and a decision for each.

    In ``shared`` of a hundred seats the player of the seat before holds this one too, where the
    house allows it.
    """
    count = least + stream.below(most - least + 1)
    numbers = sorted(stream.sample(range(1, 8), count))
    cards = stream.sample(DECK, 3 * count + 3)
    placard = stream.choice(sorted(rules.placards)) if rules.posts_pay_tables else None
    round_ = Round(rules.house, _three(cards, 0), (), _jackpot(rules, stream), placard)
    for at, number in enumerate(numbers):
        seat = Seat(number, _three(cards, at + 1), {})
        round_ = _seated(rules, stream, round_, seat, shared, first=at == 0)
    return round_


def _three(cards: list[Card], place: int) -> Three:
    first, second, third = cards[3 * place : 3 * place + 3]
    return first, second, third


def _jackpot(rules: HouseRules, stream: Stream) -> Money | None:
    """What the meter shows, where some wager is paid from it."""
    tables = [side.table for side in rules.sides]
    shares = [row for table in tables for row in getattr(table, "rows", ())]
    if not any(isinstance(row.award, JackpotShare) for row in shares):
        return None
    return Money(100 * (10_000 + stream.below(90_000)))


def _seated(
    rules: HouseRules, stream: Stream, round_: Round, seat: Seat, shared: int, *, first: bool
) -> Round:
    """The round with that seat's wagers placed, so that they may stand."""
    for _ in range(_TRIES):
        staked = _staked(rules, stream, seat, ante=first)
        owned = _owned(stream, round_, staked, shared)
        for candidate in (owned, staked):
            joined = _joined(round_, candidate)
            if not breaches(rules, joined):
                return joined
    raise AssertionError(f"no sound wagers for {rules.house} with its usual stakes")


def _joined(round_: Round, seat: Seat) -> Round:
    before = round_.seats
    if seat.player:
        before = (*before[:-1], replace(before[-1], player=seat.player))
    return replace(round_, seats=(*before, seat))


def _owned(stream: Stream, round_: Round, seat: Seat, shared: int) -> Seat:
    if not round_.seats or stream.below(100) >= shared:
        return seat
    before = round_.seats[-1]
    return replace(seat, player=before.player or f"Player {before.number}")


def _staked(rules: HouseRules, stream: Stream, seat: Seat, *, ante: bool) -> Seat:
    stakes: dict[Wager, Money] = {}
    for wager in rules.wagers:
        likely = 100 if ante and wager is Wager.ANTE else _LIKELY.get(wager, _ELSE_LIKELY)
        if wager is not Wager.PLAY and stream.below(100) < likely:
            stakes[wager] = stream.choice(usual_stakes(rules, wager))
    for rule in rules.bets:
        if isinstance(rule.demand, Equals) and rule.demand.wager in stakes:
            beside = stakes.get(rule.demand.other)
            stakes[rule.demand.wager] = beside or stakes[rule.demand.wager]
    dealt = replace(seat, stakes=stakes)
    return replace(dealt, decision=_decision(rules, stream, dealt))


def usual_stakes(rules: HouseRules, wager: Wager) -> tuple[Money, ...]:
    """What is usually staked on the wager, or on the one that it must equal."""
    if wager in rules.stakes:
        return rules.stakes[wager]
    demands = (rule.demand for rule in rules.bets)
    equal = (each.other for each in demands if isinstance(each, Equals) and each.wager is wager)
    return rules.stakes[next(equal)]


def _decision(rules: HouseRules, stream: Stream, seat: Seat) -> Decision | None:
    if Wager.ANTE not in seat.stakes:
        return None
    good = rules.ranking.strength(seat.cards) >= strength_of_ranks(rules.ranking, _PLAYS_WITH)
    fold = stream.below(100) < (4 if good else 80)
    return Decision.FOLD if fold else Decision.PLAY
