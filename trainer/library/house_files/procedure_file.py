"""procedure.yaml and convention.yaml: a house's acts and calls, and their order, as values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from trainer import assets
from trainer.dealing.convention import Convention
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import (
    ONE_HAND,
    DealBy,
    DealerPlays,
    Direction,
    Misdeal,
    MisdealRule,
    OwnPass,
    Precedence,
    Procedure,
    SeatOrder,
    StepKind,
    StepWhen,
    Supervised,
    WagerOrder,
    Within,
)
from trainer.errors import HouseFileError, Place
from trainer.game.pay import Source
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Checked,
    Field,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    Shape,
    Whole,
    Word,
    optional,
)
from trainer.library.house_files.file_parts import AMOUNT, ANY_WAGER, cited
from trainer.library.house_files.order_checks import AT_A_SEAT, check_order
from trainer.wording import phrase, say

_STEP = Word(tuple(StepKind), phrase("step"))
_DUE = Word(tuple(kind for kind in StepKind if kind is not StepKind.DEAL_DEALER), phrase("step"))
_SEAT_STEP = Word(AT_A_SEAT, phrase("step at a seat"))
_MONEY_STEP = Word((StepKind.TAKE, StepKind.PAY), phrase("step with money"))
_STEP_DUE: Shape[tuple[Source, StepWhen | None]] = cited(
    phrase("step"),
    {"when": optional(Word(tuple(StepWhen), phrase("condition")), "contested: not in every round")},
    lambda parts: (parts["source"], parts.get("when")),
)

_PRECEDENCE = cited(
    phrase("precedence"),
    {
        "first": Field(_STEP, about=phrase("the steps that come before")),
        "then": Field(_STEP, about=phrase("the steps that come after")),
        "within": Field(
            Word(tuple(Within), phrase("scope")), about=phrase("table, seat or gambler")
        ),
        "wagers": optional(
            Listed(ANY_WAGER, phrase("write wagers like [play, ante]")), "where not all"
        ),
    },
    lambda parts: Precedence(
        parts["first"], parts["then"], parts["within"], parts["source"], parts.get("wagers", ())
    ),
)
_WAGER_ORDER = cited(
    phrase("wager order"),
    {
        "step": Field(_MONEY_STEP, about=phrase("take or pay")),
        "wagers": Field(Listed(ANY_WAGER, phrase("write the wagers in their order"), 2)),
    },
    lambda parts: WagerOrder(parts["step"], parts["wagers"], parts["source"]),
)
_SEAT_ORDER = cited(
    phrase("seat order"),
    {
        "steps": Field(Listed(_SEAT_STEP, phrase("write steps like [take, pay]"))),
        "direction": Field(Word(tuple(Direction), phrase("direction"))),
        "within": optional(
            Word((Within.TABLE, Within.GAMBLER), phrase("scope")), "table or gambler"
        ),
        "wagers": optional(Listed(ANY_WAGER, phrase("write wagers like [ante]")), "where not all"),
        "when": optional(Word(tuple(DealerPlays), phrase("dealer")), "qualified or not_qualified"),
    },
    lambda parts: SeatOrder(
        steps=parts["steps"],
        direction=parts["direction"],
        source=parts["source"],
        within=parts.get("within", Within.TABLE),
        wagers=parts.get("wagers", ()),
        when=parts.get("when"),
    ),
)
_WAYS = (DealBy.CARD, DealBy.HAND, DealBy.EITHER)
_DEAL = Record(
    phrase("way to deal"),
    {"by": Field(Word(_WAYS, phrase("way to deal")), about=phrase("card, hand or either"))},
    lambda parts: parts["by"],
)


_ORDERS = {
    "wager_order": optional(Listed(_WAGER_ORDER, phrase("write a list of {step, wagers, rule}"))),
    "seat_order": optional(Listed(_SEAT_ORDER, phrase("write a list of {steps, direction, rule}"))),
}


_SUPERVISED = cited(
    phrase("policy on large payments"),
    {"from": Field(AMOUNT, about=phrase("payments from this amount up"))},
    lambda parts: Supervised(parts["from"], parts["source"]),
)


_RULINGS = (
    Ruling.VOID,
    Ruling.REDEAL,
    Ruling.DEAD_HAND,
    Ruling.CALL_SUPERVISOR,
    Ruling.PLAY_ON,
)
_MISDEAL = cited(
    phrase("misdeal"),
    {
        "ruling": Field(
            Word(_RULINGS, phrase("ruling")),
            about=phrase("void, redeal, dead_hand, call_supervisor or play_on"),
        ),
        "from": optional(Whole(1, 6), "from so many cards on"),
    },
    lambda parts: MisdealRule(parts["ruling"], parts["source"], parts.get("from", 1)),
)


def _dead_hands(misdeals: Mapping[Misdeal, MisdealRule], where: Place, notes: Notes) -> None:
    for misdeal, rule in misdeals.items():
        if rule.ruling is Ruling.DEAD_HAND and misdeal not in ONE_HAND:
            notes.wrong((*where, misdeal.value, "ruling"), say("only a player's hand can be dead"))


def _conditions(
    steps: Mapping[StepKind, tuple[Source, StepWhen | None]], where: Place, notes: Notes
) -> None:
    for kind, (_, when) in steps.items():
        if when is not None and kind is not StepKind.REVEAL_DEALER:
            message = say("only reveal_dealer depends on the wagers in action; take this out")
            notes.wrong((*where, kind.value, "when"), message)


_OWN_PASS = cited(
    phrase("pass of its own"),
    {"wager": Field(ANY_WAGER, about=phrase("the wager that may be settled by itself"))},
    lambda parts: OwnPass(parts["wager"], parts["source"]),
)


def _procedure(parts: Parts) -> Procedure:
    return Procedure(
        deal_by=parts["deal"],
        steps={kind: source for kind, (source, _) in parts["steps"].items()},
        order=parts.get("order", ()),
        wager_order=parts.get("wager_order", ()),
        seat_order=parts.get("seat_order", ()),
        supervised=parts.get("supervised"),
        own_pass=parts.get("own_pass"),
        misdeals=parts.get("misdeals", {}),
        only_when={kind: when for kind, (_, when) in parts["steps"].items() if when is not None},
    )


PROCEDURE: Record[Procedure] = Record(
    phrase("procedure file"),
    {
        "deal": Field(_DEAL, about=phrase("how the cards are delivered")),
        "steps": Field(
            Checked(
                Mapped(_DUE, _STEP_DUE, phrase("write the steps like take: {rule: ...}")),
                _conditions,
            )
        ),
        "order": optional(
            Listed(_PRECEDENCE, phrase("write a list of {first, then, within, rule}"))
        ),
        **_ORDERS,
        "supervised": optional(_SUPERVISED, "payments that wait for the supervisor"),
        "own_pass": optional(_OWN_PASS, "another reading of the order"),
        "misdeals": optional(
            Checked(
                Mapped(
                    Word(tuple(Misdeal), phrase("misdeal")),
                    _MISDEAL,
                    phrase("write them like count: {...}"),
                ),
                _dead_hands,
            ),
            "what stops the round",
        ),
    },
    _procedure,
    check_order,
)

CONVENTION: Record[Convention] = Record(
    phrase("convention file"),
    {
        "order": Field(Listed(_PRECEDENCE, phrase("write a list of {first, then, within, rule}"))),
        **_ORDERS,
    },
    lambda parts: Convention(
        parts["order"], parts.get("wager_order", ()), parts.get("seat_order", ())
    ),
)


CONVENTION_FILE = "convention.yaml"


def read_convention(path: Path) -> Convention:
    """The convention of the file. Raises HouseFileError with every problem."""
    return reader.read_file(path).shaped(CONVENTION, HouseFileError)


@cache
def bundled_convention() -> Convention:
    """The convention that comes with the program."""
    return read_convention(assets.folder("procedures") / CONVENTION_FILE)
