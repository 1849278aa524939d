"""The pace of a shift at the live table, minute by minute, with its mistakes and interruptions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from trainer.document import Chart, ChartAxis, ChartLane, ChartLine, LaneEvent, LineStyle, Section
from trainer.marking.mistake import Severity
from trainer.school.clock import MINUTE_MS
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.interruptions import WishMet
from trainer.school.live.figures import Shift, ShiftRound
from trainer.school.pages.log_pages import WatchRound
from trainer.school.words.chart_axes import between_axis
from trainer.school.words.figure_words import clock
from trainer.wording import say

NAME = "live-report"
MARKS = {Severity.CRITICAL: "■", Severity.SERIOUS: "▲", Severity.MINOR: "○"}


def shift_pace(shift: Shift) -> Section:
    """Hands an hour, a point a minute, each over two minutes; grey while a wish was open."""
    points = tuple(_paces(shift))
    floor = 3_600_000 / shift.tempo.hand_ms
    every = (floor, *(pace for _, pace in points))
    low, most = 0.75 * min(every), 1.1 * max(every)
    end = max(shift.elapsed_ms / MINUTE_MS, 1.0)
    limit = ChartLine(
        say("floor, {number}", number=round(floor)), ((0.0, floor), (end, floor)), LineStyle.LIMIT
    )
    lines = (ChartLine("", points), limit) if points else (limit,)
    minutes = 5 if end > 8 else 1
    across = ChartAxis(
        say("minutes"), 0, end, tuple((float(k), str(k)) for k in range(0, int(end) + 1, minutes))
    )
    walked = say("Arrow keys walk, Enter opens.")
    chart = Chart(
        f"{NAME}.pace",
        f"{walked} {'; '.join(f'{minute:g}: {pace:g}' for minute, pace in points)}",
        across,
        between_axis(say("hands an hour"), low, most),
        lines,
        grounds=tuple(_loaded(shift)),
        lanes=_lanes(shift),
        high=190,
    )
    caption = say("Each point covers two minutes. Grey: somebody wanted something.")
    marks = say("■ critical, ▲ serious, ○ minor, otherwise a tick.")
    return Section(f"{NAME}.paces", say("Pace by minute"), (chart,), f"{caption} {marks}")


def _paces(shift: Shift) -> Iterator[tuple[float, float]]:
    """The pace over the minute before and the minute after: the hands of a round are spread evenly
    over its time."""
    whole = shift.elapsed_ms
    for minute in range(1, max(2, whole // MINUTE_MS)):
        low, high = (minute - 1) * MINUTE_MS, min((minute + 1) * MINUTE_MS, whole)
        hands = sum(_hands_within(each, low, high) for each in shift.rounds)
        if high > low:
            yield float(minute), float(round(hands * 3_600_000 / (high - low)))


def _hands_within(of: ShiftRound, low: int, high: int) -> float:
    took = of.debrief.elapsed_ms
    within = min(high, of.began_ms + took) - max(low, of.began_ms)
    return of.debrief.hands * max(0, within) / took if took else 0.0


def _lanes(shift: Shift) -> tuple[ChartLane, ...]:
    """Mistakes by mark, and interruptions: a mark if the answer was a fault, else a tick. Each
    leads to its moment in the replay."""
    mistakes = tuple(
        _mistake_event(each, made)
        for each in shift.rounds
        for made in each.debrief.mistakes
        if made.severity in MARKS
    )
    wishes = tuple(_wish_event(each) for each in shift.wishes)
    return ChartLane(say("Mistakes"), mistakes), ChartLane(say("Interruptions"), wishes)


def _mistake_event(of: ShiftRound, made: MistakeShown) -> LaneEvent:
    at_ms = of.began_ms + _made_ms(of.debrief, made.at)
    says = f"{clock(at_ms)} · {made.title}, {made.where}"
    to = WatchRound(of.debrief.attempt_id, made.number)
    return LaneEvent(at_ms / MINUTE_MS, MARKS[made.severity], says, to)


def _wish_event(met: WishMet) -> LaneEvent:
    mark = "" if met.severity is None else MARKS[met.severity]
    says = f"{clock(met.began_ms)} · {met.wish.heading}, {met.who}: {met.done_words}"
    to = WatchRound(met.attempt, 0, met.number)
    return LaneEvent(met.began_ms / MINUTE_MS, mark, says, to)


def _made_ms(debrief: Debrief, at: int | None) -> int:
    """The time of that act; of an omission, the end of the round."""
    done = debrief.replay.done
    return debrief.elapsed_ms if at is None or at >= len(done) else done[at].elapsed_ms


def _loaded(shift: Shift) -> Iterator[tuple[float, float]]:
    """The stretches of consecutive rounds in which somebody wanted something."""
    for quiet, rounds in groupby(shift.rounds, lambda each: each.quiet):
        loaded = tuple(rounds)
        if not quiet:
            end = loaded[-1].began_ms + loaded[-1].debrief.elapsed_ms
            yield loaded[0].began_ms / MINUTE_MS, end / MINUTE_MS
