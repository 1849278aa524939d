"""A live table at which four players interrupt at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from tests.school.tables import DRILL
from tests.ui.bench.conftest import LOOKED_AT_MS
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.records.log import Log
from trainer.school.clock import SYSTEM
from trainer.school.live.table import LiveTable
from trainer.school.practice import RECORDS, Practice
from trainer.ui.application import Application

LIVE = "live-rush"
PLAYERS, ALL_ASK_MS = 4, 600_000
"""So long without an act, and everybody who may has asked."""


def with_a_live_table(folder: Path) -> Practice:
    """The bundled houses with the drill of every bench and the busiest live table."""
    folder.mkdir(parents=True, exist_ok=True)
    drills = {DRILL.name: DRILL, LIVE: load_recipes()[LIVE]}
    return Practice(load_houses(), drills, Log.open(folder / RECORDS, SYSTEM.wall), SYSTEM)


def four_ask(app: Application, seed: int) -> LiveTable:
    """Seven seats at the live table; four wishes are open."""
    practice = app.practice
    assert practice is not None
    app.sit(lambda: practice.start("six-card-bonus", LIVE, seed, 7))
    sitting = app.rounds.sitting
    assert sitting is not None
    assert sitting.live is not None
    sitting.live.tick(ALL_ASK_MS)
    app.pages.table.controller.show_again()
    assert len(sitting.live.open) == PLAYERS
    QTest.qWait(LOOKED_AT_MS)  # the page fades in
    return sitting.live
