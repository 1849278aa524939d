"""Every way to lay a table that shows some events, weighed so that none is favoured.

A plan is a list of branches: so many seats, this placard, this pattern. Each branch is weighed by
how likely a true random deal is to fall into it, its events at its seats, counting deals in which
the same card comes twice. The generator draws a branch, then a deal of it, and throws the deal away
where a card comes twice, or where an earlier seat shows the event as well: then that seat's branch
answers for it. What is left is a true random deal that happens to show the events, exactly.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations, permutations
from math import lcm, perm
from typing import NamedTuple

from trainer.drills.book import Book, book_of
from trainer.drills.event import Event
from trainer.drills.ground import Ground, rows_of
from trainer.drills.menu import Menu, menu
from trainer.drills.pattern import Dealing, HandsOf, Pattern, Want, patterns
from trainer.drills.players import Seating
from trainer.drills.recipe import Recipe
from trainer.drills.stream import Dice, Stream
from trainer.game.cards import Rank
from trainer.game.hands import strength_of_ranks
from trainer.game.money import Money
from trainer.game.pay import JackpotShare, PayTable
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_BEST_LINE = (Rank.QUEEN, Rank.SIX, Rank.FOUR)
"""What a player who knows the game plays, and what is better; every other hand is weak."""

_JACKPOTS = 2001
_LOWEST_JACKPOT = 10_000_00
_JACKPOT_STEP = 25_00


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """A table before anything of it is drawn: the placard that hangs, what a seat may stake, and
    the wagers that are paid from a jackpot's meter."""

    rules: HouseRules
    placard: str | None
    menu: Menu
    from_meter: frozenset[Wager]


class Thrown(NamedTuple):
    """What the dice of a branch show. Seats come in the order in which they are drawn."""

    numbers: int
    jackpot: Money
    same_player: list[int]
    stakes: list[int]
    decisions: list[int]
    orders: list[int]
    cards: list[int]


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """So many seats in one setting, one pattern laid over them.

    ``orders`` are the orders in which the seats, from 0, may be drawn: first those that the pattern
    is laid over, every choice of them once, then the others. ``menus`` are what they may stake.
    ``dice`` falls for everything that nothing is asked of.
    """

    setting: Setting
    count: int
    numbers: tuple[tuple[int, ...], ...]
    pattern: Pattern
    wants: tuple[Want, ...]
    hands: HandsOf
    ways: int
    orders: tuple[tuple[int, ...], ...]
    menus: tuple[Menu, ...]
    dice: Dice

    def throw(self, stream: Stream) -> Thrown:
        shown, count, fixed = stream.throw(self.dice), self.count, self.hands.hands_fixed
        stakes, orders = count + 1, 3 * count + 1
        return Thrown(
            numbers=shown[0],
            jackpot=Money(_LOWEST_JACKPOT + _JACKPOT_STEP * shown[1]),
            same_player=shown[2:stakes],
            stakes=shown[stakes : stakes + count],
            decisions=shown[stakes + count : orders],
            orders=shown[orders : orders + fixed],
            cards=shown[orders + fixed :],
        )


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """Branches, and the sums of their weights."""

    branches: tuple[Branch, ...]
    reached: tuple[int, ...]

    @property
    def possible(self) -> bool:
        return bool(self.branches)

    def branch(self, stream: Stream) -> Branch:
        return self.branches[bisect_right(self.reached, stream.below(self.reached[-1]))]


