"""What marks say of steps that changed places or came too soon."""

from __future__ import annotations

import pytest

from tests.marking.marked_changes import HOUSES, PAIR_OF_NINES, marked, told
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Severity


@pytest.mark.parametrize(
    ("house", "changes", "right"),
    [
        ("mbs", {"deal dealer": "", "deal 3": "deal dealer; deal 3"}, "The dealer comes last."),
        (
            "six-card-bonus",
            {"deal 3": "", "deal dealer": "deal 3", "rack stub": "deal dealer; rack stub"},
            "Each time around ends with the dealer's card.",
        ),
    ],
)
def test_deals_that_changed_places(house: str, changes: dict[str, str], right: str) -> None:
    """MBS 3.6; 6CB Dealing procedures ¶1."""
    (why,) = told(house, changes, part=Part.WHOLE)
    assert why.endswith(right)


def test_bets_that_are_checked_after_the_deal_began() -> None:
    """PRIME ¶3."""
    late = {"check bets": "", "offer 3": "check bets; offer 3"}
    (why,) = told("prime", late, part=Part.WHOLE)
    assert why == "You began to deal too soon. The bets are checked first."


@pytest.mark.parametrize(
    ("act", "too_soon_before", "why"),
    [
        (
            "rack stub",
            "deal 3",
            "You racked the stub too soon. The deal is finished first.",
        ),
        (
            "cover dealer",
            "deal 3",
            "You laid the cut card on the dealer's hand too soon. "
            "The dealer gets all three cards first.",
        ),
        (
            "release cards",
            "rack stub",
            "You let the players touch their cards too soon. "
            "The stub goes to the discard rack first.",
        ),
        (
            "offer 3",
            "release cards",
            "You offered Play at seat 3 too soon. Permission to touch the cards comes first.",
        ),
        (
            "rack stub",
            "cover dealer",
            "You racked the stub a second time. Once is enough.",
        ),
    ],
)
def test_an_act_done_early_and_again_is_told_as_too_soon(
    act: str, too_soon_before: str, why: str
) -> None:
    """6CB Dealing procedures ¶3 to ¶5: one mistake, and by what should have come first."""
    changes = {too_soon_before: f"{act}; {too_soon_before}"}
    assert told("six-card-bonus", changes, part=Part.WHOLE) == [why]


def test_hands_that_were_dealt_from_the_right() -> None:
    """MBS 3.6."""
    other = {"seat": 5, "cards": ["9h", "8c", "4d"], "wagers": {"ante": 5}, "decision": "play"}
    changes = {"deal 5": "deal 3", "deal 3": "deal 5"}
    (why,) = told("mbs", changes, others=[other], part=Part.WHOLE)
    assert why.endswith("Deal to the players from the left, the dealer last."), why


@pytest.mark.parametrize(
    ("changes", "right"),
    [
        (
            {"tuck 3": "", "collect 3": "tuck 3; collect 3"},
            "Collect what the fold gives up first.",
        ),
        (
            {"collect 3": "", "tuck 3": "", "reveal dealer": "reveal dealer; collect 3; tuck 3"},
            "Take a fold's Ante and Pair Plus before the dealer's hand is revealed. "
            "The cards stay for the 6 Card Bonus.",
        ),
    ],
)
def test_a_fold_is_collected_before_what_follows_it(changes: dict[str, str], right: str) -> None:
    """6CB Round of Play ¶4."""
    stakes = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    (why,) = told("six-card-bonus", changes, stakes=stakes, decision="fold", part=Part.WHOLE)
    assert why.endswith(right)


def test_two_seats_that_changed_places_are_told_from_the_side_that_comes_first() -> None:
    """6CB Round of Play ¶11."""
    later = "reveal 5; pay 5 play 5; pay 5 ante 5; clear 5"
    gone = dict.fromkeys(later.split("; "), "")
    (why,) = told(
        "six-card-bonus",
        {**gone, "clear 3": f"clear 3; {later}"},
        stakes={"ante": 5},
        others=[PAIR_OF_NINES],
    )
    assert why == "You settled seat 3 before seat 5. Settle from the right: seat 5 comes first."


def test_offers_that_changed_places_are_told_by_who_decides() -> None:
    """6CB Round of Play ¶2: from the dealer's left; BOX ¶2: one gambler's boxes in box order."""
    changes = {"offer 3": "", "offer 5": "offer 5; offer 3"}
    (why,) = told(
        "six-card-bonus", changes, stakes={"ante": 5}, others=[PAIR_OF_NINES], part=Part.WHOLE
    )
    assert why.endswith("Go from the dealer's left: seat 3 comes first.")
    boxes = [
        {"seat": 5, "cards": ["9h", "9c", "3h"], "player": "A"},
        {"seat": 6, "cards": ["8h", "8c", "4h"], "player": "A"},
    ]
    (why,) = told(
        "boxes",
        {"offer 5": "", "offer 6": "offer 6; offer 5"},
        others=[{**each, "wagers": {"ante": 5}, "decision": "play"} for each in boxes],
        part=Part.WHOLE,
    )
    assert why.endswith("The same person decides at box 5 first.")


def test_a_hand_turned_before_its_turn_is_not_told_as_settled() -> None:
    """6CB Round of Play ¶11."""
    changes = {"reveal 3": "", "reveal 5": "reveal 3; reveal 5"}
    (why,) = told("six-card-bonus", changes, stakes={"ante": 5}, others=[PAIR_OF_NINES])
    assert (
        why
        == "You revealed the hand at seat 3 too soon. Settle from the right: seat 5 comes first."
    )


