"""The forms of a draft's procedure: a row for each step, and below it what is ordered of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from trainer.dealing.procedure import DealBy, Direction, StepKind, StepWhen, Within
from trainer.errors import Place
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE
from trainer.library.house_files.order_checks import AT_A_SEAT
from trainer.marking.words import capital
from trainer.school.house_book.steps import after_words
from trainer.school.workshop.form_pieces import Choice, Line, Section, listed
from trainer.school.workshop.step_changes import (
    AFTER,
    ANY,
    BEFORE,
    EVERY_ROUND,
    HAND,
    STRICT,
    TABLE,
    WHOLE_HAND,
    folds_when,
    in_turn,
    loosen,
    money_way,
    put_direction,
    put_folds_when,
    put_money_way,
    put_reveal_when,
    put_step,
    put_step_order,
    put_step_way,
    step_name,
    steps_before,
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
_WHEN = {BEFORE: phrase("Before the dealer's hand"), AFTER: phrase("After it")}
_REVEALED = {
    EVERY_ROUND: phrase("In every round"),
    StepWhen.CONTESTED: phrase("Only where a bet in play depends on it"),
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
_MONEY = {
    HAND: phrase("Hand by hand"),
    WHOLE_HAND: phrase("Hand by hand, cards too"),
    TABLE: phrase("All losing bets first"),
    ANY: _EITHER,
}


def procedure_sections(draft: Draft) -> Iterator[Section]:
    """A section for each step in turn, those that may be added among them; after each what else
    is ordered of it."""
    house, written = draft.house(), draft.value(PROCEDURE_FILE)
    rules, before = house.rules, steps_before(house.procedure)
    more = [_money(written), *_money_orders(rules, written), *_around_table(rules, written)]
    more += _befores(rules, written)
    for kind in in_turn(house.procedure, {*house.procedure.steps, *_DONE_OR_NOT}):
        below = [each for each in more if each.of == _key(kind)]
        step = _step(rules, written, kind, _order(kind, before))
        yield replace(step, rows=tuple(each.cites for each in below if each.cites))
        yield from below


def _key(kind: StepKind) -> str:
    return f"step.{StepKind.DEAL if kind is StepKind.DEAL_DEALER else kind}"


# ------------------------------------------------------------------------------------- steps


def _step(
    rules: HouseRules, written: dict[str, Any], kind: StepKind, order: Choice | None
) -> Section:
    own = written["steps"].get(kind.value)
    answers = tuple(_answers(rules, written, kind, due=own is not None))
    name = step_name(rules, kind)
    chosen = [said for each in answers if (said := dict(each.options).get(each.value, ""))]
    return Section(
        _key(kind), name, say_list(chosen, ""), (*answers, *([order] if order else [])),
        str((own or {}).get("rule", "")), "reading" in (own or {}),
        ("steps", kind.value) if own is not None else (), PROCEDURE_FILE,
        name=name, answers=answers, order=order,
        also=(("own_pass",),) if kind is StepKind.PAY and "own_pass" in written else (),
    )  # fmt: skip


def _answers(
    rules: HouseRules, written: dict[str, Any], kind: StepKind, *, due: bool
) -> Iterator[Choice]:
    if kind in _DONE_OR_NOT:
        yes, no = map(say_phrase, _DONE_OR_NOT[kind])
        yield Choice(
            f"step.{kind}.due", step_name(rules, kind), "yes" if due else "no",
            (("yes", yes), ("no", no)), PROCEDURE_FILE, ("steps", kind.value),
            partial(put_step, kind),
        )  # fmt: skip
    if kind is StepKind.DEAL:
        by = str(written["deal"]["by"])
        yield Choice(
            "deal.by", say("Cards are dealt"), by, _said(_BY), PROCEDURE_FILE, ("deal", "by"),
            lambda draft, value: draft.put(PROCEDURE_FILE, ("deal", "by"), value),
        )  # fmt: skip
    if kind in AT_A_SEAT and due and (way := _way(written, kind)) is not None:
        yield Choice(
            f"step.{kind}.way", say("Around the table"), way,
            (*_said(_WAYS), (ANY, say_phrase(_EITHER))), PROCEDURE_FILE, ("seat_order",),
            partial(put_step_way, kind),
        )  # fmt: skip
    if kind is StepKind.REVEAL_DEALER:
        when = str(written["steps"][kind.value].get("when", EVERY_ROUND))
        yield Choice(
            f"step.{kind}.when", say("When"), when, _said(_REVEALED), PROCEDURE_FILE,
            ("steps", kind.value), put_reveal_when,
        )  # fmt: skip
    if kind is StepKind.COLLECT:
        yield Choice(
            "folds.when", say("When"), folds_when(written),
            (*_said(_WHEN), (ANY, say_phrase(_EITHER))), PROCEDURE_FILE, ("order",),
            put_folds_when,
        )  # fmt: skip


def _way(written: dict[str, Any], kind: StepKind) -> str | None:
    """The direction of the step; None where it depends on something."""
    own = [each for each in written.get("seat_order", ()) if kind.value in each["steps"]]
    if any(key in each for each in own for key in ("when", "wagers", "within")):
        return None
    return str(own[0]["direction"]) if own else ANY


def _order(kind: StepKind, known: Mapping[StepKind, tuple[StepKind, bool]]) -> Choice | None:
    """The order of the step after the one before it; None for the first."""
    if kind not in known:
        return None
    first, strict = known[kind]
    return Choice(
        f"step.{kind}.order", say("Order"), STRICT if strict else ANY, _strict_or_any(),
        PROCEDURE_FILE, ("order",), partial(put_step_order, kind, first),
    )  # fmt: skip


def _strict_or_any() -> tuple[tuple[str, str], ...]:
    return (STRICT, say("Strict")), (ANY, say("Any order"))


def _said(words: Mapping[Any, Phrase]) -> tuple[tuple[str, str], ...]:
    return tuple((str(each), say_phrase(told)) for each, told in words.items())


# --------------------------------------------------------------------------- what is ordered


def _money(written: dict[str, Any]) -> Section:
    """If the hands are settled one by one, or all losing bets are taken first."""
    choice = Choice(
        "step.money", say("The table is settled"), money_way(written), _said(_MONEY),
        PROCEDURE_FILE, ("seat_order",), put_money_way,
    )  # fmt: skip
    return Section(
        choice.key, choice.name, dict(choice.options)[choice.value], (choice,),
        file=PROCEDURE_FILE, name=choice.name, of=_key(StepKind.PAY), answers=(choice,),
    )  # fmt: skip


def _money_orders(rules: HouseRules, every: dict[str, Any]) -> Iterator[Section]:
    """The orders in which the wagers of one hand are taken or paid."""
    for at, written in enumerate(every.get("wager_order", ())):
        place = ("wager_order", at)
        wagers = [Wager(each) for each in written["wagers"]]
        says = say_list([rules.spot_name(each) for each in wagers], "")
        line = Line(
            f"wager_order.{at}.wagers", say("From the first to the last"), says, PROCEDURE_FILE,
            (*place, "wagers"), partial(_put_money_order, rules, at, wagers),
        )  # fmt: skip
        kind = StepKind(written["step"])
        title = say("{step}: the wagers of one hand", step=step_name(rules, kind))
        name = say("Bets of one hand")
        yield _row(kind, f"wager_order.{at}", title, says, written, place, name, (line,))


def _around_table(rules: HouseRules, every: dict[str, Any]) -> Iterator[Section]:
    """The direction of some steps around the table."""
    for at, written in enumerate(every.get("seat_order", ())):
        choice = Choice(
            f"seat_order.{at}", say("Around the table"), str(written["direction"]), _said(_WAYS),
            PROCEDURE_FILE, ("seat_order", at, "direction"), partial(put_direction, at),
        )  # fmt: skip
        kinds = [StepKind(each) for each in written["steps"]]
        steps = say_list([_lower(step_name(rules, each)) for each in kinds])
        name = say("Around the table")
        if len(kinds) > 1:
            name = say("Hand by hand: {steps}", steps=steps)
        title = say("Around the table: {steps}", steps=steps)
        way = dict(choice.options)[choice.value]
        yield _row(
            kinds[0], f"seat_order.{at}", title, way, written, ("seat_order", at), name, (choice,)
        )


def _befores(rules: HouseRules, every: dict[str, Any]) -> Iterator[Section]:
    """The rules that put one step before another."""
    for at, written in enumerate(every.get("order", ())):
        first, then = StepKind(written["first"]), StepKind(written["then"])
        after = after_words(rules, first, Within(written["within"]))
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


def _put_money_order(
    rules: HouseRules, at: int, wagers: list[Wager], draft: Draft, text: str
) -> None:
    names = {rules.spot_name(each).casefold(): each for each in wagers}
    found = [names.get(each.casefold()) for each in listed(text)]
    if sorted(map(str, found)) != sorted(map(str, wagers)):
        every = say_list([rules.spot_name(each) for each in wagers], "")
        raise ValueError(say("Write each of these once: {wagers}.", wagers=every))
    put_order(draft, at, [each.value for each in found if each is not None])


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
