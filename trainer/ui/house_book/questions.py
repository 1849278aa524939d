"""The chapter of the readings: its questions by groups at the left, the open one at the right."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QWidget

from trainer.library.chosen_houses import HouseChoices
from trainer.library.readings_file import ReadingGroup, ReadingQuestion
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.house_book.answers import AnswersAsked, AnswersPane
from trainer.ui.house_book.cards import chapter_cards
from trainer.ui.house_book.sheet import scrolled
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.painted import PaintedButton
from trainer.ui.kit.theme import font
from trainer.ui.kit.widgets import column, frame, label, row, tip, worn
from trainer.ui.runtime.background import Background
from trainer.wording import phrase, say, say_count, say_phrase

LEAST, MOST, SHARE = 250, 380, 0.29
"""The width of the list, in pixels and of the whole."""


class QuestionsView(QWidget):
    """Shows the questions, and the open one with its answers; with none open, all readings and
    their reasons. Emits the question, the chosen answer, and the reason."""

    taken = Signal(str, str, str)

    def __init__(
        self, shelf: Bookshelf, book: HouseBook, background: Background, *, may_choose: bool
    ) -> None:
        super().__init__()
        self.setObjectName("readings.questions")
        self._shelf, self._book, self._background = shelf, book, background
        self._may_choose = may_choose
        self._at = shelf.readings(book.house)
        self._pane: AnswersPane | None = None
        self._open = ""
        self.list = QuestionList(self._at)
        self.list.pressed.connect(self.open)
        self._reasons = _reasons(book)
        self._right = column(self._reasons, gap=0)
        self.setLayout(row(self.list, (self._right, 1), gap=16, around=(0, 0, 12, 20)))
        self.list.light("")

    @property
    def opened(self) -> str:
        """The id of the question that is open; empty for none."""
        return self._open

    def open(self, question: str) -> None:
        """Open that question and close the others; an empty id closes all."""
        if self._pane is not None:
            self._pane.hide()
            self._right.removeWidget(self._pane)
            self._pane.deleteLater()
            self._pane = None
        self._open = question if question in self.list else ""
        self.list.light(self._open)
        self._reasons.setVisible(not self._open)
        if self._open:
            self._show()

    def look(self, answer: str) -> None:
        assert self._pane is not None, "a question is open"
        self._pane.look(answer)

    def take_focus(self) -> None:
        """Give the keyboard to the open question, or to the heading of the list."""
        self.list.take_focus(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the open question with Esc."""
        if event.key() != Qt.Key.Key_Escape or not self.close_open():
            super().keyPressEvent(event)

    def close_open(self) -> bool:
        """Close the open question and give it the keyboard. False if none is in sight."""
        closed = self._open
        if not closed or not self.isVisible():
            return False
        self.open("")
        self.list.take_focus(closed)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.list.setFixedWidth(min(MOST, max(LEAST, round(self.width() * SHARE))))

    def _show(self) -> None:
        house, question = self._book.house, self._at.base.readings.named(self._open)
        asked = AnswersAsked(question, self._at, self._book.of.rules, may_choose=self._may_choose)
        pane = AnswersPane(self._book, asked)
        pane.taken.connect(lambda answer, why: self.taken.emit(question.id, answer, why))
        self._right.addWidget(pane)
        self._pane = pane
        if self._shelf.knows_weight(house, question.id):
            pane.weigh(self._shelf.weigh(house, question.id))
            return
        shelf = self._shelf
        self._background.run(lambda: shelf.weigh(house, question.id), pane.weigh, owner=pane)


def _reasons(book: HouseBook) -> ScrollArea:
    body, cards = QWidget(), chapter_cards(book, Chapter.READINGS)
    body.setLayout(column(*cards, None, gap=16, around=(0, 0, 10, 0)))
    return scrolled(body, "readings.reasons")


