"""Faults of order put into a trace, and the fewest moved steps that explain each."""

import random

from tests.oracle.fault import Fault, Table, Where, is_at, place, with_step, without_step
from tests.oracle.naive_check import order_allowed
from tests.oracle.naive_settle import Json


def step_moved(rng: random.Random, table: Table) -> Fault | None:
    """One step at a place where it may not stand."""
    start = rng.randrange(len(table.trace))
    step = table.trace[start]
    rest = without_step(table.trace, start)
    bad = [
        at
        for at in range(len(rest) + 1)
        if not order_allowed(table.round_, with_step(rest, at, step))
    ]
    if not bad:
        return None
    trace = with_step(rest, rng.choice(bad), step)
    return _order_fault("step moved", table, trace, fewest_moved(table, trace))


def neighbours_swapped(rng: random.Random, table: Table) -> Fault | None:
    pairs = []
    for index in range(len(table.trace) - 1):
        first, second = table.trace[index : index + 2]
        trace = [*table.trace[:index], second, first, *table.trace[index + 2 :]]
        if not order_allowed(table.round_, trace):
            pairs.append(trace)
    trace = rng.choice(pairs)
    return _order_fault("neighbours swapped", table, trace, fewest_moved(table, trace))


def seat_moved(rng: random.Random, table: Table) -> Fault | None:
    """A whole seat, from its reveal to its clear, before or after the seats where it belongs."""
    live = [seat.number for seat in table.seats if seat.in_action]
    if len(live) < 2:
        return None
    seat = rng.choice(live)
    moved = [step for step in table.trace if step in _after_dealer(table.trace, seat)]
    rest = [step for step in table.trace if step not in moved]
    gaps = range(rest.index("reveal dealer") + 1, len(rest) + 1)
    candidates = [rest[:at] + moved + rest[at:] for at in gaps if _between_seats(rest, at)]
    bad = [trace for trace in candidates if not order_allowed(table.round_, trace)]
    if not bad:
        return None
    trace = rng.choice(bad)
    return _order_fault("whole seat moved", table, trace, fewest_moved(table, trace))


def _after_dealer(trace: list[str], seat: int) -> list[str]:
    verbs = ("reveal", "take", "pay", "clear")
    return [step for step in trace if place(step)[0] == seat and step.split()[0] in verbs]


def _between_seats(rest: list[str], at: int) -> bool:
    before, after = rest[at - 1].split(), rest[at].split() if at < len(rest) else ["end"]
    return before[0] in ("clear", "call") or before[1] == "dealer" or after[0] == "reveal"


def _order_fault(kind: str, table: Table, trace: list[str], where: Where) -> Fault | None:
    if not where:
        return None
    at = {index for index, step in enumerate(trace) if any(is_at(step, spot) for spot in where)}
    return Fault(kind, trace, "out_of_order", where, at)


def fewest_moved(table: Table, trace: list[str]) -> Where:
    """The seat and wager of every explanation by one mistake with the fewest moved steps."""
    pairs = wrong_pairs(table.round_, trace)
    groups = [[step] for step in trace]
    groups += [_after_dealer(trace, seat.number) for seat in table.seats]
    moved = [_needed(group, pairs) for group in groups]
    explaining = [steps for steps in moved if steps and _explains(steps, pairs)]
    fewest = min((len(steps) for steps in explaining), default=0)
    best = [steps for steps in explaining if len(steps) == fewest]
    return {spot for steps in best for spot in _named_by(table, trace, steps)}


def wrong_pairs(round_: Json, trace: list[str]) -> list[tuple[str, str]]:
    """Steps done in the wrong order: pairs (first, then) of which the second was done first.

    That a step must follow another directly or through a third, the rules about two steps tell.
    """
    follow = {a: {b for b in trace if a != b and not order_allowed(round_, [b, a])} for a in trace}
    for third in trace:
        for later in follow.values():
            if third in later:
                later |= follow[third]
    place_of = {step: at for at, step in enumerate(trace)}
    return [(a, b) for a in trace for b in follow[a] if place_of[b] < place_of[a]]


def _needed(group: list[str], pairs: list[tuple[str, str]]) -> list[str]:
    """Those of the steps that stand in the wrong order with a step outside the group."""
    outside = [pair for pair in pairs if (pair[0] in group) != (pair[1] in group)]
    return [step for step in group if any(step in pair for pair in outside)]


def _explains(steps: list[str], pairs: list[tuple[str, str]]) -> bool:
    return all(first in steps or then in steps for first, then in pairs)


def _named_by(table: Table, trace: list[str], steps: list[str]) -> Where:
    """A moved step's seat and wager; the wager is null when the whole seat moved."""
    seat = place(steps[0])[0]
    money_of_seat = [step for step in _after_dealer(trace, seat or 0) if place(step)[1]]
    whole: Where = {(seat, None)}
    if money_of_seat and set(money_of_seat) <= set(steps):
        return whole | {place(step) for step in steps if len(steps) == 1}
    return {place(step) for step in steps}
