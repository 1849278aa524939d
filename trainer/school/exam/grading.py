"""An exam marked as a whole: errors by area, the limits held against them, the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.drill_options import ChipMarks
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.stars import Star, stars_in
from trainer.game.money import Money
from trainer.game.pay import Teaching
from trainer.marking.mistake import SAME_MINORS, Severity
from trainer.marking.predict import Misread
from trainer.records.attempt import Attempt
from trainer.records.exam import EXAM_MODE
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import PlayedRound
from trainer.school.debrief.pace import pace
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse
from trainer.school.exam.mistakes import ExamMistake, TaskMarked, round_marked, ruling_marked
from trainer.school.exam.wrong_rules import WrongRule, wrong_rules
from trainer.school.recorded_rounds import MOST_MOVES, played
from trainer.wording import Worded, phrase


class AreaMark(Struct, frozen=True):
    """One area: its decisions, those not reached, and the errors, with the critical ones among
    them. A decision that was not reached is an error. ``stars`` are starred decisions that were
    reached, ``starred`` the wrong ones of them."""

    area: ExamArea
    decisions: int
    not_reached: int
    errors: int
    critical: int
    stars: int = 0
    starred: int = 0


class RepeatedMinor(Struct, frozen=True):
    """A minor mistake made so often that it counts as one error."""

    title: str
    times: int


class Grade(Struct, frozen=True):
    """The grade of an exam. ``starred`` are starred decisions that came out wrong, ``stars_left``
    those among them that were not reached. Over- and underpayment are told apart, never netted;
    pace stands beside the errors."""

    blueprint: Blueprint
    areas: tuple[AreaMark, ...]
    mistakes: tuple[ExamMistake, ...]
    starred: int
    stars_left: int
    wrong_rules: tuple[WrongRule, ...]
    same_minors: tuple[RepeatedMinor, ...]
    players_short: Money
    house_short: Money
    hands_per_hour: int | None

    @property
    def decisions(self) -> int:
        return sum(mark.decisions for mark in self.areas)

    @property
    def not_reached(self) -> int:
        return sum(mark.not_reached for mark in self.areas)

    @property
    def stars(self) -> int:
        """The starred decisions: of a sitting that was discontinued, those that were reached."""
        return sum(mark.stars for mark in self.areas) + self.stars_left

    @property
    def errors(self) -> int:
        return sum(mark.errors for mark in self.areas)

    @property
    def critical(self) -> int:
        return sum(mark.critical for mark in self.areas)

    @property
    def passed(self) -> bool:
        """True if the limits are kept, and no wrong rule gave every answer that it could."""
        within = self.blueprint.passing.passes(self.errors, self.starred)
        return within and not self.wrong_rules

    @property
    def not_examined(self) -> tuple[Unexamined, ...]:
        return unexamined(self.blueprint)

    @property
    def failed_areas(self) -> tuple[ExamArea, ...]:
        """The areas whose errors failed it: of all errors if they are too many, of starred
        decisions if those are, of wrong rules if there are any; none if it is passed."""
        failed: set[ExamArea] = set()
        if self.errors > self.blueprint.passing.errors:
            failed |= {mark.area for mark in self.areas if mark.errors}
        if self.starred > self.blueprint.passing.critical:
            failed |= {mistake.area for mistake in self.mistakes if mistake.starred}
            failed |= {mark.area for mark in self.areas if mark.not_reached and self.stars_left}
        failed |= {area for rule in self.wrong_rules for area in rule.areas}
        return tuple(area for area in ExamArea if area in failed)


def grade(evidence: ExamEvidence, at: ExamHouse, curriculum: Curriculum, missed: Missed) -> Grade:
    """The sitting marked from its evidence by today's rules; ``missed`` are the decisions by area
    that were never reached. Raises InputError where today's rules cannot read it."""
    blueprint = evidence.blueprint
    tasks = [*_rounds_marked(evidence, at, curriculum, blueprint)]
    tasks += [ruling_marked(at, ruled, blueprint) for ruled in evidence.sat.rulings]
    return graded(at, blueprint, tasks, missed)


Missed = Mapping[ExamArea, int]


