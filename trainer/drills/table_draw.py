"""Lays one table of a plan: draws all that the events leave open, and looks at what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, permutations
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.pattern import Dealing, Want
from trainer.drills.plan import Branch, Planner, TablePlan
from trainer.drills.players import Menu, Party, StakeChoice
from trainer.drills.ranked_hands import Book, has
from trainer.drills.stream import Stream
from trainer.game.cards import Three
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.wagers import Wager

_ORDERS: tuple[Callable[[Three], Three], ...] = tuple(
    itemgetter(*order) for order in permutations(range(3))
)
_PLAY, _FOLD = Decision.PLAY, Decision.FOLD
# The meter shows $10,000 to $60,000 in steps of $25.
_LOWEST_JACKPOT, _JACKPOT_STEP, _JACKPOTS = 10_000_00, 25_00, 2001


class LaidHands(Struct, eq=False):
    """A table as it was laid, seat by seat from 0. ``hands`` are places in the book."""

    book: Book
    dealer: int
    hands: Sequence[int]
    party: Party
    stakes: Sequence[StakeChoice]
    decisions: Sequence[Decision | None]

    def first_at(self, want: Want, number: int, seats: tuple[int, ...]) -> bool:
        """True if that sight of an event, laid over those seats, is the first that is seen."""
        if want[number].strangers and not self._strangers(seats):
            return False
        # A table that shows an event twice would be laid twice as often, once by each of its
        # sights.
        for sight in want[:number]:
            if self._seen_before(sight, None):
                return False
        return not self._seen_before(want[number], seats)

    def shows(self, want: Want) -> bool:
        """True if any sight of an event is seen."""
        return any(self._seen_before(sight, None) for sight in want)

    def _seen_before(self, sight: Sight, upto: tuple[int, ...] | None) -> bool:
        """True if a sight is seen at seats that come before those; None: at any seats at all."""
        for seats in permutations(range(len(self.hands)), len(sight.spots)):
            if seats == upto:
                return False
            if self._seen(sight, seats):
                return True
        return False

    def _seen(self, sight: Sight, seats: tuple[int, ...]) -> bool:
        if sight.dealer is not None and not has(sight.dealer, self.dealer):
            return False
        for spot, seat in zip(sight.spots, seats, strict=True):
            if not self._fits(spot, seat):
                return False
        return not sight.strangers or self._strangers(seats)

    def _strangers(self, seats: tuple[int, ...]) -> bool:
        return len({self.party.owners[seat] for seat in seats}) == len(seats)

    def _fits(self, spot: Spot, seat: int) -> bool:
        if spot.decision is not None and spot.decision is not self.decisions[seat]:
            return False
        hand = self.hands[seat]
        if not (spot.holds(hand, self.dealer) and spot.allows(self.stakes[seat].wagers)):
            return False
        cards = self.book.cards
        return all(check(cards[hand], cards[self.dealer]) for check in spot.checks)


def lay(planner: Planner, plan: TablePlan, stream: Stream) -> Round | None:
    """A table of the plan, or None: a card came twice, or the events are first seen elsewhere,
    which another branch answers for."""
    dealt = deal_hands(planner.book, plan, stream)
    if dealt is None:
        return None
    branch, seats, hands = dealt
    party = branch.parties.draw(stream)
    stakes = _stakes(planner.seating.alike, branch, seats, party, stream)
    decisions = _decisions(planner.dealing, branch, seats, hands, stakes, stream)
    laid = LaidHands(planner.book, hands[0], hands[1:], party, stakes, decisions)
    for want, sight, at in zip(branch.wants, branch.pattern.sights, branch.pattern.at, strict=True):
        if not laid.first_at(want, sight, tuple([seats[each] for each in at])):
            return None
    return _round(planner, branch, laid, stream)


def lay_again(planner: Planner, round_: Round, stream: Stream) -> Round:
    """The same table with other cards, and what the players decide on them."""
    hands = [-1] * (len(round_.seats) + 1)
    _fill(planner.book, hands, 0, stream)
    dealer, *cards = _turned(planner.book, hands, stream)
    throws = stream.endless(100)
    decisions = [
        _as_players_do(planner.dealing, hand, throws) if Wager.ANTE in seat.stakes else None
        for seat, hand in zip(round_.seats, hands[1:], strict=True)
    ]
    seats = (
        replace(seat, cards=hand, decision=decision)
        for seat, hand, decision in zip(round_.seats, cards, decisions, strict=True)
    )
    return replace(round_, dealer=dealer, seats=tuple(seats), redeal=None)


# --------------------------------------------------------------------------------------- hands


class HandsDealt(NamedTuple):
    """A branch, the seats that its pattern was laid over, and all hands, the dealer's first."""

    branch: Branch
    seats: Sequence[int]
    hands: list[int]


def deal_hands(book: Book, plan: TablePlan, stream: Stream) -> HandsDealt | None:
    """All the cards of one table of the plan; None where a card came twice."""
    branch, way = plan.draw(stream)
    # One number tells both: its rest the seats, its quotient the hands.
    way, place = divmod(way, len(branch.orders))
    seats = branch.orders[place]
    hands, used = [-1] * (branch.count + 1), 0
    dealer, fixed = branch.hands.hands(way)
    if dealer is not None:
        hands[0], used = dealer, book.bits[dealer]
    for spot, hand in zip(branch.hands.fixed, fixed, strict=True):
        # Thrown away whole: with another card in its place some tables would come more often.
        if used & book.bits[hand]:
            return None
        hands[seats[spot] + 1] = hand
        used |= book.bits[hand]
    _fill(book, hands, used, stream)
    return HandsDealt(branch, seats, hands) if _checked(book, branch, seats, hands) else None


