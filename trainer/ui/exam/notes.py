"""Small forms of an exam: a note before it is left, a reason before it ends, a last question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.school.exam.opening import ExamRefused
from trainer.ui.people.fields import NamedField
from trainer.ui.people.form_dialog import FormAsked
from trainer.ui.work_left import left_words
from trainer.wording import say


class NoteAsked(FormAsked):
    """Asks for a few words, without which nothing is done."""

    def __init__(
        self, parent: QWidget, heading: str, field: str, *, button: str, says: str, missing: str
    ) -> None:
        self.note = NamedField("note.words", field)
        self._missing = missing
        super().__init__(parent, heading, (self.note,), self._check, button=button, says=says)

    def words(self) -> str:
        """The note; empty if nothing is to be done."""
        return self.note.text.strip() if self.asked() else ""

    def _check(self) -> None:
        if not self.note.text.strip():
            raise ExamRefused(self._missing)


def leave_note(parent: QWidget) -> NoteAsked:
    return NoteAsked(
        parent,
        say("Leave the exam"),
        say("Why do you leave?"),
        button=say("Leave with this note"),
        says=say(
            "The clock stands still until a supervisor lets you go on. Your note stays on record."
        ),
        missing=say("Write why you leave: the note stays on record."),
    )


def discontinue_reason(parent: QWidget) -> NoteAsked:
    return NoteAsked(
        parent,
        say("Discontinue the exam"),
        say("For what reason?"),
        button=say("Go on to the PIN"),
        says=say(
            "For a reason that is not the trainee’s. It is no try, and nothing that was not done "
            "counts. The reason stays on record."
        ),
        missing=say("Write the reason: it stays on record."),
    )


def void_reason(parent: QWidget) -> NoteAsked:
    return NoteAsked(
        parent,
        say("Void this sitting"),
        say("For what reason?"),
        button=say("Void it"),
        says=say("It does not count any more. What was done, and your reason, stay on record."),
        missing=say("Write the reason: it stays on record."),
    )


class SureAsked(FormAsked):
    """Asks before something is done that cannot be taken back."""

    def __init__(self, parent: QWidget, heading: str, says: str, button: str) -> None:
        super().__init__(parent, heading, (), _nothing, button=button, says=says)


def _nothing() -> None:
    """There is nothing to be refused."""


def hand_in(
    parent: QWidget, left: Sequence[int] = (), *, last: bool = False, ruling: bool = False
) -> SureAsked:
    """``left`` are the seats at which nothing was done, which anybody can see. ``last``: no task
    comes after it; ``ruling``: it is an irregularity."""
    over = say("It is over as it lies, and the next task comes. This cannot be taken back.")
    if last:
        over = say("It is over as it lies, and the exam ends. This cannot be taken back.")
    return SureAsked(
        parent,
        say("Hand this ruling in?") if ruling else say("Hand this round in?"),
        f"{left_words(left)} {over}" if left else over,
        say("Hand it in"),
    )
