"""The wagers of a mistake asked again in its card, with the answer hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.game.money import Money
from trainer.game.round import Round
from trainer.marking.wager_acts import act
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.reasoning import mixed
from trainer.school.second_try import SecondAnswer
from trainer.ui.debrief.answer_row import AnswerRow
from trainer.ui.debrief.card_row import SmallHand
from trainer.ui.debrief.marks import HiddenMark
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.reason_choice import WhyForm
from trainer.ui.stake import hanging
from trainer.ui.table.drawing.words import FeltWords
from trainer.wording import say, say_figure, say_list

HAND_WIDE = 46.0


@dataclass(frozen=True, slots=True)
class Asking:
    """The material of a question about a wager: the round, and the print of its felt. ``why``: the
    reason is asked too."""

    round_: Round
    currency: str
    chips: tuple[Money, ...]
    words: FeltWords | None = None
    four_colour: bool = False
    why: bool = False


class AskAgain(QFrame):
    """Asks for every wager of one mistake, and for the reason if that is wanted. Emits the answer,
    or that it is to be shown."""

    answered = Signal(object)
    given_up = Signal()

    def __init__(self, mistake: MistakeShown, asking: Asking) -> None:
        super().__init__()
        self._name = f"mistake.{mistake.number}.again"
        self.setObjectName(self._name)
        self.setProperty("kind", "plain")
        self._mistake, self._asking = mistake, asking
        self.rows = [
            AnswerRow(each, asking.currency, asking.chips, self._name) for each in mistake.asked
        ]
        self.check = Button(say("Check"), f"{self._name}.check", kind="primary", key="Enter")
        self.show_ = Button(say("Show the answer"), f"{self._name}.show", key="Esc")
        self.check.clicked.connect(self.onward)
        self.show_.clicked.connect(self.given_up)
        reasons = mistake.reasons if asking.why else None
        self._choices = mixed(reasons, self._name) if reasons is not None else ()
        self.why = WhyForm(self._name, self._title(), self._choices) if self._choices else None
        if self.why is not None:
            self.why.given.connect(self.onward)
        for line in self.rows:
            line.entered.connect(self.onward)
        self._put_together()
        take_by_tab_alone(self)

    def lead(self, *, here: bool) -> None:
        """Let Enter check the answers, or leave it to another card that asks."""
        self.check.show_key("Enter" if here else "")
        self.check.fill(filled=here)

    def begin(self) -> None:
        """Give the keyboard to the first open wager."""
        still = next((line for line in self.rows if line.done is None), None)
        if still is None and self.why is not None and not self.why.is_whole:
            self.why.begin()
            return
        if still is not None:
            still.begin()
        else:
            self.check.setFocus(Qt.FocusReason.OtherFocusReason)

    def onward(self) -> None:
        """Go to the next open wager; if none is left, send them all."""
        if self._is_whole:
            self.send()
        else:
            self.begin()

    def typed(self, text: str) -> bool:
        """Answer the first open wager by a key that was pressed elsewhere. True if the key
        answers."""
        still = next((line for line in self.rows if line.done is None), None)
        return still is not None and still.typed(text)

    def send(self, *_: object) -> None:
        """Send the decisions, if all are made."""
        decided = [(line.asked.wager, line.done) for line in self.rows]
        acts = tuple(act(wager, done) for wager, done in decided if done is not None)
        if not self._is_whole:
            return
        why = self.why
        reason = self._choices[why.why.place] if why is not None else ""
        self.answered.emit(SecondAnswer(acts, reason, why.certainty if why is not None else 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from wager to wager with Up and Down; with a single wager, to the mistakes beside
        it."""
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        there = self.focusWidget()
        at = next(
            (at for at, line in enumerate(self.rows) if line is there or line.isAncestorOf(there)),
            -1,
        )
        if by and 0 <= at + by < len(self.rows):
            self.rows[at + by].begin()
        else:
            super().keyPressEvent(event)

    @property
    def _is_whole(self) -> bool:
        decided = all(line.done is not None for line in self.rows)
        return decided and (self.why is None or self.why.is_whole)

    def _title(self) -> str:
        return say("{wager}: why?", wager=self._mistake.asked[0].spot)

    def _put_together(self) -> None:
        heading = row(HiddenMark(), label(str(self._mistake.number), "strong"), gap=6)
        heading.addSpacing(2)
        heading.addWidget(wrapped(say("Try it again"), "card"), 1)
        heading.addWidget(label(say("Answer hidden"), "caption"))
        body: QVBoxLayout = column(heading, wrapped(self._where(), "secondary"), gap=8)
        body.addLayout(row(*self._hands(), None, gap=14))
        for line in self._seat_facts():
            body.addWidget(wrapped(line, "dense"))
        for each in self.rows:
            body.addWidget(each)
        if self.why is not None:
            body.addWidget(self.why)
        body.addLayout(row(self.check, self.show_, None))
        body.addStretch(1)
        self.setLayout(body)

    def _where(self) -> str:
        asked = say_list([each.spot for each in self._mistake.asked])
        place = self._mistake.place.headed(self._mistake.seat)
        return say("{place}, {wagers}. What is due?", place=place, wagers=asked)

    def _hands(self) -> list[QWidget]:
        """The player's hand and the dealer's, even if they do not matter."""
        seat = self._asking.round_.seat(self._mistake.seat or 0)
        four = self._asking.four_colour
        hands = [(say("Dealer"), self._asking.round_.dealer)]
        if seat is not None:
            hands.insert(0, (self._mistake.place.headed(seat.number), seat.cards))
        made = []
        for words, cards in hands:
            hand = QWidget()
            hand.setLayout(
                column(
                    label(words, "caption"),
                    SmallHand(cards, wide=HAND_WIDE, four_colour=four),
                    gap=2,
                )
            )
            made.append(hand)
        return made

    def _seat_facts(self) -> Sequence[str]:
        """The other facts that a dealer would see at the table."""
        seat, meter = self._asking.round_.seat(self._mistake.seat or 0), self._asking.round_.jackpot
        facts = [say("The player has folded.")] if seat is not None and seat.folded else []
        if meter is not None:
            facts.append(say("Jackpot meter {amount}", amount=self._money(meter)))
        words = self._asking.words
        hangs = hanging(words, self._asking.round_, self._mistake.asked) if words else []
        return [*facts, *hangs]

    def _money(self, amount: Money) -> str:
        return f"{self._asking.currency}{say_figure(amount.grouped)}"
