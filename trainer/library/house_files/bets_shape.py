"""``bets:`` of a rules file: the permitted stakes, each rule with the code of its breach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from trainer.errors import Place
from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Demand,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    PostedLimits,
    Times,
    WithinLimits,
)
from trainer.game.rules import BetRule
from trainer.game.wagers import Wager
from trainer.library.formats.shape import (
    Field,
    Listed,
    Notes,
    Parts,
    Record,
    SaidShape,
    Schema,
    Shape,
    Whole,
    Yes,
    near,
    optional,
    shown,
)
from trainer.library.house_files.file_parts import AMOUNT, AMOUNTS, STAKED_WAGER, WAGERS, cited
from trainer.wording import phrase, say

_WAGER = Field(STAKED_WAGER)
_COUNT = Field(Whole(1, 7))


def _within(parts: Parts, where: Place, notes: Notes) -> None:
    if "from" in parts and "to" in parts and parts["from"] > parts["to"]:
        message = say("runs from {low} down to {high}; write the lower amount first",
                      low=parts["from"], high=parts["to"])  # fmt: skip
        notes.wrong(where, message)
    for key in ("from", "to") if "chip" in parts else ():
        if key in parts and parts[key].cents % parts["chip"].cents:
            message = say("{amount} is not a multiple of {chip}; write one that is",
                          amount=parts[key], chip=parts["chip"])  # fmt: skip
            notes.wrong((*where, key), message)


_TIMES = Listed(
    Whole(1, 9), phrase("write the least and the most, like [1, 3]"), 2, 2, repeats=True
)


def _times_rise(parts: Parts, where: Place, notes: Notes) -> None:
    if "times" in parts and parts["times"][0] > parts["times"][1]:
        notes.wrong((*where, "times"), say("runs down; write the smaller number first"))


def _form(
    code: str,
    fields: Mapping[str, Field],
    demand: Callable[[Parts], Demand],
    check: Callable[[Parts, Place, Notes], None] | None = None,
) -> Record[BetRule]:
    def build(parts: Parts) -> BetRule:
        return BetRule(code, demand(parts), parts["source"])

    what = f"rule for {code}"
    return cited(what, {"code": Field(SaidShape(code)), **fields}, build, check)


def _needs(code: str) -> Record[BetRule]:
    fields = {"wager": _WAGER, "needs": Field(WAGERS)}
    return _form(code, fields, lambda parts: Needs(parts["wager"], parts["needs"]))


_FORMS: tuple[Record[BetRule], ...] = (
    _form("no_base_wager", {"any_of": Field(WAGERS)}, lambda parts: AnyOf(parts["any_of"])),
    _needs("progressive_without_ante"),
    _needs("prime_without_base"),
    _needs("six_card_without_pair_plus"),
    _form(
        "six_card_not_equal_pair_plus",
        {"wager": _WAGER, "equals": _WAGER},
        lambda parts: Equals(parts["wager"], parts["equals"]),
    ),
    _form(
        "play_not_equal_ante",
        {"wager": Field(SaidShape("play")), "equals": Field(SaidShape("ante"))},
        lambda parts: Equals(Wager.PLAY, Wager.ANTE),
    ),
    _form(
        "play_multiple",
        {
            "wager": Field(SaidShape("play")),
            "of": Field(SaidShape("ante")),
            "times": Field(_TIMES, about=phrase("the least and the most, like [1, 3]")),
        },
        lambda parts: Times(Wager.PLAY, Wager.ANTE, *parts["times"]),
        _times_rise,
    ),
    _form(
        "ante_amount",
        {"wager": _WAGER, "one_of": Field(AMOUNTS)},
        lambda parts: OneOf(parts["wager"], parts["one_of"]),
    ),
    _form(
        "limits",
        {
            "wager": _WAGER,
            "from": Field(AMOUNT),
            "to": Field(AMOUNT),
            "chip": optional(AMOUNT, "the value of the only chips it is made in"),
        },
        lambda parts: WithinLimits(parts["wager"], parts["from"], parts["to"], parts.get("chip")),
        _within,
    ),
    _form("limits", {"posted": Field(Yes())}, lambda parts: PostedLimits()),
    _form(
        "one_hand_only",
        {"hands_per_player": _COUNT},
        lambda parts: HandsPerPlayer(parts["hands_per_player"]),
    ),
    _form(
        "too_many_open",
        {"open_per_player": _COUNT},
        lambda parts: OpenPerPlayer(parts["open_per_player"]),
    ),
    _form(
        "unequal_antes",
        {"equal_for_player": _WAGER},
        lambda parts: EqualStakes(parts["equal_for_player"]),
    ),
    _form("side_bet", {"side_bets": Field(SaidShape("forbidden"))}, lambda parts: NoSideBets()),
    _form("not_chips", {"tender": Field(SaidShape("chips"))}, lambda parts: ChipsOnly()),
)


def _code(form: Record[Any]) -> str:
    said = form.fields["code"].shape
    assert isinstance(said, SaidShape)
    return said.text


CODES: tuple[str, ...] = tuple(dict.fromkeys(_code(form) for form in _FORMS))
"""The codes of the contract that a house's own betting rules may have."""


class BetShape(Shape[BetRule]):
    """One rule of ``bets:``; its code says which keys it has."""

    def read(self, value: object, where: Place, notes: Notes) -> BetRule | None:
        code = value.get("code") if isinstance(value, Mapping) else None
        forms = [form for form in _FORMS if _code(form) == code]
        if not isinstance(value, Mapping) or not forms:
            notes.wrong(
                (*where, "code"),
                say("no code {value} here; {words}", value=shown(code), words=near(code, CODES)),
            )
            return None
        form = next((form for form in forms if _shares_a_key(form, value)), forms[0])
        return form.read(value, where, notes)

    def schema(self) -> Schema:
        return {"oneOf": [form.schema() for form in _FORMS]}


def _shares_a_key(form: Record[BetRule], value: Mapping[str, object]) -> bool:
    shared = ("code", "rule", "reading")
    return any(name in value for name in form.fields if name not in shared)
