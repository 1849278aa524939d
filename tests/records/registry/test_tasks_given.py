"""The tasks of an exam are given one by one, each once what is before it was delivered."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.records.exams import RULED, begun, dealt_in
from tests.records.registry.desks import PROOF, STATION, Desk
from trainer.records.exam import ExamLog, ExamOutcome, ExamResult
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.exams import ExamTaskRow, SittingRow
from trainer.records.registry.rows.marks import ExamMarked, Marks


@dataclass
class Exam:
    """An exam that was opened for the trainee, and what its station has done of it."""

    desk: Desk
    log: Log
    sitting: str
    seed: int

    def next(self, number: int, account: str = "") -> int:
        return self.desk.registry.next_task(account or self.desk.trainee, self.sitting, number)

    def refused(self, number: int) -> str:
        with pytest.raises(ActRefused) as told:
            self.next(number)
        return told.value.code

    def hand_in(self, number: int, seed: int | None = None) -> None:
        """A round of it, dealt from that seed, finished and delivered."""
        dealt = dealt_in(self.sitting, number)
        round_ = self.log.dealt(replace(dealt, seed=self.seed if seed is None else seed))
        self.log.finished(round_, 9000)
        self.desk.submit(self.log)


@pytest.fixture
def exam(desk: Desk, log: Log) -> Exam:
    facts = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": "{}"}
    desk.registry.act(desk.supervisor, ActKind.EXAM_SET, facts)
    assigned = {"exam": "e", "account": desk.trainee, "due_ms": 9}
    desk.registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)
    desk.registry.sign_in("sam", "pin", PROOF)
    desk.registry.sign_in("tim", "password", PROOF)
    sitting = desk.registry.new_id()
    of = (sitting, "e", desk.trainee, STATION)
    event = desk.registry.open_exam(desk.supervisor, *of)
    ExamLog(log).begun(replace(begun(sitting), exam="e", seed=event.facts["seed"]))
    desk.submit(log)
    return Exam(desk, log, sitting, event.facts["seed"])


def test_each_task_is_given_when_the_one_before_is_delivered_and_no_sooner(exam: Exam) -> None:
    assert exam.next(1) == exam.seed
    assert exam.refused(2) == "not_committed"
    exam.hand_in(1)
    second = exam.next(2)
    assert exam.next(2) == second, "asked again it is the same"
    assert exam.refused(3) == "not_committed"
    ExamLog(exam.log).ruled(exam.sitting, replace(RULED, seed=f"exam|{second}|1"))
    exam.desk.submit(exam.log)
    third = exam.next(3)
    assert len({exam.seed, second, third}) == 3


def test_nothing_of_the_tasks_to_come_is_anywhere_before(exam: Exam) -> None:
    registry = exam.desk.registry
    exam.hand_in(1)
    assert registry.count(ExamTaskRow) == 0
    exam.next(2)
    assert [row.number for row in registry.rows(ExamTaskRow)] == [2]


def test_a_round_that_is_not_handed_in_or_of_no_exam_opens_no_task(exam: Exam) -> None:
    exam.log.dealt(dealt_in(exam.sitting))
    practice = exam.log.dealt(replace(dealt_in(exam.sitting), exam=None))
    exam.log.finished(practice, 9000)
    exam.desk.submit(exam.log)
    assert exam.refused(2) == "not_committed"


def test_what_is_of_no_seed_that_was_given_opens_no_task(exam: Exam) -> None:
    """With rounds of any seed, all numbered 1, a station was told of every card ahead, and only its
    first task was spoilt."""
    for seed in (0, exam.seed + 1, int(f"1{exam.seed}")):
        exam.hand_in(1, seed)
    ExamLog(exam.log).ruled(exam.sitting, RULED)
    exam.desk.submit(exam.log)
    assert exam.refused(2) == "not_committed"
    exam.hand_in(1)
    exam.hand_in(1)
    second = exam.next(2)
    assert exam.refused(3) == "not_committed"
    exam.hand_in(2, second)
    exam.next(3)


@pytest.mark.parametrize("number", [0, -1, 3, 2**40])
def test_no_number_but_the_next_is_answered(exam: Exam, number: int) -> None:
    exam.hand_in(1)
    assert exam.refused(number) == "not_committed"


def test_an_exam_is_sat_to_its_end_though_the_account_is_closed_meanwhile(exam: Exam) -> None:
    """Its window waited for the next task, and told that the school did not answer."""
    desk = exam.desk
    exam.hand_in(1)
    desk.registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, {"account": desk.trainee, "reason": "-"})
    with pytest.raises(ActRefused, match="sign in again"):
        desk.registry.sittings_of(desk.trainee)
    exam.hand_in(2, exam.next(2))
    exam.next(3)
    desk.registry.sign_out(desk.trainee)
    with pytest.raises(ActRefused, match="sign in again"):
        exam.next(3)


def test_nobody_else_is_given_a_task_and_nobody_once_it_is_over(exam: Exam) -> None:
    desk = exam.desk
    with pytest.raises(ActRefused, match="sign in again"):
        exam.next(1, desk.stranger)
    ExamLog(exam.log).ended(exam.sitting, ExamResult(ExamOutcome.FAILED, 150, 9, 1, (), 9000))
    ended = ExamMarked(exam.sitting, "ended", "failed", 150, 9, 1, "[]", 77)
    desk.submit(exam.log, Marks(exams=(ended,)))
    (row,) = desk.registry.rows(SittingRow)
    assert row.state == "ended"
    assert exam.refused(1) == "not_there"