GROUPS = {
    ReadingGroup.PAYMENTS: phrase("Payments"),
    ReadingGroup.BETS: phrase("Bets"),
    ReadingGroup.ROUND: phrase("The round"),
    ReadingGroup.IRREGULARITIES: phrase("Irregularities"),
}
LEFT, TOP, BETWEEN = 20, 9, 2
WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class QuestionList(Ground):
    """Shows the questions, the open one on brass. Emits the id of the pressed one; empty for the
    heading."""

    pressed = Signal(str)

    def __init__(self, at: HouseChoices) -> None:
        super().__init__("card", "readings.list")
        self._at, self._group = at, QButtonGroup(self)
        self._rows: dict[str, QuestionRow] = {}
        heading = self._row(
            "", say("Where the document leaves a question"), self._count_words(), head=True
        )
        body = QWidget()
        body.setLayout(column(*self._groups(), None, gap=0))
        self._scroll = scrolled(body, "readings.rows")
        self.setLayout(column(heading, self._scroll, gap=0, around=(1, 4, 1, 8)))

    def __contains__(self, question: str) -> bool:
        return bool(question) and question in self._rows

    def light(self, question: str) -> None:
        """Light that question; the heading, if the id is empty."""
        row = self._rows[question]
        row.setChecked(True)
        if question:
            # A row that was just made has its place only once the layout has run.
            QTimer.singleShot(0, row, lambda: self._scroll.ensureWidgetVisible(row, 0, 40))

    def take_focus(self, question: str) -> None:
        if question in self._rows:
            self._rows[question].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the questions with Up and Down."""
        names = list(self._rows)
        at = next((k for k, name in enumerate(names) if self._rows[name].hasFocus()), None)
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None or at is None or not 0 <= at + step < len(names):
            super().keyPressEvent(event)
            return
        self.take_focus(names[at + step])
        if names[at + step]:
            self._scroll.ensureWidgetVisible(self._rows[names[at + step]], 0, 40)

    def _count_words(self) -> str:
        """The number of readings, and of those that the school chose itself."""
        count, own = len(self._at.base.readings.questions), len(self._at.answers)
        if own:
            return say("{count} readings, {own} chosen by your school", count=count, own=own)
        return say_count(
            "{count} reading, the school's first choice",
            "{count} readings, all by the school's first choice",
            count=count,
        )

    def _groups(self) -> Iterator[QFrame]:
        for group in ReadingGroup:
            asked = [each for each in self._at.base.readings if each.group is group]
            if asked:
                title = say_phrase(GROUPS[group])
                heading = label(title, "strong")
                heading.setProperty("kind", "mark")
                heading.setContentsMargins(5, 4, 0, 4)
                rows = frame("plain")
                rows.setAccessibleName(title)
                rows.setLayout(column(heading, *map(self._question, asked), gap=0))
                yield rows

    def _question(self, question: ReadingQuestion) -> QuestionRow:
        answer = self._at.answer(question).words
        own = question.id in self._at.answers
        words = say("{answer} (your school's choice)", answer=answer) if own else answer
        return self._row(question.id, question.words, words)

    def _row(self, id_: str, asks: str, answer: str, *, head: bool = False) -> QuestionRow:
        row = QuestionRow(asks, answer, head=head)
        row.setObjectName(f"reading.{id_}" if id_ else "readings.all")
        row.clicked.connect(lambda: self.pressed.emit(id_))
        self._group.addButton(row)
        self._rows[id_] = row
        return row


class QuestionRow(PaintedButton):
    """A question above its answer, each as high as it needs; on brass while it is open."""

    def __init__(self, asks: str, answer: str, *, head: bool = False) -> None:
        super().__init__()
        self._asks, self._told, self._head = asks, answer, head
        spoken = say("{name}: {value}", name=asks, value=answer)
        self.setText(spoken)
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        self.setCheckable(True)
        # Not fixed: its height in another width would be the most that a layout gives it.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(260, self.heightForWidth(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.heightForWidth(max(180, self.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        asks, answer = self._heights(width)
        return 2 * TOP + asks + BETWEEN + answer

    def _heights(self, width: int) -> tuple[int, int]:
        room = QRect(0, 0, width - LEFT - 14, 1000)
        asks = QFontMetrics(self._type(bold=True)).boundingRect(room, WRAPPED, self._asks)
        answer = QFontMetrics(font(13)).boundingRect(room, WRAPPED, self._told)
        return asks.height(), answer.height()

    def _type(self, *, bold: bool) -> QFont:
        return font(15 if self._head else 14, bold=bold or self._head)

    def paint(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(box, QColor(theme.here_wash))
            painter.fillRect(QRectF(0, 0, 4, box.height()), QColor(theme.here_edge))
        elif self.underMouse():
            painter.fillRect(box, QColor(theme.well))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))
        room = box.adjusted(LEFT, TOP, -14, 0)
        painter.setPen(QColor(theme.text))
        painter.setFont(self._type(bold=self.isChecked()))
        painter.drawText(room, WRAPPED, self._asks)
        asks = painter.boundingRect(room, WRAPPED, self._asks).height()
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(13))
        painter.drawText(room.adjusted(0, asks + BETWEEN, 0, 0), WRAPPED, self._told)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
