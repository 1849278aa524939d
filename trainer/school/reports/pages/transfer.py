"""The report of house transfer: trainees taught at one house, working at another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from msgspec import Struct

from trainer.document import (
    CellKind,
    HeatCell,
    HeatMap,
    HeatRow,
    Medium,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.records.registry.reads.report_sums import Db, Sum, misread_away, sums
from trainer.records.registry.tallies import taught_at
from trainer.school.reports.pages.report import ListedReport, ReportTold, ScopedRoute, ScopeOffers
from trainer.school.reports.scope import View
from trainer.school.words.figure_words import NONE, one_decimal
from trainer.wording import phrase, say, say_phrase


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


TITLE = phrase("House transfer")
WORST = 0.10
"""The share of wrong decisions that has no colour any more."""


class TransferReport(ScopedRoute, frozen=True):
    """The report of house transfer."""


def _tell(crossings: Crossings, at: TransferReport, of: ScopeOffers) -> ReportTold:
    """A heat map of the pairs, and the same in a table, the worst first."""
    pairs = sorted(crossings.cells.values(), key=lambda each: (each.at_home, -(each.share or 0)))
    return ReportTold(
        name="house-transfer",
        says=_says(pairs, of),
        method=say(
            "Taught at: the house of the class. By the table taught: mistakes that follow its "
            "pay table. A confirmed wrong rule explains them."
        ),
        tables=(_pairs_table(pairs, of),),
        drawing=_matrix(crossings, of) if pairs else None,
    )


def _says(pairs: Sequence[Crossing], of: ScopeOffers) -> str:
    worst = next((each for each in pairs if not each.at_home), None)
    if worst is None:
        return say("Nobody worked at another house in this period.")
    return say(
        "Taught at {taught}, working at {at}: {share} per cent wrong",
        taught=of.house_words(worst.taught),
        at=of.house_words(worst.at),
        share=NONE if worst.share is None else one_decimal(worst.share),
    )


def _pairs_table(pairs: Sequence[Crossing], of: ScopeOffers) -> TableBlock:
    columns = (
        TableColumn("taught_at", say("Taught at"), medium=Medium.FILE),
        TableColumn("at_work_at", say("Working at"), medium=Medium.FILE),
        TableColumn("taught", say("Taught at"), share=2, medium=Medium.SEEN),
        TableColumn("at_work", say("Working at"), share=2, medium=Medium.SEEN),
        TableColumn("decisions", say("Decisions"), CellKind.COUNT),
        TableColumn("wrong", say("Wrong"), CellKind.COUNT),
        TableColumn("share_wrong", say("Per cent wrong"), CellKind.ONE_DECIMAL),
        TableColumn("explained", say("By the table taught"), CellKind.COUNT, medium=Medium.FILE),
        TableColumn("away", say("By the table taught"), CellKind.COUNT, medium=Medium.SEEN),
    )
    rows = tuple(_pair_row(each, of) for each in pairs)
    return TableBlock("reports.table", "house-transfer", say_phrase(TITLE), columns, rows)


def _pair_row(each: Crossing, of: ScopeOffers) -> TableRow:
    cells = (
        each.taught,
        each.at,
        of.house_words(each.taught),
        of.house_words(each.at),
        each.lines,
        each.wrong,
        each.share,
        each.explained,
        None if each.at_home else each.explained,
    )
    tone = "quiet" if each.at_home else ""
    return TableRow(f"{each.taught} {each.at}", cells, tone=tone)


def _matrix(crossings: Crossings, of: ScopeOffers) -> HeatMap:
    """A row for each house taught at, a column for each house of work."""
    rows = tuple(
        HeatRow(
            house,
            of.house_words(house),
            tuple(
                _cell(crossings.cells.get((house, at)), of.house_words(at))
                for at in crossings.houses
            ),
        )
        for house in crossings.houses
    )
    return HeatMap(
        key="reports.chart",
        title=say_phrase(TITLE),
        columns=tuple(map(of.house_words, crossings.houses)),
        rows=rows,
        heads=(say("Taught at"), "", "", ""),
        across=say("Working at"),
        roomy=True,
    )


def _cell(of: Crossing | None, at: str) -> HeatCell:
    """A cell with the fuller colour the fewer decisions are wrong."""
    if of is None or of.share is None:
        return HeatCell("")
    words = say("{share}% wrong", share=one_decimal(of.share))
    return HeatCell(words, 1 - min(1.0, of.share / WORST), f"{at}: {words}")


REPORT = ListedReport(
    TransferReport,
    TITLE,
    phrase("how people taught at one house do at another."),
    lambda reports, at: reports.viewed(at.scope, partial(crossings, houses=reports.titles)),
    _tell,
)
