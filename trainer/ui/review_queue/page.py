"""The queue of attempts: what waits for the supervisor first, narrowed, opened by keys."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from trainer.ui.flow import Flow
from trainer.ui.review_queue.filters import Filters
from trainer.ui.review_queue.lines import COLUMNS
from trainer.ui.review_queue.model import Load, QueueModel
from trainer.ui.review_queue.snapshot import LineShown, QueueShown
from trainer.ui.row_table import RowTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row, wrapped
from trainer.wording import say, say_count


class QueuePage(QWidget):
    """Shows the queue. Emits that the filters were changed, and the attempt that shall be opened,
    or the sitting of an exam."""

    changed = Signal()
    opened = Signal(str)
    exam_opened = Signal(str)
    remedials = Signal()
    older = Signal()
    retry = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("attempts")
        self.setAccessibleName(say("Attempts"))
        self.filters = Filters()
        self._model = QueueModel()
        self._model.setParent(self)
        shares = [each.share for each in COLUMNS]
        self.table = RowTable("attempts.list", say("Attempts"), shares, self._model)
        self.table.setWordWrap(False)
        self.open_ = Button(say("Open"), "attempts.open", kind="primary", key="Enter")
        self.assigned = Button(say("Remedials"), "attempts.remedials", key="D")
        self.older_ = Button(say("Older rules"), "attempts.older", key="O")
        self._told = label("", "secondary", name="attempts.count")
        self._nothing = wrapped("", "section", name="attempts.nothing")
        self._again = Button(say("Try again"), "attempts.retry", kind="primary")
        self._layers = QStackedLayout()
        self._put_together()
        self._connect()

    def present(self, shown: QueueShown, load: Load) -> None:
        """Show these; the line that was chosen stays chosen where it is still there."""
        before = self.chosen
        self.filters.offer(shown.choices)
        self._model.present(shown.count, load)
        self._told.setText(_told(shown))
        self._again.hide()
        self._nothing.setText(
            say("No attempt matches these filters.")
            if self.filters.narrowed
            else say("No rounds in this period")
        )
        self._layers.setCurrentIndex(0 if shown.count else 1)
        self.open_.setEnabled(shown.count > 0)
        self.choose(before.attempt if before is not None else "")

    def show_trouble(self, sentence: str) -> None:
        """Say why there is nothing to be shown, and offer to try again."""
        self._told.setText("")
        self._nothing.setText(sentence)
        self._again.show()
        self.open_.setEnabled(False)
        self._layers.setCurrentIndex(1)

    @property
    def chosen(self) -> LineShown | None:
        """The line that is chosen."""
        return self._model.line(self.table.currentIndex().row())

    def choose(self, attempt: str) -> None:
        """That line is chosen and in sight; the first one, where it is not there."""
        at = self._model.place_of(attempt)
        self.table.selectRow(0 if at is None else at)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def beside(self, attempt: str, by: int) -> LineShown | None:
        """The next line that is no exam, or the one before; None at the ends."""
        at = self._model.place_of(attempt)
        if at is None:
            return None
        at += by
        while (line := self._model.line(at)) is not None and line.is_exam:
            at += by
        return line

    def place(self, attempt: str) -> tuple[int, int] | None:
        """The number of that line, from 1, and of how many."""
        at = self._model.place_of(attempt)
        return None if at is None else (at + 1, self._model.count)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._open()
        elif event.key() == Qt.Key.Key_X and self.filters.clear.isEnabled():
            self.filters.clear.click()
        elif event.key() == Qt.Key.Key_D:
            self.remedials.emit()
        elif event.key() == Qt.Key.Key_O:
            self.older.emit()
        else:
            super().keyPressEvent(event)

    def _open(self, *_: object) -> None:
        line = self.chosen
        if line is not None and line.is_exam:
            self.exam_opened.emit(line.attempt)
        elif line is not None:
            self.opened.emit(line.attempt)

    def _connect(self) -> None:
        self.filters.changed.connect(self.changed)
        self.table.doubleClicked.connect(self._open)
        self.open_.clicked.connect(self._open)
        self.assigned.clicked.connect(self.remedials)
        self.older_.clicked.connect(self.older)
        self._again.clicked.connect(self.retry)

    def _put_together(self) -> None:
        ground = frame("card")
        ground.setLayout(column(self.table, around=(1, 4, 1, 10)))
        empty, card = QWidget(), frame("card")
        card.setLayout(column(self._nothing, row(self._again, None), gap=16, around=24))
        empty.setLayout(column(card, None))
        head = row(label(say("Attempts"), "title"), self._told, gap=14)
        ways = (self.filters.clear, self.older_, self.assigned, self.open_)
        head.addLayout(Flow(14, *ways, at_right=True), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 28, 36, 28)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addWidget(self.filters)
        layout.addLayout(self._layers, 1)  # its place first: it shows what is put in, at once
        for layer in (ground, empty):
            self._layers.addWidget(layer)


def _told(shown: QueueShown) -> str:
    """``1,204 attempts, 5 wait for you``."""
    if shown.capped:
        told = say("The latest {count} attempts", count=shown.count)
    else:
        told = say_count("{count} attempt", "{count} attempts", count=shown.count)
    if shown.waiting:
        waits = say_count("{count} waits for you", "{count} wait for you", count=shown.waiting)
        told = say("{attempts}, {waits}", attempts=told, waits=waits)
    return " · ".join([told, *_doubted(shown)])


def _doubted(shown: QueueShown) -> Iterator[str]:
    """``being marked: 3``, ``does not match its evidence: 1``."""
    if shown.being_marked:
        yield say("being marked: {count}", count=shown.being_marked)
    if shown.mismatches:
        yield say("does not match its evidence: {count}", count=shown.mismatches)
    if shown.refused:
        yield say("deliveries refused: {count}", count=shown.refused)
