"""Marks made again from the evidence alone, by this program's rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from trainer.dealing.house import House
from trainer.drills.recipe import Recipe
from trainer.errors import InputError
from trainer.library.houses import HouseShelf
from trainer.records.attempt import Attempt, AttemptState, replay
from trainer.records.chain import Row
from trainer.records.event import Event, Kind, event_of
from trainer.records.exam import ExamOutcome, replay_exam
from trainer.records.quick import QuickAnswered, begun_from
from trainer.records.results import NOTHING_OBSERVED
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import figures_of, marking_of
from trainer.school.exam.exam_evidence import ExamEvidence
from trainer.school.exam.sheet import sheet_of
from trainer.school.exports.bundle.contents import BundleMark, Plain
from trainer.school.recorded_rounds import derived, played
from trainer.wording import in_english

OF_A_ROUND = (
    "house",
    "drill",
    "mode",
    "dealt_at_ms",
    "right",
    "lines",
    "tenths",
    "passed",
    "players_short_cents",
    "house_short_cents",
    "hands",
    "elapsed_ms",
)
OF_A_QUICK = ("house", "drill", "exercise", "right", "items", "median_ms", "elapsed_ms")
OF_A_MISTAKE = (
    "number",
    "code",
    "severity",
    "seat",
    "wager",
    "money_cents",
    "rule",
    "title",
    "where_",
)

# What marks a quick sitting again: nothing but what the trainee was told, answer by answer.
AS_TOLD = ""


class Remarking:
    """Marks finished rounds, quick sittings and exams by today's rules. Exams need the shelf that
    the houses stand on, for what they rule."""

    def __init__(self, houses: Mapping[str, House], recipes: Mapping[str, Recipe]) -> None:
        self._houses, self._recipes = houses, recipes

    def mark(self, rows: Sequence[Row]) -> BundleMark | None:
        """The mark that these events, all of one attempt and in order, deserve; None where it has
        no end, or today's rules cannot read it."""
        events = [event_of(row) for row in rows]
        if any(event.kind is Kind.FINISHED for event in events):
            return self._round(events)
        if any(event.kind is Kind.QUICK_FINISHED for event in events):
            return _quick(events)
        return None

    def exam(self, rows: Sequence[Row], sitting: str) -> Plain | None:
        """The end that sitting should have; None if other rules than today's, or rules not present,
        marked it."""
        if not isinstance(self._houses, HouseShelf):
            return None
        return regraded(rows, sitting, Curriculum(self._houses, self._recipes))

    def _round(self, events: Sequence[Event]) -> BundleMark | None:
        attempt = replay(events)
        found = played(attempt, self._houses, self._recipes)
        if found is None or attempt.state is not AttemptState.FINISHED:
            return None
        try:
            with in_english():
                figures = figures_of(found, marking_of(found))
                made = derived(attempt, found.house, figures, NOTHING_OBSERVED)
        except InputError:
            return None
        mistakes = tuple(picked(each, OF_A_MISTAKE) for each in made.mistakes)
        return BundleMark(
            attempt.id, made.result.marked_by, picked(made.result, OF_A_ROUND), mistakes
        )


def picked(row: Any, names: Sequence[str]) -> Plain:
    """These fields of a row, as JSON values."""
    return {name: getattr(row, name) for name in names}


def _quick(events: Sequence[Event]) -> BundleMark:
    """The mark of a quick sitting: each answer counts as the trainee was told at the time."""
    begun = begun_from(events[0].facts)
    answers = [QuickAnswered(**each.facts) for each in events if each.kind is Kind.ANSWERED]
    times = [answer.elapsed_ms for answer in answers]
    result: Plain = {
        "house": begun.house,
        "drill": begun.drill,
        "exercise": begun.exercise,
        "right": sum(answer.right for answer in answers),
        "items": len(answers),
        "median_ms": round(median(times)) if times else 0,
        "elapsed_ms": sum(times),
    }
    return BundleMark(events[0].attempt, AS_TOLD, result)


def regraded(rows: Sequence[Row], sitting: str, curriculum: Curriculum) -> Plain | None:
    """The end that sitting should have; None if it was sat by other rules than today's, or these
    cannot read it."""
    sat = replay_exam(event_of(row) for row in rows if row.attempt == sitting)
    house = sat.begun.house
    if house not in curriculum.shelf or sat.result is None:
        return None
    if curriculum.shelf[house].fingerprint != sat.begun.fingerprint:
        return None
    with in_english():
        sheet = sheet_of(ExamEvidence(sat, tuple(_rounds(rows, sitting))), curriculum)
    if sheet is None:
        return None
    grade, discontinued = sheet.grade, sat.result.outcome is ExamOutcome.DISCONTINUED
    outcome = ExamOutcome.PASSED if grade.passed else ExamOutcome.FAILED
    return {
        "outcome": sat.result.outcome.value if discontinued else outcome.value,
        "decisions": grade.decisions,
        "errors": grade.errors,
        "critical": grade.critical,
        "failed_areas": [] if discontinued else [area.value for area in grade.failed_areas],
    }


def _rounds(rows: Iterable[Row], sitting: str) -> list[Attempt]:
    """The rounds of that sitting, in the order in which they were dealt."""
    of: dict[str, list[Event]] = defaultdict(list)
    for row in rows:
        if row.attempt != sitting:
            of[row.attempt].append(event_of(row))
    dealt = [events for events in of.values() if events[0].kind is Kind.DEALT]
    return [replay(events) for events in dealt if events[0].facts.get("exam") == sitting]
