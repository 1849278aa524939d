"""The supervisor's page of exams: which are set, who has to sit each, and how it was sat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from trainer.ui.drop_down import DropDown
from trainer.ui.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row, wrapped
from trainer.wording import Phrase, phrase, say, say_phrase

EXAM_COLUMNS = (
    TextColumn(phrase("Exam"), 60),
    TextColumn(phrase("Set"), 20),
    TextColumn(phrase("Passed"), 20, figures=True),
)
CANDIDATE_COLUMNS = (
    TextColumn(phrase("Trainee"), 40),
    TextColumn(phrase("Due by"), 30),
    TextColumn(phrase("Status"), 30),
)
SITTING_COLUMNS = (
    TextColumn(phrase("Trainee"), 26),
    TextColumn(phrase("Exam"), 24),
    TextColumn(phrase("House"), 14),
    TextColumn(phrase("When"), 18),
    TextColumn(phrase("Status"), 18),
)
USUAL_DAYS = 7
ACTS: Mapping[str, tuple[Phrase, str]] = {
    "set": (phrase("Set an exam"), "N"),
    "withdraw": (phrase("Withdraw"), "W"),
    "assign": (phrase("Assign"), "A"),
    "unassign": (phrase("Remove"), "R"),
    "open": (phrase("Open it here"), "H"),
    "sheet": (phrase("Open and sign"), "O"),
    "blind": (phrase("Mark blind"), "B"),
    "void": (phrase("Void it"), "V"),
}
SAT = ("void", "blind", "sheet")
"""The acts on an exam that was sat, as they stand."""


@dataclass(frozen=True, slots=True)
class OfficeShown:
    """Rows of the three lists, and by exam its ``candidates`` and ``to_assign``, the people and
    classes that it can be assigned to.

    ``withdrawn`` are exams that nobody begins any more; ``open_`` are sittings without an end,
    which have no sheet to be voided on.
    """

    exams: Sequence[TextRow]
    candidates: Mapping[str, Sequence[TextRow]]
    sittings: Sequence[TextRow]
    to_assign: Mapping[str, Sequence[tuple[str, str]]]
    due: Sequence[tuple[int, str]]
    withdrawn: frozenset[str] = frozenset()
    ended: frozenset[str] = frozenset()
    open_: frozenset[str] = frozenset()


class OfficePage(QWidget):
    """Shows exams, candidates and sittings. Emits the name of an act; the chosen rows say the
    rest."""

    acted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exams")
        self.setAccessibleName(say("Exams"))
        self._shown, self._before = OfficeShown((), {}, (), {}, ()), ""
        self.exams = TextTable("exams.list", say("Exams"), EXAM_COLUMNS)
        spoken = say("Assigned trainees")
        self.candidates = TextTable("exams.candidates", spoken, CANDIDATE_COLUMNS)
        self.sittings = TextTable("exams.sittings", say("Sittings"), SITTING_COLUMNS)
        self.whom = DropDown("exams.whom", say("Assign to"))
        self.whom.setMinimumWidth(120)
        self.whom.setPlaceholderText(say("Nobody to assign to"))
        self.due = DropDown("exams.due", say("Due by"))
        self.due.setMinimumWidth(104)
        self.acts = {
            name: Button(say_phrase(text), f"exams.{name}", key=key)
            for name, (text, key) in ACTS.items()
        }
        self._none = wrapped(
            say("No exam is set. Set one from a blueprint, and assign it to a class."),
            tone="quiet",
            name="exams.none",
        )
        self._nobody = wrapped(
            say("Nobody has sat an exam yet."), tone="quiet", name="exams.nobody"
        )
        self._put_together()
        self._connect()

    def present(self, shown: OfficeShown) -> None:
        """Show these exams; what was chosen stays chosen."""
        self._shown = shown
        self.exams.present(shown.exams)
        self.sittings.present(shown.sittings)
        self.due.offer(shown.due, USUAL_DAYS)
        self._none.setVisible(not shown.exams)
        self._nobody.setVisible(not shown.sittings)
        for rows, pieces in (
            (shown.exams, (self.exams, self.acts["withdraw"], self._whom_card)),
            (shown.sittings, (self.sittings, *(self.acts[each] for each in SAT))),
        ):
            for piece in pieces:
                piece.setVisible(bool(rows))
        self._whole.setStretch(1, 1 if shown.exams else 0)
        self._whole.setStretch(2, 1 if shown.sittings else 0)
        self._whole.setStretch(3, 0 if shown.exams or shown.sittings else 1)
        self._show_candidates()
        self.acts["set"].fill(filled=not shown.exams)
        first = self.exams if shown.exams else self.acts["set"]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def exam(self) -> str:
        """The chosen exam; empty for none."""
        return self.exams.chosen_key

    @property
    def candidate(self) -> str:
        """The account of the chosen candidate; empty for none."""
        return self.candidates.chosen_key

    @property
    def sitting(self) -> str:
        """The chosen sitting; empty for none."""
        return self.sittings.chosen_key

    def choose(self, exam: str) -> None:
        """Choose that exam."""
        self.exams.choose(exam)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.text().upper()
        act = next((name for name, (_, each) in ACTS.items() if key and key == each), "")
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self) and self.sittings.hasFocus():
                self._ask("sheet")
        elif act:
            self._ask(act)
        else:
            super().keyPressEvent(event)

    def _show_candidates(self, *_: object) -> None:
        self.candidates.present(self._shown.candidates.get(self.exam, ()))
        if self.exam != self._before:
            self.whom.clear()
        self.whom.offer(self._shown.to_assign.get(self.exam, ()))
        self._before = self.exam
        found = self.exams.chosen
        title = found.cells[0] if found is not None else say("No exam chosen")
        self._title.setText(title)
        self._allow()

    def _allow(self, *_: object) -> None:
        live = bool(self.exam) and self.exam not in self._shown.withdrawn
        ended = self.sitting in self._shown.ended
        self.acts["withdraw"].setEnabled(live)
        self.acts["assign"].setEnabled(live and bool(self.whom.count()))
        for act in ("unassign", "open"):
            self.acts[act].setEnabled(live and bool(self.candidate))
        self.acts["sheet"].setEnabled(bool(self.sitting))
        self.acts["blind"].setEnabled(ended)
        self.acts["void"].setEnabled(self.sitting in self._shown.open_)
        for drop in (self.whom, self.due):
            drop.setEnabled(live)

    def _ask(self, act: str, *_: object) -> None:
        if self.acts[act].isEnabled():
            self.acted.emit(act)

    def _connect(self) -> None:
        self.exams.selectionModel().currentRowChanged.connect(self._show_candidates)
        for table in (self.candidates, self.sittings):
            table.selectionModel().currentRowChanged.connect(self._allow)
        self.sittings.doubleClicked.connect(lambda _: self._ask("sheet"))
        for name, button in self.acts.items():
            button.clicked.connect(lambda _=False, act=name: self._ask(act))

    def _assigning(self) -> QHBoxLayout:
        made = row(gap=8)
        made.addWidget(self.whom, 1)
        for piece in (self.due, self.acts["assign"]):
            made.addWidget(piece)
        return made

    def _put_together(self) -> None:
        acts = self.acts
        self._title = wrapped("", "section", name="exams.title")
        left = _card(
            row(label(say("Exams set"), "section"), None, acts["set"]),
            (self._none, self.exams),
            row(acts["withdraw"], None),
        )
        right = self._whom_card = _card(
            _beside(self._title, acts["unassign"], acts["open"]),
            (self.candidates,),
            self._assigning(),
        )
        sat = (acts[each] for each in SAT)
        below = _card(
            row(label(say("Exams sat"), "section"), None, *sat, gap=8),
            (self._nobody, self.sittings),
        )
        both = row(gap=16)
        both.addWidget(left, 10)
        both.addWidget(right, 10)
        title = label(say("Exams"), "title")
        self._whole = column(title, both, below, None, gap=14, around=(36, 28, 36, 24))
        self.setLayout(self._whole)


def _card(head: QHBoxLayout, body: Sequence[QWidget], foot: QHBoxLayout | None = None) -> QFrame:
    made = frame("card")
    whole = column(gap=8, around=(16, 12, 16, 14))
    whole.addLayout(head)
    for piece in body:
        whole.addWidget(piece, 1 if isinstance(piece, TextTable) else 0)
    whole.addStretch(0)
    if foot is not None:
        whole.addLayout(foot)
    made.setLayout(whole)
    return made


def _beside(title: QLabel, *acts: Button) -> QHBoxLayout:
    """The acts at the end of the line, and the title in the rest of it."""
    made = row(gap=8)
    made.addWidget(title, 1)
    for act in acts:
        made.addWidget(act)
    return made
