"""A supervisor's window with forty tiles of which each changes every time, and a felt from near."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.school.live_wall.tile import TileKind, WallTile
from trainer.school.live_wall.wall import Contact, StationShown, WallShown
from trainer.ui.live_wall.page import LivePage
from trainer.ui.live_wall.part import LOOK_MS

TURNS, SHARE = 40, 0.2


def _station(number: int, turn: int) -> StationShown:
    mistakes = (turn % 3, number % 4, turn % 5)
    paces = tuple(100 + (turn * 7 + at * 13) % 60 for at in range(8))
    tile = WallTile(TileKind.TABLE, "full-table", turn, 99, "d-ohdoo", mistakes, paces)
    name = f"Trainee {number}"
    return StationShown(str(number), number, name, tile, "Seven hands", Contact.HERE, 1)


@pytest.mark.bench
def test_forty_tiles_take_less_than_a_fifth_of_a_core(qtbot: QtBot) -> None:
    page = LivePage()
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    used = 0.0
    wall = WallShown("c", "Evening class", 1, ())
    for turn in range(TURNS):
        stations = tuple(_station(number, turn) for number in range(1, 41))
        begun = time.process_time()
        page.present(replace(wall, stations=stations), "")
        QApplication.processEvents()
        used += time.process_time() - begun
    share = used / TURNS / (LOOK_MS / 1000)
    print(f"\nlive wall, 40 tiles: {used / TURNS * 1000:.1f} ms a look, {share:.1%} of a core")
    assert share < SHARE
