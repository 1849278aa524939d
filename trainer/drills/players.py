"""The owners of the seats (several seats of one player, boxes played closed, equal stakes), and the
stakes open to each seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, chain, combinations, product
from math import gcd, lcm, prod

from msgspec import Struct

from trainer.drills.events.event_patterns import Spot
from trainer.drills.recipe import Stakes, WagerChances
from trainer.drills.stream import Stream
from trainer.game.bets import breaches
from trainer.game.cards import DECK
from trainer.game.demands import EqualStakes, HandsPerPlayer, OpenPerPlayer
from trainer.game.money import Money, total
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_NAMES = "ABCDEFG"


class Party(Struct, frozen=True, eq=False):
    """The owners of a table's seats. ``owners`` has, for each seat from 0, the first seat of its
    player; ``players`` a name for one with several seats; ``closed`` the boxes that stay unseen."""

    owners: tuple[int, ...]
    players: tuple[str | None, ...]
    closed: tuple[bool, ...]


class Parties(Struct, frozen=True, eq=False):
    """Every party of a table of one size, and the sums of their weights."""

    parties: tuple[Party, ...]
    reached: tuple[int, ...]

    def draw(self, stream: Stream) -> Party:
        if len(self.parties) == 1:
            return self.parties[0]
        return self.parties[bisect_right(self.reached, stream.below(self.reached[-1]))]


class SeatingRule(Struct, frozen=True):
    """The hands that a house lets one player hold. ``several`` is the chance, in per cent, that the
    next seat is the same player's."""

    several: int
    hands_at_most: int
    open_at_most: int
    alike: tuple[Wager, ...]

    @classmethod
    def at(cls, rules: HouseRules, several_hands: int) -> SeatingRule:
        """The seating that the house's betting rules allow."""
        demands = [rule.demand for rule in rules.bets]
        hands = [each.most for each in demands if isinstance(each, HandsPerPlayer)]
        opened = [each.most for each in demands if isinstance(each, OpenPerPlayer)]
        alike = tuple(each.wager for each in demands if isinstance(each, EqualStakes))
        return cls(several_hands, min([7, *hands]), min([7, *opened]), alike)

    def parties(self, count: int) -> Parties:
        """Every possible party at that many seats."""
        ways: dict[tuple[int, ...], int] = {}
        for same in product((False, True), repeat=count - 1):
            weight = prod(self.several if each else 100 - self.several for each in same)
            owners = self._owners(same)
            ways[owners] = ways.get(owners, 0) + weight
        kept = {owners: weight for owners, weight in ways.items() if weight}
        common = gcd(*kept.values())
        common = gcd(*kept.values())
        return Parties(
            tuple(self._party(owners) for owners in kept),
            tuple(accumulate(weight // common for weight in kept.values())),
        )

    def _owners(self, same: Sequence[bool]) -> tuple[int, ...]:
        """The owner of each seat, if those marked are the same player's as the seat before."""
        owners = [0]
        for seat, joins in enumerate(same, start=1):
            may = seat - owners[-1] < self.hands_at_most
            owners.append(owners[-1] if joins and may else seat)
        return tuple(owners)

    def _party(self, owners: tuple[int, ...]) -> Party:
        opened = self.open_at_most
        return Party(
            owners,
            _players(owners),
            tuple(seat - owner >= opened for seat, owner in enumerate(owners)),
        )


def _players(owners: tuple[int, ...]) -> tuple[str | None, ...]:
    """A name for every player with several seats: A, B and so on; none for the others."""
    several = [owner for owner in dict.fromkeys(owners) if owners.count(owner) > 1]
    return tuple(_NAMES[several.index(owner)] if owner in several else None for owner in owners)


Staked = Mapping[Wager, Money]


class StakeChoice(Struct, frozen=True, eq=False):
    """The stakes of a seat. ``wagers`` are those in ``stakes``."""

    stakes: Staked
    wagers: frozenset[Wager]
    has_ante: bool

    @classmethod
    def of(cls, stakes: Staked) -> StakeChoice:
        return cls(stakes, frozenset(stakes), Wager.ANTE in stakes)


class Menu(Struct, frozen=True, eq=False):
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
    # The weights stay whole numbers: so draws are exact, and the same everywhere.
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
