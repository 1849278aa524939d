"""The wagers of a mistake asked again in its card, with the answer hidden."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.game.money import Money
from trainer.game.round import Round
from trainer.marking.wager_handling import Done, WagerAsked, act
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.reasoning import mixed
from trainer.school.second_try import SecondAnswer
from trainer.ui.amount_entry import AmountField, decision
from trainer.ui.debrief.card_row import ChipRow, SmallHand
from trainer.ui.debrief.marks import HiddenMark
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, Elided, column, label, row, wrapped
from trainer.ui.question_stake import hanging
from trainer.ui.reason_choice import WhyForm
from trainer.ui.table.drawing.words import FeltWords
from trainer.wording import say, say_figure, say_list

HAND_WIDE = 46.0


class Asking(Struct, frozen=True):
    """The material of a question about a wager: the round, and the print of its felt. ``why``: the
    reason is asked too."""

    round_: Round
    currency: str
    chips: tuple[Money, ...]
    words: FeltWords | None = None
    why: bool = False


class AskAgain(Ground):
    """Asks for every wager of one mistake, and for the reason if that is wanted. Emits the answer,
    or that it is to be shown."""

    answered = Signal(object)
    given_up = Signal()

    def __init__(self, mistake: MistakeShown, asking: Asking) -> None:
        super().__init__("plain")
        self._name = f"mistake.{mistake.number}.again"
        self.setObjectName(self._name)
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
        where, hands = wrapped(self._where(), "secondary"), row(*self._hands(), None, gap=14)
        facts = [wrapped(each, "dense") for each in self._seat_facts()]
        why = [self.why] if self.why is not None else []
        foot = row(self.check, self.show_, None)
        self.setLayout(column(heading, where, hands, *facts, *self.rows, *why, foot, None))

    def _where(self) -> str:
        asked = say_list([each.spot for each in self._mistake.asked])
        place = self._mistake.place.headed(self._mistake.seat)
        return say("{place}, {wagers}. What is due?", place=place, wagers=asked)

    def _hands(self) -> list[QWidget]:
        """The player's hand and the dealer's, even if they do not matter."""
        seat = self._asking.round_.seat(self._mistake.seat or 0)
        hands = [(say("Dealer"), self._asking.round_.dealer)]
        if seat is not None:
            hands.insert(0, (self._mistake.place.headed(seat.number), seat.cards))
        made = []
        for words, cards in hands:
            hand = QWidget()
            hand.setLayout(
                column(
                    label(words, "caption"),
                    SmallHand(cards, wide=HAND_WIDE),
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


HIGH, PAY_WIDE = 34, 84
ROOM, CHIPS_WIDE, BESIDE_WORDS = 380, 44, 50
"""The room of a row in a narrow column; the chips; what a button has beside its words."""


class AnswerRow(Ground):
    """One wager with its answers. Emits that something was decided, or that the keyboard goes
    on."""

    decided = Signal()
    entered = Signal()

    def __init__(
        self, asked: WagerAsked, currency: str, chips: tuple[Money, ...], under: str
    ) -> None:
        super().__init__("answer", spoken=say("{wager}: take, leave or pay", wager=asked.spot))
        self.asked = asked
        name = f"{under}.{asked.wager}"
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.take = self._button(say("Take"), f"{name}.take", "J")
        leave = say("Nothing") if asked.wager.is_bonus else say("Leave it")
        self.leave = self._button(leave, f"{name}.leave", "–")
        self.pay = self._button(say("Pay"), f"{name}.pay.open", "K")
        self.field = _field(asked, name)
        self._sign = label(currency, "strong")
        self._lay_out(asked, currency, chips)
        self.take.clicked.connect(lambda: self.press(self.take))
        self.leave.clicked.connect(lambda: self.press(self.leave))
        self.pay.clicked.connect(lambda: self.open_amount())
        self.field.textEdited.connect(lambda _: self.decided.emit())
        self.field.returnPressed.connect(self.entered)

    @property
    def done(self) -> Done | None:
        """The decision; None before there is one."""
        return decision(self.take, self.leave, self.field)

    def begin(self) -> None:
        """Take the keyboard: at the amount, if that is what is open."""
        there: QWidget = self if self.field.isHidden() else self.field
        there.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, button: QAbstractButton) -> None:
        """Take or leave it; a typed amount is dropped."""
        for each in (self.take, self.leave):
            each.setChecked(each is button)
        self.field.clear()
        self._show_amount(shown=False)
        self.decided.emit()

    def open_amount(self, typed: str = "") -> None:
        """Open the field of an amount, and give it the keyboard."""
        for each in (self.take, self.leave):
            each.setChecked(False)
        self._show_amount(shown=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.insert(typed)
        self.decided.emit()

    def _show_amount(self, *, shown: bool) -> None:
        self.pay.setVisible(not shown)
        self._sign.setVisible(shown)
        self.field.setVisible(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.typed(event.text()):
            super().keyPressEvent(event)

    def typed(self, text: str) -> bool:
        """Answer by a key: take, leave, or the first digit of an amount. True if it is one."""
        if text.upper() == "J" and not self.asked.wager.is_bonus:
            self._by_key(self.take)
        elif text and text in "-–":
            self._by_key(self.leave)
        elif text.upper() == "K":
            self.open_amount()
        # isdigit is true of superscripts and of digits of other scripts, too.
        elif text.isdigit() and text.isascii():
            self.open_amount(text)
        else:
            return False
        return True

    def _by_key(self, button: QAbstractButton) -> None:
        self.press(button)
        self.entered.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to an open amount, unless Tab came here."""
        super().focusInEvent(event)
        # Tab stops here: else it would not get past the row.
        tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if not self.field.isHidden() and event.reason() not in tab:
            self.field.setFocus(event.reason())

    def _button(self, text: str, name: str, key: str) -> Button:
        button = Button(text, name, kind="segment", key=key)
        button.setAccessibleName(say("{name}: {value}", name=self.asked.spot, value=text))
        button.setCheckable(True)
        button.setFixedHeight(scaled(HIGH))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @property
    def _is_long(self) -> bool:
        """True if the name would be cut beside the answers, which then go below it."""
        words = QFontMetricsF(font(13)).horizontalAdvance
        answers = [each.text() for each in (self.take, self.leave, self.pay)]
        wide = sum(words(each) + scaled(BESIDE_WORDS) for each in answers)
        name = QFontMetricsF(font(14, bold=True)).horizontalAdvance(self.asked.spot)
        return wide + name + scaled(CHIPS_WIDE) > scaled(ROOM)

    def _lay_out(self, asked: WagerAsked, currency: str, chips: tuple[Money, ...]) -> None:
        named = column(Elided(asked.spot, "strong"), gap=0)
        line = row(gap=6)
        if asked.amount is not None:
            named.addWidget(label(f"{currency}{say_figure(asked.amount.grouped)}", "caption"))
            line.addWidget(ChipRow(asked.amount, chips, high=HIGH))
        line.addLayout(named, 1)
        segments = row(self.take, self.leave, self.pay, self._sign, self.field, gap=3)
        if self._is_long:
            segments.addStretch(1)
            segments.addStrut(scaled(HIGH))  # the style takes the buttons' own least height
            self.setLayout(column(line, segments, gap=4, around=(4, 1, 4, 3)))
        else:
            line.addLayout(segments)
            self.setLayout(column(line, around=(6, 3, 3, 3)))
        self.take.setHidden(asked.wager.is_bonus)
        self._show_amount(shown=False)


def _field(asked: WagerAsked, name: str) -> AmountField:
    field = AmountField()
    field.setObjectName(f"{name}.pay")
    field.setAccessibleName(say("Paid on {wager}", wager=asked.spot))
    field.setFont(font(16, bold=True))
    # The window's style sheet wins over setFont: the font alone would change nothing.
    field.setStyleSheet(f"font-size: {scaled(16)}px; font-weight: 700;")
    field.setFixedSize(scaled(PAY_WIDE), scaled(HIGH))
    return field
