"""What marks say: the sentences of a floor supervisor, one thought each."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from tests.marking.marked_changes import HOUSES, PAIR_OF_NINES, marked, told
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.game.money import Odds
from trainer.game.pay import PayTable
from trainer.marking.causes import entries
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity
from trainer.marking.why_wagers import in_short


def test_a_fold_keeps_pair_plus_in_play() -> None:
    """MBS 3.9."""
    (why,) = told("mbs", {"pay 3 pair_plus 5": "take 3 pair_plus"}, decision="fold")
    assert "The fold gives up only the Ante. Pair Plus stays in play, and a pair pays $5." in why


@pytest.mark.parametrize(
    ("house", "astray", "what"),
    [
        ("six-card-bonus", "deal 5; deal 6", "card to a place without a wager. That is a misdeal."),
        ("six-card-bonus", "deal 5", "card to a place without a wager. It has to be backed up."),
        ("mbs", "deal 5", "hand to a place without a wager. That is a misdeal."),
    ],
)
def test_cards_dealt_to_an_empty_place_are_a_misdeal(house: str, astray: str, what: str) -> None:
    """6CB Irregularities ¶3: one card is backed up, more are a misdeal; MBS 3.6."""
    whys = told(house, {"deal dealer": f"deal dealer; {astray}"}, part=Part.WHOLE)
    assert any(why.startswith(f"You dealt a {what}") for why in whys)
    assert all(
        why.endswith("the hand is void. All wagers go back.") == ("backed" in what) for why in whys
    )


def test_a_fourth_card_voids_the_hand() -> None:
    """6CB Irregularities ¶1."""
    whys = told("six-card-bonus", {"rack stub": "deal 3; rack stub"}, part=Part.WHOLE)
    assert "Seat 3 now has four cards. All wagers go back, and the hand is void." in whys


@pytest.mark.parametrize(
    ("changes", "right"),
    [
        ({"deal 3": "deal 5; deal 3"}, "Moving the complete hand at once would have put it right."),
        ({"deal 3": "deal 3; deal 3"}, "Moving the complete hand at once would have put it right."),
        ({"deal dealer": "deal dealer; deal 5"}, "All wagers go back, and the hand is void."),
    ],
)
def test_a_complete_hand_dealt_astray_can_be_moved_to_a_place_without_one(
    changes: dict[str, str], right: str
) -> None:
    """MBS 5.3."""
    (why,) = told("mbs", changes, part=Part.WHOLE)
    assert right in why


@pytest.mark.parametrize("acts", ["take 3 {0}; pay 3 {0} 5", "pay 3 {0} 5; take 3 {0}"])
@pytest.mark.parametrize("wager", ["ante", "play", "pair_plus"])
def test_a_winning_wager_paid_rightly_and_taken_as_well_stays_where_it_is(
    acts: str, wager: str
) -> None:
    """MBS 3.14.1, 3.14.5."""
    (why,) = told("mbs", {f"pay 3 {wager} 5": acts.format(wager)})
    assert "The stake stays where it is." in why
    assert "Pay $5." not in why


def test_an_ante_bonus_that_is_paid_apart_is_not_paid_with_the_ante_too() -> None:
    """MBS 4.2."""
    (why,) = told("mbs", {"pay 3 ante 5": "pay 3 ante 25"}, cards="5h 5c 5s")
    assert "Pay $5. The Ante Bonus is paid once." in why


def test_a_wager_that_went_with_the_fold_is_taken_a_second_time() -> None:
    """6CB Round of Play ¶2 and ¶3."""
    twice = {"collect 3": "collect 3; take 3 pair_plus"}
    (why,) = told("six-card-bonus", twice, decision="fold")
    assert why == "You took the Pair Plus again. It was collected with the fold."


def test_a_folded_ante_earns_no_bonus() -> None:
    """6CB Pay Tables, Ante Bonus."""
    (why,) = told(
        "six-card-bonus",
        {"reveal dealer": "reveal dealer; pay 1 ante_bonus 5"},
        cards="5h 4c 3s",
        decision="fold",
        seat=1,
    )
    assert why == "Seat 1 folded: a lost Ante earns no bonus."


def test_the_dealers_hand_is_declared_by_its_name() -> None:
    """MBS 3.12."""
    (why,) = told("mbs", {"call dealer high_card": ""}, dealer="Qh 7s 2d")
    assert why == "You did not declare the dealer's hand: Queen high."


@pytest.mark.parametrize("house", list(HOUSES))
def test_a_comparison_names_both_hands(house: str) -> None:
    (why,) = told(house, {"pay 3 play 5": "take 3 play"})
    play = HOUSES[house].rules.spots["play"]  # type: ignore[index]
    assert why == f"You took a winning {play}. Pay $5. A pair of fives beats King high."


def test_colours_that_differ_are_told_with_the_schools_reading() -> None:
    """PRIME ¶25."""
    (why,) = told(
        "prime",
        {"pay 3 prime 15": "take 3 prime"},
        dealer="Kh 7d 2d",
        cards="9s 5c 3s",
        stakes={"ante": 5, "prime": 5},
    )
    assert why.endswith(
        "The player's three are black, the dealer's red. By the school's reading that pays 3 to 1."
    )


def test_a_hand_that_only_looks_like_a_flush_is_named() -> None:
    """6CB Pair Plus Wager ¶2."""
    whys = told(
        "six-card-bonus",
        {"take 3 pair_plus": "pay 3 pair_plus 15"},
        dealer="Kh 8s 2d",
        cards="Ks Qc 7s",
    )
    assert "K♠ Q♣ 7♠ is not a flush." in " ".join(whys)


def test_a_hand_is_not_told_from_one_that_the_wager_does_not_pay_for() -> None:
    """MBS 4.4 pays nothing for a flush."""
    stakes = {"ante": 5, "progressive": 5}
    (why,) = told("mbs", {"take 3 progressive": ""}, cards="9h 8d 2h", stakes=stakes)
    assert why == (
        "You left a losing Progressive Jackpot. Take it. "
        "Nine high pays nothing: a straight is the least."
    )


def test_the_amount_for_a_folded_hand_is_told_by_its_odds() -> None:
    """PRIME ¶22, ¶25: the wager was paid, so it was not taken for lost with the fold."""
    stakes = {"ante": 5, "pair_plus": 10, "prime": 2}
    whys = told(
        "prime",
        {"pay 3 pair_plus 40": "pay 3 pair_plus 45", "pay 3 prime 6": "pay 3 prime 5"},
        cards="9h 8h 2h",
        stakes=stakes,
        decision="fold",
    )
    assert whys == [
        "You paid $45, $5 too much. Pay $40. A Nine-high flush pays 4 to 1 on $10.",
        "You paid $5, $1 too little. Pay $6. "
        "The player's three are red, the dealer's of both colours: 3 to 1.",
    ]


def test_the_best_five_of_the_six_are_named() -> None:
    """6CB Pay Tables, 6 Card Bonus."""
    stakes = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    (why,) = told(
        "six-card-bonus",
        {"take 3 six_card_bonus": ""},
        dealer="Kh 5s 2d",
        cards="Kc 5c 3s",
        stakes=stakes,
    )
    assert "The best five of the six are K♥ K♣ 5♠ 5♣ 3♠. Two pair pays nothing." in why


def test_another_houses_table_is_named() -> None:
    """MBS 4.3 pays a flush 4 to 1; 3 to 1 is the table of a house beside it."""
    (why,) = told("mbs", {"pay 3 pair_plus 20": "pay 3 pair_plus 15"}, cards="Kc 9c 4c")
    assert "3 to 1 is what Six Card Bonus pays." in why


def test_a_house_whose_odds_do_not_pay_that_stake_exactly_is_passed_over() -> None:
    """Any house of one's own may pay 3 to 2: nobody could mark a stake of 5 cents any more."""
    rules = HOUSES["prime"].rules
    bonus = rules.ante_bonus.table
    assert isinstance(bonus, PayTable)
    odd = replace(bonus, rows=tuple(replace(each, award=Odds(3, 2)) for each in bonus.rows))
    other = replace(rules, ante_bonus=replace(rules.ante_bonus, table=odd))
    cents: dict[str, Any] = {"stakes": {"ante": "0.05"}}
    marking = marked("mbs", {}, cards="7h 6d 5c", **cents)
    script = marking.verdict.script
    beside = replace(script, house=dataclasses.replace(script.house, others={"odd": other}))
    trace = ["pay 3 ante_bonus 0.08" if "bonus" in each else each for each in marking.verdict.trace]
    (mistake,) = mark(beside, trace).mistakes
    assert mistake.why.startswith("You paid $0.08, $0.03 too much. Pay $0.05. A straight earns")


