"""The trainee's touches, as frozen values. A seat that is ``None`` is the dealer."""

from __future__ import annotations

from msgspec import Struct

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.snapshot import Here


class AtWager(Struct, frozen=True):
    seat: int
    wager: Wager


class AtSeat(Struct, frozen=True):
    seat: int


class AtHand(Struct, frozen=True):
    seat: int | None


class WithChip(Struct, frozen=True):
    value: Money


class Moved(Struct, frozen=True):
    """The trainee looks somewhere else; nothing was done."""

    here: Here


class Turned(AtHand, frozen=True):
    """A hand was turned face up."""


class Took(AtWager, frozen=True):
    """A wager was taken to the tray."""


class Swept(Struct, frozen=True):
    """Several wagers of a seat were taken to the tray in one stroke, the player's end first."""

    seat: int
    wagers: tuple[Wager, ...]


class Paid(AtWager, frozen=True):
    """The cut was placed beside a wager. ``on``: the trainee then goes to the next spot."""

    on: bool = False


class BonusPaid(AtWager, frozen=True):
    """The cut was placed beside a wager as the bonus that is paid there; ``on`` as for others."""

    on: bool = False


class Cleared(AtHand, frozen=True):
    """A hand was picked up."""


class Collected(AtSeat, frozen=True):
    """The stakes that a fold forfeits were collected."""


class Tucked(AtSeat, frozen=True):
    """A folded hand went under its last circle."""


class Offered(AtSeat, frozen=True):
    """The Play wager was offered to a seat."""


class Dealt(AtHand, frozen=True):
    """One delivery to that place: a card, or a whole hand."""


class Called(AtHand, frozen=True):
    """A hand or a stand-off was called: a word of the contract, like ``pair``."""

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


class Answered(AtSeat, frozen=True):
    """A player's wish was answered: ``stop``, ``wait``, ..."""

    word: str


class Did(Struct, frozen=True):
    """An act on the whole table: ``check bets``, ``rack stub``, ``cover dealer``, ..."""

    words: str


class ChipAdded(WithChip, frozen=True):
    """One chip more in the cut."""


class ChipRemoved(WithChip, frozen=True):
    """One chip less in the cut."""


class CutEmptied(Struct, frozen=True):
    """All that is cut goes back to the tray."""


class SizedInto(AtWager, frozen=True):
    """One copy of a stake's stack more in the cut, whatever is due."""


class SizedAndPaid(AtWager, frozen=True):
    """One copy of a stake's stack more in the cut, and all of it placed beside that wager."""


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
