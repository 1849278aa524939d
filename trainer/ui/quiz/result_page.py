"""The result of a quiz: marks, areas, houses, certainty; and every error, confident ones first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.school.questions.quiz_sheet import Graded, QuizPart, QuizSheet
from trainer.school.questions.result import QuickSummary
from trainer.school.words.figure_words import clock
from trainer.ui.debrief.review_card import ReviewCard
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.widgets import Button, Elided, column, emptied, label, press_key, row, wrapped
from trainer.ui.quick.result_parts import TallyCard, TallyLine, WrongCard, beside_cards
from trainer.wording import say, say_count

SIDE_WIDE = 360


class QuizResultPage(QWidget):
    """Shows one result. Emits what comes next: another quiz, the paper, a clause, a drill, or the
    way back."""

    accessible_role = QAccessible.Role.Grouping

    home = Signal()
    again = Signal()
    printed = Signal()
    clause = Signal(int)
    drill = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quiz-result")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head = QuizResultHead()
        self.review = ReviewCard("quiz.review")
        self._side, self._errors = column(gap=14), column(gap=12)
        self.head.left.connect(self.home)
        self.head.onward.clicked.connect(self.again)
        self.head.paper.clicked.connect(self.printed)
        self._put_together()

    def present(self, result: QuickSummary) -> None:
        sheet = result.sheet
        assert sheet is not None, "a quiz has a sheet"
        self.setAccessibleName(
            say("Quiz: {marks} of {most} marks", marks=sheet.marks, most=sheet.most)
        )
        self.head.present(result, sheet)
        emptied(self._side)
        self._side.addWidget(_parts_card(say("By area"), "area", sheet.areas))
        self._side.addWidget(_parts_card(say("By certainty"), "certainty", sheet.certainties))
        if len(sheet.houses) > 1:
            self._side.addWidget(_parts_card(say("By house"), "house", sheet.houses))
        self._show_errors(sheet)
        self._scroll.verticalScrollBar().setValue(0)
        self.head.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"Esc": self.home.emit, "Enter": self.again.emit}
        keys |= {"P": self.printed.emit, "R": self.review.ask}
        if not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _show_errors(self, sheet: QuizSheet) -> None:
        emptied(self._errors)
        confident, others = sheet.confident_errors, sheet.other_errors
        if not confident and not others:
            self._errors.addWidget(wrapped(say("Every answer was right."), "section"))
        if confident:
            says = say("You were certain of these. At a table they cost money.")
            self._group(say("Certain, and wrong"), says, confident)
        if others:
            self._group(say("Wrong, but not certain"), "", others)
        self._errors.addStretch(1)

    def _group(self, title: str, says: str, errors: Sequence[Graded]) -> None:
        count = say_count("{count} question", "{count} questions", count=len(errors))
        self._errors.addLayout(row(label(title, "panel"), label(count, "secondary"), None, gap=12))
        if says:
            self._errors.addWidget(wrapped(says, tone="serious"))
        for graded in errors:
            card = ErrorCard(graded)
            card.clause.connect(self.clause)
            card.drill.connect(self.drill)
            self._errors.addWidget(card)

    def _put_together(self) -> None:
        self._side.setContentsMargins(0, 0, 0, 0)
        side = column(self.review, self._side, None, gap=14)
        self._scroll = beside_cards(side, SIDE_WIDE, self._errors)
        self.setLayout(column(self.head, (self._scroll, 1), gap=0))


class QuizResultHead(PageHead):
    """The figures, and the ways on."""

    def __init__(self) -> None:
        back = SquareButton("quiz.result.home", "back", say("Home"), say("Home (Esc)"))
        title = label(say("Quiz"), "panel", name="quiz.result.title")
        super().__init__(back, title, Elided("", "secondary", name="quiz.result.houses"))
        self.paper = Button(say("Print or save as PDF"), "quiz.result.print", key="P")
        self.onward = Button(say("Another quiz"), "quiz.result.again", kind="primary", key="Enter")
        self._marks = Figure(say("Marks"), "quiz.result.marks")
        self._right = Figure(say("Right"), "quiz.result.right")
        self._time = Figure(say("Time"), "quiz.result.time")
        self.add(self._marks, self._right, self._time, self.paper, self.onward)

    def present(self, result: QuickSummary, sheet: QuizSheet) -> None:
        self.under.setText(result.house_title)
        marks = marks_words(sheet.marks)
        self._marks.tell(say("{some} of {all}", some=marks, all=sheet.most))
        self._right.tell(say("{some} of {all}", some=result.right, all=result.of))
        self._time.tell(clock(result.elapsed_ms))
        self.paper.setEnabled(result.can_repeat)
        self.onward.setEnabled(result.can_repeat)


def marks_words(marks: int) -> str:
    """Marks with a true minus."""
    return f"−{-marks}" if marks < 0 else str(marks)


def _parts_card(title: str, name: str, parts: Sequence[QuizPart]) -> TallyCard:
    return TallyCard(
        title, ("", say("Right"), say("Marks")), [_part_line(name, each) for each in parts]
    )


def _part_line(name: str, part: QuizPart) -> TallyLine:
    right = say("{some} of {all}", some=part.right, all=part.items)
    spoken = say(
        "{name}: {share} right, {marks} marks", name=part.words, share=right, marks=part.marks
    )
    figures = right, marks_words(part.marks)
    return TallyLine(f"quiz.{name}.{part.name}", part.words, figures, spoken)


class ErrorCard(WrongCard):
    """A wrong answer of a quiz. Emits that its clause is asked for, or new questions of its
    kind."""

    clause = Signal(int)
    drill = Signal(int)

    def __init__(self, graded: Graded) -> None:
        super().__init__(graded.item)
        number = graded.number
        reason = graded.item.marked.reason
        clause = Button(say("The clause"), f"quiz.clause.{number}")
        clause.clicked.connect(lambda: self.clause.emit(number))
        clause.setVisible(reason.clause is not None)
        drill = Button(say("Practise this"), f"quiz.drill.{number}")
        drill.clicked.connect(lambda: self.drill.emit(number))
        clause.setAccessibleName(say("The clause of question {number}", number=number))
        drill.setAccessibleName(say("Practise what question {number} asked", number=number))
        words = [graded.house_title, graded.area.words]
        if graded.certainty is not None:
            words.append(graded.certainty.words)
        about = wrapped(" · ".join(words), "secondary", name=f"quiz.about.{number}")
        line = row((about, 1), clause, drill, gap=8)
        self.body.addLayout(line)
