"""The laying of a payment: in the fewest chips, and broken down so that it proves itself.

Two rules, both the school's own, of which no house's document speaks:

Fewest chips. No other chips of the tray make the amount in fewer. A payment that is sized into its
stake, in up to five stacks that are each a copy of it, proves itself by height, and is let be.

Clean break-down. Every stack holds chips of one value, or is a copy of the stake; and no stack is
nearer to the wager than one of dearer chips, so that a payment reads from the dearest on.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

from trainer.game.chips import Stack, Stacks, fewest
from trainer.game.money import Money, total

MOST_SIZED = 5


class Untidy(StrEnum):
    """A remark on chips that are worth the right amount."""

    MORE_CHIPS = "more_chips"
    NOT_BROKEN_DOWN = "not_broken_down"


def untidy(laid: Stacks, stake: Stack, values: tuple[Money, ...]) -> tuple[Untidy, ...]:
    """The faults in chips laid for a stake of those chips; nothing laid is never untidy."""
    if not laid:
        return ()
    found = []
    if not _sized(laid, stake) and _chips(laid) > len(fewest(worth(laid), values)):
        found.append(Untidy.MORE_CHIPS)
    if not _broken_down(laid, stake):
        found.append(Untidy.NOT_BROKEN_DOWN)
    return tuple(found)


def worth(laid: Stacks) -> Money:
    """The value of the chips."""
    return total(chip for stack in laid for chip in stack)


def _sized(laid: Stacks, stake: Stack) -> bool:
    return len(laid) <= MOST_SIZED and all(stack == stake for stack in laid)


def _chips(laid: Stacks) -> int:
    return sum(map(len, laid))


def _broken_down(laid: Stacks, stake: Stack) -> bool:
    pure = all(stack == stake or len(set(stack)) == 1 for stack in laid)
    return pure and all(near[0] >= far[0] for near, far in pairwise(laid))
