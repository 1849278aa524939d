"""The trainee's view of an exam's time, and of its progress."""

from __future__ import annotations

from trainer.school.exam.sitting import ExamSitting
from trainer.ui.round_clock import clock
from trainer.wording import say


def clock_of(exam: ExamSitting) -> str:
    """The rest of the nearest limit; the time spent, if there is none."""
    left = [each for each in (exam.exam_left_ms, exam.task_left_ms) if each is not None]
    return clock(max(0, min(left))) if left else clock(exam.elapsed_ms)


def task_words(exam: ExamSitting) -> str:
    """The exam and how far it has come, in two lines."""
    place = say("task {number} of {all}", number=exam.number, all=exam.of)
    return f"{exam.blueprint.heading}\n{place}"
