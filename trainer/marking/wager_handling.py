"""The handling of one wager, as done or as due: taken, paid, or left; and such acts as text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Verdict
from trainer.game.money import NOTHING, Money
from trainer.game.rules import Result
from trainer.game.settle import Line, SeatSettlement, Settlement
from trainer.game.wagers import Wager
from trainer.marking.worked_part import settled_in, unworked

# A seat and a wager. The Ante stands for its bonus too: both are paid on one spot.
Cell = tuple[int, Wager]


class Done(NamedTuple):
    """The handling of one spot. An Ante may be taken and its bonus paid all the same."""

    taken: bool
    paid: Money

    def __str__(self) -> str:
        if self.taken:
            return f"take, pay {self.paid}" if self.paid else "take"
        return f"pay {self.paid}" if self.paid else "push"


PUSH = Done(taken=False, paid=NOTHING)
TAKE = Done(taken=True, paid=NOTHING)


def pay(amount: Money) -> Done:
    return Done(taken=False, paid=amount)


def spot_of(wager: Wager) -> Wager:
    """The spot on which the wager is settled: for the Ante Bonus that of the Ante."""
    return Wager.ANTE if wager is Wager.ANTE_BONUS else wager


def due_on(line: Line | None) -> Done:
    """The act that one line asks for; PUSH for none."""
    if line is None or line.result is Result.PUSH:
        return PUSH
    return TAKE if line.result is Result.LOSE else pay(line.pays)


def due_at_seat(lines: Iterable[Line]) -> dict[Wager, Done]:
    """The acts that one seat's settlement lines ask for, by spot."""
    due: dict[Wager, Done] = {}
    for line in lines:
        spot = spot_of(line.wager)
        before = due.get(spot, PUSH)
        taken = before.taken or line.result is Result.LOSE
        due[spot] = Done(taken, before.paid + line.pays if before.paid else line.pays)
    return due


def due_in(settlement: Settlement) -> dict[Cell, Done]:
    """The acts that a whole round asks for, by seat and spot."""
    return {
        (seat.seat, spot): done
        for seat in settlement.seats
        for spot, done in due_at_seat(seat.lines).items()
    }


@lru_cache(maxsize=4)
def done_in(verdict: Verdict) -> Mapping[Cell, Done]:
    """The trainee's acts on each wager of the round, and on any other that was touched.

    A seat that was not worked is left out, for it shows no belief. A forfeited wager that was paid
    counts as not collected; an Ante whose bonus was paid was collected.
    """
    acts: dict[int | None, list[Action]] = defaultdict(list)
    for action in settled_in(verdict):
        acts[action.place].append(action)
    left = unworked(verdict)
    return {
        (seat.seat, spot): done
        for seat in verdict.script.settlement.seats
        if acts and seat.seat not in left
        for spot, done in _at_seat(seat, acts[seat.seat]).items()
    }


def _at_seat(seat: SeatSettlement, acts: Iterable[Action]) -> dict[Wager, Done]:
    paid: dict[Wager, Money] = defaultdict(Money)
    taken = {action.wager for action in acts if action.verb is Verb.TAKE}
    for action in acts:
        if action.wager is not None and action.amount is not None:
            paid[spot_of(action.wager)] += action.amount
    if any(action.verb is Verb.COLLECT for action in acts):
        itself = {action.wager for action in acts if action.amount}
        taken |= {line.wager for line in seat.lines if line.forfeited} - itself
    spots = {spot_of(line.wager) for line in seat.lines}
    touched = {spot_of(action.wager) for action in acts if action.wager is not None}
    return {spot: Done(spot in taken, paid[spot]) for spot in spots | touched}


_TAKE, _LEAVE, _PAY = "take", "leave", "pay"
Dones = Mapping[Wager, Done]


class WagerAsked(Struct, frozen=True):
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
