"""Constructed sittings held against the limits: at the limit passed, one beyond it failed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs
from msgspec.structs import replace

from tests.school.exam.sat import SEEDS, SMALL, faultless, form_of, opening, sit_all, sit_task
from trainer.dealing.action import Action, Verb
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, ItemWanted, PassRule
from trainer.drills.exam.form import RoundTask
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.marking.mark import FAILING
from trainer.records.exam import ExamOutcome, ExamResult
from trainer.school.exam.grading import Grade
from trainer.school.exam.sitting import ExamSitting
from trainer.school.practice import Practice

NO_STARS = replace(SMALL, shows={"dealer_not_qualified": ItemWanted(), "tie": ItemWanted()})


def graded(practice: Practice, sitting: ExamSitting, left_out: int = 0) -> tuple[ExamResult, Grade]:
    result = sit_all(sitting, left_out)
    sheet = practice.exams.sheet(sitting.id)
    assert sheet is not None
    return result, sheet.grade


@pytest.mark.parametrize(
    ("left_out", "outcome"),
    [
        (0, ExamOutcome.PASSED),
        (2, ExamOutcome.PASSED),
        (3, ExamOutcome.FAILED),
        (4, ExamOutcome.FAILED),
    ],
)
def test_errors_up_to_the_limit_pass(
    practice: Practice, left_out: int, outcome: ExamOutcome
) -> None:
    result, grade = graded(practice, practice.exams.begin(opening(NO_STARS), SEEDS), left_out)
    assert (result.errors, result.critical, result.outcome) == (left_out, left_out, outcome)
    assert grade.passed is (outcome is ExamOutcome.PASSED)
    assert bool(grade.failed_areas) is (outcome is ExamOutcome.FAILED)


def _slip_at(sitting: ExamSitting, *, star: bool) -> bool:
    """One wager is settled wrongly: the starred one, or another. Whether it was done."""
    assert isinstance(sitting.task, RoundTask)
    assert sitting.round is not None
    stars = form_of(sitting).stars(sitting.at.house.rules)
    acts = list(faultless(sitting.round))
    for at, act in enumerate(acts):
        if act.verb in (Verb.PAY, Verb.TAKE):
            assert act.place is not None
            assert act.wager is not None
            if ((sitting.task.number, act.place, act.wager) in stars) is star:
                sit_task(sitting, [*acts[:at], *acts[at + 1 :]])
                return True
    sit_task(sitting)
    return False


@pytest.mark.parametrize(
    ("limit", "outcome"),
    [(0, ExamOutcome.FAILED), (1, ExamOutcome.PASSED), (2, ExamOutcome.PASSED)],
)
def test_an_error_on_a_starred_decision_has_a_limit_of_its_own(
    practice: Practice, limit: int, outcome: ExamOutcome
) -> None:
    """TEACHING, Exam: of the starred decisions at most the supervisor's limit."""
    rule = replace(SMALL, passing=PassRule(errors=2, critical=limit))
    sitting, slipped = practice.exams.begin(opening(rule), SEEDS), False
    while sitting.task is not None:
        if sitting.round is None or slipped:
            sit_task(sitting)
        else:
            slipped = _slip_at(sitting, star=True)
    assert slipped
    result = sitting.end()
    sheet = practice.exams.sheet(sitting.id)
    assert sheet is not None
    assert (result.errors, sheet.grade.starred, result.outcome) == (1, 1, outcome)
    assert bool(result.failed_areas) is (outcome is ExamOutcome.FAILED)


def _cleared_before(acts: Sequence[Action], late: Action) -> list[Action]:
    """The cards of its seat go to the rack before it is settled."""
    rest = [act for act in acts if act is not late]
    at = next(
        at for at, act in enumerate(rest) if act.verb is Verb.CLEAR and act.place == late.place
    )
    return [*rest[: at + 1], late, *rest[at + 1 :]]


def test_a_starred_wager_settled_right_but_too_late_has_no_star(practice: Practice) -> None:
    """A star on its line beside "Starred errors: 0" told the supervisor two things."""
    six_card = replace(SMALL, house="six-card-bonus")
    sitting, late = practice.exams.begin(opening(six_card), SEEDS), None
    while sitting.task is not None:
        acts = None
        if isinstance(sitting.task, RoundTask) and sitting.round is not None and late is None:
            acts = [*faultless(sitting.round)]
            stars = form_of(sitting).stars(sitting.at.house.rules)
            number, money = sitting.task.number, (Verb.PAY, Verb.TAKE)
            starred = (a for a in acts if a.verb in money and (number, a.place, a.wager) in stars)
            late = next(starred, None)
            acts = acts if late is None else _cleared_before(acts, late)
        sit_task(sitting, acts)
    sitting.end()
    sheet = practice.exams.sheet(sitting.id)
    assert sheet is not None
    (mistake,) = sheet.grade.mistakes
    assert late is not None
    assert mistake.severity in FAILING
    assert (sheet.grade.starred, mistake.starred) == (0, False)


