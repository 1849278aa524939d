"""The house that is nearest to a document, by what both name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.some_houses import shelf
from trainer.game.rules import HouseRules
from trainer.school.workshop.house_similarity import nearest

SIX = """Players stake the Ante, the Pair Plus, or both; the 6 Card Bonus beside them.
Play equals the Ante. A straight flush pays 40 to 1, three of a kind 30 to 1.
"""


@pytest.fixture(scope="module")
def houses() -> dict[str, HouseRules]:
    return {name: shelf()[name].rules for name in shelf()}


def test_the_house_with_the_same_wagers_is_nearest(houses: dict[str, HouseRules]) -> None:
    found = nearest(SIX, houses)
    assert found.house == "six-card-bonus"
    assert {"6 Card Bonus", "Pair Plus"} <= set(found.of["six-card-bonus"])
    assert "6 Card Bonus" not in found.of["mbs"]


def test_a_pay_table_is_found_by_its_odds_in_a_row(houses: dict[str, HouseRules]) -> None:
    text = "Pairplus: 40:1 then 30:1, 5:1, 4:1 and 1:1."
    assert "Pair Plus 40-30-5-4-1" in nearest(text, houses).of["mbs"]
    assert not any("40-30-5" in each for each in nearest("40 to 1, 30 to 1", houses).found)


def test_odds_are_found_however_they_are_printed(houses: dict[str, HouseRules]) -> None:
    text = "Royal flush 1,000 to 1, then 200/1, 50 TO 1, 20:1, 15 to 1, 10 to 1 and 5 to 1."
    assert "6 Card Bonus 1000-200-50-20-15-10-5" in nearest(text, houses).of["six-card-bonus"]


def test_a_wager_is_known_by_the_names_of_other_houses(houses: dict[str, HouseRules]) -> None:
    text = "Ante and Play. A Progressive Wager, and an Envy Bonus for it."
    assert nearest(text, houses).house == "mbs"
    assert nearest("Ante and Play, and a Six-Card Bonus.", houses).house == "six-card-bonus"


def test_an_envy_bonus_that_a_document_does_not_have_counts_against_a_house(
    houses: dict[str, HouseRules],
) -> None:
    """A house with an Envy Bonus was as near as the same house without one."""
    envy = houses["mbs"]
    two = {"with": envy, "without": replace(envy, envy=None)}
    assert nearest("Ante and Play, and a Progressive Jackpot.", two).house == "without"
    assert nearest("Ante and Play, a Progressive Jackpot and envy.", two).house == "with"


def test_no_house_is_near_a_text_that_names_nothing(houses: dict[str, HouseRules]) -> None:
    assert nearest("Guests may not smoke at the table.", houses).house == ""


def test_a_bet_is_no_wager_called_bet(houses: dict[str, HouseRules]) -> None:
    """A name in capitals is found in capitals alone."""
    assert nearest("Guests place a bet.", houses).found == ()
    assert "BET" in nearest("The BET equals the ANTE.", houses).of["boxes"]


def test_a_wager_weighs_more_than_usual_pay_tables(houses: dict[str, HouseRules]) -> None:
    """A document of Prime with the pay tables of another house was nearest to that one."""
    text = """The Ante, Play, Pair Plus and Prime are offered. Pair Plus pays 50 to 1, 40 to 1,
    30 to 1, 6 to 1, 3 to 1 and 1 to 1, the Ante Bonus 4 to 1, 3 to 1 and 1 to 1."""
    found = nearest(text, houses)
    assert "Pair Plus 50-40-30-6-3-1" in found.of["six-card-bonus"]
    assert found.house == "prime"


def test_the_last_rows_of_another_table_are_not_found(houses: dict[str, HouseRules]) -> None:
    """A Pair Plus of 100-35-25-5-4-1 was said to hold MBS's Ante Bonus, and MBS to be nearest."""
    rows = "Mini royal\t100 to 1\nStraight flush\t35 to 1\nThree of a kind\t25 to 1\n"
    text = f"The Pairs bet pays:\n{rows}Straight\t5 to 1\nFlush\t4 to 1\nPair\t1 to 1"
    assert nearest(text, houses).found == ()
    bonus = "Ante Bonus\nStraight flush\t5 to 1\nThree of a kind\t4 to 1\nStraight\t1 to 1"
    assert "Ante Bonus 5-4-1" in nearest(f"Aces 15 to 1\n{bonus}", houses).of["mbs"]


def test_a_dealer_who_does_not_play_is_no_wager(houses: dict[str, HouseRules]) -> None:
    assert nearest("If the dealer does not play, all is returned.", houses).found == ()
    assert nearest("The play wager equals it.", houses).found == ("Play",)


def test_a_house_that_posts_its_pay_tables_is_not_nearest_to_a_document_that_has_them(
    houses: dict[str, HouseRules],
) -> None:
    """It has no place for them."""
    text = "Ante, Play and Pair Plus."
    assert nearest(text, houses).house == "posted"
    tables = "Pair Plus: straight flush 45 to 1, straight 6 to 1, flush 4 to 1, pair 1 to 1."
    assert nearest(f"{text} {tables}", houses).house != "posted"
