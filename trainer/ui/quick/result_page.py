"""The result of a quick drill: figures, skills, wrong rules, and every wrong answer as a card."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.school.questions.result import QuickSummary
from trainer.school.words.figure_words import clock
from trainer.ui.debrief.review_card import ReviewCard
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.widgets import Button, Elided, cell_grid, column, emptied, press_key, wrapped
from trainer.ui.quick.result_parts import TrapCard, WrongCard, beside_cards, seconds, skill_card
from trainer.wording import say

SIDE_WIDE = 400
TWO_ACROSS = 1300


class QuickResultPage(QWidget):
    """Shows one result. Emits what comes next: the same drill, what was wrong, or the way back."""

    accessible_role = QAccessible.Role.Grouping

    home = Signal()
    again = Signal()
    only_wrong = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick.result")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._head = QuickResultHead()
        self.review = ReviewCard("quick.review")
        self._side = column(gap=14)
        self._cards = cell_grid(14, 14)
        self._result: QuickSummary | None = None
        self._head.left.connect(self.home)
        self._head.onward.clicked.connect(self.again)
        self._head.repeat.clicked.connect(self.only_wrong)
        self._put_together()

    def present(self, result: QuickSummary) -> None:
        self._result = result
        self.setAccessibleName(
            say(
                "{drill}: {some} of {all} right",
                drill=result.drill_title,
                some=result.right,
                all=result.of,
            )
        )
        self._head.present(result)
        emptied(self._side)
        self._side.addWidget(skill_card(result.skills))
        if result.traps:
            self._side.addWidget(TrapCard(result.traps))
        self._show_wrong(result)
        self._scroll.verticalScrollBar().setValue(0)
        self._head.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_wrong(self, result: QuickSummary) -> None:
        emptied(self._cards)
        if not result.wrong:
            self._cards.addWidget(wrapped(say("Every answer was right."), "section"), 0, 0)
            return
        across = 2 if self.width() >= TWO_ACROSS else 1
        for place, item in enumerate(result.wrong):
            card = WrongCard(item)
            self._cards.addWidget(card, place // across, place % across)
        for at in range(2):
            self._cards.setColumnStretch(at, 1 if at < across else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        again = self.again.emit
        keys = {"Esc": self.home.emit, "Enter": again, "A": again, "R": self.review.ask}
        if self._head.repeat.isVisible():
            keys["W"] = self.only_wrong.emit
        if not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        self._side.setContentsMargins(0, 0, 0, 0)
        side = column(self.review, self._side, None, gap=14)
        self._scroll = beside_cards(side, SIDE_WIDE, column(self._cards, None))
        self.setLayout(column(self._head, (self._scroll, 1), gap=0))


class QuickResultHead(PageHead):
    """The figures, and the ways on."""

    def __init__(self) -> None:
        back = SquareButton("quick.result.home", "back", say("Home"), say("Home (Esc)"))
        title = Elided("", "panel", name="quick.result.title")
        super().__init__(back, title, Elided("", "secondary"))
        self.repeat = Button(say("Only the wrong ones"), "quick.result.wrong", key="W")
        self.onward = Button(say("Again"), "quick.result.again", kind="primary", key="Enter")
        self._right = Figure(say("Right"), "quick.result.right")
        self._median = Figure(say("Median"), "quick.result.median")
        self._time = Figure(say("Time"), "quick.result.time")
        self.add(self._right, self._median, self._time, self.repeat, self.onward)

    def present(self, result: QuickSummary) -> None:
        self.title.setText(result.drill_title)
        self.under.setText(result.house_title)
        self._right.tell(say("{some} of {all}", some=result.right, all=result.of))
        self._median.tell(seconds(result.median_ms))
        self._time.tell(clock(result.elapsed_ms))
        self.repeat.setVisible(bool(result.wrong) and result.can_repeat)
        self.onward.setEnabled(result.can_repeat)
