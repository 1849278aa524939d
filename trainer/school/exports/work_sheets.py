"""The work as tables: rounds, their mistakes, sittings of quick questions.

The same for one machine's own records, where nobody has a name, and for a school's, where each row
names its trainee.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.paper.sheet import Cell, Cells, Column, Sheet
from trainer.school.debrief.pace import pace
from trainer.wording import say

Row = Any
"""A row of the local records' tables or of the registry's: their columns have the same names."""


class Named(Struct, frozen=True):
    """A trainee's name and classes for a table."""

    login: str
    name: str


People = Mapping[str, Named]
"""By account. Whoever is not in it has no name any more."""


class SheetField(Struct, frozen=True):
    """A column, and its value for a row."""

    column: Column
    of: Callable[[Row], Cell]


Taken = Mapping[tuple[str, int], str]
"""What a supervisor took something for, in place of how it was marked: by attempt and number of the
mistake, 0 for the round as a whole."""

_NOTHING_TAKEN: Taken = {}


def rounds_sheet(
    rounds: Iterable[Row], people: People | None = None, taken: Taken = _NOTHING_TAKEN
) -> Sheet:
    """Finished rounds as they were marked."""
    fields = (*_rounds(), _taken_for(taken, lambda row: 0)) if people is not None else _rounds()
    return table("rounds", say("Rounds"), fields, rounds, people)


def mistakes_sheet(
    mistakes: Iterable[Row],
    rounds: Mapping[str, Row],
    people: People | None = None,
    taken: Taken = _NOTHING_TAKEN,
) -> Sheet:
    """Mistakes of finished rounds; ``rounds`` are those rounds, by attempt."""
    joined = [_Both(each, rounds[each.attempt]) for each in mistakes if each.attempt in rounds]
    fields = _mistakes()
    if people is not None:
        fields = (
            *fields,
            field("misreading", say("Wrong rule behind it")),
            _taken_for(taken, lambda row: row.number),
        )
    return table("mistakes", say("Mistakes"), fields, joined, people)


def quick_sheet(sittings: Iterable[Row], people: People | None = None) -> Sheet:
    """Finished sittings of quick questions."""
    return table("quick", say("Quick drills"), _quick(), sittings, people)


def answers_sheet(answers: Iterable[Row], sittings: Mapping[str, Row]) -> Sheet:
    """Answers to quick questions; ``sittings`` are those that they were given in, by attempt. Only
    the records of one machine have them."""
    joined = [_Both(each, sittings[each.attempt]) for each in answers if each.attempt in sittings]
    return table("answers", say("Answers"), _answers(), joined, None)


def table(
    name: str, title: str, fields: Sequence[SheetField], rows: Iterable[Row], people: People | None
) -> Sheet:
    """A sheet of these fields; the owner of each row comes first if people have names."""
    whole = [*(_whose(people) if people is not None else ()), *fields]
    cells = [tuple(each.of(row) for each in whole) for row in rows]
    return Sheet(name, title, tuple(each.column for each in whole), cells)


class _Both:
    """A mistake or an answer that falls back on the fields of its round or sitting."""

    def __init__(self, made: Row, within: Row) -> None:
        self._made, self._within = made, within

    def __getattr__(self, name: str) -> Any:
        return getattr(self._made if hasattr(self._made, name) else self._within, name)


def field(name: str, title: str, cells: Cells = Cells.TEXT, of: str = "") -> SheetField:
    """The value in the row by that name; None without one."""
    return SheetField(Column(name, title, cells), lambda row: getattr(row, of or name, None))


def _whose(people: People) -> tuple[SheetField, ...]:
    nobody = Named("", "")
    return (
        field("account", say("Account")),
        SheetField(
            Column("login", say("Sign-in name")),
            lambda row: people.get(row.account, nobody).login,
        ),
        SheetField(
            Column("trainee", say("Trainee")), lambda row: people.get(row.account, nobody).name
        ),
    )


def _rounds() -> tuple[SheetField, ...]:
    return (
        field("attempt", say("Attempt")),
        field("dealt_at", say("Dealt at (UTC)"), Cells.MOMENT, "dealt_at_ms"),
        field("house", say("House")),
        field("drill", say("Drill")),
        field("mode", say("Mode")),
        field("sitting", say("Sitting")),
        field("right", say("Right"), Cells.WHOLE),
        field("lines", say("Decisions"), Cells.WHOLE),
        SheetField(Column("points", say("Points"), Cells.NUMBER), lambda row: row.tenths / 10),
        field("passed", say("Passed"), Cells.YES),
        *_money(),
        field("hands", say("Hands"), Cells.WHOLE),
        field("seconds", say("Seconds"), Cells.SPAN, "elapsed_ms"),
        SheetField(
            Column("hands_per_hour", say("Hands an hour"), Cells.WHOLE),
            lambda row: pace(row.hands, row.elapsed_ms),
        ),
        field("marked_by", say("Marked by")),
    )


def _money() -> tuple[SheetField, ...]:
    return (
        field("players_short", say("Players short"), Cells.MONEY, "players_short_cents"),
        field("house_short", say("House short"), Cells.MONEY, "house_short_cents"),
    )


def _mistakes() -> tuple[SheetField, ...]:
    return (
        field("attempt", say("Attempt")),
        field("dealt_at", say("Dealt at (UTC)"), Cells.MOMENT, "dealt_at_ms"),
        field("house", say("House")),
        field("drill", say("Drill")),
        field("number", say("No."), Cells.WHOLE),
        field("severity", say("Severity")),
        field("code", say("Kind")),
        field("seat", say("Seat"), Cells.WHOLE),
        field("wager", say("Wager")),
        field("money", say("Difference"), Cells.MONEY, "money_cents"),
        field("title", say("Mistake")),
        field("where", say("Where"), of="where_"),
        field("rule", say("Rule")),
    )


def _taken_for(taken: Taken, number: Callable[[Row], int]) -> SheetField:
    return SheetField(
        Column("taken_for", say("Changed to")), lambda row: taken.get((row.attempt, number(row)))
    )


def _quick() -> tuple[SheetField, ...]:
    return (
        field("attempt", say("Attempt")),
        SheetField(Column("at", say("At (UTC)"), Cells.MOMENT), _quick_at),
        field("house", say("House")),
        field("drill", say("Drill")),
        field("exercise", say("Exercise")),
        field("right", say("Right"), Cells.WHOLE),
        field("items", say("Questions"), Cells.WHOLE),
        field("median_seconds", say("Median seconds"), Cells.SPAN, "median_ms"),
        field("seconds", say("Seconds"), Cells.SPAN, "elapsed_ms"),
        field("marked_by", say("Marked by")),
    )


def _answers() -> tuple[SheetField, ...]:
    return (
        field("attempt", say("Attempt")),
        SheetField(Column("at", say("At (UTC)"), Cells.MOMENT), _quick_at),
        field("house", say("House")),
        field("drill", say("Drill")),
        field("number", say("No."), Cells.WHOLE),
        field("skill", say("Skill")),
        field("right", say("Right"), Cells.YES),
        field("caught", say("Wrong rule of the answer")),
        field("seconds", say("Seconds"), Cells.SPAN, "elapsed_ms"),
    )


def _quick_at(row: Row) -> Cell:
    at: int = row.at_ms if hasattr(row, "at_ms") else row.begun_at_ms
    return at
