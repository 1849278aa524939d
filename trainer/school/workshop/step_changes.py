"""The steps of a draft's procedure, their order and names; put in, left out, turned around."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise, takewhile
from typing import Any

from msgspec import Struct

from trainer.dealing.procedure import Direction, Procedure, StepKind
from trainer.errors import Place
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE
from trainer.library.house_files.order_checks import AT_A_SEAT
from trainer.library.workshop_file import UNCITED
from trainer.marking.words import capital, players, spot
from trainer.school.house_book.order_comparison import closure
from trainer.school.workshop.wager_set import take_step
from trainer.wording import phrase, say

STRICT, ANY = "strict", "any"


def put_step(kind: StepKind, draft: Draft, value: str) -> None:
    """The round has that step, after the one before it; or does without. Raises InputError and
    OSError."""
    if value == "no":
        take_step(draft, kind.value)
        _tidy(draft, "seat_order")
        return
    due = [StepKind(each) for each in draft.at(PROCEDURE_FILE, ("steps",))]
    every = list(StepKind)
    before = [each for each in takewhile(lambda each: each is not kind, every) if each in due]
    later = [each for each in every[every.index(kind) + 1 :] if each in due]
    after = next((each.value for each in due if each in later), "")
    draft.insert(PROCEDURE_FILE, ("steps",), kind.value, {"reading": UNCITED}, after)
    if before:
        _order(draft, before[-1], kind)
    elif later:
        _order(draft, kind, later[0])
    if kind not in AT_A_SEAT and before and later:
        _order(draft, kind, later[0])


def put_step_order(kind: StepKind, first: StepKind, draft: Draft, value: str) -> None:
    """The step waits for the ``first``, or no longer. Raises InputError and OSError."""
    if value == STRICT:
        _order(draft, first, kind)
        return
    kept = closure(draft.house().procedure)
    for at, rule in reversed([*enumerate(draft.at(PROCEDURE_FILE, ("order",)) or [])]):
        before = StepKind(rule["first"])
        if rule["then"] == kind.value and (before is first or (first, before) in kept):
            draft.take(PROCEDURE_FILE, ("order", at))
    _tidy(draft, "order")


def _order(draft: Draft, first: StepKind, then: StepKind) -> None:
    at_a_seat = first in AT_A_SEAT and then in AT_A_SEAT
    within = "seat" if at_a_seat and StepKind.DEAL not in (first, then) else "table"
    rule = {"first": first.value, "then": then.value, "within": within, "reading": UNCITED}
    _add(draft, rule)


def _add(draft: Draft, rule: dict[str, Any]) -> None:
    """One more rule of the order, or the first."""
    _tidy(draft, "order")
    if draft.at(PROCEDURE_FILE, ("order",)):
        draft.append(PROCEDURE_FILE, ("order",), rule)
    else:
        draft.insert_block(PROCEDURE_FILE, "order", [rule], "steps")


def put_step_way(kind: StepKind, draft: Draft, value: str) -> None:
    """The step goes that way around the table, or either way. Raises InputError and OSError."""
    orders = draft.at(PROCEDURE_FILE, ("seat_order",)) or []
    own = [at for at, each in enumerate(orders) if kind.value in each["steps"]]
    if value == ANY:
        for at in reversed(own):
            _leave_out(draft, at, kind)
        _tidy(draft, "seat_order")
    elif own:
        put_direction(own[0], draft, value)
    else:
        _add_way(draft, {"steps": [kind.value], "direction": value, "reading": UNCITED})


def _leave_out(draft: Draft, at: int, kind: StepKind) -> None:
    place = ("seat_order", at, "steps")
    left = [each for each in draft.at(PROCEDURE_FILE, place) if each != kind.value]
    if left:
        draft.put(PROCEDURE_FILE, place, left)
    else:
        draft.take(PROCEDURE_FILE, place[:-1])


def _add_way(draft: Draft, order: dict[str, object]) -> None:
    if draft.at(PROCEDURE_FILE, ("seat_order",)):
        draft.append(PROCEDURE_FILE, ("seat_order",), order)
    else:
        draft.insert_block(PROCEDURE_FILE, "seat_order", [order], "order")


def put_direction(at: int, draft: Draft, value: str) -> None:
    """These steps go that way, and with them every order that has one of them: a step does not go
    both ways."""
    orders = draft.at(PROCEDURE_FILE, ("seat_order",))
    along, steps = {at}, set(orders[at]["steps"])
    while more := {n for n, each in enumerate(orders) if steps & set(each["steps"])} - along:
        along |= more
        steps |= {step for n in more for step in orders[n]["steps"]}
    for n in sorted(along):
        draft.put(PROCEDURE_FILE, ("seat_order", n, "direction"), value)


BEFORE, AFTER = "before", "after"
_OPENED = (StepKind.REVEAL_DEALER.value, StepKind.CALL_DEALER.value)
_FOLDS = (StepKind.COLLECT.value, StepKind.TUCK.value)


def folds_when(written: Mapping[str, Any]) -> str:
    """The folds are collected before the dealer's hand is opened, after it, or either way."""
    collect = _FOLDS[0]
    for order in written.get("order", ()):
        if order["first"] == collect and order["then"] in _OPENED:
            return BEFORE
        if order["then"] == collect and order["first"] in _OPENED:
            return AFTER
    return ANY


