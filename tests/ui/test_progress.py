"""The page of progress in the real window, by keys: skills, beliefs, mistakes, another house."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tests.ui.dealing_hands import focused, press
from tests.ui.windows import Windows
from trainer.dealing.action import Verb
from trainer.document import TileLook, tables_of
from trainer.records.faults import RecordsFault
from trainer.school.progress.progress import Progress
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.document.drawing_views import ChartView
from trainer.ui.document.page import DocumentPage
from trainer.ui.document.part import DocumentPart
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.document.tile_views import TileButton
from trainer.ui.kit.drop_down import DropDown

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


def page(app: Application) -> DocumentPage:
    return app.parts.one("progress", DocumentPart).page("progress")


def words(widget: QWidget) -> str:
    return "\n".join(each.text() for each in widget.findChildren(QLabel) if not each.isHidden())


def the(app: Application, name: str) -> QWidget:
    found = page(app).findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def choose(app: Application, name: str, title: str) -> None:
    """Choose that from a list that drops down."""
    shown = the(app, name)
    assert isinstance(shown, DropDown)
    shown.setCurrentIndex(shown.findText(title))
    shown.activated.emit(shown.currentIndex())
    QApplication.processEvents()


def titles(app: Application, name: str) -> list[str]:
    shown = the(app, name)
    assert isinstance(shown, DropDown)
    return [shown.itemText(at) for at in range(shown.count())]


def tiles(app: Application) -> list[TileButton]:
    return page(app).findChildren(TileButton)


def test_every_skill_has_its_tile_with_its_state_in_words(app: Application) -> None:
    assert app.practice is not None
    assert {each.tile.key for each in tiles(app)} == {s.id for s in app.practice.skills.book(HOUSE)}
    assert {each.tile.look for each in tiles(app)} >= {TileLook.PART, TileLook.DASHED}
    assert all(each.accessibleDescription() for each in tiles(app))


def test_arrows_go_from_tile_to_tile_and_enter_tells_of_one(app: Application) -> None:
    first, second, *_ = tiles(app)
    first.setFocus()
    press(Qt.Key.Key_Right)
    assert focused() is second
    press(Qt.Key.Key_Down)
    here = focused()
    assert isinstance(here, TileButton)
    assert here.y() > second.y()
    press(Qt.Key.Key_Return)
    assert here.tile.words in words(the(app, "progress.skill"))
    assert here.isChecked()
    assert focused() is here, "the page that tells of it keeps the keyboard there"


def test_a_skill_is_practised_from_its_tile(app: Application) -> None:
    tile = next(each for each in tiles(app) if each.tile.key == f"fold@{HOUSE}")
    tile.click()
    QTest.mouseClick(the(app, "progress.skill.practise"), Qt.MouseButton.LeftButton)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.drill_title == "Rounds for chosen skills"
    assert any(seat.folded for seat in app.rounds.sitting.round_.seats)


def test_the_forgotten_payment_is_told_by_kind_and_leads_to_the_mistakes(app: Application) -> None:
    (kinds,) = [e for e in page(app).findChildren(TableBlockView) if e.isVisibleTo(page(app))]
    shown = kinds.model
    assert "Left out" in shown.words(0, 0)
    assert shown.words(0, 2).startswith("$")
    kinds.table.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    assert app.window.page == "mistakes"


def test_what_changes_at_another_house_is_told_and_drilled(app: Application) -> None:
    assert page(app).findChild(QPushButton, "progress.transfer.drill") is None
    choose(app, "progress.transfer.house", "Six Card Bonus")
    assert "6 Card Bonus: Straight" in words(the(app, "progress.transfer"))
    QTest.mouseClick(the(app, "progress.transfer.drill"), Qt.MouseButton.LeftButton)
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.house.id == "six-card-bonus"


def test_two_cards_stand_side_by_side_and_the_skills_have_the_whole_width(app: Application) -> None:
    app.window.resize(1280, 720)
    QApplication.processEvents()

    def top(name: str) -> int:
        return the(app, name).mapTo(page(app), QPoint()).y()

    assert top("progress.charts") == top("progress.ready")
    assert top("progress.kinds") == top("progress.transfer")
    whole = the(app, "progress.charts").width() + the(app, "progress.beliefs").width()
    assert the(app, "progress.skills").width() > whole


def test_the_other_house_is_never_the_one_that_is_shown(app: Application) -> None:
    assert page(app).document is not None
    choose(app, "progress.transfer.house", "Boxes")
    choose(app, "progress.house", "Boxes")
    shown = the(app, "progress.transfer.house")
    assert isinstance(shown, DropDown)
    assert "Boxes" not in titles(app, "progress.transfer.house")
    assert shown.currentText() == "Choose a house"


def test_a_chart_says_in_words_what_it_shows(app: Application) -> None:
    (chart,) = page(app).findChildren(ChartView)
    assert chart.accessibleName().startswith("Pace against accuracy")
    choose(app, "progress.chart.which", titles(app, "progress.chart.which")[1])
    (chart,) = page(app).findChildren(ChartView)
    assert chart.accessibleName().startswith("Learning curve, one day")


def test_records_that_cannot_be_read_any_more_are_told(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def broken(*_: object) -> None:
        raise RecordsFault(Path("records.db"), "damaged", "the file is damaged")

    monkeypatch.setattr(app, "tell", lambda heading, problems: told.append(heading))
    monkeypatch.setattr(Progress, "at", broken)
    choose(app, "progress.period", "Last 7 days")
    assert told == ["The records cannot be read"]


def test_progress_can_be_saved_with_every_skill(app: Application) -> None:
    document = page(app).document
    assert document is not None
    skills, mistakes = tables_of(document)[::-1]
    assert app.practice is not None
    assert len(skills.rows) == len(tuple(app.practice.skills.book(HOUSE)))
    assert [each.cells[1] for each in mistakes.rows] == [1]
