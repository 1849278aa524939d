"""A number that is stepped or typed, with a star beside it where it must be right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QPushButton, QSpinBox, QWidget

from trainer.drills.exam.blueprint import Wanted
from trainer.ui.paper import row, wrapped
from trainer.ui.theme import scaled
from trainer.wording import say

WIDE = 92


class Number(QFrame):
    """A whole number between two others: typed, or stepped by arrows or by the signs beside it.
    ``none`` is what stands there for the least."""

    changed = Signal(int)

    def __init__(self, name: str, spoken: str, least: int, most: int, none: str = "") -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.box = QSpinBox()
        self.box.setObjectName(name)
        self.box.setAccessibleName(spoken)
        self.box.setRange(least, most)
        self.box.setSpecialValueText(none)
        self.box.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setFixedWidth(scaled(WIDE))
        self.box.setMinimumHeight(34)
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
        self.box.valueChanged.connect(self.changed)

    def value(self) -> int:
        return self.box.value()

    def write(self, value: int) -> None:
        """That is the number."""
        self.box.setValue(value)

    def _step(self, sign: str, name: str, spoken: str, by: int) -> QPushButton:
        made = QPushButton(sign)
        made.setObjectName(name)
        made.setAccessibleName(spoken)
        made.setProperty("kind", "square")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows do the same
        made.setAutoRepeat(True)
        made.clicked.connect(lambda: self.box.stepBy(by))
        return made


class Star(QPushButton):
    """Whether an item must be right."""

    heard_as = QAccessible.Role.CheckBox

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__("☆")
        self.setObjectName(name)
        self.setAccessibleName(say("{item} must be right", item=spoken))
        self.setToolTip(self.accessibleName())
        self.setProperty("kind", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFixedWidth(40)
        self.toggled.connect(lambda on: self.setText("★" if on else "☆"))


class Item(QWidget):
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

    def show_wanted(self, wanted: Wanted | None) -> None:
        """It is wanted so."""
        self.count.write(wanted.count if wanted is not None else 0)
        self.star.setChecked(wanted is not None and wanted.starred)

    @property
    def wanted(self) -> Wanted | None:
        """How it is wanted; None where it is not."""
        count = self.count.value()
        return Wanted(count, self.star.isChecked()) if count else None

    def _allow(self) -> None:
        self.star.setEnabled(self.count.value() > 0)
        self.changed.emit()