def put_folds_when(draft: Draft, value: str) -> None:
    """The folds are collected then. Raises InputError and OSError."""
    if value == folds_when(draft.value(PROCEDURE_FILE)):
        return
    for at, order in reversed([*enumerate(draft.at(PROCEDURE_FILE, ("order",)) or [])]):
        pair = order["first"], order["then"]
        if any(each in _FOLDS for each in pair) and any(each in _OPENED for each in pair):
            draft.take(PROCEDURE_FILE, ("order", at))
    due = draft.at(PROCEDURE_FILE, ("steps",))
    if value == BEFORE:
        _order(draft, StepKind.COLLECT, StepKind.REVEAL_DEALER)
    elif value == AFTER:
        opened = next(each for each in reversed(_OPENED) if each in due)
        _order(draft, StepKind(opened), StepKind.COLLECT)


EVERY_ROUND = "every_round"


def put_reveal_when(draft: Draft, value: str) -> None:
    """The dealer's hand is revealed in every round, or only then. Raises InputError and OSError."""
    step = ("steps", StepKind.REVEAL_DEALER.value)
    stands = "when" in draft.at(PROCEDURE_FILE, step)
    if value != EVERY_ROUND and not stands:
        draft.insert(
            PROCEDURE_FILE, step, "when", value, next(iter(draft.at(PROCEDURE_FILE, step)))
        )
    elif value == EVERY_ROUND and stands:
        draft.take(PROCEDURE_FILE, (*step, "when"))


HAND, WHOLE_HAND, TABLE = "hand", "whole_hand", "table"
_MONEY = (StepKind.TAKE.value, StepKind.PAY.value)
_ONE_HAND = (StepKind.REVEAL.value, *_MONEY, StepKind.CLEAR.value)


def money_way(written: Mapping[str, Any]) -> str:
    """The hands are settled one by one, or all losing wagers before all winning ones, or as the
    dealer likes."""
    together = [each["steps"] for each in written.get("seat_order", ()) if _is_money(each)]
    if any(StepKind.REVEAL.value in each for each in together):
        return WHOLE_HAND
    if together:
        return HAND
    return TABLE if any(_is_sweep(each) for each in written.get("order", ())) else ANY


def _is_money(order: Mapping[str, Any]) -> bool:
    return set(_MONEY) <= set(order["steps"])


def _is_sweep(order: Mapping[str, Any]) -> bool:
    return (order["first"], order["then"], order["within"]) == (*_MONEY, "table")


def put_money_way(draft: Draft, value: str) -> None:
    """The money is settled that way: the steps keep their direction. Raises InputError and
    OSError."""
    orders = draft.at(PROCEDURE_FILE, ("seat_order",)) or []
    of_money = [each for each in orders if set(_MONEY) & set(each["steps"])]
    before = next(iter(sorted(of_money, key=_is_money, reverse=True)), None)
    for at in reversed([at for at, each in enumerate(orders) if _is_money(each)]):
        draft.take(PROCEDURE_FILE, ("seat_order", at))
    for at, order in enumerate(draft.at(PROCEDURE_FILE, ("order",)) or []):
        if _is_sweep(order):
            draft.put(PROCEDURE_FILE, ("order", at, "within"), "seat")
    _tidy(draft, "seat_order")
    if value in (HAND, WHOLE_HAND):
        due = draft.at(PROCEDURE_FILE, ("steps",))
        steps = [each for each in (_MONEY if value == HAND else _ONE_HAND) if each in due]
        way = str((before or {"direction": "right_to_left"})["direction"])
        _add_way(draft, {"steps": steps, "direction": way, "reading": UNCITED})
    elif before is not None:
        left = draft.at(PROCEDURE_FILE, ("seat_order",)) or ()
        for step in _MONEY:
            if not any(step in each["steps"] for each in left):
                _add_way(draft, {**before, "steps": [step]})
    if value == TABLE:
        _sweep_first(draft)


