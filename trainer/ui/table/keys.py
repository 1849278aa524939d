"""The keyboard of the table: the left hand cuts, the right hand acts. One table, by key."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from trainer.wording import Phrase, phrase, say_phrase

Key = Qt.Key


class Act(Enum):
    """The wish of a key, whatever key it is."""

    SEAT = auto()
    CHIP = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    TURN = auto()
    TAKE = auto()
    PAY = auto()
    CLEAR = auto()
    COLLECT = auto()
    TUCK = auto()
    EMPTY = auto()
    SIZE_IN = auto()
    CHANGE_DOWN = auto()
    CHANGE_UP = auto()
    AMOUNT = auto()
    UNDO = auto()
    CALL = auto()
    RULING = auto()
    FOLLOW = auto()
    CHECK_BETS = auto()
    DEAL = auto()
    RACK_STUB = auto()
    COVER = auto()
    OFFER = auto()
    RELEASE = auto()
    HINTS = auto()
    KEYS = auto()
    GUIDE = auto()
    PAUSE = auto()
    FINISH = auto()
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Bound:
    """An act and its number: the seat (0 the dealer), or the chip counted from the left."""

    act: Act
    number: int = 0


NONE = Bound(Act.NOTHING)

CHIP_KEYS = (Key.Key_A, Key.Key_S, Key.Key_D, Key.Key_F, Key.Key_G, Key.Key_T)
CHIP_LETTERS = "".join(chr(key.value) for key in CHIP_KEYS)
SEAT_KEYS = tuple(Key(Key.Key_0.value + number) for number in range(8))

_ACTS = {
    Key.Key_Left: Act.LEFT,
    Key.Key_Right: Act.RIGHT,
    Key.Key_Up: Act.UP,
    Key.Key_Down: Act.DOWN,
    Key.Key_Space: Act.TURN,
    Key.Key_J: Act.TAKE,
    Key.Key_K: Act.PAY,
    Key.Key_Return: Act.PAY,
    Key.Key_Enter: Act.PAY,
    Key.Key_L: Act.CLEAR,
    Key.Key_I: Act.COLLECT,
    Key.Key_O: Act.TUCK,
    Key.Key_Backspace: Act.EMPTY,
    Key.Key_Q: Act.SIZE_IN,
    Key.Key_Z: Act.CHANGE_DOWN,
    Key.Key_X: Act.CHANGE_UP,
    Key.Key_N: Act.AMOUNT,
    Key.Key_U: Act.UNDO,
    Key.Key_M: Act.CALL,
    Key.Key_R: Act.RULING,
    Key.Key_W: Act.FOLLOW,
    Key.Key_B: Act.CHECK_BETS,
    Key.Key_P: Act.DEAL,
    Key.Key_V: Act.RACK_STUB,
    Key.Key_C: Act.COVER,
    Key.Key_E: Act.RELEASE,
    Key.Key_Y: Act.OFFER,
    Key.Key_H: Act.HINTS,
    Key.Key_F1: Act.KEYS,
    Key.Key_F2: Act.GUIDE,
    Key.Key_Escape: Act.PAUSE,
    Key.Key_End: Act.FINISH,
}
KEY_OF: dict[Act, Key] = {act: key for key, act in reversed(_ACTS.items())}
"""The first key of each act."""
BOUND: dict[int, Bound] = (
    {key.value: Bound(act) for key, act in _ACTS.items()}
    | {key.value: Bound(Act.CHIP, number) for number, key in enumerate(CHIP_KEYS)}
    | {key.value: Bound(Act.SEAT, number) for number, key in enumerate(SEAT_KEYS)}
)


@dataclass(frozen=True, slots=True)
class Legend:
    """One line of the list of keys: what the keys are for, and each key with its act.

    ``label`` is a phrase, or words that have been said already.
    """

    label: str
    keys: tuple[tuple[str, Bound], ...]

    @property
    def words(self) -> str:
        """The purpose of the keys, in the reader's language."""
        return say_phrase(Phrase(self.label))


def _one(label: Phrase, key: str, act: Act, number: int = 0) -> Legend:
    return Legend(label, ((key, Bound(act, number)),))


