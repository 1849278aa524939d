"""The monkey's hands: keys, clicks, drags and the wheel, wherever its random numbers lead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

Key, Button, Held = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier
COMMON = (
    *(Key.Key_Return, Key.Key_Enter, Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Space),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Backspace, Key.Key_Delete),
    *(Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_F1, Key.Key_F2),
)
LETTERS = tuple(Key(code) for code in range(Key.Key_A, Key.Key_Z + 1))
DIGITS = tuple(Key(code) for code in range(Key.Key_0, Key.Key_9 + 1))
MARKS = (Key.Key_Period, Key.Key_Comma, Key.Key_Minus, Key.Key_Question, Key.Key_Slash)
MODIFIERS = (Held.ShiftModifier, Held.ControlModifier, Held.AltModifier)
TOUCHED = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QAbstractItemView)


class Hands:
    """Does one thing to the window in front, and says what that was."""

    def __init__(self, random: Random, window: QWidget) -> None:
        self._random, self._window = random, window
        self._ways: tuple[tuple[int, Callable[[], str]], ...] = (
            (50, self._press),
            (34, self._click),
            (5, self._drag),
            (6, self._roll),
            (5, self._type),
        )

    def act(self) -> str:
        """One input, as the weights have it."""
        weights = [weight for weight, _ in self._ways]
        ((_, way),) = self._random.choices(self._ways, weights)
        return way()

    @property
    def front(self) -> QWidget:
        """What takes the inputs: a menu, a dialog, or the window."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        return popup or modal or self._window

    @property
    def keyboard(self) -> QWidget:
        """What hears keys: a menu before what has the focus."""
        front, focused = self.front, QApplication.focusWidget()
        if focused is not None and (focused is front or front.isAncestorOf(focused)):
            return focused
        inside: QWidget | None = front.focusWidget()
        return front if inside is None else inside

    def _press(self) -> str:
        keys = self._random.choice((COMMON, COMMON, LETTERS, LETTERS, DIGITS, MARKS))
        key = self._random.choice(keys)
        held = self._random.choice(MODIFIERS) if self._random.random() < 0.12 else Held.NoModifier
        if held == Held.AltModifier and key in (Key.Key_F4, Key.Key_Tab):
            held = Held.NoModifier
        on = self.keyboard
        said = f"key {held.name} {key.name} at {_name(on)}"
        QTest.keyClick(on, key, held)
        return said

    def _type(self) -> str:
        """Some digits or letters in a row, as one who fills in a field."""
        text = "".join(self._random.choice("0123456789.,abz -") for _ in range(6))
        for letter in text:
            QTest.keyClicks(self.keyboard, letter)
        return f"type {text!r}"

    def _target(self) -> tuple[QWidget, QPoint]:
        """A thing in sight, mostly one to be touched, and a point on it."""
        front = self.front
        there = [each for each in front.findChildren(QWidget) if each.isVisible()]
        touched = [each for each in there if isinstance(each, TOUCHED)]
        chosen = touched if touched and self._random.random() < 0.8 else there
        thing = self._random.choice(chosen) if chosen else front
        x = self._random.randrange(max(1, thing.width()))
        y = self._random.randrange(max(1, thing.height()))
        return thing, thing.mapTo(front, QPoint(x, y))

    def _click(self) -> str:
        thing, at = self._target()
        button = self._random.choices((Button.LeftButton, Button.RightButton), (9, 1))[0]
        held = Held.ShiftModifier if self._random.random() < 0.05 else Held.NoModifier
        hit, where = self._hit(at)
        said = f"click {button.name} {held.name} on {_name(thing)} at {at.x()},{at.y()}"
        if self._random.random() < 0.06:
            QTest.mouseDClick(hit, button, held, where)
            QTest.mouseRelease(self.front, button, held, at)  # which Qt's double click leaves out
        else:
            QTest.mouseClick(hit, button, held, where)
        return said

    def _hit(self, at: QPoint) -> tuple[QWidget, QPoint]:
        """What lies uppermost there, and where on it: disabled things let presses pass."""
        front = self.front
        hit: QWidget | None = front.childAt(at)
        while hit is not None and not hit.isEnabled() and hit is not front:
            hit = hit.parentWidget()
        hit = hit or front
        return hit, hit.mapFrom(front, at)

    def _drag(self) -> str:
        thing, at = self._target()
        to, said = self._target()[1], _name(thing)
        hit, where = self._hit(at)
        QTest.mousePress(hit, Button.LeftButton, Held.NoModifier, where)
        for part in (0.3, 0.7, 1.0):
            self._move(hit, where + (to - at) * part)
        QTest.mouseRelease(hit, Button.LeftButton, Held.NoModifier, where + to - at)
        return f"drag {said} from {at.x()},{at.y()} to {to.x()},{to.y()}"

    def _move(self, held: QWidget, to: QPoint) -> None:
        """With the button down, which QTest does not say."""
        here, there = QPointF(to), QPointF(held.mapToGlobal(to))
        kind, left = QEvent.Type.MouseMove, Button.LeftButton
        event = QMouseEvent(kind, here, there, Button.NoButton, left, Held.NoModifier)
        QApplication.sendEvent(held, event)

    def _roll(self) -> str:
        """The wheel goes to what is under the pointer."""
        front = self.front
        thing, at = self._target()
        name = _name(thing)
        under = front.childAt(at) or front
        notches = self._random.choice((-3, -1, 1, 3, 20))
        where = QPointF(under.mapFrom(front, at))
        everywhere = QPointF(front.mapToGlobal(at))
        turned = QPoint(0, 120 * notches)
        still, phase = Button.NoButton, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            where, everywhere, QPoint(), turned, still, Held.NoModifier, phase, False
        )
        QApplication.sendEvent(under, event)
        return f"roll {notches} over {name}"


def _name(thing: QWidget) -> str:
    return thing.objectName() or type(thing).__name__
