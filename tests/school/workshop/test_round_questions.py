"""The round and the rulings that a document gives are asked about, and taken with their clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.some_houses import shelf
from trainer.library.house import PROCEDURE_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.school.workshop.drafts import (
    Workshop,
    left_open,
    mark_no_rule,
    open_questions,
    put_document,
)
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.round_questions import round_questions
from trainer.school.workshop.rule_links import RuleLink, link_to_question

MANUAL = """1. The cards are dealt from left to right, one card at a time.
2. The stub is placed in the discard rack.
3. Boxes are settled from left to right, one box at a time.
4. Where two or more cards are exposed in the deal, the dealer makes a redeal.
5. A hand with a wrong number of cards is dead and the wagers on it are returned.
6. A player who removes cards from the table forfeits the wagers.
7. A player who swaps cards with another has a dead hand.
8. Wagers are paid in the order Play, Ante, Ante Bonus and Pair Plus.
"""


def test_a_refused_bet_in_cash_is_called_so(home: Path) -> None:
    """It was called "Something is laid on the table (tender: cash, bet: yes)"."""
    draft = Workshop(home, shelf()).begin("mbs", "chips", "Chips", "C")
    put_document(draft, "1. Cash does not play.")
    (asked,) = (each for each in round_questions(draft) if each.take)
    assert asked.take is not None
    asked.take(draft)
    titles = [each["title"] for each in draft.at(IRREGULARITIES_FILE, ("irregularities",))]
    assert "A bet is made in cash" in titles


@pytest.mark.parametrize("house", ["mbs", "posted", "boxes", "prime", "six-card-bonus"])
def test_the_clauses_of_the_five_houses_ask_about_no_step_and_no_ruling(
    home: Path, house: str
) -> None:
    draft = Workshop(home, shelf()).begin(house, "quiet", "Quiet", "AW")
    clauses = draft.value(CLAUSES_FILE)["clauses"]
    put_document(draft, "\n".join(f"{n}. {each['says']}" for n, each in enumerate(clauses, 1)))
    assert [each.asks for each in round_questions(draft)] == []


def test_what_a_document_says_of_the_round_is_taken_with_its_clause(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "manual", "Manual", "M")
    put_document(draft, MANUAL)
    asked = {each.asks: each for each in round_questions(draft)}
    first = next(iter(asked.values()))
    assert first.asks == (
        "Deal the cards, Cards are dealt: the document says One card at a time (M 1). Here it is "
        "Either way. Is that meant?"
    )
    assert link_to_question(draft, first) == RuleLink(WorkshopTab.PROCEDURE, "step.deal")
    before = left_open(draft)[WorkshopTab.PROCEDURE]
    while left := [each for each in round_questions(draft) if each.take]:
        assert left[0].take is not None
        left[0].take(draft)
    assert round_questions(draft) == ()
    assert left_open(draft)[WorkshopTab.PROCEDURE] < before
    written = draft.value(PROCEDURE_FILE)
    assert written["deal"]["by"] == "card"
    assert written["steps"]["rack_stub"] == {"rule": "M 2"}
    assert {"steps": ["take", "pay"], "direction": "left_to_right", "rule": "M 3"} in written[
        "seat_order"
    ]
    assert written["wager_order"] == [
        {"step": "pay", "wagers": ["play", "ante", "ante_bonus", "pair_plus"], "rule": "M 8"}
    ]
    assert written["misdeals"]["shown"] == {"from": 2, "ruling": "redeal", "rule": "M 4"}
    lines = {each["id"]: each for each in draft.value(IRREGULARITIES_FILE)["irregularities"]}
    assert (lines["two_exposed"]["ruling"], lines["two_exposed"]["rule"]) == ("redeal", "M 4")
    assert lines["player_count"]["ruling"] == "dead_hand"
    assert lines["cards_off_table"]["ruling"] == "forfeit"
    assert lines["cards_off_table"]["rule"] == "M 6"


def test_a_dealers_hand_that_the_document_opens_only_for_somebody_is_taken_so(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "manual", "Manual", "M")
    put_document(draft, "1. If all players fold, the dealer's hand is not revealed.\n")
    (asked,) = round_questions(draft)
    assert asked.asks == (
        "Reveal the dealer's hand, When: the document says Only where a bet in play depends on it "
        "(M 1). Here it is In every round. Is that meant?"
    )
    assert asked.take is not None
    asked.take(draft)
    assert round_questions(draft) == ()
    step = draft.value(PROCEDURE_FILE)["steps"]["reveal_dealer"]
    assert step == {"when": "contested", "rule": "M 1"}


def test_a_ruling_that_the_document_gives_in_two_ways_is_asked_about_and_not_taken(
    home: Path,
) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "manual", "Manual", "M")
    put_document(draft, "1. A foreign card voids the round.\n2. A foreign card means a redeal.\n")
    (asked,) = round_questions(draft)
    assert (asked.place, asked.take) == (("irregularities.0",), None)


def test_a_sentence_that_rules_on_something_is_not_passed_over_as_no_rule(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "manual", "Manual", "M")
    put_document(draft, MANUAL)
    mark_no_rule(draft, "M 7")
    asked = [each for each in open_questions(draft) if each.key == "no_rule.M 7"]
    assert [each.place for each in asked] == [("irregularities",)]
