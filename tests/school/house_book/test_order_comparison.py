"""What changes between two houses: that, and nothing else."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.school.test_house_book import book
from tests.some_houses import HOUSES, house
from trainer.dealing.procedure import StepKind, Within
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.order_comparison import HouseComparison, HousesLine, closure

MIXED = "Cards lie mixed, untouched, and moving whole hands cannot put it right"


def line(comparison: HouseComparison, under: str, what: str) -> HousesLine:
    lines = next(group.lines for group in comparison.groups if group.title == under)
    return next(each for each in lines if each.what == what)


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_does_not_differ_from_itself(name: str) -> None:
    assert compare(book(name), book(name)).differences == ()


@pytest.mark.parametrize(("one", "other"), list(permutations(HOUSES, 2)))
def test_what_differs_one_way_differs_the_other_way(one: str, other: str) -> None:
    there = compare(book(one), book(other))
    back = compare(book(other), book(one))
    assert len(there.differences) == len(back.differences)
    says = {frozenset((each.one.says, each.other.says)) for each in there.differences}
    assert len(says) > 2


@pytest.mark.parametrize(("one", "other"), list(permutations(HOUSES, 2)))
def test_a_difference_is_told_once_with_all_that_is_said_of_it(one: str, other: str) -> None:
    """Of the 6 Card Bonus three things are said; its pass repeats the directions of the first."""
    for group in compare(book(one), book(other)).groups:
        told = [each.what for each in group.differences]
        assert len(told) == len(set(told)), group.title


def test_all_that_one_house_says_stands_beside_all_that_the_other_says() -> None:
    comparison = compare(book("boxes"), book("six-card-bonus"))
    lines = {each.what: each for group in comparison.groups for each in group.named_differences}
    six = lines["Allowed wagers: 6 Card Bonus"]
    assert (six.one.says, six.other.says) == (
        "no rule", "$2 to $10; needs Pair Plus; equal to Pair Plus",
    )  # fmt: skip
    taken = lines["Around the table: Take the losing wagers"]
    assert (taken.one.says, taken.other.says) == (
        "from right to left, when the dealer has a game", "from right to left",
    )  # fmt: skip


def test_a_hand_that_is_not_revealed_in_every_round_differs_from_one_that_is() -> None:
    """BOX ¶3 and MBS 3.12."""
    comparison = compare(book("boxes"), book("mbs"))
    told = (each for group in comparison.groups for each in group.named_differences)
    (shown,) = (each for each in told if "only where" in each.one.says)
    assert (shown.one.says, shown.other.says) == (
        "Reveal the dealer's hand, only where a bet in play depends on it",
        "Reveal the dealer's hand",
    )


def test_pay_tables_differ_row_by_row() -> None:
    """6CB and MBS 4.3: a straight pays 6 to 1 and 5 to 1."""
    straight = line(compare(book("six-card-bonus"), book("mbs")), "Pair Plus", "Straight")
    assert (straight.one.says, straight.other.says) == ("6 to 1", "5 to 1")


def test_a_difference_that_stands_alone_names_its_table() -> None:
    """Several tables have a straight: who publishes a house has to know which one changes."""
    comparison = compare(book("six-card-bonus"), book("mbs"))
    named = [each for group in comparison.groups for each in group.named_differences]
    straight = next(each for each in named if each.what == "Pair Plus: Straight")
    assert (straight.one.says, straight.other.says) == ("6 to 1", "5 to 1")


def test_a_hand_without_a_row_of_its_own_is_paid_by_the_next() -> None:
    """MBS 4.3 has no row for a suited A-K-Q: it is a straight flush."""
    comparison = compare(book("six-card-bonus"), book("mbs"))
    royal = line(comparison, "Pair Plus", "Mini royal, A-K-Q of one suit")
    assert (royal.one.says, royal.other.says) == ("50 to 1", "40 to 1, as a straight flush")


def test_a_fold_that_ends_the_pair_plus_here_leaves_it_there() -> None:
    fold = line(compare(book("six-card-bonus"), book("prime")), "A fold", "Pair Plus")
    assert (fold.one.says, fold.other.says) == ("lost", "stays in action")


def test_another_word_on_the_layout_is_one_difference() -> None:
    """BOX calls the Play wager BET; what becomes of it is the same."""
    comparison = compare(book("prime"), book("boxes"))
    assert line(comparison, "On the layout", "Play").other.says == "BET"
    against = next(group for group in comparison.groups if "against" in group.title)
    assert against.differences == ()


@pytest.mark.parametrize(("one", "other"), [("mbs", "boxes"), ("boxes", "mbs")])
def test_other_words_alone_make_no_difference(one: str, other: str) -> None:
    """Both reveal the hands of those who bet, players or gamblers."""
    found = compare(book(one), book(other)).differences
    assert not [each for each in found if each.what == StepKind.REVEAL.words]


def test_a_pair_plus_that_stays_unasked_here_is_on_offer_there() -> None:
    """MBS 3.9 asks no player; at the other house it stays in action as well."""
    groups = compare(book("mbs"), book("boxes")).groups
    folds = next(group.lines for group in groups if group.title == "A fold")
    said = [(each.one.says, each.other.says) for each in folds if each.what == "Pair Plus"]
    assert said == [("stays in action", "stays in action"), ("no player is asked", "no rule")]


def test_an_order_that_follows_from_others_is_no_difference() -> None:
    """MBS says that the deal comes before the dealer's hand; at 6CB that follows."""
    comparison = compare(book("mbs"), book("six-card-bonus"))
    lines = next(group.lines for group in comparison.groups if group.title == "What comes first")
    dealt = next(
        each for each in lines if each.what.startswith("Reveal the dealer's hand, after all")
    )
    assert not dealt.differs


