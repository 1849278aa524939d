"""Lays one table of a branch: draws all that the events leave open, and looks at what came out."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import TypeVar

from trainer.drills.book import Book, bits_of, has
from trainer.drills.menu import Menu, Staked
from trainer.drills.pattern import Want
from trainer.drills.plan import Branch, Planner, Thrown
from trainer.drills.players import names
from trainer.drills.sights import Sight, Spot
from trainer.drills.stream import Stream
from trainer.game.cards import DECK, Card, Three
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.wagers import Wager

_ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


@dataclass(slots=True, eq=False)
class Laid:
    """A table as it was laid, seat by seat from 0. ``hands`` are places in the book."""

    cards: list[Three]
    hands: list[int]
    dealers_cards: Three
    dealer: int
    owners: list[int]
    stakes: list[Staked]
    decisions: list[Decision | None]

    def first(self, want: Want) -> tuple[int, tuple[int, ...]] | None:
        """The first sight of an event that is seen here, and at which seats; None where none is."""
        for number, sight in enumerate(want):
            if sight.dealer is None or has(sight.dealer, self.dealer):
                for seats in permutations(range(len(self.hands)), len(sight.spots)):
                    if self._seen(sight, seats):
                        return number, seats
        return None

    def _seen(self, sight: Sight, seats: tuple[int, ...]) -> bool:
        for spot, seat in zip(sight.spots, seats, strict=True):
            if not self._fits(spot, seat):
                return False
        return not sight.strangers or len({self.owners[seat] for seat in seats}) == len(seats)

    def _fits(self, spot: Spot, seat: int) -> bool:
        return (
            (spot.decision is None or spot.decision is self.decisions[seat])
            and spot.holds(self.hands[seat], self.dealer)
            and spot.allows(self.stakes[seat].keys())
            and all(check(self.cards[seat], self.dealers_cards) for check in spot.checks)
        )


def lay(planner: Planner, branch: Branch, stream: Stream) -> Round | None:
    """A table of that branch, or None: a card came twice, or the events are first seen elsewhere,
    which another branch answers for."""
    way, chosen = divmod(stream.below(branch.ways), len(branch.orders))
    dealer, fixed = branch.hands.hands(way)
    if _twice(planner.book, dealer, fixed):
        return None
    thrown = branch.throw(stream)
    order = branch.orders[chosen]
    cards = _cards(planner.book, branch, dealer, fixed, thrown)
    laid = _laid(planner, branch, order, cards, thrown, stream)
    for want, sight, at in zip(branch.wants, branch.pattern.sights, branch.pattern.at, strict=True):
        if laid.first(want) != (sight, tuple(order[each] for each in at)):
            return None
    return _round(planner, branch, laid, thrown)


def _twice(book: Book, dealer: int | None, fixed: Sequence[int]) -> bool:
    """Whether a card is in two of the hands."""
    seen = 0 if dealer is None else book.bits[dealer]
    for hand in fixed:
        if seen & book.bits[hand]:
            return True
        seen |= book.bits[hand]
    return False


# --------------------------------------------------------------------------------------- cards


def _cards(
    book: Book, branch: Branch, dealer: int | None, fixed: Sequence[int], thrown: Thrown
) -> list[Three]:
    """The dealer's cards, then those of the pattern's seats, then those of the others."""
    hands = {} if dealer is None else {0: dealer}
    hands |= {place + 1: hand for place, hand in zip(branch.hands.fixed, fixed, strict=True)}
    deck, dealt = list(DECK), {}
    for (place, hand), order in zip(hands.items(), thrown.orders, strict=True):
        dealt[place] = _ordered(book.cards[hand], order)
    for number in sorted((each.number for cards in dealt.values() for each in cards), reverse=True):
        del deck[number]
    draws = iter(thrown.cards)
    return [dealt.get(place) or _three(deck, draws) for place in range(branch.count + 1)]


def _ordered(cards: Three, order: int) -> Three:
    first, second, third = _ORDERS[order]
    return cards[first], cards[second], cards[third]


def _three(deck: list[Card], draws: Iterator[int]) -> Three:
    return _drawn(deck, next(draws)), _drawn(deck, next(draws)), _drawn(deck, next(draws))


def _drawn(deck: list[Card], place: int) -> Card:
    """Takes that card out of the deck; the last one fills its place."""
    drawn, deck[place] = deck[place], deck[-1]
    deck.pop()
    return drawn


# ---------------------------------------------------------------------------- stakes, decisions


def _laid(
    planner: Planner,
    branch: Branch,
    order: Sequence[int],
    cards: Sequence[Three],
    thrown: Thrown,
    stream: Stream,
) -> Laid:
    """The seats as they were drawn, each put in its place: the first of ``order`` is the first that
    was drawn."""
    place = planner.book.place
    owners = planner.seating.owners(thrown.same_player)
    stakes = _stakes(planner, branch, [owners[seat] for seat in order], thrown, stream)
    hands = [place[bits_of(each)] for each in cards]
    decisions = _decisions(planner, branch, hands[1:], stakes, thrown)
    return Laid(
        cards=_placed(order, cards[1:]),
        hands=_placed(order, hands[1:]),
        dealers_cards=cards[0],
        dealer=hands[0],
        owners=owners,
        stakes=_placed(order, stakes),
        decisions=_placed(order, decisions),
    )


_Thing = TypeVar("_Thing")


def _placed(order: Sequence[int], drawn: Sequence[_Thing]) -> list[_Thing]:
    placed = [*drawn]
    for seat, each in zip(order, drawn, strict=True):
        placed[seat] = each
    return placed


def _stakes(
    planner: Planner, branch: Branch, owners: Sequence[int], thrown: Thrown, stream: Stream
) -> list[Staked]:
    """What each seat stakes; a player's later seats like the first, where the house says so."""
    alike = planner.seating.alike
    stakes: list[Staked] = []
    first: dict[tuple[int, Wager], Money] = {}
    for menu, throw, owner in zip(branch.menus, thrown.stakes, owners, strict=True):
        bound = [(wager, first[owner, wager]) for wager in alike if (owner, wager) in first]
        if bound:
            menu = _narrowed(menu, tuple(bound))
            throw = stream.below(menu.size)
        chosen = menu.choices[bisect_right(menu.reached, throw)]
        first |= {(owner, wager): chosen[wager] for wager in alike if wager in chosen}
        stakes.append(chosen)
    return stakes


