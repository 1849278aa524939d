"""The table's accessible actions, each with a name, for people who neither drag nor click."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from trainer.ui.heard.interface import Deeds
from trainer.ui.table.hand import HandPiece
from trainer.ui.table.key_names import NAMES
from trainer.ui.table.keys import Bound, KeyAct
from trainer.ui.table.mouse_input import Touchable
from trainer.ui.table.pieces import Pieces
from trainer.ui.table.snapshot import HandFace, Here
from trainer.ui.table.spot import SpotPiece
from trainer.ui.table.touches import (
    BonusPaid,
    ChangedDown,
    ChangedUp,
    ChipRemoved,
    Cleared,
    Collected,
    CutEmptied,
    Moved,
    Offered,
    Paid,
    SizedInto,
    Took,
    Touch,
    Tucked,
    Turned,
)
from trainer.ui.table.tray import TrayPiece
from trainer.wording import say, say_phrase


def name_deeds(table: Touchable, pieces: Pieces) -> None:
    """Every piece offers by name what keys, the other button and pulling do with it."""
    for spot in pieces.spots.values():
        spot.deeds = partial(_with_wager, table, spot)
    for hand in pieces.hands.values():
        hand.deeds = partial(_with_hand, table, hand)
    for seat, plaque in pieces.plaques.items():
        plaque.deeds = partial(_with_seat, table, seat)
    for well in pieces.tray:
        well.deeds = partial(_with_well, table, well)
    pieces.cut.deeds = partial(_with_cut, table)


ABOUT_ALL = (
    KeyAct.CALL,
    KeyAct.RULING,
    KeyAct.FOLLOW,
    KeyAct.CHECK_BETS,
    KeyAct.DEAL,
    KeyAct.RACK_STUB,
    KeyAct.COVER,
    KeyAct.RELEASE,
    KeyAct.SIZE_IN,
    KeyAct.CHANGE_DOWN,
    KeyAct.CHANGE_UP,
    KeyAct.EMPTY,
    KeyAct.UNDO,
    KeyAct.HINTS,
    KeyAct.KEYS,
    KeyAct.GUIDE,
    KeyAct.PAUSE,
    KeyAct.FINISH,
)


def deeds_of(table: Touchable) -> Deeds:
    """The actions of the table as a whole, or of the trainee's place."""
    return {say_phrase(NAMES[act]): partial(table.do, Bound(act)) for act in ABOUT_ALL}


def _with_wager(table: Touchable, spot: SpotPiece) -> Deeds:
    at = spot.seat, spot.wager
    deeds = {
        say("Pay what is cut"): _touch(table, Paid(*at)),
        say("Pay the spot’s bonus"): _touch(table, BonusPaid(*at)),
    }
    if not spot.pile_chips:
        return deeds
    sized = {say("Size into the stake"): _touch(table, SizedInto(*at))}
    takes: Deeds = {
        say("Take"): _touch(table, Took(*at)),
        say("Take all from here down"): partial(_sweep_from, table, Here(*at)),
    }
    return {**takes, **deeds, **sized}


def _sweep_from(table: Touchable, here: Here) -> None:
    table.touch(Moved(here))
    table.do(Bound(KeyAct.SWEEP))


def _with_hand(table: Touchable, hand: HandPiece) -> Deeds:
    go = {say("Go there"): _touch(table, Moved(Here(hand.seat)))}
    if hand.seat is None:
        return {**go, say("Turn"): _touch(table, Turned(None))}
    if hand.shown.state is HandFace.OPEN:
        return {**go, say("Clear"): _touch(table, Cleared(hand.seat))}
    return {
        **go,
        say("Turn"): _touch(table, Turned(hand.seat)),
        say("Collect the fold"): _touch(table, Collected(hand.seat)),
        say("Tuck"): _touch(table, Tucked(hand.seat)),
        say("Clear"): _touch(table, Cleared(hand.seat)),
    }


def _with_seat(table: Touchable, seat: int) -> Deeds:
    return {say("Offer Play"): _touch(table, Offered(seat))}


def _with_well(table: Touchable, well: TrayPiece) -> Deeds:
    return {say("Put one back"): _touch(table, ChipRemoved(well.value))}


def _with_cut(table: Touchable) -> Deeds:
    return {
        say("Empty the cut"): _touch(table, CutEmptied()),
        say("Change one chip down"): _touch(table, ChangedDown()),
        say("Change chips up"): _touch(table, ChangedUp()),
    }


def _touch(table: Touchable, touch: Touch) -> Callable[[], None]:
    return partial(table.touch, touch)
