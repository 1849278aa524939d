"""The usual pay tables: well formed, and their edges those that are published."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.some_houses import house, shelf
from trainer.game.chances import chances, chances_to_plain, side_chances
from trainer.game.wagers import Wager
from trainer.library.presets import Preset, bundled_presets
from trainer.school.workshop.advice import ante_edge
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.pay_table_forms import put_preset

AT = {Wager.PAIR_PLUS: "mbs", Wager.SIX_CARD_BONUS: "six-card-bonus", Wager.PRIME: "prime"}
PUBLISHED = {
    "40-30-6-4-1": "2.32",
    "40-30-6-3-1": "7.28",
    "40-30-5-4-1": "5.57",
    "40-25-6-4-1": "3.49",
    "35-33-6-4-1": "2.70",
    "50-40-30-6-3-1": "7.10",
    "1000-200-50-25-15-10-5": "15.28",
    "1000-200-50-25-20-10-5": "10.22",
    "4-3": "3.62",
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_edge_of_a_preset_is_the_published_one(name: str) -> None:
    preset = next(each for each in bundled_presets() if each.name == name)
    assert f"{100 * float(_edge(preset)):.2f}" == PUBLISHED[name]


# Issue 19's list; the edge of the Ante with each bonus table is the one that is published.
OFFERED = {
    Wager.PAIR_PLUS: ("40-30-6-3-1", "40-30-5-4-1", "40-25-6-4-1", "50-40-30-6-3-1"),
    Wager.ANTE_BONUS: ("5-4-1", "4-3-1", "3-2-1"),
    Wager.SIX_CARD_BONUS: ("1000-200-50-25-15-10-5", "1000-200-50-25-20-10-5"),
    Wager.PRIME: ("4-3",),
}
ANTE = {"5-4-1": "3.37", "4-3-1": "3.83", "3-2-1": "4.28"}


@pytest.mark.parametrize("wager", OFFERED)
def test_every_published_table_is_a_preset(wager: Wager) -> None:
    there = {each.name for each in bundled_presets() if each.wager is wager}
    assert set(OFFERED[wager]) <= there


@pytest.mark.parametrize("name", ANTE)
def test_the_edge_of_the_ante_is_the_published_one(name: str) -> None:
    preset = next(each for each in bundled_presets() if each.name == name)
    rules = house("mbs").rules
    bonus = replace(rules.ante_bonus, table=preset.table)
    share = ante_edge(replace(rules, ante_bonus=bonus))
    assert f"{100 * float(share):.2f}" == ANTE[name]


@pytest.mark.parametrize("of", ["mbs", "six-card-bonus", "prime"])
def test_the_edge_beside_a_preset_is_that_of_trainer_odds(of: str, home: Path) -> None:
    """Taken in the workshop, it is what the command tells of the house then."""
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "")
    tables = [
        each
        for section in sections(draft, WorkshopTab.RULES)
        for each in section.pieces
        if isinstance(each, PaidTable) and each.edges
    ]
    assert tables
    for table in tables:
        for preset in table.presets:
            put_preset(draft, table, preset)
            told = chances_to_plain(chances(draft.house().rules, None))["wagers"]
            wager = "ante" if table.key == "ante_bonus" else table.key
            if told[wager]["edge"] is not None:
                assert Fraction(told[wager]["edge"]) == table.edges[preset.name], preset.name
            draft.undo()
            while draft.can_undo:
                draft.undo()


def _edge(preset: Preset) -> float:
    rules = house(AT[preset.wager]).rules
    side = rules.side(preset.wager)
    assert side is not None
    edge = side_chances(rules, replace(side, table=preset.table)).edge
    assert edge is not None
    return float(edge)
