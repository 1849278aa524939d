"""From the supervisor's desk and back: set, assigned, opened by a PIN, sat, delivered, signed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tests.school.exam.days import DAY_MS, Day, entrance_of, office_of
from tests.school.exam.sat import SMALL, sit_task, without_pays
from tests.school.exam.schools import STATION, School
from tests.school.tables import Ticking
from trainer.drills.exam.blueprint import ItemWanted
from trainer.errors import InputError
from trainer.game.wagers import Wager
from trainer.marking.mark import FAILING
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.exams import (
    BlindMarkRow,
    ExamRow,
    Locked,
    SheetSeenRow,
    SittingRow,
)
from trainer.school.exam.office import ExamOffice, waits
from trainer.school.exam.opening import ExamRefused
from trainer.school.exam.signing import TaskMark, blind_of, differences, tasks_seen
from trainer.school.exports.exam_record.collection import ExamGathering
from trainer.school.exports.school_exports import SchoolExports, Which
from trainer.school.people.rights import NotAllowed
from trainer.school.practice import Practice
from trainer.wording import speak

SAID = "Zqx"
"""Stands before everything that is said."""

# --------------------------------------------------------------------------------- set, assigned


def test_the_ready_blueprints_are_offered(office: ExamOffice) -> None:
    assert {each.house for each in office.ready} == {
        "boxes",
        "mbs",
        "posted",
        "prime",
        "six-card-bonus",
    }


def test_a_preview_leaves_no_record(school: School, office: ExamOffice) -> None:
    before = school.registry.head("school")
    form = office.preview(SMALL)
    assert len(form.rounds) == SMALL.rounds
    assert school.registry.head("school") == before
    assert school.registry.count(ExamRow) == 0


def test_an_exam_that_its_house_cannot_meet_is_not_set(school: School, office: ExamOffice) -> None:
    wrong = structs.replace(SMALL, shows={"prime_both": ItemWanted()})
    with pytest.raises(InputError, match=r"shows\.prime_both: All .* This house cannot show it"):
        office.set(wrong)
    assert office.exams() == ()


def test_an_exam_that_is_set_keeps_its_pattern(office: ExamOffice) -> None:
    """Whatever the program of a station would draw, it deals that."""
    office.set(office.ready[0])
    (listed,) = office.exams()
    assert listed.blueprint.pattern is not None
    assert len(listed.blueprint.pattern.rounds) == office.ready[0].rounds
    assert structs.replace(listed.blueprint, pattern=None) == office.ready[0]


def test_what_was_set_is_what_is_listed(school: School, office: ExamOffice) -> None:
    exam = office.set(SMALL)
    due = school.wall_ms() + DAY_MS
    office.assign(exam, [school.trainee.id, school.other.id], due)
    (listed,) = office.exams()
    assert (listed.exam, listed.blueprint, listed.assigned) == (exam, SMALL, 2)
    assert [each.name for each in office.candidates(exam)] == ["Ines Moreau", "Luc Bernard"]
    office.unassign(exam, school.other.id)
    assert [each.name for each in office.candidates(exam)] == ["Ines Moreau"]
    office.withdraw(exam)
    assert office.exams()[0].withdrawn


def test_a_trainee_sets_and_opens_nothing(
    school: School, practice: Practice, clock: Ticking
) -> None:
    with pytest.raises(NotAllowed):
        office_of(school, practice, school.trainee).set(SMALL)
    with pytest.raises(NotAllowed):
        entrance_of(school, practice, clock).open("any", school.trainee, STATION)


# --------------------------------------------------------------------------------- opened, sat


def test_an_exam_is_opened_by_a_pin_and_by_nothing_less(day: Day) -> None:
    with pytest.raises(ExamRefused, match="has expired"):
        day.entrance.open(day.exam, day.school.supervisor, STATION)
    sitting = day.open()
    assert day.school.registry.count(SittingRow) == 1
    (row, signed) = day.entrance.sittings()[0]
    assert (row.sitting, row.state, row.by, signed) == (
        sitting,
        "open",
        day.school.supervisor.id,
        (),
    )


@pytest.mark.slow
def test_no_two_sittings_have_one_seed(day: Day) -> None:
    day.open()
    row = day.school.registry.rows(SittingRow)[0]
    day.sit()
    by = day.school.prove_pin(day.school.supervisor)
    new = day.school.registry.new_id()
    with pytest.raises(ActRefused):
        day.school.registry.open_exam(
            by.id, new, day.exam, day.school.trainee.id, STATION, Locked("", row.seed)
        )


def test_from_the_desk_to_the_signature(day: Day) -> None:
    sitting = day.open()
    assert day.sit().outcome is ExamOutcome.PASSED
    (listed,) = day.office.sittings()
    assert waits(listed)
    assert (listed.name, listed.sitting.state) == ("Ines Moreau", "ended")
    assert listed.sitting.outcome == "passed"
    sheet = day.office.sheet(sitting)
    here = day.practice.exams.sheet(sitting)
    assert sheet == here, "the desk sees what the trainee sees, from what was delivered"
    day.office.sign(sitting, "A calm hand.")
    signing = day.office.signing(sitting)
    (signature,) = signing.signatures
    assert (signature.role, signature.outcome, signature.comment) == (
        "first",
        "passed",
        "A calm hand.",
    )
    assert signature.head == signing.head != ""
    end = [each for each in day.school.registry.events_of(sitting) if each.kind == "exam_ended"]
    assert signing.head == end[0].hash.hex()
    assert not waits(day.office.sittings()[0])
    with pytest.raises(ExamRefused, match="You signed it"):
        day.office.sign(sitting, "Twice.")
    second = office_of(day.school, day.practice, day.school.second)
    second.sign(sitting, "")
    assert [each.role for each in day.office.signing(sitting).signatures] == ["first", "second"]


@pytest.mark.slow
def test_what_has_not_ended_is_not_signed(day: Day) -> None:
    sitting = day.open()
    sit_task(day.sitting)
    day.deliver()
    assert day.office.sheet(sitting) is None
    with pytest.raises(ExamRefused, match="not ended"):
        day.office.sign(sitting, "")


def test_nobody_is_counted_as_passed_for_who_may_still_mark_blind(day: Day) -> None:
    sitting = day.open()
    day.sit()
    second = office_of(day.school, day.practice, day.school.second)
    assert [each.passed for each in second.exams()] == [0]
    assert second.sheet(sitting) is not None
    assert [each.passed for each in second.exams()] == [1]


def test_a_second_examiner_marks_blind_and_sees_the_differences_afterwards(day: Day) -> None:
    sitting = day.open()
    day.sit(pays_left_out=1)
    second = office_of(day.school, day.practice, day.school.second)
    signing = second.signing(sitting)
    assert signing.why_not_marked_by(day.school.second.id) is None
    assert second.kept_from_him({sitting}) == {sitting}, "nor does his list say how it ended"
    marks = {f"round {number}": TaskMark() for number in (1, 2, 3)}
    second.mark_blind(sitting, {**marks, "ruling 1": TaskMark(1, 0)})
    with pytest.raises(ExamRefused, match="You marked it"):
        second.mark_blind(sitting, marks)
    signing = second.signing(sitting)
    assert signing.why_not_marked_by(day.school.second.id) is not None
    assert not second.kept_from_him({sitting})
    (blind,) = signing.blind
    sheet = second.sheet(sitting)
    assert sheet is not None
    apart = {each.task: (each.program, each.examiner) for each in differences(sheet.grade, blind)}
    assert apart.pop("ruling 1") == (TaskMark(), TaskMark(1, 0))
    assert list(apart.values()) == [(TaskMark(1, 1), TaskMark())]


@pytest.mark.slow
def test_a_second_examiner_reads_in_words_what_was_done(day: Day) -> None:
    """As the debrief has it, a line for each visit to a seat."""
    sitting = day.open()
    day.sit()
    evidence = day.office.evidence(sitting)
    assert evidence is not None
    first = tasks_seen(evidence, day.practice.curriculum)[0]
    dealer = next(each.pieces for each in first.done if each.place == "Dealer")
    assert dealer[0] == "Reveal the dealer"
    assert dealer[1].startswith("Call the hand: ")
    assert any(each.place.startswith("Seat ") and each.pieces[-1] == "Clear" for each in first.done)
    assert not any("_" in piece for each in first.done for piece in each.pieces)


def test_a_second_examiner_reads_irregularities_in_the_language_of_the_window(day: Day) -> None:
    """They are recorded in English."""
    sitting = day.open()
    day.sit()
    evidence = day.office.evidence(sitting)
    assert evidence is not None
    speak(lambda text, count: SAID + text)
    try:
        last = tasks_seen(evidence, day.practice.curriculum)[-1]
    finally:
        speak(None)
    assert last.name == "ruling 1"
    assert all(line.startswith(SAID) for each in last.dealt for line in each.pieces)


@pytest.mark.slow
def test_who_has_signed_does_not_mark_blind(day: Day) -> None:
    sitting = day.open()
    day.sit()
    day.office.sign(sitting, "")
    with pytest.raises(ExamRefused, match="know its marks"):
        day.office.mark_blind(sitting, {})


@pytest.mark.slow
def test_who_has_seen_the_sheet_does_not_mark_blind_wherever_it_was_opened(day: Day) -> None:
    """The records keep it: another window, or the same one after a restart, knows it too."""
    sitting, second = day.open(), day.school.second
    day.sit()
    assert office_of(day.school, day.practice, second).sheet(sitting) is not None
    later = office_of(day.school, day.practice, second)
    assert not later.kept_from_him({sitting})
    with pytest.raises(ExamRefused, match="seen or signed a result sheet"):
        later.mark_blind(sitting, {})
    with pytest.raises(ActRefused, match="cannot mark it blind"):
        day.school.registry.act(
            second.id, ActKind.BLIND_MARKED, {"sitting": sitting, "marks": "{}"}
        )
    assert later.sheet(sitting) is not None
    (seen,) = day.school.registry.rows(SheetSeenRow)
    assert (seen.sitting, seen.by) == (sitting, second.id), "once, however often it is opened"
    assert day.office.signing(sitting).why_not_marked_by(day.school.supervisor.id) is None


@pytest.mark.slow
def test_a_voided_sitting_does_not_count(day: Day) -> None:
    sitting = day.open()
    day.sit()
    with pytest.raises(ExamRefused, match="Give the reason"):
        day.office.void(sitting, "  ")
    day.office.void(sitting, "The wrong trainee sat down.")
    assert day.entrance.assigned()[0].tries == 0
    assert day.entrance.assigned()[0].why_not is None
    with pytest.raises(ExamRefused, match="voided"):
        day.office.sign(sitting, "")


@pytest.mark.parametrize("marks", ["x", "[]", '{"round 1": 5}', '{"round 1": ["x", 1]}'])
def test_marks_of_a_second_examiner_that_nobody_can_read_are_none(marks: str) -> None:
    """Nobody could open the sheet of such an exam, to sign it."""
    assert blind_of(BlindMarkRow("s", "sam", marks, 0)).marks == {}


def test_the_record_lists_every_error_of_the_sheet_in_the_words_of_the_house(day: Day) -> None:
    """An irregularity ruled wrongly too, and each wager that is an error."""
    sitting = day.open()
    while day.sitting.round is not None:
        sit_task(day.sitting, without_pays(day.sitting.round, 1))
    day.sitting.rule(("rule reconstruct",))
    while day.sitting.task is not None:
        sit_task(day.sitting)
    day.sitting.end()
    day.deliver()
    sheet, mbs = day.office.sheet(sitting), day.practice.curriculum.shelf["mbs"]
    assert sheet is not None
    own = {**mbs.rules.spots, Wager.ANTE: "Stake", Wager.PLAY: "Raise"}
    houses = {"mbs": replace(mbs, rules=structs.replace(mbs.rules, spots=own))}
    record = ExamGathering(day.school.registry, houses, sitting, "1", sheet).record()
    tasks = [each.task for each in sheet.grade.mistakes]
    assert "Irregularity 1" in tasks
    assert [each.task for each in record.mistakes] == tasks
    assert sum(each.severity in FAILING for each in record.mistakes) == record.outcome.errors
    assert record.outcome.marks is not None
    assert record.outcome.marks.areas[0][0] == "Stake and Raise against a dealer who plays"
    asked = ExamGathering(day.school.registry, houses, sitting, "1").record()
    assert {each.task for each in asked.mistakes} == set(tasks) - {"Irregularity 1"}


def test_exports_of_exams_tell_a_wrong_rule_in_the_words_of_its_house(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = day.open()
    failed = replace(day.sit(3), wrong_rules=("PP02",))
    mbs = day.practice.curriculum.shelf["mbs"]
    own = structs.replace(mbs.rules, spots={**mbs.rules.spots, Wager.PAIR_PLUS: "Twins"})
    exports = SchoolExports(day.school.registry, {"mbs": replace(mbs, rules=own)})
    monkeypatch.setattr(exports, "_results_of", lambda _: {sitting: failed})
    (row,) = exports.exams(Which()).rows
    (told,) = [str(each) for each in row if str(each).startswith("PP02: ")]
    assert "Twins" in told
    assert "Pair Plus" not in told
