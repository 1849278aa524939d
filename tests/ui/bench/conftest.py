"""Seven seats in a real window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from tests.ui.test_whole_rounds import Opened, dealt, opened  # noqa: F401
from trainer.dealing.action import Action
from trainer.settings import ReducedMotion
from trainer.ui.desk import Desk

LOOKED_AT_MS = 800
"""Nobody acts sooner than that after a table was dealt."""

SevenSeats = Callable[..., tuple[Desk, Sequence[Action]]]


@pytest.fixture
def seven_seats(opened: Opened) -> SevenSeats:  # noqa: F811
    """Deals the table; answers the desk, and what a faultless dealer would do."""

    def deal(*, motion: bool = False) -> tuple[Desk, Sequence[Action]]:
        desk: Desk = opened()
        if motion:
            desk.keep(replace(desk.settings, reduced_motion=ReducedMotion.OFF))
        desk.window.resize(1600, 1000)
        due = dealt(desk, seats="7")
        if motion:
            desk.pages.table.wear(desk.appearance.theme, desk.settings, motion=True)
        QTest.qWait(LOOKED_AT_MS)
        return desk, due

    return deal
