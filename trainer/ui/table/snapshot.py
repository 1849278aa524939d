"""The content of the table at one moment, as frozen values. The table never knows what is right."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from trainer.game.cards import Card
from trainer.game.chips import Stacks
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.ui.table.calls import CALLS, RULINGS, CallWord
from trainer.ui.table.drawing.words import FeltWords
from trainer.wording import say_figure


class HandFace(Enum):
    """The place of a hand's cards, and the side that is up."""

    NONE = "no cards"
    CLOSED = "face down"
    OPEN = "face up"
    TUCKED = "tucked"
    IN_PLAY = "in the Play area"
    COLLECTED = "collected"
    CLEARED = "cleared"

    @property
    def on_table(self) -> bool:
        return self is HandFace.OPEN or self.face_down

    @property
    def still_to_turn(self) -> bool:
        return self is HandFace.NONE or self.face_down

    @property
    def face_down(self) -> bool:
        return self is HandFace.CLOSED or self.under_wager

    @property
    def under_wager(self) -> bool:
        """True if a wager lies on top of the cards: the last one, or the Play wager."""
        return self in (HandFace.TUCKED, HandFace.IN_PLAY)


class Oddity(Struct, frozen=True):
    """The oddity of a hand: cards, by their places, that are face ``up`` or have a ``foreign``
    back; ``apart``: each card can be counted; ``held`` by the player; the ``cut_card`` among
    them."""

    up: frozenset[int] = frozenset()
    foreign: frozenset[int] = frozenset()
    apart: bool = False
    held: bool = False
    cut_card: bool = False


AS_EVER = Oddity()


class HandShown(Struct, frozen=True):
    """A hand: the table knows its cards even while they lie face down. ``squared``: pushed together
    into one pile, as a folded hand is; ``covered``: under the cut card."""

    state: HandFace = HandFace.NONE
    cards: tuple[Card, ...] = ()
    squared: bool = False
    covered: bool = False
    odd: Oddity = AS_EVER


class SpotShown(Struct, frozen=True):
    """A betting spot.

    ``chips`` make up the stake, or one without value lies there; ``payout`` lies to its right, in
    ``stacks`` if it is known how it was laid. ``paper``: a note or a slip with these words lies
    there in place of chips. ``bonus``: a bonus may be paid here, even when the wager itself is
    taken.
    """

    wager: Wager
    stake: Money = NOTHING
    chips: tuple[Money, ...] = ()
    taken: bool = False
    paid: Money = NOTHING
    payout: tuple[Money, ...] = ()
    stacks: Stacks = ()
    paper: str = ""
    bonus: bool = False

    @property
    def lies(self) -> bool:
        """True if the wager is still on the spot."""
        return bool(self.chips or self.paper) and not self.taken

    @property
    def is_stop(self) -> bool:
        """True if something can be done here by hand."""
        return self.lies or self.bonus


class SeatShown(Struct, frozen=True):
    """One seat.

    Seats of one ``player`` stand under one bracket. ``says``: words are heard. ``paper``: money
    that is no bet lies beside its spots, with these words; ``aside``: chips lie on none of them
    and beside the one of ``aside_at``, or else beside the first. ``unseen``: the hand is played
    closed, and nobody may look at it.
    """

    number: int
    occupied: bool
    spots: tuple[SpotShown, ...]
    hand: HandShown = HandShown()
    player: str = ""
    says: bool = False
    paper: str = ""
    aside: tuple[Money, ...] = ()
    aside_at: Wager | None = None
    unseen: bool = False

    def down_from(self, wager: Wager | None) -> tuple[Wager, ...]:
        """The wagers that still lie there, from this spot down to the dealer; all of them, at the
        hand."""
        order = [spot.wager for spot in self.spots]
        first = order.index(wager) if wager in order else 0
        return tuple(spot.wager for spot in self.spots[first:] if spot.lies)

    @property
    def in_use(self) -> bool:
        """True if somebody bets there, or cards lie there all the same."""
        return self.occupied or self.hand.state.on_table


class CutShown(Struct, frozen=True):
    """The cut in front of the bank; ``total`` is empty if the drill hides it.

    ``stacks`` are its chips as they stand, the first ones cut at the left; those at the places
    ``sized`` copy a stake. ``back``: it was paid and taken back. ``largest`` is said when more was
    to be cut than any payout of the round comes to.
    """

    chips: tuple[Money, ...] = ()
    total: str = ""
    stacks: Stacks = ()
    sized: tuple[int, ...] = ()
    back: bool = False
    largest: str = ""


class Here(Struct, frozen=True):
    """The trainee's place: a wager of a seat, a seat's hand, or the dealer's hand."""

    seat: int | None = None
    wager: Wager | None = None


DEALER = Here()


class TableShown(Struct, frozen=True):
    """The whole table.

    ``here`` moves the trainee's place only if it is given. ``deals``: cards can be dealt; ``stub``
    is the number in the shuffler, None if nobody counts; ``cut_card``: it lies beside the shuffler;
    ``stopped``: the shuffler's lamp is red. ``follows`` are the acts to choose from, ``clauses``
    those that can be explained; ``note`` is what is seen and heard, and never what it means.
    ``display`` is what the shuffler shows in place of its lamp's word. ``asking`` are the seats
    with a wish, the oldest first.
    """

    words: FeltWords
    values: tuple[Money, ...]
    seats: tuple[SeatShown, ...]
    dealer: HandShown = HandShown()
    cut: CutShown = CutShown()
    racked: int = 0
    jackpot: str = ""
    hints: bool = True
    here: Here | None = None
    calls: tuple[CallWord, ...] = CALLS
    deals: bool = False
    stub: int | None = None
    cut_card: bool = False
    stopped: bool = False
    rulings: tuple[CallWord, ...] = RULINGS
    follows: tuple[CallWord, ...] = ()
    clauses: tuple[CallWord, ...] = ()
    note: str = ""
    display: str = ""
    asking: tuple[int, ...] = ()

    def seat(self, number: int) -> SeatShown:
        """The seat of that number; seats are numbered from 1."""
        return self.seats[number - 1]

    def hand(self, place: int | None) -> HandShown:
        """A seat's hand, or the dealer's for None."""
        return self.dealer if place is None else self.seat(place).hand

    @property
    def places(self) -> tuple[int | None, ...]:
        """The places for cards: the seats that play, and the dealer's place."""
        return (*(seat.number for seat in self.seats if seat.in_use), None)

    def dealt_since(self, old: TableShown | None) -> tuple[int | None, ...]:
        """The places that have other cards than before."""
        everywhere = (*(seat.number for seat in self.seats), None)
        had = {place: old.hand(place).cards if old else () for place in everywhere}
        return tuple(place for place in everywhere if self.hand(place).cards != had[place])

    @property
    def shape(self) -> tuple[object, ...]:
        """The values that decide which pieces there are."""
        return len(self.seats), self.words, self.values

    @property
    def print(self) -> tuple[object, ...]:
        """The parts of the round that are printed on the felt itself."""
        seats = tuple(
            (seat.occupied, seat.player, seat.says, seat.paper, seat.aside) for seat in self.seats
        )
        return self.words, seats, self.jackpot

    def money(self, amount: Money) -> str:
        """An amount as this table writes it: ``$5``."""
        return f"{self.words.currency}{say_figure(amount.grouped)}"

    def label(self, wager: Wager) -> str:
        """The house's own words for a wager."""
        named = {spot.wager: spot.label for spot in self.words.spots}
        return named.get(wager) or wager.words
