"""The page while a supervisor has paused the table: nothing of it can be seen or done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.heard.announcing import announce
from trainer.ui.widgets import column, frame, label, wrapped
from trainer.wording import say


class HeldPage(QWidget):
    """Says who paused the table. The supervisor alone lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("held")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._who = wrapped("", tone="quiet", name="held.who")
        self._note = wrapped("", name="held.note")
        card = frame("card")
        card.setFixedWidth(420)
        title = label(say("Paused by your supervisor"), "panel", name="held.title")
        stands = wrapped(
            say("The clock stands still. Everything on the table is kept."), tone="quiet"
        )
        card.setLayout(column(title, self._who, stands, self._note, gap=8, around=24))
        layout = QVBoxLayout(self)
        layout.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)

    def tell(self, who: str, note: str = "") -> None:
        """That supervisor paused the table, and says that."""
        words = say("{name} lets you go on.", name=who)
        self._who.setText(words)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(f"{say('Paused by your supervisor')}. {words} {note}".strip())
        announce(self, self.accessibleName())
