"""What one seat may stake at a house, and how often each choice is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, chain, combinations, product
from math import lcm

from trainer.drills.recipe import Stakes, WagerChances
from trainer.drills.sights import Spot
from trainer.game.bets import breaches
from trainer.game.cards import DECK
from trainer.game.demands import Equals
from trainer.game.money import Money, total
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

Staked = Mapping[Wager, Money]


@dataclass(frozen=True, slots=True, eq=False)
class Menu:
    """Choices of stakes, with whole numbers for how often each comes."""

    choices: tuple[Staked, ...]
    weights: tuple[int, ...]
    reached: tuple[int, ...]

    @classmethod
    def of(cls, weighed: Mapping[frozenset[Wager], tuple[int, list[Staked]]]) -> Menu:
        """Each set of wagers by its weight, and the stakes on it each as often."""
        parts = lcm(*(len(choices) for _, choices in weighed.values()))
        choices = [(each, weight * parts // len(listed)) for weight, listed in weighed.values()
                   for each in listed]  # fmt: skip
        weights = tuple(weight for _, weight in choices)
        return cls(tuple(each for each, _ in choices), weights, tuple(accumulate(weights)))

    @property
    def size(self) -> int:
        """The sum of the weights."""
        return self.reached[-1] if self.reached else 0

    def narrowed(self, keep: Iterable[bool]) -> Menu:
        """Only some of the choices, each as likely against the others as before."""
        kept = [pair for pair, stays in zip(zip(self.choices, self.weights, strict=True), keep,
                                            strict=True) if stays]  # fmt: skip
        weights = tuple(weight for _, weight in kept)
        return Menu(tuple(each for each, _ in kept), weights, tuple(accumulate(weights)))

    def allowed_by(self, spot: Spot) -> Menu:
        return self.narrowed(spot.allows(frozenset(stakes)) for stakes in self.choices)

    def share(self, part: Menu) -> Fraction:
        """How likely a choice of this menu is one of that part of it."""
        return Fraction(part.size, self.size)


def menu(rules: HouseRules, placard: str | None, chances: WagerChances, stakes: Stakes) -> Menu:
    """What a seat may stake at that table: each wager by its chance, where the house lets the
    whole stand."""
    weighed = {}
    for wagers in _sets_of_wagers(rules):
        weight = _weight(rules, wagers, chances)
        listed = [each for each in _stakes_on(rules, wagers) if _stands(rules, placard, each)]
        if weight and listed:
            weighed[wagers] = weight, _picked(listed, stakes)
    return Menu.of(weighed)


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
    """The stakes with those added that must equal another; None where that other is missing."""
    equals = {
        rule.demand.wager: rule.demand.other
        for rule in rules.bets
        if isinstance(rule.demand, Equals)
    }
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
