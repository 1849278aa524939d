"""A few values side by side, one of which is chosen: seats, feedback, a theme."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame

from trainer.ui.kit.flow import Flow
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import WordButton, worn
from trainer.wording import say

# A longer value, like the name of a house of one's own, is cut.
WIDEST = 420


class Segments(QFrame):
    """Shows the values, ``joined`` in one bar or each apart. Emits the value that the trainee
    chose."""

    chosen = Signal(object)

    def __init__(
        self, name: str, spoken: str, values: Sequence[tuple[object, str]], *, joined: bool = False
    ) -> None:
        super().__init__()
        self.setProperty("kind", "bar" if joined else "plain")
        self._joined = joined
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self._group = QButtonGroup(self)
        self._buttons: dict[object, Segment] = {}
        layout = Flow(gap=0 if joined else 6)
        self.setLayout(layout)
        for value, text in values:
            button = self._button(f"{name}.{value}")
            self._tell(button, text)
            button.clicked.connect(partial(self._choose, value))
            self._buttons[value] = button
            layout.addWidget(button)
        self._group.buttonToggled.connect(self._lead_keyboard)

    def paintEvent(self, event: QPaintEvent) -> None:
        """In a bar, draw a line between two that are not chosen."""
        super().paintEvent(event)
        if not self._joined:
            return
        painter = QPainter(self)
        painter.setPen(QPen(QColor(worn().line), 1))
        for one, other in pairwise(self._buttons.values()):
            if one.y() == other.y() and not one.isChecked() and not other.isChecked():
                painter.drawLine(other.x(), other.y() + 6, other.x(), other.geometry().bottom() - 6)
        painter.end()

    @property
    def value(self) -> object:
        """The chosen value, None before there is one."""
        return next((v for v, button in self._buttons.items() if button.isChecked()), None)

    @property
    def wide(self) -> int:
        """The width of all of them side by side in a bar."""
        return sum(each.minimumWidth() for each in self._buttons.values()) + 4

    def tell(self, value: object, text: str) -> None:
        # A button measures and paints itself anew even for the words that it has.
        if self._buttons[value].text() != text:
            self._tell(self._buttons[value], text)

    def _tell(self, button: Segment, text: str) -> None:
        button.setText(text)
        button.setAccessibleName(say("{name}: {value}", name=self.accessibleName(), value=text))
        bold = QFontMetrics(font(13 if self._joined else 14, bold=True)).horizontalAdvance(text)
        button.setMinimumWidth(min(max(30, bold + 22), scaled(WIDEST)))

    def leave_to_page(self, *keys: Qt.Key) -> None:
        """Leave these keys to the page, wherever the keyboard is in here."""
        for button in self._buttons.values():
            button.left_to_page = keys

    def show_chosen(self, value: object) -> None:
        """Show that value as chosen. Nothing is emitted."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def focus_chosen(self) -> None:
        """Give the keyboard to the chosen value."""
        for button in self._buttons.values():
            if button.isChecked():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lead_keyboard(self) -> None:
        """Let Tab come to the chosen value."""
        policy = Qt.FocusPolicy
        now = {button.focusPolicy() for button in self._buttons.values()}
        # Qt does so only once one of them had the keyboard.
        if now & {policy.StrongFocus, policy.ClickFocus}:
            chosen, others = policy.StrongFocus, policy.ClickFocus
        elif policy.TabFocus in now:  # a page whose keys go past whatever was clicked
            chosen, others = policy.TabFocus, policy.NoFocus
        else:
            return
        for button in self._buttons.values():
            button.setFocusPolicy(chosen if button.isChecked() else others)

    def allow(self, values: Sequence[object]) -> None:
        for value, button in self._buttons.items():
            button.setEnabled(value in values)

    def _choose(self, value: object, *_: object) -> None:
        self.chosen.emit(value)

    def _button(self, name: str) -> Segment:
        button = Segment()
        button.setObjectName(name)
        button.setProperty("kind", "in-bar" if self._joined else "choice")
        button.setCheckable(True)
        # In a dialog every push button takes Enter for itself unless it is told not to.
        button.setAutoDefault(False)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._group.addButton(button)
        return button


class Segment(WordButton):
    """One of the values; arrows change the choice, and Tab comes to the chosen one."""

    accessible_role = QAccessible.Role.RadioButton
    left_to_page: tuple[Qt.Key, ...] = ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows move the choice, except those that are the page's."""
        if event.key() in self.left_to_page:
            event.ignore()
        else:
            super().keyPressEvent(event)
