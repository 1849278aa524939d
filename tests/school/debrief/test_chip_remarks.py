"""How payments were laid: judged by the fewest chips, kept with the act, and told only where the
drill looks at it."""

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
from trainer.school.debrief.chip_remarks import Untidy, untidy, worth
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


VALUES = tuple(map(Money.parse, ("1", "5", "25", "100", "500")))
TEN = (Money.parse("5"), Money.parse("5"))


def stacks(*lines: str) -> Stacks:
    """Stacks by their chips, the lowest first: ``25 5``."""
    return tuple(tuple(map(Money.parse, line.split())) for line in lines)


def test_fewest_chips_a_stack_a_value_and_the_dearest_nearest_is_tidy() -> None:
    assert untidy(stacks("25 25", "5 5"), TEN, VALUES) == ()


def test_more_chips_than_needed() -> None:
    assert untidy(stacks("5 5 5 5 5 5"), TEN, VALUES) == (Untidy.MORE_CHIPS,)


def test_a_payment_in_stacks_of_the_stakes_own_height_proves_itself() -> None:
    """Four to one on ten: four stacks, though 25, 5, 5 and 5 are fewer chips."""
    assert untidy(stacks(*["5 5"] * 4), TEN, VALUES) == ()
    assert untidy(stacks(*["5 5"] * 5), TEN, VALUES) == ()
    assert untidy(stacks(*["5 5"] * 6), TEN, VALUES) == (Untidy.MORE_CHIPS,)
    assert untidy(stacks("5 5", *["5 5 5"] * 3), TEN, VALUES) == (Untidy.MORE_CHIPS,)


def test_cheap_chips_nearer_than_dear_ones_are_not_broken_down() -> None:
    assert untidy(stacks("5", "25"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)


def test_values_mixed_in_one_stack_are_not_broken_down() -> None:
    assert untidy(stacks("25 5"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)


def test_a_copy_of_a_stake_of_mixed_chips_is_no_mixed_stack() -> None:
    stake = stacks("25 5")[0]
    assert untidy(stacks("25 5", "25 5"), stake, VALUES) == ()


def test_nothing_is_known_of_a_typed_amount() -> None:
    assert untidy((), TEN, VALUES) == ()
    assert worth(stacks("25 5", "1")) == Money.parse("31")


def test_one_mixed_stack_is_told_though_another_is_pure() -> None:
    assert untidy(stacks("25 5", "5 5"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)
