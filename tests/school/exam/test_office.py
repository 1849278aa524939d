"""From the supervisor's desk and back: set, assigned, opened by a PIN, sat, delivered, signed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.school.exam.delivering import deliver, mark_all
from tests.school.exam.sat import SEED, SEEDS, SMALL, faultless, sit_all, sit_task
from tests.school.exam.schools import PASSWORD, STATION, School
from tests.school.proving import prove
from tests.school.tables import Ticking
from trainer.document import Paragraph, TableBlock, every_block
from trainer.drills.exam.blueprint import Blueprint, ItemWanted, Retake
from trainer.drills.exam.form import RoundTask
from trainer.drills.exam.passing import PassRule
from trainer.errors import InputError, Problem
from trainer.game.round import Round
from trainer.library.scenarios.blueprints import text_of
from trainer.records.event import Kind
from trainer.records.exam import ExamOutcome, ExamResult
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.exams import (
    BlindMarkRow,
    ExamRow,
    Locked,
    SheetSeenRow,
    SittingRow,
)
from trainer.records.registry.rows.marks import MismatchRow
from trainer.records.registry.where import where
from trainer.school.audit import marks_words
from trainer.school.clock import Clock
from trainer.school.exam.blind_view import tasks_seen
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.exams_page import ExamsRoute, load_exams, tell_exams
from trainer.school.exam.my_exams_page import MyExamsRoute, load_my_exams, tell_my_exams
from trainer.school.exam.office import ExamOffice, waits
from trainer.school.exam.opening import ExamRefused, Opening, OpeningDifference
from trainer.school.exam.release import Chosen
from trainer.school.exam.sheet import longer_at_school
from trainer.school.exam.signing import TaskMark, blind_of, differences
from trainer.school.people.account import Account
from trainer.school.people.rights import NotAllowed
from trainer.school.practice import RECORDS, Practice
from trainer.school.recorded_rounds import MOST_MOVES
from trainer.school.records_care.school_doctor import SchoolInvariant, examine_school
from trainer.ui.exam.sheet_shown import TOLD_FROM_MS, remarks

DAY_MS = 86_400_000


@pytest.fixture
def office(school: School, practice: Practice) -> ExamOffice:
    return office_of(school, practice, school.supervisor)


def office_of(school: School, practice: Practice, who: Account) -> ExamOffice:
    return ExamOffice(school.registry, who, practice.curriculum, school.wall_ms)


def entrance_of(school: School, practice: Practice, clock: Ticking) -> Entrance:
    times = Clock(running=clock.running, wall=clock.wall)
    return Entrance(school.registry, school.trainee.id, practice.curriculum, times)


class Day:
    """One exam of one trainee, at a station and at the supervisor's desk."""

    def __init__(
        self, school: School, practice: Practice, clock: Ticking, home: Path, blueprint: Blueprint
    ) -> None:
        self.school, self.practice, self.clock, self.home = school, practice, clock, home
        self.office = office_of(school, practice, school.supervisor)
        self.entrance = entrance_of(school, practice, clock)
        prove(school.registry, school.trainee.login, PASSWORD)
        self.exam, self.seed = self.office.set(blueprint), SEED - 1
        self.office.assign(self.exam, [school.trainee.id], clock.wall() + 7 * DAY_MS)

    def open(self) -> str:
        """A supervisor gives the PIN at the trainee's window, and the exam begins."""
        by = self.school.prove_pin(self.school.supervisor)
        locked = Locked("", self.seed + 1)
        opening = self.entrance.open(self.exam, by, STATION, locked)
        self.seed += 1
        seed, wall = self.seed, self.clock.wall
        seeds = Chosen(self.school.registry, opening.sitting, lambda at: seed + 10 * at, wall)
        self.sitting = self.practice.exams.begin(opening, seeds)
        return opening.sitting

    def sit(self, pays_left_out: int = 0) -> ExamResult:
        result = sit_all(self.sitting, pays_left_out)
        self.deliver()
        return result

    def deliver(self) -> None:
        path = self.home / RECORDS
        deliver(self.school.registry, self.practice, path, self.school.trainee.id, STATION)


