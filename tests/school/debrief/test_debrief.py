from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.bench.ratios import compare
from tests.school.tables import FAULTLESS, MBS, SIX_CARD, round_at
from trainer.game.money import Money
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief, MistakeShown

MOST_MARKINGS = 5
REPLACED = {
    "pay 7 pair_plus 60": "pay 7 pair_plus 50",
    "pay 6 pair_plus 5": "take 6 pair_plus",
}


def debrief(
    shelf: HouseShelf, trace: Sequence[str], plain: dict[str, object] = SIX_CARD
) -> Debrief:
    house = shelf[str(plain["house"])]
    acts = tuple((text, 1000 * place) for place, text in enumerate(trace, 1))
    round_ = round_at(house, plain)
    return debrief_of(PlayedRound("a", house, round_, "Settle the table", 4, acts, 126_000))


def without(*texts: str) -> list[str]:
    return [each for each in FAULTLESS if each not in texts]


def only(shown: Debrief) -> MistakeShown:
    assert [mistake.number for mistake in shown.mistakes] == [1]
    return shown.mistakes[0]


def columns(shown: Debrief) -> list[str]:
    """The rows that differ, as a reader sees them."""
    return [
        f"{row.group}: {row.required or '—'} | "
        f"{row.done or ('not yet done' if row.done_elsewhere else 'not done')} {row.marks}"
        for row in shown.rows
        if row.differs
    ]


def test_a_faultless_round_has_nothing_to_show(shelf: HouseShelf) -> None:
    shown = debrief(shelf, FAULTLESS)
    assert (shown.points, shown.right, shown.lines, shown.passed) == (100.0, 16, 16, True)
    assert not any(row.differs or row.first_difference for row in shown.rows)
    assert all(row.required == row.done for row in shown.rows)
    assert shown.hands_per_hour == 114


def test_cards_picked_up_early_and_again_are_titled_as_too_early(shelf: HouseShelf) -> None:
    """One mistake, with what comes first, as when they are picked up early alone."""
    at = FAULTLESS.index("reveal 7")
    shown = only(debrief(shelf, [*FAULTLESS[: at + 1], "clear 7", *FAULTLESS[at + 1 :]]))
    assert (shown.title, shown.due) == ("Cleared before taking", "Take first")


def test_a_stand_off_without_a_game_is_titled_as_none_due(shelf: HouseShelf) -> None:
    """MBS 3.14.3: equal hands are a stand-off where the dealer qualifies."""
    seat = {"seat": 3, "cards": ["Jd", "7c", "2s"], "wagers": {"ante": "10"}, "decision": "play"}
    plain: dict[str, object] = {
        "house": "mbs",
        "dealer": ["Jh", "7s", "2d"],
        "seats": [seat],
    }
    acts = (
        "reveal dealer, call dealer high_card, reveal 3, call 3 stand_off, pay 3 ante 10, clear 3"
    )
    shown = only(debrief(shelf, acts.split(", "), plain))
    assert shown.title == "Stand-off called, none due"


def test_the_columns_read_as_the_house_orders(shelf: HouseShelf) -> None:
    shown = debrief(shelf, FAULTLESS)
    headings = list(dict.fromkeys(row.group for row in shown.rows))
    assert headings == ["Folds", "Dealer's hand", "Seat 7", "Seat 6", "Seat 4", "Seat 1"]
    assert [row.required for row in shown.rows][:9] == [
        "Collect seat 4",
        "Tuck seat 4",
        "Reveal the dealer",
        "Reveal",
        "Take 6 Card Bonus, $10",
        "Pay Play, $10",
        "Pay Ante and bonus, $20",
        "Pay Pair Plus, $60",
        "Clear",
    ]


def test_a_straight_paid_from_another_table(shelf: HouseShelf) -> None:
    shown = debrief(shelf, [REPLACED.get(each, each) for each in FAULTLESS if "6 pair" not in each])
    mistake = shown.mistakes[0]
    assert (mistake.title, mistake.where) == ("Straight paid 5 to 1", "Seat 7, Pair Plus, $10")
    assert (mistake.due, mistake.done, mistake.money_text) == ("$60", "$50", "Player short $10")
    assert (mistake.due_amount, mistake.done_amount) == (Money(6000), Money(5000))
    assert (mistake.working, mistake.rule) == ("6 × $10 = $60", "6CB Pay Tables, Pair Plus")
    assert (mistake.is_reading, mistake.dealer_cards) == (False, ())
    assert columns(shown)[0] == "Seat 7: Pay Pair Plus, $60 | Pay Pair Plus, $50 (1,)"


