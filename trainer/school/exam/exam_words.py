"""An exam told in sentences: what it asks, when it is passed, what holds while it is sat."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from fractions import Fraction

from trainer.dealing.procedure import Part
from trainer.drills.exam.blueprint import Blueprint, ExamCounts, PassRule, chance
from trainer.marking.words import paragraph
from trainer.school.words.date_words import at, day, due
from trainer.wording import say, say_count, say_figure


def due_words(due_ms: int, now: datetime) -> str:
    """``27 Nov 2026``, ``Friday``; ``overdue since yesterday``."""
    when = at(due_ms)
    return day(when, now) if when >= now else due(due_ms, now)


def about(blueprint: Blueprint) -> str:
    """The text that a trainee reads before the exam begins."""
    return paragraph(*_sentences(blueprint))


def _sentences(blueprint: Blueprint) -> Iterator[str]:
    yield _tasks(blueprint)
    yield from limits(blueprint)
    yield passed_with(blueprint)
    yield say("Answers come at the end. At a hand you can undo until you clear or leave it.")


def _tasks(blueprint: Blueprint) -> str:
    rounds = say_count("{count} round", "{count} rounds", count=blueprint.rounds)
    seats = say_count("{count} seat", "{count} seats", count=blueprint.seats)
    rulings = say_count("{count} irregularity", "{count} irregularities", count=blueprint.rulings)
    if blueprint.part is Part.WHOLE:
        return say(
            "{rounds} of {seats}, worked as a whole, and {rulings}.",
            rounds=rounds,
            seats=seats,
            rulings=rulings,
        )
    return say(
        "{rounds} of {seats} to be settled, and {rulings}.",
        rounds=rounds,
        seats=seats,
        rulings=rulings,
    )


def limits(blueprint: Blueprint) -> Iterator[str]:
    """The limits of the clock; none if any time is allowed."""
    clock = blueprint.clock
    if clock.exam is not None:
        yield say_count(
            "{count} minute in all.",
            "{count} minutes in all.",
            count=clock.exam,
        )
    if clock.round_ is not None:
        yield say_count(
            "{count} minute for each round.",
            "{count} minutes for each round.",
            count=clock.round_,
        )


def passed_with(blueprint: Blueprint) -> str:
    """``To pass: at most 3 errors, at most 1 of them on starred decisions.``"""
    rule = blueprint.passing
    if rule.errors == 0:
        return say("To pass: no errors.")
    errors = say_count(
        "To pass: at most {count} error", "To pass: at most {count} errors", count=rule.errors
    )
    if rule.critical >= rule.errors or not blueprint.starred:
        return say("{errors}.", errors=errors)
    if rule.critical == 0:
        return say("{errors}, none of them on a starred decision.", errors=errors)
    return say(
        "{errors}, at most {number} of them on starred decisions.",
        errors=errors,
        number=rule.critical,
    )


AIMS = ((Fraction(1, 100), Fraction(90, 100)), (Fraction(5, 100), Fraction(6, 100)))
"""A dealer who errs once in 100 passes so often at least, one who errs 5 times so often at most."""


def aims_met(counts: ExamCounts, rule: PassRule) -> bool:
    """True if both aims of the school are met."""
    (good, least), (poor, most) = AIMS
    return chance(counts, rule, good) >= least and chance(counts, rule, poor) <= most


def counts_of(blueprint: Blueprint, decisions: int | None = None) -> ExamCounts:
    """The counts of its forms.

    They are known if all weigh the same, irregularities among them; else they are those that it
    asks for.
    """
    beside = 0 if blueprint.exposes else blueprint.rulings
    counted = decisions or blueprint.decisions + beside
    return ExamCounts(counted, min(blueprint.starred, counted), blueprint.retake.tries)


def passing_figure(part: Fraction) -> str:
    """``93.2 %``."""
    return say("{part}%", part=say_figure(f"{float(100 * part):.1f}"))
