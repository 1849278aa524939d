"""The debrief's page: the head, the two columns, and the mistakes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.school.debrief import Debrief
from trainer.school.review.remark import Remark
from trainer.ui.debrief.asking import about, asking_form
from trainer.ui.debrief.columns import Columns
from trainer.ui.debrief.foot import Foot
from trainer.ui.debrief.header import Header
from trainer.ui.debrief.mistake_list import MistakeList
from trainer.ui.focus import take_by_tab_alone
from trainer.ui.paper import column, enter_presses, frame, row
from trainer.wording import say

COLUMNS_WIDE = 506
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class DebriefPage(QWidget):
    """Shows one finished round. Emits where the trainee wants to go from it: the numbers are those
    of mistakes, 0 for the round as a whole; ``tested`` has the ids of beliefs to be tested,
    ``in_sight`` says whether the page is to be seen, and ``asked`` what a review is asked for of,
    with the words."""

    home = Signal()
    same_traps = Signal()
    next_round = Signal()
    watch = Signal(int)
    clause = Signal(int)
    trap = Signal(int)
    tested = Signal(object)
    in_sight = Signal(bool)
    asked = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("debrief")
        self.debrief: Debrief | None = None
        self.header = Header()
        self.columns = Columns()
        self.mistakes = MistakeList()
        self.asking, self._room = asking_form(), frame("plain")
        self._room.hide()
        self._four = False
        self._put_together()
        take_by_tab_alone(self)
        self.header.left.connect(self.home)
        self.header.same_traps.connect(self.same_traps)
        self.header.next_round.connect(self.next_round)
        self.columns.chosen.connect(self.mistakes.choose)
        self.mistakes.chosen.connect(self.columns.show_mistake)
        self.mistakes.watch.connect(self.watch)
        self.mistakes.clause.connect(self.clause)
        self.mistakes.trap.connect(self.trap)
        self.mistakes.tested.connect(self.tested)
        self._foot.watch.connect(lambda: self.watch.emit(self.mistakes.lit))
        self._foot.ask.connect(self.ask)
        self.asking.sent.connect(self.asked)
        self.asking.cancelled.connect(self.stop_asking)

    def present(self, debrief: Debrief, *, onward: str = "", four_colour: bool = False) -> None:
        """Show this round, with its first mistake chosen; ``onward`` names what Enter does."""
        self.debrief, self._four = debrief, four_colour
        self._put_away_asking()
        self.header.present(debrief, onward or say("Next round"))
        self.columns.present(debrief)
        self.mistakes.present(debrief, four_colour=four_colour)
        self._foot.present(
            mistakes=bool(debrief.mistakes),
            belief=any(card.to_test() for card in self.mistakes.cards),
            can_ask=debrief.can_ask,
        )
        self.setAccessibleName(say("Debrief of round {number}", number=debrief.number))
        if debrief.mistakes:
            self.mistakes.choose(debrief.mistakes[0].number)
        else:
            self.header.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, remarks: tuple[Remark, ...]) -> None:
        """That is what was said of it by now; the mistake that is lit stays so."""
        if self.debrief is None:
            return
        lit = self.mistakes.lit
        self.debrief = replace(self.debrief, remarks=remarks)
        self.mistakes.present(self.debrief, four_colour=self._four)
        self.mistakes.choose(lit)

    def ask(self) -> None:
        """The words of a review that is asked for are to be written: of the mistake that is lit,
        or of the whole round."""
        if self.debrief is not None and self.debrief.can_ask:
            self._room.show()
            self.asking.open(about(self.debrief), self.mistakes.lit)

    def _put_away_asking(self) -> None:
        self.asking.hide()
        self._room.hide()

    def stop_asking(self) -> None:
        """Nothing is asked, or no more."""
        self._put_away_asking()
        if self.mistakes.lit:
            self.mistakes.choose(self.mistakes.lit)
        else:
            self.header.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.in_sight.emit(self.isVisible())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.in_sight.emit(self.isVisible())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.next_round.emit()
        elif key == Qt.Key.Key_Escape:
            self.home.emit()
        elif key in _FORWARD or key in _BACK:
            self.mistakes.step(1 if key in _FORWARD else -1)
        elif key == Qt.Key.Key_R:
            self.watch.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_T and self.mistakes.lit:
            self.trap.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_C and self._lit_has_clause():
            self.clause.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_B:
            self.mistakes.test_lit()
        elif key == Qt.Key.Key_A:
            self.ask()
        else:
            super().keyPressEvent(event)

    def _lit_has_clause(self) -> bool:
        """Whether the lit mistake rests on a clause that the house's book has."""
        shown = self.debrief.mistakes if self.debrief is not None else ()
        return any(each.number == self.mistakes.lit and each.has_clause for each in shown)

    def _put_together(self) -> None:
        ground = frame("card")
        ground.setLayout(column(self.columns, around=(1, 4, 1, 10)))
        middle = row(gap=20, around=(28, 18, 18, 18))
        ground.setMinimumWidth(COLUMNS_WIDE)
        middle.addWidget(ground, 37)
        middle.addWidget(self.mistakes, 63)
        self._foot = Foot()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.header)
        layout.addLayout(middle, 1)
        self._room.setLayout(row(self.asking, around=(28, 0, 28, 14)))
        layout.addWidget(self._room)
        layout.addWidget(self._foot)
