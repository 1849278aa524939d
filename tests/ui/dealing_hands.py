"""A trainee's two hands for the tests: an act is done by keys, or by the mouse, never by code."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from trainer.dealing.action import DEALER, Action, Verb
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.ui.table.calls import SAID

Key = Qt.Key
NONE, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
_ON_A_SEAT = {
    Verb.REVEAL: Key.Key_Space,
    Verb.COLLECT: Key.Key_I,
    Verb.TUCK: Key.Key_O,
    Verb.CLEAR: Key.Key_L,
    Verb.OFFER: Key.Key_Y,
}
_ON_THE_TABLE = {
    Verb.CHECK: Key.Key_B,
    Verb.RACK: Key.Key_V,
    Verb.COVER: Key.Key_C,
    Verb.RELEASE: Key.Key_E,
}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "something has the keyboard"
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(focused(), key, modifier)


def spot_of(rules: HouseRules, wager: Wager) -> Wager:
    """The spot on which a bonus is paid; any other wager is its own."""
    if wager is Wager.ANTE_BONUS:
        return Wager.ANTE
    if wager is Wager.ENVY_BONUS:
        assert rules.envy is not None
        return rules.envy.paid_with
    return wager


class Keyboard:
    """Does acts by keys alone."""

    def __init__(self, rules: HouseRules) -> None:
        self._rules = rules
        self._dealing = False

    def do(self, action: Action) -> None:
        if action.verb is Verb.ANNOUNCE:
            return self._say(action)
        if action.verb in _ON_THE_TABLE:
            return press(_ON_THE_TABLE[action.verb])
        self._deals(action.verb is Verb.DEAL)
        press(Key(Key.Key_0.value + (action.place or DEALER)))
        if action.verb is Verb.DEAL:
            return None
        if action.verb in _ON_A_SEAT:
            press(_ON_A_SEAT[action.verb])
        elif action.verb is Verb.CALL:
            self._say(action)
        else:
            assert action.wager is not None
            self._at_wager(action, spot_of(self._rules, action.wager))
        return None

    def _deals(self, wanted: bool) -> None:
        """Dealing is begun before the first card, and is over before anything else."""
        if wanted != self._dealing:
            press(Key.Key_P)
        self._dealing = wanted

    def _say(self, action: Action) -> None:
        self._dealing = False
        press(Key.Key_M)
        letter = next(word.letter for word in SAID if word.word == action.word)
        QTest.keyClicks(focused(), letter)

    def _at_wager(self, action: Action, spot: Wager) -> None:
        for _ in self._rules.wagers:
            if focused().objectName() != f"seat{action.place}.{spot}":
                press(Key.Key_Down)
        if action.verb is Verb.TAKE:
            press(Key.Key_J)
            return
        press(Key.Key_N)
        QTest.keyClicks(focused(), str(action.amount))
        press(Key.Key_Return)
        press(Key.Key_K)


class Mouse:
    """Does acts by presses and pulls alone; an amount is cut chip by chip."""

    def __init__(self, rules: HouseRules, window: QWidget) -> None:
        self._rules, self._window = rules, window
        self._dealing = False

    def piece(self, name: str) -> QAbstractButton:
        found = self._window.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        return found

    def do(self, action: Action) -> None:
        seat = action.place
        hand = self.piece(f"seat{seat}.hand" if seat else "dealer.hand")
        if (action.verb is Verb.DEAL) != self._dealing:
            self.click(self.piece("shuffler"))
            self._dealing = action.verb is Verb.DEAL
        match action.verb:
            case Verb.DEAL:
                self.click(hand)
            case Verb.RACK:
                self.click(self.piece("discard.rack"))
            case Verb.COVER:
                self.click(self.piece("cut.card"))
            case Verb.CHECK:
                self.click(self.piece("key.check_bets"))
            case Verb.RELEASE:
                self.click(self.piece("key.release"))
            case Verb.OFFER:
                QTest.mouseClick(self.piece(f"seat{seat}"), Qt.MouseButton.RightButton)
            case Verb.ANNOUNCE:
                self.click(self.piece("key.call"))
                self.click(self.piece(f"choice.{action.word}"))
            case Verb.REVEAL | Verb.CLEAR:
                self.click(hand)
            case Verb.COLLECT:
                self.pull(hand, self.piece("discard.rack"))
            case Verb.TUCK:
                self.pull(hand, self.piece(f"seat{seat}.{self._rules.wagers[-1]}"))
            case Verb.TAKE:
                self.pull(self.piece(f"seat{seat}.{action.wager}"), self._tray())
            case Verb.PAY:
                self._pay(action)
            case Verb.CALL:
                self.click(self.piece(f"seat{seat}") if seat else self._dealer())
                self.click(self.piece("key.call"))
                self.click(self.piece(f"choice.{action.word}"))
            case _:
                raise AssertionError(action)

    def _dealer(self) -> QAbstractButton:
        """The key of the dealer's hand; where none is listed, its call follows its turning."""
        listed = self._window.findChild(QAbstractButton, "key.seat")
        return listed if isinstance(listed, QAbstractButton) else self.piece("key.call")

    def click(self, piece: QAbstractButton) -> None:
        QTest.mouseClick(piece, LEFT)

    def pull(self, start: QAbstractButton, end: QAbstractButton) -> None:
        goal = start.mapFromGlobal(end.mapToGlobal(end.rect().center()))
        middle = start.rect().center()
        QTest.mousePress(start, LEFT, NONE, middle)
        QTest.mouseMove(start, middle + QPoint(30, 12))
        QTest.mouseMove(start, goal)
        QTest.mouseRelease(start, LEFT, NONE, goal)

    def _tray(self) -> QAbstractButton:
        return self.piece(f"tray.{self._rules.chips[0]}")

    def _pay(self, action: Action) -> None:
        assert action.wager is not None
        assert action.amount is not None
        left = action.amount.cents
        for value in sorted(self._rules.chips, reverse=True):
            count, left = divmod(left, value.cents)
            for _ in range(count):
                self.click(self.piece(f"tray.{value}"))
        spot = spot_of(self._rules, action.wager)
        self.click(self.piece(f"seat{action.place}.{spot}.payout"))
