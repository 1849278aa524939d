"""The side of an opened attempt: remarks, the rules that marked it, remedials."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.school.remark import Remark
from trainer.ui.debrief.said_block import SaidBlock
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.scroll_area import ScrollArea
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
from trainer.ui.review_queue.snapshot import OpenedShown, RemedialShown, RulesShown
from trainer.wording import say


class SidePanel(ScrollArea):
    """Shows what belongs to the attempt. Emits what is to be done about it."""

    commented = Signal()
    overridden = Signal()
    assigned = Signal()
    withdrawn = Signal(str)

    def __init__(self) -> None:
        super().__init__("attempt.side", say("Review"), keys=False)
        self.comment = Button(say("Comment"), "attempt.comment", kind="primary", key="W")
        self.override = Button(say("Override"), "attempt.override", key="O")
        self.assign = Button(say("Remedial"), "attempt.assign", key="D")
        self.comment.clicked.connect(self.commented)
        self.override.clicked.connect(self.overridden)
        self.assign.clicked.connect(self.assigned)
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
