"""The keyboard of the table in one list: the left hand cuts, the right hand acts."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from trainer.game.rules import PLACES_AT_MOST
from trainer.wording import Phrase, phrase, say, say_phrase

Key = Qt.Key


class KeyAct(Enum):
    """The acts of keys."""

    SEAT = auto()
    CHIP = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    TURN = auto()
    TAKE = auto()
    SWEEP = auto()
    PAY = auto()
    PAY_ON = auto()
    CLEAR = auto()
    COLLECT = auto()
    TUCK = auto()
    EMPTY = auto()
    SIZE_IN = auto()
    SIZE_AND_PAY = auto()
    CHANGE_DOWN = auto()
    CHANGE_UP = auto()
    AMOUNT = auto()
    UNDO = auto()
    CALL = auto()
    WORD = auto()
    RULING = auto()
    FOLLOW = auto()
    CHECK_BETS = auto()
    DEAL = auto()
    RACK_STUB = auto()
    COVER = auto()
    OFFER = auto()
    ADDRESS = auto()
    RELEASE = auto()
    HINTS = auto()
    KEYS = auto()
    GUIDE = auto()
    PAUSE = auto()
    FINISH = auto()
    NOTHING = auto()


class Bound(Struct, frozen=True):
    """An act and its number: the seat (0 the dealer), the chip counted from the left, or the call's
    word as it is offered."""

    act: KeyAct
    number: int = 0


NONE = Bound(KeyAct.NOTHING)

CHIP_KEYS = (Key.Key_A, Key.Key_S, Key.Key_D, Key.Key_F, Key.Key_G, Key.Key_T)
CHIP_LETTERS = "".join(chr(key.value) for key in CHIP_KEYS)
SEAT_KEYS = tuple(Key(Key.Key_0.value + number) for number in range(8))

_ACTS = {
    Key.Key_Left: KeyAct.LEFT,
    Key.Key_Right: KeyAct.RIGHT,
    Key.Key_Up: KeyAct.UP,
    Key.Key_Down: KeyAct.DOWN,
    Key.Key_Space: KeyAct.TURN,
    Key.Key_J: KeyAct.TAKE,
    Key.Key_K: KeyAct.PAY,
    Key.Key_Return: KeyAct.PAY_ON,
    Key.Key_Enter: KeyAct.PAY_ON,
    Key.Key_L: KeyAct.CLEAR,
    Key.Key_I: KeyAct.COLLECT,
    Key.Key_O: KeyAct.TUCK,
    Key.Key_Backspace: KeyAct.EMPTY,
    Key.Key_Q: KeyAct.SIZE_IN,
    Key.Key_Z: KeyAct.CHANGE_DOWN,
    Key.Key_X: KeyAct.CHANGE_UP,
    Key.Key_N: KeyAct.AMOUNT,
    Key.Key_U: KeyAct.UNDO,
    Key.Key_M: KeyAct.CALL,
    Key.Key_R: KeyAct.RULING,
    Key.Key_W: KeyAct.FOLLOW,
    Key.Key_B: KeyAct.CHECK_BETS,
    Key.Key_P: KeyAct.DEAL,
    Key.Key_V: KeyAct.RACK_STUB,
    Key.Key_C: KeyAct.COVER,
    Key.Key_E: KeyAct.RELEASE,
    Key.Key_Y: KeyAct.OFFER,
    Key.Key_Semicolon: KeyAct.ADDRESS,
    Key.Key_H: KeyAct.HINTS,
    Key.Key_F1: KeyAct.KEYS,
    Key.Key_F2: KeyAct.GUIDE,
    Key.Key_Escape: KeyAct.PAUSE,
    Key.Key_End: KeyAct.FINISH,
}
_WITH_SHIFT = {KeyAct.TAKE: KeyAct.SWEEP, KeyAct.SIZE_IN: KeyAct.SIZE_AND_PAY}
KEY_OF: dict[KeyAct, Key] = {act: key for key, act in reversed(_ACTS.items())}
"""The first key of each act."""
BOUND: dict[int, Bound] = (
    {key.value: Bound(act) for key, act in _ACTS.items()}
    | {key.value: Bound(KeyAct.CHIP, number) for number, key in enumerate(CHIP_KEYS)}
    | {key.value: Bound(KeyAct.SEAT, number) for number, key in enumerate(SEAT_KEYS)}
)


class Legend(Struct, frozen=True):
    """One line of the list of keys: what the keys are for, and each key with its act. ``label`` is
    a phrase, or words already in the reader's language."""

    label: str
    keys: tuple[tuple[str, Bound], ...]

    @property
    def words(self) -> str:
        """The purpose of the keys, in the reader's language."""
        return say_phrase(Phrase(self.label))


def _keys(label: Phrase, **acts: KeyAct) -> Legend:
    return Legend(label, tuple((key, Bound(act)) for key, act in acts.items()))


def _one(label: Phrase, key: str, act: KeyAct) -> Legend:
    return Legend(label, ((key, Bound(act)),))


