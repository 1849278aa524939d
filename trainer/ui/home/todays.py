"""What the page of today shows, read from the school."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from trainer.drills.recipe import Exercise, Feedback, Recipe
from trainer.school.practice import LeftOff, Practice
from trainer.school.results import Attempt
from trainer.settings import Settings
from trainer.ui.home.shown import (
    AttemptShown,
    DrillOffered,
    HouseOffered,
    LeftOffShown,
    TodayShown,
    Wanted,
)

RECENT = 8
_FEEDBACK = {Feedback.AT_ONCE: "Feedback at once", Feedback.AT_THE_END: "Feedback at the end"}


def houses_offered(practice: Practice) -> tuple[HouseOffered, ...]:
    """The houses that can be chosen, then those whose files have problems."""
    sound = [
        HouseOffered(house.id, house.title, house.rules.summary, house.rules.felt.colours)
        for house in sorted(practice.houses(), key=lambda house: house.rules.document)
    ]
    faulty = [
        HouseOffered(fault.house, fault.house, "", problems=tuple(map(str, fault.problems)))
        for fault in practice.faults()
    ]
    return (*sound, *faulty)


def drills_offered(recipes: Iterable[Recipe]) -> tuple[DrillOffered, ...]:
    """The drills of one house, each with the seats that it can deal."""
    return tuple(_drill(recipe) for recipe in recipes)


def _drill(recipe: Recipe) -> DrillOffered:
    which, group = recipe.seats.which, _GROUPS[recipe.exercise]
    seats = (len(which),) if which else tuple(range(1, 8))
    if recipe.exercise.at_table:
        return DrillOffered(recipe.name, recipe.title, recipe.teaches, seats, group)
    quick = _how_it_asks(recipe)
    return DrillOffered(recipe.name, recipe.title, recipe.teaches, (), group, quick)


def _how_it_asks(recipe: Recipe) -> str:
    """``20 questions, 6 seconds each, feedback at once``."""
    limit = recipe.clock.limit
    each = f", {limit} seconds each" if limit is not None else ""
    return f"{recipe.items} questions{each}, {_FEEDBACK[recipe.feedback].lower()}"


_GROUPS = {
    Exercise.SETTLE: "Settle",
    Exercise.WHOLE: "Whole round",
    Exercise.IRREGULARITIES: "Irregularities",
    Exercise.READING: "Read the hand",
    Exercise.FLASH: "Payout flash",
    Exercise.ORDER: "Order",
    Exercise.BETS: "Check the bets",
    Exercise.MANNER: "Manner",
}


def today_shown(
    practice: Practice, settings: Settings, attempts: tuple[Attempt, ...], now: datetime
) -> TodayShown:
    """The whole page, with what was chosen last chosen again."""
    houses = houses_offered(practice)
    sound = [house.id for house in houses if not house.problems]
    house = settings.last_house if settings.last_house in sound else next(iter(sound), "")
    return TodayShown(
        houses=houses,
        drills={each: _drills(practice, each) for each in sound},
        wanted=Wanted(house, settings.last_drill, None, settings.feedback),
        left_off=_left_off(practice),
        recent=tuple(attempt_shown(attempt, now) for attempt in attempts[:RECENT]),
    )


def _drills(practice: Practice, house: str) -> tuple[DrillOffered, ...]:
    """Those at the table first, then those that ask questions."""
    order = list(_GROUPS)
    every = (*practice.drills(house), *practice.quick.drills(house))
    return drills_offered(sorted(every, key=lambda recipe: order.index(recipe.exercise)))


def _left_off(practice: Practice) -> LeftOffShown | None:
    """The questions that wait where they were the last thing; else the round on the table."""
    quick = practice.quick.left_off()
    if quick is None:
        return left_off_shown(practice.left_off())
    words = f"Question {quick.number} of {quick.of}"
    return LeftOffShown(quick.drill_title, quick.house_title, words, "")


def left_off_shown(left_off: LeftOff | None) -> LeftOffShown | None:
    """Where the trainee left off, in words."""
    if left_off is None:
        return None
    of = f" of {left_off.of}" if left_off.of > 1 else ""
    waits = "on the table" if left_off.begun else "to be dealt"
    return LeftOffShown(
        drill_title=left_off.drill_title,
        house_title=left_off.house_title,
        round_words=f"Round {left_off.number}{of}, {waits}",
        rest=_FEEDBACK[left_off.feedback],
    )


def attempt_shown(attempt: Attempt, now: datetime) -> AttemptShown:
    """A finished round in a line."""
    pace = attempt.hands_per_hour
    return AttemptShown(
        id=attempt.attempt_id,
        when=when_in_words(attempt.when, now),
        drill=attempt.drill_title,
        house=attempt.house_title,
        right=f"{attempt.right} of {attempt.lines}",
        pace="–" if pace is None else str(pace),
    )


def when_in_words(when: datetime, now: datetime) -> str:
    """``Today 18:42``, ``Yesterday 9:05``, ``Mon 18:31`` in this week, else ``16 Nov 2026``."""
    days = (now.date() - when.date()) // timedelta(days=1)
    clock = f"{when.hour}:{when.minute:02}"
    if days == 0:
        return f"Today {clock}"
    if days == 1:
        return f"Yesterday {clock}"
    if 1 < days < 7:
        return f"{_DAYS[when.weekday()]} {clock}"
    return f"{when.day} {_MONTHS[when.month - 1]} {when.year}"


_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
