"""Seven seats in a real window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.ui.test_whole_rounds import dealt
from tests.ui.windows import Opened, school
from trainer.dealing.action import Action
from trainer.school.practice import Practice
from trainer.settings import ReducedMotion
from trainer.ui.application import Application

LOOKED_AT_MS = 800
"""Nobody acts sooner than that after a table was dealt."""

SevenSeats = Callable[..., tuple[Application, Sequence[Action]]]


@pytest.fixture
def seven_seats(opened: Opened) -> SevenSeats:
    """Deals the table; answers the application, and what a faultless dealer would do."""

    def deal(
        *, motion: bool = False, of: Callable[[Path], Practice] = school
    ) -> tuple[Application, Sequence[Action]]:
        app = opened(of=of)
        if motion:
            app.keep(replace(app.settings, reduced_motion=ReducedMotion.OFF))
        app.window.resize(1600, 1000)
        due = dealt(app, seats="7")
        if motion:
            app.pages.table.wear(app.settings, motion=True)
        QTest.qWait(LOOKED_AT_MS)
        return app, due

    return deal