def test_a_hand_never_dealt_at_a_table_of_one_is_told_by_its_seat() -> None:
    """MBS 5.3."""
    (why,) = told("mbs", {"deal 3": ""}, part=Part.WHOLE)
    assert why == "Seat 3 got no cards. All wagers go back, and the hand is void."


@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        ("12", "Pay $25: $5 and $20 Ante Bonus. Three queens beat King high."),
        (
            "5",
            "The Ante Bonus is missing. Three of a kind earns the Ante Bonus: 4 to 1 on the Ante.",
        ),
    ],
)
def test_an_ante_paid_with_its_bonus_is_explained_by_what_is_wrong(paid: str, reason: str) -> None:
    """MBS 3.14: the bonus alone where it alone is missing, else the hand that won."""
    changes = {"pay 3 ante_bonus 20": "", "pay 3 ante 5": f"pay 3 ante {paid}"}
    (why,) = told("mbs", changes, cards="Qh Qc Qs", stakes={"ante": 5})
    assert why.endswith(reason)


def test_a_stand_off_paid_with_its_bonus() -> None:
    """MBS 3.13.5: the Ante is a push, and the bonus alone was due on its spot."""
    changes = {"pay 3 ante_bonus 5": "pay 3 ante 10"}
    (why,) = told("mbs", changes, dealer="5d 4h 3d", cards="5h 4c 3s", stakes={"ante": 5})
    assert "You paid $10, $5 too much. Pay $5. You paid the Ante. It is a push" in why


