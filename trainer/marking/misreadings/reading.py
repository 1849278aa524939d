"""Wrong rules about what a hand is, and the wrong orders of hands behind them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from trainer.game.cards import Three
from trainer.game.hands import (
    Category,
    Ranking,
    Straight,
    Strength,
    parse_straight,
    strength_of_ranks,
)
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import AtSeat, Held, OnWager, Rules, falling, pays_as
from trainer.marking.misreadings.rule_changes import (
    paid,
    pays,
    pays_mini_royal,
    ranking,
    renamed,
    without,
)
from trainer.marking.wager_handling import Done

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
            # A round asks for its eight hands again and again; 22,100 for each of the wrong rules
            # would be kept for nothing.
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


def king_ace_two_lowest(known: Straights) -> Straights:
    """One more straight, below all others."""
    extra = parse_straight("2-A-K")
    return known if _has(known, extra) else (extra, *known)


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


def put_above(*named: Category) -> Callable[[tuple[Category, ...]], tuple[Category, ...]]:
    """These categories in this order among themselves, the others where they are."""

    def change(known: tuple[Category, ...]) -> tuple[Category, ...]:
        left = iter(named)
        return tuple(next(left) if each in named else each for each in known)

    return change


STRAIGHT_FLUSH, TRIPS = Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND
STRAIGHT, FLUSH = Category.STRAIGHT, Category.FLUSH
ROYAL, PAIR_PLUS = Combination.MINI_ROYAL, Wager.PAIR_PLUS
TOP_RUN, UPPER_RUN = (14, 13, 12), (13, 12, 11)


# ----------------------------------------------------------- what a hand is


def _as_straight(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    if ranking_.category(strength) is not STRAIGHT_FLUSH:
        return strength
    return strength_of_ranks(ranking_, falling(cards))


def _as_flush(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    if ranking_.category(strength) is not STRAIGHT_FLUSH:
        return strength
    return _worth(ranking_, FLUSH, falling(cards))


def _colour_as_flush(ranking_: BelievedRanking, cards: Three) -> Strength:
    strength = plainly(ranking_, cards)
    one_colour = len({card.suit.red for card in cards}) == 1
    if not one_colour or ranking_.category(strength) not in (Category.PAIR, Category.HIGH_CARD):
        return strength
    return _worth(ranking_, FLUSH, falling(cards))


def _gap_as_straight(ranking_: BelievedRanking, cards: Three) -> Strength:
    """A run with one gap ranks as the straight of its highest card."""
    ranks = falling(cards)
    tops = [int(straight[0]) for straight in ranking_.straights]
    if len(set(ranks)) < 3 or ranks[0] - ranks[2] != 3 or ranks[0] not in tops:
        return plainly(ranking_, cards)
    kind = STRAIGHT_FLUSH if one_suit(cards) else STRAIGHT
    return _worth(ranking_, kind, (tops.index(ranks[0]), 0, 0))


def _worth(ranking_: BelievedRanking, kind: Category, deciding: tuple[int, int, int]) -> Strength:
    first, second, third = deciding
    worth = len(ranking_.order) - 1 - ranking_.order.index(kind)
    return worth << 12 | first << 8 | second << 4 | third


# ------------------------------------------------------- mini royal or not


def _unsuited_royal(at: AtSeat) -> Done | None:
    unsuited = at.ranks == TOP_RUN and not at.suited
    return pays_as(at, PAIR_PLUS, ROYAL) if unsuited else None


def _royal_with_a_jack(at: AtSeat) -> Done | None:
    king_high = at.ranks == UPPER_RUN and at.suited
    return pays_as(at, PAIR_PLUS, ROYAL) if king_high else None


_LOW = ("ace_low_straight", "dealer_ace_low_straight")
_LOW_MEETS = ("ace_low_against_straight", "ace_low_against_ace_high")
_ROYALS = ("mini_royal", "mini_royal_spades")
_SPADES_ONLY = renamed(PAIR_PLUS, ROYAL, Combination.MINI_ROYAL_SPADES)
_MINI_ROYAL = pays(PAIR_PLUS)

READING = {
    "HR01": Held(straights(no_straight("3-2-A")), ranking, _LOW),
    "HR02": Held(straights(king_ace_two_lowest), ranking, ("king_ace_two",)),
    "HR03": Held(straights(no_straight("A-K-Q")), ranking, ("ace_high_straight",)),
    "HR04": Held(straights(moved("3-2-A", 0)), ranking, _LOW_MEETS),
    "HR05": Held(straights(moved("3-2-A", 1)), ranking, _LOW_MEETS),
    "HR06": Held(order(exchanged(FLUSH, STRAIGHT)), ranking, ("straight_against_flush",)),
    "HR07": Held(
        order(exchanged(TRIPS, STRAIGHT_FLUSH)), ranking, ("trips_against_straight_flush",)
    ),
    "HR08": Held(
        order(put_above(FLUSH, STRAIGHT, TRIPS)),
        ranking,
        ("straight_against_flush", "trips_against_straight"),
    ),
    "HR09": Held(seen_as(_as_straight), ranking, ("straight_flush", "suited_king_queen_jack")),
    "HR10": Held(seen_as(_as_flush), ranking, ("straight_flush", "suited_king_queen_jack")),
    "HR11": Held(paid(PAIR_PLUS, without(ROYAL)), _MINI_ROYAL, _ROYALS),
    "HR12": Held(
        OnWager(PAIR_PLUS, _unsuited_royal, pays_mini_royal),
        _MINI_ROYAL,
        ("ace_high_straight_mixed",),
    ),
    "HR13": Held(_SPADES_ONLY, _MINI_ROYAL, _ROYALS),
    "HR14": Held(
        OnWager(PAIR_PLUS, _royal_with_a_jack, pays_mini_royal),
        _MINI_ROYAL,
        ("suited_king_queen_jack",),
    ),
    "HR23": Held(seen_as(_colour_as_flush), ranking, ("one_colour_no_flush",)),
    "HR24": Held(seen_as(_gap_as_straight), ranking, ("one_gap_run",)),
}
