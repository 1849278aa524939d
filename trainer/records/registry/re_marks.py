"""Why rounds, sittings and exams are marked again, and which of their figures the act keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Table, select

from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.marks import quick, rounds

KEPT_FIGURES = (
    "attempt",
    "marked_by",
    "right",
    "lines",
    "tenths",
    "passed",
    "players_short_cents",
    "house_short_cents",
    "mistakes",
    "critical",
)
KEPT_OF_QUICK = ("attempt", "marked_by", "right", "items", "clean")
KEPT_OF_EXAMS = ("sitting", "outcome", "decisions", "errors", "critical", "failed_areas")

ROUNDS, QUICK, EXAMS = "was", "was_quick", "was_exams"
"""Under what name the act keeps the figures of each."""

ENDED = "ended"
"""The state of a sitting whose outcome can be another one: it went to its end, and counts."""


@dataclass(frozen=True, slots=True)
class ReMarking:
    """The house whose rules were corrected; by what was marked before, and is now. ``where``: the
    station at which that was decided, if it has a name."""

    house: str
    from_: str
    to: str
    reason: str
    where: str = ""

    def facts(self, was: Was) -> dict[str, Any]:
        """The facts of the act, beside its author."""
        return {
            "house": self.house,
            "from": self.from_,
            "to": self.to,
            "rounds": len(was[ROUNDS]),
            "reason": self.reason,
            **was,
            **({"where": self.where} if self.where else {}),
        }


@dataclass(frozen=True, slots=True)
class Again:
    """The attempts to be marked again: rounds, sittings of questions, sittings of exams."""

    rounds: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
    exams: tuple[str, ...] = ()

    def __len__(self) -> int:
        return sum(len(set(each)) for each in (self.rounds, self.quick, self.exams))

    @classmethod
    def of(cls, facts: Mapping[str, Any]) -> Again:
        """The attempts that the act names."""
        rounds, quick, exams = (facts.get(each) or () for each in (ROUNDS, QUICK, EXAMS))
        return cls(
            tuple(each["attempt"] for each in rounds),
            tuple(each["attempt"] for each in quick),
            tuple(each["sitting"] for each in exams),
        )


Was = Mapping[str, Sequence[Mapping[str, Any]]]
"""The figures that stood, by the names under which the act keeps them."""


def stood(db: Connection, again: Again) -> Was:
    """The present marks of all that is to be marked again."""
    sat = _kept(exam_sittings, KEPT_OF_EXAMS, again.exams)
    return {
        ROUNDS: _rows(db, _kept(rounds, KEPT_FIGURES, again.rounds)),
        QUICK: _rows(db, _kept(quick, KEPT_OF_QUICK, again.quick)),
        EXAMS: _rows(db, sat.where(exam_sittings.c.state == ENDED)),
    }


def all_stood(was: Was, again: Again) -> bool:
    """True if there is something to mark again, and all of it had been marked."""
    return len(again) > 0 and sum(map(len, was.values())) == len(again)


def _kept(table: Table, names: Sequence[str], keys: Sequence[str]) -> Select[Any]:
    columns: list[ColumnElement[Any]] = [table.c[name] for name in names]
    key = columns[0]
    return select(*columns).where(key.in_(keys)).order_by(key)


def _rows(db: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(query).mappings()]
