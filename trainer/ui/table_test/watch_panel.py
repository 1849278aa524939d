"""Beside the board: what comes next in one tap, and every mistake so far with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.phrases import severity_word
from trainer.school.table_test.board import TapBoard
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.touch_controls import wide_button
from trainer.ui.kit.widgets import Button, column, emptied, hairline, label, row, tip, worn, wrapped
from trainer.wording import say, say_count


class WatchPanel(QWidget):
    """Emits the acts of the next tap, and has the buttons of what else the examiner asks for."""

    tapped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._board: TapBoard | None = None
        self.next = NextButton("watch.next", say("Space"))
        self.stretch = wide_button("watch.stretch", "A")
        self.undo = wide_button("watch.undo", "U", say("Undo"))
        self.other = wide_button("watch.otherwise", "O", say("Done differently"))
        self.table = wide_button("watch.table", "T", say("Another act"))
        self.end = wide_button("watch.end", "E", say("The round is over"))
        self.other.setCheckable(True)
        self._hint = wrapped("", "caption", name="watch.hint")
        self._count = label("", "section", name="watch.count")
        self._list = column(gap=10)
        self._connect()
        self._put_together()

    def present(self, board: TapBoard) -> None:
        self._board = board
        likely = board.next
        if likely is not None:
            self.next.tell(likely.heading, likely.words)
        else:
            self.next.tell("", say("Nothing is left"))
            if self.next.hasFocus():
                # Else Qt hands it on to *Undo*, and one Space too many takes an act back.
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next.setEnabled(likely is not None)
        many = likely is not None and len(likely.stretch) > 1
        self.stretch.setVisible(many)
        if likely is not None:
            words = say("{heading}: all as due", heading=likely.heading)
            self._tell_button(self.stretch, words)
        self.undo.setEnabled(board.acts > 0)
        self._tell(board.mistakes)

    def show_otherwise(self, *, chosen: bool) -> None:
        """Show if the next tap records another act than the due one."""
        self.other.setChecked(chosen)
        if chosen:
            self._hint.setText(say("Now tap what was done differently."))
        else:
            self._hint.setText(say("Tap what you see. Hold it if something else was done."))

    def _tell_button(self, button: Button, words: str) -> None:
        button.setText(words)
        button.setAccessibleName(words)

    def _tell(self, mistakes: Sequence[MistakeShown]) -> None:
        count = len(mistakes)
        self._count.setText(
            say_count("{count} mistake so far", "{count} mistakes so far", count=count)
            if count
            else say("No mistake so far")
        )
        emptied(self._list)
        for at, mistake in enumerate(reversed(mistakes)):
            if at:
                self._list.addWidget(hairline())
            self._list.addWidget(MistakeLine(mistake))
        self._list.addStretch(1)

    def _connect(self) -> None:
        self.next.clicked.connect(self._tap_next)
        self.stretch.clicked.connect(self._tap_stretch)

    def _tap_next(self, *_: object) -> None:
        if self._board is not None and self._board.next is not None:
            self.tapped.emit((self._board.next.act,))

    def _tap_stretch(self, *_: object) -> None:
        if self._board is not None and self._board.next is not None:
            self.tapped.emit(self._board.next.stretch)

    def _put_together(self) -> None:
        scroll = ScrollArea()
        scroll.hold(column(self._list, None, around=(0, 0, 8, 0)))
        pair = Flow(8, self.undo, self.other)
        pair.shares_out = True
        body = column(self.next, self.stretch, pair, self.table, self._hint, 4, gap=8)
        body.addWidget(hairline())
        body.addWidget(self._count)
        body.addWidget(scroll, 1)
        body.addWidget(self.end)
        body.setContentsMargins(14, 10, 14, 12)
        self.setLayout(body)


class MistakeLine(QWidget):
    """One mistake in plain words, with the clause that it rests on."""

    def __init__(self, mistake: MistakeShown) -> None:
        super().__init__()
        title = wrapped(mistake.title, "strong")
        mark = row(MarkBadge(mistake.severity), gap=0)
        head = row((column(mark, None), 0), (title, 1), gap=8)
        weight = severity_word(mistake.severity)
        where = wrapped(say("{name}: {value}", name=weight, value=mistake.where), "caption")
        words = say("Due: {due}. Done: {done}.", due=mistake.due, done=mistake.done)
        cost = sentence(mistake.money_text) if mistake.money else ""
        why = wrapped(mistake.because or mistake.why, "dense", tone="quiet")
        pieces = [where, wrapped(paragraph(words, cost), "dense"), why]
        self.setLayout(column(head, *pieces, wrapped(mistake.source, "caption"), gap=2))


HIGH, BEARING, BESIDE = 66, 14, 10


class NextButton(Painted, QPushButton):
    """One tap, or the space bar: it was done as due."""

    def __init__(self, name: str, key: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "primary")
        self.setProperty("finger", "broad")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(60)
        self.key, self._where, self._what = key, "", ""

    def tell(self, where: str, what: str) -> None:
        self._where, self._what = where, what
        spoken = say("{name}: {value}", name=where, value=what) if where else what
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, scaled(HIGH))

    def paint(self, painter: QPainter) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        ink = QColor(worn().on_accent if self.isEnabled() else worn().text_3)
        cap = self._draw_key(painter, ink)
        self._write(painter, ink, cap)

    def _draw_key(self, painter: QPainter, ink: QColor) -> float:
        """Draw the key at the right, beside the upper line, and return its width."""
        wide = QFontMetricsF(font(12)).horizontalAdvance(self.key) + 12
        top = BESIDE if self._where else (self.height() - 20) / 2
        box = QRectF(self.width() - BEARING - wide, top, wide, 20)
        painter.setPen(QPen(ink, 1))
        painter.drawRoundedRect(box, 4.5, 4.5)
        painter.setFont(font(12))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)
        return wide

    def _write(self, painter: QPainter, ink: QColor, cap: float) -> None:
        room = QRectF(self.rect()).adjusted(BEARING, 8, -BEARING, -8)
        upper = room.adjusted(0, 0, -BEARING - cap, -room.height() * 0.58)
        lower = room.adjusted(0, room.height() * 0.42, 0, 0)
        if not self._where:
            lower = room.adjusted(0, 0, -BEARING - cap, 0)
        painter.setPen(ink)
        painter.setFont(font(13))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self._where)
        size = 17.0
        while size > 13 and _wide(self._what, size) > lower.width():
            size -= 1
        painter.setFont(font(size, bold=True))
        elide = Qt.TextElideMode.ElideRight
        words = painter.fontMetrics().elidedText(self._what, elide, round(lower.width()))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)


def _wide(text: str, size: float) -> float:
    return QFontMetricsF(font(size, bold=True)).horizontalAdvance(text)
