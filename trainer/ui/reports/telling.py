"""The reports made ready for a page: figures put into words, charts and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.drills.skills.skill import Area
from trainer.school.exports.report_sheets import pareto_sheet
from trainer.school.reports.control import LIMIT, SAMPLE, SHARE, STANDARD
from trainer.school.reports.crossing import Crossing, Crossings
from trainer.school.reports.curves import Curves
from trainer.school.reports.items import LEAST, Item
from trainer.school.reports.pace import Pace, Paced
from trainer.school.reports.pareto import By, Pareto
from trainer.school.reports.relapses import Relapse
from trainer.ui.reports.bars import money_text, per_thousand
from trainer.ui.reports.cards import dated, day_text, foot
from trainer.ui.reports.plots import (
    control_plot,
    control_says,
    histogram_plot,
    learning_plot,
    pace_plot,
)
from trainer.ui.reports.report_sheets import (
    items_sheet,
    learning_sheet,
    pace_sheet,
    relapse_sheet,
    transfer_sheet,
)
from trainer.ui.reports.shown import ReportShown
from trainer.ui.text_rows import Column, TextRow
from trainer.wording import phrase, say, say_count, say_figure

TOGETHER, HISTOGRAM = "", "histogram"
NONE = "–"


def mistakes_shown(pareto: Pareto, by: str, currency: str) -> ReportShown:
    """Kinds of mistakes, by count or by money."""
    columns = (
        Column(phrase("Mistake"), 5),
        Column(phrase("Times"), 1, figures=True),
        Column(phrase("Could have been"), 1, figures=True),
        Column(phrase("Of 1000"), 1, figures=True),
        Column(phrase("Players short"), 1, figures=True),
        Column(phrase("House short"), 1, figures=True),
        Column(phrase("Of the total"), 1, figures=True),
    )
    rows = tuple(
        TextRow(
            each.misreading or each.kinds[0],
            (
                each.words,
                _count(each.mistakes),
                _count(each.opportunities),
                per_thousand(each.rate),
                money_text(each.players_short, currency),
                money_text(each.house_short, currency),
                _per_cent(each.upto),
            ),
        )
        for each in pareto.bars
    )
    says = say_count("{count} mistake", "{count} mistakes", count=pareto.mistakes)
    return ReportShown(
        says=f"{says}. {foot(pareto, currency)}",
        method=say(
            "Of 1000: mistakes in a thousand times that they could have been made. A mistake is "
            "told by the wrong rule behind it, where rounds confirm one. The bold kinds make up "
            "four fifths of the whole."
        ),
        columns=columns,
        rows=rows,
        sheet=pareto_sheet(pareto),
        pareto=pareto,
        currency=currency,
        choices=((By.MONEY, say("by money")), (By.COUNT, say("by count"))),
        chosen=by,
    )


def learning_shown(curves: Curves, chosen: str, today: int) -> ReportShown:
    """The curve of one area, or of all together; the table has them all."""
    area = Area(chosen) if chosen else None
    points = curves.together if area is None else curves.by_area.get(area, ())
    name = say("All areas") if area is None else area.words
    plot = learning_plot(points, today, weekly=curves.weekly, name=name)
    columns = (
        Column(phrase("Area"), 4),
        Column(phrase("At first"), 1, figures=True),
        Column(phrase("At last"), 1, figures=True),
        Column(phrase("Answers"), 1, figures=True),
    )
    rows = tuple(
        TextRow(
            each.value,
            (
                each.words,
                _per_cent(known[0].share),
                _per_cent(known[-1].share),
                _count(sum(point.seen for point in known)),
            ),
        )
        for each, known in curves.by_area.items()
    )
    return ReportShown(
        says=plot.says,
        method=say("Right means right unaided: what was right only after a hint counts as wrong."),
        columns=columns,
        rows=rows,
        sheet=learning_sheet(curves),
        plot=plot,
        choices=(
            (TOGETHER, say("All areas")),
            *((each.value, each.words) for each in curves.by_area),
        ),
        chosen=chosen,
    )


def relapse_shown(relapses: Sequence[Relapse], chosen: str, *, whole: bool) -> ReportShown:
    """The control chart of one who passed; the table has them all, who relapsed first."""
    of = next((each for each in relapses if each.account == chosen), None)
    of = of or next(iter(relapses), None)
    columns = (
        Column(phrase("Trainee"), 3),
        Column(phrase("Passed"), 1),
        Column(phrase("Now"), 4),
        Column(phrase("Samples"), 1, figures=True),
    )
    rows = tuple(
        TextRow(
            each.account,
            (
                each.name,
                dated(each.control.passed_day),
                _state(each),
                _count(len(each.control.watched)),
            ),
            wrong=each.control.relapsed,
        )
        for each in relapses
    )
    says = say("Nobody of this class has passed an exam yet.")
    if whole:
        says = say("Choose a class: single trainees are not told of the whole school.")
    elif of is not None:
        says = control_says(of.control, of.name)
    return ReportShown(
        says=says,
        method=_control_method(),
        columns=columns,
        rows=rows,
        sheet=relapse_sheet(relapses),
        plot=control_plot(of.control, of.name) if of is not None and of.control.watched else None,
        choices=tuple((each.account, each.name) for each in relapses),
        chosen=of.account if of is not None else "",
    )


def _control_method() -> str:
    return say(
        "From the day after the exam on, samples of {sample} wager decisions or more. The average "
        "takes {share} per cent of each new sample (EWMA). The standard is what an exam lets pass, "
        "{standard} per cent wrong; the limit is {limit} standard deviations above it. Of a "
        "hundred trainees who keep the standard, fewer than five get a false alarm in sixty "
        "samples.",
        sample=SAMPLE,
        share=round(100 * SHARE),
        standard=round(100 * STANDARD),
        limit=say_figure(str(LIMIT)),
    )


def _state(of: Relapse) -> str:
    control = of.control
    if control.since is not None:
        return say("Relapsed since {day}", day=dated(control.since))
    if not control.watched:
        return say("Too little since to tell")
    if control.alarms:
        return say("Within the limit again, after an alarm")
    return say("Within the limit")


def transfer_shown(crossings: Crossings, titles: Mapping[str, str]) -> ReportShown:
    """Every pair of houses, the worst first."""
    columns = (
        Column(phrase("Taught at"), 2),
        Column(phrase("At work at"), 2),
        Column(phrase("Decisions"), 1, figures=True),
        Column(phrase("Wrong"), 1, figures=True),
        Column(phrase("Per cent wrong"), 1, figures=True),
        Column(phrase("By the table taught"), 1, figures=True),
    )
    cells = sorted(crossings.cells.values(), key=lambda each: (each.at_home, -(each.share or 0)))
    return ReportShown(
        says=_transfer_says(cells, titles),
        method=say(
            "Taught at is the house of the class. By the table taught: mistakes that the table of "
            "that house explains, by a wrong rule that the trainee's rounds confirm."
        ),
        columns=columns,
        rows=tuple(_crossing_row(each, titles) for each in cells),
        sheet=transfer_sheet(crossings),
        crossings=crossings if crossings.cells else None,
        titles=titles,
    )


def _crossing_row(each: Crossing, titles: Mapping[str, str]) -> TextRow:
    return TextRow(
        f"{each.taught} {each.at}",
        (
            titles.get(each.taught, each.taught),
            titles.get(each.at, each.at),
            _count(each.lines),
            _count(each.wrong),
            _one_decimal(each.share),
            NONE if each.at_home else _count(each.explained),
        ),
        quiet=each.at_home,
    )


def _transfer_says(cells: Sequence[Crossing], titles: Mapping[str, str]) -> str:
    away = [each for each in cells if not each.at_home]
    if not away:
        return say("Nobody has worked at another house than the one taught in this time.")
    worst = away[0]
    return say(
        "Taught at {taught} and at work at {at}: {share} per cent wrong",
        taught=titles.get(worst.taught, worst.taught),
        at=titles.get(worst.at, worst.at),
        share=_one_decimal(worst.share),
    )


def items_shown(items: Sequence[Item], words: Mapping[str, str]) -> ReportShown:
    """Every skill as an item, the hardest first."""
    columns = (
        Column(phrase("Item"), 5),
        Column(phrase("Answers"), 1, figures=True),
        Column(phrase("Right, per cent"), 1, figures=True),
        Column(phrase("Tells apart"), 1, figures=True),
    )
    told = [each for each in items if each.right is not None]
    says = say("No item has {least} answers yet.", least=LEAST)
    if told:
        says = say_count(
            "One item has answers enough; the hardest is {item}",
            "{count} items have answers enough; the hardest is {item}",
            count=len(told),
            item=words.get(told[0].skill, told[0].skill),
        )
    return ReportShown(
        says=says,
        method=say(
            "Only answers of exams and of true random rounds count; of fewer than {least} nothing "
            "is told. Tells apart: per cent right in rounds faultless otherwise, less that in all "
            "others; each side needs {least} answers.",
            least=LEAST,
        ),
        columns=columns,
        rows=tuple(_item_row(each, words) for each in items),
        sheet=items_sheet(items),
    )


def _item_row(each: Item, words: Mapping[str, str]) -> TextRow:
    apart = each.tells_apart
    return TextRow(
        each.skill,
        (
            words.get(each.skill, each.skill),
            _count(each.answers),
            say("too few") if each.right is None else say_figure(str(round(100 * each.right))),
            NONE if apart is None else say_figure(f"{100 * apart:+.0f}"),
        ),
        quiet=each.right is None,
    )


def pace_shown(
    pace: Pace, names: Mapping[str, str], chosen: str, today: int, *, whole: bool
) -> ReportShown:
    """The pace in time or as a histogram; the table has each trainee, or each day."""
    plot = histogram_plot(pace.histogram) if chosen == HISTOGRAM else pace_plot(pace.by_time, today)
    columns = (
        Column(phrase("Trainee") if not whole else phrase("Since"), 3),
        Column(phrase("Rounds"), 1, figures=True),
        Column(phrase("Hands an hour"), 1, figures=True),
        Column(phrase("Per cent right"), 1, figures=True),
    )
    by_name = sorted(
        ((names.get(account, ""), account, each) for account, each in pace.by_account.items()),
        key=lambda of: (-(of[2].hands_per_hour or 0), of[0]),
    )
    trainees = tuple(_paced_row(account, name, each) for name, account, each in by_name)
    days = tuple(_paced_row(str(day), day_text(day), each) for day, each in pace.by_time)
    return ReportShown(
        says=plot.says,
        method=say("Pace stands beside accuracy and is never mixed into it."),
        columns=columns,
        rows=days if whole else trainees,
        sheet=pace_sheet(pace, names),
        plot=plot,
        choices=((TOGETHER, say("Over time")), (HISTOGRAM, say("Time for a hand"))),
        chosen=chosen,
    )


def _paced_row(key: str, name: str, of: Paced) -> TextRow:
    pace = NONE if of.hands_per_hour is None else _count(of.hands_per_hour)
    return TextRow(key, (name, _count(of.rounds), pace, _one_decimal(of.accuracy)))


def _count(count: int) -> str:
    return say_figure(f"{count:,}")


def _per_cent(share: float) -> str:
    return say("{share} %", share=round(100 * share))


def _one_decimal(share: float | None) -> str:
    return NONE if share is None else say_figure(f"{100 * share:.1f}")
