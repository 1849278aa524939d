"""The report of mistakes: their kinds by money or by count, the largest first."""

from __future__ import annotations

from trainer.document import (
    BarLine,
    BarList,
    CellKind,
    Medium,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.marking.words import paragraph, sentence
from trainer.school.reports.pages.report import (
    ListedReport,
    ReportTold,
    ScopedRoute,
    ScopeOffers,
)
from trainer.school.reports.pareto import By, Pareto, ParetoBar
from trainer.school.words.figure_words import (
    NONE,
    count_words,
    money_words,
    per_cent_words,
    per_thousand,
)
from trainer.wording import phrase, say, say_count, say_list

TITLE = phrase("Mistakes")
MOST_BARS = 12


class MistakesReport(ScopedRoute, frozen=True):
    """The report of mistakes, by money or by count."""

    by: str = By.MONEY


def _tell(pareto: Pareto, at: MistakesReport, of: ScopeOffers) -> ReportTold:
    """Bars of the kinds, and the same in a table."""
    currency = of.currency
    many = say_count("{count} mistake", "{count} mistakes", count=pareto.mistakes)
    bars = pareto_bars("reports.chart", pareto, MOST_BARS, currency)
    return ReportTold(
        name="pareto",
        says=paragraph(sentence(many), short_words(pareto, currency)),
        method=say(
            "Per 1000: mistakes in a thousand chances. A mistake counts under its wrong rule, "
            "if rounds confirm one. Bold kinds make up four fifths of the total."
        ),
        tables=(pareto_table("reports.table", pareto, currency),),
        drawing=bars if pareto.bars else None,
        choice=selector("reports.choice", say("Of which"), at, "by", by_words()),
    )


def by_words() -> tuple[tuple[str, str], ...]:
    """The measures of mistakes."""
    return (By.MONEY, say("by money")), (By.COUNT, say("by count"))


def short_words(pareto: Pareto, currency: str) -> str:
    """``Players short $1,004 (filled), house short $313 (hatched), never netted.``; empty without
    bars."""
    if not pareto.bars:
        return ""
    return say(
        "Players short {players} (filled), house short {house} (hatched), never netted.",
        players=money_words(pareto.players_short, currency),
        house=money_words(pareto.house_short, currency),
    )


def pareto_bars(key: str, pareto: Pareto, most: int, currency: str) -> BarList:
    """The first kinds of mistakes as bars."""
    shown = [each for each in pareto.bars if each.weight(pareto.by)][:most]
    return BarList(
        key=key,
        says=say_list([_bar_says(each, currency) for each in shown], ";")
        or say("Mistakes: none in this period"),
        heads=(say("times"), say("per 1000"), say("so far")),
        bars=tuple(_bar_line(each, pareto.by, currency) for each in shown),
    )


def _bar_line(of: ParetoBar, by: By, currency: str) -> BarLine:
    """A bar: players short filled, house short hatched; the number if mistakes are counted."""
    beside = (
        count_words(of.mistakes),
        NONE if of.rate is None else per_thousand(of.rate),
        per_cent_words(of.upto),
    )
    if by is By.COUNT:
        return BarLine(of.words, (of.mistakes,), count_words(of.mistakes), beside, of.vital)
    parts = (of.players_short, of.house_short)
    return BarLine(of.words, parts, money_words(of.money, currency), beside, of.vital)


def _bar_says(of: ParetoBar, currency: str) -> str:
    return say(
        "{mistake}: {times}, players short {players}, house short {house}",
        mistake=of.words,
        times=say_count("{count} time", "{count} times", count=of.mistakes),
        players=money_words(of.players_short, currency),
        house=money_words(of.house_short, currency),
    )


def pareto_table(
    key: str, pareto: Pareto, currency: str = "", medium: Medium = Medium.ALL
) -> TableBlock:
    """Every kind of mistake with its figures."""
    columns = (
        TableColumn("kind", say("Kind"), medium=Medium.FILE),
        TableColumn("misreading", say("Wrong rule behind it"), medium=Medium.FILE),
        TableColumn("words", say("Mistake"), share=5),
        TableColumn("mistakes", say("Times"), CellKind.COUNT),
        TableColumn("opportunities", say("Chances"), CellKind.COUNT),
        TableColumn("rate", say("Per 1000"), CellKind.PER_THOUSAND),
        TableColumn("players_short", say("Players short"), CellKind.MONEY, unit=currency),
        TableColumn("house_short", say("House short"), CellKind.MONEY, unit=currency),
        TableColumn("share_so_far", say("Running total"), CellKind.PER_CENT),
    )
    rows = tuple(map(_pareto_row, pareto.bars))
    return TableBlock(key, "pareto", say("Mistakes by kind"), columns, rows, medium)


def _pareto_row(of: ParetoBar) -> TableRow:
    cells = (
        " ".join(of.kinds),
        of.misreading,
        of.words,
        of.mistakes,
        of.opportunities,
        of.rate,
        of.players_short,
        of.house_short,
        of.upto,
    )
    return TableRow(of.misreading or of.kinds[0], cells)


REPORT = ListedReport(
    MistakesReport,
    TITLE,
    phrase(
        "the kinds that make up most of the money or the count. *Per 1000* is how often it "
        "happened in a thousand chances."
    ),
    lambda reports, at: reports.pareto(at.scope, By(at.by)),
    _tell,
)
