"""Presses on pieces become touches."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.input.drag import Grip, Held
from trainer.ui.table.keys import Bound, KeyAct
from trainer.ui.table.pieces.hand import HandPiece
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.tray import TrayPiece
from trainer.ui.table.snapshot import HandFace, Here
from trainer.ui.table.touches import (
    BonusPaid,
    ChangedDown,
    ChangedUp,
    ChipAdded,
    ChipRemoved,
    Cleared,
    CutEmptied,
    Dealt,
    Did,
    Moved,
    Offered,
    Paid,
    Touch,
    Turned,
)


class Touchable(Protocol):
    """The table, as far as presses go."""

    @property
    def here(self) -> Here: ...

    @property
    def dealing(self) -> bool: ...

    def touch(self, touch: Touch) -> None: ...

    def do(self, bound: Bound) -> None: ...


def wire(table: Touchable, pieces: Pieces, grip: Grip) -> None:
    """Connect every press and every pull to a touch."""
    _wire_seats(table, pieces)
    pulled: tuple[Held, ...] = (*pieces.spots.values(), *pieces.hands.values(), pieces.cut)
    for piece in pulled:
        grip.allow(piece, pieces)
    for well in pieces.tray:
        grip.allow_well(well, pieces)
        well.clicked.connect(partial(_well, table, well))
        well.pressed_aside.connect(partial(_send, table, ChipRemoved(well.value)))
        well.rolled.connect(partial(_roll, table, well.value))
    pieces.cut.clicked.connect(partial(_cut, table, pieces))
    pieces.cut.pressed_aside.connect(partial(_send, table, CutEmptied()))
    pieces.cut.rolled.connect(partial(_roll, table))
    for tool in pieces.tools:
        tool.clicked.connect(partial(_do, table, tool.act))
    pieces.rack.clicked.connect(partial(_send, table, Did("rack stub")))
    pieces.shuffler.clicked.connect(lambda: table.do(Bound(KeyAct.DEAL)))
    pieces.cut_card.clicked.connect(partial(_send, table, Did("cover dealer")))


def _wire_seats(table: Touchable, pieces: Pieces) -> None:
    first: dict[int, Wager] = {}
    for (seat, wager), spot in pieces.spots.items():
        first.setdefault(seat, wager)
        spot.focused.connect(partial(_go, table, Here(seat, wager)))
        spot.clicked.connect(partial(_go, table, Here(seat, wager)))
        payout = pieces.payouts[seat, wager]
        payout.clicked.connect(partial(_send, table, Paid(seat, wager)))
        payout.pressed_aside.connect(partial(_send, table, BonusPaid(seat, wager)))
    for number, hand in pieces.hands.items():
        hand.focused.connect(partial(_go, table, Here(number)))
        hand.clicked.connect(partial(_hand, table, hand))
    for number, plaque in pieces.plaques.items():
        plaque.clicked.connect(partial(_plaque, table, Here(number, first[number])))
        plaque.pressed_aside.connect(partial(_send, table, Offered(number)))
        pieces.offers[number].clicked.connect(partial(_offer, table, number))


def _send(table: Touchable, touch: Touch, *_: object) -> None:
    table.touch(touch)


def _go(table: Touchable, here: Here, *_: object) -> None:
    if here != table.here:
        table.touch(Moved(here))


def _plaque(table: Touchable, here: Here, *_: object) -> None:
    if table.dealing:
        table.touch(Dealt(here.seat))
    else:
        _go(table, here)


def _hand(table: Touchable, hand: HandPiece, *_: object) -> None:
    """Turn a hand that is face down, pick up one that is face up; while cards are dealt, deal to
    it."""
    if table.dealing:
        table.touch(Dealt(hand.seat))
    elif hand.shown.state.face_down:
        table.touch(Turned(hand.seat))
    elif hand.shown.state is HandFace.OPEN and hand.seat is not None:
        table.touch(Cleared(hand.seat))


def _well(table: Touchable, well: TrayPiece, *_: object) -> None:
    table.touch(ChipRemoved(well.value) if well.with_shift else ChipAdded(well.value))


def _roll(table: Touchable, value: Money, notches: int) -> None:
    """Add that many chips of this value to the cut; below nothing, take them off."""
    touch = ChipAdded(value) if notches > 0 else ChipRemoved(value)
    for _ in range(abs(notches)):
        table.touch(touch)


def _do(table: Touchable, act: KeyAct, *_: object) -> None:
    table.do(Bound(act))


def _offer(table: Touchable, seat: int, *_: object) -> None:
    """Ask a player, and look there."""
    if table.here.seat != seat:
        table.touch(Moved(Here(seat)))
    table.touch(Offered(seat))


def _cut(table: Touchable, pieces: Pieces, *_: object) -> None:
    """Put one chip of the pressed stack back; with Shift or Control, change it."""
    value, held = pieces.cut.value_pressed, pieces.cut.modifiers
    if value is None:
        return
    if held & Qt.KeyboardModifier.ShiftModifier:
        table.touch(ChangedDown(value))
    elif held & Qt.KeyboardModifier.ControlModifier:
        table.touch(ChangedUp(value))
    else:
        table.touch(ChipRemoved(value))
