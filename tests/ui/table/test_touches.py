"""Keys, presses and pulls all end in the same touches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.ui.conftest import Worked
from tests.ui.sample_table import cards
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.kit.widgets import Button
from trainer.ui.table.input.place_steps import to_seat
from trainer.ui.table.snapshot import DEALER, Here, SeatShown, SpotShown
from trainer.ui.table.touches import (
    AmountTyped,
    Asked,
    Called,
    ChangedDown,
    ChangedUp,
    ChipAdded,
    ChipRemoved,
    Cleared,
    Collected,
    CutEmptied,
    Did,
    Moved,
    Offered,
    Paid,
    Ruled,
    SizedInto,
    Took,
    Touch,
    Tucked,
    Turned,
    Undone,
)

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
FIVE = Money.parse("5")

KEYS: list[tuple[Qt.Key, Touch]] = [
    (Key.Key_3, Moved(Here(3, Wager.PLAY))),
    (Key.Key_0, Moved(DEALER)),
    (Key.Key_Left, Moved(Here(6, Wager.PAIR_PLUS))),
    (Key.Key_Up, Moved(Here(7, Wager.ANTE))),
    (Key.Key_Down, Moved(Here(7))),
    (Key.Key_Space, Turned(7)),
    (Key.Key_J, Took(7, Wager.PAIR_PLUS)),
    (Key.Key_K, Paid(7, Wager.PAIR_PLUS)),
    (Key.Key_Return, Paid(7, Wager.PAIR_PLUS, on=True)),
    (Key.Key_L, Cleared(7)),
    (Key.Key_I, Collected(7)),
    (Key.Key_O, Tucked(7)),
    (Key.Key_Y, Offered(7)),
    (Key.Key_S, ChipAdded(FIVE)),
    (Key.Key_Backspace, CutEmptied()),
    (Key.Key_U, Undone()),
    (Key.Key_B, Did("check bets")),
    (Key.Key_V, Did("rack stub")),
    (Key.Key_C, Did("cover dealer")),
    (Key.Key_E, Did("release cards")),
    (Key.Key_H, Asked("hints")),
    (Key.Key_Q, SizedInto(7, Wager.PAIR_PLUS)),
    (Key.Key_Z, ChangedDown()),
    (Key.Key_X, ChangedUp()),
    (Key.Key_F1, Asked("keys")),
    (Key.Key_Escape, Asked("pause")),
    (Key.Key_End, Asked("finish")),
]


def piece(worked: Worked, name: str) -> QAbstractButton:
    found = worked.screen.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton), name
    return found


def focused(worked: Worked) -> QWidget:
    found = worked.screen.focusWidget()
    assert found is not None
    return found


@pytest.mark.parametrize(("key", "touch"), KEYS)
def test_each_key_means_one_thing(worked: Worked, key: Qt.Key, touch: Touch) -> None:
    QTest.keyClick(focused(worked), key)
    assert worked.touches == [touch]


def test_shift_takes_one_chip_back(worked: Worked) -> None:
    QTest.keyClick(focused(worked), Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert worked.touches == [ChipRemoved(FIVE)]


def test_control_z_undoes(worked: Worked) -> None:
    QTest.keyClick(focused(worked), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert worked.touches == [Undone()]


def test_an_amount_is_typed(worked: Worked) -> None:
    for key in (Key.Key_N, Key.Key_4, Key.Key_7, Key.Key_Backspace, Key.Key_0, Key.Key_Return):
        QTest.keyClick(focused(worked), key)
    assert worked.touches == [AmountTyped(Money.parse("40"))]


def test_an_amount_half_typed_is_given_up(worked: Worked) -> None:
    for key in (Key.Key_N, Key.Key_4, Key.Key_Escape, Key.Key_J):
        QTest.keyClick(focused(worked), key)
    assert worked.touches == [Took(7, Wager.PAIR_PLUS)]


def test_a_call_is_a_letter(worked: Worked) -> None:
    for key in (Key.Key_0, Key.Key_M, Key.Key_P):
        QTest.keyClick(focused(worked), key)
    assert worked.touches == [Moved(DEALER), Called(None, "pair")]


def test_a_stand_off_is_called_at_a_seat(worked: Worked) -> None:
    for key in (Key.Key_M, Key.Key_O):
        QTest.keyClick(focused(worked), key)
    assert worked.touches == [Called(7, "stand_off")]


def test_a_ruling_is_a_letter(worked: Worked) -> None:
    for key in (Key.Key_R, Key.Key_V):
        QTest.keyClick(focused(worked), key)
    assert worked.touches == [Ruled("void")]


def test_what_was_half_asked_is_not_asked_of_other_cards(worked: Worked) -> None:
    """An exam's next task begins with nothing open: no letter rules in it."""
    shown = worked.table.shown
    assert shown is not None
    turned = replace(shown.dealer, cards=cards("Ah Kd 2c"))
    for begins, then in ((Key.Key_R, Key.Key_V), (Key.Key_N, Key.Key_4)):
        worked.table.present(replace(shown, dealer=replace(shown.dealer, cards=cards("Qs 7s 2d"))))
        QTest.keyClick(focused(worked), begins)
        assert worked.table.keyboard.choosing or worked.table.keyboard.typed is not None
        worked.table.present(replace(shown, dealer=turned))
        assert not worked.table.keyboard.choosing
        assert worked.table.keyboard.typed is None
        QTest.keyClick(focused(worked), then)
    assert not [each for each in worked.touches if isinstance(each, Ruled)]


