"""The key guide names the keys that do something just now, and never which is right."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Worked
from tests.ui.dealing_hands import press
from tests.ui.sample_table import settling
from tests.ui.test_gathering import to_be_asked
from tests.ui.test_whole_rounds import dealt
from tests.ui.windows import Opened
from trainer.game.wagers import Wager
from trainer.ui.table.input.keyboard import Keyboard
from trainer.ui.table.key_guide import keys_now
from trainer.ui.table.keys import Bound, KeyAct, Legend
from trainer.ui.table.panel.live_panel import ANSWER_KEYS
from trainer.ui.table.panel.panel_parts import Keycap
from trainer.ui.table.snapshot import CutShown, Here, TableShown
from trainer.ui.table.touches import Touch, Turned

BARE = replace(settling(), cut=CutShown())


def acts(legends: tuple[Legend, ...]) -> set[KeyAct]:
    return {bound.act for legend in legends for _, bound in legend.keys}


def offered(shown: TableShown, here: Here) -> set[KeyAct]:
    return acts(keys_now(shown, here, Keyboard()))


def test_at_a_wager_it_is_taken_sized_into_and_once_chips_are_cut_paid() -> None:
    here = Here(7, Wager.PAIR_PLUS)
    assert {KeyAct.TAKE, KeyAct.SIZE_IN} <= offered(BARE, here)
    assert KeyAct.PAY not in offered(BARE, here)
    assert {KeyAct.PAY, KeyAct.CHANGE_DOWN, KeyAct.CHANGE_UP, KeyAct.EMPTY} <= offered(
        settling(), here
    )


def test_where_nothing_lies_nothing_is_taken() -> None:
    assert not {KeyAct.TAKE, KeyAct.SIZE_IN} & offered(BARE, Here(7, Wager.SIX_CARD_BONUS))


def test_a_closed_hand_is_turned_and_an_open_one_cleared() -> None:
    assert KeyAct.TURN in offered(BARE, Here(6))
    assert KeyAct.CLEAR not in offered(BARE, Here(6))
    assert KeyAct.CLEAR in offered(BARE, Here(7))


def test_play_is_offered_where_it_can_be() -> None:
    seats = tuple(to_be_asked(each) if each.number == 3 else each for each in BARE.seats)
    whole = replace(BARE, seats=seats, deals=True)
    assert KeyAct.OFFER in offered(whole, Here(3))
    assert KeyAct.OFFER not in offered(whole, Here(6))
    assert KeyAct.OFFER not in offered(BARE, Here(3))


def test_while_an_amount_is_typed_only_that_can_be_done() -> None:
    keyboard = Keyboard()
    keyboard.do(Bound(KeyAct.AMOUNT), BARE, Here())
    keys = {key for legend in keys_now(BARE, Here(), keyboard) for key, _ in legend.keys}
    assert {"Enter", "Esc", "⌫"} <= keys


def test_while_cards_are_dealt_places_are_dealt_to() -> None:
    keyboard = Keyboard()
    keyboard.dealing = True
    assert acts(keys_now(BARE, Here(), keyboard)) >= {KeyAct.SEAT, KeyAct.TURN, KeyAct.DEAL}


def test_while_a_player_is_addressed_the_keys_answer() -> None:
    """J would stop the player, and take nothing."""
    keyboard = Keyboard()
    keyboard.addressed = 3
    told = {
        key: legend.words for legend in keys_now(BARE, Here(), keyboard) for key, _ in legend.keys
    }
    assert told["J"] == "Stop, no more bets"
    assert set(told) == set(ANSWER_KEYS.values())


@pytest.fixture
def pinned(worked: Worked) -> Worked:
    QTest.keyClick(worked.table, Qt.Key.Key_F2)
    return worked


def test_it_is_pinned_and_put_away_by_one_key(worked: Worked, qtbot: QtBot) -> None:
    high = worked.table.height()
    with qtbot.waitSignal(worked.screen.guided) as told:
        QTest.keyClick(worked.table, Qt.Key.Key_F2)
    assert told.args == [True]
    assert worked.screen.guide.isVisible()
    assert worked.table.height() == high - worked.screen.guide.height(), "the table gives way"
    QTest.keyClick(worked.table, Qt.Key.Key_F2)
    assert not worked.screen.guide.isVisible()
    assert worked.table.height() == high


def test_it_follows_the_trainees_place(pinned: Worked) -> None:
    assert KeyAct.TAKE in acts(pinned.screen.guide.shown)
    QTest.keyClick(pinned.table, Qt.Key.Key_0)
    assert KeyAct.TAKE not in acts(pinned.screen.guide.shown)


def test_its_keys_can_be_pressed(pinned: Worked) -> None:
    QTest.keyClick(pinned.table, Qt.Key.Key_6)
    pinned.touches.clear()
    caps = [each for each in pinned.screen.guide.findChildren(Keycap) if each.isVisible()]
    turn = next(each for each in caps if each.bound == Bound(KeyAct.TURN))
    QTest.mouseClick(turn, Qt.MouseButton.LeftButton)
    wanted: list[Touch] = [Turned(6)]
    assert pinned.touches == wanted


def test_nothing_of_it_overlaps_or_is_cut_off(pinned: Worked) -> None:
    guide = pinned.screen.guide
    groups = sorted((each.x(), each.x() + each.width()) for each in guide.standing)
    assert all(right <= left for (_, right), (left, _) in pairwise(groups))
    assert groups[0][0] >= 0
    assert groups[-1][1] <= guide.width()
    assert {KeyAct.KEYS, KeyAct.GUIDE} <= acts(guide.shown), "the way out is always there"


def test_it_is_still_pinned_another_day(opened: Opened) -> None:
    app = opened()
    dealt(app)
    press(Qt.Key.Key_F2)
    assert app.settings.key_guide
    assert app.pages.table.screen_.guide.isVisible()
