"""What a station says of an exam, against what the school gave, drew and counted itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.records.tampering import made_anew, sql, tamper
from tests.school.exam.days import Day
from tests.school.exam.delivering import mark_all
from tests.school.exam.sat import SEEDS, SMALL, faultless, sit_all, sit_task
from tests.school.exam.schools import STATION
from tests.school.exam.soon import draw_soon
from tests.school.tables import Ticking
from trainer.drills.exam.blueprint import PassRule
from trainer.drills.exam.form import RoundTask
from trainer.game.round import Round
from trainer.library.scenarios.blueprints import text_of
from trainer.records.event import Kind
from trainer.records.exam import ExamLog, ExamOutcome, ExamResult, ExamRuled
from trainer.records.log import Log
from trainer.records.registry.rows.exams import SittingRow, exam_sittings
from trainer.records.registry.rows.marks import MismatchRow
from trainer.records.registry.where import where
from trainer.school.audit import marks_words
from trainer.school.exam.opening import Opening, OpeningDifference
from trainer.school.exam.sheet import longer_at_school
from trainer.school.exam.signing import tasks_seen
from trainer.school.practice import RECORDS
from trainer.school.recorded_rounds import MOST_MOVES
from trainer.school.records_care.school_doctor import SchoolInvariant, examine_school
from trainer.ui.exam.sheet_shown import TOLD_FROM_MS, remarks


def test_what_a_station_made_of_an_exam_stands_on_the_sheet_and_is_found_by_the_doctor(
    day: Day,
) -> None:
    school = day.school
    where_it_is = school.home / "school.sqlite3"
    by = school.prove_pin(school.supervisor)
    opening = day.entrance.open(day.exam, by, STATION)
    other = structs.replace(opening, seed=opening.seed + 1)
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


@pytest.mark.parametrize("told", [OpeningDifference.CARDS, OpeningDifference.DRAWN])
def test_easier_cards_under_the_seeds_that_were_given_stand_on_the_sheet(
    day: Day, monkeypatch: pytest.MonkeyPatch, told: OpeningDifference
) -> None:
    """A station that dealt what it liked said the right seeds, and nobody saw it. Where an older
    program set the exam, and kept no pattern, that may be why."""
    if told is OpeningDifference.DRAWN:
        monkeypatch.setattr("trainer.school.exam.office.with_pattern", lambda _, each: each)
        draw_soon(monkeypatch)
        blueprint = structs.replace(SMALL, exposes=2, decisions=34)
        day = Day(day.school, day.practice, day.clock, day.home, blueprint)
    sitting = day.open()
    sit_task(day.sitting)
    drawn = day.sitting._on_table

    def another(task: RoundTask) -> Round:
        round_ = drawn(task)
        first, *others = round_.seats
        return structs.replace(
            round_, dealer=first.cards, seats=(structs.replace(first, cards=round_.dealer), *others)
        )

    monkeypatch.setattr(day.sitting, "_on_table", another)
    day.sit()
    sheet = day.office.sheet(sitting)
    assert sheet is not None
    assert sheet.unlike == (told,)
    assert told.words in [*remarks(sheet)]
    (listed,) = day.school.registry.rows(MismatchRow)
    assert (listed.attempt, marks_words(listed.found)) == (sitting, told.words)


def test_an_exam_that_the_school_did_not_open_is_listed(day: Day) -> None:
    """Gone back to a copy from before it was opened, the school kept its rounds, and told nobody
    that there had been an exam."""
    sitting = day.open()
    with day.school.registry.transaction() as db:
        db.execute(exam_sittings.delete())
    result = day.sit()
    assert result.outcome is ExamOutcome.PASSED
    assert day.school.registry.rows(SittingRow) == ()
    (listed,) = day.school.registry.rows(MismatchRow)
    assert (listed.attempt, marks_words(listed.found)) == (sitting, OpeningDifference.EXAM.words)
    assert marks_words(listed.claimed).startswith("passed")


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
        assert not any("longer by the school" in each for each in remarks(told))
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
        return structs.replace(opened(*told), blueprint=text_of(structs.replace(SMALL, **easier)))

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


@pytest.mark.parametrize("seed", ["", "nothing", "a|b", "x|" + "9" * 5000])
def test_a_ruling_of_no_seed_at_all_is_told_as_of_one_that_was_not_given(
    day: Day, seed: str
) -> None:
    """The school's doctor read a number in whatever a station called its seed, and found nothing
    more."""
    sitting, exams = day.open(), ExamLog(day.practice._log)
    exams.ruled(sitting, ExamRuled(1, "line", seed, {}, (), 1))
    exams.ended(sitting, ExamResult(ExamOutcome.PASSED, 1, 0, 0, (), 1))
    day.deliver()
    assert day.office.sheet(sitting) is None
    found = examine_school(where(day.school.home / "school.sqlite3"), day.school.wall_ms).findings
    assert f"{sitting}: seed" in {some for each in found for some in each.some}


@pytest.mark.parametrize("told", ["3", "null", "[null, 1]"])
def test_a_ruling_of_no_sense_is_shown_and_counts_as_wrong(day: Day, told: str) -> None:
    """Its sheet, and the page of a second examiner, ended in a fault of the program."""
    sitting = day.open()
    sit_all(day.sitting)
    odd = "json_set(body, '$.asked.told', json(?), '$.acts', json('[1, null, {}]'))"
    change = sql(f"UPDATE events SET body = {odd} WHERE kind = 'exam_ruled'", told)
    tamper(day.home / RECORDS, made_anew(change))
    day.deliver()
    evidence, sheet = day.office.evidence(sitting), day.office.sheet(sitting)
    assert evidence is not None
    assert sheet is not None
    assert len(tasks_seen(evidence, day.practice.curriculum)) == SMALL.rounds + SMALL.rulings
    assert sheet.grade.errors > 0
