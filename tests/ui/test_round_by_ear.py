"""A whole seven-seat round worked through accessible names and actions alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.in_process import WindowEars
from tests.ui.access.reader import Reader
from tests.ui.windows import Windows
from trainer.drills.drill_options import Feedback
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def app(windows: Windows, monkeypatch: pytest.MonkeyPatch, listening: None) -> Application:
    monkeypatch.setattr("trainer.school.rounds.first_deal.fresh_seed", lambda: 7)
    return windows.show()


@pytest.mark.parametrize(
    ("house", "drill"), [("six-card-bonus", "as-it-comes"), ("mbs", "whole-table")]
)
def test_a_seven_seat_round_is_worked_by_names_and_actions_alone(
    app: Application, qtbot: QtBot, house: str, drill: str
) -> None:
    app.rounds.deal(RoundAsked(house, drill, 7, Feedback.AT_THE_END))
    sitting = app.rounds.sitting
    assert sitting is not None
    assert len(sitting.round_.seats) == 7
    ears = WindowEars(app.window)
    Reader(sitting.house, ears).work(tuple(faultless_of(sitting)))
    ears.do("Round done")
    qtbot.waitUntil(lambda: app.window.page == "debrief")  # it is pressed a moment later
    faultless = app.pages.debrief.findChild(QWidget, "debrief.faultless")
    done, due = [act.text for act in sitting.acts], [*map(str, faultless_of(sitting))]
    assert faultless is not None, (done, due)
