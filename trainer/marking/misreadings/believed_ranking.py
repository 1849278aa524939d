"""A wrong order of hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from trainer.game.cards import Three
from trainer.game.hands import (
    Category,
    Ranking,
    Straight,
    Strength,
    parse_straight,
    strength_of_ranks,
)
from trainer.game.rules import HouseRules
from trainer.marking.misreadings.at_seat import falling
from trainer.marking.misreadings.misreading import Rules

Reads = Callable[["BelievedRanking", Three], Strength]
Straights = tuple[Straight, ...]
_AT_MOST = 64


def one_suit(cards: Three) -> bool:
    a, b, c = cards
    return a.suit is b.suit is c.suit


def plainly(ranking: BelievedRanking, cards: Three) -> Strength:
    """The worth of the hand by its ranks and suits."""
    # Cached: there are only a thousand.
    key = falling(cards), one_suit(cards)
    known = ranking.by_ranks.get(key)
    if known is None:
        known = ranking.by_ranks[key] = strength_of_ranks(ranking, key[0], one_suit=key[1])
    return known


# Only the latest few hands are cached: a table of all 22,100 would cost more than it saves.
@dataclass(frozen=True, slots=True)
class BelievedRanking(Ranking):
    """A ranking in which ``reads`` gives the worth of a hand."""

    reads: Reads = plainly
    by_ranks: dict[tuple[tuple[int, int, int], bool], Strength] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    _asked: dict[Three, Strength] = field(default_factory=dict, init=False, compare=False)

    def strength(self, cards: Three) -> Strength:
        known = self._asked.get(cards)
        if known is None:
            if len(self._asked) >= _AT_MOST:
                self._asked.clear()
            known = self._asked[cards] = self.reads(self, cards)
        return known

    def name(self, strength: Strength) -> str:
        return self.category(strength).words


def straights(change: Callable[[Straights], Straights]) -> Rules:
    """Other straights, or the same in another order."""

    def believed(rules: HouseRules) -> HouseRules:
        real = rules.ranking
        changed = change(real.straights)
        if changed == real.straights:
            return rules
        return replace(rules, ranking=BelievedRanking(real.order, changed))

    return Rules(believed)


def order(change: Callable[[tuple[Category, ...]], tuple[Category, ...]]) -> Rules:
    """The categories in another order."""

    def believed(rules: HouseRules) -> HouseRules:
        real = rules.ranking
        changed = change(real.order)
        if changed == real.order:
            return rules
        return replace(rules, ranking=BelievedRanking(changed, real.straights))

    return Rules(believed)


def seen_as(reads: Reads) -> Rules:
    """Some hands taken for others."""

    def believed(rules: HouseRules) -> HouseRules:
        real = rules.ranking
        return replace(rules, ranking=BelievedRanking(real.order, real.straights, reads))

    return Rules(believed)


def no_straight(text: str) -> Callable[[Straights], Straights]:
    """The straight of these ranks is thought to be none."""
    ranks = set(parse_straight(text))
    return lambda known: tuple(each for each in known if set(each) != ranks)


def lowest_straight(text: str) -> Callable[[Straights], Straights]:
    """One more straight, below all others."""
    extra = parse_straight(text)
    return lambda known: known if _has(known, extra) else (extra, *known)


def moved(text: str, below_top: int) -> Callable[[Straights], Straights]:
    """A straight put so many places below the top."""
    straight = parse_straight(text)

    def change(known: Straights) -> Straights:
        if not _has(known, straight):
            return known
        others = [each for each in known if set(each) != set(straight)]
        others.insert(len(others) - below_top, straight)
        return tuple(others)

    return change


def _has(known: Straights, straight: Straight) -> bool:
    return any(set(each) == set(straight) for each in known)


def exchanged(
    one: Category, other: Category
) -> Callable[[tuple[Category, ...]], tuple[Category, ...]]:
    """Two categories change places."""
    places = {one: other, other: one}
    return lambda known: tuple(places.get(each, each) for each in known)


def put_above(
    first: Category, *rest: Category
) -> Callable[[tuple[Category, ...]], tuple[Category, ...]]:
    """These categories in this order among themselves, the others where they are."""
    named = (first, *rest)

    def change(known: tuple[Category, ...]) -> tuple[Category, ...]:
        left = iter(named)
        return tuple(next(left) if each in named else each for each in known)

    return change
