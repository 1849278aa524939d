"""The report of shared rounds: each trainee's first try at a round, accuracy first, then time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from trainer.document import CellKind, TableBlock, TableColumn, TableRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.reports.pages.report import ListedReport, ReportTold, ScopedRoute, ScopeOffers
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import named
from trainer.school.rounds.shared_round import code_in, ranked
from trainer.school.words.figure_words import clock
from trainer.wording import phrase, say, say_phrase

TITLE = phrase("Shared rounds")


class SharedRoundsReport(ScopedRoute, frozen=True):
    """The report of shared rounds."""


SharedFigures = tuple[Sequence[RoundRow], Mapping[str, str]]
"""The first tries at rounds with a code, and the names of the trainees."""


def _read(reports: Reports, at: SharedRoundsReport) -> SharedFigures:
    return first_tries(reports.rounds(at.scope)), reports.viewed(at.scope, named)


def first_tries(rounds: Iterable[RoundRow]) -> tuple[RoundRow, ...]:
    """The first finished try of each trainee at each shared round."""
    # Later tries do not count: the cards were known by then.
    first: dict[tuple[str, str], RoundRow] = {}
    shared = [each for each in rounds if code_in(each.mode)]
    for each in sorted(shared, key=lambda each: each.dealt_at_ms):
        first.setdefault((each.mode, each.account), each)
    return tuple(first.values())


def _tell(figures: SharedFigures, at: SharedRoundsReport, of: ScopeOffers) -> ReportTold:
    """One table, the latest round at the top."""
    rounds, names = figures
    return ReportTold(
        name="shared-rounds",
        says=_says(rounds, at),
        method=say(
            "The first try of each trainee at the same cards. Ranked by the share of wagers "
            "settled right, then by time."
        ),
        tables=(_table(_rows(rounds, names, of)),),
    )


def _says(rounds: Sequence[RoundRow], at: SharedRoundsReport) -> str:
    if not at.class_:
        return say("Choose a class to compare its trainees.")
    codes = {each.mode for each in rounds}
    return say("Shared rounds: {count}", count=len(codes))


def _table(rows: Iterable[TableRow]) -> TableBlock:
    columns = (
        TableColumn("code", say("Code")),
        TableColumn("place", say("Place"), CellKind.COUNT),
        TableColumn("trainee", say("Trainee")),
        TableColumn("house", say("House")),
        TableColumn("right", say("Right"), CellKind.COUNT),
        TableColumn("wagers", say("Wagers"), CellKind.COUNT),
        TableColumn("time", say("Time"), CellKind.FIGURES),
    )
    return TableBlock("reports.table", "shared-rounds", say_phrase(TITLE), columns, tuple(rows))


def _rows(
    rounds: Sequence[RoundRow], names: Mapping[str, str], of: ScopeOffers
) -> Iterator[TableRow]:
    newest = sorted(rounds, key=lambda each: -each.dealt_at_ms)
    for mode in dict.fromkeys(each.mode for each in newest):
        placed = ranked(
            [each for each in rounds if each.mode == mode],
            right=lambda each: each.right,
            of=lambda each: each.lines,
            elapsed_ms=lambda each: each.elapsed_ms,
        )
        for place, each in placed:
            name = names.get(each.account, each.account)
            house = of.house_words(each.house)
            figures_of = (each.right, each.lines, clock(each.elapsed_ms))
            yield TableRow(each.attempt, (code_in(mode), place, name, house, *figures_of))


REPORT = ListedReport(
    SharedRoundsReport,
    TITLE,
    phrase("the first try of each trainee at a round with a code."),
    _read,
    _tell,
)
