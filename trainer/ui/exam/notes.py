"""Small forms of an exam: a note before it is left, a reason before it ends, a last question."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trainer.school.exam.opening import ExamRefused
from trainer.ui.kit.form_dialog import FormAsked, NamedField
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
        say("Why are you leaving?"),
        button=say("Leave with this note"),
        says=say(
            "The clock stops until a supervisor lets you continue. Your note stays on record."
        ),
        missing=say("Say why you are leaving. Your note stays on record."),
    )


def discontinue_reason(parent: QWidget) -> NoteAsked:
    return NoteAsked(
        parent,
        say("Discontinue the exam"),
        say("For what reason?"),
        button=say("Continue to the PIN"),
        says=say(
            "For a reason that is not the trainee's. It does not count as a try. The reason "
            "stays on record."
        ),
        missing=say("Enter a reason. It stays on record."),
    )


def void_reason(parent: QWidget, stops: str) -> NoteAsked:
    """``stops``: the sitting is why an exam cannot be opened, in these words."""
    kept = say("Once void, it no longer counts. The record and your reason are kept.")
    return NoteAsked(
        parent,
        say("The exam cannot be opened") if stops else say("Void this sitting"),
        say("For what reason?"),
        button=say("Void it"),
        says=f"{stops} {kept}".strip(),
        missing=say("Enter a reason. It stays on record."),
    )


class SureAsked(FormAsked):
    """Asks before something is done that cannot be taken back."""

    def __init__(self, parent: QWidget, heading: str, says: str, button: str) -> None:
        super().__init__(parent, heading, (), button=button, says=says)


def hand_in(
    parent: QWidget, left: str = "", *, last: bool = False, ruling: bool = False
) -> SureAsked:
    """Ask before a task is handed in.

    ``left`` names the seats at which nothing was done. ``last``: no task comes after it;
    ``ruling``: it is an irregularity.
    """
    over = say("It ends as it is, and the next task follows. You cannot undo this.")
    if last:
        over = say("It ends as it is, and so does the exam. You cannot undo this.")
    return SureAsked(
        parent,
        say("Submit this ruling?") if ruling else say("Submit this round?"),
        f"{left} {over}" if left else over,
        say("Submit"),
    )
