"""The chapter of the round: every step in turn, what comes before it, and which way around."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.procedure import Direction, Precedence, Procedure, SeatOrder, StepKind, Within
from trainer.game.rules import HouseRules
from trainer.marking.words import spot
from trainer.school.house_book.leaf import Entry, Section
from trainer.school.house_book.steps import done_words, step_words
from trainer.wording import phrase, say, say_phrase

_WAY = {
    Direction.LEFT_TO_RIGHT: phrase("from left to right"),
    Direction.RIGHT_TO_LEFT: phrase("from right to left"),
}
_AFTER = {
    Within.TABLE: phrase("after {done}"),
    Within.SEAT: phrase("after {done}, at that seat"),
    Within.GAMBLER: phrase("after {done}, at that gambler's boxes"),
}


def in_order(rules: HouseRules, procedure: Procedure) -> tuple[Section, ...]:
    """Every step with what must be done before it; then the order of wagers and of seats."""
    any_order = say("in any order")
    steps = tuple(_step(rules, procedure, kind) for kind in StepKind if kind in procedure.steps)
    inside = tuple(_inside(rules, procedure))
    around = tuple(_around(rules, procedure, order) for order in procedure.seat_order)
    return (
        Section("step", say("Step by step"), steps, say("not ordered"), speaks=True),
        Section("inside", say("The wagers of one seat"), inside, any_order, _open(inside)),
        Section("around", say("Around the table"), around, any_order, _open(around)),
    )


def _open(entries: tuple[Entry, ...]) -> str:
    return "" if entries else say("The house orders nothing here: any order is right.")


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
    return Entry(key, say_phrase(_AFTER[order.within], done=done), sources=(order.source,))


def _inside(rules: HouseRules, procedure: Procedure) -> Iterator[Entry]:
    for order in procedure.wager_order:
        wagers = ", ".join(spot(rules, wager) for wager in order.wagers)
        what = step_words(rules, procedure, order.step)
        yield Entry(f"inside.{order.step}", what, wagers, (order.source,))


def _around(rules: HouseRules, procedure: Procedure, order: SeatOrder) -> Entry:
    """One entry for the seats, and in it each thing that is done at one before the next."""
    way = say_phrase(_WAY[order.direction])
    if order.within is Within.GAMBLER:
        way = say("{way} among one gambler's boxes", way=way)
    parts = tuple(
        Entry(f"around.{kind}", step_words(rules, procedure, kind), way, (order.source,))
        for kind in order.steps
    )
    if len(parts) == 1:
        return parts[0]
    key = f"around.{'.'.join(order.steps)}"
    what = say("One seat is finished before the next")
    return Entry(key, what, way, (order.source,), parts=parts)
