"""A school's exam ends the plan of its trainees."""

from __future__ import annotations

from datetime import date

from pytestqt.qtbot import QtBot

from tests.ui.exam.halls import Hall
from trainer.goal import ExamAhead, Goal, GoalPlan
from trainer.school.exam.office import ExamOffice


def test_the_day_of_the_school_s_exam_ends_the_plan(qtbot: QtBot, hall: Hall) -> None:
    exam = hall.set_exam()
    hall.sit_down()
    app = hall.app
    app.goals.page.later.emit()
    assert app.window.page == "today"
    told = app.pages.today.goal
    qtbot.waitUntil(lambda: told.accessibleName().startswith("Day 1 of 1 · Exam in 1 day, "))
    assert app.goals.exam is not None
    assert app.goals.exam.house == "mbs"
    registry, practice = app.people.registry, app.practice
    assert registry is not None
    assert practice is not None
    ExamOffice(registry, hall.supervisor, practice.curriculum, app.people.wall_ms).withdraw(exam)
    app.turn_to("today")
    qtbot.waitUntil(lambda: told.accessibleName() == "Make a plan")


def test_a_plan_to_an_exam_begins_as_one_s_own_did() -> None:
    day, set_on = date(2026, 12, 1), date(2026, 11, 23)
    own = GoalPlan(Goal.AUDITION, date(2026, 11, 20), date(2026, 12, 11))
    exam = ExamAhead("mbs", set_on, day)
    assert exam.ending(own) == GoalPlan(Goal.EXAM, own.since, day)
    assert exam.ending(None) == GoalPlan(Goal.EXAM, set_on, day)
    late = ExamAhead("mbs", set_on, set_on).ending(None)
    assert (late.days, late.left_on(set_on)) == (1, 0)
