"""The chapter of the round: every step in turn, what comes before it, and which way around."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.procedure import Direction, Precedence, Procedure, SeatOrder, StepKind, Within
from trainer.game.rules import HouseRules
from trainer.marking.words import spot
from trainer.school.house_book.leaf import Entry, Section
from trainer.school.house_book.steps import done_words, step_words

ANY_ORDER = "in any order"
_WAY = {
    Direction.LEFT_TO_RIGHT: "from left to right",
    Direction.RIGHT_TO_LEFT: "from right to left",
}
_WHERE = {
    Within.TABLE: "",
    Within.SEAT: ", at that seat",
    Within.GAMBLER: ", at that gambler's boxes",
}


def in_order(rules: HouseRules, procedure: Procedure) -> tuple[Section, ...]:
    """Every step with what must be done before it; then the order of wagers and of seats."""
    steps = tuple(_step(rules, procedure, kind) for kind in StepKind if kind in procedure.steps)
    inside = tuple(_inside(rules, procedure))
    around = tuple(_around(rules, procedure, order) for order in procedure.seat_order)
    return (
        Section("step", "Step by step", steps, "not ordered", speaks=True),
        Section("inside", "The wagers of one seat", inside, ANY_ORDER, _open(inside)),
        Section("around", "Around the table", around, ANY_ORDER, _open(around)),
    )


def _open(entries: tuple[Entry, ...]) -> str:
    return "" if entries else "The house orders nothing here: any order is right."


def _step(rules: HouseRules, procedure: Procedure, kind: StepKind) -> Entry:
    before = tuple(_before(order) for order in procedure.order if _then(order) is kind)
    what = step_words(rules, procedure, kind)
    return Entry(f"step.{kind}", what, sources=(procedure.steps[kind],), parts=before)


def _then(order: Precedence) -> StepKind:
    """The step under which it stands: dealing to the dealer is part of the deal."""
    return StepKind.DEAL if order.then is StepKind.DEAL_DEALER else order.then


def _before(order: Precedence) -> Entry:
    done = done_words(order.first, order.within)
    key = f"before.{order.first}.{order.then}.{order.within}"
    return Entry(key, f"after {done}{_WHERE[order.within]}", sources=(order.source,))


def _inside(rules: HouseRules, procedure: Procedure) -> Iterator[Entry]:
    for order in procedure.wager_order:
        wagers = ", ".join(spot(rules, wager) for wager in order.wagers)
        what = step_words(rules, procedure, order.step)
        yield Entry(f"inside.{order.step}", what, wagers, (order.source,))


def _around(rules: HouseRules, procedure: Procedure, order: SeatOrder) -> Entry:
    """One entry for the seats, and in it each thing that is done at one before the next."""
    way = _WAY[order.direction]
    if order.within is Within.GAMBLER:
        way = f"{way} among one gambler's boxes"
    parts = tuple(
        Entry(f"around.{kind}", step_words(rules, procedure, kind), way, (order.source,))
        for kind in order.steps
    )
    if len(parts) == 1:
        return parts[0]
    key = f"around.{'.'.join(order.steps)}"
    return Entry(key, "One seat is finished before the next", way, (order.source,), parts=parts)
