"""A reason out of three, and a certainty, asked before the program says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from trainer.errors import InputError, Problem
from trainer.school.debrief.reasoning import WhyAsked
from trainer.school.questions.certainty import Certainty
from trainer.ui.kit.form_dialog import FormAsked
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, label, row, worn
from trainer.wording import say


class ReasonRow(Ground):
    """A few answers, one of which is chosen by its digit or a click. Emits that one was."""

    chosen = Signal()

    def __init__(
        self, name: str, title: str, answers: Sequence[str], *, first: int = 1, across: bool = False
    ) -> None:
        super().__init__("plain", name, title)
        self._group = QButtonGroup(self)
        self.buttons = [
            self._button(f"{name}.{at + 1}", str(first + at), text)
            for at, text in enumerate(answers)
        ]
        for button in self.buttons:
            self._group.addButton(button)
            button.clicked.connect(lambda *_: self.chosen.emit())
        pieces: list[QWidget] = [*self.buttons]
        laid = row(*pieces, None, gap=6) if across else column(*pieces, gap=4)
        self.setLayout(column(label(title, "strong"), laid, gap=4))

    @property
    def place(self) -> int:
        """The index of the choice, from 0; -1 for none."""
        return next((at for at, each in enumerate(self.buttons) if each.isChecked()), -1)

    def begin(self) -> None:
        """Give the keyboard to the chosen answer, or to the first."""
        self.buttons[max(0, self.place)].setFocus(Qt.FocusReason.OtherFocusReason)

    def typed(self, text: str) -> bool:
        """Choose the answer with that digit. True if it is one of these."""
        found = next((each for each in self.buttons if each.key == text), None)
        if found is not None:
            found.setChecked(True)
            self.chosen.emit()
        return found is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        there = next((k for k, each in enumerate(self.buttons) if each.hasFocus()), 0)
        if by and 0 <= there + by < len(self.buttons):
            self.buttons[there + by].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def _button(self, name: str, key: str, text: str) -> Wrapping:
        made = Wrapping(text, name, key)
        made.setCheckable(True)
        return made


class Wrapping(Button):
    """A choice whose words stand at its left, on as many lines as they take."""

    _PAST_WORDS = 12 + 8 + 10

    def __init__(self, text: str, name: str, key: str) -> None:
        super().__init__(text, name, kind="choice", key=key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text()) + 2
        wide = min(words, scaled(LINE)) + self._beside
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._beside + scaled(40), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(width - self._beside, scaled(40)), 1000)
        words = self.fontMetrics().boundingRect(room, WRAPPED, self.text())
        return max(scaled(34), words.height() + 14)

    @property
    def _beside(self) -> int:
        return round(self._cap_width()) + self._PAST_WORDS

    def _write(self, painter: QPainter) -> None:
        words = QRect(12, 0, self.width() - self._beside, self.height())
        painter.setPen(QColor(worn().text))
        painter.setFont(self.font())
        painter.drawText(words, WRAPPED, self.text())
        self._write_cap(painter, self.width() - self._cap_width() - 10)


LINE = 560
"""A longer reason takes a second line."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class WhyForm(Ground):
    """The reasons above the certainties. Emits that an answer changed, and that both are given."""

    changed = Signal()
    given = Signal()

    def __init__(self, name: str, title: str, reasons: Sequence[str]) -> None:
        super().__init__("plain")
        words = [each.words for each in Certainty]
        self.why = ReasonRow(f"{name}.why", title, reasons)
        # The digits go on: one that answers both questions would leave open which it means.
        self.sure = ReasonRow(
            f"{name}.sure",
            say("How sure are you?"),
            words,
            first=len(self.why.buttons) + 1,
            across=True,
        )
        self.setLayout(column(self.why, self.sure, gap=8))
        self.why.chosen.connect(self._reasoned)
        self.sure.chosen.connect(self._said)

    @property
    def is_whole(self) -> bool:
        """True if both are answered."""
        return self.why.place >= 0 and self.sure.place >= 0

    @property
    def certainty(self) -> int:
        """The certainty, from 1; 0 before it is given."""
        return self.sure.place + 1

    def begin(self) -> None:
        """Give the keyboard to the open question."""
        (self.why if self.why.place < 0 else self.sure).begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self.why.typed(event.text()) or self.sure.typed(event.text())):
            super().keyPressEvent(event)

    def _reasoned(self) -> None:
        self.changed.emit()
        if self.sure.place < 0:
            self.sure.begin()

    def _said(self) -> None:
        self.changed.emit()
        if self.is_whole:
            self.given.emit()


EDGE, MIDDLE_SEAT = 16, 4


def ask_why(table: QWidget, asked: WhyAsked, record: Callable[[str, int], object]) -> bool:
    """The reason and how sure, recorded; False where the trainee does not say."""
    form = why_form(table, asked, record)
    form.move(table.mapToGlobal(clear_of_hands(table, form, asked.seat)))
    return form.asked()


def clear_of_hands(table: QWidget, form: FormAsked, seat: int) -> QPoint:
    """The upper corner that is farther from the seat."""
    # Its hand and the dealer's stay in sight.
    at_right = table.width() - form.sizeHint().width() - EDGE
    return QPoint(at_right if seat < MIDDLE_SEAT else EDGE, EDGE)


def why_form(parent: QWidget, asked: WhyAsked, record: Callable[[str, int], object]) -> FormAsked:
    """The form that asks; what it is given is recorded."""
    form = WhyForm("why", asked.spot, asked.choices)
    form.setFocusProxy(form.why.buttons[0])

    def said() -> None:
        if not form.is_whole:
            form.begin()
            raise InputError([Problem((), "open", say("Choose a reason, and say how sure."))])
        record(asked.choices[form.why.place], form.certainty)

    heading = say("{place}: say why", place=asked.place.headed(asked.seat))
    dialog = FormAsked(parent, heading, (form,), said, button=say("Send"))
    form.given.connect(dialog.accept_.setFocus)
    return dialog