@pytest.mark.parametrize(
    ("house", "call", "said"),
    [
        ("mbs", "3 stand_off", "a stand-off at seat 3. A pair of fives beats King high."),
        ("mbs", "3 flush", "a flush. The hand at seat 3 is a pair of fives."),
        ("mbs", "dealer stand_off", "a stand-off. The dealer has King high."),
        ("boxes", "dealer stand_off", "a tie. The dealer has King high."),
    ],
)
def test_a_wrong_call_is_told_with_the_hand_that_was_there(
    house: str, call: str, said: str
) -> None:
    assert told(house, {"reveal 3": f"reveal 3; call {call}"}) == [f"You declared {said}"]


def test_what_was_left_out_at_two_seats_is_told_of_both() -> None:
    """MBS 3.7, 5.3."""
    changes = {"offer 3": "", "offer 5": ""}
    (why,) = told("mbs", changes, others=[PAIR_OF_NINES], part=Part.WHOLE)
    assert why.startswith("You did not offer Play at seats 3 and 5.")
    (why,) = told("mbs", {"deal 3": "", "deal 5": ""}, others=[PAIR_OF_NINES], part=Part.WHOLE)
    assert why.startswith("There are too few cards at seats 3 and 5.")


def test_hands_that_were_left_out_at_two_seats_are_told_of_in_the_plural() -> None:
    """6CB Round of Play ¶11, 6 Card Bonus Wager ¶2; MBS 3.14.3."""
    others = [PAIR_OF_NINES]
    (why,) = told("six-card-bonus", {"reveal 3": "", "reveal 5": ""}, others=others)
    assert why == (
        "You did not reveal the hands at seats 3 and 5. That comes before their wagers are settled."
    )
    pushed = {"dealer": "Kh 9d 4s", "cards": "Kd 9s 4h", "stakes": {"ante": 5}}
    tied = {"seat": 5, "cards": ["Ks", "9h", "4d"], "wagers": {"ante": 5}, "decision": "play"}
    calls = {"call 3 stand_off": "", "call 5 stand_off": ""}
    (why,) = told("mbs", calls, others=[tied], **pushed)
    assert why == (
        "You did not declare a stand-off at seats 3 and 5. Each of these hands equals the dealer's."
    )
    bonus: dict[str, object] = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    folded = {"seat": 5, "cards": ["9h", "9c", "4d"], "wagers": bonus, "decision": "fold"}
    (why,) = told(
        "six-card-bonus",
        {"tuck 3": "", "tuck 5": ""},
        stakes=bonus,
        decision="fold",
        others=[folded],
    )
    assert why == (
        "You did not tuck the cards at seats 3 and 5. "
        "At each they lie under the 6 Card Bonus until it is settled."
    )


