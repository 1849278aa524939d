"""One criterion that an examiner judges, in four steps with what each looks like."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from trainer.drills.table_form import Criterion, CriterionGrade
from trainer.school.table_test.record import CriterionJudged
from trainer.ui.segments import Segments
from trainer.ui.table_test.fingers import for_fingers
from trainer.ui.widgets import column, label, row, wrapped
from trainer.wording import say

UNSEEN = 0


class CriterionCard(QFrame):
    """One criterion in four steps, each with what it looks like. Emits what was judged."""

    judged = Signal(str, object)

    def __init__(
        self, criterion: Criterion, judged: CriterionJudged | None, *, still: bool
    ) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._criterion = criterion
        steps = [
            *((int(grade), grade.words) for grade in CriterionGrade),
            (UNSEEN, say("Not seen")),
        ]
        self.steps = Segments(f"criterion.{criterion.name}", criterion.heading, steps)
        self.note = QLineEdit()
        self.note.setObjectName(f"criterion.{criterion.name}.note")
        self.note.setAccessibleName(say("Note on {what}", what=criterion.heading))
        self._anchor = wrapped("", "dense", tone="quiet", name=f"criterion.{criterion.name}.anchor")
        if judged is not None:
            self.steps.show_chosen(UNSEEN if judged.grade is None else int(judged.grade))
            self.note.setText(judged.note)
        self._tell()
        for_fingers(self.steps, self.note)
        for control in (self.steps, self.note):
            control.setEnabled(not still)
        self.steps.chosen.connect(self._judge)
        self.note.editingFinished.connect(self._judge)
        head = row(label(criterion.heading, "section"), None, gap=8)
        if criterion.needed:
            head.addWidget(label(say("has to be seen"), "caption"))
        pieces = (head, wrapped(criterion.question, "dense"), self.steps, self._anchor)
        line = row(label(say("Note"), "secondary"), self.note, gap=10)
        self.setLayout(column(*pieces, line, gap=8, around=(18, 12, 18, 14)))

    def _judge(self, *_: object) -> None:
        chosen = self.steps.value
        self._tell()
        if isinstance(chosen, int):
            grade = CriterionGrade(chosen) if chosen else None
            self.judged.emit(self._criterion.name, CriterionJudged(grade, self.note.text().strip()))

    def _tell(self) -> None:
        chosen = self.steps.value
        if isinstance(chosen, int) and chosen:
            self._anchor.setText(self._criterion.anchor(CriterionGrade(chosen)))
        else:
            self._anchor.setText(
                say(
                    'From "{lowest}" to "{highest}"',
                    lowest=self._criterion.anchor(CriterionGrade.UNSAFE),
                    highest=self._criterion.anchor(CriterionGrade.MODEL),
                )
            )
