"""The trainee's touches, as frozen values. A seat that is ``None`` is the dealer."""

from __future__ import annotations

from msgspec import Struct

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.snapshot import Here


class Moved(Struct, frozen=True):
    """The trainee looks somewhere else; nothing was done."""

    here: Here


class Turned(Struct, frozen=True):
    """A hand was turned face up."""

    seat: int | None


class Took(Struct, frozen=True):
    """A wager was taken to the tray."""

    seat: int
    wager: Wager


class Swept(Struct, frozen=True):
    """Several wagers of a seat were taken to the tray in one stroke, the player's end first."""

    seat: int
    wagers: tuple[Wager, ...]


class Paid(Struct, frozen=True):
    """The cut was placed beside a wager. ``on``: the trainee then goes to the next spot."""

    seat: int
    wager: Wager
    on: bool = False


class BonusPaid(Struct, frozen=True):
    """The cut was placed beside a wager as the bonus that is paid there; ``on`` as for others."""

    seat: int
    wager: Wager
    on: bool = False


class Cleared(Struct, frozen=True):
    """A hand was picked up."""

    seat: int | None


class Collected(Struct, frozen=True):
    """The stakes that a fold forfeits were collected."""

    seat: int


class Tucked(Struct, frozen=True):
    """A folded hand went under its last circle."""

    seat: int


class Offered(Struct, frozen=True):
    """The Play wager was offered to a seat."""

    seat: int


class Dealt(Struct, frozen=True):
    """One delivery to that place: a card, or a whole hand."""

    seat: int | None


class Called(Struct, frozen=True):
    """A hand or a stand-off was called: a word of the contract, like ``pair``."""

    seat: int | None
    word: str


class Announced(Struct, frozen=True):
    """Words to the table: ``place_your_bets``, ``no_more_bets``."""

    word: str


class Ruled(Struct, frozen=True):
    """A ruling: ``void``."""

    word: str


class Followed(Struct, frozen=True):
    """Something was done about an irregularity, at a place and its wager; cards moved went ``to``,
    what was explained is the ``clause``."""

    deed: str
    seat: int | None
    wager: Wager | None = None
    to: int | None = None
    clause: str = ""


class Answered(Struct, frozen=True):
    """A player's wish was answered: ``stop``, ``wait``, ..."""

    seat: int
    word: str


class Did(Struct, frozen=True):
    """An act on the whole table: ``check bets``, ``rack stub``, ``cover dealer``, ..."""

    words: str


class ChipAdded(Struct, frozen=True):
    """One chip more in the cut."""

    value: Money


class ChipRemoved(Struct, frozen=True):
    """One chip less in the cut."""

    value: Money


class CutEmptied(Struct, frozen=True):
    """All that is cut goes back to the tray."""


class SizedInto(Struct, frozen=True):
    """One copy of a stake's stack more in the cut, whatever is due."""

    seat: int
    wager: Wager


class SizedAndPaid(Struct, frozen=True):
    """One copy of a stake's stack more in the cut, and all of it placed beside that wager."""

    seat: int
    wager: Wager


class ChangedDown(Struct, frozen=True):
    """One chip of the cut becomes its worth in smaller ones; without a value, the dearest."""

    value: Money | None = None


class ChangedUp(Struct, frozen=True):
    """Chips of the cut become one dearer; without a value, the cheapest that are enough."""

    value: Money | None = None


class AmountTyped(Struct, frozen=True):
    """The cut is to be this amount."""

    amount: Money


class Undone(Struct, frozen=True):
    """The last act is taken back."""


class Asked(Struct, frozen=True):
    """Something about the program itself: ``hints``, ``keys``, ``pause``, ``leave``."""

    what: str


Touch = (
    Moved
    | Turned
    | Took
    | Swept
    | Paid
    | BonusPaid
    | Cleared
    | Collected
    | Tucked
    | Offered
    | Dealt
    | Called
    | Announced
    | Ruled
    | Followed
    | Answered
    | Did
    | ChipAdded
    | ChipRemoved
    | CutEmptied
    | SizedInto
    | SizedAndPaid
    | ChangedDown
    | ChangedUp
    | AmountTyped
    | Undone
    | Asked
)
