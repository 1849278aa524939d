"""The runner of a quick sitting: answers go to the school, and the next item comes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.drills.drill_options import Feedback
from trainer.errors import InputError
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    MarkedAnswer,
    QuestionShown,
    SeatAsked,
)
from trainer.school.questions.sitting import QuickSitting
from trainer.school.words.figure_words import clock_words
from trainer.ui.incident.page import IncidentPage
from trainer.ui.quick.bets_table import bets_lying
from trainer.ui.quick.page import QuickPage
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table.felt_words import felt_words, limits
from trainer.wording import speak_of

TICK_MS = 100


class QuickSession(QObject):
    """Runs one sitting on its page.

    Emits its end, that it was left, and the problems of an answer that could not be recorded: that
    one was not given.
    """

    over = Signal()
    left = Signal()
    troubled = Signal(object)

    def __init__(self, page: QuickPage | IncidentPage) -> None:
        super().__init__(page)
        self._page = page
        self.sitting: QuickSitting | None = None
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._time_goes)
        page.answered.connect(self._answered)
        page.onward.connect(self._go_on)
        page.left.connect(self._leave)

    def sit_down(self, sitting: QuickSitting) -> None:
        """Put the sitting's item on the page, and let its time run."""
        self.sitting = sitting
        self._show(sitting)
        self._page.begin(at_once=sitting.feedback is Feedback.AT_ONCE)
        self._tick.start()

    def _show(self, sitting: QuickSitting) -> None:
        speak_of(sitting.house.rules.spoken)
        self._page.present(shown(sitting))
        if isinstance(self._page, QuickPage):
            found = sitting.help()
            self._page.show_help(found.text if found is not None else "")

    def _answered(self, answer: Answer | None) -> None:
        sitting = self.sitting
        if sitting is None or sitting.is_answered:
            return
        try:
            marked = sitting.answer(answer)
        except InputError as error:
            self.troubled.emit(error.problems)
            return
        if marked is None:
            self._page.quiet()
            self._go_on()
        else:
            self._tell(marked)

    def _tell(self, marked: MarkedAnswer) -> None:
        """Show the marks: a right answer needs no pause, except at the table; a wrong one stays
        until the trainee goes on."""
        waits = self._page.waits_always or not marked.right
        self._page.tell(marked, waits=waits)
        if not waits:
            self._go_on()

    def _go_on(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        if sitting.next():
            self._show(sitting)
        else:
            self._tick.stop()
            self.over.emit()

    def stop(self) -> None:
        """Let go of the sitting; it is kept as it stands."""
        self._tick.stop()
        self.sitting = None

    def _leave(self) -> None:
        self.stop()
        self.left.emit()

    def _time_goes(self) -> None:
        sitting = self.sitting
        if sitting is None or sitting.is_answered:
            return
        limit = sitting.clock.limit
        if limit is not None and sitting.watch.elapsed_ms >= 1000 * limit:
            self._answered(None)
        else:
            self._page.tick(clock_words(sitting.clock, sitting.watch.elapsed_ms))


def shown(sitting: QuickSitting) -> QuickShown:
    """The present item as the page shows it."""
    item = sitting.shown
    stake = item.stake if isinstance(item, QuestionShown) else None
    placard = stake.placard if stake is not None else None
    if isinstance(item, SeatAsked):
        placard = item.round_.placard
    bets = item if isinstance(item, BetsShown) else None
    at_once = sitting.feedback is Feedback.AT_ONCE
    rules = sitting.house.rules
    return QuickShown(
        house=sitting.house.title,
        drill=sitting.title,
        number=sitting.number,
        of=sitting.of,
        item=item,
        words=felt_words(rules, placard),
        right=sitting.right if at_once else None,
        clock=clock_words(sitting.clock, sitting.watch.elapsed_ms),
        table=bets_lying(sitting.house, bets) if bets else None,
        limits=limits(rules.at_table(bets.round_.placard)) if bets else None,
    )
