"""The wrong rules that explain mistakes at this house, each with a way to test it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, worn, wrapped
from trainer.wording import say, say_list


class BeliefsCard(QFrame):
    """Shows wrong rules. Emits the ids of those that are to be tested."""

    tested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.beliefs")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Open wrong rules"))
        self._lines = column(gap=0)
        head = column(
            label(say("Open wrong rules"), "section"),
            wrapped(say("Wrong rules that explain your mistakes"), "secondary"),
            gap=2,
        )
        self.setLayout(column(head, 6, self._lines, None, gap=4, around=(20, 16, 20, 16)))

    def present(self, beliefs: Sequence[BeliefHeld]) -> None:
        """Show these; those that are held no more come last."""
        emptied(self._lines)
        if not beliefs:
            self._lines.addWidget(wrapped(say("None: no mistake fits a wrong rule."), tone="quiet"))
        for number, each in enumerate(beliefs, 1):
            self._lines.addWidget(hairline())
            self._lines.addWidget(self._line(each, f"progress.belief.{number}"))

    def _line(self, held: BeliefHeld, name: str) -> QWidget:
        line = QWidget()
        line.setObjectName(name)
        words = column(wrapped(say_list(held.words, "or"), "strong"), gap=2)
        words.addWidget(wrapped(held.how_sure, "secondary"))
        words.addWidget(wrapped(held.since_text, "secondary"))
        beside = column(label(sureness_words(held.sureness), "secondary"), gap=6)
        if held.probability is not None:
            beside.addWidget(_Sure(held))
        if held.can_be_tested:
            beside.addWidget(self._test(held, name))
        body = row(gap=14, around=(0, 10, 0, 10))
        body.addLayout(words, 1)
        body.addLayout(beside)
        line.setLayout(body)
        return line

    def _test(self, held: BeliefHeld, name: str) -> Button:
        made = Button(say("Test it"), f"{name}.test")
        made.setAccessibleDescription(say_list(held.words, "or"))
        made.clicked.connect(lambda: self.tested.emit(held.ids))
        return made


class _Sure(QWidget):
    """The certainty as a bar; the words beside it say the same."""

    def __init__(self, held: BeliefHeld) -> None:
        super().__init__()
        self._held = held
        self.setFixedSize(QSize(120, 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, held = worn(), self._held
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(box, 4, 4)
        share = held.probability or 0.0
        sure = held.sureness is Sureness.CONFIRMED
        painter.setBrush(QColor(theme.critical if sure else theme.here_edge))
        painter.drawRoundedRect(QRectF(0, 0, box.width() * share, box.height()), 4, 4)
        painter.end()


def sureness_words(sureness: Sureness) -> str:
    """The certainty in a word."""
    match sureness:
        case Sureness.CONFIRMED:
            return say("Confirmed")
        case Sureness.SUSPECTED:
            return say("Suspected")
        case Sureness.PATTERN:
            return say("Pattern")
        case Sureness.CLEARED:
            return say("Cleared")