_CUT_KEYS: tuple[Legend, ...] = (
    _keys(phrase("Size into the stake"), Q=KeyAct.SIZE_IN),
    _keys(phrase("Change down, up"), Z=KeyAct.CHANGE_DOWN, X=KeyAct.CHANGE_UP),
)
_TURN_AND_CLEAR = _keys(phrase("Reveal, clear a hand"), Space=KeyAct.TURN, L=KeyAct.CLEAR)
_FOLDS = _keys(phrase("Collect, tuck a fold"), I=KeyAct.COLLECT, O=KeyAct.TUCK)
_CHIPS = Legend(
    phrase("Chips"), tuple((k, Bound(KeyAct.CHIP, n)) for n, k in enumerate(CHIP_LETTERS))
)


def _places(count: int) -> Legend:
    return Legend(
        phrase("Place, dealer"),
        (
            ("1", Bound(KeyAct.SEAT, 1)),
            ("–", NONE),
            (str(count), Bound(KeyAct.SEAT, count)),
            ("0", Bound(KeyAct.SEAT)),
        ),
    )


_ALL_PLACES = _places(PLACES_AT_MOST)
SAID_KEYS: tuple[Legend, ...] = (_keys(phrase("Call the hand"), M=KeyAct.CALL),)
MAIN_KEYS: tuple[Legend, ...] = (
    _ALL_PLACES,
    Legend(
        phrase("Next place, spot"),
        (
            ("←", Bound(KeyAct.LEFT)),
            ("→", Bound(KeyAct.RIGHT)),
            ("↑", Bound(KeyAct.UP)),
            ("↓", Bound(KeyAct.DOWN)),
        ),
    ),
    _TURN_AND_CLEAR,
    *SAID_KEYS,
    _keys(phrase("Take"), J=KeyAct.TAKE),
    _one(phrase("Take all from here down"), "Shift J", KeyAct.SWEEP),
    _keys(phrase("Pay what is cut"), K=KeyAct.PAY),
    _FOLDS,
    _CHIPS,
    _keys(phrase("Type an amount"), N=KeyAct.AMOUNT),
    *_CUT_KEYS,
    _keys(phrase("All keys"), F1=KeyAct.KEYS),
)
_BEFORE_DEAL = _keys(
    phrase("Say, check, offer"), M=KeyAct.CALL, B=KeyAct.CHECK_BETS, Y=KeyAct.OFFER
)
WORKED_ON_PANEL: tuple[Legend, ...] = (
    _BEFORE_DEAL,
    _keys(phrase("Deal, then places"), P=KeyAct.DEAL),
    _keys(phrase("Stub, cover, release"), V=KeyAct.RACK_STUB, C=KeyAct.COVER, E=KeyAct.RELEASE),
)
WHOLE_KEYS: tuple[Legend, ...] = (
    *MAIN_KEYS[:2],
    *WORKED_ON_PANEL,
    _FOLDS,
    _TURN_AND_CLEAR,
    _keys(phrase("Take, pay"), J=KeyAct.TAKE, K=KeyAct.PAY),
    _CHIPS,
    _keys(phrase("Amount, all keys"), N=KeyAct.AMOUNT, F1=KeyAct.KEYS),
)
# Without these nobody rules by mouse: they are there where no other key may be looked at.
RULING_KEYS: tuple[Legend, ...] = (
    _keys(phrase("Make a ruling"), R=KeyAct.RULING),
    _keys(phrase("Do what follows"), W=KeyAct.FOLLOW),
)
SAID_IN_WHOLE: tuple[Legend, ...] = (
    _BEFORE_DEAL,
    _keys(phrase("Release the cards"), E=KeyAct.RELEASE),
)
"""The same in a round: the acts that no piece of the table stands for."""
INCIDENT_KEYS: tuple[Legend, ...] = (
    *RULING_KEYS,
    *MAIN_KEYS[:2],
    _keys(phrase("All keys"), F1=KeyAct.KEYS),
)


def worked_on_panel(legends: tuple[Legend, ...]) -> tuple[Legend, ...]:
    """The lines of a whole round that a mouse has no other way to; none in other lists."""
    return WORKED_ON_PANEL if set(WORKED_ON_PANEL) <= set(legends) else ()


LIVE_KEYS: tuple[Legend, ...] = (_keys(phrase("Call, all keys"), M=KeyAct.CALL, F1=KeyAct.KEYS),)
MORE_KEYS: tuple[Legend, ...] = (
    _keys(phrase("Undo"), U=KeyAct.UNDO),
    _one(phrase("One chip less"), "Shift A", KeyAct.CHIP),
    _keys(phrase("Pay, then the next spot"), Enter=KeyAct.PAY_ON),
    _one(phrase("Size in and pay"), "Shift Q", KeyAct.SIZE_AND_PAY),
    _one(phrase("Pay the spot's bonus"), "Shift K", KeyAct.PAY),
    _one(phrase("Empty the cut"), "⌫", KeyAct.EMPTY),
    _keys(phrase("Make a ruling"), R=KeyAct.RULING),
    _keys(phrase("Do what follows from it"), W=KeyAct.FOLLOW),
    _keys(phrase("Check the bets"), B=KeyAct.CHECK_BETS),
    _keys(phrase("Deal, then each place"), P=KeyAct.DEAL),
    _keys(phrase("Rack the stub"), V=KeyAct.RACK_STUB),
    _keys(phrase("Cover the dealer's hand"), C=KeyAct.COVER),
    _keys(phrase("Release the cards"), E=KeyAct.RELEASE),
    _keys(phrase("Offer Play"), Y=KeyAct.OFFER),
    _one(phrase("Answer a player"), ";", KeyAct.ADDRESS),
    _keys(phrase("Hints"), H=KeyAct.HINTS),
    _keys(phrase("Key guide"), F2=KeyAct.GUIDE),
    _keys(phrase("Round done"), End=KeyAct.FINISH),
    _keys(phrase("Pause"), Esc=KeyAct.PAUSE),
)