def _sweep_first(draft: Draft) -> None:
    for at, order in enumerate(draft.at(PROCEDURE_FILE, ("order",)) or []):
        if (order["first"], order["then"]) == _MONEY:
            draft.put(PROCEDURE_FILE, ("order", at, "within"), TABLE)
            return
    order = {"first": _MONEY[0], "then": _MONEY[1], "within": TABLE, "reading": UNCITED}
    _add(draft, order)


def loosen(place: Place, draft: Draft, value: str) -> None:
    """Any order takes the line out."""
    if value == ANY:
        draft.take(PROCEDURE_FILE, place)
        _tidy(draft, str(place[0]))


def _tidy(draft: Draft, key: str) -> None:
    """An empty list goes."""
    written = draft.value(PROCEDURE_FILE)
    if key in written and not written[key]:
        draft.take(PROCEDURE_FILE, (key,))


_NAMES = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('"No more bets"'),
    StepKind.DEAL: phrase("Deal the cards"),
    StepKind.DEAL_DEALER: phrase("Deal the dealer's cards"),
    StepKind.RACK_STUB: phrase("Rack the stub"),
    StepKind.COVER_DEALER: phrase("Cover the dealer's hand"),
    StepKind.RELEASE_CARDS: phrase("{players} touch their cards"),
    StepKind.COLLECT: phrase("Collect the folds"),
    StepKind.TUCK: phrase("Tuck the folds"),
    StepKind.REVEAL_DEALER: phrase("Reveal the dealer's hand"),
    StepKind.CALL_DEALER: phrase("Call the dealer's hand"),
    StepKind.REVEAL: phrase("Reveal the hands"),
    StepKind.CALL_STAND_OFF: phrase("Call stand-off"),
    StepKind.TAKE: phrase("Take losing bets"),
    StepKind.PAY: phrase("Pay winning bets"),
    StepKind.CLEAR: phrase("Pick up the cards"),
}


class RoundStep(Struct, frozen=True):
    """A step of the round. ``strict``: it waits for the one before it; ``way``: its direction
    around the table; ``repeated``: it comes again for each hand in turn."""

    kind: StepKind
    name: str
    source: Source
    strict: bool
    way: Direction | None
    repeated: bool


def round_steps(rules: HouseRules, procedure: Procedure) -> tuple[RoundStep, ...]:
    kept = closure(procedure)
    repeated = _repeated(procedure)
    ways = {kind: each.direction for each in procedure.seat_order for kind in each.steps}
    before: StepKind | None = None
    found = []
    for kind in in_turn(procedure, procedure.steps):
        strict = before is not None and (before, kind) in kept
        source = procedure.steps[kind]
        way = ways.get(kind)
        found.append(RoundStep(kind, step_name(rules, kind), source, strict, way, kind in repeated))
        before = kind
    return tuple(found)


def _repeated(procedure: Procedure) -> frozenset[StepKind]:
    """The steps that one hand has in one go before the next."""
    longest = max((each.steps for each in procedure.seat_order), key=len, default=())
    return frozenset(longest if len(longest) > 1 else ())


def in_turn(procedure: Procedure, kinds: Iterable[StepKind]) -> list[StepKind]:
    """These steps in an order that the house allows, the usual one where it says nothing."""
    kept, left = closure(procedure), [each for each in StepKind if each in {*kinds}]
    found = []
    while left:
        free = (each for each in left if not any((other, each) in kept for other in left))
        found.append(next(free, left[0]))
        left.remove(found[-1])
    return found


def steps_before(procedure: Procedure) -> dict[StepKind, tuple[StepKind, bool]]:
    """For each step but the first the one before it, and if it waits for that."""
    steps, kept = in_turn(procedure, procedure.steps), closure(procedure)
    return {then: (first, (first, then) in kept) for first, then in pairwise(steps)}


def step_name(rules: HouseRules, kind: StepKind) -> str:
    """The step in two or three words of the floor."""
    if kind is StepKind.OFFER:
        return say("Offer {play}", play=spot(rules, Wager.PLAY))
    return rules.say(_NAMES[kind], players=capital(players(rules)))
