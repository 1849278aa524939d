"""An exam marked as a whole: errors by area, the limits held against them, the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.drills.exam.areas import Area
from trainer.drills.exam.blueprint import Blueprint
from trainer.game.money import Money
from trainer.marking.mistake import Severity
from trainer.school.briefing import pace
from trainer.school.evidence import played
from trainer.school.exam.mistakes import ExamMistake, TaskMarked, round_marked, ruling_marked
from trainer.school.results import SAME_MINORS

if TYPE_CHECKING:
    from trainer.school.curriculum import Curriculum
    from trainer.school.exam.evidence import Evidence, ExamHouse


@dataclass(frozen=True, slots=True)
class AreaMark:
    """One area: its decisions, those of them that were not reached, and the errors, critical ones
    among them. What was not reached is an error."""

    area: Area
    decisions: int
    not_reached: int
    errors: int
    critical: int


@dataclass(frozen=True, slots=True)
class RepeatedMinor:
    """A minor mistake made so often that it counts as one error."""

    title: str
    times: int


@dataclass(frozen=True, slots=True)
class Grade:
    """What the exam shows. ``starred`` are critical mistakes on starred items. Over- and
    underpayment are told apart, never netted; pace stands beside the errors."""

    blueprint: Blueprint
    areas: tuple[AreaMark, ...]
    mistakes: tuple[ExamMistake, ...]
    same_minors: tuple[RepeatedMinor, ...]
    players_short: Money
    house_short: Money
    hands_per_hour: int | None
    elapsed_ms: int

    @property
    def decisions(self) -> int:
        return sum(mark.decisions for mark in self.areas)

    @property
    def not_reached(self) -> int:
        return sum(mark.not_reached for mark in self.areas)

    @property
    def errors(self) -> int:
        return sum(mark.errors for mark in self.areas)

    @property
    def critical(self) -> int:
        return sum(mark.critical for mark in self.areas)

    @property
    def starred(self) -> int:
        return sum(mistake.starred for mistake in self.mistakes)

    @property
    def passed(self) -> bool:
        return self.blueprint.passing.passes(self.errors, self.starred)

    @property
    def failed_areas(self) -> tuple[Area, ...]:
        """Where the errors are that failed it: all that were made where they are too many, those on
        starred items where these are; none where it is passed."""
        failed: set[Area] = set()
        if self.errors > self.blueprint.passing.errors:
            failed |= {mark.area for mark in self.areas if mark.errors}
        if self.starred > self.blueprint.passing.critical:
            failed |= {mistake.area for mistake in self.mistakes if mistake.starred}
        return tuple(area for area in Area if area in failed)


def grade(evidence: Evidence, at: ExamHouse, curriculum: Curriculum, missed: Missed) -> Grade:
    """The sitting marked from its evidence by today's rules; ``missed`` are the decisions by area
    that were never reached. Raises InputError where today's rules cannot read it."""
    blueprint = evidence.blueprint
    tasks = [*_rounds_marked(evidence, at, curriculum, blueprint)]
    tasks += [ruling_marked(at, ruled, blueprint) for ruled in evidence.sat.rulings]
    return graded(blueprint, tasks, missed)


Missed = Mapping[Area, int]


def graded(blueprint: Blueprint, tasks: Sequence[TaskMarked], missed: Missed) -> Grade:
    """What these tasks come to together."""
    mistakes = tuple(mistake for task in tasks for mistake in task.mistakes)
    minors = tuple(_same_minors(mistakes))
    rounds = [task for task in tasks if task.hands]
    hands, spent = (sum(each.hands for each in rounds), sum(each.elapsed_ms for each in rounds))
    return Grade(
        blueprint=blueprint,
        areas=tuple(_areas(tasks, mistakes, minors, missed)),
        mistakes=mistakes,
        same_minors=minors,
        players_short=Money(sum(task.players_short.cents for task in tasks)),
        house_short=Money(sum(task.house_short.cents for task in tasks)),
        hands_per_hour=pace(hands, spent),
        elapsed_ms=sum(task.elapsed_ms for task in tasks),
    )


def _rounds_marked(
    evidence: Evidence, at: ExamHouse, curriculum: Curriculum, blueprint: Blueprint
) -> Iterator[TaskMarked]:
    for round_ in evidence.handed_in:
        found = played(round_, {at.house.id: at.house}, curriculum.recipes)
        if found is not None:
            yield round_marked(found, blueprint)


def _same_minors(mistakes: Iterable[ExamMistake]) -> Iterator[RepeatedMinor]:
    """TEACHING: three of the same minor in one sitting count as a serious."""
    minors = Counter(each.title for each in mistakes if each.severity is Severity.MINOR)
    for title, times in minors.items():
        if times >= SAME_MINORS:
            yield RepeatedMinor(title, times)


def _areas(
    tasks: Sequence[TaskMarked],
    mistakes: Sequence[ExamMistake],
    minors: Sequence[RepeatedMinor],
    missed: Missed,
) -> Iterator[AreaMark]:
    asked: Counter[Area] = Counter(missed)
    for task in tasks:
        asked.update(task.decisions)
    errors = Counter(each.area for each in mistakes if each.is_error) + Counter(missed)
    errors[Area.CONDUCT] += len(minors)
    critical = Counter(each.area for each in mistakes if each.severity is Severity.CRITICAL)
    for area in Area:
        if asked[area] or errors[area]:
            left = missed.get(area, 0)
            yield AreaMark(area, asked[area], left, errors[area], critical[area])
