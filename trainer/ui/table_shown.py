"""The table as it lies, and a sitting's players and clock, turned into what the screen shows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import HandState, SeatView, TableView
from trainer.dealing.table import HandState as Lying
from trainer.drills.live.wishes import OpenWish
from trainer.game.cards import Card
from trainer.game.chips import Stack, Stacks, fewest
from trainer.game.money import NOTHING, Money, total
from trainer.game.round import Round, Seat
from trainer.game.wagers import Wager
from trainer.school.clock import MINUTE_MS
from trainer.school.debrief.pace import pace
from trainer.school.live.table import LiveTable
from trainer.school.sitting import Sitting
from trainer.school.words.figure_words import clock
from trainer.ui.table.calls import CALLS, SAID, in_house_words
from trainer.ui.table.cut import Beside, Cut
from trainer.ui.table.drawing.words import FeltWords
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.panel.panel_shown import LiveShown, PersonShown
from trainer.ui.table.snapshot import (
    CutShown,
    HandFace,
    HandShown,
    Here,
    SeatShown,
    SpotShown,
    TableShown,
)
from trainer.wording import Phrase, say, say_figure, say_phrase

DECK = 52
CARDS_IN_HAND = 3
NONE_KNOWN: Mapping[Beside, Stacks] = {}
_LIES = {
    Lying.CLOSED: HandFace.CLOSED,
    Lying.OPEN: HandFace.OPEN,
    Lying.TUCKED: HandFace.TUCKED,
    Lying.RACKED: HandFace.CLEARED,
}


class DealtShown(Struct, frozen=True):
    """A dealt round at its house, with the table as it lies now. ``words`` are its felt's; of the
    whole round the table shows the stub, the cut card and the cards as they are dealt."""

    house: House
    round_: Round
    view: TableView
    words: FeltWords
    part: Part = Part.SETTLEMENT

    @classmethod
    def at(cls, house: House, round_: Round, view: TableView) -> DealtShown:
        """The same with the words read from the house's rules."""
        return cls(house, round_, view, felt_words(house.rules, round_.placard))


def table_shown(
    dealt: DealtShown,
    cut: Cut | None = None,
    *,
    beside: Mapping[Beside, Stacks] = NONE_KNOWN,
    show_total: bool = True,
    hints: bool = True,
    here: Here | None = None,
) -> TableShown:
    """The table widget's snapshot of the round, with the chips that are cut out in front of the
    bank.

    ``beside`` are the stacks of the payments, where they are known; elsewhere they are shown in the
    fewest chips. ``here`` moves the trainee's place; without it they stay where they are.
    """
    rules = dealt.house.rules
    jackpot = dealt.round_.jackpot
    whole = dealt.part is Part.WHOLE
    return TableShown(
        words=dealt.words,
        values=rules.chips,
        seats=tuple(_seat(dealt, number, beside) for number in range(1, _seats(dealt) + 1)),
        dealer=_dealers(dealt),
        cut=cut_shown(cut, rules.currency if show_total else None),
        racked=_racked(dealt),
        jackpot=f"{rules.currency}{say_figure(jackpot.grouped)}" if jackpot else "",
        hints=hints,
        here=here,
        calls=in_house_words(SAID if whole else CALLS, rules.words),
        deals=whole,
        stub=(0 if dealt.view.stub_racked else _undealt(dealt.view)) if whole else None,
        cut_card=whole and not dealt.view.covered,
    )


def cut_shown(cut: Cut | None, currency: str | None) -> CutShown:
    """The snapshot of the cut; its total if it may be shown, in that currency."""
    if cut is None:
        return CutShown()
    total = (
        f"{currency}{say_figure(cut.total.grouped)}" if cut.total and currency is not None else ""
    )
    return CutShown(cut.chips, total, cut.stacks, cut.sized, cut.back)


def stake_chips(stake: Money, values: tuple[Money, ...]) -> Stack:
    """The chips of a stake as they stand on its spot."""
    return fewest(stake, values) if stake else ()


def _seats(dealt: DealtShown) -> int:
    return max(dealt.house.rules.places, *(seat.number for seat in dealt.round_.seats))


def _seat(dealt: DealtShown, number: int, beside: Mapping[Beside, Stacks]) -> SeatShown:
    seat, view = dealt.round_.seat(number), dealt.view.seat(number)
    wagers = dealt.house.rules.wagers
    if seat is None or view is None:
        return SeatShown(number, occupied=False, spots=tuple(SpotShown(w) for w in wagers))
    return SeatShown(
        number,
        occupied=True,
        spots=tuple(_spot(dealt.house, seat, view, wager, beside) for wager in wagers),
        hand=_hand(view.hand, seat.cards[: view.cards], squared=_pushed(dealt, view)),
        player=seat.player or "",
        unseen=seat.closed,
    )


