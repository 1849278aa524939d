"""The control chart since an exam was passed, and the same in a sentence."""

from __future__ import annotations

from trainer.document import Chart, ChartAxis, ChartLine, LineStyle
from trainer.school.reports.control import SAMPLE, STANDARD, Control
from trainer.school.words.chart_axes import upward_axis
from trainer.school.words.date_words import date_words, day_words
from trainer.school.words.figure_words import one_decimal
from trainer.wording import say


def control_chart(key: str, control: Control, name: str) -> Chart:
    """The moving average of wrong decisions since the exam was passed, and its limit."""
    watched = tuple((float(place), each) for place, each in enumerate(control.watched, 1))
    average = tuple((at, 100 * each.average) for at, each in watched)
    limit = tuple((at, 100 * each.limit) for at, each in watched)
    taken = tuple((at, 100 * each.sample.share) for at, each in watched)
    end = len(watched) + 0.5
    standard = ((0.5, 100 * STANDARD), (end, 100 * STANDARD))
    highest = max((y for _, y in (*average, *limit, *taken)), default=6.0)
    ticks = tuple((at, day_words(each.sample.day)) for at, each in watched)
    return Chart(
        key=key,
        says=control_words(control, name),
        across=ChartAxis(
            say("samples of {count} decisions or more", count=SAMPLE), 0.5, end, ticks
        ),
        up=upward_axis(say("per cent wrong"), highest),
        lines=(
            ChartLine(say("standard"), standard, LineStyle.OTHER),
            ChartLine(say("limit"), limit, LineStyle.LIMIT),
            ChartLine("", taken, LineStyle.DOTS),
            ChartLine(say("average"), average),
        ),
        alarms=tuple((at, 100 * each.average) for at, each in watched if each.alarm),
    )


def control_words(control: Control, name: str) -> str:
    """The chart in a sentence."""
    if not control.watched:
        return say("{name}: too few decisions since the exam", name=name)
    last = control.watched[-1]
    figures = {
        "name": name,
        "average": one_decimal(last.average),
        "limit": one_decimal(last.limit),
    }
    if control.since is not None:
        return say(
            "{name}: relapsed since {day}, {average} per cent wrong where the limit is {limit}",
            day=date_words(control.since),
            **figures,
        )
    return say("{name}: within the limit, {average} per cent wrong of {limit}", **figures)
