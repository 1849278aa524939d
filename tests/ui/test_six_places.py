"""A table of six places is drawn with six, and its keys know no seventh."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.some_houses import shelf
from trainer.dealing.procedure import Part
from trainer.dealing.table import table_after
from trainer.drills.generate import deal
from trainer.ui.felt_picture import bare_felt
from trainer.ui.quick.bets_table import bets_shown
from trainer.ui.table.calls import FOLLOWS, MOVE, PLACES
from trainer.ui.table.input.keyboard import Keyboard
from trainer.ui.table.keys import Bound, KeyAct
from trainer.ui.table.snapshot import Here
from trainer.ui.table_shown import DealtShown, table_shown

PRIME = shelf()["prime"]
SIX = replace(PRIME, rules=structs.replace(PRIME.rules, places=6))


def test_every_felt_of_the_house_has_six_places() -> None:
    (round_,) = deal(SIX.rules, 1, 1, 6, ())
    at_table = DealtShown.at(SIX, round_, table_after(SIX, round_, (), Part.SETTLEMENT))
    for shown in (bare_felt(SIX), table_shown(at_table), bets_shown(SIX, round_)):
        assert [seat.number for seat in shown.seats] == [1, 2, 3, 4, 5, 6]


def test_cards_can_be_moved_to_six_places_and_to_the_dealer() -> None:
    keyboard, shown = Keyboard(), structs.replace(bare_felt(SIX), follows=FOLLOWS)
    keyboard.do(Bound(KeyAct.FOLLOW), shown, Here(1))
    keyboard.choose(MOVE, Here(1))
    assert keyboard.choosing == (*PLACES[:6], PLACES[-1])
    seven = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_7, Qt.KeyboardModifier.NoModifier, "7")
    assert keyboard.read(seven, shown, Here(1)) is None
    assert keyboard.choosing
