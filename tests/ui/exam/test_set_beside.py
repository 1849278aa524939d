"""The page where an exam is set comes at once: what a house can show is worked out beside it."""

from __future__ import annotations

from threading import get_ident

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.exam.halls import Hall
from trainer.drills.events import EVENTS
from trainer.ui.places import EXAM_SET


def test_what_a_house_can_show_is_worked_out_beside_the_window(
    hall: Hall, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took the window's thread for a second and more."""
    worked: list[int] = []

    def every_event(_: object) -> frozenset[str]:
        worked.append(get_ident())
        return frozenset(EVENTS)

    monkeypatch.setattr("trainer.ui.exam.office_setting.events_of", every_event)
    hall.desk.people.seat(hall.supervisor)
    hall.desk.turn_to(EXAM_SET)
    asked = hall.office.setting.page.asked
    qtbot.waitUntil(lambda: asked.more.count() > 0)
    assert get_ident() not in worked
    assert asked.more.count() == len(EVENTS) - len(asked.shows)