def _checked(book: Book, branch: Branch, seats: Sequence[int], hands: Sequence[int]) -> bool:
    """True if the hands that the pattern's seats came to hold pass its checks."""
    cards = book.cards
    for spot, seat in zip(branch.pattern.seats, seats, strict=True):
        for check in spot.checks:
            if not check(cards[hands[seat + 1]], cards[hands[0]]):
                return False
    return True


def _fill(book: Book, hands: list[int], used: int, stream: Stream) -> None:
    """Draws the hands that are open, -1, from the cards that are left."""
    bits = book.bits
    draws = stream.endless(len(bits))
    for place, hand in enumerate(hands):
        if hand < 0:
            drawn = next(draws)
            # Every hand of the cards that are left is as likely as any other.
            while used & bits[drawn]:
                drawn = next(draws)
            hands[place] = drawn
            used |= bits[drawn]


def _turned(book: Book, hands: Sequence[int], stream: Stream) -> list[Three]:
    """The cards of the hands, each hand in an order of its own."""
    orders = stream.endless(6)
    return [_ORDERS[next(orders)](book.cards[hand]) for hand in hands]


# --------------------------------------------------------------------------- stakes, decisions


def _stakes(
    alike: Sequence[Wager], branch: Branch, seats: Sequence[int], party: Party, stream: Stream
) -> list[StakeChoice]:
    """The stakes of each seat; a player's seats are alike if the house says so."""
    if alike:
        return _alike(alike, branch, seats, party, stream)
    stakes = [*islice(branch.menus[-1].draws(stream), branch.count)]
    for menu, seat in zip(branch.menus, seats, strict=False):
        stakes[seat] = menu.draw(stream)
    return stakes


def _alike(
    alike: Sequence[Wager], branch: Branch, seats: Sequence[int], party: Party, stream: Stream
) -> list[StakeChoice]:
    menus = [branch.menus[-1]] * branch.count
    for menu, seat in zip(branch.menus, seats, strict=False):
        menus[seat] = menu
    stakes: list[StakeChoice] = []
    first: dict[int, StakeChoice] = {}
    for menu, owner in zip(menus, party.owners, strict=True):
        before = first.get(owner)
        chosen = (menu if before is None else _like(menu, before, *alike)).draw(stream)
        if before is None and not chosen.wagers.isdisjoint(alike):
            first[owner] = chosen
        stakes.append(chosen)
    return stakes


@lru_cache(maxsize=512)
def _like(menu: Menu, first: StakeChoice, *alike: Wager) -> Menu:
    """The choices that stake the same amounts as the first where both stake these wagers."""
    return menu.narrowed(
        lambda choice: all(
            choice.stakes[wager] == first.stakes[wager]
            for wager in first.wagers.intersection(alike, choice.wagers)
        )
    )


def _decisions(
    dealing: Dealing,
    branch: Branch,
    seats: Sequence[int],
    hands: Sequence[int],
    stakes: Sequence[StakeChoice],
    stream: Stream,
) -> list[Decision | None]:
    """As the events have it, else as a player would: weak hands mostly folded, good ones played."""
    decisions: list[Decision | None] = [None] * branch.count
    for spot, seat in zip(branch.pattern.seats, seats, strict=True):
        decisions[seat] = spot.decision
    throws = stream.endless(100)
    for seat, choice in enumerate(stakes):
        if choice.has_ante and decisions[seat] is None:
            decisions[seat] = _as_players_do(dealing, hands[seat + 1], throws)
    return decisions


def _as_players_do(dealing: Dealing, hand: int, throws: Iterator[int]) -> Decision:
    chance = dealing.folds.weak if hand < dealing.good_from else dealing.folds.good
    return _FOLD if next(throws) < chance else _PLAY


# --------------------------------------------------------------------------------------- round


def _round(planner: Planner, branch: Branch, laid: LaidHands, stream: Stream) -> Round:
    dealer, *cards = _turned(laid.book, (laid.dealer, *laid.hands), stream)
    seats = map(
        Seat,
        stream.choice(branch.numbers),
        cards,
        [choice.stakes for choice in laid.stakes],
        laid.decisions,
        laid.party.players,
        laid.party.closed,
    )
    return Round(
        planner.rules.house,
        dealer,
        tuple(seats),
        _jackpot(branch, laid, stream),
        branch.setting.placard,
    )


def _jackpot(branch: Branch, laid: LaidHands, stream: Stream) -> Money | None:
    """The figure on the meter, if a wager on the table is paid from it."""
    from_meter = branch.setting.from_meter
    if not from_meter or all(map(from_meter.isdisjoint, [each.wagers for each in laid.stakes])):
        return None
    return meter(stream)


def meter(stream: Stream) -> Money:
    """A drawn figure for a jackpot's meter."""
    return Money(_LOWEST_JACKPOT + _JACKPOT_STEP * stream.below(_JACKPOTS))
