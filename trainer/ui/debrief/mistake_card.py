"""One mistake: where, what was due, what was done, what it cost, why, and by which rule."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.marking.mistake import Severity
from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import MistakeShown, SecondTry
from trainer.school.debrief.phrases import severity_word
from trainer.school.questions.certainty import Certainty
from trainer.school.remark import Remark, severity_in_force
from trainer.ui.debrief.ask_again import AskAgain, Asking
from trainer.ui.debrief.belief_line import BeliefLine
from trainer.ui.debrief.card_row import (
    BestFive,
    ChipRow,
    Slips,
    SmallHand,
    StackRow,
    deciding_cards,
)
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.debrief.review_card import blocks_of
from trainer.ui.debrief.sources import Sources
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import RADIUS_CARD, scaled
from trainer.ui.kit.widgets import (
    Button,
    Piece,
    cell_grid,
    column,
    frame,
    label,
    row,
    worn,
    wrapped,
)
from trainer.wording import say

AROUND = (14, 9, 14, 9)
FIGURE_WIDE = 118


class CardReader(Enum):
    """The reader of the page: the trainee, or a supervisor, for whom nothing is dealt or asked
    again."""

    TRAINEE = "trainee"
    SUPERVISOR = "supervisor"


class MistakeCard(Ground):
    """Shows one mistake and what was said of it; its wagers can be asked again before the answer is
    told.

    It emits its number when the trainee goes to it, wants to watch it, to read its clause, to be
    dealt its trap, to try it again or to have it told; its number with the acts of a second answer;
    and the ids of a belief that is to be tested.
    """

    accessible_role = QAccessible.Role.ListItem

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
        asking: Asking | None = None,
    ) -> None:
        super().__init__("mistake-card", f"mistake.{mistake.number}")
        self.number = mistake.number
        self.mistake = mistake
        self._severity = severity_in_force(mistake.severity, tuple(said), mistake.number)
        self._asking = asking if mistake.asked else None
        self._reader = CardReader.TRAINEE if asking is not None else CardReader.SUPERVISOR
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # As wide as its column, whatever its longest word asks for.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.question: AskAgain | None = None
        self._told = frame("plain")
        body = column(gap=5, around=AROUND)
        body.addLayout(self._heading(mistake))
        body.addLayout(self._where(mistake))
        body.addLayout(_figures(mistake, values))
        hands = self._hands(mistake)
        if hands is not None:
            body.addLayout(hands)
        body.addWidget(wrapped(mistake.because or mistake.why, "dense"))
        self._tried = wrapped("", "strong", name=f"mistake.{self.number}.tried")
        self._tried.hide()
        body.addWidget(self._tried)
        for remark in blocks_of(said, f"mistake.{mistake.number}.said"):
            body.addWidget(remark)
        body.addLayout(self._foot(mistake))
        whole = column(body, gap=0)
        self.belief = self._likely_cause(mistake)
        if self.belief is not None:
            whole.addWidget(self.belief)
        self._told.setLayout(whole)
        self._body = column(self._told)
        self.setLayout(self._body)
        self._say()

    def _foot(self, mistake: MistakeShown) -> QHBoxLayout:
        """The rule, and what can be done about it."""
        sources = Sources(mistake)
        sources.asked.connect(lambda: self.clause.emit(self.number))
        made = row(gap=8)
        made.addWidget(sources, 1, Qt.AlignmentFlag.AlignVCenter)
        made.addWidget(self._way(), 0, Qt.AlignmentFlag.AlignBottom)
        return made

    def _way(self) -> Button:
        """The button: a second try; new cards if nothing can be asked; the replay for a
        supervisor."""
        name = f"mistake.{self.number}"
        if self._reader is CardReader.SUPERVISOR:
            way, leads = Button(say("Watch it"), f"{name}.watch"), self.watch
        elif self._asking is None:
            way, leads = Button(say("Practise this"), f"{name}.trap"), self.trap
        else:
            way, leads = Button(say("Try it again"), f"{name}.again.ask"), self.again
        way.clicked.connect(lambda: leads.emit(self.number))
        way.setProperty("small", "true")
        return way

    def height_at(self, wide: int) -> int:
        """The height of the card in a column of that width."""
        for each in self.findChildren(QLabel):
            each.ensurePolished()  # a label's hint lies before its style is known
        high = self._body.heightForWidth(wide) if self._body.hasHeightForWidth() else 0
        return max(high, self._body.sizeHint().height() if not high else 0)

    # ------------------------------------------------------------------ asked again

    @property
    def can_ask(self) -> bool:
        """True if its wagers can be answered again."""
        return self._asking is not None

    def ask(self) -> None:
        """Ask its wagers, with the answer hidden."""
        if self._asking is None or self.question is not None:
            return
        self.question = AskAgain(self.mistake, self._asking)
        self.question.answered.connect(lambda acts: self.answered.emit(self.number, acts))
        self.question.given_up.connect(lambda: self.given_up.emit(self.number))
        self._told.hide()
        self.question.setContentsMargins(*AROUND)
        self._body.addWidget(self.question)
        # Qt puts widgets that are made later at the end of its Tab order.
        last: QWidget = self
        for each in self.question.findChildren(QWidget):
            if each.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                self.setTabOrder(last, each)
                last = each
        self._say()

    def tell(self) -> None:
        if self.question is None:
            return
        gone, self.question = self.question, None
        self._body.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
        self._told.show()
        self._say()

    def show_try(self, tried: SecondTry) -> None:
        words = [
            say("Tried again: right this time.") if tried.right else say("Tried again: not yet.")
        ]
        if tried.reason is not None:
            words.append(say("Your reason was right.") if tried.reason else self._right_reason())
            words.append(sentence(Certainty(tried.sure).words))
        self._tried.setText(paragraph(*words))
        self._tried.show()

    def _right_reason(self) -> str:
        reasons = self.mistake.reasons
        return say("The reason: {reason}", reason=reasons.right) if reasons is not None else ""

    def _say(self) -> None:
        """Give a screen reader its text, with nothing of the answer while it is hidden."""
        if self.question is not None:
            hidden = say("Mistake {number}, answer hidden. Try it again.", number=self.number)
            self.setAccessibleName(hidden)
            self.setAccessibleDescription("")
            return
        self.setAccessibleName(spoken(self.mistake, self._severity))
        self.setAccessibleDescription(paragraph(self.mistake.why, self.mistake.rule))

    def _likely_cause(self, mistake: MistakeShown) -> BeliefLine | None:
        """The wrong rule that likely explains it."""
        if mistake.belief is None:
            return None
        line = BeliefLine(mistake.belief, f"mistake.{mistake.number}.belief")
        line.tested.connect(self.tested)
        return line

    def light(self, *, here: bool) -> None:
        """Mark the card as the one where the trainee is."""
        # Painted: another style would lay all cards out anew.
        self.setProperty("here", here)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.property("here"):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = 3 if self.hasFocus() else 1.5  # the one in sight last is lit, the keyboard's more
        painter.setPen(QPen(QColor(worn().here_edge), thick))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)
        painter.end()

    def _heading(self, mistake: MistakeShown) -> QHBoxLayout:
        title = wrapped(mistake.title, "card")
        word = label(severity_word(self._severity), "caption")
        number = label(str(mistake.number), "strong")
        badge = [MarkBadge(self._severity)] if self._severity is not None else []
        made = row(*badge, number, 2, (title, 1), gap=6)
        made.addWidget(word, 0, Qt.AlignmentFlag.AlignTop)
        return made

    def _where(self, mistake: MistakeShown) -> QHBoxLayout:
        made = row((wrapped(mistake.where, "secondary"), 1), gap=8)
        if mistake.player_cards and not _compared(mistake) and not mistake.best_five:
            made.addWidget(Slips(mistake.player_cards))
        elif not mistake.player_cards and mistake.dealer_cards:
            made.addWidget(Slips((), mistake.dealer_cards))
        return made

    def _hands(self, mistake: MistakeShown) -> QHBoxLayout | None:
        """The cards that decide: the best five of six, or both hands; none if chips tell."""
        if mistake.best_five and mistake.sixth is not None:
            five = BestFive(mistake.best_five, mistake.sixth)
            working = [wrapped(mistake.working, "strong")] if mistake.working else []
            return row(five, *working, None, gap=12)
        if not _compared(mistake):
            return None
        mine, dealers = mistake.player_cards, mistake.dealer_cards
        edged = deciding_cards(mine, dealers)
        seat = mistake.place.headed(mistake.seat) if mistake.seat else say("Player")
        pieces: list[Piece] = [label(seat, "caption"), self._hand(mine, edged), 10]
        return row(
            *pieces, label(say("Dealer"), "caption"), self._hand(dealers, edged), None, gap=6
        )

    def _hand(self, cards: tuple[Card, ...], edged: Collection[Card]) -> QWidget:
        return SmallHand(cards, edged=edged)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self.number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)


def _compared(mistake: MistakeShown) -> bool:
    """True if the two hands are laid side by side."""
    plain = mistake.due_amount is None and mistake.done_amount is None
    # Then the chips do not matter.
    return plain and bool(mistake.player_cards and mistake.dealer_cards)


def _figures(mistake: MistakeShown, values: tuple[Money, ...]) -> QGridLayout:
    """The act due, the act done and its cost; the chips of both under it."""
    made = cell_grid(6, 1, around=0)
    figures = ((say("Due"), mistake.due), (say("Done"), mistake.done),
            (say("Money"), mistake.money_text))  # fmt: skip
    for place, (name, value) in enumerate(figures):
        made.addWidget(label(name, "caption"), 0, place)
        made.addWidget(wrapped(value, "strong"), 1, place, Qt.AlignmentFlag.AlignTop)
        made.setColumnMinimumWidth(place, scaled(FIGURE_WIDE) if place < 2 else 0)
    made.setColumnStretch(2, 1)
    if not mistake.best_five:
        for place, chips in enumerate(_chips(mistake, values)):
            if chips is not None:
                made.addWidget(chips, 2, place, Qt.AlignmentFlag.AlignBottom)
    return made


def _chips(mistake: MistakeShown, values: tuple[Money, ...]) -> tuple[QWidget | None, ...]:
    """The chips due, the chips done as they were laid, and the sum that is due."""
    due = ChipRow(mistake.due_amount, values) if mistake.due_amount else None
    done: QWidget | None = None
    if mistake.done_amount:
        done = StackRow(mistake.laid, values) if mistake.laid else None
        done = done or ChipRow(mistake.done_amount, values)
    working = wrapped(mistake.working, "dense") if mistake.working else None
    return due, done, working


def spoken(mistake: MistakeShown, severity: Severity | None) -> str:
    """The whole mistake for a screen reader."""
    return say(
        "Mistake {number}, {severity}: {title}. {where}. Due {due}, done {done}. {money}.",
        number=mistake.number,
        severity=severity_word(severity).lower(),
        title=mistake.title,
        where=mistake.where,
        due=mistake.due,
        done=mistake.done,
        money=mistake.money_text,
    )
