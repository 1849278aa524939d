"""The words about a ruling: right or not, the ruling made, the house's, its reason and its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.marking.words import paragraph, sentence
from trainer.school.one_question.screens import MarkedAnswer, MarkReason
from trainer.ui.kit.focus import KeepsKeyboard
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button, column, emptied, label, row, wrapped
from trainer.ui.quick.feedback import Sign, rule_line
from trainer.wording import say

WIDE = 560
MOST_REASONS = 3
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_End)


class RulingCard(QFrame):
    """Lies over the table until the trainee goes on."""

    onward = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("incident.card")
        self.setProperty("kind", "card")
        self._body = column(gap=10, around=(24, 20, 24, 18))
        self.setLayout(self._body)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._keeps = KeepsKeyboard(self, over)
        self.hide()

    def tell(self, marked: MarkedAnswer) -> None:
        """Tell how the ruling was, and take the keyboard."""
        emptied(self._body)
        heading = heading_of(marked)
        title = label(heading, "section", name="incident.heading")
        self._body.addLayout(row(Sign(right=marked.right), title, None, gap=10))
        if not marked.right:
            given = marked.given or say("Nothing, time ran out")
            self._said(say("You"), given, "incident.given")
        self._said(say("The house"), marked.due, "incident.due")
        if marked.belief:
            self._body.addWidget(wrapped(sentence(marked.belief), tone="quiet"))
        for number, reason in enumerate(marked.reasons[:MOST_REASONS], 1):
            self._reason(reason, f"incident.reason{number}")
        onward = Button(say("Continue"), "incident.onward", kind="primary", key="Enter")
        onward.clicked.connect(self.onward)
        self._body.addLayout(row(None, onward))
        self._announce(paragraph(sentence(heading), sentence(marked.due), marked.reason.why))
        self.stand()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stand(self) -> None:
        """Stand in the middle of what it lies over."""
        wide = min(WIDE, self._over.width() - 40)
        self.setFixedWidth(wide)
        high = self._body.totalHeightForWidth(wide)
        left, top = (self._over.width() - wide) // 2, (self._over.height() - high) // 2
        self.setGeometry(left, max(12, top), wide, high)

    def _said(self, who: str, words: str, name: str) -> None:
        said = wrapped(words, name=name)
        caption = label(who, "caption")
        caption.setFixedWidth(72)
        line = row(caption, gap=8)
        line.addWidget(said, 1)
        self._body.addLayout(line)

    def _reason(self, reason: MarkReason, name: str) -> None:
        self._body.addWidget(wrapped(reason.why, name=f"{name}.why"))
        self._body.addWidget(rule_line(reason, name))

    def _announce(self, text: str) -> None:
        self.setAccessibleName(text)
        announce(self, text, at_once=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _GO_ON:
            self.onward.emit()
        else:
            event.accept()


def heading_of(marked: MarkedAnswer) -> str:
    """``Right``, or the kind of wrong."""
    if marked.right:
        return say("Right")
    return say("Not right") if marked.given else say("Time ran out")
