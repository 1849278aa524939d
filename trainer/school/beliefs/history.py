"""The evidence of everything recorded at a house, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from trainer.marking.beliefs import is_about_money
from trainer.marking.evidence import Seen
from trainer.marking.suspicion import AT_MOST, Diagnosis, diagnose_beliefs
from trainer.school.beliefs.shown import TABLE

if TYPE_CHECKING:
    from trainer.records.observation import ExposureSeen

WINDOW = 200
"""So many rounds and sittings, the latest ones, are looked at: what was believed before shows in
them, or is believed no more."""

_NO_LIMIT = 100


@dataclass(frozen=True, slots=True)
class Sight:
    """One exposure as the records have it."""

    misreading: str
    cell: Hashable
    seen: Seen


@dataclass(frozen=True, slots=True)
class Look:
    """One round, or one item of a quick drill, and what it showed."""

    attempt: str
    at_ms: int
    exposures: tuple[Sight, ...]

    @property
    def wrong(self) -> frozenset[Hashable]:
        return frozenset(each.cell for each in self.exposures if each.seen is not Seen.CLEAN)


@dataclass(frozen=True, slots=True)
class History:
    """What is believed at a house, of money and of conduct apart: a wrong order explains no wrong
    payment. Conduct has no rivals and so no most: each habit shows by itself."""

    money: tuple[Look, ...]
    conduct: tuple[Look, ...]
    about_money: Diagnosis
    about_conduct: Diagnosis

    @classmethod
    def of(cls, rows: Iterable[ExposureSeen]) -> History:
        """The rows by attempt, the oldest first."""
        kept = list(rows)
        money = _looks([row for row in kept if is_about_money(row.misreading)], apart=False)
        conduct = _looks([row for row in kept if not is_about_money(row.misreading)], apart=True)
        return cls(
            money,
            conduct,
            diagnose_beliefs(money, AT_MOST),
            diagnose_beliefs(conduct, _NO_LIMIT),
        )


def _looks(rows: Sequence[ExposureSeen], *, apart: bool) -> tuple[Look, ...]:
    """The rounds and items of these rows; ``apart``: each wrong rule has cells of its own."""
    found = sorted(rows, key=_when)
    looks = []
    for (attempt, _), together in groupby(found, key=_when):
        listed = list(together)
        sights = tuple(
            Sight(
                each.misreading,
                (each.misreading, each.cell) if apart else each.cell,
                _SEEN[each.seen],
            )
            for each in listed
        )
        looks.append(Look(attempt, listed[0].at_ms, sights))
    return tuple(looks)


def _sight(row: ExposureSeen, *, apart: bool) -> Sight:
    cell = (row.misreading, row.cell) if apart else row.cell
    return Sight(row.misreading, cell, _SEEN[row.seen])


_SEEN = {each.value: each for each in Seen}


def _when(row: ExposureSeen) -> tuple[str, int]:
    """A round is one look, however many cells; of a quick drill each item is."""
    is_item = row.cell.isdigit() and row.cell != TABLE
    return row.attempt, int(row.cell) if is_item else 0
