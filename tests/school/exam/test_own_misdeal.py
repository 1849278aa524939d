"""The candidate's own misdeal in an exam: from the act through the ruling to the exam's result."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.school.exam.sat import SEEDS, SMALL, faultless, form_of, opening, sit_task
from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, PassRule
from trainer.drills.exam.form import RoundTask
from trainer.records.exam import ExamOutcome, ExamResult
from trainer.school.exam.grading import Grade
from trainer.school.exam.sealed_round import SealedRound
from trainer.school.exam.sitting import ExamSitting
from trainer.school.practice import Practice

VOIDED = ("rule void", "return all", "rack cards", "announce place_your_bets", "resume")
REDEALT = ("rule redeal", "rack cards", "deal_again", "resume")


def whole(house: str, errors: int) -> Blueprint:
    """An exam of whole rounds."""
    passing = PassRule(errors=errors, critical=0)
    return replace(SMALL, house=house, part=Part.WHOLE, shows={}, decisions=20, passing=passing)


def misdeal(round_: SealedRound, place: str = "dealer") -> None:
    """The whole deal, and then once more to that place."""
    acts = faultless(round_)
    last = max(at for at, act in enumerate(acts) if act.verb is Verb.DEAL)
    for act in (*acts[: last + 1], Action.parse(f"deal {place}")):
        round_.act(act)
    assert round_.misdeal is not None


def ended(practice: Practice, sitting: ExamSitting) -> tuple[ExamResult, Grade]:
    while sitting.task is not None:
        sit_task(sitting)
    result, sheet = sitting.end(), practice.exams.sheet(sitting.id)
    assert sheet is not None
    return result, sheet.grade


@pytest.mark.parametrize(("errors", "outcome"), [(0, ExamOutcome.FAILED), (1, ExamOutcome.PASSED)])
def test_a_voided_round_is_one_error_and_what_it_held_is_not_counted(
    practice: Practice, errors: int, outcome: ExamOutcome
) -> None:
    """MBS 5.4: the round is void. No wager of it was to be settled."""
    sitting = practice.exams.begin(opening(whole("mbs", errors)), SEEDS)
    assert isinstance(sitting.task, RoundTask)
    assert sitting.round is not None
    held = sum(sitting.task.counted.areas.values())
    asked = form_of(sitting).decisions
    misdeal(sitting.round)
    for text in VOIDED:
        sitting.round.follow(text)
    assert sitting.round.misdeal is None
    sitting.hand_in()
    result, grade = ended(practice, sitting)
    assert (result.errors, result.critical, result.outcome) == (1, 1, outcome)
    assert grade.decisions == asked - held
    (wrong,) = [each for each in grade.mistakes if each.is_error]
    assert (wrong.area, wrong.rule) == (ExamArea.CONDUCT, "MBS 5.4")


def test_a_wrong_ruling_on_it_is_an_error_of_its_own(practice: Practice) -> None:
    sitting = practice.exams.begin(opening(whole("mbs", 1)), SEEDS)
    assert sitting.round is not None
    misdeal(sitting.round)
    for text in ("rule play_on", "resume"):
        sitting.round.follow(text)
    rest = faultless(sitting.round)
    last = max(at for at, act in enumerate(rest) if act.verb is Verb.DEAL)
    for act in rest[last + 1 :]:
        sitting.round.act(act)
    sitting.hand_in()
    result, grade = ended(practice, sitting)
    assert result.outcome is ExamOutcome.FAILED
    assert sum(each.is_error for each in grade.mistakes) >= 2


def test_after_a_redeal_other_cards_are_worked(practice: Practice) -> None:
    """BOX •7: a wrong number of cards; the wagers stand, and the cards come anew."""
    sitting = practice.exams.begin(opening(whole("boxes", 1)), SEEDS)
    assert sitting.round is not None
    before = sitting.round.round_
    misdeal(sitting.round, str(before.seats[0].number))
    for text in REDEALT:
        sitting.round.follow(text)
    after = sitting.round.round_
    assert after.dealer != before.dealer
    assert [dict(seat.stakes) for seat in after.seats] == [dict(s.stakes) for s in before.seats]
    acts = faultless(sitting.round)
    first = next(at for at, act in enumerate(acts) if act.verb is Verb.DEAL)
    for act in acts[first:]:
        sitting.round.act(act)
    assert not sitting.round.left
    sitting.hand_in()
    result, _ = ended(practice, sitting)
    assert (result.errors, result.critical, result.outcome) == (1, 1, ExamOutcome.PASSED)


def test_a_ruling_left_to_the_supervisor_is_neither_right_nor_wrong(practice: Practice) -> None:
    """To call is never wrong where a ruling is needed, and it shows no knowledge of the ruling."""
    sitting = practice.exams.begin(opening(), SEEDS)
    while sitting.scene is None:
        sit_task(sitting)
    sitting.rule(("rule call_supervisor",))
    result, grade = ended(practice, sitting)
    assert (result.errors, result.outcome) == (0, ExamOutcome.PASSED)
    assert ExamArea.RULINGS not in [mark.area for mark in grade.areas]