def test_a_call_can_be_pressed(worked: Worked) -> None:
    QTest.keyClick(focused(worked), Key.Key_M)
    QTest.mouseClick(piece(worked, "choice.flush"), Qt.MouseButton.LeftButton)
    assert worked.touches == [Called(7, "flush")]


def test_an_empty_seat_is_not_gone_to(worked: Worked) -> None:
    QTest.keyClick(focused(worked), Key.Key_2)
    assert worked.touches == []
    assert worked.table.here == Here(7, Wager.PAIR_PLUS)


def test_a_digit_passes_over_a_wager_that_was_taken(worked: Worked) -> None:
    taken = SpotShown(Wager.ANTE, FIVE, (FIVE,), taken=True, bonus=True)
    lying = SpotShown(Wager.PAIR_PLUS, FIVE, (FIVE,))
    shown = worked.table.shown
    assert shown is not None
    shown = replace(shown, seats=(SeatShown(1, True, (taken, lying)),))
    assert to_seat(shown, DEALER, 1) == Here(1, Wager.PAIR_PLUS)


def test_arrows_pass_over_empty_seats(worked: Worked) -> None:
    for _ in range(2):
        QTest.keyClick(focused(worked), Key.Key_Left)
    assert worked.table.here == Here(4, Wager.SIX_CARD_BONUS)


def test_arrows_end_at_the_last_seat_and_the_first_spot(worked: Worked) -> None:
    for key in (Key.Key_Right, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        QTest.keyClick(focused(worked), key)
    assert worked.table.here == Here(7, Wager.PLAY)


def test_the_focus_is_named_as_it_moves(worked: Worked) -> None:
    QTest.keyClick(focused(worked), Key.Key_Up)
    assert focused(worked).accessibleName() == "Seat 7, Ante, $10, paid $20"


@pytest.mark.parametrize(
    ("name", "touch"),
    [
        ("tray.25", ChipAdded(Money.parse("25"))),
        ("seat6.hand", Turned(6)),
        ("seat7.hand", Cleared(7)),
        ("seat4.hand", Turned(4)),
        ("seat7.pair_plus.payout", Paid(7, Wager.PAIR_PLUS)),
        ("seat1.ante", Moved(Here(1, Wager.ANTE))),
        ("seat1", Moved(Here(1, Wager.PLAY))),
        ("discard.rack", Did("rack stub")),
        ("panel.seat3", Moved(Here(3, Wager.PLAY))),
        ("panel.pause", Asked("pause")),
        ("panel.leave", Asked("leave")),
        ("panel.finish", Asked("finish")),
    ],
)
def test_a_press_is_a_touch(worked: Worked, name: str, touch: Touch) -> None:
    QTest.mouseClick(piece(worked, name), Qt.MouseButton.LeftButton)
    assert worked.touches[-1] == touch


def test_a_chip_goes_back_with_shift_or_the_other_button(worked: Worked) -> None:
    well = piece(worked, "tray.5")
    QTest.mouseClick(well, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(well, Qt.MouseButton.RightButton)
    assert worked.touches == [ChipRemoved(FIVE), ChipRemoved(FIVE)]


def test_the_cut_is_emptied_with_the_other_button(worked: Worked) -> None:
    QTest.mouseClick(piece(worked, "cut"), Qt.MouseButton.RightButton)
    assert worked.touches == [CutEmptied()]


def test_pressing_the_tray_leaves_the_trainee_where_they_are(worked: Worked) -> None:
    QTest.mouseClick(piece(worked, "tray.5"), Qt.MouseButton.LeftButton)
    assert focused(worked).objectName() == "seat7.pair_plus"


def drag(start: QAbstractButton, end: QAbstractButton) -> None:
    goal = start.mapFromGlobal(end.mapToGlobal(end.rect().center()))
    QTest.mousePress(start, Qt.MouseButton.LeftButton, NONE, start.rect().center())
    QTest.mouseMove(start, start.rect().center() + QPoint(40, 0))
    QTest.mouseMove(start, goal)
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, NONE, goal)


@pytest.mark.parametrize(
    ("start", "end", "touch"),
    [
        ("seat6.play", "tray.25", Took(6, Wager.PLAY)),
        ("cut", "seat6.ante", Paid(6, Wager.ANTE)),
        ("cut", "seat6.ante.payout", Paid(6, Wager.ANTE)),
        ("seat7.hand", "discard.rack", Cleared(7)),
        ("seat3.hand", "discard.rack", Collected(3)),
        ("seat3.hand", "seat3.six_card_bonus", Tucked(3)),
        ("dealer.hand", "discard.rack", Asked("rack dealer")),
    ],
)
def test_a_pull_is_a_touch(worked: Worked, start: str, end: str, touch: Touch) -> None:
    drag(piece(worked, start), piece(worked, end))
    assert worked.touches[-1] == touch


def test_a_wager_put_down_elsewhere_is_not_taken(worked: Worked) -> None:
    drag(piece(worked, "seat6.play"), piece(worked, "seat3.play"))
    assert all(isinstance(touch, Moved) for touch in worked.touches)


def test_enter_presses_the_panels_button_that_has_the_focus(worked: Worked) -> None:
    piece(worked, "panel.finish").setFocus()
    QTest.keyClick(focused(worked), Key.Key_Return)
    assert worked.touches == [Asked("finish")]


def test_the_button_that_ends_the_round_shows_the_key_that_does_it(worked: Worked) -> None:
    finish = piece(worked, "panel.finish")
    assert isinstance(finish, Button)
    assert finish.key == "End"
    QTest.keyClick(focused(worked), Key.Key_End)
    assert worked.touches == [Asked("finish")]
