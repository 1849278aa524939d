"""A school's own order of work, for a house that prescribes none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from msgspec import Struct, structs

from trainer.dealing.house import House
from trainer.dealing.procedure import Precedence, Procedure, SeatOrder, WagerOrder
from trainer.game.pay import Source, Teaching


class Convention(Struct, frozen=True):
    """Precedences, an order of wagers and an order of seats, as a procedure has them."""

    order: tuple[Precedence, ...]
    wager_order: tuple[WagerOrder, ...]
    seat_order: tuple[SeatOrder, ...]


def taught(house: House, convention: Convention, teaching: Teaching) -> House:
    """The house with the school's order wherever its own document leaves the order open. A
    departure from it is advice or, if it is enforced, a mistake like any other."""
    if teaching is Teaching.OFF:
        return house
    own = house.procedure
    procedure = structs.replace(
        own,
        order=(*own.order, *_precedences(own, convention, teaching)),
        wager_order=(*own.wager_order, *_wager_orders(own, convention, teaching)),
        seat_order=(*own.seat_order, *_seat_orders(own, convention, teaching)),
    )
    return replace(house, procedure=procedure)


def _marked(source: Source, teaching: Teaching) -> Source:
    return structs.replace(source, taught=teaching)


def _precedences(
    own: Procedure, convention: Convention, teaching: Teaching
) -> Iterator[Precedence]:
    given = {(each.first, each.then) for each in own.order}
    for each in convention.order:
        if not {(each.first, each.then), (each.then, each.first)} & given:
            yield structs.replace(each, source=_marked(each.source, teaching))


def _wager_orders(
    own: Procedure, convention: Convention, teaching: Teaching
) -> Iterator[WagerOrder]:
    given = {each.step for each in own.wager_order}
    for each in convention.wager_order:
        if each.step not in given:
            yield structs.replace(each, source=_marked(each.source, teaching))


def _seat_orders(own: Procedure, convention: Convention, teaching: Teaching) -> Iterator[SeatOrder]:
    """The school's way around the table, unless the house goes the other way."""
    for each in convention.seat_order:
        clashing = [
            order
            for order in own.seat_order
            if set(order.steps) & set(each.steps) and order.direction is not each.direction
        ]
        if not clashing:
            yield structs.replace(each, source=_marked(each.source, teaching))
