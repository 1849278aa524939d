"""The debrief's page: the head, the two columns, and the mistakes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from trainer.school.debrief.debrief import Debrief, SecondTry
from trainer.school.remark import Remark
from trainer.ui.debrief.ask_again import AskAgain
from trainer.ui.debrief.columns import Columns
from trainer.ui.debrief.header import DebriefHeader
from trainer.ui.debrief.mistake_list import MistakeList
from trainer.ui.debrief.review_card import about_round, review_form
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, enter_presses, frame, keys_named, row
from trainer.ui.table.drawing.words import FeltWords
from trainer.wording import say

COLUMNS_WIDE, ROOMY = 380, 1600
"""The width of the columns; in a window wider than that they get a third of the rest."""
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class DebriefPage(QWidget):
    """Shows one finished round. Emits where the trainee goes from it.

    Numbers are those of mistakes (0 for the round as a whole), those of ``watch_met`` of
    interruptions. ``cited`` is a clause of the house's book; ``tested`` has the ids of beliefs to
    be tested; ``in_sight`` says if the page is visible; ``asked`` has the subject and the words of
    a request for a review; ``answered`` the mistake whose wagers were answered again, with the
    acts; ``ask_first`` says if answers are hidden at first from now on.
    """

    home = Signal()
    same_traps = Signal()
    next_round = Signal()
    watch = Signal(int)
    watch_met = Signal(int)
    cited = Signal(str)
    clause = Signal(int)
    trap = Signal(int)
    tested = Signal(object)
    in_sight = Signal(bool)
    asked = Signal(int, str)
    answered = Signal(int, object)
    ask_first = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("debrief")
        self.debrief: Debrief | None = None
        self.header = DebriefHeader()
        self.columns = Columns()
        self.mistakes = MistakeList()
        self.asking, self._room = review_form("debrief.asking"), frame("plain")
        self._room.hide()
        self._words: FeltWords | None = None
        self._why = False
        self._put_together()
        take_by_tab_alone(self)
        self.header.left.connect(self.home)
        self.header.again.clicked.connect(self.same_traps)
        self.header.onward.clicked.connect(self.next_round)
        self.columns.chosen.connect(self.mistakes.choose)
        self.mistakes.chosen.connect(self._lit)
        self.mistakes.again.connect(self.try_again)
        self.mistakes.given_up.connect(self.show_answer)
        self.mistakes.answered.connect(self.answered)
        self.mistakes.watch.connect(self.watch)
        self.mistakes.watch_met.connect(self.watch_met)
        self.mistakes.cited.connect(self.cited)
        self.columns.met_chosen.connect(self.mistakes.show_interruption)
        self.mistakes.clause.connect(self.clause)
        self.mistakes.trap.connect(self.trap)
        self.mistakes.tested.connect(self.tested)
        self._foot.replay.clicked.connect(lambda: self.watch.emit(self.mistakes.lit))
        self._foot.trap.clicked.connect(lambda: self.trap.emit(self.mistakes.lit))
        self._foot.review.clicked.connect(self.ask)
        self._foot.first.clicked.connect(self._hide_first)
        self.asking.sent.connect(self.asked)
        self.asking.cancelled.connect(self.stop_asking)

    def present(
        self,
        debrief: Debrief,
        *,
        onward: str = "",
        words: FeltWords | None = None,
        ask_first: bool = False,
        why: bool = False,
    ) -> None:
        """Show this round, with its first mistake chosen.

        ``onward`` names what Enter does, ``words`` are those of its felt. ``ask_first``: answers
        that can be hidden are; ``why``: reasons are asked for too.
        """
        self.debrief, self._words, self._why = debrief, words, why
        self._put_away_asking()
        self.header.present(debrief, onward or say("Next round"))
        self.columns.present(debrief)
        self.mistakes.present(debrief, words=words, why=why)
        self._foot.present(
            mistakes=bool(debrief.mistakes),
            belief=any(card.belief for card in self.mistakes.cards),
            can_ask=debrief.can_ask,
            can_try=any(card.can_ask for card in self.mistakes.cards),
        )
        self._foot.first.setChecked(ask_first)
        if ask_first:
            self._hide_all()
        self._tell_hidden()
        self.setAccessibleName(say("Debrief of round {number}", number=debrief.number))
        if debrief.mistakes:
            self.mistakes.choose(debrief.mistakes[0].number)
        else:
            self.header.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, remarks: tuple[Remark, ...]) -> None:
        """Show the remarks so far; the lit mistake stays lit."""
        if self.debrief is None:
            return
        lit, hidden = self.mistakes.lit, self.mistakes.hidden
        self.debrief = replace(self.debrief, remarks=remarks)
        self.columns.lines.weigh(self.debrief)
        self.mistakes.present(self.debrief, words=self._words, why=self._why)
        for card in self.mistakes.cards:
            if card.number in hidden:
                card.ask()
        self.mistakes.choose(lit)

    # ------------------------------------------------------------------ tried again

    def try_again(self, number: int) -> None:
        """Ask the wagers of that mistake, with the answer hidden, and give them the keyboard."""
        card = self.mistakes.card(number)
        if card is None or not card.can_ask:
            return
        self.mistakes.choose(number)
        card.ask()
        self._tell_hidden()
        assert card.question is not None, "what can be asked is asked"
        card.question.begin()
        self.mistakes.bring(number)

    def show_answer(self, number: int) -> None:
        """Tell the answer, and give the keyboard to the mistake."""
        card = self.mistakes.card(number)
        if card is not None:
            card.tell()
            self._tell_hidden()
            self.mistakes.choose(number)

    def tell_try(self, tried: SecondTry) -> None:
        """Tell the answer, and if it was right the second time."""
        if self.debrief is not None:
            self.debrief = replace(self.debrief, tries=(*self.debrief.tries, tried))
        self.mistakes.show_try(tried)
        self.show_answer(tried.number)
        announce(self, say("Right now") if tried.right else say("Not yet"), at_once=True)

    def _hide_first(self, first: bool) -> None:
        if first:
            self._hide_all()
        else:
            for card in self.mistakes.cards:
                card.tell()
        self._tell_hidden()
        self.mistakes.choose(self.mistakes.lit)
        self.ask_first.emit(first)

    def _hide_all(self) -> None:
        for card in self.mistakes.cards:
            card.ask()

    def _tell_hidden(self) -> None:
        hidden = self.mistakes.hidden
        self.columns.hide_answers(hidden)
        self.header.hide_totals(hidden=bool(hidden))
        self._lead()

    def _lit(self, number: int) -> None:
        self.columns.show_mistake(number)
        self._lead()

    def _lead(self) -> None:
        """Fill one button: that of the form, of the lit card that asks, or the way on."""
        writes = not self._room.isHidden()
        self.header.lead(here=self._question is None and not writes)
        for card in self.mistakes.cards:
            if card.question is not None:
                card.question.lead(here=card.question is self._question and not writes)

    @property
    def _question(self) -> AskAgain | None:
        """The question of the lit card, if it asks one."""
        card = self.mistakes.card(self.mistakes.lit)
        return card.question if card is not None else None

    def ask(self) -> None:
        """Open the form of a request for a review: of the lit mistake, or of the whole round."""
        if self.debrief is not None and self.debrief.can_ask:
            self._room.show()
            self._lead()
            self.asking.open(about_round(self.debrief, self.mistakes.hidden), self.mistakes.lit)

    def _put_away_asking(self) -> None:
        self.asking.hide()
        self._room.hide()
        if self.debrief is not None:
            self._lead()

    def stop_asking(self) -> None:
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
        key, question = event.key(), self._question
        if question is not None and self._asked_key(event, question):
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.next_round.emit()
        elif key == Qt.Key.Key_Escape:
            self.home.emit()
        elif key in _FORWARD or key in _BACK:
            self.mistakes.step(1 if key in _FORWARD else -1)
        elif key == Qt.Key.Key_R:
            self.watch.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_T and self._can_try:
            self.try_again(self.mistakes.lit)
        elif key in (Qt.Key.Key_T, Qt.Key.Key_N) and self.mistakes.lit:
            self.trap.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_Q and not self._foot.first.isHidden():
            self._foot.first.click()
        elif key == Qt.Key.Key_C and self._lit_has_clause():
            self.clause.emit(self.mistakes.lit)
        elif key == Qt.Key.Key_B:
            self.mistakes.open_cause()
        elif key == Qt.Key.Key_A:
            self.ask()
        else:
            super().keyPressEvent(event)

    def _asked_key(self, event: QKeyEvent, question: AskAgain) -> bool:
        """True if the key belongs to the card that asks."""
        # Nothing else may tell its answer.
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.show_answer(self.mistakes.lit)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                question.onward()
        elif key == Qt.Key.Key_T:
            question.begin()
        else:
            return key in (Qt.Key.Key_C, Qt.Key.Key_B) or question.typed(event.text())
        return True

    @property
    def _can_try(self) -> bool:
        card = self.mistakes.card(self.mistakes.lit)
        return card is not None and card.can_ask

    def _lit_has_clause(self) -> bool:
        """True if the lit mistake rests on a clause in the house's book."""
        shown = self.debrief.mistakes if self.debrief is not None else ()
        return any(each.number == self.mistakes.lit and each.has_clause for each in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rest = max(0, self.width() - ROOMY)
        self._ground.setFixedWidth(scaled(COLUMNS_WIDE) + min(rest, ROOMY // 4) // 3)

    def _put_together(self) -> None:
        ground = frame("card", column(self.columns, around=(1, 1, 1, 6)))
        self._ground = ground
        ground.setFixedWidth(scaled(COLUMNS_WIDE))
        middle = row(ground, (self.mistakes, 1), gap=12, around=(20, 12, 10, 12))
        self._foot = DebriefFoot()
        self._room.setLayout(row(self.asking, around=(20, 0, 20, 12)))
        self.setLayout(column(self.header, (middle, 1), self._room, self._foot, gap=0))


class DebriefFoot(Ground):
    """Leads to the replay, to a supervisor, to new cards for the chosen mistake; names the
    keys."""

    def __init__(self) -> None:
        super().__init__("footer")
        self.replay = Button(say("Watch the replay"), "debrief.watch", key="R")
        self.review = Button(say("Ask for a review"), "debrief.ask", key="A")
        self.first = Button(say("Ask me first"), "debrief.ask_first", kind="choice", key="Q")
        self.first.setToolTip(say("Hide the answers until you have tried again"))
        self.first.setAccessibleDescription(self.first.toolTip())
        self.first.setCheckable(True)
        self.trap = Button(say("Practise this"), "debrief.trap", kind="quiet", key="N")
        self.trap.setToolTip(say("New cards with the trap of the chosen mistake"))
        self.trap.setAccessibleDescription(self.trap.toolTip())
        self._again = keys_named("T", words=say("try it again"))
        self._belief = keys_named("B", words=say("possible cause"))
        self._keys = frame("plain")
        moving, clause = (
            keys_named("↑", "↓", words=say("mistakes")),
            keys_named("C", words=say("clause")),
        )
        self._keys.setLayout(Flow(18, moving, self._again, clause, self._belief, at_right=True))
        line = row(self.replay, self.trap, self.first, self.review, gap=8, around=(20, 4, 20, 4))
        line.addStretch(1)
        line.addWidget(self._keys, 100, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)

    def present(
        self, *, mistakes: bool, belief: bool = False, can_ask: bool = False, can_try: bool = False
    ) -> None:
        """Name the keys that are of use: those for mistakes if there are any, B for a likely cause,
        a review in a school, hidden answers for wagers that can be tried again."""
        self.review.setVisible(can_ask)
        self._belief.setVisible(belief)
        self._keys.setVisible(mistakes)
        self.trap.setVisible(mistakes)
        for offer in (self.first, self._again):
            offer.setVisible(can_try)
