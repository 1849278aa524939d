"""Settling a seat: both hands on the felt, and beside them a row of answers for each wager."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from trainer.drills.questions.question import AnswerKind
from trainer.marking.wager_handling import Done, WagerAsked, act
from trainer.school.one_question.screens import QuestionShown, SeatAsked
from trainer.ui.amount_entry import AmountField, decision
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, column, emptied, frame, label, repolish, row, wrapped
from trainer.ui.question_stake import hanging
from trainer.ui.quick.question_felt import QuestionFelt
from trainer.ui.quick.snapshot import QuickShown
from trainer.wording import say, say_figure

PANEL_WIDE, BESIDE, EDGE = 560, 18, 1


class SeatBoard(QWidget):
    """Shows one seat. Emits what is done with all of its wagers, once all are decided."""

    settled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.stage = QuestionFelt()
        self.rows: list[SeatRow] = []
        self._here = 0
        self._ask = wrapped("", "panel", name="quiz.seat.ask")
        self._facts = column(gap=4)
        self._lines = column(gap=6)
        self._tables = column(gap=2)
        self.done = Button(say("All settled"), "quiz.seat.done", kind="primary", key="Enter")
        self.done.clicked.connect(self.send)
        self._put_together()

    def present(self, item: SeatAsked, shown: QuickShown) -> None:
        rules = item.house.rules
        hands = QuestionShown(
            "", AnswerKind.CHOICE, item.hands, None, (), rules.chips, rules.currency
        )
        self.stage.present(replace(shown, item=hands))
        self._ask.setText(item.ask)
        self._fill(self._facts, self._seat_facts(item))
        self._fill(self._tables, hanging(shown.words, item.round_, item.wagers))
        emptied(self._lines)
        self.rows = [self._row(each, rules.currency) for each in item.wagers]
        for line in self.rows:
            self._lines.addWidget(line)
        self._make_room()
        self._decided()
        self.go(0)

    def _make_room(self) -> None:
        """Make the panel as wide as the words of its rows ask for."""
        usual = round((PANEL_WIDE + scaled(PANEL_WIDE)) / 2)
        rows = max((each.minimumSizeHint().width() for each in self.rows), default=0)
        self._panel.setFixedWidth(max(usual, rows + 2 * (BESIDE + EDGE)))

    def go(self, place: int) -> None:
        if self.rows:
            self.rows[place % len(self.rows)].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def send(self, *_: object) -> None:
        """Send the decisions, if all are made."""
        decided = [(row.asked.wager, row.done) for row in self.rows]
        acts = [act(wager, done) for wager, done in decided if done is not None]
        if len(acts) == len(decided):
            self.settled.emit(tuple(acts))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.go(self._here + 1)
        elif event.key() == Qt.Key.Key_Up:
            self.go(self._here - 1)
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ parts

    def _row(self, asked: WagerAsked, currency: str) -> SeatRow:
        made = SeatRow(asked, currency)
        made.decided.connect(self._decided)
        made.entered.connect(self._onward)
        made.reached.connect(lambda: self._reached(made))
        return made

    def _reached(self, there: SeatRow) -> None:
        self._here = self.rows.index(there) if there in self.rows else 0
        for each in self.rows:
            each.show_here(here=each is there)

    def _decided(self) -> None:
        self.done.setEnabled(all(row.done is not None for row in self.rows))

    def _onward(self) -> None:
        """Go to the next open wager; if none is left, let all count."""
        places = range(self._here + 1, self._here + 1 + len(self.rows))
        order = [place % len(self.rows) for place in places]
        still = next((place for place in order if self.rows[place].done is None), None)
        if still is not None:
            self.go(still)
        elif self._here == len(self.rows) - 1:
            self.send()
        else:
            self.go(self._here + 1)

    def _seat_facts(self, item: SeatAsked) -> list[str]:
        facts = [item.house.rules.words.player.has_folded] if item.folded else []
        if item.meter is not None:
            amount = f"{item.house.rules.currency}{say_figure(item.meter.grouped)}"
            facts.append(say("Jackpot meter {amount}", amount=amount))
        return facts

    def _fill(self, layout: QVBoxLayout, lines: Sequence[str]) -> None:
        emptied(layout)
        for line in lines:
            layout.addWidget(wrapped(line, "dense"))

    def _put_together(self) -> None:
        scroll = ScrollArea()
        hint = label(say("J take, – leave, or type the payment. Enter: next."), "caption")
        scroll.hold(
            column(
                None,  # what is asked stands beside the hands that it is about
                self._ask,
                self._facts,
                6,
                self._lines,
                hint,
                self._tables,
                None,
                gap=6,
                around=(BESIDE, 12, BESIDE, 8),
            )
        )
        panel = frame("panel")
        self._panel = panel
        self._make_room()
        beside = QVBoxLayout(panel)
        beside.setContentsMargins(0, 0, 0, 12)
        beside.addWidget(scroll, 1)
        beside.addLayout(column(self.done, around=(BESIDE, 0, BESIDE, 0)))
        felt = QWidget()
        felt.setLayout(column(self.stage, around=(20, 14, 20, 14)))
        self.setLayout(row((felt, 1), panel, gap=0))


FIELD_WIDE, FIELD_HIGH = 112, 44


class SeatRow(Ground):
    """One wager with its answers. Emits that something was decided, that the keyboard goes on, or
    has come."""

    decided = Signal()
    entered = Signal()
    reached = Signal()

    def __init__(self, asked: WagerAsked, currency: str) -> None:
        super().__init__("strip")
        self.asked = asked
        name = f"quiz.seat.{asked.wager}"
        self.setObjectName(name)
        self.take = self._button(say("Take"), f"{name}.take", "J")
        self.leave = self._button(
            say("Nothing") if asked.wager.is_bonus else say("Leave it"), f"{name}.leave", "–"
        )
        if asked.wager.is_bonus:
            self.take.hide()  # shown before it has its place, it would be a window of its own
        self.field = AmountField()
        self.field.setObjectName(f"{name}.pay")
        self.field.setAccessibleName(say("Paid on {wager}", wager=asked.spot))
        self.field.setFont(font(18, bold=True))
        self.field.setStyleSheet(f"font-size: {scaled(18)}px; font-weight: 700;")
        self.field.setFixedSize(FIELD_WIDE, FIELD_HIGH)
        words = column(
            label(asked.spot, "strong"), label(_stake(asked, currency), "secondary"), gap=0
        )
        line = row((words, 1), gap=10, around=(14, 5, 10, 5))
        for piece in (self.take, self.leave, label(f"{say('Pay')} {currency}"), self.field):
            line.addWidget(piece)
        self.setLayout(line)
        self._connect()

    @property
    def done(self) -> Done | None:
        """The decision; None before there is one."""
        return decision(self.take, self.leave, self.field)

    def press(self, button: QAbstractButton) -> None:
        """Take or leave it; a typed amount is dropped."""
        others = {self.take, self.leave} - {button}
        for other in others:
            other.setChecked(False)
        button.setChecked(True)
        self.field.clear()
        self.decided.emit()

    def show_here(self, *, here: bool) -> None:
        """Show if the keyboard is in this row."""
        self.setProperty("here", "true" if here else "false")
        repolish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.reached.emit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.text().upper()
        if key == "J" and not self.asked.wager.is_bonus:
            self.press(self.take)
            self.entered.emit()
        elif key and key in "-–":
            self.press(self.leave)
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        if text:
            self.take.setChecked(False)
            self.leave.setChecked(False)
        self.decided.emit()

    def _connect(self) -> None:
        for button in (self.take, self.leave):
            button.clicked.connect(lambda _=False, pressed=button: self.press(pressed))
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.entered)
        for piece in (self.take, self.leave, self.field):
            piece.installEventFilter(self)

    def _button(self, text: str, name: str, key: str) -> Button:
        button = Button(text, name, kind="choice", key=key)
        button.setAccessibleName(say("{name}: {value}", name=self.asked.spot, value=text))
        button.setCheckable(True)
        button.setMinimumHeight(FIELD_HIGH)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button


def _stake(asked: WagerAsked, currency: str) -> str:
    if asked.amount is None:
        return say("due or not?")
    return f"{currency}{say_figure(asked.amount.grouped)}"
