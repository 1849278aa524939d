"""Events laid over one another: which seats show which, and every way to deal their hands.

A wish for several events is a wish for one sight of each. Two sights may be seen at one seat or at
two; every such arrangement is a pattern. The hands that it fixes are counted as if the same card
could be dealt twice, so that a draw that deals one twice is thrown away and nothing else.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, product
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.events.event_patterns import Sight, Spot, hands_of_both
from trainer.drills.ranked_hands import Book, HandGroups, Hands, both, packed
from trainer.drills.recipe import FoldChances
from trainer.drills.views import HandView
from trainer.game.round import Decision

Want = Sequence[Sight]
"""The sights of one event: at least one of them must be seen."""


class HandPattern(Struct, frozen=True, eq=False):
    """One sight of each event, laid over different seats ``seats[0]``, ``seats[1]`` and so on.
    ``sights`` has the sight of each event, ``at`` the seats of its spots."""

    dealer: Hands | None
    seats: tuple[Spot, ...]
    sights: tuple[int, ...]
    at: tuple[tuple[int, ...], ...]


def patterns(wants: Sequence[Want]) -> Iterator[HandPattern]:
    """Every arrangement of the events that is not impossible at first sight."""
    for chosen in product(*(enumerate(want) for want in wants)):
        dealer: Hands | None = None
        for _, sight in chosen:
            dealer = hands_of_both(dealer, sight.dealer)
        if dealer is None or dealer:
            yield from _arrangements(dealer, chosen)


def _arrangements(
    dealer: Hands | None, chosen: tuple[tuple[int, Sight], ...]
) -> Iterator[HandPattern]:
    sights = tuple(number for number, _ in chosen)

    def lay(seats: tuple[Spot, ...], at: tuple[tuple[int, ...], ...]) -> Iterator[HandPattern]:
        if len(at) == len(chosen):
            yield HandPattern(dealer, seats, sights, at)
            return
        for laid, places in _laid(seats, chosen[len(at)][1].spots):
            yield from lay(laid, (*at, places))

    yield from lay((), ())


def _laid(
    seats: tuple[Spot, ...], spots: tuple[Spot, ...], places: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[Spot, ...], tuple[int, ...]]]:
    """Every way to lay one sight's spots over the seats so far, each at another seat or a new."""
    if len(places) == len(spots):
        yield seats, places
        return
    spot = spots[len(places)]
    for place, seat in enumerate(seats):
        joined = None if place in places else seat.joined(spot)
        if joined is not None:
            laid = (*seats[:place], joined, *seats[place + 1 :])
            yield from _laid(laid, spots, (*places, place))
    yield from _laid((*seats, spot), spots, (*places, len(seats)))


