"""Today's plan: how long it takes, what it is for, and the way into it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from trainer.ui.home.snapshot import PlanLineShown, PlanShown, QuestionsShown
from trainer.ui.line_button import EDGE, GAP, LineButton, LineCell
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, Elided, column, emptied, hairline, label, row, wrapped
from trainer.wording import say, say_count

SOURCE_WIDE = 96
EDGE_PX = round(EDGE)
"""All lines of the card begin where those that can be pressed do."""


class PlanCard(QFrame):
    """Shows the plan of the chosen house. Emits when its session shall begin, or the quick drill
    that asks for what no round shows."""

    practise = Signal()
    test_out = Signal()
    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("plan")
        self.setAccessibleName(say("Plan for today"))
        self.title = wrapped("", "panel", name="plan.title")
        self.rounds = wrapped("", "secondary", name="plan.rounds")
        self.ready = wrapped("", "secondary", name="plan.ready")
        self.habit = wrapped("", "caption", name="plan.habit")
        self.begin = Button(say("Practise"), "plan.practise", kind="primary", key="P")
        self.begin.setMinimumHeight(42)
        self.begin.setEnabled(False)
        self.begin.clicked.connect(self.practise)
        self.testing = Button(say("Test me out of this house"), "plan.test-out", key="O")
        self.testing.setEnabled(False)
        self.testing.clicked.connect(self.test_out)
        self.left = wrapped("", "caption", name="plan.left")
        self._lines, self._questions = column(gap=0), column(gap=0)
        self._put_together()

    def present(self, plan: PlanShown) -> None:
        """Show this plan."""
        for text, said in (
            (self.title, plan.title),
            (self.rounds, plan.rounds),
            (self.ready, plan.ready),
            (self.habit, plan.habit),
        ):
            text.setText(said)
        self.testing.setEnabled(plan.left > 0)
        self.left.setText(left_words(plan.left))
        emptied(self._lines)
        for line in plan.lines:
            self._lines.addWidget(_Line(line))
        if plan.more:
            self._lines.addSpacing(4)
            more = label(plan.more, "secondary", name="plan.more")
            more.setIndent(EDGE_PX)
            self._lines.addWidget(more)
        emptied(self._questions)
        for questions in plan.questions:
            self._questions.addWidget(self._asking(questions))

    def stand_back(self, *, behind: bool) -> None:
        """Leave the first place to a round that waits on the table."""
        self.begin.setProperty("kind", "" if behind else "primary")
        self.begin.style().unpolish(self.begin)
        self.begin.style().polish(self.begin)

    def _asking(self, questions: QuestionsShown) -> QWidget:
        cells = (
            LineCell(say("Questions"), scaled(SOURCE_WIDE) - GAP + 8, quiet=True),
            LineCell(questions.words, 0.9),
            LineCell(say("Begin"), scaled(52), bold=True, right=True),
        )
        spoken = say("Begin: {what}", what=questions.words)
        button = LineButton(cells, f"plan.ask.{questions.drill}", spoken)
        button.clicked.connect(partial(self._ask, questions.drill))
        return button

    def _ask(self, drill: str, *_: object) -> None:
        self.asked.emit(drill)

    def _put_together(self) -> None:
        told = column(label(say("Plan for today"), "secondary"), self.title, self.rounds, gap=2)
        head = row(gap=16)
        head.addLayout(told, 1)
        head.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignTop)
        testing = column(gap=6) if scaled(100) > 100 else row(gap=12)
        testing.addWidget(self.testing)
        testing.addWidget(self.left, 1)
        body = column(head, self._lines, self._questions, None, gap=8, around=20)
        for each in (self.ready, self.habit):
            body.addWidget(each)
        body.addLayout(testing)
        self.setLayout(body)


def left_words(left: int) -> str:
    """The number of skills that a test-out would ask for, in words."""
    if not left:
        return say("You are through this house: nothing is left to show.")
    return say_count(
        "{count} skill is left to show, at full tables.",
        "{count} skills are left to show, at full tables.",
        count=left,
    )


class _Line(QFrame):
    """One skill: why it is there, what it is, when it was last asked for."""

    def __init__(self, line: PlanLineShown) -> None:
        super().__init__()
        self.setAccessibleName(f"{line.source}: {line.skill} {line.ago}".rstrip())
        source = label(line.source, "secondary")
        source.setFixedWidth(scaled(SOURCE_WIDE))
        skill = Elided(line.skill)
        cells = row(source, gap=8, around=(EDGE_PX, 5, EDGE_PX, 5))
        cells.addWidget(skill, 1)
        cells.addWidget(label(line.ago, "secondary"))
        self.setLayout(column(hairline(), cells, gap=0))
