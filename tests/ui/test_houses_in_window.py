"""The house book in the window: from the side bar to a house, and from a clause to its drill."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.school.tables import DRILL
from tests.ui.test_whole_rounds import the
from tests.ui.windows import Opened
from trainer.school.house_book.sections import Chapter
from trainer.ui.application import Application


def at_houses(opened: Opened) -> Application:
    app = opened()
    QTest.mouseClick(the(app, "nav.houses"), Qt.MouseButton.LeftButton)
    assert app.window.page == "houses"
    return app


def test_the_side_bar_leads_to_the_house_that_was_played_last(opened: Opened) -> None:
    app = at_houses(opened)
    assert app.pages.houses.house == app.settings.last_house
    app.pages.houses.turn_to(Chapter.ROUND)
    app.turn_to("today")
    app.turn_to("houses")
    assert app.pages.houses.chapter is Chapter.ROUND


def test_practise_deals_the_drill_at_that_house(opened: Opened) -> None:
    app = at_houses(opened)
    app.pages.houses.practise.emit("mbs", DRILL.name)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.house.id == "mbs"
    app.rounds.leave()
    app.turn_to("today")
    assert app.pages.today.house == "six-card-bonus", "another house's drill moved it"
