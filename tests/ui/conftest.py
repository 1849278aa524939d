"""The sample table on a screen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.table.samples import panel, settling
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.touches import Touch


class Worked:
    """A screen, and everything that was touched on it."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.table = screen.table
        self.touches: list[Touch] = []
        screen.touched.connect(self.touches.append)


@pytest.fixture
def worked(qtbot: QtBot) -> Worked:
    """Seat 7 at its Pair Plus, $60 cut, at 1280x720."""
    screen = TableScreen()
    qtbot.addWidget(screen)
    screen.wear(theme=screen.theme, motion=False)
    screen.resize(1280, 720)
    screen.present(settling(), panel())
    with qtbot.waitExposed(screen):
        screen.show()
    return Worked(screen)
