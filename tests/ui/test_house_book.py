"""The page of the houses: read chapter by chapter, compared, and practised from."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.library.copies import copied, edit
from tests.some_houses import HOUSES, shelf
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.debrief.sources import SourceTold
from trainer.ui.handouts.menu import Handout
from trainer.ui.house_book.page import HousesPage
from trainer.ui.house_book_controller import printed
from trainer.ui.kit.widgets import Button
from trainer.ui.printing.whole_pdf import write_pdf
from trainer.ui.runtime.background import Background


@lru_cache(maxsize=1)
def books() -> Bookshelf:
    few = {name: recipe for name, recipe in load_recipes().items() if name == "no-game"}
    return Bookshelf(shelf(), few)


def shown(qtbot: QtBot, house: str, against: str = "") -> HousesPage:
    page = HousesPage(Background())
    qtbot.addWidget(page)
    page.resize(1072, 720)
    page.present(books(), house, against)
    with qtbot.waitExposed(page):
        page.show()
    return page


def words(page: QWidget) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("house", HOUSES)
def test_every_chapter_of_every_house_can_be_opened_by_its_number(qtbot: QtBot, house: str) -> None:
    page = shown(qtbot, house)
    for number, chapter in enumerate(Chapter, start=1):
        QTest.keyClick(page, Qt.Key(ord("0") + number))
        assert page.chapter is chapter
        assert page.chapters.value is chapter
        qtbot.waitUntil(lambda: len(words(page)) > 8)


def test_the_arrows_go_from_house_to_house_and_keep_the_chapter(qtbot: QtBot) -> None:
    page = shown(qtbot, "mbs")
    page.turn_to(Chapter.WAGERS)
    focused = page.focusWidget()
    assert isinstance(focused, QAbstractButton)
    assert focused.accessibleName() == "MBS"
    QTest.keyClick(focused, Qt.Key.Key_Down)
    assert (page.house, page.chapter) == ("six-card-bonus", Chapter.WAGERS)
    assert "A fold" in words(page)


def test_a_reading_has_a_dashed_sign_that_gives_its_reason(qtbot: QtBot) -> None:
    page = shown(qtbot, "six-card-bonus")
    sign = page.findChild(SourceTold, "book.pays.pair_plus.pair.source")
    assert isinstance(sign, SourceTold)
    assert sign.property("badge") == "reading"
    assert "misprint" in sign.accessibleDescription()
    assert sign.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert page.findChild(SourceTold, "book.pays.pair_plus.straight.source") is None, "house's own"


def test_readings_stand_in_text_with_their_reasons(qtbot: QtBot) -> None:
    page = shown(qtbot, "six-card-bonus")
    page.turn_to(Chapter.READINGS)
    assert any("misprint" in text for text in words(page))


def test_a_citation_tells_its_clause(qtbot: QtBot) -> None:
    page = shown(qtbot, "six-card-bonus")
    page.turn_to(Chapter.ROUND)
    rule = page.findChild(SourceTold, "book.step.rack_stub.rule")
    assert isinstance(rule, SourceTold)
    assert "stub goes to the discard rack" in rule.accessibleDescription()


def test_a_clause_leads_to_its_drill_and_gaps_are_listed(qtbot: QtBot) -> None:
    page = shown(qtbot, "six-card-bonus")
    page.turn_to(Chapter.CLAUSES)
    name = "practise.6CB Round of Play ¶7.no-game"
    qtbot.waitUntil(lambda: page.findChild(Button, name) is not None)
    link = page.findChild(Button, name)
    assert isinstance(link, Button)
    assert link.accessibleName().startswith("Practise 6CB Round of Play ¶7: ")
    assert "No drill exercises these" in words(page)
    with qtbot.waitSignal(page.practise) as asked:
        link.click()
    assert asked.args == ["six-card-bonus", "no-game"]


def test_two_houses_stand_side_by_side_with_what_differs(qtbot: QtBot) -> None:
    page = shown(qtbot, "six-card-bonus", "mbs")
    told = words(page)
    assert "Six Card Bonus and MBS" in told
    assert told[told.index("Straight") :][:3] == ["Straight", "6 to 1", "5 to 1"]
    assert "30 to 1" not in told
    straight = next(each for each in page.findChildren(QLabel) if each.text() == "Straight")
    assert straight.contentsMargins().left() == 0, "it stands under the title of its card"
    everything = page.everything.findChildren(QAbstractButton)[1]
    everything.click()
    assert "30 to 1" in words(page)


def test_the_keyboard_stays_at_the_chapters(qtbot: QtBot) -> None:
    page = shown(qtbot, "prime")
    page.activateWindow()
    page.chapters.focus_chosen()
    first = QApplication.focusWidget()
    assert isinstance(first, QAbstractButton)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert page.chapter is Chapter.WAGERS
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.chapters.isAncestorOf(focused)


def test_a_comparison_is_chosen_and_left_from_the_list(qtbot: QtBot) -> None:
    page = shown(qtbot, "prime")
    page.turn_to(Chapter.CLAUSES)
    place = page.against.findData("boxes")
    page.against.setCurrentIndex(place)
    page.against.activated.emit(place)
    assert page.chapter is Chapter.PAY_TABLES
    assert "Prime and Boxes" in words(page)
    page.against.activated.emit(0)
    assert "Prime and Boxes" not in words(page)
    assert page.against.findData("prime") == -1


def test_a_faulty_house_stays_in_the_list_and_tells_its_problems(qtbot: QtBot, home: Path) -> None:
    edit(copied("mbs", home / "houses") / "rules.yaml", "at_least: Q-3-2", "at_least: Q")
    page = HousesPage(Background())
    qtbot.addWidget(page)
    page.present(Bookshelf(load_houses(home / "houses"), {}), "mbs")
    assert page.house == "six-card-bonus"
    faulty = page.findChild(QAbstractButton, "houses.mbs")
    assert isinstance(faulty, QAbstractButton)
    assert faulty.accessibleDescription() == "1 problem"
    with qtbot.waitSignal(page.problems_asked) as told:
        faulty.click()
    assert "rules.yaml" in told.args[0].problems[0]
    assert page.house == "six-card-bonus"


def test_whatever_can_be_pressed_has_a_name(qtbot: QtBot) -> None:
    page = shown(qtbot, "boxes")
    for chapter in Chapter:
        page.turn_to(chapter)
        for button in page.findChildren(QAbstractButton):
            assert button.accessibleName() or button.text(), button.objectName()


@pytest.mark.parametrize("size", [(912, 680), (1072, 720), (3632, 2160)])
def test_nothing_is_wider_than_its_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = shown(qtbot, "six-card-bonus")
    page.resize(*size)
    for chapter in Chapter:
        page.turn_to(chapter)
        QApplication.processEvents()  # laid out
        reading = page.findChild(QScrollArea, "houses.book")
        assert isinstance(reading, QScrollArea)
        body = reading.widget()
        assert body is not None
        assert body.width() <= reading.viewport().width()


def test_a_house_is_printed_and_one_that_posts_its_tables_by_a_placard(qtbot: QtBot) -> None:
    asked: list[tuple[str, Handout, str]] = []
    for house, name in (("mbs", ""), ("posted", "40-30-6-3-1")):
        page = shown(qtbot, house)
        page.print_asked.connect(lambda *each: asked.append(each))
        action = page.print.menu().findChild(QAction, f"houses.print.{name}grey_sheet")
        assert isinstance(action, QAction)
        action.trigger()
    assert asked == [
        ("mbs", Handout.GREY_SHEET, ""),
        ("posted", Handout.GREY_SHEET, "40-30-6-3-1"),
    ]


@pytest.mark.parametrize("handout", Handout)
def test_every_handout_can_be_written(qapp: QApplication, tmp_path: Path, handout: Handout) -> None:
    noon = datetime(2026, 11, 22, 12, tzinfo=UTC)
    paper = printed(shelf()["mbs"], handout, "", noon)
    assert write_pdf(paper, tmp_path / "house.pdf")
