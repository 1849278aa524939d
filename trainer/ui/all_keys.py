"""All keys of the table, on one card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.table.keys import MAIN_KEYS, MORE_KEYS, Legend
from trainer.ui.widgets import Button, keycap, label, row
from trainer.wording import phrase, say, say_phrase

BONUS_NOTE = phrase(
    "You can pay the Ante with its bonus, or the bonus afterwards. Shift+K or the right button "
    "pays a bonus by itself. On the Progressive that is the Envy Bonus."
)


class AllKeys(QDialog):
    """Lists every key with what it does. Esc closes the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("All keys"))
        self.setObjectName("all_keys")
        grid = QGridLayout()
        grid.setHorizontalSpacing(36)
        grid.setVerticalSpacing(6)
        legends = (*MAIN_KEYS, *MORE_KEYS)
        half = (len(legends) + 1) // 2
        for place, legend in enumerate(legends):
            grid.addLayout(_line(legend), place % half, place // half)
        close = Button(say("Close"), "all_keys.close", kind="primary", key="Esc")
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(16)
        layout.addWidget(label(say("All keys"), "panel"))
        layout.addLayout(grid)
        note = label(say_phrase(BONUS_NOTE), "secondary")
        note.setWordWrap(True)
        layout.addWidget(note)
        self.more = Button(say("Help on the table"), "all_keys.help")
        self.more.clicked.connect(self.accept)
        layout.addLayout(row(self.more, None, close))


def _line(legend: Legend) -> QHBoxLayout:
    name = label(legend.words, "dense")
    name.setMinimumWidth(170)
    keys = row(gap=4)
    for key, _ in legend.keys:
        cap = keycap(key) if key != "–" else label(key, "secondary")
        cap.ensurePolished()
        wide = max(cap.fontMetrics().horizontalAdvance(key) + 2, 10)
        cap.setStyleSheet(f"min-width: {wide}px;")  # however small the screen, no key is cut off
        keys.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
    line = row(name, None, gap=16)
    line.addLayout(keys)
    return line
