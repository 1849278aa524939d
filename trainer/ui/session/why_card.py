"""The card that says why the round on the table was dealt."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from trainer.school.choice_reason import Why
from trainer.school.session.why_words import guarded
from trainer.ui.widgets import Button, label, row, wrapped
from trainer.wording import say

WIDE = 440


class WhyCard(QDialog):
    """Tells the kind of reason and nothing that gives the round away; for a new skill, a worked
    example with other cards. Esc closes it."""

    def __init__(self, why: Why, parent: QWidget, example: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Why this round?"))
        self.setObjectName("why")
        self.setFixedWidth(WIDE)
        close = Button(say("Close"), "why.close", kind="primary", key="Esc")
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(label(say("Why this round?"), "panel"))
        for sentence in guarded(why, example):
            layout.addWidget(wrapped(sentence))
        layout.addLayout(row(None, close))