_CUT_KEYS: tuple[Legend, ...] = (
    _one(phrase("Size into the stake"), "Q", Act.SIZE_IN),
    Legend(phrase("Change down, up"), (("Z", Bound(Act.CHANGE_DOWN)), ("X", Bound(Act.CHANGE_UP)))),
)
MAIN_KEYS: tuple[Legend, ...] = (
    Legend(
        phrase("Seat, dealer"),
        (
            ("1", Bound(Act.SEAT, 1)),
            ("–", NONE),
            ("7", Bound(Act.SEAT, 7)),
            ("0", Bound(Act.SEAT)),
        ),
    ),
    Legend(
        phrase("Next seat, spot"),
        (
            ("←", Bound(Act.LEFT)),
            ("→", Bound(Act.RIGHT)),
            ("↑", Bound(Act.UP)),
            ("↓", Bound(Act.DOWN)),
        ),
    ),
    _one(phrase("Turn the hand"), "Space", Act.TURN),
    _one(phrase("Take"), "J", Act.TAKE),
    _one(phrase("Pay what is cut"), "K", Act.PAY),
    _one(phrase("Clear the hand"), "L", Act.CLEAR),
    Legend(phrase("Collect, tuck a fold"), (("I", Bound(Act.COLLECT)), ("O", Bound(Act.TUCK)))),
    Legend(phrase("Chips"), tuple((k, Bound(Act.CHIP, n)) for n, k in enumerate("ASDFG"))),
    _one(phrase("Type an amount"), "N", Act.AMOUNT),
    _one(phrase("Call the hand"), "M", Act.CALL),
    *_CUT_KEYS,
    _one(phrase("All keys"), "F1", Act.KEYS),
)
_TURN_AND_CLEAR = Legend(
    phrase("Turn, clear the hand"), (("Space", Bound(Act.TURN)), ("L", Bound(Act.CLEAR)))
)
_AFTER_DEAL = (("V", Bound(Act.RACK_STUB)), ("C", Bound(Act.COVER)), ("E", Bound(Act.RELEASE)))
_BEFORE_DEAL = (("M", Bound(Act.CALL)), ("B", Bound(Act.CHECK_BETS)), ("Y", Bound(Act.OFFER)))
WHOLE_KEYS: tuple[Legend, ...] = (
    *MAIN_KEYS[:2],
    Legend(phrase("Say, check, offer"), _BEFORE_DEAL),
    _one(phrase("Deal, then places"), "P", Act.DEAL),
    Legend(phrase("Stub, cover, release"), _AFTER_DEAL),
    Legend(phrase("Collect, tuck a fold"), (("I", Bound(Act.COLLECT)), ("O", Bound(Act.TUCK)))),
    _TURN_AND_CLEAR,
    Legend(phrase("Take, pay"), (("J", Bound(Act.TAKE)), ("K", Bound(Act.PAY)))),
    Legend(phrase("Chips"), tuple((k, Bound(Act.CHIP, n)) for n, k in enumerate("ASDFG"))),
    Legend(phrase("Amount, all keys"), (("N", Bound(Act.AMOUNT)), ("F1", Bound(Act.KEYS)))),
)
INCIDENT_KEYS: tuple[Legend, ...] = (
    *MAIN_KEYS[:2],
    _one(phrase("Make a ruling"), "R", Act.RULING),
    _one(phrase("Do what follows"), "W", Act.FOLLOW),
    _one(phrase("Ruling done"), "End", Act.FINISH),
    _one(phrase("All keys"), "F1", Act.KEYS),
)
MORE_KEYS: tuple[Legend, ...] = (
    _one(phrase("Undo"), "U", Act.UNDO),
    _one(phrase("One chip less"), "Shift", Act.CHIP),
    _one(phrase("Pay the spot’s bonus"), "Shift K", Act.PAY),
    _one(phrase("Empty the cut"), "⌫", Act.EMPTY),
    _one(phrase("Make a ruling"), "R", Act.RULING),
    _one(phrase("Do what follows from it"), "W", Act.FOLLOW),
    _one(phrase("Check the bets"), "B", Act.CHECK_BETS),
    _one(phrase("Deal: then each place"), "P", Act.DEAL),
    _one(phrase("Rack the stub"), "V", Act.RACK_STUB),
    _one(phrase("Cover the dealer’s hand"), "C", Act.COVER),
    _one(phrase("Release the cards"), "E", Act.RELEASE),
    _one(phrase("Offer Play"), "Y", Act.OFFER),
    _one(phrase("Hints"), "H", Act.HINTS),
    _one(phrase("Key guide"), "F2", Act.GUIDE),
    _one(phrase("Round done"), "End", Act.FINISH),
    _one(phrase("Pause"), "Esc", Act.PAUSE),
)


def bound_to(event: QKeyEvent) -> Bound | None:
    """The act of this key: by its legend, or by its place if the legend is unknown.

    A French keyboard's digits need Shift; by place they are digits all the same.
    """
    if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return None
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return Bound(Act.UNDO) if event.key() == Key.Key_Z else None
    return BOUND.get(event.key()) or BOUND.get(_by_place(event.nativeScanCode()))


def digit(event: QKeyEvent) -> str:
    """The digit or decimal point that was typed, or nothing."""
    text = event.text().replace(",", ".")
    if text and text in "0123456789.":
        return text
    placed = _by_place(event.nativeScanCode())
    return chr(placed) if Key.Key_0.value <= placed <= Key.Key_9.value else ""


_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_PLACES = {start + k: ord(c) for start, row in _ROWS.items() for k, c in enumerate(row)}


def _by_place(scan: int) -> int:
    """The key that stands there on an American keyboard; 0 where that cannot be told."""
    shift = {"xcb": 8, "wayland": 8, "windows": 0}.get(QGuiApplication.platformName())
    return 0 if shift is None else _PLACES.get(scan - shift, 0)
