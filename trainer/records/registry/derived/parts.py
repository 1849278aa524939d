"""The parts of the roll-ups: rounds and sittings, mistakes by kind, answers by item."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Table

from trainer.records.registry.derived.in_force import quoted
from trainer.records.registry.tallies import (
    ALL,
    ANSWERS,
    ASKED,
    BY_AREA,
    COSTS,
    DAY,
    EVERYBODY,
    FIGURES,
    OF_ROUND,
    PACE_S,
    PACES,
    SCOPE,
    WEEK,
    WHEN,
    item_tallies,
    kind_tallies,
    tallies,
)

OWN, ALL_OF_THEM, TAUGHT = 1, 2, 3
"""Whose sums: the account's, everybody's, theirs who were taught at the same house."""

Grains = tuple[tuple[int, str], ...]
"""Whose sums at what grain of time."""
Sums = Mapping[str, str]
"""SQL by column."""


_OF = ("account", "taught", "day", "house", "drill")
KEYS: Sums = {
    "account": (
        f"CASE g.column1 WHEN {OWN} THEN r.account WHEN {ALL_OF_THEM} THEN '{EVERYBODY}' "
        f"ELSE '{EVERYBODY}' || r.taught END"
    ),
    "grain": "g.column2",
    # 1970 began on a Thursday: three days more, and weeks begin on Mondays.
    "at": f"CASE g.column2 WHEN '{DAY}' THEN r.day WHEN '{WEEK}' THEN (r.day + 3) / 7 ELSE 0 END",
    "house": "r.house",
    "drill": "r.drill",
}
"""``r`` is a round or a sitting, ``g`` the grains."""
SCOPED: Sums = {**KEYS, "source": "r.source"}
"""What a scope is of."""


AS_MARKED = {"rounds": "rounds", "mistakes": "round_mistakes", "quick": "quick"}
IN_FORCE = {name: f"{name}_in_force" for name in AS_MARKED}
"""What is read: the same, where nobody overrode anything."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that is added up. Attempts that have it are in the table ``has``; they are ``read``
    as ``r``, these columns, with what is read ``beside`` them. An attempt has but one row for each
    key, unless it ``repeats`` them. What is ``scoped`` is kept by the number of a scope ``s``."""

    has: str
    table: Table
    read: str
    columns: tuple[str, ...]
    sums: Sums
    grains: Grains
    finest: Grains
    keys: Sums
    beside: str = ""
    repeats: bool = False
    scoped: bool = False


def _everyones(*grains: str) -> Grains:
    return tuple((whose, grain) for whose in (OWN, ALL_OF_THEM) for grain in grains)


_TAUGHT: Grains = ((TAUGHT, WEEK), (TAUGHT, ALL))

# ----------------------------------------------------------------------------- rounds and sittings


def _of_round() -> Sums:
    own = {name: f"r.{quoted(name)}" for name in (*OF_ROUND, *ASKED, *BY_AREA)}
    return {"rounds": "1", **own, **dict(zip(PACES, map(_in_step, range(len(PACES))), strict=True))}


def _in_step(step: int) -> str:
    """1 where a hand of the round took as long as that step of the histogram says."""
    low = f"r.elapsed_ms >= {1000 * PACE_S[step - 1]} * r.hands" if step else ""
    high = f"r.elapsed_ms < {1000 * PACE_S[step]} * r.hands" if step < len(PACE_S) else ""
    within = " AND ".join(bound for bound in (low, high, "r.hands > 0") if bound)
    return f"CASE WHEN {within} THEN 1 ELSE 0 END"


_ROUNDS = Part(
    has="rounds",
    table=tallies,
    read="{rounds}",
    columns=(*_OF, *OF_ROUND, *ASKED, *BY_AREA),
    sums=_of_round(),
    grains=(*_everyones(DAY, WEEK, ALL), *_TAUGHT),
    finest=((OWN, DAY), (TAUGHT, WEEK)),
    keys=KEYS,
)
_SITTINGS = Part(
    has="quick",
    table=tallies,
    read="{quick}",
    columns=(*_OF, "items", "right", *BY_AREA),
    sums={
        "sittings": "1",
        "items": "r.items",
        "items_right": f"r.{quoted('right')}",
        **{name: f"r.{quoted(name)}" for name in BY_AREA},
    },
    grains=_ROUNDS.grains,
    finest=_ROUNDS.finest,
    keys=KEYS,
)

# ------------------------------------------------------------------------------ mistakes and items

_KINDS = Part(
    has="round_mistakes",
    table=kind_tallies,
    read="{rounds}",
    columns=("attempt", *_OF),
    sums=dict(
        zip(
            COSTS,
            (
                "1",
                "CASE WHEN m.money_cents < 0 THEN -m.money_cents ELSE 0 END",
                "CASE WHEN m.money_cents > 0 THEN m.money_cents ELSE 0 END",
            ),
            strict=True,
        )
    ),
    grains=(*_everyones(WEEK, ALL), *_TAUGHT),
    finest=((OWN, WEEK), (TAUGHT, WEEK)),
    keys={
        **KEYS,
        "kind": "coalesce(m.wager, 'table') || '.' || m.code",
        "misreading": "coalesce(m.misreading, '')",
    },
    beside=(
        " JOIN {mistakes} m ON m.attempt = r.attempt"
        " AND m.severity IN ('critical', 'serious', 'minor')"
    ),
    repeats=True,
)
_ITEMS = Part(
    has="round_items",
    table=item_tallies,
    read="{rounds}",
    columns=("attempt", *_OF, "source"),
    sums=dict(
        zip(
            ANSWERS,
            (
                "i.answers",
                f"i.{quoted('right')}",
                "CASE WHEN i.rest_clean = 1 THEN i.answers ELSE 0 END",
                f"CASE WHEN i.rest_clean = 1 THEN i.{quoted('right')} ELSE 0 END",
            ),
            strict=True,
        )
    ),
    grains=_everyones(WEEK, ALL),
    finest=((OWN, WEEK),),
    keys={"scope": "s.scope", "skill": "i.skill"},
    scoped=True,
)

PARTS = (_ROUNDS, _SITTINGS, _KINDS, _ITEMS)

assert tuple(KEYS) == WHEN
assert tuple(SCOPED) == SCOPE
assert set(FIGURES) == {*_ROUNDS.sums, *_SITTINGS.sums}
