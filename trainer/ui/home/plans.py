"""Today's plan in words: how long, what for, how regularly."""

from __future__ import annotations

from trainer.drills.recipe import Exercise
from trainer.school.practice import Practice
from trainer.school.progress.own_ready import own_ready
from trainer.school.reports.readiness import ready_words
from trainer.school.session.habit import WEEK, PracticeHabit
from trainer.school.session.plan import Plan, PlanItem, Questions
from trainer.school.session.why_words import source_words
from trainer.ui.home.snapshot import PlanLineShown, PlanShown, QuestionsShown
from trainer.wording import say, say_count, say_list

LISTED, ASKED = 4, 2


def plan_shown(practice: Practice, house: str, target_minutes: int) -> PlanShown | None:
    """The plan of today at that house; None for a house that is not there."""
    at = next((each for each in practice.houses() if each.id == house), None)
    if at is None:
        return None
    plan = practice.sessions.plan(at)
    left_out = len(plan.lines) - LISTED
    return PlanShown(
        house=house,
        title=_title(plan),
        rounds=_rounds(plan, practice.sessions.seats(house)),
        lines=tuple(_line(each) for each in plan.lines[:LISTED]),
        more=_more(left_out) if left_out > 0 else "",
        questions=tuple(_asked(practice, house, plan)),
        ready=ready_words(own_ready(practice.trainee, practice.curriculum.shelf, house), most=2),
        habit=habit_words(practice.sessions.habit(), target_minutes),
        left=practice.sessions.left_to_show(house),
    )


def _title(plan: Plan) -> str:
    """``12 minutes, 4 skills due``."""
    minutes = say_count("{count} minute", "{count} minutes", count=plan.minutes)
    told = [minutes]
    if plan.due:
        told.append(say_count("{count} skill due", "{count} skills due", count=plan.due))
    if plan.back:
        told.append(say_count("{count} coming back", "{count} coming back", count=plan.back))
    if not plan.due and not plan.back:
        told.append(say("nothing due"))
    return say_list(told, "")


def _rounds(plan: Plan, seats: int) -> str:
    seated = say_count("{count} seat", "{count} seats", count=seats)
    return say_count(
        "{count} round at {seats}, chosen by what you have shown so far",
        "{count} rounds at {seats}, each chosen by what you have shown so far",
        count=plan.rounds,
        seats=seated,
    )


def _more(count: int) -> str:
    return say_count("and {count} more skill", "and {count} more skills", count=count)


def _line(line: PlanItem) -> PlanLineShown:
    return PlanLineShown(source_words(line.source), line.skill.words, _ago(line.days))


def _ago(days: int | None) -> str:
    match days:
        case None:
            return ""
        case 0:
            return say("today")
        case 1:
            return say("yesterday")
        case _:
            return say_count("{count} day ago", "{count} days ago", count=days)


def _asked(practice: Practice, house: str, plan: Plan) -> list[QuestionsShown]:
    """The skills that no round shows, each with the easiest quick drill that asks for it."""
    drills = {each.exercise: each.name for each in reversed(practice.quick.drills(house))}
    return [
        QuestionsShown(_questions(each), drills[each.exercise])
        for each in plan.questions
        if each.exercise in drills
    ][:ASKED]


def _questions(asked: Questions) -> str:
    minutes = say_count("{count} minute", "{count} minutes", count=asked.minutes)
    match asked.exercise:
        case Exercise.IRREGULARITIES:
            return say_count(
                "{count} irregularity to rule on, {minutes}",
                "{count} irregularities to rule on, {minutes}",
                count=asked.skills,
                minutes=minutes,
            )
        case Exercise.MANNER:
            return say("How things are done with the hands, {minutes}", minutes=minutes)
        case Exercise.BETS:
            return say("Bets to look over, {minutes}", minutes=minutes)
        case _:
            return say_count(
                "{count} skill in questions, {minutes}",
                "{count} skills in questions, {minutes}",
                count=asked.skills,
                minutes=minutes,
            )


def habit_words(habit: PracticeHabit, target_minutes: int) -> str:
    """``Practised on 4 of the last 7 days, 3 in a row. Today 8 of 15 minutes.``"""
    said = [_week(habit)]
    if target_minutes:
        said.append(_today(habit.minutes, target_minutes))
    return " ".join(said)


def _week(habit: PracticeHabit) -> str:
    if not habit.of_week:
        return say("Not practised in the last {days} days.", days=WEEK)
    if habit.in_a_row > 1:
        return say(
            "Practised on {count} of the last {days} days, {row} in a row.",
            count=habit.of_week,
            days=WEEK,
            row=habit.in_a_row,
        )
    return say("Practised on {count} of the last {days} days.", count=habit.of_week, days=WEEK)


def _today(minutes: int, target: int) -> str:
    if minutes >= target:
        return say("Today’s {target} minutes are done: {minutes}.", target=target, minutes=minutes)
    return say("Today {minutes} of {target} minutes.", minutes=minutes, target=target)
