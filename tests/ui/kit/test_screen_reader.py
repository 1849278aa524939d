"""What those who listen hear: every card by name, what happened, and where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.in_process import WindowEars
from tests.ui.access.stages import played
from tests.ui.access.tabs import tab_order
from tests.ui.conftest import Worked
from tests.ui.sample_table import panel, settling
from trainer.game.money import Money
from trainer.ui.kit.screen_reader import install
from trainer.ui.table.accessible_words import happened

POLITENESS = QAccessible.AnnouncementPoliteness


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, object]]]:
    """All that is announced from now on, with how urgent it is."""
    heard: list[tuple[str, object]] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append((event.message(), event.politeness()))

    monkeypatch.setattr("trainer.ui.kit.screen_reader.QAccessible.updateAccessibility", hear)
    install()
    QAccessible.setActive(True)
    yield heard
    QAccessible.setActive(False)


def test_every_card_that_lies_open_is_a_thing_of_its_own(
    worked: Worked, said: list[tuple[str, object]]
) -> None:
    worked.screen.present(settling(), panel())
    there = {thing.name: thing.role for thing in WindowEars(worked.screen).root.walk()}
    for card in ("ace of hearts", "king of hearts", "queen of spades", "card, face down"):
        assert there[card] is QAccessible.Role.Graphic, sorted(there)
    assert any(name.startswith(("PAIR PLUS", "Pair Plus")) for name in there)


def test_what_happened_is_said_thing_by_thing() -> None:
    before = settling()
    seat = before.seat(7)
    spot = replace(seat.spots[2], taken=True)
    spots = (*seat.spots[:2], spot, *seat.spots[3:])
    after = replace(before, seats=(*before.seats[:-1], replace(seat, spots=spots)))
    assert happened(before, after).startswith("Seat 7, Pair Plus, ")
    assert happened(before, after).endswith(", taken")
    assert happened(before, before) == ""


def test_an_act_is_announced_when_there_is_time(
    worked: Worked, said: list[tuple[str, object]]
) -> None:
    shown = settling()
    cut = replace(shown.cut, chips=(Money(2500),), total="$25", stacks=())
    worked.screen.present(replace(shown, cut=cut), panel())
    assert said == [("Cut, $25, 1 of $25", POLITENESS.Polite)]


def test_nothing_is_announced_where_nobody_listens(
    worked: Worked, said: list[tuple[str, object]]
) -> None:
    QAccessible.setActive(False)
    worked.screen.present(replace(settling(), racked=9), panel())
    assert not said


@pytest.mark.parametrize("scene", ["table-mbs", "settings", "debrief", "quick-order", "results"])
def test_what_has_the_keyboard_is_seen_to_have_it(qtbot: QtBot, scene: str) -> None:
    with played(scene) as app:
        window, order = app.window, tab_order(app.window)
        for at, widget in enumerate(order):
            order[at - 1].setFocus()
            without = picture_about(window, widget)
            widget.setFocus()
            assert picture_about(window, widget) != without, widget.objectName()


def picture_about(window: QWidget, widget: QWidget) -> QImage:
    """The widget with what lies about it; by itself where it is scrolled out of sight."""
    box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-12, -12, 12, 12)
    whole = widget.visibleRegion().boundingRect() == widget.rect()
    return (window.grab(box) if whole else widget.grab()).toImage()
