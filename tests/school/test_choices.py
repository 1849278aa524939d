"""A choice among the readings: earlier marks stay, and exams under way keep their edition."""

from __future__ import annotations

from pathlib import Path

from tests.school.exam.sat import SEEDS, SMALL, SUPERVISOR, opening, sit_all, sit_task
from tests.school.slipping import work_round
from tests.school.tables import Ticking
from trainer.drills.stream import Stream
from trainer.library.house import CHOICES
from trainer.library.house_files.choices import ReadingChoice, add_choice
from trainer.records.exam import ExamOutcome
from trainer.school.clock import Clock
from trainer.school.practice import Practice


def take(home: Path, house: str, reading: str, answer: str) -> None:
    choice = ReadingChoice(
        house, reading, answer, "Karin", "2026-11-22T14:05:00Z", "our floor does"
    )
    add_choice(home / CHOICES, choice)


def opened(home: Path, clock: Ticking) -> Practice:
    return Practice.open(home, Clock(running=clock.running, wall=clock.wall))


def marks(practice: Practice) -> dict[str, str]:
    return {each.attempt: each.marked_by for each in practice.results.at("mbs")}


def test_rounds_keep_the_marks_of_the_answers_that_they_were_dealt_by(
    home: Path, clock: Ticking
) -> None:
    before = opened(home, clock)
    work_round(before.start("mbs", "as-it-comes", seed=1, seats=3), Stream("a round"))
    kept = marks(before)
    before.close()
    take(home, "mbs", "picked_up", "any_time")
    after = opened(home, clock)
    assert marks(after) == kept
    clock.now_ms += 60_000
    work_round(after.start("mbs", "as-it-comes", seed=2, seats=3), Stream("another"))
    both = marks(after)
    after.results.rebuild()
    assert marks(after) == both
    assert len(set(both.values())) == 2
    after.close()


def test_a_round_is_told_by_the_answers_that_it_was_dealt_by(home: Path, clock: Ticking) -> None:
    before = opened(home, clock)
    work_round(before.start("prime", "as-it-comes", seed=3, seats=3), Stream("a round"))
    attempt = before.results.attempts()[0].attempt_id
    told = before.results.debrief(attempt)
    before.close()
    take(home, "prime", "play_not_qualified", "paid")
    after = opened(home, clock)
    assert after.results.debrief(attempt) == told
    after.close()


def test_an_exam_goes_on_by_the_edition_that_it_began_with(home: Path, clock: Ticking) -> None:
    before = opened(home, clock)
    sitting = before.exams.begin(opening(SMALL), SEEDS)
    print_ = sitting.at.house.fingerprint
    sit_task(sitting)
    before.close()
    take(home, "mbs", "envy_folded", "no")
    after = opened(home, clock)
    assert after.house("mbs").fingerprint != print_
    again = after.exams.go_on(SUPERVISOR, SEEDS)
    assert again.at.house.fingerprint == print_
    result = sit_all(again)
    assert (result.outcome, result.errors) == (ExamOutcome.PASSED, 0)
    assert {each.split(":")[1] for each in marks(after).values()} == {print_}
    after.close()
