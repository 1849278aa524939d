"""Rounds and mistakes as lines of their lists, read from the school."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from trainer.school.quick.wrong_answers import Missed
from trainer.school.results import AttemptDone, MistakeLogged
from trainer.ui.debrief.marks import severity_word
from trainer.ui.home.todays import when_in_words
from trainer.ui.results.shown import LogLine
from trainer.wording import say, say_figure

NOTHING_SAID: Mapping[str, str] = MappingProxyType({})
SIGNS = {"critical": "■", "serious": "▲", "minor": "○", "advice": "◇"}


def round_lines(
    attempts: tuple[AttemptDone, ...], now: datetime, said: Mapping[str, str] = NOTHING_SAID
) -> tuple[LogLine, ...]:
    """One line a round; ``said`` are words about what supervisors said of some."""
    return tuple(_round(attempt, now, said.get(attempt.attempt_id, "")) for attempt in attempts)


def mistake_lines(
    mistakes: tuple[MistakeLogged | Missed, ...], now: datetime
) -> tuple[LogLine, ...]:
    """One line a mistake, and one a wrong answer."""
    return tuple(
        _mistake(logged, now) if isinstance(logged, MistakeLogged) else _missed(logged, now)
        for logged in mistakes
    )


def _round(attempt: AttemptDone, now: datetime, said: str) -> LogLine:
    pace = attempt.hands_per_hour
    cells = (
        when_in_words(attempt.when, now),
        attempt.drill_title,
        attempt.house_title,
        say_figure(f"{attempt.points:g}") if attempt.lines else "–",
        say("{some} of {all}", some=attempt.right, all=attempt.lines) if attempt.lines else "–",
        say("{mistakes}, {said}", mistakes=_mistakes(attempt), said=said)
        if said
        else _mistakes(attempt),
        "–" if pace is None else str(pace),
    )
    return LogLine(
        attempt.attempt_id,
        attempt.house_title,
        attempt.drill_title,
        cells,
        quick=attempt.quick,
    )


def _mistakes(attempt: AttemptDone) -> str:
    """``■ 1  ○ 2``; a dash where there is none."""
    told = [f"{SIGNS[name]} {attempt.by_severity[name]}" for name in SIGNS if _some(attempt, name)]
    return "  ".join(told) or "–"


def _some(attempt: AttemptDone, severity: str) -> bool:
    return attempt.by_severity.get(severity, 0) > 0


def _mistake(logged: MistakeLogged, now: datetime) -> LogLine:
    mistake = logged.mistake
    severity = mistake.severity.value
    cells = (
        when_in_words(logged.when, now),
        f"{SIGNS[severity]} {severity_word(mistake.severity)}",
        mistake.title,
        mistake.where,
        mistake.money_text,
        logged.house_title,
        logged.drill_title,
    )
    return LogLine(
        logged.attempt_id, logged.house_title, logged.drill_title, cells, number=mistake.number
    )


def _missed(missed: Missed, now: datetime) -> LogLine:
    cells = (
        when_in_words(missed.when, now),
        say("× Answer"),
        missed.words,
        say("Question {number}", number=missed.number),
        "–",
        missed.house_title,
        missed.drill_title,
    )
    return LogLine(
        missed.attempt_id,
        missed.house_title,
        missed.drill_title,
        cells,
        number=missed.number,
        quick=True,
    )
