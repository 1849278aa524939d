"""A trainee's exams: the one under way, those to be sat, those that were sat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from trainer.ui.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row, wrapped
from trainer.wording import phrase, say

MOST_ROWS, HEAD_HIGH = 4, 40
TO_SIT = (
    TextColumn(phrase("Exam"), 40),
    TextColumn(phrase("House"), 24),
    TextColumn(phrase("Due by"), 20),
    TextColumn(phrase("Tries"), 16, figures=True),
)
SAT = (
    TextColumn(phrase("Exam"), 34),
    TextColumn(phrase("House"), 22),
    TextColumn(phrase("Ended"), 24),
    TextColumn(phrase("Outcome"), 20),
)


@dataclass(frozen=True, slots=True)
class ToSit:
    """One exam to be sat: its row, what it is like, and why it cannot be opened now."""

    row: TextRow
    about: str
    why_not: str


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The exam that is under way, in words."""

    title: str
    told: str


@dataclass(frozen=True, slots=True)
class MyExamsShown:
    """All that the page shows; ``notice`` says why exams to be sat cannot be listed now."""

    under_way: UnderWay | None
    to_sit: Sequence[ToSit]
    sat: Sequence[TextRow]
    notice: str = ""


class MyExamsPage(QWidget):
    """Lists a trainee's exams.

    Emits the exam to be opened, the sitting whose sheet is wanted, and what is wanted of the one
    under way.
    """

    opened = Signal(str)
    sheet = Signal(str)
    gone_on = Signal()
    discontinued = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("my-exams")
        self.setAccessibleName(say("Exams"))
        self._shown = MyExamsShown(None, (), ())
        self.to_sit = TextTable("my-exams.to-sit", say("To be sat"), TO_SIT)
        self.sat = TextTable("my-exams.sat", say("Exams sat"), SAT)
        self.open_ = Button(say("Open by a supervisor's PIN"), "my-exams.open", kind="primary")
        self.go_on = Button(say("Resume"), "my-exams.go-on", kind="primary", key="G")
        self.end = Button(say("Discontinue"), "my-exams.discontinue", key="D")
        self.see = Button(say("Result sheet"), "my-exams.sheet", key="R")
        self._about = wrapped("", tone="quiet", name="my-exams.about")
        self._why_not = wrapped("", tone="quiet", name="my-exams.why-not")
        self._notice = wrapped("", tone="quiet", name="my-exams.notice")
        self._title = label("", "section", name="my-exams.title")
        self._told = wrapped("", tone="quiet", name="my-exams.told")
        self._put_together()
        self._connect()

    def present(self, shown: MyExamsShown) -> None:
        self._shown = shown
        self._show_under_way(shown.under_way)
        self._notice.setText(shown.notice)
        self._notice.setVisible(bool(shown.notice))
        self.to_sit.present([each.row for each in shown.to_sit])
        self.sat.present(shown.sat)
        self._none_to_sit.setVisible(not shown.to_sit and not shown.notice)
        self.to_sit.setVisible(bool(shown.to_sit))
        self._sat_card.setVisible(bool(shown.sat))
        for table, rows in ((self.to_sit, shown.to_sit), (self.sat, shown.sat)):
            table.selectRow(0)
            table.setFixedHeight(_high(min(len(rows), MOST_ROWS)))
        self._allow()
        first = self.go_on if shown.under_way is not None else self.to_sit
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> ToSit | None:
        """The chosen exam among those to be sat."""
        at = self.to_sit.currentIndex().row()
        return self._shown.to_sit[at] if 0 <= at < len(self._shown.to_sit) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"G": self.go_on, "D": self.end, "R": self.see}
        button = keys.get(event.text().upper())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._enter()
        elif button is not None:
            if button.isEnabled() and button.isVisible():
                button.click()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self.sat.hasFocus():
            self.see.click()
        elif self.open_.isVisible():
            self.open_.click()

    def _show_under_way(self, under_way: UnderWay | None) -> None:
        self._under_way.setVisible(under_way is not None)
        if under_way is not None:
            self._title.setText(under_way.title)
            self._told.setText(under_way.told)

    def _allow(self, *_: object) -> None:
        chosen, busy = self.chosen, self._shown.under_way is not None
        why_not = chosen.why_not if chosen is not None else ""
        if busy and chosen is not None and not why_not:
            why_not = say("Finish the exam under way first.")
        self._about.setText(chosen.about if chosen is not None else "")
        self._why_not.setText(why_not)
        for text in (self._about, self._why_not):
            text.setVisible(bool(text.text()))
        self.open_.setVisible(chosen is not None and not why_not)
        self.see.setEnabled(self.sat.chosen is not None)

    def _ask_open(self, *_: object) -> None:
        if self.chosen is not None:
            self.opened.emit(self.chosen.row.key)

    def _ask_sheet(self, *_: object) -> None:
        if self.sat.chosen is not None:
            self.sheet.emit(self.sat.chosen_key)

    def _connect(self) -> None:
        self.open_.clicked.connect(self._ask_open)
        self.go_on.clicked.connect(self.gone_on)
        self.end.clicked.connect(self.discontinued)
        self.see.clicked.connect(self._ask_sheet)
        self.sat.doubleClicked.connect(self._ask_sheet)
        for table in (self.to_sit, self.sat):
            table.selectionModel().currentRowChanged.connect(self._allow)

    def _put_together(self) -> None:
        self._under_way = _card(
            column(
                label(say("Under way"), "caption"),
                self._title,
                self._told,
                row(self.go_on, self.end, None, gap=8),
                gap=8,
                around=(20, 14, 20, 16),
            ),
            "here",
        )
        self._none_to_sit: QLabel = wrapped(
            say("No exam is assigned to you."), tone="quiet", name="my-exams.none"
        )
        to_sit: QVBoxLayout = column(
            label(say("To be sat"), "section"), gap=8, around=(20, 14, 20, 16)
        )
        for piece in (self._notice, self._none_to_sit):
            to_sit.addWidget(piece)
        to_sit.addWidget(self.to_sit)
        for piece in (self._about, self._why_not):
            to_sit.addWidget(piece)
        to_sit.addLayout(row(self.open_, None))
        sat: QVBoxLayout = column(
            row(label(say("Exams sat"), "section"), None, self.see), gap=8, around=(20, 14, 20, 16)
        )
        sat.addWidget(self.sat)
        self._sat_card = _card(sat)
        whole: QVBoxLayout = column(
            label(say("Exams"), "title"), self._under_way, gap=14, around=(36, 28, 36, 24)
        )
        whole.addWidget(_card(to_sit))
        whole.addWidget(self._sat_card)
        whole.addStretch(1)
        self.setLayout(whole)


def _card(body: QVBoxLayout, kind: Literal["card", "here"] = "card") -> QFrame:
    made = frame(kind)
    made.setLayout(body)
    return made


def _high(rows: int) -> int:
    return scaled(HEAD_HIGH) + rows * scaled(ROW_HEIGHT) + 4
