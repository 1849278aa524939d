"""The chapter of the readings: the questions that a document leaves, one of them open."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.library.readings_file import ReadingGroup, ReadingQuestion
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.background import Background
from trainer.ui.house_book.answers import AnswersAsked, AnswersCard
from trainer.ui.line_button import LineButton, LineCell
from trainer.ui.widgets import column, frame, label, tip, wrapped
from trainer.wording import phrase, say, say_count, say_phrase

GROUPS = {
    ReadingGroup.PAYMENTS: phrase("Payments"),
    ReadingGroup.BETS: phrase("Bets"),
    ReadingGroup.ROUND: phrase("The round"),
    ReadingGroup.IRREGULARITIES: phrase("Irregularities"),
}


class QuestionCards(QWidget):
    """Shows the questions by groups, the open one with its answers. Emits the question, the answer
    that shall be taken, and why; and the line of a question that was opened."""

    taken = Signal(str, str, str)
    grew = Signal(QWidget)

    def __init__(
        self, shelf: Bookshelf, book: HouseBook, background: Background, *, may_choose: bool
    ) -> None:
        super().__init__()
        self.setObjectName("readings.questions")
        self._shelf, self._book, self._background = shelf, book, background
        self._may_choose = may_choose
        self._at = shelf.readings(book.house)
        self._lines: dict[str, LineButton] = {}
        self._places: dict[str, QVBoxLayout] = {}
        self._card: AnswersCard | None = None
        self._open = ""
        self.setLayout(column(*self._groups(), gap=16))

    @property
    def opened(self) -> str:
        """The id of the question that is open; empty for none."""
        return self._open

    def open(self, question: str) -> None:
        """That question is open, and no other; an empty id closes all."""
        if self._card is not None:
            self._card.hide()
            self._card.deleteLater()
            self._card = None
        self._open = question if question in self._lines else ""
        for name, line in self._lines.items():
            line.setChecked(name == self._open)
        if self._open:
            self._show(self._at.base.readings.named(self._open))

    def look(self, answer: str) -> None:
        """That answer to the open question is looked at."""
        assert self._card is not None, "a question is open"
        self._card.look(answer)

    def focus(self, question: str) -> None:
        """The keyboard is on that question."""
        if question in self._lines:
            self._lines[question].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the questions, Esc closes the open one."""
        names = list(self._lines)
        at = next((k for k, name in enumerate(names) if self._lines[name].hasFocus()), None)
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is not None and at is not None and 0 <= at + step < len(names):
            self.focus(names[at + step])
        elif event.key() != Qt.Key.Key_Escape or not self.close_open():
            super().keyPressEvent(event)

    def close_open(self) -> bool:
        """The open question is closed, and has the keyboard. False where none is in sight."""
        closed = self._open
        if not closed or not self.isVisible():
            return False
        self.open("")
        self.focus(closed)
        return True

    # -------------------------------------------------------------------- shown

    def _groups(self) -> Iterator[QWidget]:
        for group in ReadingGroup:
            asked = [each for each in self._at.base.readings if each.group is group]
            if asked:
                yield self._group(group, asked)

    def _group(self, group: ReadingGroup, asked: list[ReadingQuestion]) -> QFrame:
        card = frame("card")
        title = say_phrase(GROUPS[group])
        card.setAccessibleName(title)
        told = say_count("{count} question", "{count} questions", count=len(asked))
        lines = column(label(title, "section"), wrapped(told, "secondary"), 8, gap=2)
        for each in asked:
            place = column(self._line(each), gap=0)
            self._places[each.id] = place
            lines.addLayout(place)
        lines.setContentsMargins(20, 16, 20, 14)
        card.setLayout(lines)
        return card

    def _line(self, question: ReadingQuestion) -> LineButton:
        answer = self._at.answer(question).words
        own = question.id in self._at.answers
        told = say("{answer} (your school’s choice)", answer=answer) if own else answer
        cells = (LineCell(question.words, 0.62, bold=own), LineCell(told, 0.38, quiet=not own))
        spoken = say("{name}: {value}", name=question.words, value=told)
        line = LineButton(cells, f"reading.{question.id}", spoken)
        line.setCheckable(True)
        line.setToolTip(tip(spoken))
        line.clicked.connect(lambda _=False, id_=question.id: self._pressed(id_))
        self._lines[question.id] = line
        return line

    def _pressed(self, question: str) -> None:
        self.open("" if question == self._open else question)

    def _show(self, question: ReadingQuestion) -> None:
        house = self._book.house
        asked = AnswersAsked(question, self._at, self._book.of.rules, may_choose=self._may_choose)
        card = AnswersCard(self._book, asked)
        card.taken.connect(lambda answer, why: self.taken.emit(question.id, answer, why))
        card.closed.connect(lambda: self._pressed(question.id))
        self._places[question.id].addWidget(card)
        self._card = card
        self.grew.emit(self._lines[question.id])
        if self._shelf.knows_weight(house, question.id):
            card.weigh(self._shelf.weigh(house, question.id))
            return
        shelf = self._shelf
        self._background.run(lambda: shelf.weigh(house, question.id), card.weigh, owner=card)
