"""Acts on single wagers, as answers have them: ``pay ante 25``, ``take play``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay, spot_of

_TAKE, _LEAVE, _PAY = "take", "leave", "pay"
Dones = Mapping[Wager, Done]


@dataclass(frozen=True, slots=True)
class WagerAsked:
    """A wager at a seat in the house's own word; ``amount`` is None for a bonus."""

    wager: Wager
    spot: str
    amount: Money | None


def act(wager: Wager, done: Done) -> str:
    """One act; ``dones`` reads it."""
    if done.taken:
        return f"{_TAKE} {wager}"
    return f"{_PAY} {wager} {done.paid}" if done.paid else f"{_LEAVE} {wager}"


def dones(acts: Iterable[str]) -> Dones:
    """The acts wager by wager. Raises ValueError for any other text."""
    return dict(map(_read, acts))


def _read(text: str) -> tuple[Wager, Done]:
    match text.split():
        case ["take", wager]:
            return Wager(wager), TAKE
        case ["pay", wager, amount]:
            return Wager(wager), pay(Money.parse(amount))
        case [_, wager]:
            return Wager(wager), PUSH
        case _:
            raise ValueError(text)


def at_spot(given: Dones, wager: Wager) -> Done:
    """The handling of one spot, on which the Ante and its bonus are paid together."""
    there = [done for each, done in given.items() if spot_of(each) is spot_of(wager)]
    paid = sum((done.paid for done in there), NOTHING)
    return Done(any(done.taken for done in there), paid)
