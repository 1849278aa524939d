"""Every way to lay a table that shows some events, weighed so that none is favoured.

A plan is a list of branches: a number of seats, a placard, a pattern. Each branch is weighed by the
probability that a true random deal falls into it with its events at its seats, counting deals in
which the same card comes twice. The generator draws a branch, then a deal of it, and throws the
deal away if a card comes twice, or if an earlier seat shows the event as well, because that seat's
branch covers it. The result is exactly a true random deal, given that it shows the events.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, combinations, permutations
from math import lcm, perm
from operator import mul

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.drills.events.event_context import CannotShow, Ground, RoundEvent, rows_of
from trainer.drills.pattern import Dealing, HandPattern, HandsOf, Want, patterns
from trainer.drills.players import Menu, Parties, SeatingRule, menu
from trainer.drills.ranked_hands import Book, book_of
from trainer.drills.recipe import Recipe, Stakes, WagerChances
from trainer.drills.stream import Stream
from trainer.game.cards import Rank
from trainer.game.hands import strength_of_ranks
from trainer.game.pay import JackpotShare, PayTable
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

# What a player who knows the game plays, and what is better; every other hand is weak.
_BEST_LINE = (Rank.QUEEN, Rank.SIX, Rank.FOUR)


class Setting(Struct, frozen=True, eq=False):
    """A table before anything of it is drawn: its placard, the possible stakes of a seat, and the
    wagers that are paid from a jackpot's meter."""

    rules: HouseRules
    placard: str | None
    menu: Menu
    from_meter: frozenset[Wager]


class Branch(Struct, frozen=True, eq=False):
    """A number of seats in one setting, with one pattern. ``orders`` are the seats, from 0, over
    which the pattern is laid: every choice once. ``menus`` are the stakes of each: of the pattern's
    seats first, and one for all others."""

    setting: Setting
    count: int
    numbers: tuple[tuple[int, ...], ...]
    parties: Parties
    pattern: HandPattern
    wants: tuple[Want, ...]
    hands: HandsOf
    orders: tuple[tuple[int, ...], ...]
    menus: tuple[Menu, ...]

    @property
    def ways(self) -> int:
        return len(self.orders) * self.hands.ways


class TablePlan(Struct, frozen=True, eq=False):
    """Branches, their weights, and the sums of these."""

    branches: tuple[Branch, ...]
    often: tuple[int, ...]
    reached: tuple[int, ...]

    def draw(self, stream: Stream) -> tuple[Branch, int]:
        """A branch, and one of its ways."""
        number = stream.below(self.reached[-1])
        place = bisect_right(self.reached, number)
        before = self.reached[place - 1] if place else 0
        return self.branches[place], (number - before) // self.often[place]


Wants = dict[tuple[str | None, str], Want]
"""By the placard and the event's name."""