@lru_cache(maxsize=512)
def _narrowed(menu: Menu, bound: tuple[tuple[Wager, Money], ...]) -> Menu:
    """The choices that stake just those amounts where they stake the wagers at all."""
    return menu.narrowed(
        all(choice.get(wager, amount) == amount for wager, amount in bound)
        for choice in menu.choices
    )


def _decisions(
    planner: Planner,
    branch: Branch,
    hands: Sequence[int],
    stakes: Sequence[Staked],
    thrown: Thrown,
) -> list[Decision | None]:
    """As the events have it, else as a player would: weak hands mostly folded, good ones played."""
    good_from, folds = planner.dealing.good_from, planner.dealing.folds
    decisions: list[Decision | None] = [spot.decision for spot in branch.pattern.seats]
    decisions += [None] * (branch.count - len(decisions))
    for seat, hand in enumerate(hands):
        if decisions[seat] is None and Wager.ANTE in stakes[seat]:
            folded = thrown.decisions[seat] < (folds.weak if hand < good_from else folds.good)
            decisions[seat] = Decision.FOLD if folded else Decision.PLAY
    return decisions


# --------------------------------------------------------------------------------------- round


def _round(planner: Planner, branch: Branch, laid: Laid, thrown: Thrown) -> Round:
    numbers = branch.numbers[thrown.numbers]
    players = names(laid.owners)
    closed = planner.seating.closed
    seats = tuple(
        Seat(
            numbers[place],
            laid.cards[place],
            laid.stakes[place],
            laid.decisions[place],
            players[place],
            closed(place, laid.owners[place]),
        )
        for place in range(branch.count)
    )
    return Round(
        house=planner.rules.house,
        dealer=laid.dealers_cards,
        seats=seats,
        jackpot=thrown.jackpot if _needs_meter(branch.setting.from_meter, laid.stakes) else None,
        placard=branch.setting.placard,
    )


def _needs_meter(from_meter: frozenset[Wager], stakes: Sequence[Staked]) -> bool:
    return bool(from_meter) and any(not from_meter.isdisjoint(staked) for staked in stakes)
