"""House transfer: the mistakes of trainees at another house than the one they were taught at, and
those of them that its table explains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from msgspec import Struct

from trainer.records.registry.reads.report_sums import Db, Sum, misread_away, sums
from trainer.records.registry.tallies import taught_at
from trainer.school.reports.scope import View


class Crossing(Struct, frozen=True):
    """Trainees taught at ``taught`` and working at ``at``: ``wrong`` of ``lines`` wager decisions.
    ``explained`` mistakes follow from the table of the house they were taught at."""

    taught: str
    at: str
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


class Crossings(Struct, frozen=True):
    """Every pair of houses with any work."""

    houses: tuple[str, ...]
    cells: Mapping[tuple[str, str], Crossing]


def crossings(db: Db, view: View, houses: Iterable[str]) -> Crossings:
    """The transfer matrix of that view, over these houses as those taught at. The view's house, if
    any, is the place of work. A class is taught at its house; for the whole school, the house of
    the class of the time counts."""
    taught = _taught(view, houses)
    of = replace(view.summed(view.scope.period.whole_grain), accounts=tuple(taught))
    worked = sums(db, of, ("account", "house"), ("right", "lines"))
    return matrix(worked, misread_away(db, of, taught), taught)


def _taught(view: View, houses: Iterable[str]) -> Mapping[str, str]:
    """The accounts whose sums are read, each with the house taught at."""
    if view.group.whole:
        return {taught_at(house): house for house in houses}
    return {each.account: each.house for each in view.group.trainees if each.house}


def matrix(worked: Iterable[Sum], misread: Iterable[Sum], taught: Mapping[str, str]) -> Crossings:
    """The matrix of these sums by account and house worked at, and by wrong rule."""
    lines, wrong, explained = (Counter[tuple[str, str]]() for _ in range(3))
    for each in worked:
        pair = taught[each.of[0]], each.of[1]
        lines[pair] += each["lines"]
        wrong[pair] += each["lines"] - each["right"]
    for each in misread:
        account, at, misreading = each.of
        if _from_table(misreading, taught[account], at):
            explained[taught[account], at] += each["mistakes"]
    known = sorted(pair for pair, count in lines.items() if count)
    cells = {pair: Crossing(*pair, lines[pair], wrong[pair], explained[pair]) for pair in known}
    return Crossings(tuple(sorted({house for pair in known for house in pair})), cells)


# The wrong rule that takes another house's Ante Bonus for this one's, whichever house it is.
_ANY_OTHER = "AB12"


def _from_table(misreading: str, taught: str, at: str) -> bool:
    """True if the wrong rule follows the table of the house taught at."""
    _, _, house = misreading.partition(".")
    return taught != at and (house == taught or misreading == _ANY_OTHER)
