"""The work in an attempt: its mistakes, the steps required and done, or its answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from trainer.school.one_question.screens import ItemDone
from trainer.school.questions.result import QuickSummary
from trainer.school.remark import Remark
from trainer.ui.debrief.columns import Columns
from trainer.ui.debrief.mistake_card import CardReader
from trainer.ui.debrief.mistake_list import MistakeList
from trainer.ui.debrief.review_card import SaidBlock, blocks_of
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.widgets import (
    Button,
    Piece,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.ui.quick.result_parts import WrongCard, asked, seconds
from trainer.ui.review_queue.snapshot import OpenedShown, RemedialShown, RulesShown
from trainer.wording import say


class DeliveredCard(Ground):
    """Shows each mistake that was marked then; hidden if there is nothing to tell."""

    def __init__(self) -> None:
        super().__init__("card", "attempt.delivered", say("As it was marked then"))
        self._lines = column(gap=6)
        head = column(
            label(say("As it was marked then"), "section"),
            wrapped(say("What counts, and what the trainee was shown."), "secondary"),
            gap=2,
        )
        self.setLayout(column(head, self._lines, gap=8, around=(18, 14, 18, 14)))

    def present(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these mistakes, each with where it was and what it cost."""
        emptied(self._lines)
        for title, under in lines:
            pieces: tuple[Piece, ...] = (wrapped(title, "strong"), wrapped(under, "secondary"))
            self._lines.addWidget(hairline())
            self._lines.addLayout(column(*pieces, gap=2))
        self.setVisible(bool(lines))


BOTH_FROM, COLUMNS_WIDE = 1080, 506
"""The least width at which the steps and the mistakes stand beside one another."""


