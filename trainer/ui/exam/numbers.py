"""A number that is stepped or typed, with a star beside it where it must be right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QWidget

from trainer.drills.exam.blueprint import ItemWanted
from trainer.ui.theme import scaled
from trainer.ui.widgets import row, tip, wrapped
from trainer.wording import say

WIDE = 108


class NumberBox(QLineEdit):
    """The line on which the number is typed; the arrows up and down step it."""

    changed = Signal(int)
    heard_as = QAccessible.Role.SpinBox

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
        """That is the number, as near as the bounds allow."""
        before, self._value = self._value, min(max(value, self._least), self._most)
        self._tell()
        if self._value != before:
            self.changed.emit(self._value)

    def step(self, by: int) -> None:
        """So much more, or less."""
        self.write(self._value + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
            self.selectAll()
        elif event.text().isprintable() and event.text() and not event.text().isdigit():
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
        number = int(text) if text.isdigit() else self._least
        if self._least <= number <= self._most and number != self._value:
            self._value = number
            self.changed.emit(number)

    def _tell(self) -> None:
        empty = self._none and self._value == self._least
        self.setText(self._none if empty else str(self._value))


class StepButton(QPushButton):
    """One more, or one less; the arrows do the same on the line that Tab comes to."""

    repeats = True


class Number(QFrame):
    """A whole number between two others: typed, or stepped by arrows or by the signs beside it.
    ``none`` is what stands there for the least."""

    changed = Signal(int)

    def __init__(self, name: str, spoken: str, least: int, most: int, none: str = "") -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.box = NumberBox(least, most, none)
        self.box.setObjectName(name)
        self.box.setAccessibleName(spoken)
        self.box.setFixedWidth(scaled(WIDE))
        less, more = say("Less: {what}", what=spoken), say("More: {what}", what=spoken)
        self.setLayout(
            row(
                self._step("−", f"{name}.less", less, -1),
                self.box,
                self._step("+", f"{name}.more", more, 1),
                gap=4,
            )
        )
        self.setFocusProxy(self.box)
        self.box.changed.connect(self.changed)

    def value(self) -> int:
        return self.box.value()

    def write(self, value: int) -> None:
        """That is the number."""
        self.box.write(value)

    def _step(self, sign: str, name: str, spoken: str, by: int) -> QPushButton:
        made = StepButton(sign)
        made.setObjectName(name)
        made.setAccessibleName(spoken)
        made.setProperty("kind", "square")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(lambda: self.box.step(by))
        return made


class Star(QPushButton):
    """The mark of an item that must be right."""

    heard_as = QAccessible.Role.CheckBox

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__("☆")
        self.setObjectName(name)
        self.setAccessibleName(say("{item} must be right", item=spoken))
        self.setToolTip(tip(self.accessibleName()))
        self.setProperty("kind", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFixedWidth(40)
        self.toggled.connect(lambda on: self.setText("★" if on else "☆"))


class ItemField(QWidget):
    """One thing that an exam may ask for: how often at least, and whether it must be right."""

    changed = Signal()

    def __init__(self, name: str, title: str, most: int) -> None:
        super().__init__()
        self.count = Number(f"{name}.count", title, 0, most, say("–"))
        self.star = Star(f"{name}.star", title)
        line = row(gap=8)
        line.addWidget(wrapped(title), 1)
        line.addWidget(self.star)
        line.addWidget(self.count)
        self.setLayout(line)
        self.count.changed.connect(lambda _: self._allow())
        self.star.toggled.connect(lambda _: self.changed.emit())
        self._allow()

    def show_wanted(self, wanted: ItemWanted | None) -> None:
        """It is wanted so."""
        self.count.write(wanted.count if wanted is not None else 0)
        self.star.setChecked(wanted is not None and wanted.starred)

    @property
    def wanted(self) -> ItemWanted | None:
        """The demand for the item; None if it is not wanted."""
        count = self.count.value()
        return ItemWanted(count, self.star.isChecked()) if count else None

    def _allow(self) -> None:
        self.star.setEnabled(self.count.value() > 0)
        self.changed.emit()
