"""The costs at one table, each computed once for these houses' rules; and a cost in words: the loss
of a shift, and the table that it assumes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from math import floor, log10
from pathlib import Path
from typing import Any

from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.marking.predict import Misread
from trainer.marking.words import money
from trainer.school.beliefs.cost import CostPerRound, Costs
from trainer.school.beliefs.cost_table import METER, SEATS
from trainer.school.held_beliefs import BeliefCost
from trainer.wording import say, say_figure

# Since the program runs: whoever practises here next has a book of costs of his own.
_worked_out: dict[str, CostPerRound] = {}


class KeptCosts:
    """Looks costs up, and computes those that are missing. ``fingerprints`` are those of every
    house, because a belief may hold another house's table."""

    def __init__(
        self, misread: Misread, placard: str | None, fingerprints: Sequence[str], folder: Path
    ) -> None:
        self._misread, self._placard, self._folder = misread, placard, folder
        self._edition = sha256("|".join(sorted(fingerprints)).encode()).hexdigest()[:16]

    def of(self, belief: str) -> CostPerRound | None:
        key = f"{self._misread.rules.house}|{self._placard}|{self._edition}|{belief}"
        known = self._book.get(key)
        if known is None:
            known = _worked_out.get(key) or self._costs.of(belief)
            if known is not None:
                self._book.put(key, _worked_out.setdefault(key, known))
        return known

    @cached_property
    def _book(self) -> CostBook:
        return CostBook(self._folder)

    @cached_property
    def _costs(self) -> Costs:
        return Costs(self._misread, self._placard)


FILE = "costs.json"
# No round costs more; a file may say anything.
MOST_CENTS = 1e12
# Raised when costs are computed differently.
VERSION = 1


class CostBook:
    """A file of costs; kept in memory alone if it cannot be written."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._known: dict[str, Any] = _read(self._file)

    def get(self, key: str) -> CostPerRound | None:
        kept = self._known.get(f"{VERSION}|{key}")
        match kept:
            case [int() | float() as over, int() | float() as under, None | float() as error] if (
                0 <= over < MOST_CENTS and 0 <= under < MOST_CENTS
            ):
                return CostPerRound(over, under, error)
            case _:
                return None

    def put(self, key: str, cost: CostPerRound) -> None:
        self._known[f"{VERSION}|{key}"] = [cost.over, cost.under, cost.error]
        fresh = self._file.with_suffix(".new")
        try:
            fresh.write_text(json.dumps(self._known, indent=0), encoding="utf-8")
            fresh.replace(self._file)
        # Only a head start is lost: the costs are worked out again.
        except OSError:
            return


def _read(file: Path) -> dict[str, Any]:
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


ROUNDS_AN_HOUR, HOURS = 40, 6
_SHIFT = ROUNDS_AN_HOUR * HOURS
_UNIT = 100


def cost_words(rules: HouseRules, cost: CostPerRound) -> BeliefCost:
    """The cost of a round as that of a shift."""
    over, under = (_about(cents * _SHIFT) for cents in (cost.over, cost.under))
    whole = cost.over + cost.under
    error = None if cost.error is None or not whole else cost.error / whole
    return BeliefCost(
        text=_text(rules, over, under),
        assumes=_assumes(rules, error),
    )


def _about(cents: float) -> Money:
    """The amount rounded to two figures, in whole units of the currency."""
    units = cents / _UNIT
    if units < 1:
        return Money(0)
    step = 10 ** max(floor(log10(units)) - 1, 0)
    return Money(round(units / step) * step * _UNIT)


def _text(rules: HouseRules, over: Money, under: Money) -> str:
    more, less = money(rules, over), money(rules, under)
    if over and under:
        return say(
            "Cost per shift: overpays about {over}, underpays about {under}.", over=more, under=less
        )
    if over:
        return say("Cost per shift: overpays about {over}.", over=more)
    if under:
        return say("Cost per shift: underpays about {under}.", under=less)
    return say("Too rare to cost much in a shift.")


def _assumes(rules: HouseRules, error: float | None) -> str:
    table = say(
        "For {rounds} rounds an hour, {hours} hours, {seats} seats. Stakes and folds are the "
        "drills'.",
        rounds=ROUNDS_AN_HOUR,
        hours=HOURS,
        seats=SEATS,
    )
    if rules.envy is not None:
        meter = money(rules, METER)
        table = say("{table} The jackpot stands at {meter}.", table=table, meter=meter)
    if error is None:
        return say("{table} Exact, over every deal.", table=table)
    return say(
        "{table} Estimated from many deals, within {percent}%.",
        table=table,
        percent=say_figure(str(max(1, round(100 * error)))),
    )