def test_a_pair_taken_is_shown_where_it_was_taken(shelf: HouseShelf) -> None:
    trace = without("pay 6 pair_plus 5")
    trace.insert(trace.index("take 6 six_card_bonus"), "take 6 pair_plus")
    shown = debrief(shelf, trace)
    mistake = only(shown)
    assert (mistake.title, mistake.due, mistake.done) == ("Pair taken", "Pay $5", "Took $5")
    assert mistake.money_text == "Player short $10"
    assert mistake.is_reading
    assert mistake.reading_reason is not None
    assert columns(shown) == [
        "Seat 6: — | Take Pair Plus, $5 (1,)",
        "Seat 6: Pay Pair Plus, $5 | not done (1,)",
    ]


def test_a_take_in_the_place_of_a_payment_stands_beside_it(shelf: HouseShelf) -> None:
    shown = debrief(shelf, ["take 6 pair_plus" if "6 pair" in each else each for each in FAULTLESS])
    assert columns(shown) == ["Seat 6: Pay Pair Plus, $5 | Take Pair Plus, $5 (1,)"]


def test_a_payment_before_a_take_leaves_a_gap_at_both_places(shelf: HouseShelf) -> None:
    trace = without("take 7 six_card_bonus")
    trace.insert(trace.index("pay 7 pair_plus 60"), "take 7 six_card_bonus")
    shown = debrief(shelf, trace)
    mistake = only(shown)
    assert (mistake.title, mistake.due, mistake.done) == (
        "Paid before taking",
        "Take first",
        "Paid first",
    )
    assert mistake.money_text == "None"
    assert columns(shown) == [
        "Seat 7: Take 6 Card Bonus, $10 | not yet done (1,)",
        "Seat 7: — | Take 6 Card Bonus, $10 (1,)",
    ]
    assert [row.first_difference for row in shown.rows].count(True) == 1
    assert shown.passed


def test_what_is_left_on_the_table_is_named(shelf: HouseShelf) -> None:
    """Play and Ante of one beaten hand are one cause: one entry, with what both cost."""
    shown = debrief(shelf, without("take 1 play", "take 1 ante"))
    assert [each.title for each in shown.mistakes] == ["Beaten Play and Ante not taken"]
    first = shown.mistakes[0]
    assert (first.due, first.done, first.money_text) == ("Take $4", "Left alone", "House short $4")
    assert first.where == "Seat 1, Play and Ante"
    assert [str(card) for card in first.dealer_cards] == ["Qh", "7s", "2d"]
    assert columns(shown) == [
        "Seat 1: Take Play, $2 | not done (1,)",
        "Seat 1: Take Ante, $2 | not done (1,)",
    ]


def test_over_and_underpayment_are_never_netted(shelf: HouseShelf) -> None:
    trace = [REPLACED.get(each, each) for each in without("take 1 play", "take 1 ante")]
    shown = debrief(shelf, trace)
    assert (shown.players_short, shown.house_short) == (Money(2000), Money(400))
    assert (shown.right, shown.lines, shown.passed) == (12, 16, False)


def test_seats_out_of_turn(shelf: HouseShelf) -> None:
    seat_7 = [each for each in FAULTLESS if " 7" in each]
    rest = [each for each in FAULTLESS if " 7" not in each]
    at = rest.index("reveal 4")
    shown = debrief(shelf, [*rest[:at], *seat_7, *rest[at:]])
    mistake = only(shown)
    assert mistake.title == "Seat 6 before seat 7"
    assert (mistake.due, mistake.done) == ("Seat 7 first", "Seat 6 first")
    moved = [row for row in shown.rows if row.differs]
    assert {row.seat for row in moved} in ({7}, {6})
    assert all(row.required is None or row.done_elsewhere for row in moved)


def test_an_order_that_the_house_allows_shows_no_difference(shelf: HouseShelf) -> None:
    """MBS mandates no order of seats: the left column follows the trainee's."""
    trace = [
        "reveal dealer",
        "call dealer high_card",
        "reveal 2",
        "reveal 5",
        "pay 2 ante 10",
        "take 5 pair_plus",
        "pay 5 ante 10",
        "pay 2 play 10",
        "clear 2",
        "pay 5 play 10",
        "clear 5",
    ]
    shown = debrief(shelf, trace, MBS)
    assert shown.mistakes == ()
    assert all(row.required == row.done for row in shown.rows)
    assert [row.at for row in shown.rows] == list(range(len(trace)))