def test_a_stake_paid_besides_the_win_is_told_as_that() -> None:
    """MBS 4.1."""
    (why,) = told("mbs", {"pay 3 play 5": "pay 3 play 10"})
    assert "The stake stays where it is and is not paid again." in why


def test_an_amount_that_the_same_table_has_is_not_told_as_the_stake_paid_again() -> None:
    """PRIME ¶25: 4 to 1 is for six cards of one colour."""
    changes, stakes = {"pay 3 prime 15": "pay 3 prime 20"}, {"ante": 5, "prime": 5}
    (why,) = told("prime", changes, dealer="Ks 7h 2s", cards="9h 5d 3h", stakes=stakes)
    assert why.startswith("You paid $20, $5 too much. Pay $15.")
    assert "stake stays" not in why


def test_three_cards_of_two_colours_are_named() -> None:
    """PRIME ¶24."""
    stakes = {"ante": 5, "prime": 5}
    (why,) = told("prime", {"take 3 prime": "pay 3 prime 15"}, stakes=stakes)
    assert why.endswith("Take it. 5♥ 5♣ 3♠ are not of one colour.")


def test_what_the_best_five_pay_is_told() -> None:
    """6CB Pay Tables, 6 Card Bonus."""
    stakes = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    changes = {"pay 3 six_card_bonus 25": "take 3 six_card_bonus"}
    (why,) = told("six-card-bonus", changes, cards="Kd Kc 3s", stakes=stakes)
    assert why.endswith("K♥ K♦ K♣ 7♠ 3♠. Three of a kind pays 5 to 1 on $5.")


@pytest.mark.parametrize(
    ("cards", "changes", "reason"),
    [
        ("Kc 8c 3s", {"pay 3 play 5": "take 3 play"}, "K-8-3 beats the dealer's K-7-2."),
        ("Kc 6d 3s", {"take 3 play": "pay 3 play 5"}, "the dealer's K-7-2 beats K-6-3."),
    ],
)
def test_hands_of_one_name_are_told_apart(cards: str, changes: dict[str, str], reason: str) -> None:
    """MBS 3.14."""
    (why,) = told("mbs", changes, cards=cards, stakes={"ante": 5})
    assert why.endswith(f"Both hold King high: {reason}")


def test_a_red_hand_against_a_black_one_is_a_reading_after_a_fold_too() -> None:
    """PRIME ¶25."""
    stakes = {"ante": 5, "prime": 5}
    changes = {"pay 3 prime 15": "pay 3 prime 5"}
    (why,) = told(
        "prime", changes, dealer="Ks 7c 2s", cards="9h 5d 3h", stakes=stakes, decision="fold"
    )
    assert why.endswith(
        "The player's three are red, the dealer's black. By the school's reading that pays 3 to 1."
    )


def test_an_envy_bonus_is_told_from_the_progressive() -> None:
    """MBS 3.16."""
    changes = {"clear 3": "pay 3 envy_bonus 50; clear 3"}
    (why,) = told("mbs", changes)
    assert why == "Seat 3 has no Progressive Jackpot, so no Envy Bonus."
    (why,) = told("mbs", changes, stakes={"ante": 5, "progressive": 5})
    assert why.startswith("No other player with an Ante holds A-K-Q of one suit.")