def test_a_house_that_leaves_the_cards_is_not_told_to_pick_them_up() -> None:
    """BOX •2, as the school reads it with a game: seat by seat from the right, and no more."""
    changes = {"take 5 pair_plus": "", "pay 3 play 5": "pay 3 play 5; take 5 pair_plus"}
    lost = {**PAIR_OF_NINES, "cards": ["9h", "8c", "4d"], "wagers": {"ante": 5, "pair_plus": 5}}
    (why,) = told("boxes", changes, stakes={"ante": 5}, others=[lost])
    assert why == (
        "You went on to box 3 before box 5 was finished. Settle from the right: box 5 comes first."
    )


def test_three_cards_at_once_are_told_from_a_deal_from_the_wrong_side() -> None:
    """6CB Dealing procedures ¶2: one by one, left to right."""
    once = ["deal 3", "deal 5", "deal dealer"]
    packets = {f"{each}": "" for each in once}
    other = {**PAIR_OF_NINES, "seat": 5}
    house = HOUSES["six-card-bonus"]
    marking = marked("six-card-bonus", {}, others=[other], part=Part.WHOLE)
    trace = [each for each in marking.verdict.trace if each not in packets]
    at = trace.index("rack stub")
    trace[at:at] = [each for each in once for _ in range(3)]
    (mistake,) = mark_round(house, marking.verdict.script.round_, trace, Part.WHOLE).mistakes
    assert mistake.why.startswith("You dealt to seat 3 again before seat 5 had its card.")


def test_a_stand_off_declared_too_soon() -> None:
    """MBS 3.14.3."""
    changes = {"call 3 stand_off": "", "reveal 3": "call 3 stand_off; reveal 3"}
    (why,) = told("mbs", changes, cards="Kd 7c 2s", stakes={"ante": 5})
    assert (
        why == "You declared a stand-off at seat 3 too soon. The hand at seat 3 is revealed first."
    )


def test_a_card_dealt_too_late_is_told_with_the_hand_that_was_turned_before() -> None:
    """6CB Irregularities ¶3."""
    others = [{"seat": 5, "cards": ["9h", "9c", "4d"], "wagers": {"ante": 5}, "decision": "play"}]
    script = {"clear 3": "clear 3; deal 3", "deal 3": ""}
    (why,) = told("six-card-bonus", script, others=others, part=Part.WHOLE)
    assert why.startswith("You revealed the dealer's hand during the deal. Three cards were seen.")


@pytest.mark.parametrize(
    ("house", "begun", "seen"),
    [
        ("mbs", "deal 3; reveal 3; deal 5; deal dealer; reveal dealer", "Two cards were"),
        ("mbs", "deal 3; reveal 3; deal 5; reveal 5", "Two cards were"),
        ("six-card-bonus", "deal 3; reveal 3; deal 5; reveal 5", "Two cards were"),
        ("mbs", "deal 3; deal 5; deal dealer; deal 3; reveal 3; reveal 5", "Three cards were"),
        (
            "mbs",
            "deal 3; deal 5; deal dealer; deal 3; deal 5; reveal 3; reveal 5",
            "All wagers",
        ),
    ],
)
def test_cards_shown_in_the_deal_are_counted_together(house: str, begun: str, seen: str) -> None:
    """MBS 5.5; 6CB Irregularities ¶3: two or more, wherever they lie."""
    marking = marked(house, {}, others=[PAIR_OF_NINES], part=Part.WHOLE)
    trace = [each for each in marking.verdict.trace if not each.startswith("deal ")]
    deals = ["deal 3", "deal 5", "deal dealer"] * 3
    acts = begun.split("; ")
    at = trace.index("rack stub" if house == "six-card-bonus" else "offer 3")
    trace[at:at] = acts + deals[len([each for each in acts if each in deals]) :]
    marks = mark_round(HOUSES[house], marking.verdict.script.round_, trace, Part.WHOLE).mistakes
    why = [each.why for each in marks if "the hand is void" in each.why][-1]
    assert f" during the deal. {seen}" in why


def test_a_round_settled_by_a_hand_that_nobody_saw_is_not_passed() -> None:
    """POSTED 3: the document does not order the reveal, and nobody is settled without it."""
    marking = marked("posted", {"reveal dealer": ""})
    (mistake,) = marking.mistakes
    assert (mistake.code, mistake.severity) == (Code.MISSING, Severity.SERIOUS)
    assert not marking.score.passed


PAIR_PLUS = {"pair_plus": 5}
SIDE_BETS = {
    "mbs": [PAIR_PLUS, {"progressive": 5}],
    "six-card-bonus": [PAIR_PLUS, {"pair_plus": 5, "six_card_bonus": 5}],
    "prime": [PAIR_PLUS, {"prime": 5}],
    "posted": [PAIR_PLUS],
    "boxes": [PAIR_PLUS],
}
"""What may lie beside the Ante of a fold: some of it stays in play."""


@pytest.mark.parametrize(
    ("house", "left"),
    [("posted", 0), ("boxes", 0), ("mbs", 2), ("prime", 2), ("six-card-bonus", 1)],
)
def test_a_dealers_hand_that_nobody_plays_against_is_opened_where_the_document_orders_it(
    house: str, left: int
) -> None:
    """MBS 3.12, PRIME ¶14 and 6CB Round of Play ¶5 order it of every round; BOX ¶3 only "if
    a gambler continues playing", and POSTED never."""
    closed = {"reveal dealer": "", **({"call dealer high_card": ""} if left == 2 else {})}
    for beside in ({}, *SIDE_BETS[house]):
        marking = marked(house, closed, decision="fold", stakes={"ante": 5, **beside})
        assert [each.severity for each in marking.mistakes] == [Severity.SERIOUS] * left
