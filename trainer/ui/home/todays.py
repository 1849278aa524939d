"""The content of the page of today, read from the school."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from trainer.drills.recipe import Exercise, Feedback, Recipe
from trainer.school.moments import lately_at
from trainer.school.practice import Practice
from trainer.school.results import AttemptDone
from trainer.school.resuming import LeftOff
from trainer.settings import Settings
from trainer.ui.home.snapshot import (
    AttemptShown,
    DrillOffered,
    HouseOffered,
    LeftOffShown,
    RoundAsked,
    TodayShown,
)
from trainer.wording import phrase, say, say_count, say_list, say_phrase

RECENT = 8
_FEEDBACK = {
    Feedback.AT_ONCE: phrase("Feedback at once"),
    Feedback.AT_THE_END: phrase("Feedback at the end"),
}


def houses_offered(practice: Practice) -> tuple[HouseOffered, ...]:
    """The houses that can be chosen, then those whose files have problems."""
    sound = [
        HouseOffered(house.id, house.title, house.rules.about, house.rules.felt.colours)
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
    which, group = recipe.seats.which, say_phrase(_GROUPS[recipe.exercise])
    seats = (len(which),) if which else tuple(range(1, 8))
    if recipe.exercise.at_table:
        return DrillOffered(recipe.name, recipe.heading, recipe.promise, seats, group)
    quick = _how_it_asks(recipe)
    return DrillOffered(recipe.name, recipe.heading, recipe.promise, (), group, quick)


def _how_it_asks(recipe: Recipe) -> str:
    """``20 questions, 6 seconds each, feedback at once``."""
    told = [say_count("{count} question", "{count} questions", count=recipe.items)]
    limit = recipe.clock.limit
    if limit is not None:
        told.append(say_count("{count} second each", "{count} seconds each", count=limit))
    told.append(say_phrase(_FEEDBACK[recipe.feedback]).lower())
    return say_list(told, "")


_GROUPS = {
    Exercise.SETTLE: phrase("Settle"),
    Exercise.WHOLE: phrase("Whole round"),
    Exercise.IRREGULARITIES: phrase("Irregularities"),
    Exercise.READING: phrase("Read the hand"),
    Exercise.FLASH: phrase("Payout flash"),
    Exercise.ORDER: phrase("Order"),
    Exercise.BETS: phrase("Check the bets"),
    Exercise.MANNER: phrase("Manner"),
}


def today_shown(
    practice: Practice, settings: Settings, attempts: tuple[AttemptDone, ...], now: datetime
) -> TodayShown:
    """The whole page, with what was chosen last chosen again."""
    houses = houses_offered(practice)
    sound = [house.id for house in houses if not house.problems]
    house = settings.last_house if settings.last_house in sound else next(iter(sound), "")
    return TodayShown(
        houses=houses,
        drills={each: _drills(practice, each) for each in sound},
        wanted=RoundAsked(house, settings.last_drill, None, settings.feedback),
        left_off=_left_off(practice),
        recent=tuple(attempt_shown(attempt, now) for attempt in attempts[:RECENT]),
    )


def _drills(practice: Practice, house: str) -> tuple[DrillOffered, ...]:
    """The drills at the table, then those that ask questions."""
    order = list(_GROUPS)
    every = (*practice.drills(house), *practice.quick.drills(house))
    return drills_offered(sorted(every, key=lambda recipe: order.index(recipe.exercise)))


def _left_off(practice: Practice) -> LeftOffShown | None:
    """The questions that wait where they were the last thing; else the round on the table."""
    quick = practice.quick.left_off()
    if quick is None:
        return left_off_shown(practice.left_off())
    words = say("Question {number} of {all}", number=quick.number, all=quick.of)
    return LeftOffShown(quick.drill_title, quick.house_title, words, "")


def left_off_shown(left_off: LeftOff | None) -> LeftOffShown | None:
    """The round to be continued, in words."""
    if left_off is None:
        return None
    return LeftOffShown(
        drill_title=left_off.drill_title,
        house_title=left_off.house_title,
        round_words=_waiting(left_off),
        rest=say_phrase(_FEEDBACK[left_off.feedback]),
    )


def _waiting(left_off: LeftOff) -> str:
    """``Round 4 of 10, on the table``."""
    number, every = left_off.number, left_off.of
    if every > 1 and left_off.begun:
        return say("Round {number} of {all}, on the table", number=number, all=every)
    if every > 1:
        return say("Round {number} of {all}, to be dealt", number=number, all=every)
    if left_off.begun:
        return say("Round {number}, on the table", number=number)
    return say("Round {number}, to be dealt", number=number)


def right_words(attempt: AttemptDone) -> str:
    """``3 of 5``; a dash where no wager was decided."""
    if not attempt.lines:
        return "–"
    return say("{some} of {all}", some=attempt.right, all=attempt.lines)


def attempt_shown(attempt: AttemptDone, now: datetime) -> AttemptShown:
    """A finished round in a line."""
    pace = attempt.hands_per_hour
    return AttemptShown(
        id=attempt.attempt_id,
        when=lately_at(attempt.when, now),
        drill=attempt.drill_title,
        house=attempt.house_title,
        right=right_words(attempt),
        pace="–" if pace is None else str(pace),
    )
