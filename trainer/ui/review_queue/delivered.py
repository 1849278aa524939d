"""The marks as they were delivered, where today's are not the same."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame

from trainer.ui.widgets import Piece, column, emptied, hairline, label, wrapped
from trainer.wording import say


class DeliveredCard(QFrame):
    """Shows each mistake that was marked then; hidden where there is nothing to be told."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("attempt.delivered")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("As it was marked then"))
        self._lines = column(gap=6)
        head = column(
            label(say("As it was marked then"), "section"),
            wrapped(say("What counts, and what the trainee was shown."), "secondary"),
            gap=2,
        )
        self.setLayout(column(head, self._lines, gap=8, around=(18, 14, 18, 14)))

    def present(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these mistakes, each with where it was and what it cost."""
        emptied(self._lines)
        for title, under in lines:
            pieces: tuple[Piece, ...] = (wrapped(title, "strong"), wrapped(under, "secondary"))
            self._lines.addWidget(hairline())
            self._lines.addLayout(column(*pieces, gap=2))
        self.setVisible(bool(lines))
