"""A reading in the making: its question and reasons, around the fields of the other answer."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import let_rest
from trainer.ui.kit.form_dialog import entries_dropped
from trainer.ui.kit.widgets import Button, column, frame, hairline, label, text_line, wrapped
from trainer.ui.kit.words_form import Unsent
from trainer.wording import say

LONGEST = 400


class ReadingForm(Unsent):
    """Stands above the fields of the rule, and ``bottom`` below them. Emits that the reading shall
    be made, and that it is given up."""

    made = Signal()
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.heading = wrapped("", "panel", name="workshop.reading.heading")
        self.clause = label("", "caption")
        self.sentence = wrapped("", name="workshop.reading.sentence")
        self.question = _line("question", say("The question that it leaves open"))
        self.house = wrapped("", "strong", name="workshop.reading.house")
        self.house_why = _line("why", say("What speaks for it"))
        self.other = wrapped("", "strong", name="workshop.reading.other")
        self.other_why = _line("other_why", say("What speaks for the other answer"))
        self.make = Button(
            say("Make the reading"), "workshop.reading.make", kind="primary", key="Ctrl Enter"
        )
        self.cancel = Button(say("Cancel"), "workshop.reading.cancel", key="Esc")
        self.bottom = frame("plain")
        self._put_together()
        self.make.clicked.connect(self.made)
        self.cancel.clicked.connect(self._leave)
        self.put_away()

    def _put_together(self) -> None:
        quoted = frame("well")
        quoted.setLayout(column(self.clause, self.sentence, gap=2, around=(14, 10, 14, 12)))
        self.setLayout(
            column(
                self.heading,
                quoted,
                8,
                *_named(self.question),
                10,
                hairline(),
                8,
                self.house,
                *_named(self.house_why),
                10,
                hairline(),
                8,
                label(say("The other answer: change what it changes"), "strong"),
                gap=6,
                around=(4, 8, 4, 4),
            )
        )
        buttons = Flow(gap=8)
        for each in (self.make, self.cancel):
            buttons.addWidget(each)
        self.bottom.setLayout(
            column(self.other, *_named(self.other_why), 10, buttons, gap=6, around=(4, 0, 4, 8))
        )

    @property
    def is_open(self) -> bool:
        """True while a reading is made."""
        return not self.isHidden()

    def open(self, rule: str, clause: str, sentence: str) -> None:
        """A reading of that rule in that sentence is begun, and the keyboard in its question."""
        self.heading.setText(say("Make a reading: {rule}", rule=rule))
        self.clause.setText(clause)
        self.sentence.setText(f"“{sentence}”")
        for each in (self.question, self.house_why, self.other_why):
            each.clear()
            each.setReadOnly(False)
        self.busy(busy=False)
        self.show()
        self.bottom.show()
        self.question.setFocus(Qt.FocusReason.OtherFocusReason)

    def hold(self, question: str, why: str) -> None:
        """One more answer to that question, which stays as it is; the keyboard is in the fields."""
        for line, text in ((self.question, question), (self.house_why, why)):
            line.setText(text)
            line.setReadOnly(True)
        self.other_why.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_begun(self) -> bool:
        """It waits while other pages are looked up."""
        return False

    @property
    def is_lost_with_window(self) -> bool:
        written = (self.question, self.house_why, self.other_why)
        return self.is_open and any(each.isModified() and each.text() for each in written)

    def may_end(self) -> bool:
        """Ask before what was written is lost; True if it may be."""
        return not self.is_lost_with_window or entries_dropped(self)

    def forget(self) -> None:
        self.given_up.emit()

    def _leave(self) -> None:
        if self.may_end():
            self.given_up.emit()

    def put_away(self) -> None:
        self.hide()
        self.bottom.hide()

    def tell(self, house: str, other: str) -> None:
        """Both answers in words; the other one is empty while they are the same."""
        self.house.setText(say("The house's answer: {answer}", answer=house))
        nothing = say("Nothing is changed yet.")
        self.other.setText(say("The other answer: {answer}", answer=other) if other else nothing)

    def take_between(self, fields: QWidget) -> None:
        """Tab leads from the question through these fields to the other answer."""
        every = (each for each in fields.findChildren(QWidget) if each.window() is fields.window())
        inner = [each for each in every if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for one, following in pairwise((self.house_why, *inner, self.other_why)):
            QWidget.setTabOrder(one, following)

    def busy(self, *, busy: bool) -> None:
        """A round that tells the answers apart is looked for."""
        let_rest(self.make, resting=busy)


def _line(name: str, title: str) -> QLineEdit:
    return text_line(f"workshop.reading.{name}", title, most=LONGEST)


def _named(line: QLineEdit) -> tuple[QLabel | QWidget, ...]:
    return label(line.accessibleName(), "secondary"), line