def test_the_same_thing_seen_is_ruled_side_by_side() -> None:
    """6CB Irregularities ¶1 voids the round, BOX •7 deals again."""
    comparison = compare(book("six-card-bonus"), book("boxes"))
    rulings = next(group.lines for group in comparison.groups if group.title == "Rulings")
    count = next(
        each for each in rulings if each.other.says == "a redeal" and "void" in each.one.says
    )
    assert count.one.source is not None
    assert count.one.source.cite == "6CB Irregularities ¶1"


@pytest.mark.parametrize(
    "seen", [MIXED, "Untouched hands are misplaced; moving whole hands puts them right"]
)
def test_misplaced_cards_are_a_wrong_number_where_a_house_rules_on_that(seen: str) -> None:
    """MBS 5.3 by itself; 6CB Irregularities ¶1: a player who has five cards, or none, has a wrong
    number."""
    found = line(compare(book("mbs"), book("six-card-bonus")), "Rulings", seen)
    assert found.other.says == "the round is void: return every wager"
    assert str(found.other.source) == "6CB Irregularities ¶1"


def test_a_ruling_is_headed_by_what_tells_it_apart() -> None:
    """MBS 5.4: the result stands only once the next game has begun."""
    compared = compare(book("boxes"), book("mbs"))
    late = "The dealer's wrong number of cards is noticed in the next game"
    assert line(compared, "Rulings", late).other.says == "it stands: play on"


def test_placards_of_a_table_are_not_compared() -> None:
    comparison = compare(book("prime"), book("posted"))
    assert not any(group.title.startswith("Placard") for group in comparison.groups)
    assert line(comparison, "Pair Plus", "Flush").other.says == "posted at the table"


@pytest.mark.parametrize("name", HOUSES)
def test_what_a_house_orders_holds_at_that_house(name: str) -> None:
    procedure = house(name).procedure
    known = closure(procedure)
    scopes = (Within.SEAT, Within.GAMBLER, Within.TABLE)
    for order in procedure.order:
        kept = known[order.first, order.then]
        assert scopes.index(kept) >= scopes.index(order.within), order
    assert all(first is not then for first, then in known)


def test_an_order_over_the_table_passes_through_one_at_a_seat() -> None:
    """6CB: every fold before the dealer's hand, the tuck after its fold."""
    known = closure(house("six-card-bonus").procedure)
    assert known[StepKind.COLLECT, StepKind.TUCK] is Within.SEAT
    assert known[StepKind.OFFER, StepKind.TUCK] is Within.TABLE
    assert (StepKind.TUCK, StepKind.COLLECT) not in known


def test_a_wager_of_one_house_alone_is_one_line() -> None:
    comparison = compare(book("six-card-bonus"), book("prime"))
    six = line(comparison, "Paid at one house only", "6 Card Bonus")
    assert (six.one.says, six.other.says) == ("on offer", "not offered")
    prime = line(comparison, "Paid at one house only", "Prime")
    assert (prime.one.says, prime.other.says) == ("not offered", "on offer")
