"""The content of the page of today, read from the school."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Exercise, Recipe
from trainer.school.one_question.screens import QuickLeftOff
from trainer.school.practice import Practice
from trainer.school.results import AttemptDone
from trainer.school.seating import LeftOff
from trainer.settings import Settings
from trainer.ui.home.snapshot import (
    FIRST_ROUND,
    DrillOffered,
    HouseOffered,
    LeftOffShown,
    RoundAsked,
    TodayShown,
)
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

LATEST = 60
"""The number of the latest rounds and sittings that tell how each drill went last."""
_FEEDBACK = {
    Feedback.AT_ONCE: phrase("Feedback at once"),
    Feedback.AT_THE_END: phrase("Feedback at the end"),
}


def houses_offered(practice: Practice) -> tuple[HouseOffered, ...]:
    """The houses that can be chosen, then those whose files have problems."""
    sound = [
        HouseOffered(
            house.id,
            house.title,
            house.rules.about,
            house.rules.felt.colours,
            places=house.rules.places,
        )
        for house in sorted(practice.houses(), key=lambda house: house.rules.document)
    ]
    faulty = [
        HouseOffered(fault.house, fault.house, "", problems=tuple(map(str, fault.problems)))
        for fault in practice.faults()
    ]
    return (*sound, *faulty)


def drills_offered(
    recipes: Iterable[Recipe],
    last: Mapping[str, AttemptDone] | None,
    places: int,
) -> tuple[DrillOffered, ...]:
    """The drills of one house, kind by kind; of each kind the last used first.

    Each has the seats that it can deal at a table of so many ``places``, and how it went
    ``last``.
    """
    done = last or {}
    used, kinds = list(done), [*_KINDS]
    order = sorted(
        recipes,
        key=lambda recipe: (
            kinds.index(_kind(recipe)),
            recipe.name != FIRST_ROUND,
            used.index(recipe.name) if recipe.name in done else len(used),
        ),
    )
    return tuple(_drill(recipe, done.get(recipe.name), places) for recipe in order)


def _drill(recipe: Recipe, last: AttemptDone | None, places: int) -> DrillOffered:
    which, at_table = recipe.seats.which, recipe.exercise.at_table
    seats = (len(which),) if which else tuple(range(1, places + 1))
    return DrillOffered(
        recipe.name,
        recipe.heading,
        recipe.promise,
        seats if at_table else (),
        say_phrase(_kind(recipe)),
        "" if at_table else _how_it_asks(recipe),
        _share(last),
    )


def _share(last: AttemptDone | None) -> str:
    """``86%``; a dash for what was never done."""
    if last is None or not last.lines:
        return "–"
    return say("{share}%", share=100 * last.right // last.lines)


def _how_it_asks(recipe: Recipe) -> str:
    """``20 questions, 6 seconds each, feedback at once``."""
    words = [say_count("{count} question", "{count} questions", count=recipe.items)]
    limit = recipe.clock.limit
    if limit is not None:
        words.append(say_count("{count} second each", "{count} seconds each", count=limit))
    words.append(say_phrase(_FEEDBACK[recipe.feedback]).lower())
    return say_list(words, "")


_HANDS, _PAYOUTS = phrase("Hands"), phrase("Payouts")
_ROUNDS, _FLOOR = phrase("Rounds"), phrase("The floor")
_KINDS = (_HANDS, _PAYOUTS, _ROUNDS, _FLOOR)
_AT_TABLE = (Exercise.SETTLE, Exercise.WHOLE, Exercise.LIVE)


def _kind(recipe: Recipe) -> Phrase:
    """The column of a drill."""
    if recipe.exercise in _AT_TABLE:
        return _ROUNDS
    return {Exercise.READING: _HANDS, Exercise.FLASH: _PAYOUTS}.get(recipe.exercise, _FLOOR)


def today_shown(
    practice: Practice, settings: Settings, attempts: tuple[AttemptDone, ...]
) -> TodayShown:
    """The whole page, with the last choice chosen again; else the house of the latest attempt,
    which may have been at another station."""
    houses = houses_offered(practice)
    sound = [house.id for house in houses if not house.problems]
    wanted = (settings.last_house, *(each.house for each in attempts), *sound)
    house = next((each for each in wanted if each in sound), "")
    return TodayShown(
        houses=houses,
        # Of a house when it is chosen: of a school's own one they take up to half a second, once.
        drills=cache(lambda each: _drills(practice, each, attempts) if each in sound else ()),
        wanted=RoundAsked(
            house, settings.last_drill, settings.last_seats or None, settings.feedback
        ),
        left_off=_left_off(practice),
        fresh=not attempts,
    )


def _drills(
    practice: Practice, house: str, attempts: tuple[AttemptDone, ...]
) -> tuple[DrillOffered, ...]:
    last: dict[str, AttemptDone] = {}
    for each in attempts:
        if each.house == house:
            last.setdefault(each.drill, each)
    recipes = (*practice.drills(house), *practice.quick.drills(house))
    return drills_offered(recipes, last, practice.curriculum.shelf[house].rules.places)


def _left_off(practice: Practice) -> tuple[LeftOffShown, ...]:
    """One of each kind: a table, a drill of questions, a quiz. The last thing comes first."""
    table, quick = practice.left_off(), practice.quick.left_off()
    questions = [
        _questions(each, pressing=quick is not None and each.attempt == quick.attempt)
        for each in practice.quick.left_off_each()
    ]
    tables = [] if table is None else [_table(table, last=quick is None)]
    return tuple(questions + tables if quick is not None else tables + questions)


def _questions(left_off: QuickLeftOff, *, pressing: bool) -> LeftOffShown:
    words = say("Question {number} of {all}", number=left_off.number, all=left_off.of)
    return LeftOffShown(
        left_off.drill_title, left_off.house_title, words, left_off.attempt, pressing
    )


def _table(left_off: LeftOff, *, last: bool) -> LeftOffShown:
    pressing = last and left_off.pressing
    words = _waiting(left_off)
    return LeftOffShown(left_off.drill_title, left_off.house_title, words, "", pressing)


def _waiting(left_off: LeftOff) -> str:
    """``Round 4 of 10, on the table``."""
    number, every = left_off.number, left_off.of
    if every > 1 and left_off.begun:
        return say("Round {number} of {all}, on the table", number=number, all=every)
    if every > 1:
        return say("Round {number} of {all} is next", number=number, all=every)
    if left_off.begun:
        return say("Round {number}, on the table", number=number)
    return say("Round {number} is next", number=number)


def right_words(attempt: AttemptDone) -> str:
    """``3 of 5``; a dash if no wager was decided."""
    if not attempt.lines:
        return "–"
    return say("{some} of {all}", some=attempt.right, all=attempt.lines)
