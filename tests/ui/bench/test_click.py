"""From a click to its picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.bench.clock import Series, Took, calmest, paint, timed
from tests.ui.bench.conftest import SevenSeats
from tests.ui.bench.interrupted import PLAYERS, four_ask, with_a_live_table
from tests.ui.dealing_hands import press
from tests.ui.test_whole_rounds import the
from trainer.ui.application import Application

pytestmark = pytest.mark.bench

UNDER_MS = 16
TURNS = 40
HANDS = 7
SHIFT = Qt.KeyboardModifier.ShiftModifier


def bare_button(qtbot: QtBot) -> Series:
    """A button alone in a window of that size."""
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("Deal", window)
    button.resize(200, 60)
    window.resize(1600, 1000)
    with qtbot.waitExposed(window):
        window.show()
    took: list[Took] = []
    for _ in range(200):
        with timed(took):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return Series("a bare button", tuple(took))


def clicks(app: Application) -> list[Took]:
    """Chips cut and put back, places and seats gone to, hands turned and payouts placed."""
    names = ["tray.5", "tray.25", "tray.100", "seat3.play", "tray.1", "seat5.ante", "tray.500"]
    names += [f"seat{number}" for number in range(1, 8)]
    took: list[Took] = []
    for turn in range(TURNS):
        acts = [f"seat{turn + 1}.hand", f"seat{turn + 1}.ante.payout"] if turn < HANDS else []
        for name in (*names, *acts):
            with timed(took):
                QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)
        QTest.mouseClick(the(app, "cut"), Qt.MouseButton.RightButton)
        paint()
    return took


def test_click_to_painted_with_seven_seats(qtbot: QtBot, seven_seats: SevenSeats) -> None:
    """p99 under 16 ms by the clock, with what is recorded durably before it is shown."""
    bare = bare_button(qtbot)
    app, _ = seven_seats()
    found = calmest("click to painted, seven seats", lambda: clicks(app), UNDER_MS)
    found.tell(bare)
    assert found.judged < UNDER_MS


def sweeps(app: Application) -> list[Took]:
    """All wagers of a seat taken by one key, several acts recorded, and all put back by another."""
    took: list[Took] = []
    for turn in range(TURNS):
        press(Qt.Key(Qt.Key.Key_1.value + turn % HANDS))
        for key, held in ((Qt.Key.Key_J, SHIFT), (Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier)):
            with timed(took):
                press(key, held)
    return took


def test_a_sweep_is_painted_as_soon_as_a_click(qtbot: QtBot, seven_seats: SevenSeats) -> None:
    """Four acts are recorded durably, and shown once."""
    bare = bare_button(qtbot)
    app, _ = seven_seats()
    found = calmest("sweep to painted, seven seats", lambda: sweeps(app), UNDER_MS)
    found.tell(bare)
    assert found.judged < UNDER_MS


def test_click_to_painted_with_four_players_interrupting(
    qtbot: QtBot, seven_seats: SevenSeats
) -> None:
    """Seven seats at the live table, four wishes open: told as a ratio to the same table without
    players."""
    app, _ = seven_seats(of=with_a_live_table)
    plain = calmest("click to painted, without players", lambda: clicks(app), UNDER_MS)
    app.rounds.finish()
    live = four_ask(app, 17)
    found = calmest("click to painted, four players interrupt", lambda: clicks(app), UNDER_MS)
    found.tell(plain)
    print(f"p99 {found.p99 / plain.p99:.2f} times that without players")
    assert len(live.open) == PLAYERS, "they have waited all the time"
    assert found.judged < UNDER_MS
