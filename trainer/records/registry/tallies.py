"""Roll-ups: what rounds add up to, by day, by week and in all, for each account and for everybody.

Every figure stands for its account and for everybody, each at three grains of time; and by week and
in all for those who were taught at the same house when they worked. Mistakes by kind and items have
no rows by day, and items none by the house taught: nothing is told of them so, and a round adds to
half as many rows. A view so reads some hundred rows, however many rounds are kept.

A round adds to four rows of each item that it shows: so all that these rows are of stands once, in
``item_scopes``, and they are known by its number. A scope that nothing is summed up under stays.

``rounds`` and ``quick`` have the columns of ``COUNTED_OF_ROUND`` and ``COUNTED_OF_QUICK``; what
counts is what is in force of them. How the sums are kept is said in ``derived.sums``.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, Table, Text, UniqueConstraint

from trainer.drills.skills.skill import Area
from trainer.game.wagers import Wager
from trainer.records.declared import metadata

EVERYBODY = "*"
"""Stands for the account where a row sums up everybody's."""


def taught_at(house: str) -> str:
    """Stands for the account where a row sums up all who were taught at that house."""
    return EVERYBODY + house


DAY, WEEK, ALL = "d", "w", "a"
"""Grains of time. A week is counted from 1970 as days are, and begins on a Monday."""

AREAS = tuple(area.value for area in Area)
BASES = ("table", *(wager.value for wager in Wager))
"""What a decision can be about: the table as a whole, or a wager."""

PACE_S = (5, 8, 10, 12, 15, 20, 25, 30, 40, 60, 90)
"""Where one step of the time histogram ends and the next begins: seconds for a hand."""

BY_AREA = tuple(f"{what}_{area}" for area in AREAS for what in ("seen", "right"))
"""Decisions about an area, and how many of them were right unaided."""
ASKED = tuple(f"asked_{base}" for base in BASES)
"""How often a mistake could have been made."""
PACES = tuple(f"pace_{step}" for step in range(len(PACE_S) + 1))
"""Rounds by the seconds that a hand took in them: the time histogram."""

COUNTED_OF_ROUND = (*BY_AREA, *ASKED)
COUNTED_OF_QUICK = BY_AREA

OF_ROUND = (
    "right",
    "lines",
    "critical",
    "serious",
    "minor",
    "passed",
    "players_short_cents",
    "house_short_cents",
    "hands",
    "elapsed_ms",
)
OF_QUICK = ("items", "items_right")
FIGURES = ("rounds", *OF_ROUND, *ASKED, *PACES, "sittings", *OF_QUICK, *BY_AREA)
COSTS = ("mistakes", "players_short_cents", "house_short_cents")
ANSWERS = ("answers", "right", "clean_answers", "clean_right")
"""Answers to an item, and those where the rest of the round was without a fault."""

WHEN = ("account", "grain", "at", "house", "drill")
SCOPE = (*WHEN, "source")
"""What the sums of items are of, beside the item."""


def week_of(day: int) -> int:
    """The week of that day, both counted from 1970."""
    return (day + 3) // 7


def first_day(week: int) -> int:
    """The Monday on which that week begins."""
    return 7 * week - 3


def _rolled_up(name: str, keys: tuple[str, ...], figures: tuple[str, ...]) -> Table:
    return Table(
        name,
        metadata,
        *(_key(each) for each in keys),
        *(_whole(figure) for figure in figures),
        # SQLAlchemy before 2.0.39 writes these two without a comma, which SQLite refuses.
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _key(name: str, *, key: bool = True) -> Column[Any]:
    if name in ("at", "scope"):
        return _whole(name, key=key)
    return Column(name, Text, primary_key=key, nullable=False)


def _whole(name: str, *, key: bool = False) -> Column[int]:
    kind = BigInteger().with_variant(Integer(), "sqlite")
    return Column(name, kind, primary_key=key, nullable=False, autoincrement=False)


tallies = _rolled_up("tallies", WHEN, FIGURES)
kind_tallies = _rolled_up("kind_tallies", (*WHEN, "kind", "misreading"), COSTS)
item_scopes = Table(
    "item_scopes",
    metadata,
    _key("scope"),
    *(_key(each, key=False) for each in SCOPE),
    UniqueConstraint(*SCOPE, name=f"item_scopes_only_{'_'.join(SCOPE[:3])}"),
    sqlite_strict=True,
)
item_tallies = _rolled_up("item_tallies", ("scope", "skill"), ANSWERS)

TALLIES = (tallies, kind_tallies, item_tallies)
