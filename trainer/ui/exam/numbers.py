"""A number that is stepped or typed, with a star beside it if it must be right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from trainer.drills.exam.blueprint import ItemWanted
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import label, row, tip, wrapped
from trainer.wording import say

WIDE = 54
PAGE = 5
LONGEST = 9
"""Digits of a number that is read at all."""


class NumberBox(QLineEdit):
    """The field of the number; the arrows up and down step it."""

    changed = Signal(int)
    accessible_role = QAccessible.Role.SpinBox

    def __init__(self, least: int, most: int, none: str) -> None:
        super().__init__()
        self._least, self._most, self._none = least, most, none
        self._value = least
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._typed)
        self._tell()

    def value(self) -> int:
        return self._value

    def write(self, value: int) -> None:
        """Set the number, as near as the bounds allow."""
        before, self._value = self._value, min(max(value, self._least), self._most)
        self._tell()
        if self._value != before:
            self.changed.emit(self._value)

    def allow(self, most: int) -> None:
        """Allow no more than that from now on."""
        self._most = most
        self.write(self._value)

    def step(self, by: int) -> None:
        self.write(self._value + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        steps |= {Qt.Key.Key_PageUp: PAGE, Qt.Key.Key_PageDown: -PAGE}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
            self.selectAll()
        # Not isdigit: a superscript is a digit too, which int() refuses.
        elif event.text().isprintable() and event.text() and not event.text().isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell()

    def _typed(self, text: str) -> None:
        """Take the typed number if it is within the bounds; the text stays as it is typed."""
        number = int(text) if text.isdecimal() and len(text) <= LONGEST else self._least
        if self._least <= number <= self._most and number != self._value:
            self._value = number
            self.changed.emit(number)

    def _tell(self) -> None:
        empty = self._none and self._value == self._least
        self.setText(self._none if empty else str(self._value))


class StepButton(QPushButton):
    """A button for one more, or one less; at the field, arrows do the same."""

    repeats = True


class Number(Ground):
    """A whole number between two bounds: typed, or stepped by arrows or by the buttons beside it.
    ``none`` is shown for the least."""

    changed = Signal(int)

    def __init__(self, name: str, spoken: str, least: int, most: int, none: str = "") -> None:
        super().__init__("plain")
        self.box = NumberBox(least, most, none)
        self.box.setObjectName(name)
        self.box.setFixedWidth(scaled(WIDE))
        self.box.setProperty("small", "true")
        self._less = self._step("−", f"{name}.less", -1)
        self._more = self._step("+", f"{name}.more", 1)
        self.setLayout(row(self._less, self.box, self._more, gap=2))
        self.setFocusProxy(self.box)
        self.speak(spoken)
        self.box.changed.connect(self.changed)

    def speak(self, spoken: str) -> None:
        """Be read aloud as that."""
        self.box.setAccessibleName(spoken)
        self._less.setAccessibleName(say("Less: {what}", what=spoken))
        self._more.setAccessibleName(say("More: {what}", what=spoken))

    def value(self) -> int:
        return self.box.value()

    def write(self, value: int) -> None:
        self.box.write(value)

    def _step(self, sign: str, name: str, by: int) -> QPushButton:
        made = StepButton(sign)
        made.setObjectName(name)
        made.setProperty("kind", "step")
        # The box steps by its own arrows: a stop of Tab at each sign would add nothing.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(lambda: self.box.step(by))
        return made


class ItemField(QWidget):
    """One thing that an exam may ask for: how often at least, and how many of these are starred."""

    changed = Signal()

    def __init__(self, name: str, title: str, most: int) -> None:
        super().__init__()
        self.count = Number(f"{name}.count", title, 0, most, say("–"))
        self.stars = Number(f"{name}.stars", title, 0, most, say("–"))
        self.held = label("", "caption")
        self._title = wrapped("", "dense")
        self.setLayout(row((self._title, 1), self.held, self.count, self.stars, gap=10))
        self.entitle(title)
        self.count.changed.connect(lambda _: self._allow())
        self.stars.changed.connect(lambda _: self.changed.emit())
        self._allow()

    def entitle(self, title: str) -> None:
        self._title.setText(title)
        self.count.speak(title)
        self.stars.speak(say("{item}: starred, each must be right", item=title))

    def show_wanted(self, wanted: ItemWanted | None) -> None:
        self.count.write(wanted.count if wanted is not None else 0)
        self.stars.write(wanted.stars if wanted is not None else 0)

    def show_held(self, count: int | None) -> None:
        """Show how many every form holds; nothing if that is not known."""
        self.held.setText("" if count is None else say("holds {count}", count=count))

    @property
    def wanted(self) -> ItemWanted | None:
        """The demand for the item; None if it is not wanted."""
        count, stars = self.count.value(), self.stars.value()
        if not count:
            return None
        return ItemWanted(count, starred=stars > 0, only=stars if 0 < stars < count else None)

    def _allow(self) -> None:
        """Let no more decisions be starred than are asked for."""
        self.stars.box.allow(self.count.value())
        self.stars.setToolTip(tip(say("No more stars than are asked for.")))
        self.changed.emit()
