"""A few values of which one is chosen, side by side: seats, when feedback comes, a theme."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from trainer.ui.flow import Flow
from trainer.ui.theme import font
from trainer.wording import say


class Segments(QWidget):
    """Shows what can be chosen. Emits the value that the trainee chose."""

    chosen = Signal(object)

    def __init__(self, name: str, spoken: str, values: Sequence[tuple[object, str]]) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self._group = QButtonGroup(self)
        self._buttons: dict[object, QPushButton] = {}
        layout = Flow(gap=6)
        self.setLayout(layout)
        for value, text in values:
            button = self._button(
                f"{name}.{value}", say("{name}: {value}", name=spoken, value=text), text
            )
            button.clicked.connect(partial(self._choose, value))
            self._buttons[value] = button
            layout.addWidget(button)

    @property
    def value(self) -> object:
        """The chosen value, None before there is one."""
        return next((v for v, button in self._buttons.items() if button.isChecked()), None)

    def show_chosen(self, value: object) -> None:
        """That value is the chosen one. Nothing is emitted."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def focus_chosen(self) -> None:
        """The keyboard is on the chosen value."""
        for button in self._buttons.values():
            if button.isChecked():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def allow(self, values: Sequence[object]) -> None:
        """Only these can be chosen."""
        for value, button in self._buttons.items():
            button.setEnabled(value in values)

    def _choose(self, value: object, *_: object) -> None:
        self.chosen.emit(value)

    def _button(self, name: str, spoken: str, text: str) -> QPushButton:
        button = Segment(text)
        button.setObjectName(name)
        button.setAccessibleName(spoken)
        button.setProperty("kind", "choice")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        bold = QFontMetrics(font(14, bold=True)).horizontalAdvance(text)
        button.setMinimumWidth(max(30, bold + 22))
        self._group.addButton(button)
        return button


class Segment(QPushButton):
    """One of the values: of its group one is chosen, which arrows change and Tab comes to."""

    heard_as = QAccessible.Role.RadioButton
