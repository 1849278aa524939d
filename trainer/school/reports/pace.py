"""The pace: hands an hour beside the accuracy, never combined, and the time of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.records.registry.reads.report_sums import Db, Sum, sums
from trainer.records.registry.tallies import PACE_S, PACES
from trainer.school.debrief.pace import pace as hands_per_hour_of
from trainer.school.reports.scope import View, day_at


class Paced(Struct, frozen=True):
    """The pace of a day, a week or a trainee, and the accuracy: ``right`` of ``lines`` wager
    decisions. ``hands_per_hour`` is None if too little was dealt to tell."""

    rounds: int
    hands_per_hour: int | None
    right: int
    lines: int

    @property
    def accuracy(self) -> float | None:
        return self.right / self.lines if self.lines else None


class PaceStep(Struct, frozen=True):
    """Rounds in which a hand took from ``low`` up to ``high`` seconds (None: more)."""

    low: int
    high: int | None
    rounds: int


class Pace(Struct, frozen=True):
    """The pace of a group: over time, by trainee (except for the whole school), and as a
    histogram."""

    by_time: tuple[tuple[int, Paced], ...]
    by_account: Mapping[str, Paced]
    histogram: tuple[PaceStep, ...]


def paces(db: Db, view: View) -> tuple[Pace, Mapping[str, str]]:
    """The pace of that view, and the names of its trainees."""
    period = view.scope.period
    over_time = sums(db, view.summed(period.fine_grain), ("at",), (*_PACED, *PACES))
    of = view.summed(period.whole_grain)
    each = () if view.group.whole else sums(db, of, ("account",), _PACED)
    pace = Pace(
        by_time=tuple((day_at(of.of[0], period.fine_grain), paced(of)) for of in over_time),
        by_account={of.of[0]: paced(of) for of in each},
        histogram=histogram(over_time),
    )
    return pace, view.group.names


_PACED = ("rounds", "hands", "elapsed_ms", "right", "lines")


def histogram(figures: Iterable[Sum]) -> tuple[PaceStep, ...]:
    """The number of rounds by the seconds that a hand took."""
    rows = list(figures)
    lows, highs = (0, *PACE_S), (*PACE_S, None)
    counts = [sum(each[name] for each in rows) for name in PACES]
    return tuple(PaceStep(*of) for of in zip(lows, highs, counts, strict=True))


def paced(of: Sum | Mapping[str, int]) -> Paced:
    """The pace of these figures, and the accuracy beside it."""
    hands = of["hands"]
    speed = hands_per_hour_of(hands, of["elapsed_ms"]) if hands else None
    return Paced(of["rounds"], speed, of["right"], of["lines"])
