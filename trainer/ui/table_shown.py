"""The table as it lies, turned into what the table widget shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import HandState as Lying
from trainer.dealing.table import SeatView, TableView
from trainer.game.cards import Card
from trainer.game.chips import fewest
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat
from trainer.game.wagers import Wager
from trainer.ui.house_words import felt_words
from trainer.ui.table.calls import CALLS, SAID
from trainer.ui.table.snapshot import (
    CutShown,
    HandShown,
    HandState,
    Here,
    SeatShown,
    SpotShown,
    TableShown,
)
from trainer.ui.table.words import FeltWords

SEATS = 7
DECK = 52
CARDS_IN_HAND = 3
_LIES = {
    Lying.CLOSED: HandState.CLOSED,
    Lying.OPEN: HandState.OPEN,
    Lying.TUCKED: HandState.TUCKED,
    Lying.RACKED: HandState.CLEARED,
}


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt round at its house, with the table as it lies now. ``words`` are its felt's; of the
    whole round the table shows the stub, the cut card and the cards as they are dealt."""

    house: House
    round_: Round
    view: TableView
    words: FeltWords
    part: Part = Part.SETTLEMENT

    @classmethod
    def at(cls, house: House, round_: Round, view: TableView) -> Dealt:
        """The same with the words read from the house's rules."""
        return cls(house, round_, view, felt_words(house.rules, round_.placard))


def table_shown(
    dealt: Dealt,
    cut: tuple[Money, ...] = (),
    *,
    total: Money = NOTHING,
    show_total: bool = True,
    hints: bool = True,
    here: Here | None = None,
) -> TableShown:
    """What the table widget shows of it, with the chips that are cut out in front of the bank.

    ``here`` moves the trainee's place; without it they stay where they are.
    """
    rules = dealt.house.rules
    jackpot = dealt.round_.jackpot
    whole = dealt.part is Part.WHOLE
    return TableShown(
        words=dealt.words,
        values=rules.chips,
        seats=tuple(_seat(dealt, number) for number in range(1, _seats(dealt.round_) + 1)),
        dealer=_dealers(dealt),
        cut=CutShown(cut, f"{rules.currency}{total.grouped}" if total and show_total else ""),
        racked=_racked(dealt),
        jackpot=f"{rules.currency}{jackpot.grouped}" if jackpot else "",
        hints=hints,
        here=here,
        calls=SAID if whole else CALLS,
        deals=whole,
        stub=_stub(dealt.view) if whole else None,
        cut_card=whole and not dealt.view.covered,
    )


@lru_cache(maxsize=512)
def _chips(amount: Money, values: tuple[Money, ...]) -> tuple[Money, ...]:
    return fewest(amount, values) if amount else ()


def sum_of(chips: tuple[Money, ...]) -> Money:
    """What the chips are worth together."""
    return Money(sum(chip.cents for chip in chips))


def _seats(round_: Round) -> int:
    return max(SEATS, *(seat.number for seat in round_.seats))


def _seat(dealt: Dealt, number: int) -> SeatShown:
    seat, view = dealt.round_.seat(number), dealt.view.seat(number)
    wagers = dealt.house.rules.wagers
    if seat is None or view is None:
        return SeatShown(number, occupied=False, spots=tuple(SpotShown(w) for w in wagers))
    return SeatShown(
        number,
        occupied=True,
        spots=tuple(_spot(dealt.house, seat, view, wager) for wager in wagers),
        hand=_hand(view.hand, seat.cards[: view.cards], squared=_pushed(dealt, view)),
        player=seat.player or "",
        unseen=seat.closed,
    )


def _spot(house: House, seat: Seat, view: SeatView, wager: Wager) -> SpotShown:
    stake, paid = seat.stake(wager) or NOTHING, _paid(house, view.paid, wager)
    chips = house.rules.chips
    return SpotShown(
        wager=wager,
        stake=stake,
        chips=_chips(stake, chips) if wager in view.stakes else (),
        taken=wager in view.taken,
        paid=paid,
        payout=_chips(paid, chips),
    )


def _paid(house: House, paid: Mapping[Wager, Money], wager: Wager) -> Money:
    """What lies beside a spot: a bonus lies with the wager that it is paid on."""
    beside = {wager}
    if wager is Wager.ANTE:
        beside.add(Wager.ANTE_BONUS)
    envy = house.rules.envy
    if envy is not None and wager is envy.paid_with:
        beside.add(Wager.ENVY_BONUS)
    return sum_of(tuple(amount for each, amount in paid.items() if each in beside))


def _pushed(dealt: Dealt, view: SeatView) -> bool:
    """A folded hand is pushed together; where only the settlement is done, it lies as it came."""
    return dealt.part is Part.WHOLE and view.folded and view.hand is Lying.CLOSED


def _dealers(dealt: Dealt) -> HandShown:
    view = dealt.view
    squared = dealt.part is Part.WHOLE and view.dealer is Lying.CLOSED
    cards = dealt.round_.dealer[: view.dealer_cards]
    return replace(_hand(view.dealer, cards, squared=squared), covered=view.covered)


def _hand(lies: Lying, cards: tuple[Card, ...], *, squared: bool = False) -> HandShown:
    if not cards:
        return HandShown()
    return HandShown(_LIES[lies], cards, squared=squared)


def _stub(view: TableView) -> int:
    """How many cards are still in the shuffler."""
    return 0 if view.stub_racked else _undealt(view)


def _undealt(view: TableView) -> int:
    return DECK - view.dealer_cards - sum(seat.cards for seat in view.seats)


def _racked(dealt: Dealt) -> int:
    view = dealt.view
    hands = CARDS_IN_HAND * sum(seat.hand is Lying.RACKED for seat in view.seats)
    stub = _undealt(view) if dealt.part is Part.WHOLE and view.stub_racked else 0
    return hands + stub
