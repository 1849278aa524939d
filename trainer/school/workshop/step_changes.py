"""The steps of a draft's procedure changed: put in, left out, ordered, turned around."""

from __future__ import annotations

from itertools import takewhile

from trainer.dealing.procedure import StepKind
from trainer.errors import Place
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE
from trainer.library.order_checks import AT_A_SEAT
from trainer.school.house_book.order_comparison import closure
from trainer.school.workshop.wager_set import UNCITED, take_step

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
    draft.append(PROCEDURE_FILE, ("order",), rule)


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
