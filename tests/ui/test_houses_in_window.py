"""The house book in the window: from the side bar to a house, and from a clause to its drill."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.test_whole_rounds import Opened, opened, the  # noqa: F401
from trainer.school.house_book.sections import Chapter
from trainer.ui.desk import Desk


def at_houses(opened: Opened) -> Desk:  # noqa: F811
    desk = opened()
    QTest.mouseClick(the(desk, "nav.houses"), Qt.MouseButton.LeftButton)
    assert desk.window.page == "houses"
    return desk


def test_the_side_bar_leads_to_the_house_that_was_played_last(opened: Opened) -> None:  # noqa: F811
    desk = at_houses(opened)
    assert desk.pages.houses.house == desk.settings.last_house
    desk.pages.houses.turn_to(Chapter.ROUND)
    desk.turn_to("today")
    desk.turn_to("houses")
    assert desk.pages.houses.chapter is Chapter.ROUND


def test_practise_deals_the_drill_at_that_house(opened: Opened) -> None:  # noqa: F811
    desk = at_houses(opened)
    drill = desk.practice.drills("mbs")[0] if desk.practice is not None else None
    assert drill is not None
    desk.pages.houses.practise.emit("mbs", drill.name)
    assert desk.window.page == "table"
    assert desk.sitting is not None
    assert desk.sitting.house.id == "mbs"
