"""A whole seven-seat round by keys alone: from checking the bets to the last clear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.dealing_hands import Keyboard, press
from trainer.drills.drill_options import Feedback
from trainer.shots.scenes import faultless_of
from trainer.ui.home.snapshot import RoundAsked


@pytest.mark.parametrize("house", ["mbs", "six-card-bonus"])
def test_a_whole_seven_seat_round_is_worked_by_keys_alone(qtbot: QtBot, house: str) -> None:
    with played("home-empty") as app:
        app.rounds.deal(RoundAsked(house, "whole-table", 7, Feedback.AT_THE_END))
        sitting = app.rounds.sitting
        assert sitting is not None
        assert [seat.number for seat in sitting.round_.seats] == [1, 2, 3, 4, 5, 6, 7]
        hands = Keyboard(sitting.house.rules)
        for action in faultless_of(sitting):
            hands.do(action)
        press(Qt.Key.Key_End)
        assert app.window.page == "debrief"
        assert app.pages.debrief.findChild(QWidget, "debrief.faultless") is not None
