"""Chips by mouse: press and hold, the wheel, the tools beside the cut; and the visible offer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Worked
from tests.ui.sample_table import panel, settling
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.ui.table.pieces.tray import FASTEST_MS, SLOWEST_MS, Gathering, TrayPiece
from trainer.ui.table.snapshot import HandFace, HandShown, Here, SeatShown
from trainer.ui.table.touches import (
    ChangedDown,
    ChangedUp,
    ChipAdded,
    ChipRemoved,
    Moved,
    Offered,
    SizedInto,
    Touch,
)

FIVE, TWENTY_FIVE = Money.parse("5"), Money.parse("25")
Button = Qt.MouseButton


def piece(worked: Worked, name: str) -> QAbstractButton:
    found = worked.screen.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def turn(over: QAbstractButton, eighths: int, at: QPoint | None = None) -> None:
    """The wheel turns so many eighths of a degree over the thing."""
    where = QPointF(at or over.rect().center())
    wheel = QWheelEvent(
        where,
        QPointF(over.mapToGlobal(where.toPoint())),
        QPoint(),
        QPoint(0, eighths),
        Button.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(over, wheel)


def held(worked: Worked, qtbot: QtBot, button: Button) -> list[Touch]:
    """What holding the well of five comes to, until it has come to a few."""
    well = piece(worked, "tray.5")
    assert isinstance(well, TrayPiece)
    QTest.mousePress(well, button)
    qtbot.waitUntil(lambda: len(worked.touches) >= 3)
    QTest.mouseRelease(well, button)
    assert not any(each.isActive() for each in well._held._timer.findChildren(QTimer)), (
        "nothing more once it is let go"
    )
    return worked.touches


def test_a_well_that_is_held_gathers_chips_until_it_is_let_go(worked: Worked, qtbot: QtBot) -> None:
    touches = held(worked, qtbot, Button.LeftButton)
    assert len(touches) >= 3
    assert set(touches) == {ChipAdded(FIVE)}


def test_held_with_the_other_button_chips_go_back(worked: Worked, qtbot: QtBot) -> None:
    touches = held(worked, qtbot, Button.RightButton)
    assert len(touches) >= 3
    assert set(touches) == {ChipRemoved(FIVE)}


@pytest.mark.parametrize("button", [Button.LeftButton, Button.RightButton])
def test_a_short_press_in_a_busy_window_is_one_chip(worked: Worked, button: Button) -> None:
    well = piece(worked, "tray.5")
    assert isinstance(well, TrayPiece)
    QTest.mousePress(well, button)
    at = QPointF(well.rect().center())
    none, keys = Button.NoButton, Qt.KeyboardModifier.NoModifier
    release = QMouseEvent(QEvent.Type.MouseButtonRelease, at, at, button, none, keys)
    QApplication.postEvent(well, release)
    well._held._timer._time.timeout.emit()  # it was busy for longer than holding begins
    QApplication.processEvents()
    QTest.mouseRelease(well, button)  # Qt counts the button as down until its own release
    assert len(worked.touches) == 1


def test_a_short_press_is_one_chip(worked: Worked) -> None:
    QTest.mouseClick(piece(worked, "tray.5"), Button.LeftButton)
    assert worked.touches == [ChipAdded(FIVE)]


def test_gathering_grows_faster_and_has_a_fastest_pace(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    gathering = Gathering(lambda: None, parent)
    gathering.begin()
    paces: list[int] = []
    monkeypatch.setattr(gathering._timer, "start", paces.append)
    for _ in range(30):
        gathering._once_more()
    assert paces == sorted(paces, reverse=True)
    assert (paces[0], paces[-1]) == (SLOWEST_MS, FASTEST_MS)


def test_the_wheel_over_a_well_cuts_chips_out_and_puts_them_back(worked: Worked) -> None:
    turn(piece(worked, "tray.5"), 240)
    turn(piece(worked, "tray.5"), -120)
    assert worked.touches == [ChipAdded(FIVE), ChipAdded(FIVE), ChipRemoved(FIVE)]


def test_a_smooth_wheel_adds_up_to_notches(worked: Worked) -> None:
    for _ in range(5):
        turn(piece(worked, "tray.5"), 30)
    assert worked.touches == [ChipAdded(FIVE)]


def test_the_wheel_over_a_stack_of_the_cut_is_about_that_stack(worked: Worked) -> None:
    cut = piece(worked, "cut")
    turn(cut, -120, QPoint(cut.width() // 4, cut.height() // 2))
    assert worked.touches == [ChipRemoved(TWENTY_FIVE)]


@pytest.mark.parametrize(
    ("name", "touch"),
    [
        ("cut.size_in", SizedInto(7, Wager.PAIR_PLUS)),
        ("cut.change_down", ChangedDown()),
        ("cut.change_up", ChangedUp()),
    ],
)
def test_the_tools_beside_the_cut_do_what_their_keys_do(
    worked: Worked, name: str, touch: Touch
) -> None:
    tool = piece(worked, name)
    QTest.mouseClick(tool, Button.LeftButton)
    assert worked.touches == [touch]
    assert min(tool.width(), tool.height()) >= 44, "large enough for a finger"


def to_be_asked(seat: SeatShown) -> SeatShown:
    """The seat as it is before the dealer asks."""
    play = next(spot for spot in seat.spots if spot.wager is Wager.PLAY)
    bare = replace(play, stake=NOTHING, chips=(), payout=(), paid=NOTHING)
    spots = tuple(bare if spot is play else spot for spot in seat.spots)
    cards = settling().dealer.cards
    return replace(seat, spots=spots, hand=HandShown(HandFace.CLOSED, cards))


def test_offering_play_is_a_button_in_sight_and_looks_at_the_seat(worked: Worked) -> None:
    shown = settling()
    seats = tuple(to_be_asked(each) if each.number == 3 else each for each in shown.seats)
    worked.screen.present(replace(shown, seats=seats, deals=True), panel())
    asked = [f"seat{n}.offer" for n in range(1, 8) if piece(worked, f"seat{n}.offer").isVisible()]
    assert asked == ["seat3.offer"], "where a closed hand has no Play wager yet"
    QTest.mouseClick(piece(worked, "seat3.offer"), Button.LeftButton)
    assert worked.touches == [Moved(Here(3)), Offered(3)]
    assert piece(worked, "seat3.offer").accessibleName() == "Seat 3, offer Play"


def test_a_settlement_alone_offers_nothing(worked: Worked) -> None:
    shown = settling()
    seats = tuple(to_be_asked(each) if each.number == 3 else each for each in shown.seats)
    worked.screen.present(replace(shown, seats=seats), panel())
    assert not piece(worked, "seat3.offer").isVisible()


@pytest.mark.parametrize(
    ("modifier", "touch"),
    [
        (Qt.KeyboardModifier.NoModifier, ChipRemoved(TWENTY_FIVE)),
        (Qt.KeyboardModifier.ShiftModifier, ChangedDown(TWENTY_FIVE)),
        (Qt.KeyboardModifier.ControlModifier, ChangedUp(TWENTY_FIVE)),
    ],
)
def test_a_stack_of_the_cut_is_lessened_or_changed_by_pressing_it(
    worked: Worked, modifier: Qt.KeyboardModifier, touch: Touch
) -> None:
    cut = piece(worked, "cut")
    at = QPoint(cut.width() // 4, cut.height() // 2)
    QTest.mouseClick(cut, Button.LeftButton, modifier, at)
    assert worked.touches == [touch]
