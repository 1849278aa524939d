"""The controller of the table: touches become acts of the round, and its table is shown again.

Knows what can be done with the things in sight, never what should be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from msgspec.structs import replace

from trainer.dealing.action import DEALER, Action, Verb, act_in
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import HandState, SeatView, TableView
from trainer.game.chips import Stack, Stacks
from trainer.game.largest import largest_payout
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.ui.table import touches as touch
from trainer.ui.table.cut import Cut, Payments
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table_shown import DealtShown, cut_shown, stake_chips, table_shown
from trainer.wording import say_figure

CARDS = 3


class Played(Protocol):
    """A round that is being settled: what the controller needs of a sitting."""

    @property
    def house(self) -> House: ...
    @property
    def round_(self) -> Round: ...
    @property
    def view(self) -> TableView: ...
    @property
    def part(self) -> Part: ...


class TableController:
    """One round at the table. ``act`` and ``undo`` hear what was done, ``show`` what lies there.

    ``act`` hears the stacks too that a payment is laid in; ``undo`` answers which act it took back.
    ``before`` are the acts that stand already, with the stacks that are known of them. With
    ``can_misdeal`` cards go where they should not, too. What is done inside a ``stroke`` is
    recorded together, or none of it.
    """

    def __init__(
        self,
        sitting: Played,
        act: Callable[[Action, Stacks], None],
        undo: Callable[[], Action | None],
        show: Callable[[TableShown], None],
        before: Iterable[tuple[Action, Stacks]] = (),
        *,
        can_misdeal: bool = False,
        stroke: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self._sitting, self._act, self._undo, self._show = sitting, act, undo, show
        self._can_misdeal, self._stroke = can_misdeal, stroke
        self._cut = Cut(sitting.house.rules.chips)
        self._payments = Payments(sitting.house.rules.chips, before)
        self._most = largest_payout(sitting.house.rules, sitting.round_)
        self._words = felt_words(sitting.house.rules, sitting.round_.placard)
        self._shown: TableShown | None = None
        self._in_stroke = 1
        self.here = Here()
        self.show_total = True
        self.hints = True

    def begin(self) -> None:
        """Show the table, with the trainee at the dealer's hand."""
        self._present(here=Here())

    def show_again(self) -> None:
        """Show the table as it lies; the trainee stays where they are."""
        self._present()

    @property
    def cut_total(self) -> Money:
        """The sum of the cut in front of the bank."""
        return self._cut.total

    def touched(self, touched: touch.Touch) -> None:
        """Do what the touch means. What cannot be done with the things in sight is not done.

        A move changes nothing but the place, which the table has shown already.
        """
        if isinstance(touched, touch.Moved):
            self.here = touched.here
        elif isinstance(touched, touch.Undone):
            self._take_back()
        elif isinstance(touched, touch.Swept):
            self._sweep(touched)
        elif isinstance(touched, touch.SizedAndPaid):
            self._size_and_pay(touched)
        elif not self._cuts(touched):
            action = self._action_of(touched)
            if action is not None and self._possible(action):
                self._do(action)

    # ------------------------------------------------------------------ acts

    def _sweep(self, swept: touch.Swept) -> None:
        """One stroke is as many acts as it took wagers; undone, all of them come back."""
        takes = [Action(Verb.TAKE, swept.seat, wager) for wager in swept.wagers]
        possible = [take for take in takes if self._possible(take)]
        if not possible:
            return
        with self._stroke():
            for take in possible:
                self._act(take, ())
        self._in_stroke = len(possible)
        self._present()

    def _size_and_pay(self, sized: touch.SizedAndPaid) -> None:
        """Nothing is paid where no stake lies, or where more was cut than can be."""
        before, at = self._cut, (sized.seat, sized.wager)
        if self._cuts(touch.SizedInto(*at)) and self._cut != before:
            self.touched(touch.Paid(*at))

    def _do(self, action: Action) -> None:
        self._in_stroke = 1
        paying = action.verb is Verb.PAY
        self._act(action, self._cut.laid if paying else ())
        # Before the cut is emptied: it says in which stacks the payment lies.
        self._payments.made(action, self._cut)
        if paying:
            self._cut = self._cut.empty()
        self._present()

    def _take_back(self) -> None:
        with self._stroke():
            undone = [self._undo() for _ in range(self._in_stroke)]
        for action in filter(None, undone):
            before = self._payments.taken_back(action)
            self._cut = before if before is not None else self._cut
        self._in_stroke = 1
        self._present()

    def _cuts(self, touched: touch.Touch) -> bool:
        """True if the touch was about the cut, which then has changed."""
        cut = self._cut_after(touched)
        if cut is None:
            return False
        # A cut that is too large already may still be made smaller, chip by chip.
        too_much = cut.total > self._most and cut.total > self._cut.total
        self._cut = self._cut if too_much else cut
        self._show_cut(too_much=too_much)
        return True

    def _cut_after(self, touched: touch.Touch) -> Cut | None:
        match touched:
            case touch.ChipAdded(value):
                return self._cut.add(value)
            case touch.ChipRemoved(value):
                return self._cut.remove(value)
            case touch.AmountTyped(amount):
                return (
                    self._cut.make(amount)
                    if amount <= self._most
                    else replace(self._cut, rest=amount)
                )
            case touch.SizedInto(seat, wager):
                return self._cut.size(self._stake_lying(seat, wager))
            case touch.ChangedDown(value):
                return self._cut.change_down(value)
            case touch.ChangedUp(value):
                return self._cut.change_up(value)
            case touch.CutEmptied():
                return self._cut.empty()
            case _:
                return None

    def _stake_lying(self, seat: int, wager: Wager) -> Stack:
        """The chips of the stake as they stand; none where nothing lies there any more."""
        view = self._sitting.view.seat(seat)
        stake = view.stakes.get(wager) if view is not None else None
        return stake_chips(stake, self._cut.values) if stake is not None else ()

    def _action_of(self, touched: touch.Touch) -> Action | None:
        match touched:
            case touch.Turned(seat):
                return Action(Verb.REVEAL, _place(seat))
            case touch.Took(seat, wager):
                return Action(Verb.TAKE, seat, wager)
            case touch.Paid(seat, wager):
                return self._payment(seat, wager)
            case touch.BonusPaid(seat, wager):
                return self._bonus(seat, wager)
            case touch.Cleared(seat):
                return None if seat is None else Action(Verb.CLEAR, seat)
            case touch.Collected(seat):
                return Action(Verb.COLLECT, seat)
            case touch.Tucked(seat):
                return Action(Verb.TUCK, seat)
            case touch.Offered(seat):
                return Action(Verb.OFFER, seat)
            case touch.Dealt(seat):
                return Action(Verb.DEAL, _place(seat))
            case touch.Called(seat, word):
                return Action(Verb.CALL, _place(seat), word=word)
            case touch.Announced(word):
                return Action(Verb.ANNOUNCE, word=word)
            case touch.Ruled(word):
                return Action(Verb.RULE, word=word)
            case touch.Did(words):
                return act_in(words)
            case _:
                return None

    def _payment(self, seat: int, wager: Wager) -> Action | None:
        """The payment of the cut there; None if nothing is cut."""
        view = self._sitting.view.seat(seat)
        done = view is not None and (wager in view.paid or wager in view.taken)
        # On a spot that is taken or paid, only the bonus that belongs there can still be paid.
        if done and wager is not Wager.ANTE and self._bonus_of(wager) is not None:
            return self._bonus(seat, wager)
        return Action(Verb.PAY, seat, wager, self._cut.total) if self._cut.total else None

    def _bonus(self, seat: int, wager: Wager) -> Action | None:
        bonus = self._bonus_of(wager)
        if bonus is None or not self._cut.total:
            return None
        return Action(Verb.PAY, seat, bonus, self._cut.total)

    def _bonus_of(self, wager: Wager) -> Wager | None:
        """The bonus that is paid on this spot: on the Ante, and where the Envy Bonus goes."""
        if wager is Wager.ANTE:
            return Wager.ANTE_BONUS
        envy = self._sitting.house.rules.envy
        return Wager.ENVY_BONUS if envy is not None and wager is envy.paid_with else None

    def _possible(self, action: Action) -> bool:
        """True if hands could do it: the chips lie there, the cards are still on the table."""
        view = self._sitting.view
        if self._can_misdeal and action.verb is Verb.DEAL:
            return not view.stub_racked and _takes_cards(view, action.place)
        if action.place == DEALER:
            return _at_dealer(view, action)
        if action.place is None:
            return _at_table(view, action)
        if action.verb is Verb.DEAL and view.stub_racked:
            return False
        seat = view.seat(action.place)
        return seat is not None and _at_hand(seat, action)

    def _present(self, here: Here | None = None) -> None:
        sitting = self._sitting
        dealt = DealtShown(sitting.house, sitting.round_, sitting.view, self._words, sitting.part)
        shown = table_shown(
            dealt,
            self._cut,
            beside=self._payments.beside,
            show_total=self.show_total,
            hints=self.hints,
            here=here,
        )
        self._shown = shown
        self._show(shown)

    def _show_cut(self, *, too_much: bool) -> None:
        """Only the cut is another: seats and hands lie as they lay."""
        if self._shown is None:
            return self._present()
        currency = self._sitting.house.rules.currency if self.show_total else None
        cut = cut_shown(self._cut, currency)
        if too_much:
            most = say_figure(self._most.grouped)
            cut = replace(cut, largest=f"{self._sitting.house.rules.currency}{most}")
        self._shown = replace(self._shown, cut=cut, here=None)
        return self._show(self._shown)