class Planner(Struct, frozen=True, eq=False):
    """A house and a recipe, ready to plan for any events. ``parties`` and ``wants`` are caches;
    ``wants`` is shared by every recipe of the house."""

    rules: HouseRules
    recipe: Recipe
    book: Book
    dealing: Dealing
    seating: SeatingRule
    settings: tuple[Setting, ...]
    wants: Wants
    parties: dict[int, Parties] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: HouseRules, recipe: Recipe) -> Planner:
        book = book_of(rules.ranking)
        known = _worked_out_of(rules)
        good = book.at_least(strength_of_ranks(rules.ranking, _BEST_LINE)).start
        return cls(
            rules=rules,
            recipe=replace(recipe, seats=recipe.seats.at(rules.places)),
            book=book,
            dealing=Dealing(book, good, recipe.folds),
            seating=SeatingRule.at(rules, recipe.several_hands),
            settings=known.settings_for(recipe),
            wants=known.wants,
        )

    def plan(self, events: Sequence[RoundEvent]) -> TablePlan:
        """A plan for a table that shows all of the events. Raises CannotShow."""
        weighed = [
            weighed
            for settings in self._alike()
            for weighed in self._branches(settings, self._wants(settings[0], events))
        ]
        # Whole numbers, so that a draw among all ways is exact: sums of floats favour some rounds.
        parts = lcm(*(often.denominator for _, often in weighed))
        whole = [often.numerator * (parts // often.denominator) for _, often in weighed]
        branches = tuple(branch for branch, _ in weighed)
        sums = accumulate(map(mul, whole, (branch.ways for branch in branches)))
        return TablePlan(branches, tuple(whole), tuple(sums))

    def can_show(self, events: Sequence[RoundEvent]) -> bool:
        """True if some table shows all of the events. Afterwards a plan of them is made fast."""
        # Without a plan: of all events of a house these take a third of a second, and 3 MB.
        try:
            return any(
                self._stakes_for(pattern, setting)
                for settings in self._alike()
                for pattern in patterns(self._wants(settings[0], events))
                if len(pattern.seats) <= self.recipe.seats.most and self.dealing.can_deal(pattern)
                for setting in settings
            )
        except CannotShow:
            return False

    def _stakes_for(self, pattern: HandPattern, setting: Setting) -> bool:
        wagers = {choice.wagers for choice in setting.menu.choices}
        return all(any(map(spot.allows, wagers)) for spot in pattern.seats)

    def _alike(self) -> list[list[Setting]]:
        """The settings in groups whose pay tables have the same rows."""
        groups: dict[object, list[Setting]] = {}
        for setting in self.settings:
            tables = [side.table for side in setting.rules.sides]
            tables.append(setting.rules.ante_bonus.table)
            groups.setdefault(tuple(rows_of(each) for each in tables), []).append(setting)
        # They show the same events.
        return list(groups.values())

    def _wants(self, setting: Setting, events: Sequence[RoundEvent]) -> tuple[Want, ...]:
        return tuple(self._want(setting, event) for event in events)

    def _want(self, setting: Setting, event: RoundEvent) -> Want:
        key = setting.placard, event.name
        if key not in self.wants:
            self.wants[key] = event.sights(Ground(setting.rules, self.book))
        return self.wants[key]

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
        pattern: HandPattern,
        wants: tuple[Want, ...],
        hands: HandsOf,
    ) -> tuple[Branch, Fraction] | None:
        menus = [setting.menu.allowed_by(spot) for spot in pattern.seats]
        if not all(menu.size for menu in menus):
            return None
        branch = Branch(
            setting=setting,
            count=count,
            numbers=self._numbers(count),
            parties=self._parties(count),
            pattern=pattern,
            wants=wants,
            hands=hands,
            orders=tuple(permutations(range(count), len(pattern.seats))),
            menus=(*menus, setting.menu),
        )
        return branch, _often(branch)

    def _numbers(self, count: int) -> tuple[tuple[int, ...], ...]:
        which = self.recipe.seats.which
        return (which,) if which else tuple(combinations(range(1, self.rules.places + 1), count))

    def _parties(self, count: int) -> Parties:
        if count not in self.parties:
            self.parties[count] = self.seating.parties(count)
        return self.parties[count]


class _WorkedOut(Struct, frozen=True, eq=False):
    """Shared parts of a house's recipes, as far as they were worked out: its events, and its tables
    by the chances of wagers and the stakes."""

    rules: HouseRules
    wants: Wants = field(default_factory=dict)
    settings: dict[tuple[WagerChances, Stakes], tuple[Setting, ...]] = field(default_factory=dict)

    def settings_for(self, recipe: Recipe) -> tuple[Setting, ...]:
        # 5 ms, and most recipes ask for the same.
        asked = recipe.wagers, recipe.stakes
        if asked not in self.settings:
            self.settings[asked] = tuple(_settings(self.rules, recipe))
        return self.settings[asked]


_worked_out: dict[int, _WorkedOut] = {}
_HOUSES_AT_MOST = 16


def _worked_out_of(rules: HouseRules) -> _WorkedOut:
    # Kept, because some events take a tenth of a second and no recipe changes them.
    # By identity, which costs nothing; the rules stand in it, so that no other object can have
    # their id.
    known = _worked_out.get(id(rules))
    if known is not None:
        return known
    if len(_worked_out) >= _HOUSES_AT_MOST:
        _worked_out.clear()
    return _worked_out.setdefault(id(rules), _WorkedOut(rules))


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


def _often(branch: Branch) -> Fraction:
    """The weight of each way of the branch in its setting, deals with a card twice included."""
    often = Fraction(1, _deals(branch.hands.hands_fixed))
    for spot, choices in zip(branch.pattern.seats, branch.menus, strict=False):
        often *= branch.setting.menu.share(choices)
        if spot.decision is not None:
            often /= 100
    return often


def _deals(hands: int) -> int:
    """The number of ways to deal that many hands one after the other."""
    # Each hand may come in six orders of its three cards.
    return perm(52, 3 * hands) // int(6**hands)
