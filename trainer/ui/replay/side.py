"""One side of a replay: whose table it is, what is done in the step, and the table."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.ui.replay.seen import TableSeen
from trainer.ui.widgets import Elided, label, row


class SideView(QWidget):
    """Shows whose table it is and what they do; lit where the two part."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.seen = TableSeen(f"replay.{name}", "")
        self._whose = label("", "strong", name=f"replay.{name}.whose")
        self._does = Elided("", "body", name=f"replay.{name}.does")
        self._caption = QFrame()
        self._caption.setProperty("kind", "caption")
        self._caption.setLayout(row(self._whose, self._does, gap=14, around=(12, 5, 12, 5)))
        self._caption.layout().setStretch(1, 1)  # type: ignore[union-attr]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._caption)
        layout.addWidget(self.seen, 1)

    def call(self, whose: str, spoken: str) -> None:
        """Name the table, for the eye and for a screen reader."""
        self._whose.setText(whose)
        self.seen.table.setAccessibleName(spoken)

    def tell(self, does: str, *, waits: bool, lit: bool) -> None:
        """Show the act of this step; quiet without one, lit if the two part."""
        self._does.setText(does)
        self._does.setAccessibleName(does)
        self._does.setProperty("role", "secondary" if waits else "strong")
        self._caption.setProperty("here", lit)
        for widget in (self._does, self._caption):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
