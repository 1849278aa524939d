"""The chapter of the readings: the questions at the left, the open one at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.background import Background
from trainer.ui.house_book.answers import AnswersAsked, AnswersPane
from trainer.ui.house_book.chapters import chapter_cards
from trainer.ui.house_book.question_list import QuestionList
from trainer.ui.house_book.sheet import scrolled
from trainer.ui.scroll_area import ScrollArea
from trainer.ui.widgets import column, row

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
        page = row(self.list, gap=16, around=(0, 0, 12, 20))
        page.addLayout(self._right, 1)
        self.setLayout(page)
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
        """Look at that answer to the open question."""
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
    """All readings with their reasons."""
    body, cards = QWidget(), chapter_cards(book, Chapter.READINGS)
    body.setLayout(column(*cards, None, gap=16, around=(0, 0, 10, 0)))
    return scrolled(body, "readings.reasons")