@dataclass(frozen=True, slots=True, eq=False)
class Planner:
    """A house and a recipe, ready to plan for any events."""

    rules: HouseRules
    recipe: Recipe
    book: Book
    dealing: Dealing
    seating: Seating
    settings: tuple[Setting, ...]

    @classmethod
    def of(cls, rules: HouseRules, recipe: Recipe) -> Planner:
        book = book_of(rules.ranking)
        good = book.at_least(strength_of_ranks(rules.ranking, _BEST_LINE)).start
        return cls(
            rules=rules,
            recipe=recipe,
            book=book,
            dealing=Dealing(book, good, recipe.folds),
            seating=Seating.at(rules, recipe.several_hands),
            settings=tuple(_settings(rules, recipe)),
        )

    def plan(self, events: Sequence[Event]) -> Plan:
        """A plan for a table that shows all of the events. Raises CannotShow."""
        weighed = [
            weighed
            for settings in self._alike()
            for weighed in self._branches(settings, self._wants(settings[0], events))
        ]
        parts = lcm(*(weight.denominator for _, weight in weighed))
        whole = [weight.numerator * (parts // weight.denominator) for _, weight in weighed]
        return Plan(tuple(branch for branch, _ in weighed), tuple(accumulate(whole)))

    def _alike(self) -> list[list[Setting]]:
        """The settings in groups whose pay tables have the same rows: they show the same events."""
        groups: dict[object, list[Setting]] = {}
        for setting in self.settings:
            tables = [side.table for side in setting.rules.sides]
            tables.append(setting.rules.ante_bonus.table)
            groups.setdefault(tuple(rows_of(each) for each in tables), []).append(setting)
        return list(groups.values())

    def _wants(self, setting: Setting, events: Sequence[Event]) -> tuple[Want, ...]:
        ground = Ground(setting.rules, self.book)
        return tuple(event.sights(ground) for event in events)

    def _branches(
        self, settings: list[Setting], wants: tuple[Want, ...]
    ) -> list[tuple[Branch, Fraction]]:
        seats = self.recipe.seats
        return [
            weighed
            for pattern in patterns(wants)
            if (hands := self.dealing.hands_of(pattern)).ways
            for setting in settings
            for count in range(max(seats.least, len(pattern.seats)), seats.most + 1)
            if (weighed := self._branch(setting, count, pattern, wants, hands)) is not None
        ]

    def _branch(
        self,
        setting: Setting,
        count: int,
        pattern: Pattern,
        wants: tuple[Want, ...],
        hands: HandsOf,
    ) -> tuple[Branch, Fraction] | None:
        menus = tuple(setting.menu.allowed_by(spot) for spot in pattern.seats)
        orders = _orders(count, len(pattern.seats))
        if not all(menu.size for menu in menus):
            return None
        branch = Branch(
            setting=setting,
            count=count,
            numbers=self._numbers(count),
            pattern=pattern,
            wants=wants,
            hands=hands,
            ways=len(orders) * hands.ways,
            orders=orders,
            menus=(*menus, *[setting.menu] * (count - len(menus))),
            dice=Dice(self._bounds(setting, count, menus, hands)),
        )
        return branch, _weight(branch)

    def _numbers(self, count: int) -> tuple[tuple[int, ...], ...]:
        which = self.recipe.seats.which
        return (which,) if which else tuple(combinations(range(1, 8), count))

    def _bounds(
        self, setting: Setting, count: int, menus: tuple[Menu, ...], hands: HandsOf
    ) -> list[int]:
        """What is thrown for: the seats' numbers, the meter, whose each seat is, the stakes of the
        pattern's seats and of the others, every decision, the order of the fixed hands, and the
        cards of all the other hands."""
        fixed = 3 * hands.hands_fixed
        return [
            len(self._numbers(count)),
            _JACKPOTS,
            *[100] * (count - 1),
            *(each.size for each in menus),
            *[setting.menu.size] * (count - len(menus)),
            *[100] * count,
            *[6] * hands.hands_fixed,
            *range(52 - fixed, 52 - 3 * (count + 1), -1),
        ]


def _orders(count: int, first: int) -> tuple[tuple[int, ...], ...]:
    """So many seats in every order of the first few; the others follow as they sit."""
    return tuple(
        (*chosen, *(seat for seat in range(count) if seat not in chosen))
        for chosen in permutations(range(count), first)
    )


def _settings(rules: HouseRules, recipe: Recipe) -> list[Setting]:
    names = [*sorted(rules.placards)] if rules.posts_pay_tables else [None]
    settings = []
    for name in names:
        choices = menu(rules, name, recipe.wagers, recipe.stakes)
        if choices.size:
            posted = rules.at_table(name)
            settings.append(Setting(posted, name, choices, _from_meter(posted)))
    return settings


def _from_meter(rules: HouseRules) -> frozenset[Wager]:
    return frozenset(
        side.wager
        for side in rules.sides
        if isinstance(side.table, PayTable)
        and any(isinstance(row.award, JackpotShare) for row in side.table.rows)
    )


def _weight(branch: Branch) -> Fraction:
    """In how many of all tables of that size and setting the branch's events are seen there, deals
    with a card twice counted in."""
    weight = Fraction(branch.ways, _deals(branch.hands.hands_fixed))
    for spot, choices in zip(branch.pattern.seats, branch.menus, strict=False):
        weight *= branch.setting.menu.share(choices)
        if spot.decision is not None:
            weight /= 100
    return weight


def _deals(hands: int) -> int:
    """In how many ways so many hands can be dealt one after the other."""
    return perm(52, 3 * hands) // int(6**hands)
