"""What has one cause is one entry in a debrief, and all that it cost is told with it."""

from __future__ import annotations

import pytest

from trainer.dealing.script import faultless, script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Severity
from trainer.school.debrief.briefing import PlayedRound, debrief_of, mistakes_in
from trainer.school.debrief.columns import columns
from trainer.school.debrief.debrief import MistakeShown

HOUSES = load_houses()


def told(
    house: str, *changes: tuple[str, str], cards: list[str], decision: str, **more: int
) -> list[MistakeShown]:
    """The debrief's entries for one seat's round, worked without fault but for these changes."""
    stakes = {"ante": 5, "pair_plus": 5, **more}
    plain = {
        "house": house,
        "dealer": ["Kh", "7s", "2d"],
        "seats": [{"seat": 3, "cards": cards, "wagers": stakes, "decision": decision}],
        "placard": "mbs",
    }
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES[house], round_, settle(HOUSES[house].rules, round_))
    trace = [str(action) for action in faultless(script)]
    for old, new in changes:
        trace[trace.index(old)] = new
    marking = mark_round(HOUSES[house], round_, [line for line in trace if line])
    _, order = columns(marking.verdict)
    return list(mistakes_in(marking, order))


def test_a_fold_left_lying_and_paid_is_one_entry() -> None:
    """6CB Round of Play ¶4: the fold is collected; here its Ante is paid instead."""
    found = told(
        "six-card-bonus",
        ("collect 3", "pay 3 ante 5"),
        cards=["9h", "4c", "3s"],
        decision="fold",
    )
    assert len(found) == 1
    assert found[0].money == Money(1500)
    assert found[0].why == (
        "Seat 3 folded, and $10 was left there. "
        "Take a fold's cards, Ante and Pair Plus before the dealer's hand is revealed. "
        "You paid the Ante of a folded hand."
    )


def test_a_fold_left_lying_and_not_tucked_is_one_entry() -> None:
    """6CB 6 Card Bonus Wager ¶2: the tuck ends the collecting, and neither was done."""
    found = told(
        "six-card-bonus",
        ("collect 3", ""),
        ("tuck 3", ""),
        cards=["9h", "4c", "3s"],
        decision="fold",
        six_card_bonus=5,
    )
    assert len(found) == 1
    assert found[0].money == Money(1000)


@pytest.mark.parametrize("house", list(HOUSES))
def test_play_and_ante_taken_by_the_same_misreading_are_one_entry(house: str) -> None:
    """A pair of fives beats King high: Play and Ante win together."""
    found = told(
        house,
        ("pay 3 play 5", "take 3 play"),
        ("pay 3 ante 5", "take 3 ante"),
        cards=["5h", "5c", "3s"],
        decision="play",
    )
    assert len(found) == 1
    play, ante = (HOUSES[house].rules.spots[each] for each in ("play", "ante"))  # type: ignore[index]
    assert found[0].why == (
        f"You took a winning {play}. Pay $5. A pair of fives beats King high. "
        f"The same goes for the {ante}: pay $5."
    )
    assert found[0].money == Money(-2000)


def test_what_a_seat_that_was_passed_over_cost_each_side_is_not_netted() -> None:
    """TEACHING: over- and underpayment apart. The Play and Ante lost are left, the Pair Plus too
    that wins: one entry, and the debrief tells both sums."""
    plain = {
        "house": "mbs",
        "dealer": ["Kh", "Kd", "2d"],
        "seats": [
            {
                "seat": 3,
                "cards": ["9h", "9c", "3s"],
                "wagers": {"ante": 5, "pair_plus": 10},
                "decision": "play",
            }
        ],
    }
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    acts = tuple(str(act) for act in faultless(script) if act.place != 3)
    played = PlayedRound("a", HOUSES["mbs"], round_, "D", 1, tuple((act, 1) for act in acts), 9)
    debrief = debrief_of(played)
    (entry,) = debrief.mistakes
    assert entry.why.startswith("You passed over seat 3. You left a losing Play.")
    assert entry.why.endswith("You did not pay the Pair Plus. Pay $10.")
    assert entry.title == "Play and Ante not taken; Pair Plus not paid"
    assert (entry.where, entry.due) == ("Seat 3", "Take $10, pay $10")
    assert entry.money_text == "Player short $10, house short $10"
    assert len(entry.dealer_cards) == 3
    assert entry.money == Money(0)
    assert entry.severity is Severity.CRITICAL
    assert (debrief.players_short, debrief.house_short) == (Money(1000), Money(1000))
