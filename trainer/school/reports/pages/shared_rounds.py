"""The report of shared rounds: each trainee's first try at a round, accuracy first, then time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.document import CellKind, Document, TableBlock, TableColumn, TableRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.pages.challenges import time_words
from trainer.school.reports.pages.report import (
    ListedReport,
    ReportTold,
    ScopedRoute,
    ScopeOffers,
    offered,
    report,
)
from trainer.school.reports.reports import Reports
from trainer.school.rounds.shared_round import code_in, ranked
from trainer.wording import phrase, say, say_phrase

TITLE = phrase("Shared rounds")


class SharedRoundsReport(ScopedRoute, frozen=True):
    """The report of shared rounds."""


@dataclass(frozen=True, slots=True)
class SharedFigures:
    """The rounds worked by a code, and the names of the trainees."""

    offered: ScopeOffers
    rounds: tuple[RoundRow, ...]
    names: Mapping[str, str]


def load_shared_rounds(reports: Reports, at: SharedRoundsReport) -> SharedFigures:
    """The first tries in that scope."""
    rounds = first_tries(reports.rounds(at.scope))
    _, names = reports.pace(at.scope)
    return SharedFigures(offered(reports, at), rounds, names)


def first_tries(rounds: Iterable[RoundRow]) -> tuple[RoundRow, ...]:
    """The first finished try of each trainee at each shared round."""
    # Later tries do not count: the cards were known by then.
    first: dict[tuple[str, str], RoundRow] = {}
    shared = [each for each in rounds if code_in(each.mode)]
    for each in sorted(shared, key=lambda each: each.dealt_at_ms):
        first.setdefault((each.mode, each.account), each)
    return tuple(first.values())


def tell_shared_rounds(figures: SharedFigures, at: SharedRoundsReport) -> Document:
    """One table, the latest round at the top."""
    page = ReportTold(
        name="shared-rounds",
        title=say_phrase(TITLE),
        says=_says(figures, at),
        method=say(
            "The first try of each trainee at the same cards. Ranked by the share of wagers "
            "settled right, then by time."
        ),
        tables=(_table(figures),),
    )
    return report(at, figures.offered, page)


def _says(figures: SharedFigures, at: SharedRoundsReport) -> str:
    if not at.class_:
        return say("Choose a class to compare its trainees.")
    codes = {each.mode for each in figures.rounds}
    return say("Shared rounds: {count}", count=len(codes))


def _table(figures: SharedFigures) -> TableBlock:
    columns = (
        TableColumn("code", say("Code")),
        TableColumn("place", say("Place"), CellKind.COUNT),
        TableColumn("trainee", say("Trainee")),
        TableColumn("house", say("House")),
        TableColumn("right", say("Right"), CellKind.COUNT),
        TableColumn("wagers", say("Wagers"), CellKind.COUNT),
        TableColumn("time", say("Time"), CellKind.FIGURES),
    )
    rows = tuple(_rows(figures))
    return TableBlock("reports.table", "shared-rounds", say_phrase(TITLE), columns, rows)


def _rows(figures: SharedFigures) -> Iterator[TableRow]:
    newest = sorted(figures.rounds, key=lambda each: -each.dealt_at_ms)
    for mode in dict.fromkeys(each.mode for each in newest):
        placed = ranked(
            [each for each in figures.rounds if each.mode == mode],
            right=lambda each: each.right,
            of=lambda each: each.lines,
            elapsed_ms=lambda each: each.elapsed_ms,
        )
        for place, each in placed:
            name = figures.names.get(each.account, each.account)
            house = figures.offered.house_words(each.house)
            figures_of = (each.right, each.lines, time_words(each.elapsed_ms))
            yield TableRow(each.attempt, (code_in(mode), place, name, house, *figures_of))


REPORT = ListedReport(
    SharedRoundsReport,
    TITLE,
    phrase("the first try of each trainee at a round with a code."),
    load_shared_rounds,
    tell_shared_rounds,
)