def _spot(
    house: House, seat: Seat, view: SeatView, wager: Wager, beside: Mapping[Beside, Stacks]
) -> SpotShown:
    laid = wager in view.stakes or wager in view.taken
    stake = (seat.stake(wager) if laid else None) or NOTHING
    paid, chips = _paid(house, view.paid, wager), house.rules.chips
    known = [beside.get((seat.number, each), ()) for each in _paid_at(house, wager)]
    stacks = tuple(stack for stacks in known for stack in stacks)
    return SpotShown(
        wager=wager,
        stake=stake,
        chips=stake_chips(stake, chips) if wager in view.stakes else (),
        taken=wager in view.taken,
        paid=paid,
        payout=tuple(chip for stack in stacks for chip in stack) or stake_chips(paid, chips),
        stacks=stacks,
        bonus=laid and len(_paid_at(house, wager)) > 1,
    )


def _paid(house: House, paid: Mapping[Wager, Money], wager: Wager) -> Money:
    here = _paid_at(house, wager)
    return total(amount for each, amount in paid.items() if each in here)


def _paid_at(house: House, wager: Wager) -> tuple[Wager, ...]:
    """The wagers paid beside a spot: a bonus lies with the wager that it is paid on."""
    if wager is Wager.ANTE:
        return wager, Wager.ANTE_BONUS
    envy = house.rules.envy
    return (wager, Wager.ENVY_BONUS) if envy is not None and wager is envy.paid_with else (wager,)


def _pushed(dealt: DealtShown, view: SeatView) -> bool:
    """A folded hand is pushed together; where only the settlement is done, it lies as it came."""
    return dealt.part is Part.WHOLE and view.folded and view.hand is Lying.CLOSED


def _dealers(dealt: DealtShown) -> HandShown:
    view = dealt.view
    squared = dealt.part is Part.WHOLE and view.dealer is Lying.CLOSED
    cards = dealt.round_.dealer[: view.dealer_cards]
    return replace(_hand(view.dealer, cards, squared=squared), covered=view.covered)


def _hand(lies: Lying, cards: tuple[Card, ...], *, squared: bool = False) -> HandShown:
    if not cards:
        return HandShown()
    return HandShown(_LIES[lies], cards, squared=squared)


def _undealt(view: TableView) -> int:
    return DECK - view.dealer_cards - sum(seat.cards for seat in view.seats)


def _racked(dealt: DealtShown) -> int:
    view = dealt.view
    hands = CARDS_IN_HAND * sum(seat.hand is Lying.RACKED for seat in view.seats)
    stub = _undealt(view) if dealt.part is Part.WHOLE and view.stub_racked else 0
    return hands + stub


# The time that words stand over a plate; in the list they stay.
HEARD_MS = 6_000


def live_shown(sitting: Sitting, live: LiveTable) -> LiveShown:
    """The live table now. Clocks go in visible steps, so that a click paints none of them anew."""
    elapsed = sitting.watch.elapsed_ms
    waiting = {each.of.seat: each for each in live.open}
    seats = [seat.number for seat in sitting.round_.seats]
    people = tuple(_person(live, seat, waiting.get(seat), elapsed) for seat in seats)
    by_seat = {each.seat: each for each in people}
    done, spent = _settled(sitting), live.before_ms + elapsed
    shift_ms = live.drill.minutes * MINUTE_MS
    now = pace(done, elapsed)
    return LiveShown(
        people=people,
        asking=tuple(by_seat[seat] for seat in waiting if seat in by_seat),
        clock=clock(elapsed),
        floor=say("Floor's round {time}", time=clock(live.floor_ms)),
        # Rounded to what can be seen: a finer figure would repaint the panel at every tick.
        filled=round(elapsed / live.floor_ms, 2),
        shift=say("Shift {time} of {all}", time=clock(spent), all=clock(shift_ms)),
        shift_filled=round(spent / shift_ms, 3),
        seats=live.hands,
        done=done,
        floor_done=round(min(live.hands, elapsed / live.tempo.hand_ms), 1),
        pace="–" if now is None else say("{number}/h", number=now),
        floor_pace=say("{number}/h", number=round(3_600_000 / live.tempo.hand_ms)),
        place=sitting.house.rules.words.place,
    )


def _person(live: LiveTable, seat: int, wish: OpenWish | None, elapsed: int) -> PersonShown:
    person, late = live.people[seat], live.late_chips.get(seat)
    if wish is None:
        return PersonShown(seat, person.name, person.temper.mood, late=late)
    heard, waited = say_phrase(Phrase(live.words(wish))), elapsed - wish.since_ms
    return PersonShown(
        seat,
        person.name,
        person.temper.mood,
        say_phrase(Phrase(live.tempers.wishes[wish.of.wish].seen)),
        heard if waited < HEARD_MS else "",
        heard,
        clock(waited),
        None if wish.landed else wish.of.wager,
        live.tempers.wishes[wish.of.wish].brings and not wish.landed,
        late,
    )


def _settled(sitting: Sitting) -> int:
    """The seats whose hands are in the rack."""
    return sum(each.hand is HandState.RACKED for each in sitting.view.seats)