def keys_at(legends: tuple[Legend, ...], chips: int, places: int) -> tuple[Legend, ...]:
    """These keys, at a table of so many chips and places."""
    own = {_CHIPS: Legend(_CHIPS.label, _CHIPS.keys[:chips]), _ALL_PLACES: _places(places)}
    return tuple(own.get(each, each) for each in legends)


def bound_to(event: QKeyEvent) -> Bound | None:
    """The act of this key: by its letter, or by its place if the letter is unknown."""
    if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return None
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return Bound(KeyAct.UNDO) if event.key() == Key.Key_Z else None
    bound = BOUND.get(event.key()) or BOUND.get(_by_place(event.nativeScanCode()))
    shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    # A French keyboard's digits need Shift; by place they are digits all the same.
    return Bound(_WITH_SHIFT.get(bound.act, bound.act), bound.number) if bound and shift else bound


def digit(event: QKeyEvent) -> str:
    """The digit or decimal point that was typed, or nothing."""
    text = event.text().replace(",", ".")
    if text and text in "0123456789.":
        return text
    placed = _by_place(event.nativeScanCode())
    return chr(placed) if Key.Key_0.value <= placed <= Key.Key_9.value else ""


_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL;", 44: "ZXCVBNM"}
_PLACES = {start + k: ord(c) for start, row in _ROWS.items() for k, c in enumerate(row)}


def _by_place(scan: int) -> int:
    """The key at that place on an American keyboard; 0 if that is not known."""
    shift = {"xcb": 8, "wayland": 8, "windows": 0}.get(QGuiApplication.platformName())
    return 0 if shift is None else _PLACES.get(scan - shift, 0)


NAMES: Mapping[KeyAct, Phrase] = {
    KeyAct.LEFT: phrase("One place to the left"),
    KeyAct.RIGHT: phrase("One place to the right"),
    KeyAct.UP: phrase("One spot up"),
    KeyAct.DOWN: phrase("One spot down"),
    KeyAct.TURN: phrase("Reveal the hand"),
    KeyAct.TAKE: phrase("Take"),
    KeyAct.SWEEP: phrase("Take all from here down"),
    KeyAct.PAY: phrase("Pay what is cut"),
    KeyAct.PAY_ON: phrase("Pay, then the next spot"),
    KeyAct.CLEAR: phrase("Clear the hand"),
    KeyAct.COLLECT: phrase("Collect the fold"),
    KeyAct.TUCK: phrase("Tuck the fold"),
    KeyAct.EMPTY: phrase("Empty the cut"),
    KeyAct.SIZE_IN: phrase("Size into the stake"),
    KeyAct.SIZE_AND_PAY: phrase("Size in and pay"),
    KeyAct.CHANGE_DOWN: phrase("Change down"),
    KeyAct.CHANGE_UP: phrase("Change up"),
    KeyAct.AMOUNT: phrase("Type an amount"),
    KeyAct.UNDO: phrase("Undo"),
    KeyAct.CALL: phrase("Say or call"),
    KeyAct.RULING: phrase("Make a ruling"),
    KeyAct.FOLLOW: phrase("Do what follows"),
    KeyAct.CHECK_BETS: phrase("Check the bets"),
    KeyAct.DEAL: phrase("Deal, then each place"),
    KeyAct.RACK_STUB: phrase("Rack the stub"),
    KeyAct.COVER: phrase("Cover the dealer's hand"),
    KeyAct.OFFER: phrase("Offer Play"),
    KeyAct.RELEASE: phrase("Release the cards"),
    KeyAct.HINTS: phrase("Hints"),
    KeyAct.KEYS: phrase("All keys"),
    KeyAct.GUIDE: phrase("Key guide"),
    KeyAct.PAUSE: phrase("Pause"),
    KeyAct.FINISH: phrase("Round done"),
}
"""What a screen reader says for a keycap."""


def key_words(bound: Bound, key: str, label: str) -> str:
    """``Take, key J``; for a key that does nothing alone, its whole line."""
    if bound.act is KeyAct.SEAT:
        named = say("Place {number}", number=bound.number) if bound.number else say("Dealer's hand")
    elif bound.act is KeyAct.CHIP:
        named = say("Chip {number} from the left", number=bound.number + 1)
    else:
        named = say_phrase(NAMES[bound.act]) if bound.act in NAMES else label
    return say("{what}, key {key}", what=named, key=key)
