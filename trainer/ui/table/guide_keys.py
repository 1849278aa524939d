"""The keys that make sense just now, by the things at the trainee's place; never the right one."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.ui.table.keyboard import Keyboard
from trainer.ui.table.keys import CHIP_KEYS, NONE, Bound, KeyAct, Legend
from trainer.ui.table.offer import can_be_asked
from trainer.ui.table.snapshot import HandFace, HandShown, Here, SeatShown, SpotShown, TableShown
from trainer.wording import Phrase, phrase

_CANCEL = Legend(phrase("Cancel"), (("Esc", NONE),))
_TYPING = (
    Legend(phrase("Amount"), (("0", NONE), ("–", NONE), ("9", NONE))),
    Legend(phrase("Cut it out"), (("Enter", NONE),)),
    Legend(phrase("One digit back"), (("⌫", NONE),)),
    _CANCEL,
)
_LETTERS = (("A", NONE), ("–", NONE), ("Z", NONE))
_CHOOSING = (Legend(phrase("Choose by its letter"), _LETTERS), _CANCEL)
_DEALING = (
    Legend(phrase("Deal to a seat"), (("1", NONE), ("–", NONE), ("7", NONE))),
    Legend(phrase("Deal to the dealer"), (("0", Bound(KeyAct.SEAT)),)),
    Legend(phrase("Deal here"), (("Space", Bound(KeyAct.TURN)),)),
    Legend(phrase("Stop dealing"), (("P", Bound(KeyAct.DEAL)),)),
)


def keys_now(shown: TableShown, here: Here, keyboard: Keyboard) -> tuple[Legend, ...]:
    """The keys that do something at this place, the nearest at hand first."""
    if keyboard.typed is not None:
        return _TYPING
    if keyboard.choosing:
        return _CHOOSING
    if keyboard.dealing:
        return _DEALING
    return (*_here(shown, here), *_cut(shown), *_table(shown, here))


def _key(label: Phrase, key: str, act: KeyAct) -> Legend:
    return Legend(label, ((key, Bound(act)),))


def _here(shown: TableShown, here: Here) -> Iterator[Legend]:
    if here.seat is None:
        yield from _dealers(shown)
        return
    seat = shown.seat(here.seat)
    spot = next((spot for spot in seat.spots if spot.wager is here.wager), None)
    if spot is not None:
        yield from _wager(shown, spot)
    if len(seat.down_from(here.wager)) > 1:
        yield _key(phrase("Take all from here down"), "Shift J", KeyAct.SWEEP)
    yield from _hand(shown, seat)


def _dealers(shown: TableShown) -> Iterator[Legend]:
    if shown.dealer.cards and shown.dealer.state is HandFace.CLOSED:
        yield _key(phrase("Turn"), "Space", KeyAct.TURN)
    if shown.dealer.state is HandFace.OPEN:
        yield _key(phrase("Call the hand"), "M", KeyAct.CALL)
    elif shown.deals:
        yield _key(phrase("Say"), "M", KeyAct.CALL)


def _wager(shown: TableShown, spot: SpotShown) -> Iterator[Legend]:
    lying = bool(spot.chips) and not spot.taken
    if shown.cut.chips or shown.cut.total:
        yield _key(phrase("Pay"), "K", KeyAct.PAY)
    if lying:
        yield _key(phrase("Take"), "J", KeyAct.TAKE)
        yield _key(phrase("Size in"), "Q", KeyAct.SIZE_IN)


def _hand(shown: TableShown, seat: SeatShown) -> Iterator[Legend]:
    if can_be_asked(shown, seat):
        yield _key(phrase("Offer Play"), "Y", KeyAct.OFFER)
    if _can_turn(seat.hand):
        yield _key(phrase("Turn"), "Space", KeyAct.TURN)
        yield Legend(phrase("Fold: collect, tuck"), _FOLD)
    if seat.hand.state is HandFace.OPEN:
        yield _key(phrase("Clear"), "L", KeyAct.CLEAR)
        yield _key(phrase("Call"), "M", KeyAct.CALL)


_FOLD = (("I", Bound(KeyAct.COLLECT)), ("O", Bound(KeyAct.TUCK)))


def _can_turn(hand: HandShown) -> bool:
    return bool(hand.cards) and hand.state.face_down


def _cut(shown: TableShown) -> Iterator[Legend]:
    keys = CHIP_KEYS[: len(shown.values)]
    chips = tuple((chr(key.value), Bound(KeyAct.CHIP, at)) for at, key in enumerate(keys))
    yield Legend(phrase("Chips"), (chips[0], ("–", NONE), chips[-1]) if len(chips) > 2 else chips)
    if shown.cut.chips:
        change = (("Z", Bound(KeyAct.CHANGE_DOWN)), ("X", Bound(KeyAct.CHANGE_UP)))
        yield Legend(phrase("Change down, up"), change)
        yield _key(phrase("Empty"), "⌫", KeyAct.EMPTY)
    else:
        yield _key(phrase("Amount"), "N", KeyAct.AMOUNT)


def _table(shown: TableShown, here: Here) -> Iterator[Legend]:
    if shown.follows:
        yield Legend(
            phrase("Rule, do what follows"),
            (("R", Bound(KeyAct.RULING)), ("W", Bound(KeyAct.FOLLOW))),
        )
    if shown.deals and here.seat is None:
        yield _key(phrase("Check bets"), "B", KeyAct.CHECK_BETS)
        yield _key(phrase("Deal"), "P", KeyAct.DEAL)
        yield _key(phrase("Stub"), "V", KeyAct.RACK_STUB)
        yield _key(phrase("Cover"), "C", KeyAct.COVER)
        yield _key(phrase("Release"), "E", KeyAct.RELEASE)
    yield _key(phrase("Undo"), "U", KeyAct.UNDO)
    arrows = (("←", KeyAct.LEFT), ("→", KeyAct.RIGHT), ("↑", KeyAct.UP), ("↓", KeyAct.DOWN))
    yield Legend(phrase("Move"), tuple((key, Bound(act)) for key, act in arrows))
