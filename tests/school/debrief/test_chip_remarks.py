"""How payments were laid is kept with the act, and told only where the drill looks at it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.school.tables import DRILL, FAULTLESS, Ticking, open_practice
from trainer.dealing.action import Action, Verb
from trainer.drills.drill_options import ChipMarks
from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.library.houses import HouseShelf
from trainer.marking.mistake import Severity
from trainer.school.debrief.debrief import Debrief
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting

HOUSE = "six-card-bonus"
ONE = Money.parse("1")


def in_ones(amount: Money) -> Stacks:
    return ((ONE,) * (amount.cents // 100),)


def settled_in_ones(practice: Practice, marks: ChipMarks) -> tuple[Sitting, Debrief]:
    """A faultless settlement whose every payment is one stack of ones."""
    sitting = practice.start(HOUSE, DRILL.name, seed=7, chip_marks=marks)
    for text in FAULTLESS:
        action = Action.parse(text)
        laid = in_ones(action.amount) if action.amount else ()
        sitting.act(action, 1000, laid)
    return sitting, sitting.finish(60_000)


def test_each_payment_of_too_many_chips_is_told_beside_the_mistakes(practice: Practice) -> None:
    _, debrief = settled_in_ones(practice, ChipMarks.MINOR)
    pays = [text for text in FAULTLESS if text.startswith(Verb.PAY)]
    assert len(debrief.handling) == len(pays)
    assert {told.severity for told in debrief.handling} == {Severity.MINOR}
    assert (debrief.points, debrief.mistakes) == (100.0, ())


def test_nothing_is_said_of_chips_unless_it_is_asked_for(practice: Practice) -> None:
    _, debrief = settled_in_ones(practice, ChipMarks.OFF)
    assert debrief.handling == ()


def test_the_chips_are_kept_and_tell_the_same_another_day(
    shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    practice = open_practice(shelf, home, clock)
    _, debrief = settled_in_ones(practice, ChipMarks.ADVICE)
    practice.close()
    another = open_practice(shelf, home, clock)
    again = another.results.debrief(debrief.attempt_id)
    another.close()
    assert again is not None
    assert again.handling == debrief.handling
    assert again.handling[0].laid[0][0] == ONE


def test_a_payment_whose_amount_was_typed_is_not_looked_at(practice: Practice) -> None:
    sitting = practice.start(HOUSE, DRILL.name, seed=7, chip_marks=ChipMarks.MINOR)
    for text in FAULTLESS:
        sitting.act(Action.parse(text), 1000)
    assert sitting.finish(60_000).handling == ()


def test_a_mistaken_payment_is_shown_in_the_chips_that_were_laid(practice: Practice) -> None:
    """Not in others that come to the same."""
    sitting = practice.start(HOUSE, DRILL.name, seed=7)
    for text in FAULTLESS:
        action = Action.parse(text)
        amount = action.amount
        if amount is not None:
            action = replace(action, amount=Money(amount.cents + 100))
        sitting.act(action, 1000, in_ones(action.amount) if action.amount else ())
    mistakes = sitting.finish(60_000).mistakes
    wrong = [each for each in mistakes if each.done_amount is not None]
    assert wrong
    for each in wrong:
        assert each.done_amount is not None
        assert each.laid == in_ones(each.done_amount)
