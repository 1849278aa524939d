"""Mistakes are counted per opportunity: how often each could have been made."""

from __future__ import annotations

from tests.school.tables import FAULTLESS, SIX_CARD, round_at
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.school.reports.counts import BASES, KINDS, opportunities


def test_every_mistake_that_can_be_made_has_its_kind_in_the_list() -> None:
    made = {f"{wager.value}.{code.value}" for code in Code for wager in Wager}
    made -= {f"{wager.value}.{Code.BAD_ACTION.value}" for wager in Wager}
    made |= {f"table.{code.value}" for code in Code}
    assert set(KINDS) == made
    assert len(KINDS) == len(made) == 8 * 6 + 7


def test_a_kind_is_counted_against_its_wager() -> None:
    assert {"pair_plus.wrong_amount", "table.out_of_order"} <= set(KINDS)
    assert {kind.partition(".")[0] for kind in KINDS} == set(BASES)


def test_opportunities_are_the_wagers_settled_and_the_steps_due(shelf: HouseShelf) -> None:
    """Four seats with an Ante, of which one folds; one straight and a pair on Pair Plus."""
    house = shelf["six-card-bonus"]
    found = mark_round(house, round_at(house, SIX_CARD), FAULTLESS, Part.SETTLEMENT)
    counted = opportunities(found.verdict.script)
    assert counted["table"] == len(FAULTLESS) + 1  # the bonus with the Ante: two steps, one act
    assert counted["ante"] == counted["pair_plus"] == counted["six_card_bonus"] == 4
    assert counted["play"] == 3
    assert counted["ante_bonus"] == 1
    assert "prime" not in counted