class Work(QWidget):
    """Shows the mistakes of a round, the steps, or both if there is room; the answers of a
    sitting."""

    def __init__(self) -> None:
        super().__init__()
        self.columns, self.mistakes = Columns(), MistakeList()
        self.delivered, self.answers = DeliveredCard(), AnswersList()
        self._nothing = wrapped(
            say("Today's rules cannot read this. Its house is gone, or it was erased."),
            tone="quiet",
        )
        self._steps = False
        self._steps_ground = frame("card", column(self.columns, around=(1, 4, 1, 10)))
        self._steps_ground.setMinimumWidth(COLUMNS_WIDE)
        self._right, self._layers = QWidget(), QStackedLayout()
        self._put_together()
        self.columns.chosen.connect(self.mistakes.choose)
        self.mistakes.chosen.connect(self.columns.show_mistake)
        self.columns.met_chosen.connect(self.mistakes.show_interruption)

    def present(self, shown: OpenedShown) -> None:
        self._round = shown.debrief is not None
        self.delivered.present(shown.delivered)
        if shown.debrief is not None:
            self.columns.present(shown.debrief)
            self.mistakes.present(shown.debrief, reader=CardReader.SUPERVISOR)
            self._layers.setCurrentWidget(self.mistakes)
        elif shown.answers is not None:
            said = [remark for remark, _ in shown.said]
            self.answers.present(shown.answers, said)
            self._layers.setCurrentWidget(self.answers)
        else:
            self._layers.setCurrentIndex(2)
        self._arrange()

    @property
    def has_both(self) -> bool:
        """True if steps and mistakes have room beside one another."""
        return self.width() >= BOTH_FROM

    def show_steps(self, *, steps: bool) -> None:
        """Show the steps or the mistakes, if there is no room for both."""
        self._steps = steps
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Show the steps for a round alone."""
        self._steps_ground.setVisible(self._round and (self.has_both or self._steps))
        self._right.setVisible(not self._round or self.has_both or not self._steps)

    def _put_together(self) -> None:
        self._round = False
        empty = QWidget()
        empty.setLayout(column(self._nothing, None))
        body = column(self.delivered, gap=14)
        self._right.setLayout(body)
        body.addLayout(self._layers, 1)  # its place first: it shows what is put in, at once
        for layer in (self.mistakes, self.answers, empty):
            self._layers.addWidget(layer)
        self.setLayout(row((self._steps_ground, 45), (self._right, 55), gap=18))


class AnswersList(ScrollArea):
    """Scrolls through the answers."""

    def __init__(self) -> None:
        super().__init__("attempt.answers", say("Answers"), keys=False)

    def present(self, result: QuickSummary, said: Sequence[Remark]) -> None:
        page, pieces = frame("plain"), list[Piece]()
        for item in result.wrong:
            pieces.append(WrongCard(item))
            number = item.marked.number
            of_it = [each for each in said if each.number == number]
            pieces += blocks_of(of_it, f"attempt.answer.{number}.said")
        right = [item for item in result.items if item.marked.right]
        if right:
            pieces.append(_right(right))
        page.setLayout(column(*pieces, None, gap=14, around=(0, 0, 10, 0)))
        self.setWidget(page)


def _right(items: Sequence[ItemDone]) -> QFrame:
    lines: list[Piece] = [label(say("Right answers"), "section")]
    for item in items:
        line = row(label(str(item.marked.number), "strong"), gap=10)
        line.addWidget(wrapped(f"{asked(item)}  {item.marked.given}", "dense"), 1)
        line.addWidget(label(seconds(item.marked.elapsed_ms), "secondary"))
        lines.append(line)
    return frame("card", column(*lines, gap=6, around=(18, 14, 18, 14)))


class SidePanel(ScrollArea):
    """Shows what belongs to the attempt, and what can be done about it. Emits the remedial to be
    withdrawn."""

    withdrawn = Signal(str)

    def __init__(self) -> None:
        super().__init__("attempt.side", say("Review"), keys=False)
        self.comment = Button(say("Comment"), "attempt.comment", kind="primary", key="W")
        self.override = Button(say("Override"), "attempt.override", key="O")
        self.assign = Button(say("Remedial"), "attempt.assign", key="D")
        self._asking: list[QWidget] = []
        self._forms, self._cards = QVBoxLayout(), QVBoxLayout()
        self._put_together()

    def present(self, shown: OpenedShown) -> None:
        emptied(self._cards)
        self._cards.addWidget(_said(shown.said))
        if shown.remedials:
            self._cards.addWidget(self._remedials(shown.remedials))
        self._cards.addWidget(_rules(shown.rules))
        self.verticalScrollBar().setValue(0)

    def put_form(self, form: QWidget) -> None:
        """Put a form above the cards, hidden until it is asked for."""
        form.hide()
        self._forms.addWidget(form)
        self._asking.append(form)
        form.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Show and Hide would come with the whole page too; these tell of the form alone.
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._lead()
        return super().eventFilter(watched, event)

    def _lead(self) -> None:
        """Fill only one button: that of an open form, if there is one."""
        asks = any(not form.isHidden() for form in self._asking)
        self.comment.fill(filled=not asks)

    def _remedials(self, remedials: Sequence[RemedialShown]) -> QWidget:
        pieces: list[Piece] = [label(say("Remedials"), "section")]
        for turn, each in enumerate(remedials, 1):
            pieces += [hairline(), self._remedial(each, f"attempt.remedial.{turn}")]
        return _card("attempt.remedials", *pieces)

    def _remedial(self, shown: RemedialShown, name: str) -> QWidget:
        made = frame("plain")
        made.setObjectName(name)
        words = column(wrapped(shown.words, "strong"), wrapped(shown.under, "secondary"), gap=2)
        words.addWidget(wrapped(shown.state, "secondary", tone="serious" if shown.wrong else ""))
        if shown.is_open:
            back = Button(say("Withdraw"), f"{name}.withdraw")
            back.setAccessibleDescription(shown.words)
            back.clicked.connect(lambda: self.withdrawn.emit(shown.id))
            words.addLayout(row(back, None))
        made.setLayout(words)
        return made

    def _put_together(self) -> None:
        for layout in (self._forms, self._cards):
            layout.setSpacing(14)
        ways = Flow(8, self.comment, self.override, self.assign)
        body = column(ways, self._forms, self._cards, None, gap=12, around=(0, 0, 10, 0))
        self.hold(body)


def _said(said: Sequence[tuple[Remark, str]]) -> QWidget:
    pieces: list[Piece] = [label(say("Comments on this attempt"), "section")]
    if not said:
        pieces.append(wrapped(say("Nothing yet."), tone="quiet"))
    for turn, (remark, of) in enumerate(said, 1):
        pieces.append(SaidBlock(remark, f"attempt.said.{turn}", of=of))
    return _card("attempt.said", *pieces)


def _rules(shown: RulesShown) -> QWidget:
    tone = "serious" if shown.differ else ""
    heading = wrapped(shown.heading, "section", tone=tone)
    sentences = [wrapped(each, "dense") for each in shown.sentences]
    return _card("attempt.rules", heading, *sentences)


def _card(name: str, *pieces: Piece) -> QWidget:
    made = frame("card")
    made.setObjectName(name)
    made.setLayout(column(*pieces, gap=8, around=(16, 14, 16, 14)))
    return made
