"""The next act of a guided round at the table: which thing it is done on, and by which keys."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.dealing.action import DEALER, Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.ui.table.keys import Bound, KeyAct, Legend
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class NextAct:
    """The name of the widget to touch, and the keys in the order in which they are pressed."""

    on: str
    keys: tuple[Legend, ...]


_KEYS = {
    Verb.REVEAL: ("Space", KeyAct.TURN),
    Verb.TAKE: ("J", KeyAct.TAKE),
    Verb.PAY: ("K", KeyAct.PAY),
    Verb.CLEAR: ("L", KeyAct.CLEAR),
    Verb.COLLECT: ("I", KeyAct.COLLECT),
    Verb.TUCK: ("O", KeyAct.TUCK),
    Verb.OFFER: ("Y", KeyAct.OFFER),
    Verb.CALL: ("M", KeyAct.CALL),
    Verb.ANNOUNCE: ("M", KeyAct.CALL),
    Verb.CHECK: ("B", KeyAct.CHECK_BETS),
    Verb.RACK: ("V", KeyAct.RACK_STUB),
    Verb.COVER: ("C", KeyAct.COVER),
    Verb.RELEASE: ("E", KeyAct.RELEASE),
    Verb.DEAL: ("P", KeyAct.DEAL),
}


def next_act(
    action: Action,
    shown: TableShown,
    here: Here,
    cut: Money,
    takes: tuple[Wager, ...] = (),
) -> NextAct:
    """The next touch, from the trainee's place and with this cut. Where all that lies from there
    down is to be taken (``takes``), one key does it."""
    there = _place(action)
    keys: list[Legend] = []
    if here.seat != there.seat:
        keys.append(_go_to(there))
    elif there.wager is not None and here.wager is not there.wager:
        keys.append(_legend(say("To the spot"), ("↑", KeyAct.UP), ("↓", KeyAct.DOWN)))
    if action.verb is Verb.PAY and cut != action.amount:
        return NextAct(_chip(shown, (action.amount or NOTHING) - cut), (*keys, *_cutting()))
    if len(takes) > 1 and shown.seat(there.seat or 1).down_from(there.wager) == takes:
        sweep = _legend(say("Take all from here down"), ("Shift J", KeyAct.SWEEP))
        return NextAct(_thing(action), (*keys, sweep))
    key, act = _KEYS[action.verb]
    return NextAct(_thing(action), (*keys, _legend(_does(action), (key, act))))


def _place(action: Action) -> Here:
    """The place at which the trainee does it."""
    seat = action.place if action.place not in (None, DEALER) else None
    wager = Wager.ANTE if action.wager is Wager.ANTE_BONUS else action.wager
    return Here(seat, wager)


def _go_to(there: Here) -> Legend:
    number = there.seat or 0
    what = say("Seat {seat}", seat=number) if number else say("The dealer's hand")
    return Legend(what, ((str(number), Bound(KeyAct.SEAT, number)),))


def _legend(label: str, *keys: tuple[str, KeyAct]) -> Legend:
    return Legend(label, tuple((key, Bound(act)) for key, act in keys))


def _cutting() -> tuple[Legend, ...]:
    chips = tuple((key, Bound(KeyAct.CHIP, number)) for number, key in enumerate("ASDFG"))
    return (
        Legend(say("Cut it out"), chips),
        _legend(say("Empty the cut"), ("⌫", KeyAct.EMPTY)),
    )


def _does(action: Action) -> str:
    match action.verb:
        case Verb.REVEAL:
            return say("Turn the hand")
        case Verb.TAKE:
            return say("Take")
        case Verb.PAY:
            return say("Pay what is cut")
        case Verb.CLEAR:
            return say("Clear the hand")
        case Verb.CALL | Verb.ANNOUNCE:
            return say("Call, then choose")
        case _:
            return say("Do it")


def _thing(action: Action) -> str:
    """The widget on which the act is done."""
    there = _place(action)
    if there.seat is None:
        return "dealer.hand"
    if there.wager is not None:
        beside = ".payout" if action.verb is Verb.PAY else ""
        return f"seat{there.seat}.{there.wager.value}{beside}"
    return f"seat{there.seat}.hand"


def _chip(shown: TableShown, left: Money) -> str:
    """The well of the largest chip that still fits into what is left to cut; else the cut."""
    fitting = [value for value in shown.values if value <= left]
    return f"tray.{max(fitting)}" if fitting else "cut"
