"""Figures in words, on a page and on paper: money, shares, counts, clocks and pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from trainer.document import CellKind, TableColumn, Value
from trainer.drills.recipe import DrillClock
from trainer.game.money import Money
from trainer.school.words.date_words import day_words, moment
from trainer.wording import say, say_figure

NONE = "–"


def count_words(count: float) -> str:
    """``1,204``."""
    return say_figure(f"{count:,}")


def money_words(cents: int, unit: str) -> str:
    """``$1,204.50``."""
    return f"{unit}{say_figure(Money(cents).grouped)}"


def per_cent_words(share: float) -> str:
    """``82 %``."""
    return say("{share}%", share=round(100 * share))


def exact_per_cent(share: Fraction | None, places: int = 4) -> str:
    """``3.8953%`` or ``−1.2000%``; a dash for None, as where it hangs on a jackpot's meter."""
    if share is None:
        return NONE
    figure = say_figure(f"{float(100 * share):.{places}f}").replace("-", "−")
    return say("{share}%", share=figure)


def bare_per_cent(share: float) -> str:
    """``82``."""
    return say_figure(str(round(100 * share)))


def one_decimal(share: float) -> str:
    """A share in per cent with one decimal: ``8.2``."""
    return say_figure(f"{100 * share:.1f}")


def per_thousand(rate: float) -> str:
    """A share of a thousand: ``8.2`` or ``82``."""
    return say_figure(f"{1000 * rate:.1f}" if rate < 0.01 else str(round(1000 * rate)))


_SAID: Mapping[CellKind, Callable[[Any], str]] = {
    CellKind.TEXT: str,
    CellKind.COUNT: count_words,
    CellKind.PER_CENT: per_cent_words,
    CellKind.BARE_PER_CENT: bare_per_cent,
    CellKind.ONE_DECIMAL: one_decimal,
    CellKind.PER_THOUSAND: per_thousand,
    CellKind.POINTS: lambda share: say_figure(f"{100 * share:+.0f}"),
    CellKind.SHARE: lambda share: say_figure(f"{share:.1%}"),
    CellKind.DAY: day_words,
    CellKind.MOMENT: moment,
    CellKind.YES: lambda yes: say("yes") if yes else say("no"),
    CellKind.FIGURES: str,
    CellKind.NUMBER: lambda number: say_figure(str(number)),
}


def cell_words(column: TableColumn, value: Value) -> str:
    """The cell as it stands on a page and on paper."""
    if value is None:
        return column.none
    if column.kind is CellKind.MONEY:
        assert isinstance(value, int), "money is whole cents"
        return money_words(value, column.unit)
    return _SAID[column.kind](value)


def clock_words(clock: DrillClock, elapsed_ms: int) -> str:
    """``0:47`` spent, or what is left of a limit; past it ``+0:05``. Empty where it is hidden."""
    spent = elapsed_ms // 1000
    if clock.limit is None:
        return _minutes(spent) if clock.shown else ""
    left = clock.limit - spent
    return _minutes(left) if left >= 0 else f"+{_minutes(-left)}"


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def clock(elapsed_ms: int) -> str:
    """``2:06``: minutes and seconds."""
    return _minutes(elapsed_ms // 1000)


def pace_words(hands_per_hour: int | None) -> str:
    """``165 hands/h``; a dash where too little time went by to tell."""
    return "–" if hands_per_hour is None else say("{number} hands/h", number=hands_per_hour)


def bytes_words(size: int) -> str:
    """``1.8 GB``."""
    whole, unit = float(size), "B"
    for larger in ("kB", "MB", "GB"):
        if whole < 1000:
            break
        whole, unit = whole / 1000, larger
    return f"{say_figure(f'{whole:.1f}' if unit in ('MB', 'GB') else f'{whole:.0f}')} {unit}"
