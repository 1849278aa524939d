"""The class: who is ready, what goes wrong, what waits."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.school.reports.board import Board
from trainer.school.reports.pareto import By, Pareto
from trainer.school.reports.reports import Waiting
from trainer.ui.audit.alarm_line import AlarmLine
from trainer.ui.exporting import ExportMenu
from trainer.ui.paper import column, label, row, wrapped
from trainer.ui.reports.board_card import BoardCard
from trainer.ui.reports.cards import ParetoCard, WaitingCard
from trainer.ui.reports.filters import Filters
from trainer.wording import say

WIDEST = 1420


class ClassPage(QScrollArea):
    """Shows one class. Emits what is asked for: other figures, a trainee, an exam to be signed, an
    attempt to be looked at."""

    asked = Signal()
    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("class")
        self.setAccessibleName(say("Class"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.filters, self.export = Filters("class.filters"), ExportMenu("class.export")
        self.title = label(say("Class"), "title", name="class.title")
        self.board, self.pareto, self.waiting = BoardCard(), ParetoCard(), WaitingCard()
        self.alarm = AlarmLine("class.alarm")
        self._empty = wrapped("", name="class.empty")
        self._cards = QWidget()
        self._put_together()
        self.filters.changed.connect(self.asked)
        self.pareto.chosen.connect(lambda _: self.asked.emit())
        self.board.pressed.connect(self.pressed)

    @property
    def by(self) -> By:
        """By what mistakes are told."""
        chosen = self.pareto.by.value
        return chosen if isinstance(chosen, By) else By.MONEY

    def present(
        self, board: Board, pareto: Pareto, waiting: Waiting, today: int, currency: str
    ) -> None:
        """Show these."""
        self.title.setText(self.filters.class_.currentText())
        self.board.present(board)
        self.pareto.present(pareto, currency)
        self.waiting.present(waiting, today)
        self._show_cards(there=True)

    def present_none(self, why: str) -> None:
        """There is nothing to show, and why."""
        self.title.setText(say("Class"))
        self._empty.setText(why)
        self._show_cards(there=False)

    def _show_cards(self, *, there: bool) -> None:
        self._cards.setVisible(there)
        self.export.setVisible(there)
        self._empty.setVisible(not there)

    def _put_together(self) -> None:
        head = row(self.title, None, self.filters, self.export, gap=8)
        below = row(gap=18)
        below.addWidget(self.pareto, 53)
        below.addWidget(self.waiting, 47)
        self._cards.setLayout(column(self.board, below, gap=18))
        body = column(head, self.alarm, self._empty, self._cards, None, gap=14)
        inside, page = QWidget(), QWidget()
        inside.setLayout(body)
        inside.setMaximumWidth(WIDEST)
        page.setProperty("kind", "page")
        around = row(inside, None, around=(36, 24, 36, 24))
        around.setStretch(0, 100)
        page.setLayout(around)
        self.setWidget(page)
        self._show_cards(there=False)
