"""An exam is sat under seal: nothing is told, committed seats stand, and a kill costs nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.school.exam.sat import (
    SEEDS,
    SITTING,
    SMALL,
    SUPERVISOR,
    TIMED,
    faultless,
    form_of,
    opening,
    right_ruling,
    sit_all,
    sit_task,
    without_pays,
)
from tests.school.tables import Ticking, open_practice
from trainer.dealing.action import Action, Verb
from trainer.document import Section, TableBlock
from trainer.drills.exam.form import RoundTask, RulingTask
from trainer.library.houses import HouseShelf
from trainer.records.exam import SCHOOL_AWAY, ExamLog, ExamOutcome
from trainer.records.verified import verify
from trainer.school.exam.my_exams_page import MyExamsRoute, load_my_exams, tell_my_exams
from trainer.school.exam.opening import ExamRefused, ExamStuck
from trainer.school.exam.release import NotReleased, Wait
from trainer.school.exam.sitting import ExamSitting
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.doctor import examine
from trainer.ui.exam.sheet_shown import figures, remarks


def begun(practice: Practice, blueprint: object = SMALL) -> ExamSitting:
    return practice.exams.begin(opening(blueprint), SEEDS)  # type: ignore[arg-type]


def test_a_faultless_exam_is_passed(practice: Practice, home: Path) -> None:
    sitting = begun(practice)
    result = sit_all(sitting)
    assert (result.outcome, result.errors, result.critical) == (ExamOutcome.PASSED, 0, 0)
    assert result.decisions == form_of(sitting).decisions
    assert result.failed_areas == ()
    assert verify(home / RECORDS).sound
    assert examine(home).findings == ()


def test_all_its_tasks_come_in_the_order_of_the_form(practice: Practice) -> None:
    sitting, seen = begun(practice), []
    while sitting.task is not None:
        seen.append(sitting.task)
        assert (sitting.round is None) == isinstance(sitting.task, RulingTask)
        assert (sitting.scene is None) == isinstance(sitting.task, RoundTask)
        assert sitting.number == len(seen)
        sit_task(sitting)
    assert tuple(seen) == form_of(sitting).tasks


def test_nothing_is_told_of_a_round_and_nothing_derived_before_the_end(practice: Practice) -> None:
    sitting = begun(practice)
    for _ in range(2):
        assert sitting.round is None or sitting.round.guided is False
        sit_task(sitting)
    assert practice.results.attempts() == ()
    assert practice.mistakes() == ()
    assert practice.done() == ()
    practice.rebuild()
    assert practice.results.attempts() == ()
    assert practice.exams.sheet(SITTING) is None
    assert practice.exams.sat() == ()
    sit_all(sitting)
    assert len(practice.results.attempts()) == 3
    assert {each.drill for each in practice.results.attempts()} == {"exam"}
    assert practice.exams.sheet(SITTING) is not None


def test_a_round_of_an_exam_is_never_finished_as_in_practice(practice: Practice) -> None:
    sitting = begun(practice)
    assert sitting.round is not None
    with pytest.raises(AssertionError, match="handed in"):
        sitting.round.finish()
    with pytest.raises(AssertionError):
        sitting.round.next()


def test_a_committed_seat_is_not_undone(practice: Practice) -> None:
    round_ = begun(practice).round
    assert round_ is not None
    acts = list(faultless(round_))
    first_clear = next(at for at, act in enumerate(acts) if act.verb is Verb.CLEAR)
    for act in acts[: first_clear + 1]:
        round_.act(act)
    before = round_.acts
    assert not round_.undo()
    assert round_.acts == before
    round_.act(acts[first_clear + 1])
    assert round_.undo()
    assert not round_.undo()
    assert round_.acts == before


@pytest.mark.slow
def test_practice_does_not_go_on_with_an_exam(practice: Practice) -> None:
    sitting = begun(practice)
    assert practice.left_off() is None
    assert practice.resume() is None
    sitting.leave("fire alarm")
    practised = practice.start("mbs", "settle-the-table", seed=1)
    assert practice.left_off() is not None
    practice._log.abandoned(practised.attempt_id, 0)
    again = practice.exams.go_on(SUPERVISOR, SEEDS)
    assert again.round is not None
    assert again.round.attempt_id == sitting.round.attempt_id  # type: ignore[union-attr]


def test_after_the_end_its_rounds_can_be_dealt_again_for_practice(practice: Practice) -> None:
    sit_all(begun(practice))
    attempt = practice.results.attempts()[0].attempt_id
    assert practice.again(attempt).in_session is False
    assert practice.results.debrief(attempt) is not None
    assert practice.tape(attempt) is not None


# ---------------------------------------------------------------------------- left and gone on


def test_left_with_a_note_it_goes_on_exactly_where_it_stopped(
    practice: Practice, clock: Ticking
) -> None:
    sitting = begun(practice)
    assert sitting.round is not None
    sitting.watch.go_on()
    clock.now_ms += 4000
    sitting.round.act(faultless(sitting.round)[0])
    clock.now_ms += 9000
    sitting.leave("The fire alarm rang.")
    clock.now_ms += 3_600_000
    waiting = practice.exams.waiting()
    assert waiting is not None
    assert (waiting.note, waiting.number, waiting.of) == ("The fire alarm rang.", 1, 4)
    again = practice.exams.go_on(SUPERVISOR, SEEDS)
    assert again.round is not None
    assert again.round.acts == sitting.round.acts
    assert again.elapsed_ms == 13_000
    clock.now_ms += 5000
    assert again.elapsed_ms == 13_000, "no time counts before the table is on the screen"
    again.watch.go_on()
    clock.now_ms += 2000
    assert again.elapsed_ms == 15_000


def test_while_the_program_is_dead_no_time_counts(
    shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    """What ran since the last act that is recorded is given back, and the break is on record."""
    practice = open_practice(shelf, home, clock)
    sitting = begun(practice)
    assert sitting.round is not None
    sitting.watch.go_on()
    clock.now_ms += 4000
    sitting.round.act(faultless(sitting.round)[0])
    clock.now_ms += 50_000  # thought about, and then the power failed
    practice.close()
    clock.now_ms += 600_000
    reopened = open_practice(shelf, home, clock)
    waiting = reopened.exams.waiting()
    assert waiting is not None
    assert waiting.note == ""
    again = reopened.exams.go_on(SUPERVISOR, SEEDS)
    assert again.elapsed_ms == 4000
    sit_all(again)
    sheet = reopened.exams.sheet(SITTING)
    assert sheet is not None
    (break_,) = sheet.breaks
    assert (break_.until_ms or 0) - break_.since_ms == 650_000
    assert break_.by == SUPERVISOR
    reopened.close()


def test_a_ruling_that_was_left_keeps_its_time(practice: Practice, clock: Ticking) -> None:
    sitting = begun(practice)
    while sitting.scene is None:
        sit_task(sitting)
    sitting.watch.go_on()
    clock.now_ms += 7000
    sitting.leave("shift change")
    again = practice.exams.go_on(SUPERVISOR, SEEDS)
    assert again.scene == sitting.scene
    assert again.watch.elapsed_ms == 7000
    again.rule(right_ruling(again))
    assert again.elapsed_ms == 7000


@pytest.mark.parametrize(
    "stops", [range(3, 90, 15), pytest.param(range(0, 90, 2), marks=pytest.mark.slow)]
)
def test_killed_anywhere_it_goes_on_and_ends_the_same(
    shelf: HouseShelf, home: Path, clock: Ticking, stops: range
) -> None:
    """Every act and every task is one event: after each of these the program is gone without a
    word, and the exam goes on by the log alone."""
    practice = open_practice(shelf, home, clock)
    sitting, done = begun(practice), 0
    while sitting.task is not None:
        if done in stops:
            practice.close()
            practice = open_practice(shelf, home, clock)
            sitting = practice.exams.go_on(SUPERVISOR, SEEDS)
        done += 1
        if sitting.round is None:
            sitting.rule(right_ruling(sitting))
            continue
        due = faultless(sitting.round)
        at = len(sitting.round.acts)
        if at < len(due):
            sitting.round.act(due[at])
        else:
            sitting.hand_in()
    assert done > 30
    result = sitting.end()
    assert (result.outcome, result.errors) == (ExamOutcome.PASSED, 0)
    assert len(practice.exams.sat()[0].breaks) == sum(each < done for each in stops)
    practice.close()
    assert verify(home / RECORDS).sound
    assert examine(home).findings == ()


def test_only_one_exam_is_under_way(practice: Practice) -> None:
    begun(practice)
    with pytest.raises(ExamRefused, match="under way"):
        begun(practice)


def test_where_none_is_under_way_none_goes_on(practice: Practice) -> None:
    assert practice.exams.waiting() is None
    with pytest.raises(ExamRefused):
        practice.exams.go_on(SUPERVISOR, SEEDS)
    with pytest.raises(ExamRefused):
        practice.exams.discontinue("fire", SUPERVISOR)


# ------------------------------------------------------------------------------------- outcomes


def test_a_discontinued_exam_counts_nothing_that_was_not_done(practice: Practice) -> None:
    sitting = begun(practice)
    sit_task(sitting)
    assert sitting.round is not None or sitting.scene is not None
    sitting.leave("The shuffler caught fire.")
    result = practice.exams.discontinue("The shuffler caught fire.", SUPERVISOR)
    assert result.outcome is ExamOutcome.DISCONTINUED
    assert (result.errors, result.failed_areas) == (0, ())
    assert (result.reason, result.by) == ("The shuffler caught fire.", SUPERVISOR)
    assert 0 < result.decisions < form_of(sitting).decisions
    stars = [number for number, _, _ in form_of(sitting).stars(sitting.at.house.rules)]
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    (starred,) = [each.note for each in figures(sheet) if each.name == "starred"]
    assert starred.startswith(f"of {stars.count(1)}, ")
    assert stars.count(1) < len(stars)
    assert practice.exams.waiting() is None
    assert len(practice.results.attempts()) == 1


@pytest.mark.parametrize("other", [{"blueprint": "{}"}, {"blueprint": "no"}, {"house": "gone"}])
def test_an_exam_that_cannot_be_read_here_is_told_and_can_be_discontinued(
    practice: Practice, other: dict[str, Any]
) -> None:
    """Begun at another station, whatever that one made of it: it barred its trainee from every
    page, at every station."""
    log = practice._log
    begun(practice)
    (first,) = ExamLog(log).all()
    practice.exams.discontinue("other", SUPERVISOR)
    ExamLog(log).begun(replace(first.begun, sitting=f"{SITTING[:-1]}2", **other))
    waiting = practice.exams.waiting()
    assert waiting is not None
    assert "can only be discontinued" in waiting.stuck
    with pytest.raises(ExamStuck, match="can only be discontinued"):
        practice.exams.go_on(SUPERVISOR, SEEDS)
    result = practice.exams.discontinue("unreadable", SUPERVISOR)
    assert (result.outcome, result.decisions) == (ExamOutcome.DISCONTINUED, 0)
    assert practice.exams.waiting() is None
    houses = {"mbs": "Marina Bay Sands"}
    figures = load_my_exams(practice.exams, None, houses, datetime.now(UTC))
    *_, sat = tell_my_exams(figures, MyExamsRoute()).blocks
    assert isinstance(sat, Section)
    (table,) = sat.blocks
    assert isinstance(table, TableBlock)
    assert len(table.rows) == 2


def test_when_the_time_is_up_what_was_not_reached_is_wrong(
    practice: Practice, clock: Ticking
) -> None:
    sitting = begun(practice, TIMED)
    sit_task(sitting)
    sitting.watch.go_on()
    assert sitting.exam_left_ms == 600_000
    clock.now_ms += 180_000
    assert sitting.task_time_is_up is (sitting.round is not None)
    assert sitting.exam_left_ms == 420_000
    clock.now_ms += 420_000
    assert sitting.time_is_up
    result = sitting.end()
    assert result.outcome is ExamOutcome.FAILED
    assert result.decisions == TIMED.decisions + TIMED.rulings
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    assert sheet.grade.not_reached > 5
    assert sheet.grade.errors == result.errors
    assert not sheet.re_marked


def test_what_the_trainee_was_told_is_what_is_on_record(practice: Practice) -> None:
    """A result is shown only after its commit, and the sheet is made of the record."""
    sitting = begun(practice)
    result = sit_all(sitting, pays_left_out=3)
    sat = practice.exams.sat()[0]
    assert sat.result == result
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    assert sheet.result == result
    assert sheet.grade.errors == 3
    assert tuple(area.value for area in sheet.grade.failed_areas) == result.failed_areas
    assert len(sheet.attempts) == 3


@pytest.mark.slow
def test_a_file_changed_on_the_way_stops_the_exam(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(practice).leave("lunch")
    house = practice.house("mbs")
    monkeypatch.setattr(
        "trainer.school.exam.room.exam_house",
        lambda *_: _Elsewhere(replace(house, fingerprint="other")),
    )
    with pytest.raises(ExamRefused, match="changed since the exam began"):
        practice.exams.go_on(SUPERVISOR, SEEDS)


class _Elsewhere:
    def __init__(self, house: object) -> None:
        self.house, self.ruled = house, None


def test_acts_taken_out_are_errors(practice: Practice) -> None:
    sitting = begun(practice)
    assert sitting.round is not None
    acts: list[Action] = without_pays(sitting.round, 1)
    sit_task(sitting, acts)
    result = sit_all(sitting)
    assert result.errors == 1
    assert result.critical == 1


# -------------------------------------------------------------------- a server lost in mid-exam


class Lost:
    """A school that does not answer for a while."""

    def __init__(self, wait: Wait = Wait.SCHOOL) -> None:
        self.is_away, self.wait = False, wait

    def seed(self, number: int) -> int:
        if self.is_away:
            raise NotReleased(self.wait, "no task is given now")
        return SEEDS.seed(number)


def test_where_the_school_is_lost_the_task_is_finished_and_the_clock_stands_till_it_is_back(
    practice: Practice, clock: Ticking
) -> None:
    school = Lost()
    sitting = practice.exams.begin(opening(), school)
    sitting.watch.go_on()
    school.is_away = True
    clock.now_ms += 5000
    sit_task(sitting)
    assert (sitting.task, sitting.waits, sitting.number) == (None, Wait.SCHOOL, 2)
    before = sitting.elapsed_ms
    clock.now_ms += 600_000
    sitting.go_to_next()
    assert sitting.waits is Wait.SCHOOL
    assert sitting.elapsed_ms == before, "no time counts between the tasks"
    school.is_away = False
    sitting.go_to_next()
    assert sitting.task is not None
    assert sitting.number == 2
    assert sitting.elapsed_ms == before
    sit_all(sitting)
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    (break_,) = sheet.breaks
    assert (break_.note, break_.by) == (SCHOOL_AWAY, "")
    assert break_.until_ms is not None
    assert break_.until_ms - break_.since_ms >= 600_000
    assert any("school did not answer" in each for each in remarks(sheet))


def test_a_sign_in_that_ended_is_told_as_that_and_not_as_a_school_that_is_away(
    practice: Practice, clock: Ticking
) -> None:
    school = Lost(Wait.SIGN_IN)
    sitting = practice.exams.begin(opening(), school)
    school.is_away = True
    sit_task(sitting)
    assert sitting.waits is Wait.SIGN_IN
    clock.now_ms += 5000
    waiting = practice.exams.waiting()
    assert waiting is not None
    assert waiting.note == "", "it is no reason of the trainee's"
    school.is_away = False
    sit_all(practice.exams.go_on(SUPERVISOR, school))
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    told = [*remarks(sheet)]
    assert any("Signed out by the school" in each for each in told)
    assert not any("did not answer" in each for each in told)


def test_a_note_of_leaving_stands_beside_the_school_that_is_away(
    practice: Practice, clock: Ticking
) -> None:
    school = Lost()
    sitting = practice.exams.begin(opening(), school)
    school.is_away = True
    sit_task(sitting)
    clock.now_ms += 5000
    sitting.leave("The fire alarm rang.")
    waiting = practice.exams.waiting()
    assert waiting is not None
    assert (waiting.number, waiting.note) == (2, "The fire alarm rang.")
    school.is_away = False
    sit_all(practice.exams.go_on(SUPERVISOR, school))
    sheet = practice.exams.sheet(SITTING)
    assert sheet is not None
    told = [(each.note, each.by) for each in sheet.breaks]
    assert told == [(SCHOOL_AWAY, ""), ("The fire alarm rang.", SUPERVISOR)]


def test_killed_while_the_school_is_away_it_waits_as_after_any_kill(
    practice: Practice, shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    school = Lost()
    sitting = practice.exams.begin(opening(), school)
    school.is_away = True
    sit_task(sitting)
    practice.close()
    reopened = open_practice(shelf, home, clock)
    waiting = reopened.exams.waiting()
    assert waiting is not None
    assert (waiting.number, waiting.note) == (2, "")
    with pytest.raises(ExamRefused):
        reopened.exams.go_on(SUPERVISOR, school)
    school.is_away = False
    assert reopened.exams.go_on(SUPERVISOR, school).number == 2
    reopened.close()
