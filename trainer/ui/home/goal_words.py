"""A goal and its plan in words: the header of Today, and the stages of the first start."""

from __future__ import annotations

from datetime import date, datetime, time

from trainer.goal import Goal, GoalPlan
from trainer.school.words.date_words import month_words
from trainer.wording import Phrase, phrase, say, say_count, say_phrase

STAGES: tuple[tuple[Phrase, Phrase], ...] = (
    (phrase("Read the hands"), phrase("Ranking, who wins, who qualifies")),
    (phrase("Take and pay"), phrase("Pay tables, order, amounts")),
    (phrase("The whole round"), phrase("Offers, folds, calls, rulings")),
    (phrase("Pace and exams"), phrase("A full table, practice exams")),
)


def goal_name(goal: Goal) -> str:
    """The end of a plan: ``Audition``."""
    match goal:
        case Goal.AUDITION:
            return say("Audition")
        case Goal.COURSE:
            return say("End of the course")
        case Goal.EXAM:
            return say("Exam")
        case _:
            return say("Next review")


def day_words(day: date) -> str:
    """``12 Jun``."""
    return say("{day} {month}", day=day.day, month=month_words(datetime.combine(day, time())))


def span_words(first: date, last: date) -> str:
    """``22 May to 25 May``; a single day is written once."""
    if first == last:
        return day_words(first)
    return say("{first} to {last}", first=day_words(first), last=day_words(last))


def goal_line(plan: GoalPlan | None, today: date) -> str:
    """``Day 6 of 21 · Audition in 16 days, 12 Jun``; empty without a plan."""
    if plan is None:
        return ""
    now, left = plan.on(today), plan.on(today).left_on(today)
    if today > now.end:
        return say("{goal} was on {day}", goal=goal_name(now.goal), day=day_words(now.end))
    when = say_count("in {count} day", "in {count} days", count=left) if left else say("today")
    return say(
        "Day {number} of {days} · {goal} {when}, {day}",
        number=now.day_on(today),
        days=now.days,
        goal=goal_name(now.goal),
        when=when,
        day=day_words(now.end),
    )


def stage_words(at: int) -> tuple[str, str]:
    """The title of a stage, and its subject."""
    title, about = STAGES[at]
    return say_phrase(title), say_phrase(about)
