"""The page of progress in the real window, by keys: skills, beliefs, mistakes, another house."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import focused, press
from tests.ui.windows import Windows
from trainer.dealing.action import Verb
from trainer.school.progress.progress import Learned
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.document.drawing_views import ChartView
from trainer.ui.progress.page import ProgressController, ProgressPage
from trainer.ui.progress.skills_card import SkillTile

HOUSE = "mbs"


@pytest.fixture
def app(windows: Windows) -> Application:
    """The window after one round in which a payment was forgotten."""
    app = windows.show()
    assert app.practice is not None
    sitting = app.practice.start(HOUSE, "full-table", seed=3)
    due = list(faultless_of(sitting))
    due.remove(next(act for act in due if act.verb is Verb.PAY))
    for act in due:
        sitting.act(act)
    sitting.finish()
    app.turn_to("progress")
    return app


def page(app: Application) -> ProgressPage:
    return app.parts.one("progress", ProgressController).page


def words(widget: QWidget) -> str:
    return "\n".join(each.text() for each in widget.findChildren(QLabel) if not each.isHidden())


def the(app: Application, name: str) -> QWidget:
    found = page(app).findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def test_every_skill_has_its_tile_with_its_state_in_words(app: Application) -> None:
    assert app.practice is not None
    tiles = page(app).skills.tiles
    assert {each.tile.skill.id for each in tiles} == {s.id for s in app.practice.skills.book(HOUSE)}
    assert {each.tile.learned for each in tiles} >= {Learned.LEARNING, Learned.NOT_SEEN}
    assert all(each.accessibleDescription() for each in tiles)


def test_arrows_go_from_tile_to_tile_and_enter_tells_of_one(app: Application) -> None:
    tiles = page(app).skills.tiles
    tiles[0].setFocus()
    press(Qt.Key.Key_Right)
    assert focused() is tiles[1]
    press(Qt.Key.Key_Down)
    here = focused()
    assert isinstance(here, SkillTile)
    assert here.y() > tiles[1].y()
    press(Qt.Key.Key_Return)
    assert here.tile.skill.words in words(page(app).skills)
    assert here.isChecked()


def test_a_skill_is_practised_from_its_tile(app: Application) -> None:
    tile = next(t for t in page(app).skills.tiles if t.tile.skill.id == f"fold@{HOUSE}")
    assert isinstance(tile, SkillTile)
    tile.click()
    QTest.mouseClick(the(app, "progress.skill.practise"), Qt.MouseButton.LeftButton)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.drill_title == "Rounds for chosen skills"
    assert any(seat.folded for seat in app.rounds.sitting.round_.seats)


def test_the_forgotten_payment_is_told_by_kind_and_leads_to_the_mistakes(app: Application) -> None:
    kinds = page(app).kinds
    assert "Left out" in the(app, "progress.kind.1").accessibleName()
    assert "players short $" in the(app, "progress.kind.1").accessibleName()
    QTest.mouseClick(the(app, "progress.kind.1"), Qt.MouseButton.LeftButton)
    assert app.window.page == "mistakes"
    assert kinds.objectName() == "progress.kinds"


def test_what_changes_at_another_house_is_told_and_drilled(app: Application) -> None:
    transfer = page(app).transfer
    assert not transfer.drill.isVisible()
    transfer.other.setCurrentIndex(transfer.other.findData("six-card-bonus"))
    transfer.other.activated.emit(transfer.other.currentIndex())
    QApplication.processEvents()
    assert "6 Card Bonus: Straight" in words(transfer)
    QTest.mouseClick(transfer.drill, Qt.MouseButton.LeftButton)
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.house.id == "six-card-bonus"


def test_two_cards_stand_side_by_side_and_the_skills_have_the_whole_width(app: Application) -> None:
    shown = page(app)
    app.window.resize(1280, 720)
    QApplication.processEvents()
    beside = shown.beliefs.parentWidget()
    assert beside is not None
    assert shown.charts.y() == beside.y()
    assert shown.kinds.y() == shown.transfer.y()
    whole = shown.charts.width() + beside.width()
    assert shown.skills.width() > whole


def test_the_other_house_is_never_the_one_that_is_shown(app: Application) -> None:
    other = page(app).transfer.other
    assert other.findData(HOUSE) == -1
    page(app).which.setCurrentIndex(page(app).which.findData("boxes"))
    page(app).which.activated.emit(page(app).which.currentIndex())
    assert other.findData("boxes") == -1
    assert other.findData(HOUSE) >= 0


def test_a_chart_says_in_words_what_it_shows(app: Application, qtbot: QtBot) -> None:
    charts = page(app).charts
    qtbot.waitUntil(lambda: bool(charts.findChildren(ChartView)))
    (chart,) = charts.findChildren(ChartView)
    assert chart.accessibleName().startswith("Pace against accuracy")
    assert charts.which.count() > 1
    charts.which.setCurrentIndex(1)
    charts.which.activated.emit(1)
    QApplication.processEvents()
    assert chart.accessibleName().startswith("Learning curve, one day")
