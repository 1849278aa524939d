"""The kinds of mistakes that a school counts, and how often each could have been made.

A kind is ``pair_plus.wrong_amount``: a wager, or ``table`` for what is about none, and the code of
the mistake. How often it could have been made is counted once for all codes of a wager, under the
wager's own name: ``pair_plus`` has as many opportunities as Pair Plus wagers were settled,
``table`` as many as steps were due.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from trainer.dealing.finding import Code
from trainer.dealing.script import Script
from trainer.game.wagers import Wager

TABLE = "table"
BASES: tuple[str, ...] = (TABLE, *(wager.value for wager in Wager))
"""Under what opportunities are counted."""

KINDS: tuple[str, ...] = tuple(
    f"{base}.{code.value}"
    for base in BASES
    for code in Code
    if base == TABLE or code is not Code.BAD_ACTION
)
"""The closed list: every kind that a mistake can be of."""


def kind_of(code: str, wager: str | None) -> str:
    """The kind of a mistake with that code on that wager."""
    return f"{wager or TABLE}.{code}"


def base_of(kind: str) -> str:
    """Under what the opportunities of that kind are counted."""
    return kind.partition(".")[0]


def opportunities(script: Script) -> Mapping[str, int]:
    """The number of possible mistakes in a round, by base: none if it is absent."""
    lines = (line.wager.value for seat in script.settlement.seats for line in seat.lines)
    return {TABLE: len(script.steps), **Counter(lines)}