def test_an_envy_bonus_paid_twice_over_is_told_by_the_table() -> None:
    """MBS 4.4: seat 5 holds A-K-Q of one suit, which is another player's hand."""
    stakes = {"ante": 5, "progressive": 5}
    royal = {**PAIR_OF_NINES, "cards": ["Ad", "Kd", "Qd"], "wagers": stakes}
    (why,) = told(
        "mbs",
        {"pay 3 envy_bonus 50": "pay 3 envy_bonus 100"},
        stakes=stakes,
        others=[royal],
    )
    assert why.startswith("You paid $100, $50 too much. Pay $50. Seat 5 holds A-K-Q of diamonds.")


def test_bets_called_for_once_they_are_closed_mislead() -> None:
    """MBS 3.1, 3.2: the call closes them before the first card does."""
    closed = "announce no_more_bets; announce place_your_bets"
    (why,) = told("mbs", {"announce no_more_bets": closed}, part=Part.WHOLE)
    assert why.startswith('You said "Place your bets, please" when bets were closed.')
    opened = {"check bets": "check bets; announce place_your_bets"}
    assert told("mbs", opened, part=Part.WHOLE) == []


@pytest.mark.parametrize(
    ("changes", "decision", "reason"),
    [
        ({"pay 3 play 5": "take 3 play"}, "play", "A pair of fives beats King high."),
        (
            {"pay 3 play 5": "pay 3 play 10"},
            "play",
            "A pair of fives beats King high. The stake stays where it is and is not paid again.",
        ),
        (
            {"pay 3 play 5": "pay 3 play 3; pay 3 play 2"},
            "play",
            "You put it right afterwards. A pair of fives beats King high.",
        ),
        (
            {"reveal dealer": "reveal dealer; pay 3 ante 5"},
            "fold",
            "A fold gives it up. Collect it.",
        ),
    ],
)
def test_the_reason_alone_for_one_who_sees_what_was_done(
    changes: dict[str, str], decision: str, reason: str
) -> None:
    """MBS 3.8, 3.14."""
    verdict = marked("mbs", changes, decision=decision).verdict
    (finding,) = verdict.findings
    assert in_short(verdict, finding) == reason


def test_the_lowest_straight_is_told_with_its_ace() -> None:
    """MBS 3.18."""
    (why,) = told("mbs", {"pay 3 pair_plus 25": "take 3 pair_plus"}, cards="3h 2c As")
    assert "3-2-A is a straight: the ace counts low." in why


ANTE = {"ante": 5}


@pytest.mark.parametrize(
    ("house", "act", "more", "right"),
    [
        ("mbs", "tuck 3", {}, "This house tucks no cards."),
        ("six-card-bonus", "tuck 3", {}, "Only a folded hand is tucked."),
        (
            "six-card-bonus",
            "tuck 3",
            {"decision": "fold"},
            "No 6 Card Bonus of that hand is in play.",
        ),
        ("mbs", "collect 3", {}, "Nobody folded there."),
        ("mbs", "reveal 3", {"decision": "fold"}, "Nothing was left there after the fold."),
        ("mbs", "clear 3", {"decision": "fold"}, "Nothing was left there after the fold."),
        ("mbs", "offer 3", {}, "The players had already decided."),
        ("mbs", "rack stub", {}, "The deal was over by then."),
        ("mbs", "pay 5 ante 5", {}, "Nobody bets there in this round."),
        ("six-card-bonus", "pay 3 envy_bonus 50", {}, "This house has no Envy Bonus."),
        ("mbs", "pay 3 ante 5", {}, "You paid the Ante again: $5 too much."),
    ],
)
def test_a_needless_act_is_told_with_the_reason_why_nothing_was_due(
    house: str, act: str, more: dict[str, str], right: str
) -> None:
    last = "clear 3" if not more else "reveal dealer"
    (why,) = told(house, {last: f"{last}; {act}"}, stakes=ANTE, **more)
    assert right in why


def test_what_is_grave_is_told_of_the_act_that_makes_it_so() -> None:
    """PRIME ¶14: a hand turned before all have decided. A hand that was put away too soon is
    another matter, and a minor one."""
    folded = {"seat": 5, "cards": ["9h", "9c", "4d"], "decision": "fold"}
    others = [{**folded, "wagers": {"ante": 5, "pair_plus": 5}}]
    changes = {
        "clear 5": "",
        "take 3 pair_plus": "offer 3; take 3 pair_plus",
        "collect 5": "clear 5; collect 5",
        "offer 3": "",
    }
    marking = marked("prime", changes, cards="5h 6c 3s", others=others, part=Part.WHOLE)
    found = marking.mistakes
    assert [(each.got, each.severity) for each in found if each.code is Code.OUT_OF_ORDER] == [
        ("clear 5", Severity.MINOR),
        ("offer 3", Severity.SERIOUS),
    ]