def _takes_cards(view: TableView, place: int | None) -> bool:
    """True if cards can be put there, one too many or at an empty seat: no hand lies open."""
    if place == DEALER:
        return view.dealer is HandState.CLOSED
    seat = view.seat(place or 0)
    return seat is None or seat.hand is HandState.CLOSED


def _at_dealer(view: TableView, action: Action) -> bool:
    match action.verb:
        case Verb.REVEAL:
            return view.dealer is HandState.CLOSED and view.dealer_cards > 0
        case Verb.DEAL:
            return view.dealer_cards < CARDS and not view.stub_racked
        case _:
            return True


def _at_table(view: TableView, action: Action) -> bool:
    match action.verb:
        case Verb.RACK:
            return not view.stub_racked
        case Verb.COVER:
            return view.dealer_cards > 0 and view.dealer is HandState.CLOSED and not view.covered
        case _:
            return True


def _at_hand(seat: SeatView, action: Action) -> bool:
    match action.verb:
        case Verb.TAKE:
            return action.wager in seat.stakes
        case Verb.DEAL:
            return seat.cards < CARDS and seat.hand is HandState.CLOSED
        case Verb.REVEAL:
            return seat.hand in (HandState.CLOSED, HandState.TUCKED) and seat.cards > 0
        case Verb.CLEAR:
            return seat.hand is not HandState.RACKED and seat.cards > 0
        case Verb.TUCK:
            return seat.hand is HandState.CLOSED and seat.cards > 0
        case Verb.COLLECT:
            return seat.hand is not HandState.RACKED
        case _:
            return True


def _place(seat: int | None) -> int:
    return DEALER if seat is None else seat