@pytest.fixture
def day(school: School, practice: Practice, clock: Ticking, home: Path) -> Day:
    blueprint = replace(SMALL, retake=Retake(tries=2, days=3))
    return Day(school, practice, clock, home, blueprint)


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
    wrong = replace(SMALL, shows={"prime_both": ItemWanted()})
    with pytest.raises(InputError, match=r"shows\.prime_both: All .* This house cannot show it"):
        office.set(wrong)
    assert office.exams() == ()


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
    with pytest.raises(ActRefused):
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
    assert dealer[1].startswith("Call the dealer: ")
    assert any(each.place.startswith("Seat ") and each.pieces[-1] == "Clear" for each in first.done)
    assert not any("_" in piece for each in first.done for piece in each.pieces)


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
    with pytest.raises(ExamRefused, match="seen the result sheet"):
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


# ------------------------------------------------------------------------------ held against


def test_what_a_station_made_of_an_exam_stands_on_the_sheet_and_is_found_by_the_doctor(
    day: Day,
) -> None:
    school = day.school
    where_it_is = school.home / "school.sqlite3"
    by = school.prove_pin(school.supervisor)
    opening = day.entrance.open(day.exam, by, STATION)
    other = replace(opening, seed=opening.seed + 1)
    day.practice.exams.begin(other, SEEDS).leave("fire")
    day.practice.exams.discontinue("fire", by.id)
    day.deliver()
    sheet = day.office.sheet(opening.sitting)
    assert sheet is not None
    assert sheet.unlike == (OpeningDifference.SEED,)
    assert "other rounds" in next(iter(remarks(sheet)))
    found = examine_school(where(where_it_is), school.wall_ms).findings
    assert [(each.invariant, each.some) for each in found] == [
        (SchoolInvariant.EXAMS, (f"{opening.sitting}: seed",))
    ]


