"""The likely cause of a mistake: one folded line, which opens in place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from trainer.marking.words import paragraph, sentence
from trainer.school.held_beliefs import BeliefCost, BeliefHeld, Sureness
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, Piece, column, frame, hairline, row, tip, worn, wrapped
from trainer.wording import say

LINE_HIGH = 30
PROBABLE = 0.8


class BeliefLine(Ground):
    """Shows one wrong rule, folded until it is opened. Emits its ids when rounds that test it are
    asked for, and that it was opened or folded."""

    tested = Signal(object)
    turned = Signal()

    def __init__(self, held: BeliefHeld, name: str) -> None:
        super().__init__("plain", name)
        self.held = held
        self.head = FoldedLine(heading(held), held.words[0], seen(held), f"{name}.open")
        self.head.setAccessibleDescription(spoken(held))
        self.head.clicked.connect(self.turn)
        self._cost = _hidden(f"{name}.cost")
        self.test = self._test_button(name) if held.can_be_tested else None
        self._more = frame("plain", column(*self._unfolded(name), gap=3, around=(32, 0, 14, 10)))
        self._more.hide()
        self.setLayout(column(hairline(), self.head, self._more, gap=0))

    @property
    def is_open(self) -> bool:
        return not self._more.isHidden()

    def turn(self, *_: object) -> None:
        """Open it, with the keyboard at its button; fold it if it is open."""
        opens = not self.is_open
        self._more.setVisible(opens)
        self.head.show_open(opens=opens)
        if opens and self.test is not None:
            self.test.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit()

    def tell_cost(self, belief: str, cost: BeliefCost) -> None:
        """Show the cost of that belief, if it is this one; its table is the tooltip, and read
        aloud."""
        if belief in self.held.ids:
            self._cost.setText(_sentence(cost.text))
            self._cost.setToolTip(tip(cost.assumes))
            self._cost.setAccessibleDescription(cost.assumes)
            self._cost.show()

    def _unfolded(self, name: str) -> list[Piece]:
        held = self.held
        since = paragraph(held.how_sure, _sentence(held.since_text))
        lines: list[Piece] = [
            wrapped(_sentence(held.words[0]), "strong"),
            wrapped(_sentence(held.truth), "dense", name=f"{name}.truth"),
            self._cost,
            wrapped(since, "secondary", name=f"{name}.sure"),
        ]
        return [*lines, 3, row(self.test, None)] if self.test is not None else lines

    def _test_button(self, name: str) -> Button:
        test = Button(say("Rounds that test it"), f"{name}.test")
        test.clicked.connect(lambda: self.tested.emit(self.held.ids))
        return test


class FoldedLine(Painted, QPushButton):
    """A line that opens what lies under it: a chevron, the words, and how often it was seen."""

    def __init__(self, heading_: str, words: str, seen_: str, name: str) -> None:
        super().__init__()
        self._words, self._seen, self._open = paragraph(heading_, sentence(words)), seen_, False
        self.setObjectName(name)
        self.setProperty("kind", "fold")
        self.setAccessibleName(paragraph(self._words, seen_))
        self.setToolTip(tip(self._words))
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Its words are cut to the width that is there; they must not widen the column.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(scaled(LINE_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(LINE_HIGH))

    def show_open(self, *, opens: bool) -> None:
        """Turn the chevron down while it is open."""
        self._open = opens
        self.update()

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 5, 5)
        self._chevron(painter)
        painter.setFont(font(12))
        room = QRectF(self.rect()).adjusted(32, 0, -12, 0)
        seen_ = painter.fontMetrics().horizontalAdvance(self._seen)
        words = self._fitted(painter.fontMetrics(), room.width() - seen_ - 8)
        painter.setPen(QColor(theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(words) + 6)
        painter.setPen(QColor(theme.text_2))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._seen)

    def _fitted(self, type_: QFontMetrics, room: float) -> str:
        return type_.elidedText(self._words, Qt.TextElideMode.ElideRight, int(room))

    def _chevron(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(20, self.height() / 2)
        painter.rotate(90 if self._open else 0)
        painter.setPen(QPen(QColor(worn().text_2), 1.5))
        painter.drawPolyline([QPointF(-2, -4), QPointF(2, 0), QPointF(-2, 4)])
        painter.restore()


def _hidden(name: str) -> QLabel:
    """Keep the room of a cost before it is known."""
    made = wrapped("", "dense", name=name)
    made.hide()
    return made


def heading(held: BeliefHeld) -> str:
    """The sureness of a belief, in one word."""
    if held.sureness is Sureness.CONFIRMED:
        return say("Confirmed:")
    probable = held.probability is not None and held.probability >= PROBABLE
    return say("Probably:") if probable else say("Perhaps:")


def seen(held: BeliefHeld) -> str:
    """``Seen 2 of 3 times.``"""
    return say("Seen {hits} of {all} times.", hits=held.hits, all=held.hits + held.clean)


def spoken(held: BeliefHeld) -> str:
    """The whole belief for a screen reader."""
    belief = sentence(held.words[0])
    return paragraph(heading(held), belief, seen(held), held.how_sure, held.since_text)


def _sentence(text: str) -> str:
    """The words with a full stop."""
    return text if not text or text.endswith(".") else f"{text}."
