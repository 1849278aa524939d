"""Payout flash: every row of every pay table of every house, paid as the documents print it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.some_houses import HOUSES, house
from trainer.drills.questions.flash import flash_skills
from trainer.drills.questions.question import Question, ask, mark
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.rules import HouseRules

SKILLS = [(name, skill) for name in HOUSES for skill in flash_skills(house(name).rules)]

PRINTED = {
    ("mbs", "pair_plus"): {"straight_flush": 40, "three_of_a_kind": 30, "straight": 5, "flush": 4},
    ("mbs", "ante_bonus"): {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1},
    ("six-card-bonus", "pair_plus"): {"mini_royal": 50, "straight_flush": 40, "flush": 3},
    ("six-card-bonus", "ante_bonus"): {"straight_flush": 4, "three_of_a_kind": 3, "straight": 1},
    ("six-card-bonus", "six_card_bonus"): {
        "royal_flush": 1000,
        "straight_flush": 200,
        "four_of_a_kind": 50,
        "full_house": 20,
        "flush": 15,
        "straight": 10,
        "three_of_a_kind": 5,
    },
    ("prime", "pair_plus"): {"straight_flush": 35, "three_of_a_kind": 33, "straight": 6, "pair": 1},
    ("prime", "prime"): {"six_one_colour": 4, "one_colour": 3},
    ("boxes", "pair_plus"): {"straight_flush": 40, "three_of_a_kind": 20, "straight": 5},
    ("boxes", "ante_bonus"): {"straight_flush": 4, "three_of_a_kind": 3, "straight": 1},
}
ROWS = [
    (name, wager, row, odds)
    for (name, wager), rows in PRINTED.items()
    for row, odds in rows.items()
]


def question(rules: HouseRules, seed: int, skills: Sequence[str]) -> Question:
    return ask(flash_skills(rules), f"flash|{rules.house}|{seed}", skills)


@pytest.mark.parametrize(("name", "wager", "row", "odds"), ROWS)
def test_a_row_pays_what_the_document_prints(name: str, wager: str, row: str, odds: int) -> None:
    for seed in range(4):
        item = question(house(name).rules, seed, [f"pay.{wager}.{row}"])
        assert item.stake is not None
        assert item.stake.amount is not None
        assert item.right == Odds(odds).pays(item.stake.amount)


FIXED = {"mini_royal": 1250, "straight_flush": 175, "three_of_a_kind": 150, "straight": 15}


@pytest.mark.parametrize(("row", "dollars"), FIXED.items())
def test_the_progressive_pays_fixed_money(row: str, dollars: int) -> None:
    """MBS 4.4."""
    item = question(house("mbs").rules, 1, [f"pay.progressive.{row}"])
    assert item.right == Money(100 * dollars)


def test_spades_win_what_the_meter_shows() -> None:
    """MBS 4.4."""
    item = question(house("mbs").rules, 1, ["pay.progressive.mini_royal_spades"])
    assert item.stake is not None
    assert item.right == item.stake.meter


@pytest.mark.parametrize(("row", "dollars"), [("mini_royal_spades", 250), ("mini_royal", 50)])
def test_another_player_s_hand_pays_the_envy_bonus(row: str, dollars: int) -> None:
    """MBS 3.16."""
    item = question(house("mbs").rules, 1, [f"pay.envy_bonus.{row}"])
    assert item.right == Money(100 * dollars)
    assert item.stake is not None
    assert item.stake.amount is None


@pytest.mark.parametrize(("name", "skill"), SKILLS)
def test_every_skill_asks_for_an_amount_with_its_reason(name: str, skill: str) -> None:
    for seed in range(3):
        item = question(house(name).rules, seed, [skill])
        assert item.skill == skill
        assert isinstance(item.right, Money)
        assert item.source.cite.startswith(house(name).rules.cite)
        assert not {trap.answer for trap in item.traps} & set(item.rights)
        assert (item.right == NOTHING) or item.right.grouped in item.why


@pytest.mark.parametrize("name", HOUSES)
def test_a_hand_in_no_row_is_paid_nothing(name: str) -> None:
    for seed in range(5):
        item = question(house(name).rules, seed, ["pay.pair_plus.nothing"])
        assert item.right == NOTHING


def test_posted_pay_tables_are_asked_from_every_placard() -> None:
    """POSTED 9."""
    rules = house("posted").rules
    asked = [question(rules, seed, ["pay.pair_plus.flush"]) for seed in range(60)]
    assert {item.stake.placard for item in asked if item.stake} == set(rules.placards)


def test_the_stake_paid_along_with_the_odds_is_a_known_mistake() -> None:
    item = question(house("boxes").rules, 2, ["pay.pair_plus.straight"])
    assert item.stake is not None
    assert item.stake.amount is not None
    assert isinstance(item.right, Money)
    assert mark(item, item.right + item.stake.amount).caught == "AR01"
    assert mark(item, item.right).right
