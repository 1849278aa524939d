"""Overlays of the table: the pause, the list of all its keys, the reason for the round."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.school.choice_reason import Why, guarded
from trainer.ui.kit.focus import KeepsKeyboard
from trainer.ui.kit.grounds import Dialog, Ground
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    column,
    enter_presses,
    frame,
    keycap,
    label,
    row,
    wrapped,
)
from trainer.ui.table.keys import MAIN_KEYS, MORE_KEYS, Legend, keys_at
from trainer.wording import phrase, say, say_phrase


class Paused(Ground):
    """Covers the page. Emits when the round goes on or is left, and that help is wanted."""

    over = Signal()
    leaving = Signal()
    helped = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__("cover", "paused", say("Paused"), parent=page)
        self.setAutoFillBackground(True)
        self._onward = Button(say("Resume"), "paused.go_on", kind="primary", key="Enter")
        help_ = Button(say("Help on the table"), "paused.help", key="F1", does=self.helped)
        leave = Button(say("Leave the table"), "paused.leave", does=self.leaving)
        self._onward.clicked.connect(self.over)
        card = frame("card")
        card.setFixedWidth(340)
        title = label(say("Paused"), "panel")
        words = wrapped(say("The clock is stopped. Everything on the table is kept."), tone="quiet")
        card.setLayout(column(title, words, 8, self._onward, help_, leave, gap=8, around=24))
        layout = QVBoxLayout(self)
        layout.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self._onward)
        self._keeps = KeepsKeyboard(self, page)
        self.hide()

    def cover(self) -> None:
        page = self.parentWidget()
        assert page is not None
        self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self._onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.over.emit()
        elif event.key() == Qt.Key.Key_F1:
            self.helped.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        event.accept()


WIDE = 440


class WhyCard(Dialog):
    """Tells the kind of reason and nothing that gives the round away; for a new skill, a worked
    example with other cards. Esc closes it."""

    def __init__(self, why: Why, parent: QWidget, example: str = "") -> None:
        super().__init__(parent, "why", say("Why this round?"))
        self.setFixedWidth(WIDE)
        close = Button(say("Close"), "why.close", kind="primary", key="Esc", does=self.accept)
        head, says = label(say("Why this round?"), "panel"), map(wrapped, guarded(why, example))
        self.setLayout(column(head, *says, row(None, close), gap=12, around=(28, 24, 28, 20)))


BONUS_NOTE = phrase(
    "You can pay the Ante with its bonus, or the bonus afterwards. Shift+K or the right button "
    "pays a bonus by itself. On the Progressive that is the Envy Bonus."
)


class AllKeys(Dialog):
    """Lists every key with what it does, at a table of so many chips and places. Esc closes the
    card."""

    def __init__(self, chips: int, places: int, parent: QWidget) -> None:
        super().__init__(parent, "all_keys", say("All keys"))
        grid = cell_grid(36, 6)
        legends = (*keys_at(MAIN_KEYS, chips, places), *MORE_KEYS)
        half = (len(legends) + 1) // 2
        for place, legend in enumerate(legends):
            grid.addLayout(_line(legend), place % half, place // half)
        close = Button(say("Close"), "all_keys.close", kind="primary", key="Esc", does=self.accept)
        note = label(say_phrase(BONUS_NOTE), "secondary")
        note.setWordWrap(True)
        self.more = Button(say("Help on the table"), "all_keys.help", does=self.accept)
        pieces = (label(say("All keys"), "panel"), grid, note, row(self.more, None, close))
        self.setLayout(column(*pieces, gap=16, around=(28, 24, 28, 20)))


def _line(legend: Legend) -> QHBoxLayout:
    name = label(legend.words, "dense")
    name.setMinimumWidth(170)
    keys = row(gap=4)
    for key, _ in legend.keys:
        cap = keycap(key) if key != "–" else label(key, "secondary")
        # Before its style sheet is applied, its font is not yet the one it is painted in.
        cap.ensurePolished()
        wide = max(cap.fontMetrics().horizontalAdvance(key) + 2, 10)
        cap.setStyleSheet(f"min-width: {wide}px;")  # however small the screen, no key is cut off
        keys.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
    return row(name, None, keys, gap=16)