@pytest.mark.parametrize(
    ("left", "right"), [("pay 3 play 5", "You did not pay"), ("take 3 play", "You left a losing")]
)
def test_a_wager_that_was_left_is_told_by_its_result(left: str, right: str) -> None:
    dealer = "Kd 7s 2c" if left.startswith("pay") else "Ad Ac 2c"
    (why,) = told("mbs", {left: ""}, dealer=dealer, stakes=ANTE)
    assert why.startswith(right)


@pytest.mark.parametrize(
    ("dealer", "changes", "besides"),
    [
        (
            "Jd 7s 2c",
            {"pay 3 ante 5": "take 3 ante; take 3 play"},
            "You took a winning Ante. Pay $5.",
        ),
        (
            "Ad 7s 2c",
            {"take 3 play": "", "take 3 ante": "pay 3 ante 5"},
            "You paid a losing Ante. Take it.",
        ),
    ],
)
def test_a_second_wager_of_one_cause_is_told_by_its_own_act_and_remedy(
    dealer: str, changes: dict[str, str], besides: str
) -> None:
    """ "The same goes for the Ante: pay $5" stood after "It is a push: leave it"."""
    marking = marked("mbs", changes, dealer=dealer, cards="Kh Qs 5d", stakes=ANTE)
    (entry,) = entries(marking)
    assert entry.why.endswith(besides)


@pytest.mark.parametrize(
    ("first", "right"),
    [
        ({"player": "A", "wagers": {"ante": 5, "progressive": 5}}, "for their own hand."),
        (
            {"wagers": {"pair_plus": 5}, "decision": None},
            "A hand with only a Pair Plus gives none.",
        ),
    ],
    ids=["own hand", "no Ante"],
)
def test_an_envy_bonus_too_many_is_told_with_the_hand_that_gives_none(
    first: dict[str, object], right: str
) -> None:
    """MBS 3.16, 3.17, 4.4: 50 for A-K-Q of hearts at seat 2, 250 for that of spades at seat 6."""
    plain = {"wagers": {"ante": 5, "progressive": 5}, "decision": "play"}
    others = [
        {**plain, "seat": 2, "cards": ["Ah", "Kh", "Qh"], **first},
        {**plain, "seat": 5, "cards": ["9h", "9c", "4d"], "player": "A"},
        {**plain, "seat": 6, "cards": ["As", "Ks", "Qs"], "player": "C"},
    ]
    changes = {"pay 5 envy_bonus 250": "pay 5 envy_bonus 300"}
    (why,) = told("mbs", changes, dealer="Jd 7s 2c", stakes=ANTE, others=others)
    assert right in why
    undue = {"clear 5": "pay 5 envy_bonus 50; clear 5"}
    (why,) = told("mbs", undue, dealer="Jd 7s 2c", stakes=ANTE, others=others[:2])
    assert why.endswith(f"No Envy Bonus is due. {right}" if "Pair Plus" in right else right)


ROWS = {4: "a flush", 5: "a straight", 30: "three of a kind", 40: "a straight flush"}


"""MBS 4.3: what Pair Plus pays beside 1 to 1 for a pair."""


@pytest.mark.parametrize("times", [2, 3, *ROWS, 6, 20, 41])
def test_a_pair_paid_by_another_row_is_told_with_that_row(times: int) -> None:
    paid, stands = 5 * times, "The stake stays where it is and is not paid again. "
    row = f"{times} to 1 is for {ROWS[times]}. " if times in ROWS else stands * (times == 2)
    (why,) = told("mbs", {"pay 3 pair_plus 5": f"pay 3 pair_plus {paid}"})
    assert why == (
        f"You paid ${paid}, ${paid - 5} too much. Pay $5. {row}A pair of fives pays 1 to 1 on $5."
    )
