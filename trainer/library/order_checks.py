"""Contradictions inside one procedure file: steps that are not due, orders nobody can keep."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import TypeVar

from trainer.dealing.procedure import Precedence, SeatOrder, StepKind, WagerOrder, Within
from trainer.errors import Place
from trainer.library.shape import Notes, Parts

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
    """Note what contradicts what, among the keys that could be read."""
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
            notes.wrong(("steps", kind.value), "is missing; no round is settled without it")
    for place, kind in _named(order, seat_order, wager_order):
        due = StepKind.DEAL if kind is StepKind.DEAL_DEALER else kind
        if due not in steps:
            message = f"{kind} is not due at this house; add it under steps or leave it out here"
            notes.wrong(place, message)


def _named(
    order: tuple[Precedence, ...],
    seat_order: tuple[SeatOrder, ...],
    wager_order: tuple[WagerOrder, ...],
) -> Iterator[tuple[Place, StepKind]]:
    for at, rule in enumerate(order):
        yield ("order", at, "first"), rule.first
        yield ("order", at, "then"), rule.then
    for at, seats in enumerate(seat_order):
        yield from ((("seat_order", at, "steps", n), kind) for n, kind in enumerate(seats.steps))
    for at, wagers in enumerate(wager_order):
        yield ("wager_order", at, "step"), wagers.step


def _both(kind: StepKind) -> tuple[StepKind, ...]:
    """The deal is the deliveries to the seats and to the dealer."""
    return (kind, StepKind.DEAL_DEALER) if kind is StepKind.DEAL else (kind,)


def _no_circle(order: tuple[Precedence, ...], notes: Notes) -> None:
    """No step comes, over other steps, before itself; no pair is said twice."""
    after: dict[StepKind, set[StepKind]] = {}
    for at, rule in enumerate(order):
        same = [each for each in order[:at] if (each.first, each.then) == (rule.first, rule.then)]
        if same and same[0] != rule:
            notes.wrong(("order", at), f"{rule.first} before {rule.then} stands twice; keep one")
        circle = _way(after, _both(rule.then), _both(rule.first))
        if circle:
            words = " before ".join([rule.first.value, *(kind.value for kind in circle)])
            notes.wrong(("order", at), f"goes in a circle: {words}; leave one of them out")
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
    """Seat by seat cannot be kept where the whole table has to wait between two of the steps."""
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
                message = (
                    f"puts {rule.first} at every seat before any {rule.then}, but seat_order "
                    "finishes one seat before the next; write within: seat, or take one out there"
                )
                notes.wrong(("order", at), message)


def _one_direction(seat_order: tuple[SeatOrder, ...], notes: Notes) -> None:
    for at, rule in enumerate(seat_order):
        for kind in rule.steps:
            before = [each for each in seat_order[:at] if kind in each.steps]
            if any(each.direction is not rule.direction for each in before):
                notes.wrong(("seat_order", at), f"sends {kind} the other way as well; keep one")


def _wagers_have_one_order(wager_order: tuple[WagerOrder, ...], notes: Notes) -> None:
    for at, rule in enumerate(wager_order):
        for n, wager in enumerate(rule.wagers):
            if wager.is_bonus and rule.step is StepKind.TAKE:
                message = f"{wager} is never taken; leave it out"
                notes.wrong(("wager_order", at, "wagers", n), message)
        for before in wager_order[:at]:
            if before.step is rule.step and _opposed(before, rule):
                notes.wrong(("wager_order", at), "contradicts the one above it; keep one")


def _opposed(one: WagerOrder, other: WagerOrder) -> bool:
    shared = [wager for wager in one.wagers if wager in other.wagers]
    places = [other.wagers.index(wager) for wager in shared]
    return any(later < earlier for earlier, later in pairwise(places))
