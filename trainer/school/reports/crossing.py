"""House transfer: who was taught at one house and works at another, and which of the mistakes there
the first house's table explains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.records.registry.report_rows import EACH, Slice, kind_sums, sums
from trainer.records.registry.tallies import ALL

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from trainer.records.registry.report_rows import Sum
    from trainer.school.reports.scope import View


@dataclass(frozen=True, slots=True)
class Crossing:
    """Trainees who were taught at ``taught``, at work at ``at``: ``wrong`` of ``lines`` wager
    decisions. ``explained`` mistakes follow from the table of the house they were taught at."""

    taught: str
    at: str
    trainees: int
    lines: int
    wrong: int
    explained: int

    @property
    def share(self) -> float | None:
        """The share of wrong decisions."""
        return self.wrong / self.lines if self.lines else None

    @property
    def at_home(self) -> bool:
        return self.taught == self.at


@dataclass(frozen=True, slots=True)
class Crossings:
    """Every pair of houses that anybody's work belongs to."""

    houses: tuple[str, ...]
    cells: Mapping[tuple[str, str], Crossing]


def crossings(db: Connection, view: View) -> Crossings:
    """The transfer matrix of that view. Its house, if any, is the one at which they work."""
    of = view.apart(view.scope.period.whole_grain)
    worked = sums(db, of, ("account", "house"), ("rounds", "right", "lines"))
    misread = kind_sums(db, of, ("account", "house", "misreading"), only_misread=True)
    return matrix(worked, misread, taught_at(db, view))


def taught_at(db: Connection, view: View) -> Mapping[str, str]:
    """The house at which each trainee learns: that of a class, else that of most of the rounds."""
    taught = {each.account: each.house for each in view.group.trainees if each.house}
    rest = tuple(each.account for each in view.group.trainees if not each.house)
    if not rest and not view.group.whole:
        return taught
    of = Slice(EACH if view.group.whole else rest, ALL)
    return {**mostly(sums(db, of, ("account", "house"), ("rounds",))), **taught}


def mostly(worked: Iterable[Sum]) -> Mapping[str, str]:
    """The house of most rounds, by account."""
    most: dict[str, tuple[int, str]] = {}
    for each in worked:
        account, house = each.of
        most[account] = max(most.get(account, (0, "")), (each["rounds"], house))
    return {account: house for account, (_, house) in most.items()}


def matrix(worked: Iterable[Sum], misread: Iterable[Sum], taught: Mapping[str, str]) -> Crossings:
    """The matrix of these sums."""
    cells: dict[tuple[str, str], list[int]] = {}
    for each in worked:
        account, house = each.of
        if each["lines"] and account in taught:
            cell = cells.setdefault((taught[account], house), [0, 0, 0, 0])
            cell[0] += 1
            cell[1] += each["lines"]
            cell[2] += each["lines"] - each["right"]
    for each in misread:
        account, house, misreading = each.of
        pair = taught.get(account, ""), house
        if pair in cells and _from_table(misreading, pair):
            cells[pair][3] += each["mistakes"]
    houses = sorted({house for pair in cells for house in pair})
    return Crossings(
        tuple(houses),
        {pair: Crossing(*pair, *figures) for pair, figures in cells.items()},
    )


_ANY_OTHER = "AB12"
"""The wrong rule that takes another house's Ante Bonus for this one's, whichever house it is."""


def _from_table(misreading: str, pair: tuple[str, str]) -> bool:
    """Whether the wrong rule is to go by the table of the house where one was taught."""
    taught, at = pair
    _, _, house = misreading.partition(".")
    return taught != at and (house == taught or misreading == _ANY_OTHER)
