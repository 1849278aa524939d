"""Try a round deals what the draft changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import put
from tests.some_houses import shelf
from trainer.errors import RoundError
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.workshop.distinguishing_rounds import dealt_apart, drill_apart
from trainer.school.workshop.drafts import Workshop

AS_IT_COMES = sound_recipes()[0]["as-it-comes"]


@pytest.mark.parametrize(
    ("of", "key", "value"),
    [
        ("mbs", "qualifies", "K-3-2"),
        ("mbs", "qualifies", "J-3-2"),
        ("prime", "qualifies", "A-4-2"),
        ("mbs", "ante.tie", "lose"),
        ("prime", "play.not_qualified", "1:1"),
        ("prime", "ante_bonus.due.lower", "no"),
        ("mbs", "pair_plus.folded", "lose"),
        ("six-card-bonus", "pair_plus.folded", "stays"),
        ("prime", "pays:prime.one_colour", "2:1"),
        ("prime", "pays:prime.each_one_colour", "5:1"),
        ("prime", "pays:prime.six_one_colour", "6:1"),
        ("mbs", "pays:envy_bonus.mini_royal", "40"),
        ("six-card-bonus", "pays:six_card_bonus.royal_flush", "900:1"),
    ],
)
def test_a_trial_deals_a_round_that_is_paid_otherwise(
    of: str, key: str, value: str, home: Path
) -> None:
    """It dealt at random where anything but a row of the common tables was changed."""
    draft = Workshop(home, shelf()).begin(of, "tried", "Tried", "T")
    put(draft, key, value)
    rules, base = draft.house().rules, shelf()[of].rules
    for seed in range(2):
        round_ = dealt_apart(base, rules, AS_IT_COMES, seed)
        assert round_ == dealt_apart(base, rules, AS_IT_COMES, seed)
        assert _paid(rules, round_) != _paid(base, round_)


def _paid(rules: HouseRules, round_: Round) -> list[tuple[int, Wager, Result, Money]]:
    return [
        (seat.seat, line.wager, line.result, line.pays)
        for seat in settle(rules, round_).seats
        for line in seat.lines
    ]


def test_a_trial_of_raised_limits_deals_a_stake_that_was_refused(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "tried", "Tried", "T")
    for key, value in {"wagers.limit": "ante", "bets.LAST.from": "5", "bets.LAST.to": "15"}.items():
        put(draft, key, value)
    low, rules = draft.house().rules, shelf()["prime"].rules
    round_ = dealt_apart(low, rules, AS_IT_COMES, 1)
    with pytest.raises(RoundError):
        read_round(round_to_plain(round_) | {"house": low.house}, {low.house: low})


def test_a_trial_of_rules_that_change_nothing_deals_some_round(home: Path) -> None:
    rules = Workshop(home, shelf()).begin("mbs", "tried", "Tried", "T").house().rules
    assert dealt_apart(shelf()["mbs"].rules, rules, AS_IT_COMES, 1).seats


@pytest.mark.parametrize(
    ("written", "drill"),
    [
        ((), "as-it-comes"),
        ((("qualifies", "J-3-2"),), "as-it-comes"),
        ((("wagers.limit", "ante"), ("bets.LAST.to", "25")), "check-the-bets"),
        ((("step.offer.way", "left_to_right"),), "whole-two-seats"),
        ((("qualifies", "J-3-2"), ("step.offer.way", "left_to_right")), "whole-two-seats"),
    ],
)
def test_a_trial_is_of_the_drill_that_shows_what_changed(
    written: tuple[tuple[str, str], ...], drill: str, home: Path
) -> None:
    """Lower limits or another order alone were not tried: a settlement shows neither."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    for key, value in written:
        put(draft, key, value)
    assert drill_apart(shelf()["prime"], draft.house()) == drill
