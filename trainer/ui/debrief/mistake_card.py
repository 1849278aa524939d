"""One mistake: where, what was due, what was done, what it cost, why, and by which rule."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.school.debrief import MistakeShown, SecondTry
from trainer.school.quiz.certainty import Certainty
from trainer.school.review.remark import Remark
from trainer.school.severity_words import severity_word
from trainer.ui.debrief.ask_again import AskAgain, Asking
from trainer.ui.debrief.belief_block import BeliefBlock
from trainer.ui.debrief.card_row import Slips, SmallHand
from trainer.ui.debrief.chip_row import ChipRow, StackRow
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.debrief.said_block import blocks_of
from trainer.ui.debrief.sources import Sources
from trainer.ui.widgets import Button, Piece, column, frame, hairline, label, row, wrapped
from trainer.wording import say


class CardReader(Enum):
    """The person at the page: whoever made the mistake, or a supervisor, for whom nothing is dealt
    or asked again."""

    TRAINEE = "trainee"
    SUPERVISOR = "supervisor"


class MistakeCard(QFrame):
    """Shows one mistake, and what was said of it; its wagers can be asked again before the answer
    is told. Emits its number when the trainee goes to it, wants to watch it or to read its clause,
    to be dealt its trap again or to try it again, or that it is told again; its number with the
    acts that are an answer; and the ids of a belief that is to be tested."""

    heard_as = QAccessible.Role.ListItem

    chosen = Signal(int)
    watch = Signal(int)
    clause = Signal(int)
    trap = Signal(int)
    tested = Signal(object)
    again = Signal(int)
    given_up = Signal(int)
    answered = Signal(int, object)

    def __init__(
        self,
        mistake: MistakeShown,
        values: tuple[Money, ...],
        said: Sequence[Remark] = (),
        *,
        four_colour: bool = False,
        asking: Asking | None = None,
    ) -> None:
        super().__init__()
        self.number = mistake.number
        self.mistake = mistake
        self._asking = asking if mistake.asked else None
        self._reader = CardReader.TRAINEE if asking is not None else CardReader.SUPERVISOR
        self._four = four_colour
        self.setObjectName(f"mistake.{mistake.number}")
        self.setProperty("kind", "mistake")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.question: AskAgain | None = None
        self._told = frame("plain")
        body = column(gap=10)
        body.addLayout(self._heading(mistake))
        body.addLayout(self._where(mistake))
        body.addWidget(hairline())
        body.addLayout(_figures(mistake))
        body.addWidget(wrapped(mistake.why))
        self._tried = wrapped("", "strong", name=f"mistake.{self.number}.tried")
        self._tried.hide()
        body.addWidget(self._tried)
        body.addLayout(self._evidence(mistake, values))
        self.beliefs = self._beliefs(mistake)
        for block in self.beliefs:
            body.addWidget(block)
        for remark in blocks_of(said, f"mistake.{mistake.number}.said"):
            body.addWidget(remark)
        body.addStretch(1)
        sources = Sources(mistake)
        sources.asked.connect(lambda: self.clause.emit(self.number))
        body.addWidget(sources)
        body.addLayout(self._ways())
        self._told.setLayout(body)
        self._body = column(self._told, around=(18, 14, 18, 14))
        self.setLayout(self._body)
        self._say()

    def _ways(self) -> QHBoxLayout:
        """The row of things that one can do about it."""
        watch = Button(say("Watch it"), f"mistake.{self.number}.watch")
        watch.clicked.connect(lambda: self.watch.emit(self.number))
        if self._reader is CardReader.SUPERVISOR:
            return row(watch, None)
        trap = Button(say("Deal me this trap again"), f"mistake.{self.number}.trap")
        trap.clicked.connect(lambda: self.trap.emit(self.number))
        if self._asking is None:
            return row(watch, trap, None, gap=8)
        again = Button(say("Try it again"), f"mistake.{self.number}.again.ask", key="T")
        again.clicked.connect(lambda: self.again.emit(self.number))
        return row(again, watch, trap, None, gap=8)

    # ------------------------------------------------------------------ asked again

    @property
    def can_ask(self) -> bool:
        """True if its wagers can be answered again."""
        return self._asking is not None

    def ask(self) -> None:
        """Its wagers are asked, and the answer is hidden."""
        if self._asking is None or self.question is not None:
            return
        self.question = AskAgain(self.mistake, self._asking)
        self.question.answered.connect(lambda acts: self.answered.emit(self.number, acts))
        self.question.given_up.connect(lambda: self.given_up.emit(self.number))
        self._told.hide()
        self._body.addWidget(self.question)
        self._say()

    def tell(self) -> None:
        """The answer is told again."""
        if self.question is None:
            return
        gone, self.question = self.question, None
        self._body.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
        self._told.show()
        self._say()

    def show_try(self, tried: SecondTry) -> None:
        """Show the second answer, and if it was right."""
        words = [say("Tried again: right now.") if tried.right else say("Tried again: not yet.")]
        if tried.reason is not None:
            words.append(say("Your reason was right.") if tried.reason else self._right_reason())
            words.append(f"{Certainty(tried.sure).words}.")
        self._tried.setText(" ".join(words))
        self._tried.show()

    def _right_reason(self) -> str:
        reasons = self.mistake.reasons
        return say("The reason: {reason}", reason=reasons.right) if reasons is not None else ""

    def _say(self) -> None:
        """Give the screen reader its text: nothing of the answer while it is hidden."""
        if self.question is not None:
            hidden = say("Mistake {number}, answer hidden. Try it again.", number=self.number)
            self.setAccessibleName(hidden)
            self.setAccessibleDescription("")
            return
        self.setAccessibleName(spoken(self.mistake))
        self.setAccessibleDescription(f"{self.mistake.why} {self.mistake.rule}")

    def _beliefs(self, mistake: MistakeShown) -> tuple[BeliefBlock, ...]:
        """The wrong rules that explain it."""
        name = f"mistake.{mistake.number}.belief"
        blocks = tuple(
            BeliefBlock(held, f"{name}.{turn}") for turn, held in enumerate(mistake.beliefs, 1)
        )
        for block in blocks:
            block.tested.connect(self.tested)
        return blocks

    def to_test(self) -> tuple[str, ...]:
        """The ids of the first belief that rounds can test; none where none can."""
        held = (block.held for block in self.beliefs)
        return next((each.ids for each in held if each.can_be_tested), ())

    def light(self, *, here: bool) -> None:
        """Lit where the trainee is."""
        self.setProperty("here", here)
        self.style().unpolish(self)
        self.style().polish(self)

    def _heading(self, mistake: MistakeShown) -> QHBoxLayout:
        title = wrapped(mistake.title, "strong")
        word = label(severity_word(mistake.severity), "secondary")
        number = label(str(mistake.number), "strong")
        made = row(MarkBadge(mistake.severity), number, gap=6)
        made.addSpacing(2)
        made.addWidget(title, 1)
        made.addWidget(word, 0, Qt.AlignmentFlag.AlignTop)
        return made

    def _where(self, mistake: MistakeShown) -> QHBoxLayout:
        made = row(gap=8)
        made.addWidget(wrapped(mistake.where, "secondary"), 1)
        if mistake.player_cards or mistake.dealer_cards:
            dealer = () if _compared(mistake) else mistake.dealer_cards
            made.addWidget(Slips(mistake.player_cards, dealer, four_colour=self._four))
        return made

    def _evidence(self, mistake: MistakeShown, values: tuple[Money, ...]) -> QHBoxLayout:
        if mistake.due_amount is not None or mistake.done_amount is not None:
            return _chips(mistake, values)
        if not _compared(mistake):
            return row()
        seat = say("Seat {seat}", seat=mistake.seat) if mistake.seat else say("Player")
        pieces: list[Piece] = [label(seat, "secondary"), self._hand(mistake.player_cards), 14]
        pieces += [label(say("Dealer"), "secondary"), self._hand(mistake.dealer_cards), None]
        return row(*pieces)

    def _hand(self, cards: tuple[Card, ...]) -> QWidget:
        return SmallHand(cards, four_colour=self._four)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self.number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)


def _compared(mistake: MistakeShown) -> bool:
    """True if the two hands are laid side by side: then the chips do not matter."""
    plain = mistake.due_amount is None and mistake.done_amount is None
    return plain and bool(mistake.player_cards and mistake.dealer_cards)


def _figures(mistake: MistakeShown) -> QHBoxLayout:
    made = row(gap=12)
    for name, value in (
        (say("Due"), mistake.due),
        (say("Done"), mistake.done),
        (say("Money"), mistake.money_text),
    ):
        figure = column(label(name, "caption"), wrapped(value, "section"), None, gap=2)
        made.addLayout(figure, 1)
    return made


def _chips(mistake: MistakeShown, values: tuple[Money, ...]) -> QHBoxLayout:
    pieces: list[Piece] = []
    if mistake.due_amount:
        pieces += [label(say("Due"), "secondary"), ChipRow(mistake.due_amount, values), 14]
    if mistake.done_amount:
        done = StackRow(mistake.laid, values) if mistake.laid else None
        pieces += [label(say("Done"), "secondary"), done or ChipRow(mistake.done_amount, values)]
        pieces.append(14)
    working = [label(mistake.working, "secondary")] if mistake.working else []
    return row(*pieces, None, *working)


def spoken(mistake: MistakeShown) -> str:
    """The whole mistake as a screen reader says it."""
    return say(
        "Mistake {number}, {severity}: {title}. {where}. Due {due}, done {done}. {money}.",
        number=mistake.number,
        severity=severity_word(mistake.severity).lower(),
        title=mistake.title,
        where=mistake.where,
        due=mistake.due,
        done=mistake.done,
        money=mistake.money_text,
    )
