"""The trainee's touches, as frozen values. A seat that is ``None`` is the dealer."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.snapshot import Here


@dataclass(frozen=True, slots=True)
class Moved:
    """The trainee looks somewhere else; nothing was done."""

    here: Here


@dataclass(frozen=True, slots=True)
class Turned:
    """A hand was turned face up."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Took:
    """A wager was taken to the tray."""

    seat: int
    wager: Wager


@dataclass(frozen=True, slots=True)
class Swept:
    """Several wagers of a seat were taken to the tray in one stroke, the player's end first."""

    seat: int
    wagers: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class Paid:
    """The cut was placed beside a wager. ``on``: the trainee then goes to the next spot."""

    seat: int
    wager: Wager
    on: bool = False


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """The cut was placed beside a wager as the bonus that is paid there; ``on`` as for others."""

    seat: int
    wager: Wager
    on: bool = False


@dataclass(frozen=True, slots=True)
class Cleared:
    """A hand was picked up."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Collected:
    """The stakes that a fold forfeits were collected."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tucked:
    """A folded hand went under its last circle."""

    seat: int


@dataclass(frozen=True, slots=True)
class Offered:
    """The Play wager was offered to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """One delivery to that place: a card, or a whole hand."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Called:
    """A hand or a stand-off was called: a word of the contract, like ``pair``."""

    seat: int | None
    word: str


@dataclass(frozen=True, slots=True)
class Announced:
    """Words to the table: ``place_your_bets``, ``no_more_bets``."""

    word: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling: ``void``."""

    word: str


@dataclass(frozen=True, slots=True)
class Followed:
    """Something was done about an irregularity, at a place and its wager; cards moved went ``to``,
    what was explained is the ``clause``."""

    deed: str
    seat: int | None
    wager: Wager | None = None
    to: int | None = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Answered:
    """A player's wish was answered: ``stop``, ``wait``, ..."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Did:
    """An act on the whole table: ``check bets``, ``rack stub``, ``cover dealer``, ..."""

    words: str


@dataclass(frozen=True, slots=True)
class ChipAdded:
    """One chip more in the cut."""

    value: Money


@dataclass(frozen=True, slots=True)
class ChipRemoved:
    """One chip less in the cut."""

    value: Money


@dataclass(frozen=True, slots=True)
class CutEmptied:
    """All that is cut goes back to the tray."""


@dataclass(frozen=True, slots=True)
class SizedInto:
    """One copy of a stake's stack more in the cut, whatever is due."""

    seat: int
    wager: Wager


@dataclass(frozen=True, slots=True)
class SizedAndPaid:
    """One copy of a stake's stack more in the cut, and all of it placed beside that wager."""

    seat: int
    wager: Wager


@dataclass(frozen=True, slots=True)
class ChangedDown:
    """One chip of the cut becomes its worth in smaller ones; without a value, the dearest."""

    value: Money | None = None


@dataclass(frozen=True, slots=True)
class ChangedUp:
    """Chips of the cut become one dearer; without a value, the cheapest that are enough."""

    value: Money | None = None


@dataclass(frozen=True, slots=True)
class AmountTyped:
    """The cut is to be this amount."""

    amount: Money


@dataclass(frozen=True, slots=True)
class Undone:
    """The last act is taken back."""


@dataclass(frozen=True, slots=True)
class Asked:
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
