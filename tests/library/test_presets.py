"""The usual pay tables: well formed, and their edges those that are published."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.some_houses import house
from trainer.game.chances import side_chances
from trainer.game.wagers import Wager
from trainer.library.presets import Preset, bundled_presets

AT = {Wager.PAIR_PLUS: "mbs", Wager.SIX_CARD_BONUS: "six-card-bonus", Wager.PRIME: "prime"}
PUBLISHED = {
    "40-30-6-4-1": "2.32",
    "40-30-6-3-1": "7.28",
    "40-30-5-4-1": "5.57",
    "40-25-6-4-1": "3.49",
    "50-40-30-6-3-1": "7.10",
    "1000-200-50-25-15-10-5": "15.28",
    "1000-200-50-25-20-10-5": "10.22",
    "4-3": "3.62",
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_edge_of_a_preset_is_the_published_one(name: str) -> None:
    preset = next(each for each in bundled_presets() if each.name == name)
    assert f"{100 * float(_edge(preset)):.2f}" == PUBLISHED[name]


def _edge(preset: Preset) -> float:
    rules = house(AT[preset.wager]).rules
    side = rules.side(preset.wager)
    assert side is not None
    edge = side_chances(rules, replace(side, table=preset.table)).edge
    assert edge is not None
    return float(edge)
