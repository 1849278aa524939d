"""The forms of a draft's procedure: a row for each step, and below it what is ordered of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from trainer.dealing.house import House
from trainer.dealing.procedure import DealBy, Direction, StepKind, Within
from trainer.errors import Place
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE
from trainer.library.order_checks import AT_A_SEAT
from trainer.marking.words import capital
from trainer.school.house_book.steps import after_words
from trainer.school.workshop.form_pieces import Choice, Line, Section
from trainer.school.workshop.round_steps import in_turn, step_name, steps_before
from trainer.school.workshop.step_changes import (
    ANY,
    STRICT,
    loosen,
    put_direction,
    put_step,
    put_step_order,
    put_step_way,
)
from trainer.school.workshop.wager_set import put_order
from trainer.wording import Phrase, phrase, say, say_list, say_phrase

_BY = {
    DealBy.CARD: phrase("One card at a time"),
    DealBy.HAND: phrase("Three cards at once"),
    DealBy.EITHER: phrase("Either way"),
}
_WAYS = {
    Direction.LEFT_TO_RIGHT: phrase("Left to right"),
    Direction.RIGHT_TO_LEFT: phrase("Right to left"),
}
_DONE_OR_NOT = {
    StepKind.PLACE_YOUR_BETS: (phrase("Announced"), phrase("Not announced")),
    StepKind.CHECK_BETS: (phrase("Before the deal"), phrase("Not needed")),
    StepKind.NO_MORE_BETS: (phrase("Announced"), phrase("Not announced")),
    StepKind.RACK_STUB: (phrase("To the discard rack"), phrase("Stays in the shuffler")),
    StepKind.COVER_DEALER: (phrase("With the cut card"), phrase("Not covered")),
    StepKind.RELEASE_CARDS: (phrase("After the deal"), phrase("At any time")),
    StepKind.CALL_DEALER: (phrase("Called"), phrase("Not called")),
    StepKind.CALL_STAND_OFF: (phrase("Called"), phrase("Not called")),
}
"""The steps that a house can do without, with what is said of them."""

_EITHER = phrase("Either way")


def procedure_sections(draft: Draft) -> Iterator[Section]:
    """A section for each step in turn, those that may be added among them; after each what else
    is ordered of it."""
    house = draft.house()
    more = [*_money_orders(draft, house.rules), *_around_table(draft), *_befores(draft)]
    due = house.procedure.steps
    for kind in in_turn(
        house.procedure, [*due, *(each for each in _DONE_OR_NOT if each not in due)]
    ):
        yield _step(draft, house, kind)
        yield from (each for each in more if each.of == _key(kind))


def _key(kind: StepKind) -> str:
    return f"step.{StepKind.DEAL if kind is StepKind.DEAL_DEALER else kind}"


# ------------------------------------------------------------------------------------- steps


def _step(draft: Draft, house: House, kind: StepKind) -> Section:
    place = ("steps", kind.value)
    written = draft.at(PROCEDURE_FILE, place)
    answers = tuple(_answers(draft, kind, due=written is not None))
    order = None if written is None else _order(draft, house, kind)
    name = step_name(house.rules, kind)
    told = [dict(each.options).get(each.value, "") for each in answers]
    return Section(
        _key(kind), name, ", ".join(filter(None, told)), (*answers, *([order] if order else [])),
        str((written or {}).get("rule", "")), "reading" in (written or {}),
        place if written is not None else (), PROCEDURE_FILE,
        name=name, answers=answers, order=order,
    )  # fmt: skip


def _answers(draft: Draft, kind: StepKind, *, due: bool) -> Iterator[Choice]:
    if kind in _DONE_OR_NOT:
        yes, no = map(say_phrase, _DONE_OR_NOT[kind])
        yield Choice(
            f"step.{kind}.due", step_name(draft.house().rules, kind), "yes" if due else "no",
            (("yes", yes), ("no", no)), PROCEDURE_FILE, ("steps", kind.value),
            partial(put_step, kind),
        )  # fmt: skip
    if kind is StepKind.DEAL:
        by = str(draft.at(PROCEDURE_FILE, ("deal", "by")))
        yield Choice(
            "deal.by", say("Cards are dealt"), by, _said(_BY), PROCEDURE_FILE, ("deal", "by"),
            lambda draft, value: draft.put(PROCEDURE_FILE, ("deal", "by"), value),
        )  # fmt: skip
    if kind in AT_A_SEAT and due and (way := _way(draft, kind)) is not None:
        yield Choice(
            f"step.{kind}.way", say("Around the table"), way,
            (*_said(_WAYS), (ANY, say_phrase(_EITHER))), PROCEDURE_FILE, ("seat_order",),
            partial(put_step_way, kind),
        )  # fmt: skip


def _way(draft: Draft, kind: StepKind) -> str | None:
    """The direction of the step; None where it depends on something."""
    orders = draft.at(PROCEDURE_FILE, ("seat_order",)) or []
    own = [each for each in orders if kind.value in each["steps"]]
    if any(key in each for each in own for key in ("when", "wagers", "within")):
        return None
    return str(own[0]["direction"]) if own else ANY


def _order(draft: Draft, house: House, kind: StepKind) -> Choice | None:
    """The order of the step after the one before it; None for the first."""
    before = steps_before(house.procedure, kind)
    if before is None:
        return None
    first, strict = before
    return Choice(
        f"step.{kind}.order", say("Order"), STRICT if strict else ANY, _strict_or_any(),
        PROCEDURE_FILE, ("order",), partial(put_step_order, kind, first),
    )  # fmt: skip


def _strict_or_any() -> tuple[tuple[str, str], ...]:
    return (STRICT, say("Strict")), (ANY, say("Any order"))


def _said(words: dict[Any, Phrase]) -> tuple[tuple[str, str], ...]:
    return tuple((str(each), say_phrase(told)) for each, told in words.items())


# --------------------------------------------------------------------------- what is ordered


def _money_orders(draft: Draft, rules: HouseRules) -> Iterator[Section]:
    """The orders in which the wagers of one hand are taken or paid."""
    for at, written in enumerate(draft.at(PROCEDURE_FILE, ("wager_order",)) or []):
        place = ("wager_order", at)
        wagers = [Wager(each) for each in written["wagers"]]
        says = ", ".join(_wager_name(rules, each) for each in wagers)
        line = Line(
            f"wager_order.{at}.wagers", say("From the first to the last"), says, PROCEDURE_FILE,
            (*place, "wagers"), partial(_put_money_order, rules, at, wagers),
        )  # fmt: skip
        kind = StepKind(written["step"])
        title = say("{step}: the wagers of one hand", step=step_name(rules, kind))
        name = say("Bets of one hand")
        yield _row(kind, f"wager_order.{at}", title, says, written, place, name, (line,))


def _around_table(draft: Draft) -> Iterator[Section]:
    """The direction of some steps around the table."""
    rules = draft.house().rules
    for at, written in enumerate(draft.at(PROCEDURE_FILE, ("seat_order",)) or []):
        choice = Choice(
            f"seat_order.{at}", say("Around the table"), str(written["direction"]), _said(_WAYS),
            PROCEDURE_FILE, ("seat_order", at, "direction"), partial(put_direction, at),
        )  # fmt: skip
        kinds = [StepKind(each) for each in written["steps"]]
        steps = say_list([_lower(step_name(rules, each)) for each in kinds])
        name = say("Around the table")
        if len(kinds) > 1:
            name = say("Seat by seat: {steps}", steps=steps)
        title = say("Around the table: {steps}", steps=steps)
        way = dict(choice.options)[choice.value]
        yield _row(
            kinds[0], f"seat_order.{at}", title, way, written, ("seat_order", at), name, (choice,)
        )


def _befores(draft: Draft) -> Iterator[Section]:
    """What comes before a step."""
    rules = draft.house().rules
    for at, written in enumerate(draft.at(PROCEDURE_FILE, ("order",)) or []):
        first, then = StepKind(written["first"]), StepKind(written["then"])
        after = after_words(first, Within(written["within"]))
        title = say("{what}, {after}", what=step_name(rules, then), after=after)
        yield _row(
            then, f"order.{at}", title, say("strict"), written, ("order", at), capital(after)
        )


def _row(
    kind: StepKind,
    key: str,
    title: str,
    says: str,
    written: dict[str, Any],
    place: Place,
    name: str,
    pieces: tuple[Choice | Line, ...] = (),
) -> Section:
    """A row below its step: strict as long as it is there."""
    strict = Choice(
        f"{key}.strict", say("Order"), STRICT, _strict_or_any(), PROCEDURE_FILE, place,
        partial(loosen, place),
    )  # fmt: skip
    return Section(
        key, title, says, (*pieces, strict), str(written.get("rule", "")), "reading" in written,
        place, PROCEDURE_FILE, name=name, of=_key(kind), order=strict,
        answers=tuple(each for each in pieces if isinstance(each, Choice)),
    )  # fmt: skip


def _wager_name(rules: HouseRules, wager: Wager) -> str:
    return rules.spots.get(wager, wager.words)


def _put_money_order(
    rules: HouseRules, at: int, wagers: list[Wager], draft: Draft, text: str
) -> None:
    names = {_wager_name(rules, each).casefold(): each for each in wagers}
    found = [names.get(each.strip().casefold()) for each in text.split(",")]
    if sorted(map(str, found)) != sorted(map(str, wagers)):
        listed = ", ".join(_wager_name(rules, each) for each in wagers)
        raise ValueError(say("Write each of these once: {wagers}.", wagers=listed))
    put_order(draft, at, [each.value for each in found if each is not None])


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
