"""The attempts that a house's older rules marked: previewed, then marked again for a reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.page_head import SquareButton
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import ROW_HEIGHT, scaled
from trainer.ui.kit.widgets import Button, column, frame, label, press_key, row, wrapped
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.quiz.checks import Check
from trainer.wording import phrase, say

NAME = "re-marking"
HOUSES = (
    TextColumn(phrase("House"), 60),
    TextColumn(phrase("Rounds"), 20, figures=True),
    TextColumn(phrase("Quick drills"), 20, figures=True),
)
CHANGES = (
    TextColumn(phrase("When"), 16),
    TextColumn(phrase("Trainee"), 16),
    TextColumn(phrase("What"), 20),
    TextColumn(phrase("As it is marked"), 24),
    TextColumn(phrase("By today's rules"), 24),
)
_HEAD_HIGH, _MOST_HOUSES = 40, 4


class ReMarkingPage(NamedWidget):
    """Shows houses, and what changes at one. Emits the house to preview, and the reason for marking
    again, with the wish to include exams."""

    left = Signal()
    looked = Signal(str)
    sent = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__(NAME, say("Marked by older rules"))
        self.houses = TextTable(f"{NAME}.houses", say("Houses"), HOUSES)
        self.changes = TextTable(f"{NAME}.changes", say("What changes"), CHANGES)
        self.look = Button(say("Preview"), f"{NAME}.look", key="Enter")
        self.mark = Button(say("Mark again"), f"{NAME}.mark", kind="primary", key="M")
        self.back = SquareButton(f"{NAME}.back", "back", say("Back"), say("Back (Esc)"))
        self.told = wrapped("", "secondary", name=f"{NAME}.told")
        asked = say("Change exam outcomes too")
        self.with_exams = Check(f"{NAME}.exams", asked, say("Exams"))
        self.form = _form(self.with_exams)
        self._put_together()
        self._connect()

    @property
    def house(self) -> str:
        """The chosen house; empty where there is none."""
        return self.houses.chosen_key

    def present(self, houses: Sequence[TextRow], words: str) -> None:
        """Show the houses at which older rules marked something."""
        self.houses.present(houses)
        high = scaled(_HEAD_HIGH) + min(_MOST_HOUSES, max(1, len(houses))) * scaled(ROW_HEIGHT) + 4
        self.houses.setFixedHeight(high)
        self._listed.setVisible(bool(houses))
        self.look.setEnabled(bool(houses))
        self._nothing_looked_at()
        self.told.setText(words)
        (self.houses if houses else self.back).setFocus(Qt.FocusReason.OtherFocusReason)

    def present_changes(self, rows: Sequence[TextRow], words: str, *, exams: bool) -> None:
        """Show the changes by marking again at the house."""
        self.changes.rows.present(rows)
        self._changed.setVisible(bool(rows))
        self.told.setText(words)
        self.with_exams.setChecked(False)
        self.with_exams.setVisible(exams)
        self.mark.setEnabled(True)
        self.mark.setFocus(Qt.FocusReason.OtherFocusReason)

    def wait(self) -> None:
        """Say that the changes are being worked out."""
        self._nothing_looked_at()
        self.told.setText(say("Marking the rounds by today's rules. Nothing is changed yet."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"Enter": self.look.click, "M": self.mark.click, "Esc": self.left.emit}
        if not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _nothing_looked_at(self) -> None:
        self._close_form()
        self._changed.hide()
        self.changes.rows.present(())
        self.mark.setEnabled(False)

    def _ask_reason(self) -> None:
        """Open the form. What would close it again, with the reason in it, is disabled."""
        for each in (self.houses, self.look, self.mark):
            each.setEnabled(False)
        self.form.open((), 0)

    def _close_form(self) -> None:
        self.form.hide()
        self.houses.setEnabled(True)
        self.look.setEnabled(bool(self.house))
        self.mark.setEnabled(True)

    def _cancel(self) -> None:
        self._close_form()
        self.mark.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self.look.clicked.connect(lambda: self.looked.emit(self.house))
        self.houses.doubleClicked.connect(lambda _: self.look.click())
        self.houses.selectionModel().currentRowChanged.connect(lambda *_: self._nothing_looked_at())
        self.mark.clicked.connect(self._ask_reason)
        self.back.clicked.connect(self.left)
        self.form.cancelled.connect(self._cancel)
        self.form.sent.connect(
            lambda _, reason: self.sent.emit(reason, self.with_exams.isChecked())
        )

    def _put_together(self) -> None:
        head = row(self.back, label(say("Marked by older rules"), "title"), gap=14)
        head.addLayout(Flow(10, self.look, self.mark, at_right=True), 1)
        self._listed, self._changed = frame("card"), frame("card")
        self._listed.setLayout(column(self.houses, around=(1, 4, 1, 4)))
        sign = label(say("▲ another outcome"), "caption")
        title = row(label(say("What changes"), "section"), None, sign, around=(19, 8, 19, 0))
        self._changed.setLayout(column(title, self.changes, gap=4, around=(1, 4, 1, 10)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 28, 36, 28)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addWidget(self.told)
        layout.addWidget(self._listed)
        layout.addWidget(self._changed, 1)
        layout.addStretch(0)
        layout.addWidget(self.form)


def _form(with_exams: Check) -> WordsForm:
    fixed = QSizePolicy.Policy.Fixed
    with_exams.setSizePolicy(fixed, fixed)
    form = WordsForm(
        f"{NAME}.form",
        say("Mark again by today's rules"),
        say("Mark again"),
        say("Reason, kept for good with the old figures and your name"),
        (with_exams,),
    )
    form.hide()
    return form