def test_a_true_call_that_nothing_asks_for_is_no_difference(shelf: HouseShelf) -> None:
    trace = [*FAULTLESS[:4], "call 7 straight", *FAULTLESS[4:]]
    shown = debrief(shelf, trace)
    assert shown.mistakes == ()
    assert [row.done for row in shown.rows if row.required is None] == ["Call straight"]
    assert not any(row.differs for row in shown.rows)


@pytest.mark.parametrize(
    ("act", "done", "title"),
    [
        ("clear 7", None, "Cards not cleared"),
        ("collect 4", None, "Fold not collected"),
        ("tuck 4", None, "Folded hand not tucked"),
        ("reveal dealer", None, "Dealer's hand not revealed"),
        ("pay 7 ante 20", None, "Winning Ante not paid"),
        ("pay 7 pair_plus 60", None, "Straight not paid"),
        ("pay 7 ante 20", "pay 7 ante 25", "Ante and bonus paid $25 for $20"),
        ("pay 7 play 10", "pay 7 play 20", "Play paid 2 to 1"),
        ("pay 6 play 5", "take 6 play", "Winning Play taken"),
        ("take 1 ante", "pay 1 ante 2", "Beaten Ante paid"),
        ("take 1 pair_plus", "pay 1 pair_plus 5", "Losing Pair Plus paid"),
        ("clear 1", "clear 1; clear 1", "Cleared twice"),
        ("clear 1", "clear 1; clear 3", "Cleared where nothing was due"),
        ("reveal 7", "call 7 flush; reveal 7", "Straight called flush"),
        ("reveal 7", "rule void; reveal 7", "A ruling where nothing was wrong"),
        ("clear 1", "dance 1; clear 1", "Not an action"),
    ],
)
def test_each_mistake_has_a_title(
    shelf: HouseShelf, act: str, done: str | None, title: str
) -> None:
    trace: list[str] = []
    for each in FAULTLESS:
        trace += [each] if each != act else done.split("; ") if done else []
    shown = debrief(shelf, trace)
    assert title in [mistake.title for mistake in shown.mistakes]
    for mistake in shown.mistakes:
        assert mistake.due
        assert mistake.done
        assert any(mistake.number in row.marks for row in shown.rows)


def test_every_wager_decision_is_listed_with_what_was_due(shelf: HouseShelf) -> None:
    shown = debrief(shelf, without("collect 4", "take 1 ante"))
    assert len(shown.decided) == shown.lines
    due = {(each.seat, each.wager.value): each.due for each in shown.decided}
    assert (due[1, "ante"], due[4, "ante"], due[4, "pair_plus"]) == (
        "Take $2",
        "Take $5",
        "Take $5",
    )


def test_where_nothing_was_done_nothing_is_held_against_anybody(shelf: HouseShelf) -> None:
    shown = debrief(shelf, [])
    assert all(row.done is None and not row.marks for row in shown.rows)
    assert not shown.mistakes


def test_rows_and_mistakes_hold_together_under_every_single_fault(shelf: HouseShelf) -> None:
    """Leave out or swap any act: every act and every step is in the columns once."""
    house = shelf["six-card-bonus"]
    for at in range(len(FAULTLESS) - 1):
        swapped = list(FAULTLESS)
        swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
        for trace in ([*FAULTLESS[:at], *FAULTLESS[at + 1 :]], swapped):
            shown = debrief(shelf, trace)
            done = [row.at for row in shown.rows if row.at is not None]
            assert done == list(range(len(trace)))
            assert [each.number for each in shown.mistakes] == sorted(
                {mark for row in shown.rows for mark in row.marks}
            )
            marked = mark_round(house, round_at(house, SIX_CARD), trace)
            assert len(shown.mistakes) == len(marked.mistakes)


@pytest.mark.bench
def test_a_debrief_is_made_at_once(shelf: HouseShelf) -> None:
    """A debrief of four seats, which marks the round, against the marking alone."""
    house = shelf[str(SIX_CARD["house"])]
    round_ = round_at(house, SIX_CARD)
    found = compare(
        lambda: debrief(shelf, FAULTLESS[2:]),
        lambda: mark_round(house, round_, FAULTLESS[2:]),
        times=2,
    )
    found.tell("a debrief of four seats of its marking", at_most=MOST_MARKINGS)
    assert found.ratio < MOST_MARKINGS
