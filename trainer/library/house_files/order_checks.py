"""Contradictions inside one procedure file: steps that are not due, orders that cannot be kept."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import TypeVar

from trainer.dealing.procedure import Precedence, SeatOrder, StepKind, WagerOrder, Within
from trainer.errors import Place
from trainer.library.formats.shape import Notes, Parts
from trainer.wording import say

N = TypeVar("N")

AT_A_SEAT = (
    StepKind.DEAL,
    StepKind.OFFER,
    StepKind.COLLECT,
    StepKind.TUCK,
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
    StepKind.TAKE,
    StepKind.PAY,
    StepKind.CLEAR,
)
"""The steps that are done seat by seat."""

_MUST = (StepKind.REVEAL_DEALER, StepKind.TAKE, StepKind.PAY)


def check_order(parts: Parts, where: Place, notes: Notes) -> None:
    """Note contradictions among the readable keys."""
    order: tuple[Precedence, ...] = parts.get("order", ())
    seat_order: tuple[SeatOrder, ...] = parts.get("seat_order", ())
    wager_order: tuple[WagerOrder, ...] = parts.get("wager_order", ())
    if "steps" in parts:
        _steps_are_due(parts["steps"], order, seat_order, wager_order, notes)
    _no_circle(order, notes)
    _seats_can_be_finished(order, seat_order, notes)
    _one_direction(seat_order, notes)
    _wagers_have_one_order(wager_order, notes)


def _steps_are_due(
    steps: Mapping[StepKind, object],
    order: tuple[Precedence, ...],
    seat_order: tuple[SeatOrder, ...],
    wager_order: tuple[WagerOrder, ...],
    notes: Notes,
) -> None:
    for kind in _MUST:
        if kind not in steps:
            message = say('"{step}" is missing. No round is settled without it.', step=kind.words)
            notes.wrong(("steps", kind.value), message)
    for place, title, kind in _named(order, seat_order, wager_order):
        # A house's file has one step for the deal, whoever gets the card.
        due = StepKind.DEAL if kind is StepKind.DEAL_DEALER else kind
        if due not in steps:
            message = say(
                '"{step}" is not a step of this house. Add it, or leave it out here.',
                step=kind.words,
            )
            notes.wrong(place, f"{title}: {message}")


def _named(
    order: tuple[Precedence, ...],
    seat_order: tuple[SeatOrder, ...],
    wager_order: tuple[WagerOrder, ...],
) -> Iterator[tuple[Place, str, StepKind]]:
    for at, rule in enumerate(order):
        yield ("order", at, "first"), _before(rule), rule.first
        yield ("order", at, "then"), _before(rule), rule.then
    for at, seats in enumerate(seat_order):
        for n, kind in enumerate(seats.steps):
            yield ("seat_order", at, "steps", n), _around(seats), kind
    for at, wagers in enumerate(wager_order):
        yield ("wager_order", at, "step"), _of_one_hand(wagers), wagers.step


def _before(rule: Precedence) -> str:
    """The rule as the workshop's form names it, and the two others."""
    then = rule.then.words
    return say("{first} before {then}", first=rule.first.words, then=then[:1].lower() + then[1:])


def _around(rule: SeatOrder) -> str:
    return ", ".join(kind.words for kind in rule.steps)


def _of_one_hand(rule: WagerOrder) -> str:
    return say("{step}: the wagers of one hand", step=rule.step.words)


def _both(kind: StepKind) -> tuple[StepKind, ...]:
    """The deals to the seats and to the dealer."""
    return (kind, StepKind.DEAL_DEALER) if kind is StepKind.DEAL else (kind,)


def _no_circle(order: tuple[Precedence, ...], notes: Notes) -> None:
    """Note steps that come, over other steps, before themselves, and pairs given twice."""
    after: dict[StepKind, set[StepKind]] = {}
    for at, rule in enumerate(order):
        same = [each for each in order[:at] if (each.first, each.then) == (rule.first, rule.then)]
        if same and same[0] != rule:
            message = say("This order appears twice. Keep one.")
            notes.wrong(("order", at), f"{_before(rule)}: {message}")
        circle = _way(after, _both(rule.then), _both(rule.first))
        if circle:
            words = " → ".join(kind.words for kind in (rule.first, *circle[:-1], rule.first))
            message = say("The order goes in a circle. Leave one out: {steps}.", steps=words)
            notes.wrong(("order", at), f"{_before(rule)}: {message}")
            continue
        for first in _both(rule.first):
            after.setdefault(first, set()).update(_both(rule.then))


def _way(after: Mapping[N, set[N]], start: Collection[N], goals: Collection[N]) -> list[N]:
    """The steps from one of ``start`` to one of ``goals``, both included; empty for no way."""
    ways = [[each] for each in start]
    seen = set(start)
    for way in ways:
        if way[-1] in goals:
            return way
        onward = [each for each in after.get(way[-1], ()) if each not in seen]
        seen.update(onward)
        ways.extend([*way, each] for each in onward)
    return []


def _seats_can_be_finished(
    order: tuple[Precedence, ...], seat_order: tuple[SeatOrder, ...], notes: Notes
) -> None:
    """Note an order of seats that cannot be kept, because the whole table has to wait between two
    of the steps."""
    after: dict[StepKind, set[StepKind]] = {}
    for rule in order:
        after.setdefault(rule.first, set()).add(rule.then)
    for at, rule in enumerate(order):
        if rule.within is not Within.TABLE:
            continue
        for seats in seat_order:
            before = [kind for kind in seats.steps if _way(after, [kind], [rule.first])]
            later = [kind for kind in seats.steps if _way(after, [rule.then], [kind])]
            if before and later:
                message = say(
                    "This waits for all seats, but each seat is finished first ({steps}). "
                    "Let it hold at one seat (within: seat), or take one out.",
                    steps=_around(seats),
                )
                notes.wrong(("order", at), f"{_before(rule)}: {message}")


def _one_direction(seat_order: tuple[SeatOrder, ...], notes: Notes) -> None:
    for at, rule in enumerate(seat_order):
        for kind in rule.steps:
            before = [each for each in seat_order[:at] if kind in each.steps]
            if any(each.direction is not rule.direction for each in before):
                message = say('"{step}" goes in both directions. Choose one.', step=kind.words)
                notes.wrong(("seat_order", at), f"{_around(rule)}: {message}")


def _wagers_have_one_order(wager_order: tuple[WagerOrder, ...], notes: Notes) -> None:
    for at, rule in enumerate(wager_order):
        for n, wager in enumerate(rule.wagers):
            if wager.is_bonus and rule.step is StepKind.TAKE:
                message = say("{wager} is never taken. Leave it out.", wager=wager.words)
                notes.wrong(("wager_order", at, "wagers", n), f"{_of_one_hand(rule)}: {message}")
        for before in wager_order[:at]:
            if before.step is rule.step and _opposed(before, rule):
                message = say("An order above says the opposite. Keep one.")
                notes.wrong(("wager_order", at), f"{_of_one_hand(rule)}: {message}")


def _opposed(one: WagerOrder, other: WagerOrder) -> bool:
    shared = [wager for wager in one.wagers if wager in other.wagers]
    places = [other.wagers.index(wager) for wager in shared]
    return any(later < earlier for earlier, later in pairwise(places))