class Pick(Struct, frozen=True, eq=False):
    """The hands that one seat may be dealt. The first ``weak`` come ``weak_ways`` times each, the
    others ``good_ways`` times: as often as such a hand is played, or folded, if that is asked
    for."""

    hands: Hands
    weak: int
    weak_ways: int
    good_ways: int

    @property
    def ways(self) -> int:
        return self.weak * self.weak_ways + (len(self.hands) - self.weak) * self.good_ways

    def hand(self, way: int) -> int:
        among_weak = self.weak * self.weak_ways
        if way < among_weak:
            return self.hands[way // self.weak_ways]
        return self.hands[self.weak + (way - among_weak) // self.good_ways]


class Deals(Struct, frozen=True, eq=False):
    """The dealer's hands that leave every seat the same choice. ``dealers`` is None if it is not
    fixed."""

    dealers: Hands | None
    picks: tuple[Pick, ...]

    @property
    def ways(self) -> int:
        return (1 if self.dealers is None else len(self.dealers)) * prod(
            pick.ways for pick in self.picks
        )

    def hands(self, way: int) -> tuple[int | None, list[int]]:
        """The hands of the dealer and of the fixed seats, by the number of the way."""
        # The way is read as a number whose digits are the choices: the dealer's first, then each
        # seat's.
        dealer = None
        if self.dealers is not None:
            way, place = divmod(way, len(self.dealers))
            dealer = self.dealers[place]
        hands = []
        for pick in self.picks:
            way, one = divmod(way, pick.ways)
            hands.append(pick.hand(one))
        return dealer, hands


class HandsOf(Struct, frozen=True, eq=False, dict=True):
    """Every way to deal the hands that a pattern fixes: ``fixed`` of its seats, in their order."""

    fixed: tuple[int, ...]
    deals: tuple[Deals, ...]

    @cached_property
    def reached(self) -> list[int]:
        return list(accumulate(deal.ways for deal in self.deals))

    @property
    def ways(self) -> int:
        return self.reached[-1] if self.reached else 0

    @cached_property
    def hands_fixed(self) -> int:
        """The number of hands that are fixed, the dealer's among them."""
        return len(self.fixed) + any(deal.dealers is not None for deal in self.deals)

    def hands(self, way: int) -> tuple[int | None, list[int]]:
        place = bisect_right(self.reached, way)
        before = self.reached[place - 1] if place else 0
        return self.deals[place].hands(way - before)


class Dealing(Struct, frozen=True, eq=False):
    """The inputs that turn patterns into hands: the book, the first of its good hands, the chances
    of a fold."""

    book: Book
    good_from: int
    folds: FoldChances

    def hands_of(self, pattern: HandPattern) -> HandsOf:
        fixed = tuple(place for place, spot in enumerate(pattern.seats) if not spot.any_hand)
        spots = [_sharing(pattern.seats[place]) for place in fixed]
        return HandsOf(fixed, tuple(self._every_deal(pattern.dealer, spots)))

    def can_deal(self, pattern: HandPattern) -> bool:
        """True if there are hands for every seat of the pattern."""
        spots = [spot for spot in pattern.seats if not spot.any_hand]
        return any(True for _ in self._every_deal(pattern.dealer, spots))

    def _every_deal(self, dealer: Hands | None, spots: list[Spot]) -> Iterator[Deals]:
        picks = [None if spot.views else self._pick(spot.hands, spot.decision) for spot in spots]
        if any(pick is not None and not pick.ways for pick in picks):
            return
        for dealers in self._alike(dealer, spots):
            deal = self._deals(dealers, spots, picks)
            if deal is not None and deal.ways:
                yield deal

    def _alike(self, dealer: Hands | None, spots: list[Spot]) -> Iterable[Hands | None]:
        """The dealer's hands in groups that every view takes for the same."""
        views = tuple(dict.fromkeys(view for spot in spots for view in spot.views))
        if not views:
            return [dealer]
        return _groups(self.book.all if dealer is None else dealer, views)

    def _deals(
        self, dealers: Hands | None, spots: list[Spot], picks: list[Pick | None]
    ) -> Deals | None:
        """The possible hands of the seats beside those of the dealer's; None if a seat has none.
        ``picks`` are known if the dealer's hand does not matter."""
        made: list[Pick] = []
        for spot, known in zip(spots, picks, strict=True):
            pick = self._beside(dealers, spot) if known is None else known
            if not pick.hands:
                return None
            made.append(pick)
        return Deals(dealers, tuple(made))

    def _beside(self, dealers: Hands | None, spot: Spot) -> Pick:
        assert dealers is not None, "a view is of the dealer's hands"
        hands = spot.hands
        for view in spot.views:
            hands = hands_of_both(hands, view.beside(dealers[0]))
        return self._pick(hands, spot.decision)

    def _pick(self, hands: Hands | None, decision: Decision | None) -> Pick:
        hands = self.book.all if hands is None else hands
        return Pick(hands, bisect_left(hands, self.good_from), *self._ways(decision))

    def _ways(self, decision: Decision | None) -> tuple[int, int]:
        """The weights, in a hundred, of that decision for a weak and a good hand."""
        match decision:
            case None:
                return 1, 1
            case Decision.FOLD:
                return self.folds.weak, self.folds.good
            case Decision.PLAY:
                return 100 - self.folds.weak, 100 - self.folds.good


def _sharing(spot: Spot) -> Spot:
    """The spot with its hands packed."""
    # As copies these parts took 78 MB over all drills of a house.
    if spot.hands is None or isinstance(spot.hands, range):
        return spot
    # Each hand of the dealer's leaves another part of them.
    return replace(spot, hands=packed(spot.hands))


@lru_cache(maxsize=128)
def _groups(dealers: Hands, views: tuple[HandView, ...]) -> HandGroups:
    groups = _groups(dealers, views[:-1]) if len(views) > 1 else [dealers]
    return HandGroups(part for group in groups for part in _split(group, views[-1]))


def _split(group: Hands, view: HandView) -> Iterable[Hands]:
    """The group by the view's classes, without hands that fit none."""
    if isinstance(group, range):
        # Only the classes that are there: with all that exist, to deal a trap took twice as long.
        classes = sorted(set(view.classes[group.start : group.stop]))
        return (both(group, view.dealers[each]) for each in classes if each)
    by_class: dict[int, list[int]] = {}
    for hand in group:
        by_class.setdefault(view.classes[hand], []).append(hand)
    by_class.pop(0, None)
    return by_class.values()
