"""The stakes open to one seat at a house, and the frequency of each choice."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, chain, combinations, product
from math import gcd, lcm

from trainer.drills.events.event_patterns import Spot
from trainer.drills.recipe import Stakes, WagerChances
from trainer.drills.stream import Stream
from trainer.game.bets import breaches
from trainer.game.cards import DECK
from trainer.game.money import Money, total
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

Staked = Mapping[Wager, Money]


@dataclass(frozen=True, slots=True, eq=False)
class StakeChoice:
    """The stakes of a seat. ``wagers`` are those in ``stakes``."""

    stakes: Staked
    wagers: frozenset[Wager]
    has_ante: bool

    @classmethod
    def of(cls, stakes: Staked) -> StakeChoice:
        return cls(stakes, frozenset(stakes), Wager.ANTE in stakes)


@dataclass(frozen=True, slots=True, eq=False)
class Menu:
    """Choices of stakes, with whole-number weights. ``size`` is the sum of the weights."""

    choices: tuple[StakeChoice, ...]
    weights: tuple[int, ...]
    reached: tuple[int, ...]
    size: int

    @classmethod
    def of(cls, choices: Iterable[StakeChoice], weights: Iterable[int]) -> Menu:
        weights = tuple(weights)
        return cls(tuple(choices), weights, tuple(accumulate(weights)), sum(weights))

    def draw(self, stream: Stream) -> StakeChoice:
        return self.choices[bisect_right(self.reached, stream.below(self.size))]

    def draws(self, stream: Stream) -> Iterator[StakeChoice]:
        """An endless series of draws."""
        choices, reached = self.choices, self.reached
        return (choices[bisect_right(reached, number)] for number in stream.endless(self.size))

    def narrowed(self, keep: Callable[[StakeChoice], bool]) -> Menu:
        """Only some of the choices, in the same proportions."""
        kept = [place for place, choice in enumerate(self.choices) if keep(choice)]
        return Menu.of([self.choices[i] for i in kept], [self.weights[i] for i in kept])

    def allowed_by(self, spot: Spot) -> Menu:
        return self.narrowed(lambda choice: spot.allows(choice.wagers))

    def share(self, part: Menu) -> Fraction:
        """The probability that a choice of this menu is in that part of it."""
        return Fraction(part.size, self.size)


def menu(rules: HouseRules, placard: str | None, chances: WagerChances, stakes: Stakes) -> Menu:
    """The stakes open to a seat at that table: each wager by its chance, as far as the house lets
    the whole stand."""
    weighed = []
    for wagers in _sets_of_wagers(rules):
        weight = _weight(rules, wagers, chances)
        listed = [each for each in _stakes_on(rules, wagers) if _stands(rules, placard, each)]
        if weight and listed:
            weighed.append((weight, _picked(listed, stakes)))
    parts = lcm(*(len(listed) for _, listed in weighed))
    choices = [
        (each, weight * parts // len(listed)) for weight, listed in weighed for each in listed
    ]
    common = gcd(*(weight for _, weight in choices))
    return Menu.of(
        (StakeChoice.of(each) for each, _ in choices), (weight // common for _, weight in choices)
    )


def _sets_of_wagers(rules: HouseRules) -> Iterable[frozenset[Wager]]:
    offered = [wager for wager in rules.wagers if wager is not Wager.PLAY]
    sets = chain.from_iterable(combinations(offered, n) for n in range(1, len(offered) + 1))
    return [frozenset(each) for each in sets]


def _weight(rules: HouseRules, wagers: frozenset[Wager], chances: WagerChances) -> int:
    weight = 1
    for wager in rules.wagers:
        if wager is not Wager.PLAY:
            chance = _chance(wager, chances)
            weight *= chance if wager in wagers else 100 - chance
    return weight


def _chance(wager: Wager, chances: WagerChances) -> int:
    match wager:
        case Wager.ANTE:
            return chances.ante
        case Wager.PAIR_PLUS:
            return chances.pair_plus
        case _:
            return chances.own


def _stakes_on(rules: HouseRules, wagers: frozenset[Wager]) -> list[Staked]:
    """Every choice of the house's usual stakes on these wagers, in the order of the layout."""
    placed = [wager for wager in rules.wagers if wager in wagers]
    free = [wager for wager in placed if wager in rules.stakes]
    listed = []
    for amounts in product(*(rules.stakes[wager] for wager in free)):
        staked = dict(zip(free, amounts, strict=True))
        if tied := _with_equals(rules, placed, staked):
            listed.append(tied)
    return listed


def _with_equals(
    rules: HouseRules, placed: list[Wager], staked: dict[Wager, Money]
) -> Staked | None:
    """The stakes with those added that must equal another; None if that other is missing."""
    equals = rules.equal_to
    whole = {}
    for wager in placed:
        amount = staked.get(wager) or staked.get(equals.get(wager, wager))
        if amount is None:
            return None
        whole[wager] = amount
    return whole


def _stands(rules: HouseRules, placard: str | None, staked: Staked) -> bool:
    seat = Seat(1, (DECK[0], DECK[1], DECK[2]), staked)
    return not breaches(rules, Round(rules.house, seat.cards, (seat,), None, placard))


def _picked(listed: list[Staked], stakes: Stakes) -> list[Staked]:
    match stakes:
        case Stakes.USUAL:
            return listed
        case Stakes.SAME:
            return [each for each in listed if len(set(each.values())) == 1] or listed
        case Stakes.SMALLEST:
            return [min(listed, key=lambda staked: total(staked.values()))]
