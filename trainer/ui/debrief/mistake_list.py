"""All mistakes of a round as cards, in one or two columns, however many there are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.school.debrief.debrief import Debrief, SecondTry
from trainer.school.held_beliefs import BeliefCost
from trainer.school.interruptions import WishMet
from trainer.ui.debrief.ask_again import Asking
from trainer.ui.debrief.mistake_card import CardReader, MistakeCard
from trainer.ui.debrief.review_card import SaidOfAll
from trainer.ui.debrief.round_cards import (
    Faultless,
    Handling,
    InterruptionsCard,
    NothingDone,
    ReasonedCard,
)
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import column, frame, row
from trainer.ui.table.drawing.words import FeltWords
from trainer.wording import say

TWO_COLUMNS_FROM, GAP = 800, 9


class MistakeList(ScrollArea):
    """Scrolls through the mistakes, one of which is lit.

    Emits the number of the lit one, or of one that is to be watched, whose clause is to be read,
    whose trap is to be dealt, or whose wagers are to be asked again or are answered; the number of
    an interruption to be watched; a citation to be read. ``pages``: Page Up and Down are the list's
    own, not its page's.
    """

    chosen = Signal(int)
    watch = Signal(int)
    watch_met = Signal(int)
    cited = Signal(str)
    clause = Signal(int)
    trap = Signal(int)
    tested = Signal(object)
    again = Signal(int)
    given_up = Signal(int)
    answered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__("debrief.mistakes", say("Mistakes"))
        self.pages = True
        self._cards: list[MistakeCard] = []
        self.interruptions: InterruptionsCard | None = None
        self.lit = 0
        self._columns: tuple[QVBoxLayout, ...] = ()
        self._beside = QHBoxLayout()
        self._across = 0

    @property
    def cards(self) -> tuple[MistakeCard, ...]:
        return tuple(self._cards)

    def present(
        self,
        debrief: Debrief,
        *,
        words: FeltWords | None = None,
        why: bool = False,
        reader: CardReader = CardReader.TRAINEE,
    ) -> None:
        """Show these mistakes, or the card of a faultless round; to the trainee, remarks on the
        whole round come first.

        ``words`` are those of the felt; ``why``: reasons are asked for too.
        """
        asking = Asking(debrief.replay.round_, debrief.currency, debrief.chips, words, why)
        self._cards = [
            MistakeCard(
                mistake,
                debrief.chips,
                debrief.said_of(mistake.number),
                asking=asking if reader is CardReader.TRAINEE else None,
            )
            for mistake in debrief.mistakes
        ]
        self.lit, self._across = 0, 0
        for card in self._cards:
            card.chosen.connect(self._light)
            card.watch.connect(self.watch)
            card.clause.connect(self.clause)
            card.trap.connect(self.trap)
            card.tested.connect(self.tested)
            card.again.connect(self.again)
            card.given_up.connect(self.given_up)
            card.answered.connect(self.answered)
        for tried in debrief.tries if reader is CardReader.TRAINEE else ():
            self.show_try(tried)
        page = frame("plain")
        met: list[QWidget] = []
        self.interruptions = None
        if debrief.interruptions:
            met.append(self._interruptions(debrief.interruptions))
        laid = [Handling(debrief.handling, debrief.chips)] if debrief.handling else []
        of_all = debrief.said_of(0) if reader is CardReader.TRAINEE else ()
        said: list[QWidget] = [SaidOfAll(of_all)] if of_all else []
        if debrief.reasoned and reader is CardReader.TRAINEE:
            said.append(ReasonedCard(debrief))
        if self._cards:
            self._fill(page, said, (*met, *laid))
        else:
            nothing = debrief.untouched and not debrief.lines
            shown = NothingDone() if nothing else Faultless(debrief)
            whole = (*said, *met, shown, *laid, None)
            page.setLayout(column(*whole, gap=12, around=(0, 0, 10, 0)))
        self.setWidget(page)
        self._arrange()
        take_by_tab_alone(page)

    def _interruptions(self, met: tuple[WishMet, ...]) -> InterruptionsCard:
        self.interruptions = InterruptionsCard(met)
        self.interruptions.watch.connect(self.watch_met)
        self.interruptions.clause.connect(self.cited)
        return self.interruptions

    def show_interruption(self, number: int) -> None:
        """Bring that interruption in sight, and give it the keyboard."""
        way = self.interruptions.way(number) if self.interruptions is not None else None
        if way is not None:
            way.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(way, 0, scaled(110))

    def card(self, number: int) -> MistakeCard | None:
        return next((card for card in self._cards if card.number == number), None)

    @property
    def hidden(self) -> frozenset[int]:
        return frozenset(card.number for card in self._cards if card.question is not None)

    def show_try(self, tried: SecondTry) -> None:
        card = self.card(tried.number)
        if card is not None:
            card.show_try(tried)

    def tell_cost(self, belief: str, cost: BeliefCost) -> None:
        """Have every card that names the belief tell its cost."""
        for card in self._cards:
            if card.belief is not None:
                card.belief.tell_cost(belief, cost)

    def open_cause(self) -> None:
        """Open the likely cause of the lit mistake, or fold it."""
        card = self.card(self.lit)
        if card is not None and card.belief is not None:
            card.belief.turn()
            if not card.belief.is_open:
                card.setFocus(Qt.FocusReason.OtherFocusReason)
            self.bring(card.number)

    def choose(self, number: int) -> None:
        """Light that mistake, bring it in sight, and give it the keyboard."""
        for card in self._cards:
            if card.number == number:
                card.setFocus(Qt.FocusReason.OtherFocusReason)
                self._light(number)

    def step(self, by: int) -> None:
        """Go to the next mistake, or the one before; nothing moves at the ends."""
        numbers = [card.number for card in self._cards]
        if not numbers:
            return
        at = numbers.index(self.lit) + by if self.lit in numbers else 0
        self.choose(numbers[min(max(at, 0), len(numbers) - 1)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from mistake to mistake with the arrows; the list scrolls after them."""
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.step(1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.step(-1)
        elif self.pages and event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _fill(self, page: QWidget, above: Sequence[QWidget], below: Sequence[QWidget]) -> None:
        self._columns = (column(None, gap=GAP), column(None, gap=GAP))
        self._beside = row(*self._columns, gap=12)
        self._beside.setStretch(0, 1)
        page.setLayout(column(*above, self._beside, *below, None, gap=12, around=(0, 0, 10, 0)))

    def _arrange(self) -> None:
        """Lay the cards out by the list's own width."""
        # A scroll bar that came with one column and went with two would do so without end.
        across = 2 if self.width() >= scaled(TWO_COLUMNS_FROM) and len(self._cards) > 1 else 1
        if across == self._across or not self._cards:
            return
        self._across = across
        first = self._split() if across == 2 else len(self._cards)
        for card in self._cards:
            for side in self._columns:
                side.removeWidget(card)
        for place, card in enumerate(self._cards):
            side = self._columns[0 if place < first else 1]
            side.insertWidget(side.count() - 1, card)
        self._beside.setStretch(1, across - 1)
        self._beside.setSpacing(12 if across == 2 else 0)

    def _split(self) -> int:
        """The number of cards in the first column.

        The order is kept, and the taller column is as short as it can be; of two such splits the
        first column has more.
        """
        wide = (self.width() - 22) // 2
        high = [card.height_at(wide) + GAP for card in self._cards]
        return min(range(len(high) - 1, 0, -1), key=lambda at: max(sum(high[:at]), sum(high[at:])))

    def _light(self, number: int) -> None:
        if number == self.lit:
            return
        self.lit = number
        for card in self._cards:
            card.light(here=card.number == number)
        self.bring(number)
        self.chosen.emit(number)

    def bring(self, number: int) -> None:
        """Bring the card of that mistake in sight, once it has its height."""
        card = self.card(number)
        if card is not None:
            # An opened card has its new height only once the layout has run.
            QTimer.singleShot(0, card, lambda: self._reveal(card))

    def _reveal(self, card: MistakeCard) -> None:
        """Scroll to the card; one that is too high to be seen whole begins at the top."""
        self.ensureWidgetVisible(card, 0, 4)
        if card.height() > self.viewport().height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + card.mapTo(self.viewport(), QPoint()).y() - 4)
