"""The remedials of the supervisor's classes: for whom, until when, how far, and their
withdrawal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from trainer.ui.flow import Flow
from trainer.ui.review_queue.forms import withdrawing_form
from trainer.ui.segments import Segments
from trainer.ui.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row, wrapped
from trainer.wording import phrase, say

COLUMNS = (
    TextColumn(phrase("Trainee"), 14),
    TextColumn(phrase("What"), 26),
    TextColumn(phrase("House"), 12),
    TextColumn(phrase("Status"), 30),
    TextColumn(phrase("By"), 14),
)


class RemedialsPage(QWidget):
    """Shows remedials. Emits which are wanted (open ones, or all), and the id of one that is
    withdrawn, with the reason, or whose attempt is to be opened."""

    changed = Signal()
    left = Signal()
    opened = Signal(str)
    withdrawn = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("remedials")
        self.setAccessibleName(say("Remedials"))
        self._open_ids: frozenset[str] = frozenset()
        self.table = TextTable("remedials.list", say("Remedials"), COLUMNS)
        values = [(False, say("All")), (True, say("To do"))]
        self.which = Segments("remedials.which", say("Which practice"), values)
        self.which.show_chosen(values[1][0])
        self.withdraw = Button(say("Withdraw"), "remedials.withdraw", key="W")
        self.open_ = Button(say("Open the attempt"), "remedials.open", key="Enter")
        self.back = Button(say("Attempts"), "remedials.back", key="Esc")
        self.form = withdrawing_form()
        self.form.hide()
        self._layers = QStackedLayout()
        self._put_together()
        self._connect()

    @property
    def open_only(self) -> bool:
        """True if cleared and withdrawn ones are left out."""
        return self.which.value is True

    @property
    def chosen(self) -> str:
        """The id of the chosen remedial; empty where there is none."""
        return self.table.chosen_key

    def present(self, rows: Sequence[TextRow], still_open: frozenset[str]) -> None:
        """Show these; the chosen one stays chosen."""
        self._open_ids = still_open
        self.form.hide()
        self.table.present(rows)
        self._layers.setCurrentIndex(0 if rows else 1)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._allow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.open_.click()
        elif key == Qt.Key.Key_W:
            self.withdraw.click()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _allow(self, *_: object) -> None:
        self.withdraw.setEnabled(self.chosen in self._open_ids)
        self.open_.setEnabled(bool(self.chosen))

    def _ask(self) -> None:
        self.form.open((), 0)

    def _cancel(self) -> None:
        self.form.hide()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self.which.chosen.connect(lambda _: self.changed.emit())
        self.table.selectionModel().currentRowChanged.connect(self._allow)
        self.table.doubleClicked.connect(lambda _: self.open_.click())
        self.withdraw.clicked.connect(self._ask)
        self.open_.clicked.connect(lambda: self.opened.emit(self.chosen))
        self.back.clicked.connect(self.left)
        self.form.cancelled.connect(self._cancel)
        self.form.sent.connect(lambda _, reason: self.withdrawn.emit(self.chosen, reason))

    def _put_together(self) -> None:
        ground, empty, card = frame("card"), QWidget(), frame("card")
        ground.setLayout(column(self.table, around=(1, 4, 1, 10)))
        nothing = wrapped(
            say("No open remedials. Assign one from an attempt (D)."),
            "section",
        )
        card.setLayout(column(nothing, around=24))
        empty.setLayout(column(card, None))
        head = row(label(say("Remedials"), "title"), gap=10)
        ways = (self.which, self.withdraw, self.open_, self.back)
        head.addLayout(Flow(10, *ways, at_right=True), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 28, 36, 28)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addLayout(self._layers, 1)  # its place first: it shows what is put in, at once
        for layer in (ground, empty):
            self._layers.addWidget(layer)
        layout.addWidget(self.form)
