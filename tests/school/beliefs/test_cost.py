"""What a belief costs: exact where it can be, else an estimate that keeps to its error."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.marking.some_trainees import misread
from tests.some_houses import house
from trainer.drills.stream import Stream
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.school.beliefs.cost import CostPerRound, Costs, estimate
from trainer.school.beliefs.cost_book import FILE, CostBook, cost_words
from trainer.school.beliefs.cost_table import SEATS, CostTable, StratumDeals
from trainer.school.practice import Practice

SIX = "six-card-bonus"
HANDS = 22_100


def test_a_row_misread_costs_its_chance_times_the_difference() -> None:
    """A Mini Royal, four hands of 22,100, is paid 40 to 1 for 50; of played hands, 98 in 100, and
    of those without an Ante."""
    cost = Costs(misread(SIX), None).of("HR11")
    staked = CostTable(house(SIX).rules, None).staked(Wager.PAIR_PLUS)
    in_play = staked.alone.cents + staked.with_ante.cents * Fraction(98, 100)
    assert cost is not None
    assert cost.error is None
    assert cost.over == 0
    assert cost.under == pytest.approx(float(Fraction(4, HANDS) * 10 * in_play * SEATS))


def test_a_jackpot_paid_for_any_suit_costs_what_three_hands_win() -> None:
    """MBS 4.4: $1,250, where the whole meter of $10,000 is paid."""
    cost = Costs(misread("mbs"), None).of("PG03")
    staked = CostTable(house("mbs").rules, None).staked(Wager.PROGRESSIVE)
    wagers = staked.alone.wagers + staked.with_ante.wagers
    assert cost is not None
    assert cost.over == pytest.approx(float(Fraction(3, HANDS) * 8750_00 * wagers * SEATS))


def test_the_strata_are_the_whole() -> None:
    strata = StratumDeals(house("mbs").rules.ranking).strata
    whole = estimate(strata, lambda hands, stream: (1.0, 0.0), "whole")
    assert whole.over == pytest.approx(1, abs=5 * whole.error)
    assert whole.error < 0.02
    ties = strata[0]
    drawn = [ties.draw(Stream(f"tie:{number}")) for number in range(60)]
    ranking = house("mbs").rules.ranking
    assert all(
        ranking.strength(each[0]) == ranking.strength(each[1]) for each in drawn if each is not None
    )


def test_an_estimate_keeps_to_what_is_exact() -> None:
    costs = Costs(misread("boxes"), None)
    known, guessed = costs.of("PP07"), costs._estimated("PP07")
    assert known is not None
    assert guessed.error is not None
    both, either = known.over + known.under, guessed.over + guessed.under
    assert both == pytest.approx(either, abs=4 * guessed.error)
    assert guessed.error < 0.1 * both
    assert costs._estimated("PP07") == guessed


def test_a_cost_is_told_for_a_shift_with_what_is_assumed() -> None:
    """$0.875 and $0.10 a round, 240 rounds."""
    said = cost_words(house(SIX).rules, CostPerRound(87.5, 10.0, 4.875))
    assert said.text == "Cost per shift: overpays about $210, underpays about $24."
    assert said.assumes == (
        "For 40 rounds an hour, 6 hours, 5 seats. Stakes and folds are the drills'. "
        "Estimated from many deals, within 5%."
    )
    assert cost_words(house(SIX).rules, CostPerRound(0, 0.01, None)).text == (
        "Too rare to cost much in a shift."
    )


def test_what_was_worked_out_is_kept_and_a_broken_file_is_not_read(tmp_path: Path) -> None:
    CostBook(tmp_path).put("one", CostPerRound(1.5, 0.0, None))
    assert CostBook(tmp_path).get("one") == CostPerRound(1.5, 0.0, None)
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    assert CostBook(tmp_path).get("one") is None


def test_practice_tells_the_cost_once_worked_out(practice: Practice, shelf: HouseShelf) -> None:
    first = practice.beliefs.cost(SIX, "HR11")
    assert first is not None
    assert first.text.startswith("Cost per shift:")
    assert Practice(shelf, {}, practice._log).beliefs.cost(SIX, "HR11") == first
    assert practice.beliefs.cost(SIX, "SQ01") is None
    assert practice.beliefs.cost("posted", "PP07") is not None
