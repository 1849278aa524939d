"""The rules of a draft for the size of stakes: limits, chips of one value, and the Play wager."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import gcd
from typing import Any

from trainer.errors import Place
from trainer.game.demands import WithinLimits
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.workshop_file import UNCITED
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.document_limits import HIGH, LOW
from trainer.school.workshop.form_pieces import amount_above_zero
from trainer.school.workshop.wager_set import within
from trainer.wording import say

ON_PLAY = ("play_not_equal_ante", "play_multiple")
"""The codes of the rules for the size of the Play wager."""


_MONEY_KEYS = ("from", "to", "chip", "one_of")
"""The amounts of a betting rule."""


def put_chips(draft: Draft, chips: Sequence[Money]) -> None:
    """The house's chips. Where stakes cannot be laid in them, as in another currency, all stakes
    and limits are as many times as large as the chips. Raises InputError and OSError."""
    before = draft.house().rules.chips
    draft.put(RULES_FILE, ("chips", "values"), [str(each) for each in chips])
    unit, was = (gcd(*(each.cents for each in values)) for values in (chips, before))
    stakes = draft.at(RULES_FILE, ("stakes",))
    if not unit or not any(Money.of(each).cents % unit for one in stakes.values() for each in one):
        return

    def larger(amount: Any) -> Any:
        if isinstance(amount, list):
            return [larger(each) for each in amount]
        return str(Money(Money.of(amount).cents * unit // was))

    placed: dict[Place, Any] = {
        ("stakes", wager): larger(amounts) for wager, amounts in stakes.items()
    }
    for at, rule in enumerate(draft.at(RULES_FILE, ("bets",))):
        placed |= {("bets", at, key): larger(rule[key]) for key in _MONEY_KEYS if key in rule}
    draft.put_all(RULES_FILE, placed)


def may_be_limited(rules: HouseRules) -> tuple[Wager, ...]:
    """The wagers with stakes of their own and no limits yet; single amounts give way to limits."""
    demands = [rule.demand for rule in rules.bets]
    limited = {each.wager for each in demands if isinstance(each, WithinLimits)}
    return tuple(each for each in rules.stakes if each not in limited)


def add_limit(draft: Draft, wager: Wager) -> None:
    """The wager has limits, those of the document or from the smallest to the largest stake that is
    dealt, in the place of single amounts. Raises InputError and OSError."""
    rules = draft.house().rules
    limit = {"code": "limits", "wager": wager.value} | (
        _limit_said(draft, rules, wager)
        or {
            "from": str(min(rules.stakes[wager])),
            "to": str(max(rules.stakes[wager])),
            "reading": UNCITED,
        }
    )
    bets = draft.at(RULES_FILE, ("bets",))
    at = next((at for at, rule in enumerate(bets)
               if "one_of" in rule and rule["wager"] == wager.value), len(bets))  # fmt: skip
    if at < len(bets):
        draft.put(RULES_FILE, ("bets", at), limit)
    else:
        draft.append(RULES_FILE, ("bets",), limit)
    _within(draft, at)


def _limit_said(draft: Draft, rules: HouseRules, wager: Wager) -> dict[str, str]:
    """The limits that the document gives the wager, with their clause; empty where it gives one
    alone or several. Of a list of tables those of the first."""
    spots = tuple(rules.spots.items())
    said = [each for each in figures(draft.text(DOCUMENT), draft.cite, spots, ())
            if each.wager is wager and each.of in (LOW, HIGH)]  # fmt: skip
    said = [each for each in said if each.table == said[0].table]
    amounts = {each.of: each.value for each in said}
    if (
        len({(each.of, each.value) for each in said}) != 2
        or len(amounts) != 2
        or Money.parse(amounts[LOW]) > Money.parse(amounts[HIGH])
    ):
        return {}
    clauses = [*dict.fromkeys(each.clause for each in said)]
    return amounts | dict(zip(("rule", "beside"), clauses, strict=False))


def put_limit(at: int, key: str, draft: Draft, text: str) -> None:
    """The limit has that amount; without one it takes all chips. Stakes in dealt rounds that are
    outside are left out, and the limits themselves are dealt. Raises ValueError."""
    place = ("bets", at, key)
    if key == "chip" and not text.strip():
        if draft.at(RULES_FILE, place) is not None:
            draft.take(RULES_FILE, place)
        return
    draft.put(RULES_FILE, place, str(amount_above_zero(text)))
    _within(draft, at)


def _within(draft: Draft, at: int) -> None:
    written = draft.at(RULES_FILE, ("bets", at))
    place = ("stakes", str(written["wager"]))
    stakes = [str(each) for each in draft.at(RULES_FILE, place) or ()]
    rises = Money.of(written["from"]) <= Money.of(written["to"])
    if not stakes or not rises:
        return
    ends = [written[key] for key in ("from", "to") if _is_laid(draft, written[key])]
    every = sorted({*map(Money.of, (*stakes, *ends))})
    held = within(written, [str(each) for each in every])
    if held != stakes:
        draft.put(RULES_FILE, place, held)


def _is_laid(draft: Draft, amount: Any) -> bool:
    """True if the chips of the house can lay that amount."""
    chips = [Money.of(each).cents for each in draft.at(RULES_FILE, ("chips", "values"))]
    return Money.of(amount).cents % gcd(*chips) == 0


def play_size(rules: HouseRules) -> str:
    """``1`` where Play equals the Ante, ``2`` or ``1-3`` where it is so many times as large."""
    times = rules.play_times
    low, high = (times.least, times.most) if times is not None else (1, 1)
    return str(low) if low == high else f"{low}-{high}"


def size_words(size: str) -> str:
    least, _, most = size.partition("-")
    if most:
        return say("{least} to {most} times the Ante", least=least, most=most)
    return say("equal to the Ante") if least == "1" else say("{times} times the Ante", times=least)


def put_play(draft: Draft, size: str) -> None:
    """The Play wager equals the Ante, or is so many times as large: ``2`` or ``1-3``. Raises
    InputError, OSError and ValueError."""
    found = re.fullmatch(r"([1-9])(?:\s*[-–]\s*([1-9]))?", size.strip())
    if found is None:
        raise ValueError(say("Write how many times the Ante, like 2 or 1-3."))
    low, high = sorted((int(found[1]), int(found[2] or found[1])))
    rule = (
        {"code": ON_PLAY[0], "wager": "play", "equals": "ante"}
        if high == 1
        else {"code": ON_PLAY[1], "wager": "play", "of": "ante", "times": [low, high]}
    )
    bets = draft.at(RULES_FILE, ("bets",))
    at = next((at for at, each in enumerate(bets) if each["code"] in ON_PLAY), None)
    if at is None:
        draft.append(RULES_FILE, ("bets",), {**rule, "reading": UNCITED})
        return
    kept = {key: bets[at][key] for key in ("rule", "reading", "beside") if key in bets[at]}
    draft.put(RULES_FILE, ("bets", at), {**rule, **kept})