def test_easier_cards_under_the_seeds_that_were_given_stand_on_the_sheet(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A station that dealt what it liked said the right seeds, and nobody saw it."""
    sitting = day.open()
    sit_task(day.sitting)
    drawn = day.sitting._on_table

    def another(task: RoundTask) -> Round:
        round_ = drawn(task)
        first, *others = round_.seats
        return replace(
            round_, dealer=first.cards, seats=(replace(first, cards=round_.dealer), *others)
        )

    monkeypatch.setattr(day.sitting, "_on_table", another)
    day.sit()
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert sheet.unlike == (OpeningDifference.CARDS,)
    assert OpeningDifference.CARDS.words in [*remarks(sheet)]
    (listed,) = day.school.registry.rows(MismatchRow)
    assert (listed.attempt, marks_words(listed.found)) == (sitting, OpeningDifference.CARDS.words)


def _from_elsewhere(day: Day, at_ms: int, path: Path, **other: Any) -> Log:
    """Another log of the trainee's, whose ids are of that time: the first task again, without
    fault."""
    log = Log.open(path, lambda: at_ms)
    facts = {"by": "", "elapsed_ms": 0, "since_ms": at_ms, "elsewhere": True}
    log.append(day.sitting.id, Kind.EXAM_RESUMED, {"sitting": day.sitting.id, **facts})
    assert day.sitting.round is not None
    first = day.practice._log.attempt(day.sitting.round.attempt_id)
    assert first is not None
    attempt = log.dealt(replace(first.dealt, **other))
    for act in faultless(day.sitting.round):
        log.acted(attempt, str(act), 1)
    log.finished(attempt, 9000)
    return log


def _handed_in(day: Day, log: Log) -> None:
    told = tuple(log.events())
    account, claims = day.school.trainee.id, {told[-1].attempt: "{}"}
    answers = day.school.registry.submit(told[0].id, STATION, account, told, claims)
    assert answers.all_kept, answers
    mark_all(day.school.registry, day.practice.curriculum)
    log.close()


@pytest.mark.parametrize("other", [{}, {"number": 2}])
def test_a_task_that_was_handed_in_is_not_done_again_with_earlier_ids(
    day: Day, clock: Ticking, tmp_path: Path, other: dict[str, Any]
) -> None:
    """What was first is what was delivered first: ids, and the numbers of tasks, are what a station
    says. A trainee handed in anything, saw every task, and then worked them all as if before."""
    sitting, begun_ms = day.open(), clock.wall()
    clock.now_ms += 60_000
    again = _from_elsewhere(day, begun_ms + 1, tmp_path / "again.sqlite3", **other)
    sit_task(day.sitting, ())
    day.deliver()
    _handed_in(day, again)
    assert day.sit().outcome is ExamOutcome.FAILED
    (row,) = day.school.registry.rows(SittingRow)
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert (row.outcome, sheet.grade.passed, len(sheet.attempts)) == ("failed", False, SMALL.rounds)
    assert row.errors == sheet.grade.errors > SMALL.passing.errors


def test_nothing_is_added_to_an_exam_that_has_ended(
    day: Day, clock: Ticking, tmp_path: Path
) -> None:
    """Another log of the trainee's that has not heard of the end goes on with it."""
    sitting, begun_ms = day.open(), clock.wall()
    clock.now_ms += 60_000
    again = _from_elsewhere(day, begun_ms + 1, tmp_path / "again.sqlite3")
    day.sitting.end()
    day.deliver()
    before = day.office.sheet(sitting)
    _handed_in(day, again)
    assert day.office.sheet(sitting) == before
    assert before is not None
    assert before.grade.not_reached
    (listed,) = day.school.registry.rows(MismatchRow)
    assert marks_words(listed.found) == "no marks: the round had ended at another station"


def test_a_beginning_that_never_came_breaks_no_page(
    day: Day, clock: Ticking, tmp_path: Path
) -> None:
    """A log that goes on with an exam of which the school knows no beginning."""
    sitting = day.open()
    _handed_in(day, _from_elsewhere(day, clock.wall(), tmp_path / "again.sqlite3"))
    assert day.office.sheet(sitting) is None
    assert day.office.evidence(sitting) is None
    found = examine_school(where(day.school.home / "school.sqlite3"), day.school.wall_ms)
    assert found.findings == ()


def test_an_exam_that_took_longer_than_its_station_counted_says_so(
    day: Day, clock: Ticking
) -> None:
    """All times of a station are what it says: its clock was set, or it slept, or went back to an
    older copy of its records."""
    sitting = day.open()
    clock.now_ms += 60_000
    day.sitting.leave("fire")
    clock.now_ms += 3_600_000
    day.practice.exams.discontinue("fire", day.school.supervisor.id)
    day.deliver()
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert sheet.longer_ms < TOLD_FROM_MS
    late = replace(sheet, alone=False, longer_ms=TOLD_FROM_MS)
    assert any("took 10:00 longer" in each for each in remarks(late))
    for told in (replace(late, alone=True), replace(late, longer_ms=TOLD_FROM_MS - 1)):
        assert not any("longer than its station" in each for each in remarks(told))
    row = day.office.sittings()[0].sitting
    hour_later = (row.ended_at_ms or 0) + 3_600_000
    longer = longer_at_school(sheet, row.opened_at_ms, hour_later)
    assert longer == sheet.longer_ms + 3_600_000


EASIER = (
    {"passing": PassRule(errors=100, critical=100)},
    {"rounds": 1, "rulings": 0, "decisions": 3, "shows": {}},
)


@pytest.mark.parametrize("easier", EASIER)
def test_an_exam_is_marked_by_the_blueprint_that_the_school_set(
    day: Day, monkeypatch: pytest.MonkeyPatch, easier: dict[str, Any]
) -> None:
    """The marker passed whom a blueprint of the station's own lets pass."""
    opened = day.entrance.open

    def otherwise(*told: Any) -> Opening:
        return replace(opened(*told), blueprint=text_of(replace(SMALL, **easier)))

    monkeypatch.setattr(day.entrance, "open", otherwise)
    sitting = day.open()
    assert day.sit(pays_left_out=2 if "rounds" in easier else 4).outcome is not None
    (row,) = day.school.registry.rows(SittingRow)
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert (row.outcome, sheet.result.outcome) == ("failed", ExamOutcome.FAILED)
    assert OpeningDifference.BLUEPRINT in sheet.unlike


UNLIKE = ({"house": "posted"}, {"part": "whole"}, {"mode": "practice"}, {"teaching": "enforced"})


@pytest.mark.parametrize("other", UNLIKE)
def test_a_round_of_an_exam_is_marked_under_its_terms_whatever_its_station_says(
    day: Day, monkeypatch: pytest.MonkeyPatch, other: dict[str, Any]
) -> None:
    """A round that said to be another house's was left out, with all that was wrong in it."""
    sitting = day.open()
    dealt = day.sitting._dealt
    monkeypatch.setattr(day.sitting, "_dealt", lambda task: replace(dealt(task), **other))
    sit_task(day.sitting)
    while day.sitting.round is None:
        sit_task(day.sitting)
    sit_task(day.sitting, ())
    while day.sitting.task is not None:
        sit_task(day.sitting)
    day.sitting.end()
    day.deliver()
    (row,) = day.school.registry.rows(SittingRow)
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert row.outcome == "failed"
    assert min(row.errors or 0, sheet.grade.errors) > 3
    due = (OpeningDifference.CARDS,) if {"house", "part"} & other.keys() else ()
    assert sheet.unlike == due


def test_a_round_of_more_moves_than_anybody_makes_was_not_worked(day: Day) -> None:
    """Marking takes the square of their number: with five thousand everybody waited for minutes."""
    day.open()
    assert day.sitting.round is not None
    attempt, log = day.sitting.round.attempt_id, day.practice._log
    with log.transaction():
        for _ in range(MOST_MOVES // 2):
            log.acted(attempt, "pay 1 ante 5", 1)
            log.undone(attempt, 1)
    day.sit()
    (row,) = day.school.registry.rows(SittingRow)
    assert row.outcome == "failed"
    assert (row.errors or 0) > 3


# ------------------------------------------------------------------------------------ once more


def test_a_failed_exam_is_tried_again_some_days_later_and_not_more_often(
    day: Day, clock: Ticking
) -> None:
    """Two tries, the second three days after the first at the earliest, under another seed."""
    day.open()
    assert day.seed == SEED
    assert day.sit(pays_left_out=4).outcome is ExamOutcome.FAILED
    assert "in 3 days" in (day.entrance.assigned()[0].why_not or "")
    with pytest.raises(ExamRefused, match="in 3 days"):
        day.open()
    clock.now_ms += 2 * DAY_MS
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert "tomorrow" in (day.entrance.assigned()[0].why_not or "")
    assert day.entrance.ahead() is not None
    clock.now_ms += DAY_MS
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert day.entrance.assigned()[0].why_not is None
    day.open()
    assert day.seed == SEED + 1
    assert day.sit(pays_left_out=4).outcome is ExamOutcome.FAILED
    clock.now_ms += 30 * DAY_MS
    with pytest.raises(ExamRefused, match="Sign out and in again"):
        day.entrance.assigned()
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert "All 2 tries" in (day.entrance.assigned()[0].why_not or "")
    assert day.entrance.ahead() is None, "nobody prepares for an exam without a try"


@pytest.mark.slow
def test_a_passed_exam_is_passed(day: Day) -> None:
    day.open()
    day.sit()
    (mine,) = day.entrance.assigned()
    assert mine.passed
    assert mine.why_not == "Passed already."


def test_what_was_discontinued_is_no_try_once_that_is_signed(day: Day) -> None:
    """Until then a station alone says so, and a trainee may have written it: tries had no end."""
    sitting = day.open()
    day.sitting.leave("fire")
    day.practice.exams.discontinue("fire", day.school.supervisor.id)
    day.deliver()
    (mine,) = day.entrance.assigned()
    assert (mine.tries, mine.why_not) == (1, "Next try in 3 days.")
    assert day.office.why_not(day.exam, day.school.trainee.id, 0) == "Next try in 3 days."
    assert day.office.sittings()[0].sitting.state == "discontinued"
    day.office.sign(sitting, "")
    (mine,) = day.entrance.assigned()
    assert (mine.tries, mine.why_not) == (0, None)
    day.open()


@pytest.mark.slow
def test_while_it_is_open_it_is_not_opened_again(day: Day) -> None:
    day.open()
    assert "open already" in (day.entrance.assigned()[0].why_not or "")


@pytest.mark.slow
def test_a_withdrawn_exam_is_not_opened(day: Day) -> None:
    day.office.withdraw(day.exam)
    with pytest.raises(ExamRefused, match="withdrawn"):
        day.open()


@pytest.mark.slow
def test_a_blueprint_that_this_program_cannot_read_stops_no_other(day: Day) -> None:
    facts = {"exam": day.school.registry.new_id(), "title": "New", "house": "mbs"}
    day.school.registry.act(
        day.school.supervisor.id, ActKind.EXAM_SET, {**facts, "blueprint": '{"exam":"x"}'}
    )
    day.office.assign(facts["exam"], [day.school.trainee.id], 1)
    assert [each.exam for each in day.office.exams()] == [day.exam]
    assert [each.exam for each in day.entrance.assigned()] == [day.exam]


def test_an_exam_that_this_program_cannot_read_is_counted_and_told(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was assigned, and was in no list."""

    def unreadable(text: str) -> Blueprint:
        raise InputError([Problem((), "unknown", "what is this?")])

    assert day.entrance.assigned()
    assert day.entrance.unread == 0
    monkeypatch.setattr("trainer.school.exam.entrance.blueprint_of", unreadable)
    figures = load_my_exams(day.practice.exams, day.entrance, {}, datetime.now(UTC))
    told = tell_my_exams(figures, MyExamsRoute())
    words = [each.words for each in every_block(told.blocks) if isinstance(each, Paragraph)]
    assert figures.to_sit == ()
    assert [each[:37] for each in words] == ["1 more exam needs a newer program. In"]


def test_an_exam_that_was_sat_is_not_overdue_and_one_for_nobody_says_so(day: Day) -> None:
    later = datetime.now(UTC) + timedelta(days=400)
    figures = load_my_exams(day.practice.exams, day.entrance, {}, later)
    (to_sit,) = figures.to_sit
    for tries in (0, 1):
        told = tell_my_exams(
            replace(figures, to_sit=(replace(to_sit, tries=tries),)), MyExamsRoute()
        )
        (table,) = (each for each in every_block(told.blocks) if isinstance(each, TableBlock))
        assert str(table.rows[0].cells[2]).startswith("overdue") is (tries == 0)
    nobody = replace(load_exams(day.office, str, later), candidates={day.exam: ()})
    told = tell_exams(nobody, ExamsRoute())
    assert "exams.nobody" in {each.key for each in every_block(told.blocks)}


@pytest.mark.parametrize("marks", ["x", "[]", '{"round 1": 5}', '{"round 1": ["x", 1]}'])
def test_marks_of_a_second_examiner_that_nobody_can_read_are_none(marks: str) -> None:
    """Nobody could open the sheet of such an exam, to sign it."""
    assert blind_of(BlindMarkRow("s", "sam", marks, 0)).marks == {}