def graded(
    at: ExamHouse, blueprint: Blueprint, tasks: Sequence[TaskMarked], missed: Missed
) -> Grade:
    """The grade of these tasks together."""
    mistakes = tuple(mistake for task in tasks for mistake in task.mistakes)
    minors = tuple(_same_minors(mistakes))
    exposed = [each for task in tasks for each in task.exposed]
    stars_left = blueprint.starred - sum(len(task.stars) for task in tasks) if missed else 0
    rounds = [task for task in tasks if task.hands]
    hands, spent = (sum(each.hands for each in rounds), sum(each.elapsed_ms for each in rounds))
    return Grade(
        blueprint=blueprint,
        areas=tuple(_areas(tasks, mistakes, minors, missed)),
        mistakes=mistakes,
        starred=sum(task.starred for task in tasks) + stars_left,
        stars_left=stars_left,
        wrong_rules=wrong_rules(exposed, Misread(at.house.rules, at.others)),
        same_minors=minors,
        players_short=Money(sum(task.players_short.cents for task in tasks)),
        house_short=Money(sum(task.house_short.cents for task in tasks)),
        hands_per_hour=pace(hands, spent),
    )


def _rounds_marked(
    evidence: ExamEvidence, at: ExamHouse, curriculum: Curriculum, blueprint: Blueprint
) -> Iterator[TaskMarked]:
    rounds = (_as_examined(each, blueprint) for each in evidence.handed_in)
    found = (played(each, curriculum.shelf, curriculum.recipes) for each in rounds)
    reached = [each for each in found if each is not None]
    stars = stars_in(at.house.rules, blueprint, [(each.number, each.round_) for each in reached])
    yield from rounds_marked(reached, at, stars)


def _as_examined(round_: Attempt, blueprint: Blueprint) -> Attempt:
    """The round under the terms of its exam, whatever else its station says: its house, its part,
    and that nothing was taught in it."""
    # One of more moves than anybody makes was not worked.
    dealt = replace(
        round_.dealt,
        house=blueprint.house,
        part=blueprint.part.value,
        mode=EXAM_MODE,
        teaching=Teaching.OFF.value,
        chip_marks=ChipMarks.OFF.value,
    )
    known = replace(round_, dealt=dealt)
    return known if len(round_.moves) <= MOST_MOVES else replace(known, acts=(), moves=())


def rounds_marked(
    found: Sequence[PlayedRound], at: ExamHouse, stars: frozenset[Star]
) -> Iterator[TaskMarked]:
    """The rounds of one exam."""
    misread = Misread(at.house.rules, at.others)
    for each in found:
        yield round_marked(each, stars, misread)


def _same_minors(mistakes: Iterable[ExamMistake]) -> Iterator[RepeatedMinor]:
    """TEACHING: three of the same minor in one sitting count as a serious."""
    minors = Counter(
        each.title for each in mistakes if each.severity is Severity.MINOR and not each.is_reading
    )
    for title, times in minors.items():
        if times >= SAME_MINORS:
            yield RepeatedMinor(title, times)


def _areas(
    tasks: Sequence[TaskMarked],
    mistakes: Sequence[ExamMistake],
    minors: Sequence[RepeatedMinor],
    missed: Missed,
) -> Iterator[AreaMark]:
    asked: Counter[ExamArea] = Counter(missed)
    for task in tasks:
        asked.update(task.decisions)
    errors = Counter(each.area for each in mistakes if each.is_error) + Counter(missed)
    # Each of the same three is no error by itself: together they are one.
    errors[ExamArea.CONDUCT] += len(minors)
    critical = Counter(each.area for each in mistakes if each.severity is Severity.CRITICAL)
    stars, starred = (
        Counter(star for task in tasks for star in task.stars),
        Counter(star for task in tasks for star in task.starred_in),
    )
    for area in ExamArea:
        if asked[area] or errors[area]:
            left = missed.get(area, 0)
            figures = (asked[area], left, errors[area], critical[area])
            yield AreaMark(area, *figures, stars[area], starred[area])


class Unexamined(Worded):
    """A part of the work that no task of the exam asks for."""

    WHOLE_ROUND = "steps of the round", phrase("the steps before settling")
    BETS = "bets", phrase("bets that may not stand")
    IRREGULARITIES = "irregularities", phrase("irregularities")
    MANNER = "manner", phrase("manner")


def unexamined(blueprint: Blueprint) -> tuple[Unexamined, ...]:
    """The parts of the work that the blueprint leaves out."""
    return tuple(_left_out(blueprint))


def _left_out(blueprint: Blueprint) -> Iterator[Unexamined]:
    if blueprint.part is not Part.WHOLE:
        yield Unexamined.WHOLE_ROUND
    yield Unexamined.BETS
    if not blueprint.rulings:
        yield Unexamined.IRREGULARITIES
    yield Unexamined.MANNER
