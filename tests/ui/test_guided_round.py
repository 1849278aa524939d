"""The guided first round: told, pointed at, with one mistake on purpose, and read afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import Keyboard, press
from tests.ui.test_whole_rounds import end_without_asking
from trainer.dealing.action import Action, Verb
from trainer.settings import ReducedMotion, Settings
from trainer.ui.desk import Desk
from trainer.ui.guide.spotlight import Spotlight

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
Guided = Callable[[str], Desk]


@pytest.fixture
def guided(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guided]:
    """The window with the guided round of a house dealt."""
    end_without_asking(monkeypatch)
    desks: list[Desk] = []

    def open_(house: str) -> Desk:
        desk = Desk(home, Settings(last_house=house, reduced_motion=ReducedMotion.ON))
        desk.open()
        desk.window.resize(1280, 720)
        qtbot.addWidget(desk.window)
        with qtbot.waitExposed(desk.window):
            desk.window.show()
        desk.window.activateWindow()
        desks.append(desk)
        desk.practise(house, "first-round")
        QApplication.processEvents()
        return desk

    yield open_
    for desk in desks:
        desk.window.close()


def the_spotlight(desk: Desk) -> Spotlight:
    found = desk.window.findChildren(Spotlight)[-1]
    assert isinstance(found, Spotlight)
    return found


def skip_what_is_told(desk: Desk) -> None:
    press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not [each for each in desk.window.findChildren(Spotlight) if each.isVisible()]


def said_now(desk: Desk) -> str:
    """All that the panel says."""
    panel = desk.pages.table.screen_.panel
    return "\n".join(each.text() for each in panel.findChildren(QLabel) if each.isVisible())


def next_due(desk: Desk) -> Action | None:
    assert desk.sitting is not None
    coaching = desk.sitting.coaching
    return None if coaching is None else coaching.action


def pointed_at(desk: Desk) -> QWidget:
    pointer = desk.window.findChild(QWidget, "guide.pointer")
    assert isinstance(pointer, QWidget)
    assert pointer.isVisible()
    return pointer


def test_what_is_where_is_told_with_the_thing_lit_and_the_card_beside_it(guided: Guided) -> None:
    desk = guided("mbs")
    spotlight = the_spotlight(desk)
    seen: list[str] = []
    over: list[bool] = []
    spotlight.over.connect(lambda: over.append(True))
    while not over:
        assert len(seen) < 4
        card = spotlight.card
        assert spotlight.rect().contains(card.geometry())
        assert not card.geometry().intersects(spotlight.lit)
        assert not spotlight.lit.isEmpty(), spotlight.station
        seen.append(spotlight.station.shows)
        press(Qt.Key.Key_Return)
        QApplication.processEvents()
    assert len(set(seen)) == 4


@pytest.mark.parametrize("house", HOUSES)
def test_who_does_what_is_told_has_no_mistake_but_the_one_on_purpose(
    guided: Guided, house: str
) -> None:
    desk = guided(house)
    skip_what_is_told(desk)
    assert desk.sitting is not None
    hands = Keyboard(desk.sitting.house.rules)
    while (due := next_due(desk)) is not None:
        pointed_at(desk)
        if "on purpose" in said_now(desk):
            hands.do(Action(Verb.TAKE, due.place, due.wager))
            assert "■" in said_now(desk)
            press(Qt.Key.Key_U)
        coaching = desk.sitting.coaching
        assert coaching is not None
        assert coaching.what in said_now(desk)
        assert coaching.rule in said_now(desk)
        hands.do(due)
    assert any(Verb.PAY is act.action.verb for act in desk.sitting.acts if act.action)
    pointed_at(desk)
    press(Qt.Key.Key_End)
    assert desk.window.page == "debrief"
    assert desk.pages.debrief.findChild(QWidget, "debrief.faultless") is not None


def test_the_debrief_is_explained_once_and_only_after_a_guided_round(guided: Guided) -> None:
    desk = guided("prime")
    skip_what_is_told(desk)
    press(Qt.Key.Key_End)
    QApplication.processEvents()
    assert the_spotlight(desk).isVisible()
    press(Qt.Key.Key_Escape)
    desk.practise("prime", "two-seats")
    desk.finish()
    QApplication.processEvents()
    assert not [each for each in desk.window.findChildren(Spotlight) if each.isVisible()]


def test_a_thing_pointed_at_stays_pointed_at_when_the_window_changes(
    guided: Guided, qtbot: QtBot
) -> None:
    desk = guided("boxes")
    skip_what_is_told(desk)
    desk.window.resize(1600, 1000)
    hand = desk.window.findChild(QWidget, "dealer.hand")
    assert isinstance(hand, QWidget)
    page = desk.pages.table

    def around() -> None:
        middle = hand.mapTo(page, hand.rect().center())
        assert pointed_at(desk).geometry().contains(middle)

    qtbot.waitUntil(lambda: not _fails(around))
    QTest.mouseClick(hand, Qt.MouseButton.LeftButton)
    assert desk.sitting is not None
    assert [act.text for act in desk.sitting.acts] == ["reveal dealer"]


def _fails(check: Callable[[], None]) -> bool:
    try:
        check()
    except AssertionError:
        return True
    return False
