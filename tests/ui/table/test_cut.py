"""Chips as a dealer handles them: cut, sized into the stake, changed, paid and taken back."""

from __future__ import annotations

from tests.ui.test_table_controller import Worked, worked  # noqa: F401
from trainer.dealing.action import Action
from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table import touches as touch
from trainer.ui.table.cut import TALLEST, Cut, Payments
from trainer.ui.table.snapshot import SpotShown

ONE, FIVE, TWENTY_FIVE, HUNDRED = map(Money.parse, ("1", "5", "25", "100"))
EMPTY = Cut((ONE, FIVE, TWENTY_FIVE, HUNDRED))


def written(stacks: Stacks) -> list[str]:
    return [" ".join(map(str, stack)) for stack in stacks]


def ante(worked: Worked) -> SpotShown:  # noqa: F811
    return worked.shown[-1].seat(2).spots[1]


def test_a_chip_goes_on_the_stack_of_its_value_until_that_is_full() -> None:
    cut = EMPTY.add(TWENTY_FIVE).add(FIVE).add(TWENTY_FIVE)
    assert written(cut.stacks) == ["25 25", "5"]
    for _ in range(TALLEST):
        cut = cut.add(ONE)
    assert written(cut.add(ONE).stacks)[-2:] == ["1 1 1 1 1 1 1 1", "1"]


def test_stacks_stand_in_the_order_in_which_they_were_cut() -> None:
    assert written(EMPTY.add(FIVE).add(TWENTY_FIVE).stacks) == ["5", "25"]


def test_each_size_in_lays_one_more_copy_of_the_stake() -> None:
    cut = EMPTY.size((FIVE, FIVE)).size((FIVE, FIVE))
    assert (written(cut.stacks), cut.sized) == (["5 5", "5 5"], (0, 1))
    assert written(cut.add(FIVE).stacks) == ["5 5", "5 5", "5"], "a copy keeps its height"


def test_a_chip_is_put_back_from_a_copy_only_where_no_other_stack_has_it() -> None:
    cut = EMPTY.size((FIVE, FIVE)).add(FIVE).remove(FIVE)
    assert (written(cut.stacks), cut.sized) == (["5 5"], (0,))
    assert (written(cut.remove(FIVE).stacks), cut.remove(FIVE).sized) == (["5"], ())


def test_one_chip_changes_down_into_its_worth() -> None:
    cut = EMPTY.add(HUNDRED).add(FIVE)
    assert written(cut.change_down().stacks) == ["25 25 25 25", "5"], "the dearest, unasked"
    assert written(cut.change_down(FIVE).stacks) == ["100", "1 1 1 1 1"]
    assert EMPTY.add(ONE).change_down() == EMPTY.add(ONE)


def test_chips_change_up_into_one_and_it_stands_nearest() -> None:
    cut = EMPTY
    for _ in range(6):
        cut = cut.add(FIVE)
    assert written(cut.change_up().stacks) == ["25", "5"]
    assert cut.change_up(ONE) == cut, "there are none of them"
    assert cut.change_up().total == Money.parse("30")


def test_sizing_in_copies_what_lies_there_and_says_nothing_of_what_is_due(
    worked: Worked,  # noqa: F811
) -> None:
    """Ten on the Ante, whatever it is owed: each press the same stack once more."""
    worked.touched(*[touch.SizedInto(2, Wager.ANTE)] * 3)
    assert written(worked.shown[-1].cut.stacks) == ["5 5"] * 3
    assert worked.controller.cut_total == Money.parse("30")


def test_nothing_is_sized_into_a_wager_that_is_gone_or_was_never_made(
    worked: Worked,  # noqa: F811
) -> None:
    worked.touched(touch.Took(2, Wager.ANTE), touch.SizedInto(2, Wager.ANTE))
    worked.touched(touch.SizedInto(5, Wager.PAIR_PLUS))
    assert worked.shown[-1].cut.chips == ()


def test_a_payment_lies_beside_the_wager_as_it_was_cut(worked: Worked) -> None:  # noqa: F811
    worked.touched(touch.SizedInto(2, Wager.ANTE), touch.Paid(2, Wager.ANTE))
    assert written(ante(worked).stacks) == ["5 5"]
    assert written(worked.laid[-1]) == ["5 5"], "and is kept so with the act"


def test_of_a_typed_amount_no_chips_are_kept(worked: Worked) -> None:  # noqa: F811
    worked.touched(worked.cut("10"), touch.Paid(2, Wager.ANTE))
    assert worked.laid == [()]
    assert written(ante(worked).stacks) == ["5 5"], "they are shown in the fewest chips"


def test_a_payment_taken_back_lies_in_the_cut_as_it_was_before(worked: Worked) -> None:  # noqa: F811
    worked.touched(touch.SizedInto(2, Wager.ANTE), touch.Paid(2, Wager.ANTE))
    worked.touched(touch.ChipAdded(ONE), touch.Undone())
    cut = worked.shown[-1].cut
    assert (written(cut.stacks), cut.back) == (["5 5"], True), "the later chip is in the tray"


def test_what_was_taken_back_is_never_paid_twice(worked: Worked) -> None:  # noqa: F811
    """The next chip begins another payout: fifteen replace ten, and are not added to it."""
    worked.touched(worked.cut("10"), touch.Paid(2, Wager.ANTE), touch.Undone())
    worked.touched(*[touch.ChipAdded(FIVE)] * 3)
    assert worked.touched(touch.Paid(2, Wager.ANTE)) == ["pay 2 ante 15"]
    assert not worked.controller.cut_total


def test_what_was_taken_back_may_be_paid_again_or_put_right(worked: Worked) -> None:  # noqa: F811
    worked.touched(worked.cut("15"), touch.Paid(2, Wager.ANTE), touch.Undone())
    worked.touched(touch.ChipRemoved(FIVE))
    assert not worked.shown[-1].cut.back
    assert worked.touched(touch.Paid(2, Wager.ANTE)) == ["pay 2 ante 10"]


def test_undoing_another_act_leaves_the_cut_alone(worked: Worked) -> None:  # noqa: F811
    worked.touched(touch.Turned(2), touch.ChipAdded(FIVE), touch.Undone())
    assert written(worked.shown[-1].cut.stacks) == ["5"]


def test_what_was_paid_before_the_round_was_left_lies_there_as_it_was_laid() -> None:
    """A round that is gone on with another day: the log knows the chips, or the amount at least."""
    known, typed = Action.parse("pay 2 ante 10"), Action.parse("pay 2 ante_bonus 40")
    payments = Payments(EMPTY.values, [(known, ((ONE,) * 10,)), (typed, ())])
    assert written(payments.beside[2, Wager.ANTE]) == ["1 1 1 1 1 1 1 1 1 1"]
    assert written(payments.beside[2, Wager.ANTE_BONUS]) == ["25", "5 5 5"]
    back = payments.taken_back(typed)
    assert back is not None
    assert (back.total, back.back, back.laid) == (Money.parse("40"), True, ())
    assert (2, Wager.ANTE_BONUS) not in payments.beside


def test_a_typed_amount_stands_as_its_chips_laid_one_by_one() -> None:
    amount = Money.parse("4368")
    one_by_one = EMPTY
    for chip in fewest(amount, EMPTY.values):
        one_by_one = one_by_one.add(chip)
    assert EMPTY.make(amount).heaps == one_by_one.heaps
    assert EMPTY.make(Money.parse("9999999")).total == Money.parse("9999999")