def test_the_same_mistake_elsewhere_is_one_error_and_no_more(practice: Practice) -> None:
    sitting, slipped = practice.exams.begin(opening(SMALL), SEEDS), False
    while sitting.task is not None:
        if sitting.round is None or slipped:
            sit_task(sitting)
        else:
            slipped = _slip_at(sitting, star=False)
    assert slipped
    assert sitting.end().outcome is ExamOutcome.PASSED


def test_a_starred_area_counts_like_a_starred_event(practice: Practice) -> None:
    starred: Blueprint = replace(NO_STARS, areas={ExamArea.PAIR_PLUS: ItemWanted(1, starred=True)})
    sitting, slipped = practice.exams.begin(opening(starred), SEEDS), False
    while sitting.task is not None:
        acts = None if sitting.round is None else _without_a(sitting, Wager.PAIR_PLUS)
        slipped = slipped or acts is not None
        sit_task(sitting, acts if acts is not None and sitting.round is not None else None)
    assert slipped
    result = sitting.end()
    assert result.outcome is ExamOutcome.FAILED
    assert ExamArea.PAIR_PLUS.value in result.failed_areas


def _without_a(sitting: ExamSitting, wager: Wager) -> list[Action] | None:
    assert sitting.round is not None
    acts = list(faultless(sitting.round))
    found = [a for a in acts if a.wager is wager and a.verb in (Verb.TAKE, Verb.PAY)]
    return [act for act in acts if act is not found[0]] if found else None


def test_a_wrong_ruling_is_one_error_however_much_was_wrong_about_it(practice: Practice) -> None:
    sitting = practice.exams.begin(opening(NO_STARS), SEEDS)
    while sitting.scene is None:
        sit_task(sitting)
    sitting.rule(("rule redeal", "return 1 ante", "deal_again"))
    result, grade = graded(practice, sitting)
    assert result.errors == 1
    (wrong,) = [each for each in grade.mistakes if each.is_error]
    assert (wrong.area, wrong.task, wrong.attempt) == (ExamArea.RULINGS, "Irregularity 1", None)
    assert wrong.rule
    assert wrong.due
    assert wrong.done


def test_over_and_underpayment_are_told_apart_and_never_netted(practice: Practice) -> None:
    sitting, errors = practice.exams.begin(opening(NO_STARS), SEEDS), 0
    while sitting.task is not None:
        acts: Sequence[Action] | None = None
        if sitting.round is not None and errors < 2:
            acts, errors = _off_by(sitting, Money(100 if errors else -100)), errors + 1
        sit_task(sitting, acts)
    sitting.end()
    sheet = practice.exams.sheet(sitting.id)
    assert sheet is not None
    assert (sheet.grade.players_short, sheet.grade.house_short) == (Money(100), Money(100))


def _off_by(sitting: ExamSitting, more: Money) -> list[Action]:
    """One payment is so much too high."""
    assert sitting.round is not None
    acts = list(faultless(sitting.round))
    at = next(k for k, act in enumerate(acts) if act.verb is Verb.PAY)
    amount = acts[at].amount
    assert amount is not None
    acts[at] = structs.replace(acts[at], amount=Money(amount.cents + more.cents))
    return acts


def test_three_of_the_same_minor_count_as_one_error(practice: Practice) -> None:
    """TEACHING, fault classes. A hand turned twice is a needless act."""
    sitting = practice.exams.begin(opening(NO_STARS), SEEDS)
    while sitting.task is not None:
        if sitting.round is None:
            sit_task(sitting)
            continue
        turned = Action.parse("reveal dealer")
        sit_task(sitting, [turned, *faultless(sitting.round)])
    result = sitting.end()
    sheet = practice.exams.sheet(sitting.id)
    assert sheet is not None
    assert [each.times for each in sheet.grade.same_minors] == [3]
    assert (result.errors, result.critical) == (1, 0)
    conduct = next(mark for mark in sheet.grade.areas if mark.area is ExamArea.CONDUCT)
    assert (conduct.decisions, conduct.errors) == (0, 1)


def test_the_areas_add_up_to_the_form(practice: Practice) -> None:
    sitting = practice.exams.begin(opening(), SEEDS)
    result, grade = graded(practice, sitting)
    found = {mark.area: mark.decisions for mark in grade.areas}
    assert found == {area: count for area, count in form_of(sitting).areas.items() if count}
    assert sum(found.values()) == result.decisions
